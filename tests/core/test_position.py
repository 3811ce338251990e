"""Positions: any state as readable JSON and back; what cannot be is refused by the field's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, Flag, Grid, Kind, ListOf, OneOf, PerSeat, Rows, SeatOf, Table, Whole, few
from ludotheque.games.levee import LEVEE

COLOURS = ("red", "green", "blue")


def table() -> dict[str, Any]:
    """Three seats in the middle of a trick."""
    return {
        "format": "ludotheque position 1",
        "game": "levee",
        "version": 1,
        "options": {"players": 2},
        "hands": [["fox", "wolf"], ["moon"]],
        "played": [None, "owl"],
        "last": ["straw", "feather"],
        "gone": ["straw", "feather", "acorn", "snail", "mushroom", "hedgehog", "bear", "storm"],
        "scores": [0, 15],
    }


def test_a_position_is_read_as_it_is_written() -> None:
    state = position.read(LEVEE, table())

    assert state.pending() == [0]
    assert state.view(0)["hand"] == [7, 8]
    assert position.read(LEVEE, position.write(LEVEE, state)).view(1) == state.view(1)


def test_the_text_has_one_field_a_line() -> None:
    text = position.to_text(LEVEE, position.read(LEVEE, table()))

    assert '\n  "hands": [["fox", "wolf"], ["moon"]],\n' in text
    assert position.to_text(LEVEE, position.from_text(LEVEE, text)) == text


def test_a_position_without_chance_always_gets_the_same_one() -> None:
    one, same = position.read(LEVEE, table()), position.read(LEVEE, table())

    assert one.chance == same.chance


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "fen"}, "format: expected 'ludotheque position 1', not 'fen'"),
        ({"game": "agora"}, "game: expected 'levee', not 'agora'"),
        ({"version": 2}, "version: expected 1, not 2"),
        ({"colour": 1}, "colour: is not a field of levee"),
        ({"options": 3}, "options: expected an object, not 3"),
        ({"options": {"players": 9}}, "options: players cannot be '9'"),
        ({"hands": [["fox", "wolf"]]}, "hands: expected at least 2 and at most 2 values, not 1"),
        ({"hands": [["fox", "dragon"], ["moon"]]}, r"hands\[0\]\[1\]: expected one of straw, .*not 'dragon'"),
        ({"hands": [["fox", "fox"], ["moon"]]}, r"hands\[0\]: a name is there twice"),
        ({"hands": [["fox", "moon"], ["moon"]]}, "hands: every card must be in one place"),
        ({"hands": [["fox", "wolf", "owl"], []], "played": [None, "moon"]}, "hands: all seats must have as many cards"),
        (
            {"hands": [["fox"], ["moon"]], "played": ["wolf", "owl"]},
            "played: all have played: the trick is over",
        ),
        ({"last": ["straw", None]}, "last: the cards of the last trick must be among those that are gone"),
        ({"scores": [40, 15]}, "scores: the cards that are gone gave at most 28 points"),
        ({"scores": [-1, 15]}, r"scores\[0\]: expected a whole number from 0 to 52, not -1"),
        ({"pending": [1]}, r"pending: the decision belongs to \[0\], not to \[1\]"),
        ({"chance": 3}, "chance: expected key, block and left, not 3"),
        ({"chance": {"key": "zz", "block": 0, "left": 0}}, "chance.key: expected 64 hex digits"),
        ({"chance": {"key": 5, "block": 0, "left": 0}}, "chance.key: expected 64 hex digits"),
        ({"chance": {"key": "00" * 32, "block": -1, "left": 0}}, "chance.block: expected a whole number"),
        ({"chance": {"key": "00" * 32, "block": 0, "left": 3}}, "chance.left: expected a whole number from 0 to 0"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position.read(LEVEE, {**table(), **change})


@pytest.mark.parametrize(
    ("text", "message"),
    [("{\n 3", "line 2 is not JSON"), ("[]", "expected an object, not list"), ("{}", "format: expected")],
)
def test_a_text_that_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position.from_text(LEVEE, text)


def test_a_missing_field_is_named() -> None:
    data = table()
    del data["gone"]

    with pytest.raises(PositionError, match="gone: is missing"):
        position.read(LEVEE, data)


KINDS: list[tuple[Kind, Any, Any]] = [
    (Whole(0, 9), 4, 4),
    (Flag(), True, True),
    (SeatOf(), 1, 1),
    (SeatOf(absent=-1), -1, None),
    (OneOf(COLOURS), 2, "blue"),
    (OneOf(COLOURS, absent=-1), -1, None),
    (Bits(COLOURS), 5, ["red", "blue"]),
    (ListOf(OneOf(COLOURS)), [0, 0], ["red", "red"]),
    (PerSeat(Whole(0, 9)), [1, 2], [1, 2]),
    (Grid(3, Whole(0, 9)), [1, 2, 3, 4, 5, 6], [[1, 2, 3], [4, 5, 6]]),
    (Grid(2, Whole(0, 9), rows=1), [1, 2], [[1, 2]]),
    (Table(COLOURS, Whole(0, 9)), [1, 0, 2], {"red": 1, "green": 0, "blue": 2}),
    (Table(COLOURS, Whole(0, 9), sparse=True), [1, 0, 2], {"red": 1, "blue": 2}),
    (
        Rows(3, Table(COLOURS, Whole(0, 9), sparse=True)),
        [1, 0, 2, 0, 3, 0],
        [{"red": 1, "blue": 2}, {"green": 3}],
    ),
    (Rows(3, Bits(COLOURS), rows=0), [], []),
]


@pytest.mark.parametrize(("kind", "value", "data"), KINDS)
def test_every_kind_of_field_is_written_and_read(kind: Kind, value: Any, data: Any) -> None:
    assert kind.write(value) == data
    assert kind.read(data, "here", seats=2) == value


@pytest.mark.parametrize(
    ("kind", "data", "message"),
    [
        (Whole(0, 9), True, "here: expected a whole number from 0 to 9, not True"),
        (Flag(), 1, "here: expected true or false, not 1"),
        (SeatOf(), None, "here: expected a seat from 0 to 1, not None"),
        (SeatOf(absent=-1), 2, "here: expected a seat from 0 to 1, or null, not 2"),
        (OneOf(COLOURS), 1, "here: expected one of red, green, blue, not 1"),
        (ListOf(Flag()), {}, "here: expected a list, not {}"),
        (ListOf(Flag(), least=2), [True], "here: expected at least 2 values, not 1"),
        (Table(COLOURS, Flag()), [], "here: expected an object with red, green, blue"),
        (Table(COLOURS, Flag()), {"pink": True}, "here.pink: expected one of red, green, blue"),
        (Table(COLOURS, Flag()), {"red": True}, "here.green: is missing"),
        (Grid(2, Flag()), [[True]], "here: expected at least 2 and at most 2 values, not 1"),
    ],
)
def test_every_kind_of_field_refuses_by_its_path(kind: Kind, data: Any, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        kind.read(data, "here", seats=2)


def test_a_container_of_the_state_s_own_can_be_asked_for() -> None:
    store: Callable[[list[Any]], Any] = tuple

    assert ListOf(Whole(0, 9), store=store).read([1, 2], "here", 2) == (1, 2)


def test_long_lists_of_names_are_cut() -> None:
    assert few([str(i) for i in range(20)]).endswith("11, … (20 in all)")
