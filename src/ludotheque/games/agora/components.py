"""The cards, tiles and magistrates of Agora, typed and numbered: each is its place in components.toml."""

from __future__ import annotations

from typing import Final

from ludotheque.games.agora.deck import DATA, GOOD_ROWS, KIND_ROWS, MAGISTRATE_ROWS

GOODS: Final = 4
GOOD_KEYS: Final[tuple[str, ...]] = tuple([good.key for good in GOOD_ROWS])
KIND_KEYS: Final[tuple[str, ...]] = tuple([kind.key for kind in KIND_ROWS])
MAGISTRATE_KEYS: Final[tuple[str, ...]] = tuple([magistrate.key for magistrate in MAGISTRATE_ROWS])
SOURCE_KEYS: Final = ("P", "B", "X", "E", "drachmas")  # of influence: the four tiles, then wealth
SOURCES: Final = 5
COLOURS: Final[tuple[str, ...]] = tuple(DATA["player_cards"])

KINDS: Final = 16
SIMPLE: Final = 4  # the simple goods are kinds 0 to 3, in tile order, so that a good is also its simple kind
MAGISTRATES: Final = 8

BIT: Final[tuple[int, ...]] = tuple([2**i for i in range(16)])  # sets of seats, goods, values are sums of these
ALL_SEATS: Final[tuple[int, ...]] = (0, 1, 3, 7, 15)  # by number of players
ONLOOKERS: Final = 16  # joins a set of seats that know what lay open to all

WORTH: Final[tuple[int, ...]] = tuple([kind.worth for kind in KIND_ROWS])
PRICE: Final[tuple[int, ...]] = tuple([kind.price for kind in KIND_ROWS])
COPIES: Final[tuple[int, ...]] = tuple([kind.copies for kind in KIND_ROWS])
NEED_SHIFT: Final[tuple[int, ...]] = tuple([kind.need_shift for kind in KIND_ROWS])
SOLD_AS: Final[tuple[int, ...]] = tuple(  # the set of goods that a kind can be
    [sum([BIT[GOOD_KEYS.index(key)] for key in kind.goods]) for kind in KIND_ROWS]
)
FULL_PILE: Final[tuple[int, ...]] = tuple([k for k in range(KINDS) for _ in range(COPIES[k])])

EFFECTS: Final = (
    "order_reversed",
    "no_drachmas",
    "no_reputation",
    "one_type",
    "pairs_pay_five",
    "one_more_card",
    "big_lots_plus_three",
    "needs_inverted",
)
ORDER_REVERSED: Final = 0
NO_DRACHMAS: Final = 1
NO_REPUTATION: Final = 2
ONE_TYPE: Final = 3
PAIRS_PAY_FIVE: Final = 4
ONE_MORE_CARD: Final = 5
BIG_LOTS_PLUS_THREE: Final = 6
NEEDS_INVERTED: Final = 7
EFFECT: Final[tuple[int, ...]] = tuple([EFFECTS.index(m.effect) for m in MAGISTRATE_ROWS])
HIERARCHY: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([GOOD_KEYS.index(key) for key in m.hierarchy]) for m in MAGISTRATE_ROWS]
)
# Of two goods equally sold, the one with the greater precedence counts as sold more: [magistrate * 4 + good].
PRECEDENCE: Final[tuple[int, ...]] = tuple([GOODS - 1 - h.index(good) for h in HIERARCHY for good in range(GOODS)])

# A player's two cards of a half: one of six pairs of simple goods; pair 5 - p is the other two of pair p.
PAIRS: Final[tuple[int, ...]] = (3, 5, 9, 6, 10, 12)  # as sets of goods
ALL_PAIRS: Final = 63
PAIR_OF: Final[tuple[int, ...]] = tuple([PAIRS.index(goods) if goods in PAIRS else -1 for goods in range(16)])
# Sets of pairs: those that hold a good of a set, those that hold none, and a set seen from the other half.
MEETS: Final[tuple[int, ...]] = tuple([sum([BIT[p] for p in range(6) if PAIRS[p] & goods]) for goods in range(16)])
MISSES: Final[tuple[int, ...]] = tuple([ALL_PAIRS - pairs for pairs in MEETS])
OTHER_HALF: Final[tuple[int, ...]] = tuple(
    [sum([BIT[5 - p] for p in range(6) if pairs & BIT[p]]) for pairs in range(64)]
)

MAX_REPUTATION: Final[int] = DATA["tracks"]["reputation"]["max"]
START_NEED: Final[int] = DATA["tracks"]["needs"]["start"]
MIN_NEED: Final[int] = DATA["tracks"]["needs"]["min"]
MAX_NEED: Final[int] = DATA["tracks"]["needs"]["max"]
MAX_INFLUENCE: Final[int] = DATA["tracks"]["influence"]["max"]

LOT_VALUE: Final[tuple[int, ...]] = tuple(DATA["scoring"]["lot_value"])
LARGEST_LOT: Final[int] = len(LOT_VALUE) - 1  # of the table; larger ones are a matter of the options
BIG_LOT_STEP: Final[int] = DATA["scoring"]["big_lot_step"]
FULL_STALL_PAIR: Final[int] = DATA["scoring"]["full_stall_pair"]
BIG_LOT_BONUS: Final[int] = DATA["scoring"]["big_lot_bonus"]
BIG_LOT_SIZE: Final[int] = DATA["scoring"]["big_lot_size"]

VALUES: Final[int] = len(DATA["negotiation"]["values"])
ALL_VALUES: Final = 31
HALVES: Final[int] = DATA["play"]["halves"]
ROUNDS: Final[int] = DATA["play"]["rounds"]
START_DRACHMAS: Final[int] = DATA["play"]["start_drachmas"]
CONSOLATION: Final[int] = DATA["play"]["consolation"]
HAND_LIMIT: Final[int] = DATA["play"]["hand_limit"]
MAX_REBIDS: Final[int] = DATA["play"]["max_rebids"]
MAX_BID: Final[int] = DATA["play"]["max_bid"]
NEEDS_SHIFTS: Final[tuple[int, ...]] = tuple(DATA["play"]["needs_shifts"])
