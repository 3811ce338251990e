"""The plan: 36 squares, six slots of six squares, and how a printed face falls on them.

Squares go A1, B1 … F6: `6 * row + column`, from the north-west. A set of squares is a sum of `BIT`s.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 6
SQUARES: Final = 36
SLOTS: Final = 6
SIDES: Final = 4  # S, W, N, E: clockwise, so that an orientation is a side and quarter turns
SOUTH, WEST, NORTH, EAST = range(4)
LETTERS: Final = "SWNE"
ALL: Final = 68719476735  # 2 ** 36 - 1: every square
NO_SQUARE: Final = -1
COLUMN_A: Final = 1090785345  # A1 to A6, as a set
COLUMN_F: Final = 34905131040

BIT: Final[vec[i64]] = vec[i64]([2**i for i in range(62)])
KEYS: Final[tuple[str, ...]] = tuple([f"{'ABCDEF'[sq % 6]}{sq // 6 + 1}" for sq in range(SQUARES)])
SLOT_KEYS: Final = ("NW", "N", "NE", "SW", "S", "SE")
HEADINGS: Final = ("N", "E", "S", "W")


def slot_of(sq: int) -> int:
    """PER-013, PER-R01. Two rows of three upright cards, each two squares wide and three high."""
    return 3 * (sq // WIDTH // 3) + sq % WIDTH // 2


def local_of(sq: int) -> int:
    """PER-014, PER-063, PER-R02. The printed square under a plan square.

    Scrolls point outward, so the cards of the upper row are upside down.
    """
    row, col = sq // WIDTH, sq % WIDTH
    return 2 * (row - 3) + col % 2 if row >= 3 else 2 * (2 - row) + 1 - col % 2


def turned(cells: list[tuple[int, int]], quarters: int) -> list[tuple[int, int]]:
    """PER-104. Offsets (column, row) after clockwise quarter turns."""
    for _ in range(quarters):
        cells = [(-row, col) for col, row in cells]
    return cells


def ring_of(sq: int) -> int:
    """PER-R51. The eight squares around one, as a set; 0 for a square on the edge, which cannot be surrounded."""
    row, col = sq // WIDTH, sq % WIDTH
    if not (0 < row < 5 and 0 < col < 5):
        return 0
    return sum([2 ** (sq + 6 * dr + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc])


def beside(sq: int, heading: int) -> int:
    """The next square toward N, E, S or W, or NO_SQUARE."""
    dcol, drow = ((0, -1), (1, 0), (0, 1), (-1, 0))[heading]
    col, row = sq % WIDTH + dcol, sq // WIDTH + drow
    return WIDTH * row + col if 0 <= col < WIDTH and 0 <= row < WIDTH else NO_SQUARE


SLOT_OF: Final[vec[i64]] = vec[i64]([slot_of(sq) for sq in range(SQUARES)])
LOCAL_OF: Final[vec[i64]] = vec[i64]([local_of(sq) for sq in range(SQUARES)])
SLOT_MASK: Final[vec[i64]] = vec[i64]([sum([2**sq for sq in range(SQUARES) if slot_of(sq) == s]) for s in range(SLOTS)])
RING: Final[vec[i64]] = vec[i64]([ring_of(sq) for sq in range(SQUARES)])
BESIDE: Final[vec[i64]] = vec[i64]([beside(sq, heading) for sq in range(SQUARES) for heading in range(4)])
FIRST: Final[vec[i64]] = vec[i64]([([2**i % 67 for i in range(66)] + [0]).index(rest) for rest in range(67)])
"""By rest: which power of two leaves it when divided by 67. They all leave different ones."""
COUNTS: Final[vec[i64]] = vec[i64]([bin(i).count("1") for i in range(4096)])


def count(mask: i64) -> i64:
    """How many squares (or cards, tiles, seats) are in a set."""
    low = COUNTS[mask & 4095] + COUNTS[mask >> 12 & 4095] + COUNTS[mask >> 24 & 4095]
    return low if mask < 68719476736 else low + COUNTS[mask >> 36 & 4095] + COUNTS[mask >> 48]


def first(mask: i64) -> i64:
    """The first square (or card) of a set that is not empty."""
    return FIRST[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """The squares (or cards, tiles, slots, seats) of a set, in their order."""
    found: list[int] = []
    while mask:
        found.append(first(mask))
        mask &= mask - 1
    return found
