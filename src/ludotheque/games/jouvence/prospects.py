"""Ways through the labyrinth as a walker weighs them: monsters cost more than a step. For evaluate alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import LOOTS, NUMBER, OPENED, STEP, UP
from ludotheque.games.jouvence.monsters import GROUP_DEFENCE, group_at
from ludotheque.games.jouvence.paths import closed, enterable

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

UNREACHED: Final = 60  # steps: no way that is open
HIDDEN: Final = 6  # steps that a face-down token is worth
MOST_CHARTS: Final = 48

# What everyone can see of a cell's marks: numbers that are face down are left out.
PUBLIC: Final = bytes(
    [
        (mark & UP) + (1 if mark & NUMBER else 0) + (8 if mark & LOOTS else 0) + (mark & OPENED)
        for mark in range(256)
    ]
)  # fmt: skip
CHARTS: Final[dict[tuple[bytes, bytes], dict[int, dict[int, int]]]] = {}  # maps seen lately: source -> cell -> steps


def chart_of(state: Jouvence) -> dict[int, dict[int, int]]:
    """The ways already found on this map. Many states of a search share one."""
    key = (bytes(state.ground), bytes(state.marks.translate(PUBLIC)))
    found = CHARTS.get(key)
    if found is None:
        if len(CHARTS) >= MOST_CHARTS:
            CHARTS.clear()
        found = {}
        CHARTS[key] = found
    return found


def ways(chart: dict[int, dict[int, int]], state: Jouvence, source: int) -> dict[int, int]:
    """Weighed steps from every cell to a source; -1 stands for the treasures that lie about."""
    known = chart.get(source)
    if known is not None:
        return known
    if source >= 0:
        starts = [source]
    else:
        starts = [cell for cell in range(len(state.marks)) if state.marks[cell] & LOOTS and not closed(state, cell)]
    found = weighed(state, starts)
    chart[source] = found
    return found


def weighed(state: Jouvence, starts: list[int]) -> dict[int, int]:
    """Dijkstra with buckets: the weights are small whole numbers."""
    steps: dict[int, int] = {}
    rings: list[list[int]] = [starts[:]]
    distance = 0
    while distance < len(rings):
        for cell in rings[distance]:
            if cell in steps:
                continue
            steps[cell] = distance
            reach = distance + 1 + burden(state, cell)
            while len(rings) <= reach:
                rings.append([])
            for d in range(4):
                beside = cell + STEP[d]
                if beside in steps:
                    continue
                if enterable(state, beside):
                    rings[reach].append(beside)
        distance += 1
    return steps


def burden(state: Jouvence, cell: int) -> int:
    """What entering a cell costs besides its step."""
    mark = state.marks[cell]
    if mark & NUMBER == 0:
        return 0
    if mark & UP == 0:
        return HIDDEN
    return min(9, 3 + GROUP_DEFENCE[group_at(state, cell)])
