"""How fast one game is: `python tools/speed.py GAME [PLAYERS …] [option=value …]`; it says whether it runs compiled.

`make bench` measures all games with the same functions, interpreted and compiled, beside other engines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

from ludotheque.core import playout as engine
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, State
from ludotheque.core.options import parse

DEALS = 50  # different deals for the random games


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def cost(work: Callable[[], object], budget: float) -> float:
    """Microseconds a call, over about `budget` CPU-seconds."""
    calls, begun = 0, process_time()
    while process_time() - begun < budget:
        for _ in range(100):
            work()
        calls += 100
    return (process_time() - begun) / calls * 1e6


def middle(game: Game, players: int, given: dict[str, str]) -> State:
    """A state half-way through a random game."""
    state = game.start(parse(game.options, {"players": str(players), **given}), Chance.seeded(1))
    total, _ = engine.playout(state.clone(), 1)
    luck = Chance.seeded(2)
    for _ in range(total // 2):
        if pending := state.pending():
            state.apply(pending[0], luck.pick(state.legal(pending[0])))
    return state


def measure(game: Game, players: int, given: dict[str, str], budget: float = 1.0) -> dict[str, float]:
    """The figures of one game at one number of players; `budget` CPU-seconds of random play."""
    options = parse(game.options, {"players": str(players), **given})
    dealt = [game.start(options, Chance.seeded(seed)) for seed in range(DEALS)]  # dealing is not deciding
    decisions, chosen, games, begun = 0, 0, 0, process_time()
    while process_time() - begun < budget:
        taken, real = engine.playout(dealt[games % DEALS].clone(), games)
        decisions, chosen, games = decisions + taken, chosen + real, games + 1
    spent = process_time() - begun
    here, luck = middle(game, players, given).clone(), Chance.seeded(3)
    return {
        "decisions/s": decisions / spent,
        "choices/s": chosen / spent,
        "decisions/game": decisions / games,
        "choices/game": chosen / games,
        "clone µs": cost(here.clone, budget / 10),
        "determinize µs": cost(lambda: here.determinize(0, luck), budget / 10),
        "view µs": cost(lambda: here.view(0), budget / 10),
    }


def main() -> None:
    name, *rest = sys.argv[1:]
    game: Game = import_module(f"ludotheque.games.{name}").GAME
    given = dict(word.split("=", 1) for word in rest if "=" in word)
    counts = [int(word) for word in rest if "=" not in word] or list(game.seats)
    print("compiled" if is_compiled() else "interpreted")
    for players in counts:
        figures = measure(game, players, given)
        print(f"{name} {players}: " + "  ".join(f"{k} {v:,.2f}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
