"""Positions: readable, and refused by the field that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from json import loads
from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.errors import PositionError
from ludotheque.games.agora import GAME
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, stalls, table
from tests.games.agora.test_bribery import seller
from tests.games.agora.test_buying import bid
from tests.games.agora.test_last_lot import last_lot
from tests.games.agora.test_scoring import THREE, scored


def written(state: Agora) -> dict[str, Any]:
    data = loads(position.to_text(GAME, state))
    assert isinstance(data, dict)
    return data


def test_a_position_reads_like_the_table() -> None:
    state = stalls(hands=["P B X X"], magistrate_now="polete", sold=(1, 0, 2, 0))
    do(state, 0, "sell X X")

    data = written(state)

    assert data["hand"][0] == {"P": 1, "B": 1, "X": 1}
    assert data["magistrate"] == "polete"
    assert data["sold"] == {"P": 1, "B": 0, "X": 3, "E": 0}
    assert data["pair"] == ["PB", "PB", "PB"]
    assert data["last_action"] == ["sell X X", None, None]
    assert data["waiting"] == data["pending"] == [0]


def negotiating() -> Agora:
    return table()


def bidding() -> Agora:
    return table(drachmas=[9, 0, 9], cards=[2, 4, 1])


def rebidding() -> Agora:
    state = table(cards=[2, 4, 1])
    bid(state, 5, 3, 4)
    return state


def discarding() -> Agora:
    state = table(hands=["P B X X E E BX", "P B", "P B"], cards=[4, 0, 0], pile="P B X E")
    bid(state, 3, 0, 0)
    return state


def buying() -> Agora:
    return last_lot("P X2 BE Mup")


def selling() -> Agora:
    state = stalls(hands=["P B X X"])
    do(state, 0, "sell X X")
    return state


def sharing() -> Agora:
    state = stalls(hands=["P B X X"])
    do(state, 0, "sell X X", "sell X X", "sell_done")
    return state


def bribing() -> Agora:
    return seller(pool=3)


def ordering() -> Agora:
    state = seller(pool=3)
    do(state, 0, "bribe 3")
    return state


def over() -> Agora:
    return scored(THREE, [10, 9, 8], half=1)


TABLES = [negotiating, bidding, rebidding, discarding, buying, selling, sharing, bribing, ordering, over]


@pytest.mark.parametrize("made", TABLES, ids=lambda made: made.__name__)
def test_every_kind_of_decision_can_be_written_and_read(made: Callable[[], Agora]) -> None:
    state = made()

    again = position.read(GAME, written(state))
    assert isinstance(again, Agora)

    assert written(again) == written(state)


WRONG: list[tuple[Callable[[], Agora], str, Any, str]] = [
    (negotiating, "pile", ["P"], "pile|hand"),
    (negotiating, "quota", 11, "quota"),
    (negotiating, "revealed", 13, "revealed"),
    (negotiating, "revealed", 3, "pile"),
    (negotiating, "magistrate", "polete", "magistrate"),
    (negotiating, "magistrate_pile", ["polete"] * 8, "magistrate_pile"),
    (negotiating, "known_by", [], "known_by"),
    (negotiating, "looked", 2, "looked"),
    (negotiating, "possible", [["XE"], ["PB"], ["PB"]], "possible"),
    (negotiating, "token", [2, 0, 0], "token"),
    (negotiating, "negotiation_left", [["0"], ["0"], ["0"]], "negotiation_left"),
    (negotiating, "order", [0, 1, 2], "order"),
    (negotiating, "turn_index", 3, "turn_index"),
    (negotiating, "sold", {"P": 1, "B": 0, "X": 0, "E": 0}, "sold.P"),
    (negotiating, "tied", [0], "tied"),
    (negotiating, "tied", [0, 0], "tied"),
    (negotiating, "tied", [3], r"tied\[0\]"),
    (negotiating, "openings", [1], "openings"),
    (negotiating, "pool", 3, "pool"),
    (negotiating, "points", {"P": 3, "B": 0, "X": 0, "E": 0}, "points"),
    (negotiating, "tile", "P", "tile"),
    (negotiating, "waiting", [0, 1], "waiting"),
    (negotiating, "negotiation", [-1, -1, 7], r"negotiation\[2\]"),
    (negotiating, "phase", "sleep", "phase"),
    (bidding, "bid", [-1, 0, -1], "bid"),
    (bidding, "bid", [12, -1, -1], "bid"),
    (bidding, "negotiation", [3, 4, 1], "negotiation"),
    (bidding, "waiting", [0], "waiting"),
    (rebidding, "openings", [], "openings"),
    (discarding, "waiting", [1], "hand"),
    (buying, "waiting", [1], "waiting"),
    (selling, "lot_cards", {"P": 1, "B": 0, "X": 1, "E": 0}, "lot_cards.P"),
    (selling, "lot_goods", {"P": 0, "B": 0, "X": 3, "E": 0}, "lot_goods.X"),
    (selling, "waiting", [1], "waiting"),
    (selling, "rebid", 1, "tied"),
    (sharing, "points", {"P": 0, "B": 0, "X": 0, "E": 0}, "points"),
    (bribing, "pool", 0, "pool"),
    (ordering, "looked", 1, "looked"),
    (ordering, "placed", 2, "placed"),
    (ordering, "known_by", [[], [], [], [], [], [], []], "known_by"),
    (over, "negotiation", [0, 0, 0], "negotiation"),
    (over, "waiting", [0], "waiting"),
]


@pytest.mark.parametrize(("made", "field", "value", "named"), WRONG)
def test_a_wrong_field_is_named(made: Callable[[], Agora], field: str, value: Any, named: str) -> None:
    data = deepcopy(written(made()))
    del data["pending"]
    data[field] = value

    with pytest.raises(PositionError, match=f"^({named}):"):
        position.read(GAME, data)


def test_a_chosen_value_must_be_left() -> None:
    data = written(table(round=3))
    used = next(value for value in "01234" if value not in data["negotiation_left"][0])
    data["negotiation"][0], data["waiting"], data["pending"] = int(used), [1, 2], [1, 2]

    with pytest.raises(PositionError, match=r"^negotiation:"):
        position.read(GAME, data)


def test_seats_that_are_tied_must_be_bidding() -> None:
    data = written(selling())
    data["rebid"], data["tied"] = 1, [0, 1]

    with pytest.raises(PositionError, match=r"^rebid:"):
        position.read(GAME, data)


def test_a_lot_must_lie_there_while_it_is_wanted() -> None:
    state = bidding()
    data = written(state)
    data["discard"] = {key: data["lot"].count(key) for key in data["lot"]}
    data["lot"] = []

    with pytest.raises(PositionError, match=r"^lot:"):
        position.read(GAME, data)


def test_nobody_can_owe_a_decision_that_all_have_made() -> None:
    data = written(bidding())
    data["bid"], data["waiting"], data["pending"] = [1, -1, 2], [], []

    with pytest.raises(PositionError, match=r"^waiting:"):
        position.read(GAME, data)
