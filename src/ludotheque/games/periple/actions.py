"""Every action of Périple. Ids are places in the table: never renumbered, never reused."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Action
from ludotheque.games.periple.components import BIOMES, CARD_KEYS, CARDS, COLOURS, FIRST_START, KINDS, MARKET, TILE_KEYS
from ludotheque.games.periple.geometry import HEADINGS, KEYS, LETTERS, SLOT_KEYS, SLOTS, SQUARES

MOST_BID: Final = 60  # PER-R28

# Where each kind of action begins in the table.
CHOOSE_SIDE: Final = 0
USE_CHARACTER: Final = 4
EARLY_REST: Final = 64
USE_COIN: Final = 65
USE_FLIP: Final = 66
FLIP_CARD: Final = 67
USE_ROTATE: Final = 127  # clockwise, then counter-clockwise
USE_SLIDE: Final = 129
SLIDE_FROM: Final = 130  # 2 * square + level
SLIDE_TO: Final = 202
PLACE_AT: Final = 206
FILL_SQUARE: Final = 242
PAY_OPTIONAL: Final = 278
USE_FREE: Final = 314
FREE_OPTIONAL: Final = 315
USE_REPLACE: Final = 351
REPLACE_AT: Final = 352  # 2 * square + level
END_EXPLORATION: Final = 424
RESOLVE_CARD: Final = 425
BID: Final = 431
PASS_BID: Final = 492
BUY_TILE: Final = 493
END_TURN: Final = 497

LEVELLED: Final = [(sq, level) for sq in range(SQUARES) for level in range(2)]

ACTIONS: Final = (
    *[Action("choose_side", (side,)) for side in range(4)],
    *[Action("use_character", (card,)) for card in range(CARDS)],
    Action("early_rest"),
    Action("use_coin"),
    Action("use_flip"),
    *[Action("flip_card", (card,)) for card in range(CARDS)],
    *[Action("use_rotate", (turn,)) for turn in range(2)],
    Action("use_slide"),
    *[Action("slide_from", place) for place in LEVELLED],
    *[Action("slide_to", (heading,)) for heading in range(4)],
    *[Action("place_at", (sq,)) for sq in range(SQUARES)],
    *[Action("fill_square", (sq,)) for sq in range(SQUARES)],
    *[Action("pay_optional", (sq,)) for sq in range(SQUARES)],
    Action("use_free"),
    *[Action("free_optional", (sq,)) for sq in range(SQUARES)],
    Action("use_replace"),
    *[Action("replace_at", place) for place in LEVELLED],
    Action("end_exploration"),
    *[Action("resolve_card", (slot,)) for slot in range(SLOTS)],
    *[Action("bid", (amount,)) for amount in range(MOST_BID + 1)],
    Action("pass_bid"),
    *[Action("buy_tile", (place,)) for place in range(MARKET)],
    Action("end_turn"),
)

ARGS: Final[dict[str, dict[str, str | None]]] = {
    "choose_side": {"side": "side"},
    "use_character": {"card": "card"},
    "early_rest": {},
    "use_coin": {},
    "use_flip": {},
    "flip_card": {"card": "card"},
    "use_rotate": {"turn": "turn"},
    "use_slide": {},
    "slide_from": {"square": "square", "level": "level"},
    "slide_to": {"heading": "heading"},
    "place_at": {"square": "square"},
    "fill_square": {"square": "square"},
    "pay_optional": {"square": "square"},
    "use_free": {},
    "free_optional": {"square": "square"},
    "use_replace": {},
    "replace_at": {"square": "square", "level": "level"},
    "end_exploration": {},
    "resolve_card": {"slot": "slot"},
    "bid": {"amount": None},
    "pass_bid": {},
    "buy_tile": {"market": "market"},
    "end_turn": {},
}

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARD_KEYS,
    "tile": TILE_KEYS,
    "square": KEYS,
    "side": tuple(LETTERS),
    "slot": SLOT_KEYS,
    "turn": ("cw", "ccw"),
    "heading": HEADINGS,
    "level": ("bottom", "top"),
    "market": tuple([f"m{place + 1}" for place in range(MARKET)]),
    "kind": KINDS,
    "colour": COLOURS,
    "biome": BIOMES,
    "lost": CARD_KEYS[:FIRST_START],  # what each sleepwalker was doing when found
}
