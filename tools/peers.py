"""Random play in other engines, measured as ours is: `python tools/peers.py PEER [CPU-SECONDS]`, in their environment.

Set-up is not counted, the choice among legal actions is; each engine is driven in the quickest way that it documents.
Prints one JSON object a line: the game, decisions and real choices a CPU-second, what a clone costs.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

Round = tuple[int, int]  # decisions taken, and those among them that were a real choice


def rate(name: str, set_up: Callable[[int], Any], play: Callable[[Any], Round], budget: float) -> dict[str, Any]:
    """Whole games until `budget` CPU-seconds of play are spent."""
    spent, decisions, choices, seed = 0.0, 0, 0, 0
    while spent < budget:
        table = set_up(seed)
        begun = process_time()
        taken, real = play(table)
        spent += process_time() - begun
        decisions, choices, seed = decisions + taken, choices + real, seed + 1
    return {"name": name, "decisions/s": decisions / spent, "choices/s": choices / spent}


def cost(work: Callable[[], object], budget: float) -> float:
    """Microseconds a call."""
    calls, begun = 0, process_time()
    while process_time() - begun < budget:
        work()
        calls += 1
    return (process_time() - begun) / calls * 1e6


def catanatron(budget: float) -> list[dict[str, Any]]:
    from catanatron import Color, Game, RandomPlayer

    def set_up(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    def play(game: Any) -> Round:
        taken = real = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(random.choice(actions), validate_action=False)
            taken, real = taken + 1, real + (len(actions) > 1)
        return taken, real

    row = rate(f"catanatron {version('catanatron')}: Catan, 4 players", set_up, play, budget)
    return [{**row, "clone µs": cost(set_up(1).copy, budget / 10)}]


def open_spiel(budget: float) -> list[dict[str, Any]]:
    import pyspiel
    from open_spiel.python.games import block_dominoes, kuhn_poker, tic_tac_toe  # noqa: F401 (they register)

    found = []
    for kind, name in (
        ("Python", "python_tic_tac_toe"),
        ("Python", "python_block_dominoes"),
        ("C++", "tic_tac_toe"),
        ("C++", "backgammon"),
        ("C++", "hearts"),
    ):
        game = pyspiel.load_game(name)

        def set_up(seed: int, game: Any = game) -> Any:
            random.seed(seed)
            state = game.new_initial_state()
            while state.is_chance_node():  # the deal
                draw(state)
            return state

        row = rate(f"OpenSpiel {version('open_spiel')}: {name} ({kind})", set_up, spiel_play, budget)
        found.append({**row, "clone µs": cost(set_up(1).clone, budget / 10)})
    return found


def spiel_play(state: Any) -> Round:
    taken = real = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state)
            continue
        actions = state.legal_actions()
        state.apply_action(random.choice(actions))
        taken, real = taken + 1, real + (len(actions) > 1)
    return taken, real


def draw(state: Any) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def pettingzoo(budget: float) -> list[dict[str, Any]]:
    from importlib import import_module

    import numpy as np

    def play(env: Any) -> Round:
        taken = real = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[random.randrange(len(legal))]))
            taken, real = taken + 1, real + (len(legal) > 1)
        return taken, real

    found = []
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        env = import_module(f"pettingzoo.classic.{name}").raw_env()

        def set_up(seed: int, env: Any = env) -> Any:
            env.reset(seed=seed)
            return env

        found.append(rate(f"PettingZoo {version('pettingzoo')}: {name}", set_up, play, budget))
    return found


PEERS: dict[str, Callable[[float], list[dict[str, Any]]]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
}


def main() -> None:
    for row in PEERS[sys.argv[1]](float(sys.argv[2]) if len(sys.argv) > 2 else 1.0):
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
