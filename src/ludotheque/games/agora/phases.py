"""What the table is waiting for: one number a kind of decision, in the order of a round."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Decision

NEGOTIATE: Final = 0
BID: Final = 1
DISCARD: Final = 2
LAST_LOT: Final = 3
SELL: Final = 4
REPUTE: Final = 5
BRIBE: Final = 6
ORDER: Final = 7
OVER: Final = 8

PHASES: Final = ("negotiate", "bid", "discard", "last_lot", "sell", "repute", "bribe", "order", "over")
ASKS: Final = (
    Decision("negotiate", "AGO-044"),
    Decision("bid", "AGO-046"),
    Decision("discard", "AGO-041"),
    Decision("last_lot", "AGO-055"),
    Decision("sell", "AGO-070"),
    Decision("repute", "AGO-074"),
    Decision("bribe", "AGO-075"),
    Decision("order", "AGO-076"),
)
