"""Ratings say who is stronger and by how much."""

from __future__ import annotations

import pytest

from ludotheque.bots.rating import Placing, ratings


def test_three_wins_to_one_are_odds_of_three_to_one() -> None:
    games = [Placing(("a", "b"), (1, 2))] * 3000 + [Placing(("b", "a"), (1, 2))] * 1000

    found = ratings(games)

    assert found["a"] - found["b"] == pytest.approx(190.8, abs=0.5)
    assert found["a"] + found["b"] == pytest.approx(0.0)


def test_all_places_count_and_a_shared_place_is_between() -> None:
    games = [
        Placing(("a", "b", "c"), (1, 2, 3)),
        Placing(("c", "b", "a"), (3, 2, 1)),
        Placing(("a", "b", "c"), (1, 2, 2)),
    ]

    found = ratings(games)

    assert found["a"] > found["b"] > found["c"]


def test_who_always_wins_is_strong_but_not_infinite() -> None:
    assert 300 < ratings([Placing(("a", "b"), (1, 2))] * 20)["a"] < 4000


def test_equal_results_are_equal_strength_whatever_the_field() -> None:
    found = ratings(
        [Placing(("a", "b", "b"), (1, 2, 3)), Placing(("b", "a", "b"), (1, 2, 3)), Placing(("b", "b", "a"), (1, 2, 3))]
    )

    assert found["a"] == pytest.approx(found["b"], abs=1e-6)
