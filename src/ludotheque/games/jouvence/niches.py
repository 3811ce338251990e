"""How far off the Fountain may come to lie, before it does. For the outlook alone.

Every tile drawn may be the Fountain, and it may lie wherever exactly one road ends. Who waits at the gate for it to
turn up has all the way still to go then, so it pays to be near where the roads end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import BIT, CORNER, INSIDE, LOCATIONS, NUMBER, OPPOSITE, ROAM, STEP
from ludotheque.games.jouvence.tiles import SINGLE, TAKEN
from ludotheque.games.jouvence.weights import WEIGHTS

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

FARTHEST: Final = 90  # steps; what is farther off, or behind a padlock, counts as that
LAIR: Final = 4  # steps that a lair on the way counts for
MOST_KNOWN: Final = 40
DOORSTEP: Final[tuple[int, ...]] = (2, 14, 22, 10)  # square in the middle of each side, where a road goes on

Waits = dict[int, float]  # by cell, in points
KNOWN: Final[dict[tuple[bytes, bytes], Waits]] = {}  # by roads and marks
WEIGHTS.memory.append(KNOWN)


def wait_cost(state: Jouvence, seat: int) -> float:
    """What it costs a seat to be where it is while nobody knows where the Fountain will be."""
    key = (state.exits, bytes(state.marks))
    waits = KNOWN.get(key)
    if waits is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        waits = {}
        KNOWN[key] = waits
    found = waits.get(state.cell[seat])
    if found is None:
        steps = steps_to_niches(state, state.cell[seat])
        found = 0.0
        if steps:
            found = WEIGHTS.niche * float(min(steps)) + WEIGHTS.niches * float(sum(steps)) / float(len(steps))
        waits[state.cell[seat]] = found
    return found


def doorsteps(state: Jouvence) -> list[int]:
    """The last cell of every road that leads to a place for the Fountain (JOU-R16)."""
    found: list[int] = []
    for location in range(LOCATIONS):
        edge = state.edge[location]
        if edge != TAKEN and SINGLE[edge & 15]:
            for d in range(4):
                if edge & BIT[d]:
                    found.append(CORNER[location + ROAM[d]] + INSIDE[DOORSTEP[OPPOSITE[d]]])
    return found


def steps_to_niches(state: Jouvence, start: int) -> list[int]:
    goals = doorsteps(state)
    steps = {start: 0}
    rings: list[list[int]] = [[] for _ in range(FARTHEST + LAIR + 2)]
    rings[0].append(start)
    for distance in range(FARTHEST):
        for cell in rings[distance]:
            if steps[cell] < distance:
                continue
            reach = distance + 1 + (LAIR if state.marks[cell] & NUMBER and cell != start else 0)
            exits = state.exits[cell]
            for d in range(4):
                if exits & BIT[d]:
                    beyond = cell + STEP[d]
                    if steps.get(beyond, FARTHEST) > reach:
                        steps[beyond] = reach
                        rings[reach].append(beyond)
    return [steps.get(goal, FARTHEST) for goal in goals]
