"""The recipe of a hunt's weights: it plays hunts, and finds again what a made-up hunt turns on."""

from __future__ import annotations

from math import exp

import pytest

from ludotheque.core.chance import Chance
from tools import hunts


def test_regression_finds_what_the_hunts_turned_on() -> None:
    luck = Chance.seeded("regression")
    rows, won = [], []
    for _ in range(4000):
        row = [luck.below(7) - 3.0, luck.below(2) * 1.0]
        rows.append(row)
        won.append(luck.below(1000) < 1000 / (1 + exp(-(0.5 + 0.4 * row[0] - 1.5 * row[1]))))

    assert hunts.regression(rows, won) == pytest.approx([0.5, 0.4, -1.5], abs=0.15)


def test_hunts_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunts.Hunter, "samples", 1)
    start = next(state for state in map(hunts.entered, range(20)) if state is not None)
    before = start.round
    rows, won = hunts.hunted(start.clone(), "x")

    assert start.round == before
    assert rows
    assert all(len(row) == len(hunts.NAMES) for row in rows)
    assert hunts.hunted(start.clone(), "x") == (rows, won)
