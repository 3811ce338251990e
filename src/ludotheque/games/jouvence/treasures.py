"""Treasures within reach. For evaluate alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import BIT, CELLS, LOOTS, NUMBER, STEP

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

DETOUR: Final = 14  # steps: farther treasures do not count
GUARD: Final = 4  # steps that a lair before a treasure counts for
MOST_KNOWN: Final = 40

Near = dict[int, float]  # by cell: 1 on a treasure, 0 out of reach
KNOWN: Final[dict[tuple[bytes, bytes], Near]] = {}  # by roads and marks


def treasures_of(state: Jouvence) -> Near:
    """What is known of the treasures as they lie now: many states of a search share it."""
    key = (state.exits, bytes(state.marks))
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = {}
        KNOWN[key] = found
    return found


def treasure_near(state: Jouvence, start: int, near_by: Near) -> float:
    """How near the nearest treasure is, by steps; lairs on the way to it count for some."""
    found = near_by.get(start)
    if found is None:
        found = 1.0 - float(steps_to_treasure(state, start)) / DETOUR
        near_by[start] = found
    return found


def steps_to_treasure(state: Jouvence, start: int) -> int:
    seen = bytearray(CELLS)
    seen[start] = 1
    rings: list[list[int]] = [[] for _ in range(DETOUR + GUARD + 2)]
    rings[0].append(start)
    for distance in range(DETOUR):
        for cell in rings[distance]:
            mark = state.marks[cell]
            if mark & LOOTS:
                return distance
            reach = distance + 1 + (GUARD if mark & NUMBER and cell != start else 0)
            if reach > DETOUR:
                continue
            exits = state.exits[cell]
            for d in range(4):
                if exits & BIT[d] and not seen[cell + STEP[d]]:
                    seen[cell + STEP[d]] = 1
                    rings[reach].append(cell + STEP[d])
    return DETOUR
