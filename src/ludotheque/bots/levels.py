"""The three levels that a table is offered. Each has a fixed budget: same seed and same sights, same choices."""

from __future__ import annotations

from concurrent.futures import Executor
from itertools import count
from math import log
from statistics import median
from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.search import Found, Search
from ludotheque.bots.sight import Sight
from ludotheque.bots.tuning import tuning_of
from ludotheque.core.chance import SPAN, Chance
from ludotheque.core.contract import ActionId

PARTS: Final = 2  # trees that a search grows, each with luck of its own: as many cores can share the work
CLUMSY: Final = 0.4  # how far a beginner is out, as a part of what the best choice is worth over the middling
NUMBERS: Final = count()  # of this process's bots
TREES: Final[dict[tuple[int, int, str, int], Search]] = {}  # by bot, part, game and seat: what its last choice left
MOST_TREES: Final = 12  # those of one table full of experts; the oldest are forgotten
SERIOUS: Final = 0.75  # of the most visits: among those with as many a bid is drawn


class BeginnerBot(GreedyBot):
    """Short sight and a shaky judgement: one guess at what is hidden, each action misjudged a little."""

    samples = 1

    def values(self, sight: Sight) -> list[float]:
        values = super().values(sight)
        error = CLUMSY * (max(values) - median(values))
        return [value + error * shock(self.chance) for value in values]


class NormalBot(GreedyBot):
    """A sober judgement of every action, over several guesses at what is hidden."""

    samples = 8
    budget = 160


class ExpertBot(Bot):
    """Looks ahead: see search.py."""

    effort = 1.0  # part of the game's iterations
    seconds = 0.0  # that a search may take; 0: as long as it takes, and always the same choice
    crew: Executor | None = None  # other processes, that grow the other trees at the same time

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.number = next(NUMBERS)

    def choose(self, sight: Sight) -> ActionId:
        if len(sight.legal) == 1:
            return sight.legal[0]
        found = self.weigh(sight)
        most = max(found, key=lambda one: (one.visits, one.share))
        if sight.alone:
            return most.action
        bids = serious(found)
        return drawn(bids, self.chance.below(sum(one.visits for one in bids)))

    def weigh(self, sight: Sight) -> list[Found]:
        """What the search thinks of every legal action, ascending: all its trees together."""
        rounds = max(1, int(tuning_of(sight.game.name).iterations * self.effort) // PARTS)
        lucks = [self.chance.fork() for _ in range(PARTS)]
        names = [(self.number, part) for part in range(PARTS)]
        if self.crew is None:
            each = self.seconds / PARTS
            return summed([tree(name, sight, rounds, luck, each) for name, luck in zip(names, lucks, strict=True)])
        others = [self.crew.submit(tree, names[i], sight, rounds, lucks[i], self.seconds) for i in range(1, PARTS)]
        return summed([tree(names[0], sight, rounds, lucks[0], self.seconds), *[other.result() for other in others]])


def tree(name: tuple[int, int], sight: Sight, rounds: int, luck: Chance, seconds: float) -> list[Found]:
    """What one tree found: the same in whatever process it grows, if it grows there from the first choice on."""
    game = sight.game
    key = (*name, game.name, sight.seat)
    search = TREES.pop(key, None)
    if search is None:
        search = Search(sight.sample, sight.seat, game, tuning_of(game.name))
    search.sample = sight.sample
    TREES[key] = search
    if len(TREES) > MOST_TREES:
        del TREES[next(iter(TREES))]
    return search.run(rounds, luck, seconds)


def summed(trees: list[list[Found]]) -> list[Found]:
    """The same actions, as several trees found them."""
    found = []
    for same in zip(*trees, strict=True):
        visits = sum(one.visits for one in same)
        weight = visits + len(same)
        found.append(Found(same[0].action, visits, sum(one.share * (one.visits + 1) for one in same) / weight))
    return found


def serious(found: list[Found]) -> list[Found]:
    """Those that the search did not give up on, in their order."""
    most = max(one.visits for one in found)
    return [one for one in found if one.visits >= SERIOUS * most]


def drawn(found: list[Found], ticket: int) -> ActionId:
    """One of the actions, as likely as it was visited: a bid that is always the same is soon known."""
    for one in found:
        ticket -= one.visits
        if ticket < 0:
            return one.action
    return found[-1].action


def shock(chance: Chance) -> float:
    """A number around 0, as people err: most often a little, sometimes much (logistic law)."""
    luck = (chance.word() + 0.5) / SPAN
    return log(luck / (1.0 - luck)) * 0.55  # deviation about 1
