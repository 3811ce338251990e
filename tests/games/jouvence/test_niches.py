"""Before the Fountain lies, it pays to be near where it may come to lie: in the outlook, which an expert judges by."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.evaluate import evaluate, outlook
from ludotheque.games.jouvence.niches import doorsteps, steps_to_niches, wait_cost
from ludotheque.games.jouvence.refusals import fountain_places
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.weights import WEIGHTS
from tests.games.jouvence.table import Table, at

CROSSING = at("F11", "c3")


def gallery() -> Table:
    """A gallery north of the start tile: its far end, and the two sides of the start tile, are open."""
    return Table().lay("S1.1", "F10").stand(1, CROSSING).turn(0, "move", mp=1)


def test_every_open_road_ends_at_a_doorstep() -> None:
    assert sorted(doorsteps(gallery().state)) == sorted([at("F10", "c1"), at("F11", "a3"), at("F11", "e3")])


def test_there_are_as_many_doorsteps_as_places_for_the_fountain() -> None:
    """Counted apart by what refuses a tile (JOU-R16)."""
    chance = Chance.seeded("niches")
    for players in (2, 6):
        state = GAME.begin("niches", players=players)
        assert isinstance(state, Jouvence)
        counts = set()
        while state.pending() and state.basin < 0:
            assert len(doorsteps(state)) == len(fountain_places(state))
            counts.add(len(fountain_places(state)))
            seat = state.pending()[0]
            state.apply(seat, chance.pick(state.legal(seat)))
        assert len(counts) > 4


def test_a_lair_on_the_way_counts_for_some_steps() -> None:
    table = gallery().stand(0, CROSSING)
    free = steps_to_niches(table.state, CROSSING)
    guarded = steps_to_niches(table.monster(at("F11", "c1"), 1).state, CROSSING)

    assert sorted(free) == [2, 2, 7]
    assert sorted(guarded) == [2, 2, 11]


def test_whoever_waits_nearer_has_the_better_outlook() -> None:
    near, far = gallery().stand(0, at("F10", "c4")).state, gallery().stand(0, at("F11", "c5")).state

    assert wait_cost(near, 0) < wait_cost(far, 0)
    assert outlook(near)[0][0] > outlook(far)[0][0]
    assert evaluate(near)[0] == evaluate(far)[0]  # the normal level does not look so far ahead


def test_once_the_fountain_lies_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table().lay("FO.1", "F10").stand(0, CROSSING).turn(0, "move", mp=1).state
    before = outlook(state)
    monkeypatch.setattr(WEIGHTS, "niche", 50.0)
    WEIGHTS.forget()

    assert outlook(state) == before


def test_no_wait_is_taken_for_that_of_another_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that is remembered forgotten, every wait costs what it did; and little is remembered."""
    niches = import_module("ludotheque.games.jouvence.niches")
    monkeypatch.setattr(niches, "MOST_KNOWN", 4)
    chance = Chance.seeded("waits")
    state = GAME.begin("waits", players=3)
    assert isinstance(state, Jouvence)
    seen: list[tuple[Jouvence, list[float]]] = []
    while state.pending() and state.basin < 0:
        seen.append((state.clone(), [wait_cost(state, seat) for seat in range(3)]))
        assert len(niches.KNOWN) <= 4
        seat = state.pending()[0]
        state.apply(seat, chance.pick(state.legal(seat)))

    for before, costs in seen:
        niches.KNOWN.clear()
        assert [wait_cost(before, seat) for seat in range(3)] == costs
    assert len({bytes(before.marks) for before, _ in seen}) >= 5 * 4
    assert len({cost for _, costs in seen for cost in costs}) > 20
