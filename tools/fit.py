"""Fit how a game's evaluation becomes a chance to win: `python -m tools.fit GAME [PLAYERS] [--games N]`.

Data: games of the normal level against itself, seeds `fit:0`, `fit:1`, …; at every EVERY-th decision the evaluation
of the state as the mover imagines it, and in the end who won. Fit: the scale in `bots/tuning.py`, by which differences
of the evaluation are divided before they are made shares of the win (softmax over the sides), of greatest likelihood;
over all positions, and by thirds of the games. A loss far from that of a fair guess says that the evaluation knows
who will win. Run it again after a change of `evaluate`, with the compiled build first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from typing import NamedTuple

from ludotheque.bots import Sight, hire
from ludotheque.bots.greedy import sides_of
from ludotheque.core.chance import Chance
from ludotheque.games import GAMES

EVERY = 7
LOW, HIGH, STEPS = 0.2, 400.0, 60  # of the search for the scale
SURE = 1e-3  # a winner who was given no chance at all costs this much, not everything


class Sample(NamedTuple):
    values: list[float]  # by side: its best seat's evaluation
    shares: list[float]  # by side: of the win
    progress: float


def samples_of(name: str, players: int, seed: int) -> list[Sample]:
    """One game of the normal level against itself, and what its positions promised."""
    game = GAMES[name]
    state = game.start(game.options(players=players), Chance.seeded(f"fit:{seed}"))
    state.log = None
    bots = [hire("normal", f"fit:{seed}:{seat}") for seat in range(players)]
    seen: list[tuple[int, list[float], list[int]]] = []
    taken = 0
    while pending := state.pending():
        sight = Sight(game, state, pending[0])
        if taken % EVERY == 0:
            world = sight.sample(Chance.seeded(taken))
            seen.append((taken, game.evaluate(world), sides_of(game, world)))
        state.apply(pending[0], bots[pending[0]].choose(sight))
        taken += 1
    result = state.result()
    assert result is not None
    return [sample(values, sides, result.ranks, at / taken) for at, values, sides in seen]


def sample(values: list[float], sides: list[int], ranks: Sequence[int], progress: float) -> Sample:
    known = sorted(set(sides))
    best = [max(value for value, side in zip(values, sides, strict=True) if side == one) for one in known]
    won = [float(any(ranks[seat] == 1 and sides[seat] == one for seat in range(len(sides)))) for one in known]
    whole = sum(won)
    return Sample(best, [one / whole for one in won], progress)


def loss(samples: Sequence[Sample], scale: float) -> float:
    """How surprised the shares are by the winners, in nats, on average."""
    total = 0.0
    for values, shares, _ in samples:
        most = max(values)
        forces = [exp((value - most) / scale) for value in values]
        whole = sum(forces)
        total -= sum(
            share * log(SURE + (1 - SURE) * force / whole) for share, force in zip(shares, forces, strict=True)
        )
    return total / len(samples)


def lowest(measure: Callable[[float], float]) -> float:
    """The scale of the least loss, on a fine grid."""
    ratio: float = (HIGH / LOW) ** (1 / STEPS)
    grid = [LOW * exp(i * log(ratio)) for i in range(STEPS + 1)]
    return min(grid, key=measure)


def main() -> None:
    parser = argparse.ArgumentParser(prog="fit", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", type=int, nargs="?")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    players = given.players or GAMES[given.game].seats[0]
    with ProcessPoolExecutor(given.jobs) as pool:
        rows = pool.map(samples_of, [given.game] * given.games, [players] * given.games, range(given.games))
        found = [one for row in rows for one in row]
    print(f"{given.game}, {players} players: {given.games} games, {len(found)} positions")
    for third in (None, 0, 1, 2):
        part = [one for one in found if third is None or int(one.progress * 3) == third]
        scale = lowest(lambda guess, part=part: loss(part, guess))  # type: ignore[misc]
        name = "all" if third is None else f"third {third + 1}"
        print(f"  {name}: scale {scale:.2f}, loss {loss(part, scale):.3f}, that of a fair guess {loss(part, 1e9):.3f}")


if __name__ == "__main__":
    main()
