"""Whole games at full speed."""

from __future__ import annotations

from ludotheque.core.playout import playout
from ludotheque.core.state import State
from ludotheque.games.levee import LEVEE


def test_a_playout_counts_its_decisions_and_its_real_choices() -> None:
    state = LEVEE.begin(1, players=3)

    assert playout(state, 5) == (12, 9)  # the last card of each hand is no choice
    assert state.result() is not None


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for seed in (5, 5, 6):
        state = LEVEE.begin(1, players=3)
        playout(state, seed)
        ends.append(state.public())

    assert ends[0] == ends[1] != ends[2]


def test_a_game_without_sources_has_an_empty_tally() -> None:
    assert State.tally(LEVEE.begin(1)) == []
