"""Matches: what may be taken back, and what may not."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.core import position
from ludotheque.core.errors import (
    IllegalActionError,
    NotationError,
    PositionError,
    RecordError,
    TakeBackError,
)
from ludotheque.core.match import Match
from ludotheque.games.levee import LEVEE


def match(players: int = 3) -> Match:
    return Match.new(LEVEE, LEVEE.options(players=players), "7")


def lay(table: Match, *seats: int) -> None:
    """Each of these seats lays its weakest card."""
    for seat in seats:
        table.play(seat, table.state.legal(seat)[0])


def test_the_opening_is_told_once() -> None:
    table = match()

    assert [event.seen_by(None)["kind"] for event in table.opening] == ["HandDealt"] * 3
    assert table.state.log == []


def test_a_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    table = match()
    lay(table, 0, 2)
    hidden = table.state.view(2)

    gone = table.take_back(0)

    assert gone.seat == 0
    assert table.state.pending() == [0, 1]
    assert table.state.view(2) == {**hidden, "waiting": [0, 1], "left": [4, 4, 3]}
    table.play(0, table.state.legal(0)[1])
    assert table.state.pending() == [1]


def test_nothing_is_taken_back_past_a_reveal() -> None:
    table = match()
    lay(table, 0, 1, 2)
    before = position.digest(LEVEE, table.state)

    with pytest.raises(TakeBackError, match="something-revealed"):
        table.take_back(2)
    assert position.digest(LEVEE, table.state) == before


def test_nothing_is_taken_back_past_another_seat_s_answer() -> None:
    """Seat 1 was not choosing when seat 0 played: it may have answered."""
    table = match()
    lay(table, 0, 1)
    table.steps[0] = table.steps[0]._replace(pending=(0,))

    with pytest.raises(TakeBackError, match="another-seat-played"):
        table.may_take_back(0)


def test_who_played_nothing_takes_nothing_back() -> None:
    table = match()
    lay(table, 0)

    with pytest.raises(TakeBackError, match="nothing-played"):
        table.take_back(1)


def test_a_seat_or_an_action_that_does_not_exist_is_refused_in_words() -> None:
    table = match()

    with pytest.raises(NotationError, match="there is no seat 3: there are 0 to 2"):
        table.play(3, 0)
    with pytest.raises(NotationError, match="there is no action 99: there are 0 to 11"):
        table.play(0, 99)
    with pytest.raises(NotationError, match="there is no action -1"):
        table.play(0, -1)
    assert table.steps == []


def test_errors_survive_the_way_between_processes() -> None:
    errors = [
        IllegalActionError(1, 2, "LEV-1"),
        TakeBackError("nothing-played"),
        PositionError("hands", "no"),
        RecordError(3, "no"),
    ]

    for error in errors:
        same = pickle.loads(pickle.dumps(error))
        assert (type(same), str(same), vars(same)) == (type(error), str(error), vars(error))
