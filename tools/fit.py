"""Fit what a game's evaluation weighs: `python -m tools.fit GAME [--games N] [--rounds N] [--check DEALS] [--write]`.

Foretelling (`--games`). Data: games of the normal level against itself at the smallest and the largest table, seeds
`fit:0`, `fit:1`, …; now and then a seat plays as a beginner would, so that positions differ. At every EVERY-th decision
the state as the mover imagines it is kept, and in the end the scores and who won; every fourth game is held out. An
evaluation should foretell by how much each seat will end before or behind the others, so the loss is the part of these
margins that it leaves unexplained (1 - R²), and a little for every weight that strays from where it was, since many
hardly matter. Each weight in turn is made larger and smaller and stays where the loss is least, with ever smaller
steps. Last comes the scale of `bots/tuning.py`: evaluations (or outlooks, where a game has them for the search) divided
by it are made shares of the win (softmax over the sides), those least surprised by the winners. It is told for each
third of the games: where these differ, an outlook would do well to count points for less early on.

Playing (`--rounds`). What foretells better may still choose worse. So all weights are nudged at once, at random, and
normal bots with these play mirrored deals against others nudged the other way; the weights follow who ends ahead, with
ever smaller steps (SPSA).

`--check` plays the new weights against the old ones; `--write` puts them into the game's weights.py; the scale goes to
the tuning by hand. Run it after a change of `evaluate`, with the compiled build first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
import gc
import re
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import exp, log, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from ludotheque.bots import Sight, hire
from ludotheque.bots.ahead import sides_of
from ludotheque.bots.bot import Bot
from ludotheque.bots.turns import play_out
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, Result, State
from ludotheque.core.weights import Weights
from ludotheque.games import GAMES
from tools.compile import SOURCE

EVERY = 11
WHIM = 8  # one choice in so many is a beginner's
HELD_OUT = 4  # one game in so many
LOW, HIGH, STEPS = 0.2, 400.0, 60  # of the search for the scale
SURE = 1e-3  # a winner who was given no chance at all costs this much, not everything
STRAY = 5e-4  # loss for a weight that has become e times as large, or as small
SCOUTS = 3  # games on which it is tried what a weight counts for
TRIED = 3.0  # times as much as it was
STRIDES = (0.3, 0.15, 0.07)  # by how much weights are changed, one round after the other
NUDGE, NUDGE_FADES = 0.2, 0.101  # of SPSA, in logarithms
STEP, STEP_FADES, CALM = 0.3, 0.602, 20
DEALS = 6  # of one round

Values = dict[str, list[float]]  # a weight by its name; one that is a single number is a list of one


class Sample(NamedTuple):
    world: State
    shares: list[float]  # by side: of the win
    margins: list[float]  # by side: points before the mean of all
    sides: list[int]
    progress: float


# --- data


def samples_of(name: str, players: int, seed: int) -> list[Sample]:
    """One game, some of its positions, and who won it."""
    game = GAMES[name]
    state = game.start(game.options(players=players), Chance.seeded(f"fit:{seed}"))
    state.log = None
    bots = [hire("normal", f"fit:{seed}:{seat}") for seat in range(players)]
    whims = [hire("beginner", f"fit:{seed}:{seat}") for seat in range(players)]
    luck = Chance.seeded(f"fit:{seed}:whims")
    seen: list[tuple[int, State]] = []
    taken = 0
    while pending := state.pending():
        seat = pending[0]
        sight = Sight(game, state, seat)
        if taken % EVERY == 0:
            seen.append((taken, sight.sample(Chance.seeded(taken))))
        state.apply(seat, (whims if luck.below(WHIM) == 0 else bots)[seat].choose(sight))
        taken += 1
    result = state.result()
    assert result is not None
    return [sample(world, sides_of(game, world), result, at / taken) for at, world in seen]


def sample(world: State, sides: list[int], result: Result, progress: float) -> Sample:
    known = sorted(set(sides))
    own = [known.index(side) for side in sides]
    won = best_of([float(rank == 1) for rank in result.ranks], own)
    points = best_of([float(score) for score in result.scores], own)
    return Sample(world, [one / sum(won) for one in won], levelled(points), own, progress)


def best_of(values: Sequence[float], sides: Sequence[int]) -> list[float]:
    """By side: that of its best seat."""
    return [max(v for v, side in zip(values, sides, strict=True) if side == one) for one in range(max(sides) + 1)]


def levelled(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [value - mean for value in values]


# --- loss


def judged(game: Game, samples: Sequence[Sample]) -> list[list[float]]:
    """By sample and side: the evaluation of its best seat."""
    return [best_of(game.evaluate(one.world), one.sides) for one in samples]


def foreseen(game: Game, samples: Sequence[Sample]) -> list[list[float]]:
    """… as a search judges it."""
    if game.outlook is None:
        return judged(game, samples)
    return [best_of([view[s] for s, view in enumerate(game.outlook(one.world))], one.sides) for one in samples]


def unexplained(samples: Sequence[Sample], values: Sequence[list[float]]) -> float:
    """The part of the margins that the evaluations do not foretell, whatever the points that they count in."""
    pairs = [
        pair for one, v in zip(samples, values, strict=True) for pair in zip(levelled(v), one.margins, strict=True)
    ]
    both, own, whole = sum(v * m for v, m in pairs), sum(v * v for v, _ in pairs), sum(m * m for _, m in pairs)
    return 1 - both * both / (own * whole)


def surprise(samples: Sequence[Sample], values: Sequence[list[float]], scale: float) -> float:
    """Of the shares by the winners, in nats, on average."""
    total = 0.0
    for one, best in zip(samples, values, strict=True):
        most = max(best)
        forces = [exp((value - most) / scale) for value in best]
        whole = sum(forces)
        total -= sum(s * log(SURE + (1 - SURE) * f / whole) for s, f in zip(one.shares, forces, strict=True))
    return total / len(samples)


def scale_of(samples: Sequence[Sample], values: Sequence[list[float]]) -> float:
    """The scale of the least surprise, on a fine grid."""
    step = log(HIGH / LOW) / STEPS
    return min([LOW * exp(i * step) for i in range(STEPS + 1)], key=lambda scale: surprise(samples, values, scale))


def told(name: str, samples: Sequence[Sample], values: Sequence[list[float]]) -> None:
    scale = scale_of(samples, values)
    loss, fair = surprise(samples, values, scale), surprise(samples, values, 1e9)
    print(f"  {name}: scale {scale:.2f}, surprise {loss:.3f}, that of a fair guess {fair:.3f}")


# --- weights


def read(weights: Weights) -> Values:
    names = [name for name in dir(weights) if not name.startswith("_") and name not in ("memory", "forget")]
    found = {name: getattr(weights, name) for name in names}
    return {name: list(value) if isinstance(value, list) else [value] for name, value in found.items()}


def put(weights: Weights, values: Values) -> None:
    for name, value in values.items():
        setattr(weights, name, list(value) if isinstance(getattr(weights, name), list) else value[0])
    weights.forget()


def played_by(game: Game, values: Values) -> Values:
    """All but those that count in the outlook alone, as a few games show: of them normal play says nothing."""
    assert game.weights is not None
    states = [one for seed in range(SCOUTS) for one in samples_of(game.name, game.seats[0], seed)]
    put(game.weights, values)
    chosen, searched = judged(game, states), foreseen(game, states)
    found = {}
    for name, value in values.items():
        put(game.weights, {name: [TRIED * one for one in value]})
        if judged(game, states) != chosen or foreseen(game, states) == searched:
            found[name] = value
        put(game.weights, {name: value})
    return found


def stray(values: Values, first: Values) -> float:
    pairs = [(a, b) for name in first for a, b in zip(values[name], first[name], strict=True) if b]
    return STRAY * sum(log(a / b) ** 2 for a, b in pairs)


def fitted(game: Game, samples: Sequence[Sample]) -> Values:
    """The weights of the least loss that small steps lead to."""
    assert game.weights is not None
    first = read(game.weights)
    values = {name: list(value) for name, value in first.items()}
    least = unexplained(samples, judged(game, samples))
    for stride in STRIDES:
        for name, value in values.items():
            for i, old in enumerate(value):
                for factor in (1 + stride, 1 / (1 + stride)) if old else ():
                    value[i] = old * factor
                    put(game.weights, {name: value})
                    loss = unexplained(samples, judged(game, samples)) + stray(values, first)
                    if loss < least:
                        least = loss
                        break
                    value[i] = old
            put(game.weights, {name: value})
        print(f"  steps of {stride:.0%}: loss {least:.4f}", flush=True)
    return values


def write(name: str, values: Values) -> None:
    """Into the game's own file, comments and all."""
    path = SOURCE / "games" / name / "weights.py"
    text = path.read_text("utf-8")
    for weight, found in values.items():
        numbers = [f"{value:.3g}" for value in found]
        plain = [number if "." in number or "e" in number else f"{number}.0" for number in numbers]
        now = re.search(rf"self\.{weight} = (\[[^\]]*\]|[-.\de]+)", text)
        assert now is not None
        several = now[1].startswith("[")
        text = text.replace(now[0], f"self.{weight} = {'[' + ', '.join(plain) + ']' if several else plain[0]}")
    path.write_text(text, "utf-8")


# --- check


class Weighted(Bot):
    """The normal level with weights of its own."""

    def __init__(self, seed: str, values: Values) -> None:
        super().__init__(seed)
        self.bot = hire("normal", seed)
        self.values = values

    def choose(self, sight: Sight) -> ActionId:
        assert sight.game.weights is not None
        put(sight.game.weights, self.values)
        return self.bot.choose(sight)


def duel(name: str, players: int, deal: int, new: Values, old: Values) -> tuple[float, float]:
    """One deal played from every seat: the share of wins of the new weights, and their margin of points."""
    game = GAMES[name]
    shares, margins = [], []
    for own in range(players):
        state = game.start(game.options(players=players), Chance.seeded(f"duel:{deal}"))
        state.log = None
        bots = [Weighted(f"duel:{deal}:{seat}", new if seat == own else old) for seat in range(players)]
        play_out(game, state, bots)
        result = state.result()
        assert result is not None
        shares.append((result.ranks[own] == 1) / sum(rank == 1 for rank in result.ranks))
        margins.append(levelled([float(score) for score in result.scores])[own])
    return fmean(shares), fmean(margins)


def played(pool: Executor, name: str, first: Values, rounds: int) -> Values:
    """SPSA, in logarithms of the weights."""
    luck, players = Chance.seeded(f"spsa:{name}"), GAMES[name].seats[0]
    at: Values = {weight: [0.0] * len(value) for weight, value in first.items()}
    for k in range(rounds):
        nudge, step = NUDGE / (k + 1) ** NUDGE_FADES, STEP / (k + 1 + CALM) ** STEP_FADES
        signs = {weight: [1.0 - 2.0 * luck.below(2) for _ in value] for weight, value in at.items()}
        up, down = moved(first, at, signs, nudge), moved(first, at, signs, -nudge)
        deals = range(k * DEALS, k * DEALS + DEALS)
        same = [name] * DEALS, [players] * DEALS, deals
        rows = [*pool.map(duel, *same, [up] * DEALS, [down] * DEALS)]
        rows += [(-share, -margin) for share, margin in pool.map(duel, *same, [down] * DEALS, [up] * DEALS)]
        margins = [margin for _, margin in rows]
        ahead = max(-1.0, min(1.0, fmean(margins) / max(1.0, stdev(margins))))
        for weight, value in at.items():
            at[weight] = [v + step * ahead * sign for v, sign in zip(value, signs[weight], strict=True)]
    return moved(first, at, at, 0.0)


def moved(first: Values, at: Values, signs: Values, nudge: float) -> Values:
    return {
        weight: [v * exp(a + nudge * s) for v, a, s in zip(value, at[weight], signs[weight], strict=True)]
        for weight, value in first.items()
    }


def foretold(pool: Executor, game: Game, games: int) -> Values:
    rows: list[list[Sample]] = []
    for players in (game.seats[0], game.seats[-1]):
        rows += pool.map(samples_of, [game.name] * games, [players] * games, range(games))
    gc.freeze()
    known = [one for i, row in enumerate(rows) for one in row if i % HELD_OUT]
    others = [one for i, row in enumerate(rows) for one in row if i % HELD_OUT == 0]
    print(f"{game.name}: {len(rows)} games, {len(known)} positions to learn from, {len(others)} held out")
    print(f"  unexplained, held out, before: {unexplained(others, judged(game, others)):.4f}", flush=True)
    new = fitted(game, known)
    print(f"  unexplained, held out, after: {unexplained(others, judged(game, others)):.4f}")
    for third in range(3):
        part = [one for one in known if int(one.progress * 3) == third]
        told(f"third {third + 1}", part, foreseen(game, part))
    told("all", known, foreseen(game, known))
    return new


def main() -> None:
    parser = argparse.ArgumentParser(prog="fit", description=__doc__)
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.weights])
    parser.add_argument("--games", type=int, default=0, help="to foretell, of each table")
    parser.add_argument("--rounds", type=int, default=0, help="of play")
    parser.add_argument("--check", type=int, default=0, metavar="DEALS")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    assert game.weights is not None
    old = read(game.weights)
    with ProcessPoolExecutor(given.jobs) as pool:
        new = foretold(pool, game, given.games) if given.games else old
        if given.rounds:
            new = {**new, **played(pool, given.game, played_by(game, new), given.rounds)}
        for name in new:
            print(f"  {name}: {[round(v, 3) for v in old[name]]} -> {[round(v, 3) for v in new[name]]}")
        for players in (game.seats[0], game.seats[-1]) if given.check else ():
            n = given.check
            deals = range(-n, 0)  # others than those of the fit
            wins = [won for won, _ in pool.map(duel, [given.game] * n, [players] * n, deals, [new] * n, [old] * n)]
            error = 1.96 * stdev(wins) / sqrt(n)
            print(
                f"  {players} players, new over old: {fmean(wins):.1%} ± {error:.1%} ({1 / players:.1%} is fair)",
                flush=True,
            )
    if given.write:
        write(given.game, new)


if __name__ == "__main__":
    main()
