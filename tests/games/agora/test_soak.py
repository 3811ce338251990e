"""Many whole games: they end where they must, and nothing is lost on the way. The long runs are `make soak`."""

from __future__ import annotations

import pytest

from ludotheque.bots import Sight, hire
from ludotheque.core.chance import Chance
from ludotheque.core.options import Options
from ludotheque.games.agora import GAME
from ludotheque.games.agora.events import RoundStarted
from ludotheque.games.agora.position import SCHEMA
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import told
from tests.walks import any_move

EXPECTED = {3: 212, 4: 262}  # decisions of a random game, from the specification


def begun(seed: str, players: int) -> Agora:
    state = GAME.begin(seed, players=players)
    assert isinstance(state, Agora)
    return state


def check_end(state: Agora) -> None:
    """Ten rounds, every card in its place, all tracks in range."""
    SCHEMA.check(state)
    assert len(told(state, RoundStarted)) == 10
    assert state.pile == ()
    assert all(2 <= need <= 6 for need in state.need)
    assert all(0 <= steps <= 28 for steps in state.reputation)
    assert min(state.drachmas) >= 0
    assert all(0 <= sum(row.values()) <= 42 for row in state.tally())


def random_games(players: int, games: int) -> float:
    """The mean number of decisions."""
    taken = 0
    for seed in range(games):
        state, luck = begun(f"random {seed}", players), Chance.seeded(seed)
        while state.pending():
            state.apply(*any_move(state, luck))
            taken += 1
        check_end(state)
    return taken / games


def greedy_games(players: int, games: int) -> None:
    for seed in range(games):
        state = begun(f"greedy {seed}", players)
        bots = [hire("greedy", f"{seed}/{seat}") for seat in range(players)]
        while state.pending():
            seat = state.pending()[0]
            state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
        check_end(state)


def greedy_against_random(games: int) -> int:
    """How many games of three one greedy player wins against two random ones, seats rotated."""
    wins = 0
    for seed in range(games):
        hero, state = seed % 3, begun(f"duel {seed}", 3)
        state.log = None
        bots = [hire("greedy" if seat == hero else "random", f"{seed}/{seat}") for seat in range(3)]
        while state.pending():
            seat = state.pending()[0]
            state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
        result = state.result()
        assert result is not None
        wins += result.ranks[hero] == 1
    return wins


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_end_as_they_must(players: int) -> None:
    assert abs(random_games(players, 60) - EXPECTED[players]) < EXPECTED[players] * 0.1


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_games_end_as_they_must(players: int) -> None:
    greedy_games(players, 2)


def test_greedy_beats_random() -> None:
    assert greedy_against_random(6) == 6


def test_hostile_styles_end_too() -> None:
    """Always bid everything, always the highest action, always the lowest."""
    for place in (0, -1):
        for options in ({}, {"broke": "zero_bid", "rebid": "raise"}, {"supply": "even"}):
            state = GAME.begin(f"hostile {place}", players=4, **options)
            assert isinstance(state, Agora)
            while state.pending():
                seat = state.pending()[0]
                state.apply(seat, state.legal(seat)[place])
            check_end(state)


def test_the_game_has_its_options() -> None:
    assert issubclass(GAME.options, Options)
    assert GAME.most_decisions == 1280


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_two_thousand_random_games(players: int) -> None:
    mean = random_games(players, 2000)
    print(f"{players} players: {mean:.1f} decisions a random game")

    assert abs(mean - EXPECTED[players]) < EXPECTED[players] * 0.1


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_five_hundred_greedy_games(players: int) -> None:
    greedy_games(players, 500)


@pytest.mark.soak
def test_greedy_wins_nineteen_of_twenty_against_random() -> None:
    wins = greedy_against_random(500)
    print(f"greedy wins {wins} of 500")

    assert wins >= 475
