"""Ways through the labyrinth: distances in steps over gravel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import BIT, CELLS, LOCK, LOCKED_CHEST, OPENED, OPPOSITE, STEP, WALL

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

FAR_AWAY: Final = 9999


def closed(state: Jouvence, cell: int) -> bool:
    """JOU-065, JOU-R59. A padlock that nobody has opened."""
    ground = state.ground[cell]
    return ground in (LOCK, LOCKED_CHEST) and state.marks[cell] & OPENED == 0


def enterable(state: Jouvence, cell: int) -> bool:
    """JOU-062, JOU-R57, JOU-R58. Gravel, and not behind a padlock. South of the gate there is no cell."""
    return cell < CELLS and state.ground[cell] != WALL and not closed(state, cell)


def with_ways(state: Jouvence, cells: list[int]) -> bytes:
    """The ways out of every cell, once gravel was laid on these."""
    exits = bytearray(state.exits)
    for cell in cells:
        for d in range(4):
            beside = cell + STEP[d]
            if beside < CELLS and state.ground[beside] != WALL:
                if not closed(state, beside):
                    exits[cell] |= BIT[d]
                if not closed(state, cell):
                    exits[beside] |= BIT[OPPOSITE[d]]
    return bytes(exits)


def steps_from(state: Jouvence, start: int) -> dict[int, int]:
    """JOU-R70. Steps to every cell that can be reached; padlocks are walls, monsters and caves are ignored."""
    steps = {start: 0}
    ring = [start]
    distance = 0
    while ring:
        distance += 1
        outer: list[int] = []
        for cell in ring:
            for d in range(4):
                beside = cell + STEP[d]
                if beside not in steps and enterable(state, beside):
                    steps[beside] = distance
                    outer.append(beside)
        ring = outer
    return steps
