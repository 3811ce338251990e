"""Ways through the labyrinth as one walker weighs them: a lair costs as many steps as its fight. For evaluate alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import CELLS, LOOTS, NUMBER, OPENED, STEP, UP, WALL
from ludotheque.games.jouvence.dice import needed
from ludotheque.games.jouvence.monsters import CURSED, GROUP_ATTACK, GROUP_DEFENCE, GROUP_SIZE, group_at
from ludotheque.games.jouvence.paths import closed

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

UNREACHED: Final = 400 * 64  # no way at all
TURN: Final = 4.0  # points a turn
LOST: Final = 0.8  # of a turn: what a failed blow wastes
SPOILS: Final = 0.9  # points a monster beaten
LIFE: Final = 2.0  # points a wound, besides the risk of death
FLIGHT: Final = 4.0
NO_KEY: Final = 0
THEIR_KEY: Final = 1  # what another unlocks is open to all
OWN_KEY: Final = 2  # costs a turn until it is used
LOCKED: Final = 150  # steps that a padlock costs without one, in looking for a way
WAIT: Final = 50  # steps of work that are counted for it: who looks for one may find it
LAIRS: Final = 64  # a way is its weighed steps * 64 + the lairs on it
MOST_CHARTS: Final = 64
MOST_RISK: Final = 0.5  # so that the way ahead always counts
UNSEEN: Final[tuple[tuple[float, int, int, int], ...]] = (  # tokens face down: share, attack, defence, number
    (0.35, 2, 2, 1), (0.18, 5, 4, 1), (0.33, 6, 5, 2), (0.14, 9, 8, 3),
)  # fmt: skip

# What everyone can see of a cell's marks: numbers that are face down are left out.
PUBLIC: Final = bytes(
    [
        (mark & UP) + (1 if mark & NUMBER else 0) + (8 if mark & LOOTS else 0) + (mark & OPENED)
        for mark in range(256)
    ]
)  # fmt: skip


Name = tuple[int, int, int, int, bool, int, int]


class Walker:
    """Who walks: what the fights on the way will cost."""

    def __init__(self, combat: int, bare: int, defence: int, pace: int, *, flees: bool, key: int, dread: int) -> None:
        self.combat = combat
        self.bare = bare  # Combat under a curse
        self.defence = defence
        self.pace = pace  # movement points a turn
        self.flees = flees
        self.key = key  # NO_KEY, THEIR_KEY or OWN_KEY
        self.dread = dread  # tenths
        self.name = (combat, bare, defence, pace, flees, key, dread)
        self.unseen = 0.0  # points that a token face down costs
        self.wounds = 0.0  # that it gives
        for share, attack, shield, size in UNSEEN:
            self.unseen += share * self.toll(combat, attack, shield, size)
            win = chance_of(combat, shield)
            self.wounds += share * min(0.8, (1 - win) / win * chance_of(attack, defence))

    def on_the_way_back(self) -> Walker:
        """The padlock on the way there is open by then."""
        return walker_like(self.combat, self.bare, self.defence, self.pace, self.flees, THEIR_KEY, self.dread)

    def toll(self, blow: int, attack: int, shield: int, size: int) -> float:
        """Points that it costs to get past monsters: blows until one lands, or one and then flight."""
        win = chance_of(blow, shield)
        miss = LOST * TURN + chance_of(attack, self.defence) * LIFE
        again = miss * (1 - win) / win
        if self.flees:
            again = min(again, FLIGHT)
        return (1 - win) * (miss + again) - SPOILS * size * win

    def price(self, group: int) -> float:
        """The same for monsters in sight, or for a token face down: group 0."""
        if group == 0:
            return self.unseen
        blow = self.bare if CURSED[group] else self.combat
        return self.toll(blow, GROUP_ATTACK[group], GROUP_DEFENCE[group], GROUP_SIZE[group])

    def steps(self, points: float) -> int:
        return max(0, int(self.dread / 10 * points * self.pace / TURN + 0.5))

    def risk(self, lives: int, lairs: int) -> float:
        """How likely so many lairs are to take all the lives."""
        lost = self.wounds
        kept = 1.0 - lost
        alive = kept**lairs
        if lives > 1:
            alive += lairs * lost * kept ** max(0, lairs - 1)
        if lives > 2:
            alive += lairs * (lairs - 1) / 2 * lost * lost * kept ** max(0, lairs - 2)
        return min(MOST_RISK, 1.0 - alive)


WALKERS: Final[dict[Name, Walker]] = {}


def walker_like(combat: int, bare: int, defence: int, pace: int, flees: bool, key: int, dread: int) -> Walker:
    """There are few different ones: each is made once."""
    name = (combat, bare, defence, pace, flees, key, dread)
    found = WALKERS.get(name)
    if found is None:
        found = Walker(combat, bare, defence, pace, flees=flees, key=key, dread=dread)
        WALKERS[name] = found
    return found


def chance_of(attack: int, defence: int) -> float:
    return (7 - needed(attack, defence)) / 6


Chart = dict[tuple[int, Name], dict[int, int]]
CHARTS: Final[dict[tuple[bytes, bytes], Chart]] = {}  # maps seen lately: source and walker -> cell -> steps


def chart_of(state: Jouvence) -> Chart:
    """The ways already found on this map. Many states of a search share one."""
    key = (bytes(state.ground), bytes(state.marks.translate(PUBLIC)))
    found = CHARTS.get(key)
    if found is None:
        if len(CHARTS) >= MOST_CHARTS:
            CHARTS.clear()
        found = {}
        CHARTS[key] = found
    return found


def ways(chart: Chart, state: Jouvence, walker: Walker, source: int) -> dict[int, int]:
    """Ways from every cell to a source; -1 stands for the treasures that lie about."""
    known = chart.get((source, walker.name))
    if known is not None:
        return known
    if source >= 0:
        starts = [source]
    else:
        starts = [cell for cell in range(len(state.marks)) if state.marks[cell] & LOOTS and not closed(state, cell)]
    found = weighed(state, walker, starts)
    chart[source, walker.name] = found
    return found


def weighed(state: Jouvence, walker: Walker, starts: list[int]) -> dict[int, int]:
    """Dijkstra with buckets: the weights are small whole numbers. Whoever has a key walks on a second floor once
    it is used: node = cell + CELLS."""
    ways: dict[int, int] = {}
    rings: list[list[tuple[int, int]]] = [[(cell, 0) for cell in starts]]
    distance = 0
    while distance < len(rings):
        for node, lairs in rings[distance]:
            if node in ways:
                continue
            ways[node] = distance * LAIRS + lairs
            cell = node % CELLS
            mark = state.marks[cell]
            reach = distance + 1
            beyond = lairs
            if mark & NUMBER:
                reach += walker.steps(walker.price(group_at(state, cell) if mark & UP else 0))
                beyond = min(LAIRS - 1, lairs + 1)
            floor = node - cell
            if closed(state, cell):
                if walker.key and floor == 0:
                    spread(
                        state, ways, rings, reach + (walker.pace if walker.key == OWN_KEY else 0), cell, CELLS, beyond
                    )
                reach += LOCKED
            spread(state, ways, rings, reach, cell, floor, beyond)
        distance += 1
    if walker.key:
        for node in [node for node in ways if node >= CELLS]:
            cell = node - CELLS
            if cell not in ways or ways[node] < ways[cell]:
                ways[cell] = ways[node]
    return ways


def spread(
    state: Jouvence,
    ways: dict[int, int],
    rings: list[list[tuple[int, int]]],
    reach: int,
    cell: int,
    floor: int,
    lairs: int,
) -> None:
    while len(rings) <= reach:
        rings.append([])
    for d in range(4):
        beside = cell + STEP[d]
        if beside < CELLS and state.ground[beside] != WALL and beside + floor not in ways:
            rings[reach].append((beside + floor, lairs))
