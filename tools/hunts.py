"""What a hunt in Fontaine de Jouvence turns on, from hunts that were played: `python -m tools.hunts --games 200`.

Two normal bots play until the Fountain is entered. From there each game is played on a few times, with other dice: the
seat with the gourd by the normal level, the other by the outlook, one action ahead. At the first choice of every round
it is written down how the two stand, and in the end whether the hunter won. Logistic regression then says what each
figure is worth, in points of the outlook (`SCALE` of them are one of the logit): the weights of a hunt in
`games/jouvence/weights.py` are these, rounded. Some are not: the steps of a trail and the way home are worth next to
nothing by it, and keep a weight without which nobody would set out; the grip has more, so that a hunter stays; and the
constant is such that who has the gourd is given three chances in four, as many as it has.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp
from statistics import fmean, pstdev

from ludotheque.bots import Sight, hire
from ludotheque.bots.ahead import answered
from ludotheque.bots.levels import NormalBot
from ludotheque.bots.search import Search
from ludotheque.bots.tuning import tuning_of
from ludotheque.core.chance import Chance
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.components import BIT, GATE
from ludotheque.games.jouvence.gear import best_bonuses, walker_of
from ludotheque.games.jouvence.prospects import chance_of, map_of
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.travel import home_cost, key_for, lives_of

SCALE = tuning_of("jouvence").scale
DICE = 3  # ways that one game goes on
ROUNDS, SHRINK = 30, 0.01  # of the regression
NAMES = ("home", "trail", "behind", "gap", "blow", "guard", "prey", "lives", "pace", "flight", "hand", "grip")


class Hunter(NormalBot):
    """One action ahead by the outlook."""

    def values(self, sight: Sight) -> list[float]:
        shares = Search(sight.sample, sight.seat, GAME, tuning_of("jouvence"))
        totals = [0.0] * len(sight.legal)
        for _ in range(max(1, min(self.samples, self.budget // len(sight.legal)))):
            world = sight.sample(self.chance)
            for i, action in enumerate(sight.legal):
                after = world.clone()
                answered(after, sight.seat, action, after.chance)
                totals[i] += shares.judged(after)[sight.seat]
        return totals


def entered(seed: int) -> Jouvence | None:
    """A game of two up to the moment that somebody has a gourd."""
    state = GAME.begin(f"hunts:{seed}", players=2)
    assert isinstance(state, Jouvence)
    bots = [hire("normal", f"hunts:{seed}:{seat}") for seat in range(2)]
    while state.pending() and not state.gourd:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
    return state if state.pending() else None


def figures(state: Jouvence, hunter: int) -> list[float]:
    """How the two stand, in the order of `NAMES`."""
    prey, chart = 1 - hunter, map_of(state)
    own = walker_of(state, hunter, best_bonuses(state, hunter, hunter), key_for(state, hunter))
    other = walker_of(state, prey, best_bonuses(state, prey, prey), key_for(state, prey))
    here, there = [chart.graph.place_of[state.cell[seat]] for seat in (hunter, prey)]
    behind = chart.walk(GATE)[here] > chart.walk(GATE)[there]
    return [
        home_cost(state, prey, other, chart),
        min(60, chart.trail(state.cell[prey])[here]),
        behind,
        behind * min(12, chart.walk(state.cell[prey])[here]),
        chance_of(own.combat, other.defence),
        chance_of(other.combat, own.defence),
        lives_of(state, prey),
        lives_of(state, hunter),
        own.pace,
        other.pace,
        state.hand_size[hunter],
        state.held[prey] & BIT[hunter] > 0,
    ]


def hunted(state: Jouvence, seed: str) -> tuple[list[list[float]], bool]:
    """Play on: how they stood in each round of the hunt, and whether the hunter won."""
    state.chance = Chance.seeded(seed)
    prey = 0 if state.gourd & BIT[0] else 1
    hunter = 1 - prey
    bots = [Hunter(seed), hire("normal", seed)] if hunter == 0 else [hire("normal", seed), Hunter(seed)]
    rows, last = [], 0
    while state.pending():
        if state.round != last and state.gourd == BIT[prey] and min(state.lives) > 0:
            last = state.round
            rows.append(figures(state, hunter))
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
    return rows, state.winners & BIT[hunter] > 0


def regression(rows: Sequence[Sequence[float]], won: Sequence[bool]) -> list[float]:
    """The logit's constant, then what one of each figure adds to it (Newton's steps; large weights cost a little)."""
    columns = list(zip(*rows, strict=True))
    means, widths = [fmean(column) for column in columns], [pstdev(column) or 1.0 for column in columns]
    table = [[1.0, *[(v - m) / w for v, m, w in zip(row, means, widths, strict=True)]] for row in rows]
    size = len(table[0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [SHRINK * weight for weight in weights]
        bend = [[SHRINK * (i == j) for j in range(size)] for i in range(size)]
        for row, win in zip(table, won, strict=True):
            share = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i in range(size):
                slope[i] += (share - win) * row[i] / len(table)
                for j in range(size):
                    bend[i][j] += share * (1 - share) * row[i] * row[j] / len(table)
        weights = [w - step for w, step in zip(weights, solved(bend, slope), strict=True)]
    each = [w / width for w, width in zip(weights[1:], widths, strict=True)]
    return [weights[0] - sum(w * m for w, m in zip(each, means, strict=True)), *each]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, for a matrix that is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(len(rows)):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    rows: list[list[float]] = []
    won: list[bool] = []
    for seed in range(games):
        start = entered(seed)
        for dice in range(DICE if start is not None else 0):
            assert start is not None
            stood, win = hunted(start.clone(), f"hunts:{seed}:{dice}")
            rows += stood
            won += [win] * len(stood)
    print(f"{len(rows)} rounds of hunts, {fmean(won):.1%} of them in games that the hunter won")
    for name, weight in zip(("always", *NAMES), regression(rows, won), strict=True):
        print(f"  {name:8} {weight * SCALE:+7.2f} points")


if __name__ == "__main__":
    main()
