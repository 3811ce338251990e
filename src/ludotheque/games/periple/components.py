"""The box of Périple, typed and numbered: cards 0 to 42 are found on the plan, 43 to 47 are the animals,
48 to 59 the start cards, three a colour. Tiles 0 to 23."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.components import content_hash, load, rows

DATA: Final = load("ludotheque.games.periple")


class Terrain(NamedTuple):
    """PER-001. A card with a terrain face (six squares with coin symbols) and a character face (a shape)."""

    key: str
    points: int
    coins: tuple[int, ...]  # of the six squares, scroll toward the reader
    shape: tuple[str, ...]  # rows, the far one first
    biome: str


class Start(NamedTuple):
    """PER-002, PER-R13. A start card: no terrain face, no points."""

    key: str
    colour: str
    shape: tuple[str, ...]


class Tile(NamedTuple):
    """PER-003. An artifact."""

    key: str
    kind: str
    cost: int
    points: int


def terrain(table: str) -> tuple[Terrain, ...]:
    """The cards of one table of the file; tests hold them to the rules for every deck."""
    found = [(row["key"], row["points"], row["coins"], row["shape"], row["biome"]) for row in DATA[table]]
    return tuple(
        [Terrain(key, points, tuple(coins), tuple(shape), biome) for key, points, coins, shape, biome in found]
    )


TERRAIN: Final = terrain("terrain")
ANIMAL: Final = terrain("animal")
START: Final = tuple([Start(row["key"], row["colour"], tuple(row["shape"])) for row in DATA["start"]])
TILES: Final = rows(DATA, "tile", Tile)

FOUND: Final = TERRAIN + ANIMAL  # every card that can lie on the plan
FIRST_START: Final = len(FOUND)  # the number of the first start card
CARDS: Final = len(FOUND) + len(START)
CARD_KEYS: Final[tuple[str, ...]] = tuple([card.key for card in FOUND] + [card.key for card in START])
TILE_KEYS: Final[tuple[str, ...]] = tuple([tile.key for tile in TILES])
KINDS: Final[tuple[str, ...]] = tuple(DATA["kinds"])
BIOMES: Final[tuple[str, ...]] = tuple(DATA["biomes"])
COLOURS: Final[tuple[str, ...]] = tuple(DATA["colours"])

MARKERS: Final[int] = DATA["markers"]
MARKET: Final[int] = DATA["market"]
OWNED_TO_END: Final[int] = DATA["owned_to_end"]
OUTPOST_POINTS: Final[int] = DATA["outpost_points"]
OPTIONAL_PRICE: Final[int] = DATA["optional_price"]
STARTING_COINS: Final[tuple[int, ...]] = tuple(DATA["starting_coins"])

HASH: Final = content_hash(DATA)
