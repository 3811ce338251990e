"""Positions: every table can be written and read, and what cannot be is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.errors import PositionError
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.position import POSSIBLE
from ludotheque.games.agartha.state import Agartha
from tests.games.agartha.table import acting, do, table, winning
from tests.games.agartha.test_setup import begun


def written(state: Agartha) -> dict[str, Any]:
    return position.write(AGARTHA, state)


def refused(data: dict[str, Any]) -> str:
    """The field that a reader complains of."""
    data.pop("pending", None)
    with pytest.raises(PositionError) as caught:
        position.read(AGARTHA, data)
    return str(caught.value)


def test_a_position_reads_like_the_table() -> None:
    data = written(acting(1, "L1[F C] V1[P] met[P P] amu[A]", tiles="P C | F"))

    assert data["where"]["boards"] == [
        {
            "L1": ["forest.2", "compass.2"],
            "V1": ["skald.2"],
            "amulets": ["amulet.1"],
            "meetings": ["smith.1", "smith.2"],
        }
    ]
    assert data["tiles"][0] == ["skald.1", "compass.1", None]
    assert data["bids"][0] == "token-1-t1-action"
    assert data["spot"] == "tile-1-action"
    assert data["asked"] == "move_card"
    assert position.write(AGARTHA, position.read(AGARTHA, data)) == data


def test_points_that_characters_can_give() -> None:
    assert POSSIBLE[0] == {0}
    assert POSSIBLE[1] == set()
    assert POSSIBLE[4] == {2, 5}
    assert POSSIBLE[6] == {3, 6}
    assert max(POSSIBLE[39]) == 48  # nine fours and a three


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("where", [], "where: expected boards, discard and cleared"),
        ("where", {"boards": [{}, {}, {}], "discard": [], "cleared": []}, "where.boards: expected a list of at most 2"),
        ("where", {"boards": [[]], "discard": [], "cleared": []}, "where.boards[0]: expected an object"),
        ("where", {"boards": [{"X": []}], "discard": [], "cleared": []}, "where.boards[0].X: expected one of"),
        ("where", {"boards": [{"L1": ["axe.1", "axe.1"]}], "discard": [], "cleared": []}, "axe.1 is there twice"),
        ("where", {"boards": [{"O": ["skald.1"]}], "discard": [], "cleared": []}, "where.boards[0].O"),
        ("where", {"boards": [{"amulets": ["axe.1"]}], "discard": [], "cleared": []}, "where.boards[0].amulets"),
        ("where", {"boards": [{"meetings": ["axe.1"]}], "discard": [], "cleared": []}, "where.boards[0].meetings"),
        ("where", {"boards": [], "discard": ["vial.2"], "cleared": []}, "where: vial.2 is not in play"),
        ("where", {"boards": [], "discard": [], "cleared": [{"L1": ["axe.1"]}]}, "where.cleared"),
        ("under", 60, "under"),
        ("points", [1, 0], "points[0]: 0 Characters met cannot have given 1"),
        ("round", 0, "round"),
        ("holder", None, "round"),
        ("actor", 1, "actor"),
        ("actor", None, "actor: is needed"),
        ("spot", "tile-1-action", "spot: cannot be"),
        ("start", ["skald.1"], "where: skald.1 is there twice"),
        ("start_slots", ["L1"], "start: cannot be"),
        ("held_kind", "axe", "held_slot: cannot be"),
        ("hand", ["skald.1"], "where: skald.1 is there twice"),
        ("fresh", ["V1"], "fresh: no slot has just changed"),
        ("owners", [1], "owners"),
        ("winners", [0, 1], "winners: cannot be"),
        ("bids", ["token-1-t4-auction"], "bids[0]: the tile is not in play"),
        ("bids", ["token-1-t1-action", "token-1-t1-action"], "bids[0]: an action zone holds one token"),
        ("bids", ["token-1-t1-auction", "token-1-t1-auction", "token-1-t2-auction"], "bids[2]: seat 0"),
        ("bids", ["token-1-t1-auction"] * 6, "bids: expected 0 to 5"),
    ],
)
def test_what_cannot_be_is_refused(field: str, value: object, complaint: str) -> None:
    data = written(table(tiles="", pile=""))
    if field == "where" and isinstance(value, dict):
        named = [
            c for b in [*value["boards"], *value["cleared"]] if isinstance(b, dict) for cs in b.values() for c in cs
        ]
        data["pile"] = [card for card in data["pile"] if card not in [*named, *value["discard"]]]
    data[field] = value
    if field == "bids" and isinstance(value, list) and len(value) % 2:
        data["actor"] = 1

    assert complaint in refused(data)


def test_a_card_that_is_missing_is_named() -> None:
    data = written(table())
    data["pile"].remove("axe.1")

    assert "axe.1 is missing" in refused(data)


def test_a_gap_on_a_tile_is_refused() -> None:
    data = written(table(tiles="P C"))
    data["tiles"][0] = [None, *data["tiles"][0][:2]]
    assert "tiles[0]" in refused(data)

    data = written(table(tiles="P C"))
    data["tiles"][5], data["tiles"][0] = data["tiles"][0], data["tiles"][5]
    assert "tiles[5]" in refused(data)


def test_the_setup_has_its_own_conditions() -> None:
    state = begun(2)
    do(state, "place E")
    data = written(state)
    data["start_slots"] = [None, "E", None, None]
    assert "start_slots[1]: the first card is placed before the second" in refused(data)

    data = written(state)
    data["start_slots"] = ["E"] * 4
    assert "setup is over" in refused(data)

    data = written(state)
    data["start_slots"] = ["O", None, None, None]
    first = [*data["start"][2:], *data["start"][:2]] if data["start"][0].startswith(("knife", "axe")) else data["start"]
    data["start"] = first
    assert "start_slots[0]: only Objects go there" in refused(data)


def test_a_step_is_only_asked_where_there_is_a_choice() -> None:
    data = written(acting(1, "L1[F]"))
    data["spot"] = "tile-1-auction"
    assert "spot: no token lies on tile-1-auction" in refused(data)

    data = written(acting(1, "L1[F]"))
    data["asked"] = "swap_first"
    assert "asked: there is no choice" in refused(data)


def test_a_finished_game_is_a_position_too() -> None:
    state = winning("P C", "V1[F]", round_=6)
    do(state, "place V1", "place V1")

    data = written(state)

    assert data["where"]["cleared"] == [{"V1": ["skald.1", "forest.1", "compass.1"]}]
    assert position.read(AGARTHA, data).result() == state.result()
    assert state.public()["cleared"][0][3] == [0, 39, 78]
