"""What a seat of Agartha can be asked, as small numbers for the state and as decisions for the table."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Decision

ASK_START: Final = 0
ASK_BID: Final = 1
ASK_MOVE: Final = 2
ASK_MOVE_TO: Final = 3
ASK_SWAP: Final = 4
ASK_SWAP_WITH: Final = 5
ASK_DRAW: Final = 6
ASK_PLACE: Final = 7
ASK_PICK: Final = 8
ASK_VALIDATE: Final = 9
ASK_OVER: Final = 10
ASK_NOBODY: Final = 11  # the table runs by itself; never when it is at rest

DECISIONS: Final = (
    Decision("place_start", "AGA-017"),
    Decision("bid", "AGA-028"),
    Decision("move_card", "AGA-041"),
    Decision("move_to", "AGA-041"),
    Decision("swap_first", "AGA-043"),
    Decision("swap_second", "AGA-043"),
    Decision("draw_from", "AGA-044"),
    Decision("place_card", "AGA-054"),
    Decision("pick_card", "AGA-050"),
    Decision("validate", "AGA-060"),
)
KINDS: Final = tuple([decision.kind for decision in DECISIONS])
ASKS: Final = (*KINDS, "over")
