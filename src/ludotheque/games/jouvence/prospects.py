"""What the way ahead will cost, in points, for every cell and number of lives. For evaluate alone.

The labyrinth as everyone sees it is a graph; on it the best way is found for one life, then for two, and so on.
Fights are counted by their odds: a failed blow loses time and perhaps a life, and whoever has none left is dead.
So the value of a place is what one may expect after the best step, and going on is never worse than waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import (
    BIT,
    CELLS,
    CORNER,
    FOUNTAIN,
    GATE,
    INSIDE,
    LAIR_SPOT,
    LOCATION_OF,
    LOCATIONS,
    LOCK,
    LOCKED_CHEST,
    NUMBER,
    OFF_TABLE,
    OPENED,
    ROADS,
    ROAM,
    STEP,
    UP,
    WALL,
)
from ludotheque.games.jouvence.dice import needed
from ludotheque.games.jouvence.monsters import CURSED, GROUP_ATTACK, GROUP_DEFENCE, GROUP_SIZE, GROUPS
from ludotheque.games.jouvence.tiles import TAKEN

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

TURN: Final = 4.0  # points a turn
FAR: Final = 1000.0  # points: no way at all
DEATH: Final = 150.0  # points, when death is final
DYING: Final = 40.0  # at the least: points between the worst place and death
FINAL: Final = -1.0
NEVER: Final = -2.0
REBIRTH: Final = 14.0  # points that death costs before the end game, besides the way from the gate
SPOILS: Final = 0.7  # points a monster beaten
DREAD: Final = 1.4  # how much more a fight ahead weighs than one at hand: few samples make waiting look good
NO_KEY: Final = 0
THEIR_KEY: Final = 1  # what another unlocks is open to all
OWN_KEY: Final = 2
ALL_KEYS: Final = 3  # for those whose keys nobody counts
PADLOCK: Final[tuple[float, ...]] = (40.0, 25.0, 25.0, 2.0)  # points, by key
LAIR: Final = 4  # steps that a lair counts for on a hunt
FAR_OFF: Final = 200
UNLOCKING: Final = 2.0  # points: the key is spent
MOST_LIVES: Final = 5  # first aid, talismans and smoke count as lives
NOBODY: Final = -1  # no monsters
UNSEEN: Final = 0  # a token face down; else the group of monsters
MOST_MAPS: Final = 40  # of six players one takes some megabytes
MOST_GRAPHS: Final = 50
SHARES: Final[tuple[tuple[float, int, int, int], ...]] = (  # tokens face down: share, attack, defence, number
    (0.18, 3, 1, 1), (0.18, 3, 2, 1), (0.16, 4, 4, 1), (0.17, 5, 3, 2), (0.17, 7, 6, 2), (0.14, 9, 8, 3),
)  # fmt: skip

# What everyone can see of a cell's marks and what changes a way; numbers face down and treasures are left out.
PUBLIC: Final = bytes(
    [(mark & (UP + LAIR_SPOT + OPENED)) + (1 if mark & NUMBER else 0) for mark in range(256)]
)  # fmt: skip

Name = tuple[int, int, int, int, int]


def chance_of(attack: int, defence: int) -> float:
    return (7 - needed(attack, defence)) / 6


class Odds:
    """A fight: the chance of the first blow, of those after it, of a wound when one fails, and what is won."""

    def __init__(self, first: float, again: float, wound: float, spoils: float) -> None:
        self.first = first
        self.again = again
        self.wound = wound
        self.spoils = spoils


class Walker:
    """Who walks: a step's price, and the odds of fights."""

    def __init__(self, combat: int, bare: int, defence: int, pace: int, key: int) -> None:
        self.combat = combat
        self.bare = bare  # Combat under a curse
        self.defence = defence
        self.pace = pace
        self.step = TURN / pace
        self.padlock = PADLOCK[key]
        self.name = (combat, bare, defence, pace, key)
        self.known: dict[int, Odds] = {UNSEEN: self.unseen()}

    def without_key(self) -> Walker:
        """A key opens one padlock: who walks on when it is spent."""
        return walker_like(self.combat, self.bare, self.defence, self.name[3], THEIR_KEY)

    def unseen(self) -> Odds:
        """Of a token face down: after a failed blow, strong monsters are the likelier ones."""
        first, failed, again, wound, spoils = 0.0, 0.0, 0.0, 0.0, 0.0
        for share, attack, shield, size in SHARES:
            hit = chance_of(self.combat, shield)
            first += share * hit
            failed += share * (1.0 - hit)
            again += share * (1.0 - hit) * hit
            wound += share * (1.0 - hit) * chance_of(attack, self.defence)
            spoils += share * hit * size
        return Odds(first, again / failed, wound / failed, SPOILS * spoils / first)

    def odds(self, group: int) -> Odds:
        found = self.known.get(group)
        if found is None:
            blow = self.bare if CURSED[group] else self.combat
            hit = chance_of(blow, GROUP_DEFENCE[group])
            found = Odds(hit, hit, chance_of(GROUP_ATTACK[group], self.defence), SPOILS * GROUP_SIZE[group])
            self.known[group] = found
        return found


WALKERS: Final[dict[Name, Walker]] = {}


def walker_like(combat: int, bare: int, defence: int, pace: int, key: int) -> Walker:
    """There are few different ones: each is made once."""
    name = (combat, bare, defence, pace, key)
    found = WALKERS.get(name)
    if found is None:
        found = Walker(combat, bare, defence, pace, key)
        WALKERS[name] = found
    return found


class Graph:
    """The gravel: a place for each cell, and up to four places beside each."""

    def __init__(self, ground: bytes) -> None:
        self.cells = [cell for cell in range(CELLS) if ground[cell] != WALL]
        self.place_of = {cell: place for place, cell in enumerate(self.cells)}
        self.beside = [
            [self.place_of[cell + step] for step in STEP if cell + step in self.place_of] for cell in self.cells
        ]
        self.padlocks = [place for place, cell in enumerate(self.cells) if ground[cell] in (LOCK, LOCKED_CHEST)]


class Ways:
    """Points from every place to the goal: going on from it, and beginning a turn among the monsters there.

    The lists are by lives: the last one is for `MOST_LIVES` or as many as were asked for.
    """

    def __init__(self, reborn: float) -> None:
        self.onward: list[list[float]] = []
        self.facing: list[list[float]] = []
        self.reborn = reborn  # what death costs, FINAL, or NEVER where nobody dies

    def death(self, here: float) -> float:
        """What it costs to die where the way ahead costs so much."""
        return max(DEATH, here + DYING) if self.reborn == FINAL else max(self.reborn, here)


class Map:
    """The labyrinth as everyone sees it, and the ways already found on it."""

    def __init__(self, graph: Graph, marks: bytes, lairs: list[int]) -> None:
        self.graph = graph
        up = {lair // GROUPS: lair % GROUPS for lair in lairs}
        self.met = [up.get(cell, UNSEEN) if marks[cell] & NUMBER else NOBODY for cell in graph.cells]
        self.refilled = [  # once the Fountain is entered
            UNSEEN if group == NOBODY and marks[cell] & LAIR_SPOT else group
            for cell, group in zip(graph.cells, self.met, strict=True)
        ]
        self.padlocks = [place for place in graph.padlocks if not marks[graph.cells[place]] & OPENED]
        self.homes: dict[tuple[Name, int, bool], Ways] = {}
        self.outs: dict[tuple[Name, int, tuple[int, ...]], Ways] = {}
        self.walks: dict[int, list[int]] = {}
        self.trails: dict[int, list[int]] = {}

    def home(self, walker: Walker, lives: int, refilled: bool) -> Ways:
        """To the gate and out of it; death is final."""
        key = (walker.name, lives, refilled)
        found = self.homes.get(key)
        if found is None:
            found = Ways(FINAL)
            lairs = self.refilled if refilled else self.met
            goals = {self.graph.place_of[GATE]: walker.step}
            unlocked = self.home(walker.without_key(), lives, refilled) if walker.name[4] == OWN_KEY else None
            for life in range(lives):
                self.add_life(found, walker, lairs, goals, life, unlocked)
            self.homes[key] = found
        return found

    def out(self, walker: Walker, lives: int, wells: tuple[int, ...], endgame: bool) -> Ways:
        """To one of the wells, where there is a gourd, and home. Before the end game death begins anew at the gate."""
        key = (walker.name, lives, (endgame, *wells))
        found = self.outs.get(key)
        if found is None:
            one_key = walker.name[4] == OWN_KEY
            home = self.home(walker.without_key() if one_key else walker, max(3, lives), not endgame)
            unlocked = self.out(walker.without_key(), lives, wells, endgame) if one_key else None
            places = [self.graph.place_of[cell] for cell in wells]
            reborn = FINAL
            if not endgame:
                immortal = Ways(NEVER)
                self.add_life(immortal, walker, self.met, {p: home.onward[2][p] for p in places}, 0, None)
                reborn = immortal.onward[0][self.graph.place_of[GATE]] + REBIRTH
            found = Ways(reborn)
            for life in range(lives):
                self.add_life(found, walker, self.met, {p: home.onward[life][p] for p in places}, life, unlocked)
            self.outs[key] = found
        return found

    def add_life(
        self, ways: Ways, walker: Walker, lairs: list[int], goals: dict[int, float], life: int, unlocked: Ways | None
    ) -> None:
        """The ways with `life` lives to lose: from the goals outwards, as long as one gets shorter.

        Whoever has a key may go on from any padlock as if `unlocked`.
        """
        size = len(lairs)
        onward, facing = [FAR] * size, [FAR] * size
        padlocks = dict.fromkeys(self.padlocks, walker.padlock)
        beside = self.graph.beside
        queue: list[int] = []
        for place, cost in goals.items():
            onward[place] = cost
            queue.append(place)
        if unlocked is not None:
            for place in self.padlocks:
                reach = unlocked.onward[life][place] + UNLOCKING + walker.step
                for beyond in beside[place]:
                    if reach < onward[beyond]:
                        onward[beyond] = reach
                        queue.append(beyond)
        head = 0
        while head < len(queue):
            place = queue[head]
            head += 1
            here = onward[place]
            reach = here
            group = lairs[place]
            if group != NOBODY:
                odds = walker.odds(group)
                if ways.reborn == NEVER:
                    again = here + TURN * (1.0 - odds.again) / odds.again
                    worse = again
                elif life > 0:
                    worse = ways.facing[life - 1][place]
                    again = min(fight_on(here, odds, worse), ways.onward[life - 1][place])
                else:
                    worse = ways.death(here)
                    again = fight_on(here, odds, worse)
                facing[place] = again
                failed = 0.5 * TURN + odds.wound * worse + (1.0 - odds.wound) * again
                fight = odds.first * (here - odds.spoils) + (1.0 - odds.first) * failed
                reach = here + DREAD * max(0.0, fight - here)
            else:
                facing[place] = here
            if padlocks and place in padlocks:
                reach += padlocks[place]
            reach += walker.step
            for beyond in beside[place]:
                if reach < onward[beyond] - 0.001:
                    onward[beyond] = reach
                    queue.append(beyond)
        ways.onward.append(onward)
        ways.facing.append(facing)

    def walk(self, cell: int) -> list[int]:
        """Plain steps from every place to a cell."""
        found = self.walks.get(cell)
        if found is None:
            found = [len(self.graph.cells)] * len(self.graph.cells)
            queue = [self.graph.place_of[cell]]
            found[queue[0]] = 0
            for place in queue:
                for beyond in self.graph.beside[place]:
                    if found[beyond] > found[place] + 1:
                        found[beyond] = found[place] + 1
                        queue.append(beyond)
            self.walks[cell] = found
        return found

    def trail(self, cell: int) -> list[int]:
        """Steps from every place to a cell, where a lair on the way counts for some and a padlock for many."""
        found = self.trails.get(cell)
        if found is None:
            found = [FAR_OFF] * len(self.graph.cells)
            goal = self.graph.place_of[cell]
            queue = [goal]
            found[goal] = 0
            for place in queue:
                reach = found[place] + 1
                if place != goal:
                    reach += LAIR if self.met[place] != NOBODY else FAR_OFF if place in self.padlocks else 0
                for beyond in self.graph.beside[place]:
                    if reach < found[beyond]:
                        found[beyond] = reach
                        queue.append(beyond)
            self.trails[cell] = found
        return found


def fight_on(here: float, odds: Odds, worse: float) -> float:
    """Blow after blow from the start of a turn on, until one lands."""
    hit, hurt = odds.again, (1.0 - odds.again) * odds.wound
    return (hit * (here - odds.spoils) + (1.0 - hit) * TURN + hurt * worse) / (hit + hurt)


GRAPHS: Final[dict[bytes, Graph]] = {}
MAPS: Final[dict[tuple[bytes, bytes, tuple[int, ...]], Map]] = {}


def map_of(state: Jouvence) -> Map:
    """The map of a state. Many states of a search share one: a tile just laid at the end of a road is left out."""
    ground, marks = bytes(state.ground), state.marks.translate(PUBLIC)
    if is_loose_end(state):
        ground, marks = without_last(state, ground), bytearray(without_last(state, bytes(marks)))
    key = (ground, bytes(marks), tuple(state.lairs))
    found = MAPS.get(key)
    if found is None:
        if len(MAPS) >= MOST_MAPS:
            MAPS.clear()
        found = Map(graph_of(ground), key[1], state.lairs)
        MAPS[key] = found
    return found


def graph_of(ground: bytes) -> Graph:
    found = GRAPHS.get(ground)
    if found is None:
        if len(GRAPHS) >= MOST_GRAPHS:
            GRAPHS.clear()
        found = Graph(ground)
        GRAPHS[ground] = found
    return found


def is_loose_end(state: Jouvence) -> bool:
    """Whether the tile laid last joins one road, and nobody nor any gourd is on it."""
    placement = state.laid[-1]
    tile, location = placement // 4 // LOCATIONS, placement // 4 % LOCATIONS
    if tile >= FOUNTAIN:
        return False
    joined = 0
    for d in range(4):
        if ROADS[tile * 4 + placement % 4] & BIT[d] and not OFF_TABLE[location] & BIT[d]:
            joined += state.edge[location + ROAM[d]] == TAKEN
    if joined != 1:
        return False
    return location not in [LOCATION_OF[cell] for cell in state.cell + state.gourds]


def without_last(state: Jouvence, cells: bytes) -> bytes:
    """The bytes of all cells, with nothing where the last tile lies."""
    corner = CORNER[state.laid[-1] // 4 % LOCATIONS]
    rest = bytearray(cells)
    for inside in INSIDE:
        rest[corner + inside] = 0
    return bytes(rest)
