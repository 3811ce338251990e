"""The placement rules once more, slow and obvious: sets of coordinates, no bit masks, no tables."""

from __future__ import annotations

from typing import Any, NamedTuple

Cell = tuple[int, int]  # column, row; A1 is (0, 0)


class Placement(NamedTuple):
    lays: set[Cell]
    blocked: set[Cell]
    optional: set[Cell]
    earns: int


def printed(shape: tuple[str, ...], sign: str) -> list[Cell]:
    return [(x, y) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark == sign]


def from_side(side: str, cell: Cell) -> Cell:
    x, y = cell
    return {"S": (x, y), "W": (-y, x), "N": (-x, -y), "E": (y, -x)}[side]


def clockwise(cell: Cell) -> Cell:
    dcol, drow = cell
    return (-drow, dcol)


def lying(shape: tuple[str, ...], side: str, rotation: int) -> tuple[set[Cell], set[Cell]]:
    """Mandatory and optional offsets, from the corner of the mandatory ones."""
    parts = []
    for sign in "#o":
        cells = [from_side(side, cell) for cell in printed(shape, sign)]
        for _ in range(rotation):
            cells = [clockwise(cell) for cell in cells]
        parts.append(cells)
    left = min(col for col, _ in parts[0])
    top = min(row for _, row in parts[0])
    mandatory, optional = [{(col - left, row - top) for col, row in cells} for cells in parts]
    return mandatory, optional


def shifted(cells: set[Cell], anchor: Cell) -> set[Cell]:
    return {(col + anchor[0], row + anchor[1]) for col, row in cells}


PLAN = {(col, row) for col in range(6) for row in range(6)}


def coins_at(view: dict[str, Any], cards: Any, cell: Cell) -> int:
    """The symbols under a plan square, by turning the printed card in the mind."""
    col, row = cell
    upper = row < 3
    card = cards[view["slots"][(0 if upper else 3) + col // 2]]
    x, y = (1 - col % 2, 2 - row) if upper else (col % 2, row - 3)
    return int(card.coins[2 * y + x])


def placements(view: dict[str, Any], cards: Any, shape: tuple[str, ...], side: str) -> dict[Cell, Placement]:
    """Every position of a shape on the plan of a view, and what it would do there."""
    height = 2 if view["stacking"] else 1
    stacks = {(i % 6, i // 6): stack for i, stack in enumerate(view["stacks"])}
    mandatory, optional = lying(shape, side, view["rotation"])
    found = {}
    for anchor in PLAN:
        covers = shifted(mandatory, anchor)
        if not covers <= PLAN:
            continue
        lays = {cell for cell in covers if len(stacks[cell]) < height}
        extra = {cell for cell in shifted(optional, anchor) & PLAN if len(stacks[cell]) < height}
        earns = sum(coins_at(view, cards, cell) for cell in lays if not stacks[cell])
        found[anchor] = Placement(lays, covers - lays, extra, earns)
    return found
