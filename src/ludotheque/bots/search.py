"""Information-set tree search: the pages of a paper, as code. Compiled with the engines.

    repeat: a fair guess at the whole table, from what the seat knows, with luck of its own, the same for each choice
        walk:    at each decision, the mover takes the action with the best bound, by what the mover can see
        grow:    the first decision that was never met is judged one action ahead, by the evaluation
        play on: to the next lull everybody chooses at first sight; there the evaluation judges
        return:  every mover on the way learns its own share of the win (max^n)

A node is found by what its mover sees, and by nothing else. So nobody in the tree knows more than at the
table; whoever chooses at the same time as others chooses without them (decoupled); what is legal at a node
is always the same; and different ways to the same sight meet there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from ludotheque.bots.ahead import answered, by_habit, sides_of
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Result, State

Sample = Callable[[Chance], State]

DEEP: Final = 60  # decisions of one walk; further on the evaluation judges
FLAT: Final = 0.003  # shares closer than this are hardly a difference
PATIENCE: Final = 200  # decisions of others before a lull, or the searcher's own next one, is given up
LEAST: Final = 4  # of the iterations a part as large as this is new, however much was known


class Tuning(NamedTuple):
    """How a game is searched."""

    scale: float  # points of the evaluation that make a win e times as likely
    iterations: int  # of the expert, for one decision
    sharp: float = 2.5  # the best at first sight is tried e^sharp times as eagerly as the worst
    explore: float = 1.2  # how much the untried counts against the proven
    deeper: float = 0.3  # … further down, where who explores plays badly
    trust: float = 2.0  # how many visits the first sight is worth
    ripe: int = 0  # how often a decision is passed over before it grows into a node
    glances: int = 4  # guesses on which the searcher's own decision is judged at first sight
    rivals: int = 4  # … and those of whoever chooses at the same time as others: on one guess they seem erratic
    ahead: int = 1  # stages that are played on; 0: as many as there are seats
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


class World(NamedTuple):
    """A table that the searcher holds possible; whoever chooses at the same time has chosen."""

    state: State
    luck: Chance
    promise: list[float]  # by seat: how much more of the win it promises than the worlds before it


class Search:
    """One tree of one seat; `sample` draws what the seat holds possible.

    It can be run again at a later decision of the game: what is left of the tree is used.
    """

    def __init__(self, sample: Sample, seat: Seat, game: Game, tuning: Tuning) -> None:
        self.sample = sample
        self.seat = seat
        self.game = game
        self.tuning = tuning
        self.nodes: dict[bytes, Node] = {}
        self.met: dict[bytes, int] = {}  # decisions that are no nodes yet: how often they were met
        self.habits: dict[bytes, ActionId] = {}  # what a rival does at first sight, by what it sees
        self.worlds: list[World] = []
        self.sums: list[float] = []  # by seat: what they promise together
        self.luck = Chance.seeded("search")
        self.promise: list[float] = []  # of the world that is walked in
        self.lull = 0  # the stage that is played on to

    def run(self, iterations: int, chance: Chance, seconds: float) -> list[Found]:
        """Every legal action of the seat, ascending. `seconds` 0: as long as it takes."""
        until = perf_counter() + seconds
        self.worlds = []
        self.habits.clear()
        self.imagine(chance)
        while len(self.worlds) < self.tuning.glances and (seconds == 0.0 or perf_counter() < until - seconds / 2.0):
            self.imagine(chance)
        state = self.worlds[0].state
        self.lull = self.tuning.ahead or state.seats
        if self.game.stage is not None:
            self.lull += self.game.stage(state)
        key = state.known(self.seat)
        known = self.nodes.get(key)
        if known is None:  # the game went another way
            self.nodes.clear()
            self.met.clear()
        self.luck = chance.fork()
        node = self.grow([world.state for world in self.worlds], self.seat, key)
        if known is not None:
            node.learn(known)
        tried = [0] * len(node.actions)
        for _ in range(max(iterations - node.count, iterations // LEAST)):
            choice = self.select(node, self.tuning.explore)
            if tried[choice] == len(self.worlds):
                self.imagine(chance)
            self.enter(self.worlds[tried[choice]], node, choice)
            tried[choice] += 1
            if seconds > 0.0 and perf_counter() > until:
                break
        trust = self.tuning.trust
        return sorted([Found(node.actions[i], node.visits[i], node.worth(i, trust)) for i in range(len(node.actions))])

    def imagine(self, chance: Chance) -> None:
        """One more world: each choice is tried in the same ones, in the same order, so that luck favours none.

        Whoever chooses at the same time as the searcher has chosen, at first sight: so bids are weighed against bids
        that will be made, not against any.
        """
        state = self.sample(chance)
        luck = chance.fork()
        for _ in range(DEEP):
            others = [seat for seat in state.pending() if seat != self.seat]
            if not others:
                break
            state.apply(others[0], self.habit(state, others[0], luck))
        shares = self.judged(state)
        self.sums = [self.sums[s] + shares[s] for s in range(len(shares))] if self.worlds else shares
        count = len(self.worlds) + 1.0
        self.worlds.append(World(state, luck, [shares[s] - self.sums[s] / count for s in range(len(shares))]))

    def enter(self, world: World, node: Node, choice: int) -> None:
        """Try a choice of the searcher in a world."""
        state = world.state.clone()
        self.luck = world.luck.clone()
        self.promise = world.promise
        state.apply(self.seat, node.actions[choice])
        self.note(node, choice, self.walk(state, 1)[self.seat] - self.promise[self.seat])

    def walk(self, state: State, depth: int) -> list[float]:
        """Down to a decision that was never met, on to the next lull, and back: the share of each seat."""
        self.foresee(state)
        seats = self.movers(state)
        if not seats or depth == DEEP or self.rests(state):
            return self.judged(state)
        nodes: list[Node] = []
        new = False
        for seat in seats:
            key = state.known(seat)
            node = self.nodes.get(key)
            if node is None:
                new = True
                met = self.met.get(key, 0)
                if met < self.tuning.ripe:
                    self.met[key] = met + 1
                    continue
                node = self.grow(self.guesses(state, seat, len(seats) > 1), seat, key)
            nodes.append(node)
        if len(nodes) < len(seats):
            return self.played_on(state)
        # Those who choose at the same time all choose before anybody acts. A walk ends behind a new decision.
        choices = [self.select(node, self.tuning.deeper) if node.count > 0 else 0 for node in nodes]
        for i in range(len(seats)):
            state.apply(seats[i], nodes[i].actions[choices[i]])
        shares = self.played_on(state) if new else self.walk(state, depth + 1)
        for i in range(len(seats)):
            # A choice that was tried in good worlds is not better for it: what the world promised is taken off.
            self.note(nodes[i], choices[i], shares[seats[i]] - self.promise[seats[i]])
        return shares

    def note(self, node: Node, choice: int, share: float) -> None:
        node.visits[choice] += 1
        node.totals[choice] += share
        node.surprise += share - node.hopes[choice]
        node.count += 1

    def movers(self, state: State) -> list[Seat]:
        """Who decides next, forced decisions passed over; nobody: the game is over."""
        while True:
            pending = state.pending()
            forced = [seat for seat in pending if len(state.legal(seat)) == 1]
            if not forced:
                return pending
            state.apply(forced[0], state.legal(forced[0])[0])

    def foresee(self, state: State) -> None:
        """In a duel, on to the searcher's next decision: the rival does what it would at first sight."""
        for _ in range(PATIENCE):
            if self.game.duel is None or not self.game.duel(state):
                break
            seats = self.movers(state)
            if not seats or self.seat in seats or self.rests(state):
                break
            key = state.known(seats[0])
            action = self.habits.get(key)
            if action is None:
                action = self.habit(state, seats[0], self.luck)
                self.habits[key] = action
            state.apply(seats[0], action)

    def rests(self, state: State) -> bool:
        return self.game.stage is not None and self.game.stage(state) >= self.lull

    def played_on(self, state: State) -> list[float]:
        """To the next lull, where an evaluation is worth most: everybody chooses at first sight, by what they know."""
        if self.game.stage is not None:
            for _ in range(PATIENCE):
                seats = self.movers(state)
                if not seats or self.rests(state):
                    break
                chosen = [self.habit(state, seat, self.luck) for seat in seats]
                for i in range(len(seats)):
                    state.apply(seats[i], chosen[i])
        return self.judged(state)

    def habit(self, state: State, seat: Seat, luck: Chance) -> ActionId:
        guesses = self.tuning.rivals if len(state.pending()) > 1 else 1
        return by_habit(self.game, state, seat, luck, guesses)

    def guesses(self, state: State, seat: Seat, together: bool) -> list[State]:
        """Worlds that a mover holds possible: it does not know this one better than at the table."""
        return [state.determinize(seat, self.luck) for _ in range(self.tuning.rivals if together else 1)]

    def select(self, node: Node, explore: float) -> int:
        """The choice with the best bound, among as many as the visits deserve (PUCT, progressive widening)."""
        wide = min(len(node.actions), self.tuning.width + int(sqrt(node.count)))
        worth = [node.worth(i, self.tuning.trust) for i in range(wide)]
        span = max(worth) - min(worth) + FLAT  # what is at stake here: untried choices are weighed in it
        weight = explore * span * sqrt(node.count + 1.0)
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
        sides = sides_of(self.game, state)
        if self.game.outlook is None:
            return self.split(self.game.evaluate(state), sides)
        views = self.game.outlook(state)
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
        sides = sides_of(self.game, state)
        winners = {sides[seat] for seat in range(len(sides)) if result.ranks[seat] == 1}
        pride = self.tuning.pride
        part = (1.0 - pride) / len(winners)
        shares = self.split([float(score) for score in result.scores], sides)
        return [pride * shares[s] + (part if result.ranks[s] == 1 else 0.0) for s in range(len(sides))]


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
