"""Treasures near by, as the evaluation sees and remembers them."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.evaluate import evaluate
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.treasures import steps_to_treasure, treasure_near
from tests.games.jouvence.table import Table, at


def test_the_nearest_treasure_counts_and_a_lair_before_it_is_some_steps() -> None:
    table = Table().stand(1, at("F11", "a3")).stand(0, at("F11", "c4")).treasure(at("F11", "c1"), 1)
    free = steps_to_treasure(table.state, at("F11", "c4"))
    guarded = steps_to_treasure(table.monster(at("F11", "c2"), 1).state, at("F11", "c4"))

    assert (free, guarded) == (3, 7)
    assert treasure_near(table.state, at("F11", "c1"), {}) == 1.0
    assert treasure_near(Table().state, at("F11", "c4"), {}) == 0.0


def test_no_treasure_is_taken_for_that_of_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that is remembered forgotten, every table is worth what it was; and little is remembered."""
    treasures = import_module("ludotheque.games.jouvence.treasures")
    monkeypatch.setattr(treasures, "MOST_KNOWN", 4)
    chance = Chance.seeded("treasures")
    state = GAME.begin("treasures", players=3)
    assert isinstance(state, Jouvence)
    seen: list[tuple[Jouvence, list[float]]] = []
    while state.pending() and len(seen) < 400:
        seen.append((state.clone(), evaluate(state)))
        assert len(treasures.KNOWN) <= 4
        seat = state.pending()[0]
        state.apply(seat, chance.pick(state.legal(seat)))

    for before, values in seen:
        treasures.KNOWN.clear()
        assert evaluate(before) == values
    assert len({bytes(before.marks) for before, _ in seen}) > 20
