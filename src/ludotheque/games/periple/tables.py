"""A deck as tables: what every shape covers from every side, worked out once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.periple.actions import PLACE_AT
from ludotheque.games.periple.components import CARDS, FIRST_START, FOUND, HASH, KINDS, START, TERRAIN, TILES, Terrain
from ludotheque.games.periple.geometry import NO_SQUARE, SIDES, SQUARES, WIDTH, turned

MOST_MANDATORY: Final = 5
MOST_OPTIONAL: Final = 3

Cells = list[tuple[int, int]]


class Deck:
    """The cards of one game. A view is `4 * card + orientation`; a spot is `36 * view + anchor`."""

    def __init__(
        self, found: tuple[Terrain, ...], terrain: int, hash_: str, names: dict[str, tuple[str, ...]] | None = None
    ) -> None:
        self.found = found
        self.names = names  # by language, where the cards are the players' own
        self.terrain = terrain  # how many of them are not promotional
        self.hash = hash_
        shapes = [card.shape for card in found]
        shapes += [()] * (FIRST_START - len(found)) + [card.shape for card in START]
        points = [card.points for card in found]
        points += [0] * (CARDS - len(found))
        self.points: vec[i64] = vec[i64](points)
        self.coins: vec[i64] = vec[i64]([n for card in found for n in card.coins])  # six a card
        self.size: vec[i64] = vec[i64]([sum([row.count("#") for row in shape]) for shape in shapes])
        self.extras: vec[i64] = vec[i64]([sum([row.count("o") for row in shape]) for shape in shapes])
        self.mandatory: vec[i64] = vec[i64]([0] * (CARDS * SIDES * SQUARES))  # by spot; 0: it would leave the plan
        self.optional: vec[i64] = vec[i64]([0] * (CARDS * SIDES * SQUARES))  # by spot: those on the plan
        self.steps: vec[i64] = vec[i64](
            [0] * (CARDS * SIDES * MOST_MANDATORY)
        )  # by view: from the anchor to each square
        self.same: vec[i64] = vec[i64]([0] * (CARDS * SIDES))  # by view: 1 if a quarter turn changes nothing
        self.places: list[list[int]] = []  # by view: the actions whose anchor keeps the mandatory part inside
        for card, shape in enumerate(shapes):
            for orientation in range(SIDES):
                self.fit(SIDES * card + orientation, offsets(shape, orientation))
                if offsets(shape, orientation) == offsets(shape, (orientation + 1) % SIDES):
                    self.same[SIDES * card + orientation] = 1

    def fit(self, view: int, cells: tuple[Cells, Cells]) -> None:
        """PER-031, PER-032. Where a turned shape can lie, and what it covers there."""
        mandatory, optional = cells
        for i, (col, row) in enumerate(mandatory):
            self.steps[MOST_MANDATORY * view + i] = WIDTH * row + col
        fits: list[int] = []
        for anchor in range(SQUARES if mandatory else 0):
            spot = SQUARES * view + anchor
            needed = [landed(anchor, cell) for cell in mandatory]
            if NO_SQUARE in needed:
                continue
            fits.append(anchor)
            self.mandatory[spot] = sum([2**sq for sq in needed])
            extra = [landed(anchor, cell) for cell in optional]
            self.optional[spot] = sum([2**sq for sq in extra if sq != NO_SQUARE])
        self.places.append([PLACE_AT + anchor for anchor in fits])


def cells_of(shape: tuple[str, ...], sign: str) -> Cells:
    """PER-036. The squares of a printed shape as (column, row), the far row being row 0."""
    return [(x, y) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark == sign]


def offsets(shape: tuple[str, ...], orientation: int) -> tuple[Cells, Cells]:
    """PER-029, PER-030. Mandatory and optional squares as seen from a side, from the corner of the mandatory ones."""
    mandatory = turned(cells_of(shape, "#"), orientation)
    optional = turned(cells_of(shape, "o"), orientation)
    left, top = min([c for c, _ in mandatory], default=0), min([r for _, r in mandatory], default=0)
    moved = [
        sorted([(c - left, r - top) for c, r in cells], key=lambda cell: (cell[1], cell[0]))
        for cells in (mandatory, optional)
    ]
    return moved[0], moved[1]


def landed(anchor: int, cell: tuple[int, int]) -> int:
    """The plan square of one cell of a shape, or NO_SQUARE."""
    col, row = anchor % WIDTH + cell[0], anchor // WIDTH + cell[1]
    return WIDTH * row + col if 0 <= col < WIDTH and 0 <= row < WIDTH else NO_SQUARE


HOUSE: Final = Deck(FOUND, len(TERRAIN), HASH)

TILE_KIND: Final[vec[i64]] = vec[i64]([KINDS.index(tile.kind) for tile in TILES])
TILE_COST: Final[vec[i64]] = vec[i64]([tile.cost for tile in TILES])
TILE_POINTS: Final[vec[i64]] = vec[i64]([tile.points for tile in TILES])
KIND_MASK: Final[vec[i64]] = vec[i64](
    [sum([2**i for i, tile in enumerate(TILES) if tile.kind == kind]) for kind in KINDS]
)  # the tiles of each kind
