"""Long runs: every game ends in its bounds; greedy games end with somebody out in the light."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.bots import Sight, hire
from ludotheque.core.playout import playout
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.ending import ENDINGS
from ludotheque.games.jouvence.state import Jouvence

MODES = ("normal", "difficile")
PLAYERS = (2, 3, 4, 5, 6)
MOST_SEEN = 2229 * 2  # the specification saw 2,229 at most


def random_games(players: int, mode: str, count: int) -> list[int]:
    lengths = []
    for seed in range(count):
        state = GAME.begin(seed=f"soak {seed}", players=players, mode=mode)
        state.log = None
        lengths.append(playout(state, seed)[0])
        assert state.result() is not None
    return lengths


def greedy_game(players: int, mode: str, seed: int) -> Jouvence:
    bots = [hire("greedy", f"{seed}:{seat}") for seat in range(players)]
    state = GAME.begin(seed=f"greedy {seed}", players=players, mode=mode)
    assert isinstance(state, Jouvence)
    state.log = None
    while state.pending():
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
    return state


def greedy_endings(players: int, mode: str, count: int) -> Counter[str]:
    return Counter(ENDINGS[greedy_game(players, mode, seed).over] for seed in range(count))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_in_their_bounds(players: int, mode: str) -> None:
    assert max(random_games(players, mode, 6)) < MOST_SEEN


def test_greedy_games_end() -> None:
    assert sum(greedy_endings(2, "normal", 3).values()) == 3


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_thousand_random_games_end_in_their_bounds(players: int, mode: str) -> None:
    assert max(random_games(players, mode, 1000)) < MOST_SEEN


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", PLAYERS)
def test_three_hundred_greedy_games_mostly_end_with_somebody_out(players: int, mode: str) -> None:
    endings = greedy_endings(players, mode, 300)

    assert endings["exit"] > 240, endings
