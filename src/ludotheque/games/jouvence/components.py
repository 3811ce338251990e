"""The pieces of Fontaine de Jouvence, typed and numbered: what the state holds are places in these tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.components import content_hash, load, rows

DATA: Final = load("ludotheque.games.jouvence")
HASH: Final = content_hash(DATA)


class Character(NamedTuple):
    key: str
    stats: tuple[int, ...]
    backpack: int


class Monster(NamedTuple):
    key: str
    attack: int
    defence: int
    copies: int
    power: str = ""


class Card(NamedTuple):
    key: str
    copies: int
    bonus: str = ""
    value: int = 0
    playable: tuple[str, ...] = ()


class Tile(NamedTuple):
    key: str
    copies: int
    openings: str
    rows: tuple[str, ...]


class Side(NamedTuple):
    key: str


# --- statistics and characters: JOU-015, JOU-016, JOU-032; stray marks of the text are no data (JOU-R75)

STATISTICS: Final[tuple[str, ...]] = tuple(DATA["statistics"])
STATS: Final = 5
INTELLIGENCE: Final = 0
COMBAT: Final = 1
DEFENCE: Final = 2
MOVEMENT: Final = 3
VISTA: Final = 4

CHARACTERS: Final = tuple([Character(row["key"], tuple(row["stats"]), row["backpack"]) for row in DATA["character"]])
CHARACTER_KEYS: Final[tuple[str, ...]] = tuple([c.key for c in CHARACTERS])
PRINTED: Final[tuple[int, ...]] = tuple([s for c in CHARACTERS for s in c.stats])  # character x statistic
BACKPACK: Final[tuple[int, ...]] = tuple([c.backpack for c in CHARACTERS])
LIVES: Final[int] = DATA["lives"]
SLOTS: Final[int] = DATA["bonus_slots"]

# --- sides

SIDES: Final = rows(DATA, "side", Side)
SIDE_KEYS: Final[tuple[str, ...]] = tuple([s.key for s in SIDES])


def role_tokens(players: int, five: str) -> list[int]:
    """JOU-R09. The role tokens in the draw, as sides."""
    counts = DATA["roles"][f"5-{five}" if players == 5 else str(players)]
    return [side for side, count in enumerate(counts) for _ in range(count)]


# --- monsters and their tokens

MONSTERS: Final = rows(DATA, "monster", Monster)
MONSTER_KEYS: Final[tuple[str, ...]] = tuple([m.key for m in MONSTERS])
MONSTER_KINDS: Final = 8
ATTACK: Final[tuple[int, ...]] = tuple([m.attack for m in MONSTERS])
MONSTER_DEFENCE: Final[tuple[int, ...]] = tuple([m.defence for m in MONSTERS])
MONSTER_COUNT: Final[tuple[int, ...]] = tuple([m.copies for m in MONSTERS])
PACK: Final = MONSTER_KEYS.index("rat")
VENOM: Final = MONSTER_KEYS.index("mygale")
LEAP: Final = MONSTER_KEYS.index("jaguar")
CURSE: Final = MONSTER_KEYS.index("momie")
WALL_POWER: Final = MONSTER_KEYS.index("gardien")

MONSTER_TOKENS: Final[tuple[int, ...]] = tuple(DATA["tokens"]["monster"])  # how many show 1, 2, 3
TREASURE_TOKENS: Final[tuple[int, ...]] = tuple(DATA["tokens"]["treasure"])

# --- treasure cards

CARDS: Final = tuple(
    [
        Card(row["key"], row["copies"], row.get("bonus", ""), row.get("value", 0), tuple(row.get("playable", [])))
        for row in DATA["card"]
    ]
)
CARD_KEYS: Final[tuple[str, ...]] = tuple([c.key for c in CARDS])
KINDS: Final = 21
BONUSES: Final = 10  # kinds 0 to 9 are bonus cards
CARD_COUNT: Final[tuple[int, ...]] = tuple([c.copies for c in CARDS])
BONUS_STAT: Final[tuple[int, ...]] = tuple([STATISTICS.index(c.bonus) for c in CARDS if c.bonus])
BONUS_VALUE: Final[tuple[int, ...]] = tuple([c.value for c in CARDS if c.bonus])
EPEE: Final = 0
LANCE: Final = 1
CLEF: Final = 10
TROUSSE: Final = 11
FUMIGENE: Final = 12
TALISMAN: Final = 13
RAGE: Final = 14
SOUFFLE: Final = 15
OMBRE: Final = 16
BOUSSOLE: Final = 17
MAIN_LESTE: Final = 18
FILET: Final = 19
PEAU: Final = 20
RAGE_COMBAT: Final[int] = CARDS[RAGE].value
SKIN_DEFENCE: Final[int] = CARDS[PEAU].value
WIND_POINTS: Final[int] = CARDS[SOUFFLE].value
NET_POINTS: Final[int] = CARDS[FILET].value

# --- the table: locations and map cells

SIZE: Final = 11  # locations a side
LOCATIONS: Final = 121  # location = 11 * row + column
WIDTH: Final = 55  # cells a side
CELLS: Final = 3025  # cell = 55 * row + column
START: Final = 115  # location of the start tile
GATE: Final = 54 * WIDTH + 27  # JOU-R74
DIRECTIONS: Final[tuple[str, ...]] = ("N", "E", "S", "W")
STEP: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)  # to the next cell
ROAM: Final[tuple[int, ...]] = (-SIZE, 1, SIZE, -1)  # to the next location
BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32)  # of a direction, of a seat
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
LOCATION_KEYS: Final[tuple[str, ...]] = tuple(
    [f"{'ABCDEFGHIJK'[column]}{row + 1}" for row in range(SIZE) for column in range(SIZE)]
)
SQUARE_KEYS: Final[tuple[str, ...]] = tuple([f"{'abcde'[c]}{r + 1}" for r in range(5) for c in range(5)])
LOCATION_OF: Final[tuple[int, ...]] = tuple([c // WIDTH // 5 * SIZE + c % WIDTH // 5 for c in range(CELLS)])
CORNER: Final[tuple[int, ...]] = tuple([loc // SIZE * 5 * WIDTH + loc % SIZE * 5 for loc in range(LOCATIONS)])
INSIDE: Final[tuple[int, ...]] = tuple([r * WIDTH + c for r in range(5) for c in range(5)])  # square -> from the corner
FAR: Final[tuple[int, ...]] = tuple([abs(loc // SIZE - 10) + abs(loc % SIZE - 5) for loc in range(LOCATIONS)])
OFF_TABLE: Final[tuple[int, ...]] = tuple(  # location -> the directions that leave the table
    [
        (1 if loc < SIZE else 0) + (2 if loc % SIZE == 10 else 0) + (4 if loc // SIZE == 10 else 0)
        + (8 if loc % SIZE == 0 else 0)
        for loc in range(LOCATIONS)
    ]
)  # fmt: skip

# --- ground: what a map cell is

WALL: Final = 0
GRAVEL: Final = 1
LAIR: Final = 2  # gravel with a monster logo
CHEST: Final = 3  # gravel with a treasure logo
GUARDED: Final = 4  # both logos
LOCK: Final = 5  # gravel closed by a padlock
LOCKED_CHEST: Final = 6
CAVE: Final = 7  # JOU-066
BASIN: Final = 8
DOOR: Final = 9  # the gate
GROUND: Final = "#.MTBLKCFE"  # the letter of each

# --- marks: what lies on a map cell, in one byte

NUMBER: Final = 3  # monster token: its number, 0 without one
UP: Final = 4  # the monster token is face up
LOOT: Final = 8  # treasure token: its number, times 8
LOOTS: Final = 24
LAIR_SPOT: Final = 32  # a monster token belongs here
CHEST_SPOT: Final = 64  # a treasure token belongs here
OPENED: Final = 128  # the padlock is open

# --- tiles: every copy has its number

DESIGNS: Final = tuple([Tile(row["key"], row["copies"], row["openings"], tuple(row["rows"])) for row in DATA["tile"]])
TILE_KEYS: Final[tuple[str, ...]] = tuple([f"{t.key}.{n + 1}" for t in DESIGNS for n in range(t.copies)])
TILES: Final = 49
LABYRINTH: Final = 47  # tiles 0 to 46 are drawn for the pile
FOUNTAIN: Final = 47
ENTRANCE: Final = 48
DESIGN_OF: Final[tuple[int, ...]] = tuple([d for d, t in enumerate(DESIGNS) for _ in range(t.copies)])
DESIGN_KEYS: Final[tuple[str, ...]] = tuple([t.key for t in DESIGNS])


def turned(drawing: tuple[str, ...], quarter_turns: int) -> tuple[str, ...]:
    """JOU-R13. The drawing after so many quarter turns clockwise."""
    for _ in range(quarter_turns):
        drawing = tuple(["".join([drawing[4 - c][r] for c in range(5)]) for r in range(5)])
    return drawing


DRAWINGS: Final[tuple[str, ...]] = tuple(  # tile * 4 + rotation -> its 25 letters, as it lies
    ["".join(turned(DESIGNS[d].rows, k)) for d in DESIGN_OF for k in range(4)]
)
LAYOUT: Final[tuple[int, ...]] = tuple([GROUND.index(letter) for drawing in DRAWINGS for letter in drawing])
ROADS: Final[tuple[int, ...]] = tuple(  # tile * 4 + rotation -> its open sides, as a mask
    [sum([BIT[("NESW".index(side) + k) % 4] for side in DESIGNS[d].openings]) for d in DESIGN_OF for k in range(4)]
)
DISTINCT: Final[tuple[tuple[int, ...], ...]] = tuple(  # tile -> the rotations that look different
    [
        tuple([k for k in range(4) if DRAWINGS[t * 4 + k] not in DRAWINGS[t * 4 : t * 4 + k]])
        for t in range(TILES)
    ]
)  # fmt: skip


def pile_size(players: int) -> int:
    """JOU-R18. Tiles in the pile, the Fountain included."""
    fixed: int = DATA["table"]["tiles_fixed"]
    each: int = DATA["table"]["tiles_per_player"]
    return fixed + each * players


def fountain_depth(players: int) -> int:
    """JOU-R18. The Fountain is one of so many last tiles of the pile."""
    share: int = DATA["table"]["fountain_share"]
    return pile_size(players) // share
