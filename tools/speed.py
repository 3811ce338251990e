"""How fast one game is: `python tools/speed.py GAME [PLAYERS] [option=value …]`; it says whether it runs compiled."""

from __future__ import annotations

import sys
from importlib import import_module
from time import process_time

from ludotheque.core import playout as engine
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, State
from ludotheque.core.options import parse

BUDGET = 1.0  # CPU-seconds for each figure


def timed(work: object, state: State, count: int) -> float:
    begun = process_time()
    for _ in range(count):
        work(state)  # type: ignore[operator]
    return (process_time() - begun) / count * 1e6


def middle(game: Game, players: int, given: dict[str, str]) -> State:
    """A state half-way through a random game."""
    state = game.start(parse(game.options, {"players": str(players), **given}), Chance.seeded(1))
    total, _ = engine.playout(state.clone(), 1)
    luck = Chance.seeded(2)
    for _ in range(total // 2):
        if pending := state.pending():
            state.apply(pending[0], luck.pick(state.legal(pending[0])))
    return state


def measure(game: Game, players: int, given: dict[str, str]) -> dict[str, float]:
    options = parse(game.options, {"players": str(players), **given})
    dealt = [game.start(options, Chance.seeded(seed)) for seed in range(50)]  # dealing is not deciding
    decisions, chosen, games, begun = 0, 0, 0, process_time()
    while process_time() - begun < BUDGET:
        taken, real = engine.playout(dealt[games % 50].clone(), games)
        decisions, chosen, games = decisions + taken, chosen + real, games + 1
    spent = process_time() - begun
    here, luck = middle(game, players, given), Chance.seeded(3)
    return {
        "decisions/s": decisions / spent,
        "choices/s": chosen / spent,
        "decisions/game": decisions / games,
        "clone µs": timed(lambda s: s.clone(), here, 5000),
        "determinize µs": timed(lambda s: s.determinize(0, luck), here, 1000),
        "view µs": timed(lambda s: s.view(0), here, 1000),
    }


def main() -> None:
    name, *rest = sys.argv[1:]
    game: Game = import_module(f"ludotheque.games.{name}").GAME
    given = dict(word.split("=", 1) for word in rest if "=" in word)
    counts = [int(word) for word in rest if "=" not in word] or list(game.seats)
    print("compiled" if engine.__file__.endswith(".so") else "interpreted")
    for players in counts:
        figures = measure(game, players, given)
        print(f"{name} {players}: " + "  ".join(f"{k} {v:,.2f}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
