"""Périple: many games of every sort end within the bounds, with every marker and card in its place: `make soak`."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.core.playout import playout
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.events import CoinsChanged
from ludotheque.games.periple.state import Periple
from tests.walks import any_move

SORTS: dict[str, dict[str, Any]] = {
    "base": {"artifacts": False},
    "complete": {},
    "outpost": {"outpost": True},
    "stacking": {"stacking": True},
    "both": {"stacking": True, "outpost": True},
    "avoid": {"empty_placement": "avoid"},
}


def begun(seed: int, players: int, options: dict[str, Any]) -> Periple:
    state = PERIPLE.begin(seed, players=players, **options)
    assert isinstance(state, Periple)
    return state


def most_turns(players: int, options: dict[str, Any]) -> int:
    """The bound of the specification."""
    return (7 * players + 6) * (61 if options.get("stacking") else 31) * 6 * players


def end_is_sound(state: Periple, players: int, options: dict[str, Any]) -> None:
    PERIPLE.schema.check(state)
    result = state.result()
    assert result is not None
    assert state.turn <= most_turns(players, options)
    assert state.turn % players == 0
    assert -1 not in list(state.slots)  # the pile never runs out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sort", SORTS)
def test_a_few_random_games_end_soundly(players: int, sort: str) -> None:
    for seed in range(10):
        state = begun(seed, players, SORTS[sort])
        state.log = None
        playout(state, seed)
        end_is_sound(state, players, SORTS[sort])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_are_what_the_events_say(players: int) -> None:
    """Nobody gains or pays a coin without an event, and no purse is ever below nothing."""
    for seed in range(6):
        state = begun(seed, players, {"stacking": seed % 2 == 0})
        luck = Chance.seeded(f"coins {seed}")
        purse = list(state.coins)
        while state.pending():
            state.log = []
            state.apply(*any_move(state, luck))
            for event in state.log:
                if isinstance(event, CoinsChanged):
                    assert event.seat is not None
                    purse[event.seat] += event.delta
                    assert event.total == purse[event.seat] >= 0
            assert purse == list(state.coins)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sort", SORTS)
def test_2000_random_games_end_soundly(players: int, sort: str) -> None:
    decisions, turns, longest, stalls = 0, 0, 0, 0
    for seed in range(2000):
        state = begun(seed, players, SORTS[sort])
        state.log = None
        taken, _ = playout(state, seed)
        end_is_sound(state, players, SORTS[sort])
        decisions, turns, longest = decisions + taken, turns + state.turn, max(longest, taken)
        stalls += not state.end_triggered
    print(f"random {players} {sort}: {decisions / 2000:.0f} ({longest}), {turns / 2000 / players:.1f}, {stalls}")


def greedy_game(seed: int, players: int, options: dict[str, Any]) -> tuple[Periple, int]:
    state = begun(seed, players, options)
    state.log = None
    bots = [GreedyBot(f"{seed}-{seat}") for seat in range(players)]
    taken = 0
    while pending := state.pending():
        state.apply(pending[0], bots[pending[0]].choose(Sight(PERIPLE, state, pending[0])))
        taken += 1
    return state, taken


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sort", SORTS)
def test_500_greedy_games_end_soundly(players: int, sort: str) -> None:
    decisions, turns, scores, longest = 0, 0, 0, 0
    for seed in range(500):
        state, taken = greedy_game(seed, players, SORTS[sort])
        end_is_sound(state, players, SORTS[sort])
        result = state.result()
        assert result is not None
        decisions, turns, scores = decisions + taken, turns + state.turn, scores + sum(result.scores)
        longest = max(longest, taken)
    mean = scores / 500 / players
    print(f"greedy {players} {sort}: {decisions / 500:.0f} ({longest}), {turns / 500 / players:.1f}, {mean:.1f}")


@pytest.mark.soak
def test_greedy_wins_95_of_100_against_random() -> None:
    wins = 0
    for seed in range(500):
        state = begun(seed, 2, {})
        state.log = None
        greedy, other = GreedyBot(f"g{seed}"), RandomBot(f"r{seed}")
        while pending := state.pending():
            bot = greedy if pending[0] == seed % 2 else other
            state.apply(pending[0], bot.choose(Sight(PERIPLE, state, pending[0])))
        result = state.result()
        assert result is not None
        wins += result.ranks[seed % 2] == 1 and result.ranks.count(1) == 1
    print(f"greedy against random: {wins} of 500")
    assert wins >= 475
