"""The cards, tiles, tokens and boards of Agartha, typed and numbered. A thing is its place in its list.

Where the booklet spells a word in two ways, one spelling is used (AGA-R05).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.components import content_hash, load, rows

DATA: Final = load("ludotheque.games.agartha")


class Kind(NamedTuple):
    key: str
    group: str  # character, place, compass, amulet, object


class Card(NamedTuple):
    key: str
    kind: str
    marks: int  # 0: always in play; 3: with 3 and 4 players; 4: with 4


class Slot(NamedTuple):
    key: str
    area: str  # places, village, exploration
    accepts: str  # all, objects


class Keyed(NamedTuple):
    key: str


# Kinds of cards (AGA-002, AGA-R19). Places and Objects are runs of kinds.
KIND_ROWS: Final = rows(DATA, "kinds", Kind)
KINDS: Final = tuple([kind.key for kind in KIND_ROWS])
KIND_COUNT: Final = 10
CHARACTER: Final = 0
FIRST_PLACE: Final = 1
LAST_PLACE: Final = 3
COMPASS: Final = 4
AMULET: Final = 5
FIRST_OBJECT: Final = 6
IS_OBJECT: Final[tuple[bool, ...]] = tuple([kind.group == "object" for kind in KIND_ROWS])

# Cards. The cards of one kind are a run of ids, from LOW to HIGH.
CARD_ROWS: Final = rows(DATA, "cards", Card)
CARD_COUNT: Final = 103
CARDS: Final = tuple([card.key for card in CARD_ROWS])
KIND_OF: Final[tuple[int, ...]] = tuple([KINDS.index(card.kind) for card in CARD_ROWS])
LOW: Final[tuple[int, ...]] = tuple([KIND_OF.index(kind) for kind in range(KIND_COUNT)])
HIGH: Final[tuple[int, ...]] = (*LOW[1:], CARD_COUNT)


def deck(players: int) -> list[int]:
    """AGA-011, AGA-012, AGA-R02, AGA-R03. The cards in play: their marks sort them by number of players."""
    return [i for i, card in enumerate(CARD_ROWS) if card.marks <= (0 if players == 2 else players)]


# Tiles (AGA-001, AGA-010). Tile 0 is the farthest from the pile.
TILES: Final = tuple([tile.key for tile in rows(DATA, "tiles", Keyed)])
TILE_COUNT: Final = 6
TILE_SPACE: Final = 3  # cards that a tile can hold
TILES_IN_PLAY: Final[tuple[int, ...]] = tuple([DATA["tiles_in_play"].get(str(n), 0) for n in range(5)])

# The board (AGA-004, AGA-020 to AGA-025). A tally holds how many cards of each kind lie in a slot.
SLOT_ROWS: Final = rows(DATA, "slots", Slot)
SLOTS: Final = (*[slot.key for slot in SLOT_ROWS], str(DATA["sector"]["key"]))
SLOT_COUNT: Final = 7  # of these a card can be moved away; the Amulet sector comes after them
L1: Final = 0
L3: Final = 2
V1: Final = 3
V2: Final = 4
O: Final = 5
E: Final = 6
SECTOR: Final = 7
AREAS: Final = ("places", "village", "exploration")
AREA_OF: Final[tuple[int, ...]] = tuple([AREAS.index(slot.area) for slot in SLOT_ROWS])
FRESH: Final[tuple[int, ...]] = tuple([2**slot for slot in range(SLOT_COUNT)])  # a set of slots is a sum of these

# Tokens (AGA-005, AGA-029, AGA-R01). A power is the action of a token or of a bonus.
POWERS: Final = ("move", "swap", "draw")
MOVE: Final = 0
SWAP: Final = 1
DRAW: Final = 2
NO_POWER: Final = -1
PAIRINGS: Final = tuple([row.key for row in rows(DATA, "tokens", Keyed)])
POWER_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # by pairing, then by value - 1
    [tuple([POWERS.index(action) for action in pairing.split("-")]) for pairing in PAIRINGS]
)
VALUES: Final = 3
ZONES: Final = ("action", "auction")
POSITIONS: Final = ("1", "2", "3")
COLOURS: Final = tuple([colour.key for colour in rows(DATA, "colours", Keyed)])

# Numbers of the rulebook.
ROUNDS: Final[int] = DATA["rounds"]
POINT_TOKENS: Final[int] = DATA["point_tokens"]  # AGA-006, AGA-014, AGA-R50: they limit nothing
EXPLORATION_TOKENS: Final[int] = DATA["exploration_tokens"]  # AGA-007: per player
START_CARDS: Final = 2
VILLAGE_POINTS: Final[tuple[int, ...]] = tuple(DATA["village"]["points"])  # by level
VILLAGE_BONUS: Final[tuple[int, ...]] = tuple(
    [POWERS.index(bonus) if bonus else NO_POWER for bonus in DATA["village"]["bonus"]]
)
EXPLORATION_POINTS: Final[tuple[int, ...]] = tuple(DATA["exploration"]["points"])  # AGA-R39: by level
LOT_POINTS: Final[tuple[int, ...]] = tuple(DATA["scoring"]["lot"])  # by number of similar Places
DIFFERENT_LOTS: Final[tuple[int, ...]] = tuple(DATA["scoring"]["different_lots"])  # by number of kinds
AMULET_POINTS: Final[int] = DATA["scoring"]["amulet"]
HASH: Final = content_hash(DATA)
