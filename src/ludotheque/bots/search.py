"""Information-set tree search: the pages of a paper, as code. Compiled with the engines.

    repeat: a fair guess at the whole table, from what the seat knows, with luck of its own
        walk:   at each decision, the mover takes the action with the best bound, by what the mover can see
        grow:   the first decision that was never met is judged one action ahead, by the evaluation
        return: every mover on the way learns its own share of the win (max^n)

A node is found by what its mover sees, and by nothing else. So nobody in the tree knows more than at the
table; whoever chooses at the same time as others chooses without them (decoupled); what is legal at a node
is always the same; and different ways to the same sight meet there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from ludotheque.bots.ahead import PATIENCE, answered
from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Result, State

Sample = Callable[[Chance], State]
Evaluate = Callable[[State], list[float]]
Outlook = Callable[[State], list[list[float]]]
Sides = Callable[[State], list[int]]

DEEP: Final = 60  # decisions of one walk; further on the evaluation judges
FLAT: Final = 0.003  # shares closer than this are hardly a difference
LEAST: Final = 4  # of the iterations a part as large as this is new, however much was known
CLOCK: Final = 8  # iterations between two looks at the clock


class Tuning(NamedTuple):
    """How a game is searched."""

    scale: float  # points of the evaluation that make a win e times as likely
    iterations: int  # of the expert, for one decision
    sharp: float = 2.5  # the best at first sight is tried e^sharp times as eagerly as the worst
    explore: float = 1.2  # how much the untried counts against the proven
    trust: float = 2.0  # how many visits the first sight is worth
    eager: bool = True  # a decision grows when it is first met; else when it is met again
    glances: int = 4  # guesses on which the searcher's own decision is judged at first sight
    rivals: int = 1  # … and those of the others; with one they seem erratic, so that nobody's bid is foreseen by it
    width: int = 6  # choices tried at first; the others join as the visits grow
    pride: float = 0.1  # of a win: what goes by the scores. None where they say no more than who won: else one
    # would rather be about to win than win


class Found(NamedTuple):
    """What became of one action of the searcher."""

    action: ActionId
    visits: int
    share: float  # of the win, to be expected


class Node:
    """A decision as its mover sees it: choices, best first at first sight, and how each has fared."""

    def __init__(self, actions: list[ActionId], hopes: list[float], priors: list[float]) -> None:
        self.actions = actions
        self.hopes = hopes  # the mover's share one action ahead
        self.priors = priors
        self.visits = [0] * len(actions)
        self.totals = [0.0] * len(actions)  # the mover's shares, over all visits
        self.count = 0
        self.surprise = 0.0  # how much better than at first sight it came out, over all visits

    def learn(self, same: Node) -> None:
        """What another node of the same decision has been through; its choices may be in another order."""
        for i in range(len(self.actions)):
            j = same.actions.index(self.actions[i])
            self.visits[i] += same.visits[j]
            self.totals[i] += same.totals[j]
        self.count += same.count
        self.surprise += same.surprise

    def worth(self, choice: int, trust: float) -> float:
        """The mover's share to be expected: first sight, set right by what was learnt here, and what it brought."""
        first = self.hopes[choice] + self.surprise / (self.count + 1.0)
        return min(1.0, max(0.0, (trust * first + self.totals[choice]) / (trust + self.visits[choice])))


class Search:
    """One tree of one seat; `sample` draws what the seat holds possible.

    It can be run again at a later decision of the game: what is left of the tree is used.
    """

    def __init__(
        self,
        sample: Sample,
        seat: Seat,
        evaluate: Evaluate,
        sides: Sides | None,
        tuning: Tuning,
        outlook: Outlook | None = None,
    ) -> None:
        self.sample = sample
        self.seat = seat
        self.evaluate = evaluate
        self.outlook = outlook
        self.sides = sides
        self.tuning = tuning
        self.nodes: dict[bytes, Node] = {}
        self.luck = Chance.seeded("search")
        self.met: set[bytes] = set()  # decisions met once: where the evaluation is dear, they grow the second time
        self.promise: list[float] = []  # by seat: how much more this world promises than worlds do on average

    def run(self, iterations: int, chance: Chance, seconds: float) -> list[Found]:
        """Every legal action of the seat, ascending. `seconds` 0: as long as it takes."""
        self.luck = chance.fork()
        until = perf_counter() + seconds
        worlds = [self.sample(chance)]
        key = worlds[0].known(self.seat)
        self.foresee(worlds[0])
        while len(worlds) < self.tuning.glances and (seconds == 0.0 or perf_counter() < until - seconds / 2.0):
            worlds.append(self.sample(chance))
            self.foresee(worlds[-1])
        known = self.nodes.get(key)
        if known is None:  # the game went another way
            self.nodes.clear()
            self.met.clear()
        node = self.grow(worlds, self.seat, key)
        if known is not None:
            node.learn(known)
        sums = [0.0] * worlds[0].seats
        for i in range(max(iterations - node.count, iterations // LEAST)):
            world = self.sample(chance)
            shares = self.judged(world)
            sums = [sums[s] + shares[s] for s in range(len(sums))]
            self.promise = [shares[s] - sums[s] / (i + 1.0) for s in range(len(sums))]
            self.walk(world, 0)
            if seconds > 0.0 and i % CLOCK == CLOCK - 1 and perf_counter() > until:
                break
        trust = self.tuning.trust
        return sorted([Found(node.actions[i], node.visits[i], node.worth(i, trust)) for i in range(len(node.actions))])

    def foresee(self, world: State) -> None:
        """Whoever chooses at the same time as the searcher has chosen, at first sight.

        So bids are weighed against bids that will be made, not against any.
        """
        if self.tuning.rivals == 1:
            return
        for _ in range(PATIENCE):
            others = [seat for seat in world.pending() if seat != self.seat]
            if not others:
                return
            first = self.first_sight(self.guesses(world, others[0]), others[0])
            world.apply(others[0], first.actions[0])

    def guesses(self, state: State, seat: Seat) -> list[State]:
        """Worlds that a mover holds possible: it does not know this one better than at the table."""
        count = 1 if seat == self.seat else self.tuning.rivals
        return [state.determinize(seat, self.luck) for _ in range(count)]

    def walk(self, state: State, depth: int) -> list[float]:
        """Down to a decision that was never met, and back: the share of each seat."""
        seat = self.mover(state)
        if seat < 0:
            result = state.result()
            assert result is not None
            return self.won(state, result)
        if depth == DEEP:
            return self.judged(state)
        key = state.known(seat)
        node = self.nodes.get(key)
        known = node is not None
        if node is None:
            if not self.tuning.eager and key not in self.met:
                self.met.add(key)
                return self.judged(state)
            node = self.grow(self.guesses(state, seat), seat, key)
        choice = self.select(node) if known else 0
        others_wait = len(state.pending()) > 1
        state.apply(seat, node.actions[choice])
        # A walk ends behind the first new decision; whoever chooses at the same time still does.
        shares = self.walk(state, depth + 1) if known or others_wait else self.judged(state)
        # A choice that was tried in good worlds is not better for it: what the world promised is taken off.
        share = shares[seat] - self.promise[seat]
        node.visits[choice] += 1
        node.totals[choice] += share
        node.surprise += share - node.hopes[choice]
        node.count += 1
        return shares

    def mover(self, state: State) -> Seat:
        """Who decides next, forced decisions skipped; -1: the game is over. The searcher goes first among equals."""
        while True:
            pending = state.pending()
            if not pending:
                return -1
            seat = self.seat if self.seat in pending else pending[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                return seat
            state.apply(seat, legal[0])

    def select(self, node: Node) -> int:
        """The choice with the best bound, among as many as the visits deserve (PUCT, progressive widening)."""
        wide = min(len(node.actions), self.tuning.width + int(sqrt(node.count)))
        worth = [node.worth(i, self.tuning.trust) for i in range(wide)]
        span = max(worth) - min(worth) + FLAT  # what is at stake here: untried choices are weighed in it
        weight = self.tuning.explore * span * sqrt(node.count + 1.0)
        best, most = 0, -1e9
        for i in range(wide):
            bound = worth[i] + weight * node.priors[i] / (1.0 + node.visits[i])
            if bound > most:
                best, most = i, bound
        return best

    def grow(self, worlds: list[State], seat: Seat, key: bytes) -> Node:
        """A new node, to be found by its key."""
        node = self.first_sight(worlds, seat)
        self.nodes[key] = node
        return node

    def first_sight(self, worlds: list[State], seat: Seat) -> Node:
        """Each action is judged one step ahead, on worlds that its mover holds possible."""
        legal = worlds[0].legal(seat)
        hopes = [0.0] * len(legal)
        for state in worlds:
            for i in range(len(legal)):
                after = state.clone()
                answered(after, seat, legal[i], after.chance)
                hopes[i] += self.judged(after)[seat] / len(worlds)
        return node_of(legal, hopes, self.tuning.sharp)

    def judged(self, state: State) -> list[float]:
        """The evaluation as shares of the win, by how far each side is ahead; with an outlook, as each seat sees it."""
        result = state.result()
        if result is not None:
            return self.won(state, result)
        sides = self.sides_of(state)
        if self.outlook is None:
            return self.split(self.evaluate(state), sides)
        views = self.outlook(state)
        return [self.split(views[seat], sides)[seat] for seat in range(len(views))]

    def split(self, values: list[float], sides: list[int]) -> list[float]:
        most = max(values)
        strength = [0.0] * len(values)  # by side: that of its best seat
        for seat in range(len(values)):
            force = exp((values[seat] - most) / self.tuning.scale)
            strength[sides[seat]] = max(strength[sides[seat]], force)
        whole = 0.0
        for force in strength:
            whole += force
        return [strength[side] / whole for side in sides]

    def won(self, state: State, result: Result) -> list[float]:
        """One win, shared by the sides that have it; a little goes by the scores, so that no point is given away."""
        sides = self.sides_of(state)
        winners = {sides[seat] for seat in range(len(sides)) if result.ranks[seat] == 1}
        pride = self.tuning.pride
        part = (1.0 - pride) / len(winners)
        shares = self.split([float(score) for score in result.scores], sides)
        return [pride * shares[s] + (part if result.ranks[s] == 1 else 0.0) for s in range(len(sides))]

    def sides_of(self, state: State) -> list[int]:
        return list(range(state.seats)) if self.sides is None else self.sides(state)


def node_of(legal: list[ActionId], hopes: list[float], sharp: float) -> Node:
    """The choices in the order of their priors: the better at first sight, the more often they will be tried."""
    most = max(hopes)
    span = most - min(hopes) + FLAT
    order = sorted([(-hopes[i], legal[i]) for i in range(len(legal))])
    forces = [exp(-sharp * (most + hope) / span) for hope, _ in order]
    whole = 0.0
    for force in forces:
        whole += force
    return Node([action for _, action in order], [-hope for hope, _ in order], [force / whole for force in forces])
