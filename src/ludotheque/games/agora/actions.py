"""Every action of Agora. Ids are places in the table: never renumbered, never reused."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Action
from ludotheque.games.agora.components import (
    BIT,
    GOOD_KEYS,
    GOODS,
    KIND_KEYS,
    KINDS,
    MAGISTRATE_KEYS,
    MAGISTRATES,
    MAX_BID,
    MAX_REPUTATION,
    SOLD_AS,
    SOURCE_KEYS,
    VALUES,
)
from ludotheque.games.agora.phases import BID, BRIBE, DISCARD, LAST_LOT, NEGOTIATE, ORDER, REPUTE, SELL

MAX_BRIBE: Final = MAGISTRATES - 1  # AGO-R37: the revealed one is not in the pile
SALES: Final = [(kind, good) for kind in range(KINDS) for good in range(GOODS) if SOLD_AS[kind] & BIT[good]]

ACTIONS: Final = (
    *[Action("negotiate", (value,)) for value in range(VALUES)],
    *[Action("bid", (amount,)) for amount in range(MAX_BID + 1)],
    *[Action("buy", (kind,)) for kind in range(KINDS)],
    Action("buy_done"),
    Action("pass"),
    *[Action("discard", (kind,)) for kind in range(KINDS)],
    *[Action("sell", sale) for sale in SALES],
    Action("sell_done"),
    *[Action("repute", (n,)) for n in range(MAX_REPUTATION + 1)],
    *[Action("bribe", (n,)) for n in range(MAX_BRIBE + 1)],
    *[Action("order", (magistrate,)) for magistrate in range(MAGISTRATES)],
)
ARGS: Final[dict[str, dict[str, str | None]]] = {
    "negotiate": {"value": None},
    "bid": {"amount": None},
    "buy": {"kind": "kind"},
    "buy_done": {},
    "pass": {},
    "discard": {"kind": "kind"},
    "sell": {"kind": "kind", "good": "good"},
    "sell_done": {},
    "repute": {"n": None},
    "bribe": {"n": None},
    "order": {"magistrate": "magistrate"},
}

# The first id of each kind, and the same table as numbers for the rules.
NEGOTIATE_0: Final = 0
BID_0: Final = 5
BUY_0: Final = 106
BUY_DONE: Final = 122
PASS: Final = 123
DISCARD_0: Final = 124
SELL_0: Final = 140
SELL_DONE: Final = 168
REPUTE_0: Final = 169
BRIBE_0: Final = 198
ORDER_0: Final = 206

ASKED_IN: Final[tuple[int, ...]] = tuple(  # the phase whose question the action answers
    [NEGOTIATE] * VALUES
    + [BID] * (MAX_BID + 1)
    + [LAST_LOT] * (KINDS + 2)
    + [DISCARD] * KINDS
    + [SELL] * (len(SALES) + 1)
    + [REPUTE] * (MAX_REPUTATION + 1)
    + [BRIBE] * (MAX_BRIBE + 1)
    + [ORDER] * MAGISTRATES
)
SALE_KIND: Final[tuple[int, ...]] = tuple([kind for kind, _ in SALES])
SALE_GOOD: Final[tuple[int, ...]] = tuple([good for _, good in SALES])

# Lists of ids, ready to be cut or copied.
NEGOTIATIONS: Final[list[list[int]]] = [
    [NEGOTIATE_0 + value for value in range(VALUES) if values & BIT[value]] for values in range(32)
]
BIDS: Final[list[int]] = list(range(BID_0, BID_0 + MAX_BID + 1))
REPUTES: Final[list[int]] = list(range(REPUTE_0, REPUTE_0 + MAX_REPUTATION + 1))
BRIBES: Final[list[int]] = list(range(BRIBE_0, BRIBE_0 + MAX_BRIBE + 1))
SELLS: Final[list[list[int]]] = [  # [kind * 16 + set of open tiles]
    [SELL_0 + i for i in range(len(SALES)) if SALE_KIND[i] == kind and tiles & BIT[SALE_GOOD[i]]]
    for kind in range(KINDS)
    for tiles in range(16)
]

NAMES: Final = {
    "good": GOOD_KEYS,
    "kind": KIND_KEYS,
    "magistrate": MAGISTRATE_KEYS,
    "source": SOURCE_KEYS,
}
