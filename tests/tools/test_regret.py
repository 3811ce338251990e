"""The regret of a search is measured against values that the search did not make up for itself."""

from __future__ import annotations

import pytest

from ludotheque.bots.tuning import tuning_of
from ludotheque.games import GAMES
from tools.regret import chosen, decisions, regret, tuned, values

PERIPLE = GAMES["periple"]
OWN = tuning_of("periple")


def test_every_choice_is_tried_alike_and_none_is_better_than_the_best() -> None:
    sights = list(decisions(PERIPLE, 2, 3))
    known = [(sight, values(sight, 2)) for sight in sights]

    assert all(list(worth) == sight.legal for sight, worth in known)
    assert all(0.0 <= share <= 1.0 for _, worth in known for share in worth.values())
    one = regret(known, OWN._replace(iterations=8))
    assert one.mean >= 0.0
    assert one.seconds > 0.0


def test_who_chooses_the_worst_regrets_most() -> None:
    sights = list(decisions(PERIPLE, 2, 3))
    tuning = OWN._replace(iterations=8)
    worst = [(sight, {**dict.fromkeys(sight.legal, 0.75), chosen(sight, tuning): 0.25}) for sight in sights]
    best = [(sight, {**dict.fromkeys(sight.legal, 0.25), chosen(sight, tuning): 0.75}) for sight in sights]

    assert regret(worst, tuning).mean == pytest.approx(0.5)
    assert regret(best, tuning).mean == 0.0


def test_a_tuning_is_named_by_what_differs() -> None:
    assert tuned(OWN, "iterations=8,explore=2") == OWN._replace(iterations=8, explore=2.0)
    assert tuned(OWN, "") == OWN
    with pytest.raises(SystemExit, match="no such figure of a tuning: speed; there are scale, iterations"):
        tuned(OWN, "speed=3")
