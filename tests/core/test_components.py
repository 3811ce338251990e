"""Components: a file that does not say what it must is refused, with the place and what is allowed."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import pytest

from ludotheque.core.components import Rule, content_hash, load_rules, read_toml, rows, typed
from ludotheque.core.errors import ComponentError


class Tile(NamedTuple):
    key: str
    cost: int
    kind: Literal["road", "river"]
    squares: tuple[int, ...] = ()
    open: bool = False


def tile(**fields: Any) -> dict[str, Any]:
    return {"tiles": [{"key": "a", "cost": 1, "kind": "road", **fields}]}


def test_rows_become_typed_and_frozen() -> None:
    assert rows(tile(squares=[1, 2], open=True), "tiles", Tile) == (Tile("a", 1, "road", (1, 2), True),)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "components.toml: tiles must be a list of rows, not None"),
        ({"tiles": [3]}, r"components.toml: tiles\[0\] must be a table of fields, not 3"),
        (tile(colour=1), r"tiles\[0\]: unknown field 'colour'; the fields are key, cost, kind, squares, open"),
        ({"tiles": [{"key": "a", "kind": "road"}]}, r"tiles\[0\]: field 'cost' is missing"),
        (tile(cost="1"), r"tiles\[0\].cost must be a whole number, not '1'"),
        (tile(cost=True), r"tiles\[0\].cost must be a whole number, not True"),
        (tile(key=1), r"tiles\[0\].key must be a text, not 1"),
        (tile(open=1), r"tiles\[0\].open must be true or false, not 1"),
        (tile(kind="lake"), r"tiles\[0\].kind must be one of road, river, not 'lake'"),
        (tile(squares=1), r"tiles\[0\].squares must be a list, not 1"),
        (tile(squares=[1, "2"]), r"tiles\[0\].squares\[1\] must be a whole number, not '2'"),
    ],
)
def test_a_wrong_row_is_refused_by_its_place(data: dict[str, Any], message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        rows(data, "tiles", Tile)


def test_a_file_that_is_not_toml_is_refused_by_name() -> None:
    with pytest.raises(ComponentError, match=r"mine\.toml is not TOML"):
        read_toml("cards = [", "mine.toml")


def test_the_hash_is_of_what_is_said_not_of_how() -> None:
    one = read_toml("a = 1\nb = [1, 2]", "one")
    same = read_toml("# two lines\nb = [ 1,2 ]\n\na = 1", "same")
    other = read_toml("a = 1\nb = [2, 1]", "other")

    assert content_hash(one) == content_hash(same) != content_hash(other)


def test_the_ledger_is_read_with_its_links() -> None:
    ledger = load_rules("ludotheque.games.levee")

    assert ledger["LEV-4"] == Rule("LEV-4", "end", "4", ("LEV-R1",))


def test_a_link_of_the_ledger_must_lead_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"X-1": {"chapter": "end", "lines": "1", "see": ["X-9"]}}
    monkeypatch.setattr("ludotheque.core.components.load", lambda package, file: broken)

    with pytest.raises(ComponentError, match="X-1: see names 'X-9', which is not in the ledger"):
        load_rules("anywhere")


def test_a_field_of_an_unknown_type_is_named_as_python_does() -> None:
    class Odd(NamedTuple):
        weight: float

    with pytest.raises(ComponentError, match="float"):
        typed(Odd, {"weight": 1}, "odd")


def test_a_row_that_has_forgotten_what_its_lists_hold_takes_any() -> None:
    class Compiled(NamedTuple):
        squares: tuple  # type: ignore[type-arg]

    assert typed(Compiled, {"squares": [1, "b"]}, "row") == Compiled((1, "b"))
