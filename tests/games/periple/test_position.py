"""Périple: positions that cannot stand on the table are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.errors import PositionError
from ludotheque.games.periple import PERIPLE
from tests.games.periple.table import do, table


def changed(base: dict[str, Any], **fields: Any) -> str:
    """The field that is named when these values are put into a position."""
    with pytest.raises(PositionError) as caught:
        position.read(PERIPLE, {**base, **fields})
    return caught.value.field


@pytest.fixture
def base() -> dict[str, Any]:
    data = position.write(PERIPLE, table("A1 B1", "C3", coins=(3, 1), tiles=("R09",)))
    del data["pending"]
    return data


def test_markers_are_conserved(base: dict[str, Any]) -> None:
    assert changed(base, reserve=[24, 23]) == "reserve"
    assert changed(base, low=[["A1", "B1"], ["A1"]]) == "low"
    assert changed(base, high=[["D1"], []], reserve=[21, 23]) == "high"
    assert changed(base, high=[["C3"], []], reserve=[21, 23]) == "high"


def test_cards_are_conserved(base: dict[str, Any]) -> None:
    assert changed(base, pile=base["pile"][1:]) == "cards"
    assert changed(base, pile=[*base["pile"], "P12"]) == "cards"
    assert changed(base, cards=[["D01", "D02"], base["cards"][1]]) == "cards"
    assert changed(base, up=[["D04"], ["D04"]]) == "up"
    bare = [None, *base["slots"][1:]]
    assert changed(base, slots=bare, pile=[*base["pile"], base["slots"][0]], low=[[], []], reserve=[24, 24]) == "slots"


def test_markers_lie_on_the_plan() -> None:
    data = position.write(PERIPLE, table(plan="P12 - P32 P40 P37 P05", pile="", bare_pile=True))
    assert changed(data, low=[["C1"], []], reserve=[23, 24]) == "low"


def test_tiles_are_conserved(base: dict[str, Any]) -> None:
    assert changed(base, tiles=[["R09", "R10"], []]) == "tiles"
    assert changed(base, tiles_up=[["R10"], []]) == "tiles_up"
    market = [None, *base["market"][1:]]
    assert changed(base, market=market, tile_pile=[*base["tile_pile"], base["market"][0]]) == "market"


def test_sides_and_order(base: dict[str, Any]) -> None:
    assert changed(base, sides=["S", "S"]) == "sides"
    assert changed(base, sides=["N", "S"]) == "sides"
    assert changed(base, sides=["S", None]) == "sides"
    assert changed(base, order=[0, 0]) == "order"
    assert changed(base, order=[1, 0], active=1) == "order"
    assert changed(base, active=1) == "active"
    assert changed(base, step="sides", used=None) == "sides"
    three = position.write(PERIPLE, table(players=3))
    assert changed(three, order=[0, 2, 1]) == "order"


def test_steps_have_what_they_ask_about(base: dict[str, Any]) -> None:
    assert changed(base, used="D01") == "used"
    assert changed(base, step="place", used="P01") == "used"
    assert changed(base, anchor="A1") == "anchor"
    assert changed(base, step="extend", used="D01", anchor="A6") == "anchor"
    assert changed(base, step="extend", used="D01", anchor="A1", extended=["B1"]) == "extended"
    assert changed(base, step="fill", used="D01", anchor="A1", unfilled=["B2"]) == "unfilled"
    assert changed(base, step="fill", used="D01", anchor="A1", unfilled=["A2"]) == "unfilled"
    assert changed(base, unfilled=["A2"]) == "unfilled"
    assert changed(base, up=[[], ["D04"]]) == "up"
    assert changed(base, sub="free") == "sub"
    assert changed(base, step="place", used="D01", sub="slide_move", slid_square="F6") == "slid_square"
    assert changed(base, turn=1, active=1, step="over") == "turn"


def test_nothing_is_placed_without_markers() -> None:
    rows = " ".join(f"{c}{r}" for r in (1, 2, 4, 5) for c in "ABCDEF")
    data = position.write(PERIPLE, table(rows))
    assert changed(data, step="place", used="D01") == "step"


def test_cards_to_resolve(base: dict[str, Any]) -> None:
    assert changed(base, step="resolve", used="D01", todo=["NW"]) == "todo"
    assert changed(base, step="resolve", used="D01") == "todo"
    assert changed(base, lot="NW") == "lot"
    assert changed(base, bidders=["0"]) == "bidders"
    assert changed(base, best_bid=3) == "best_bid"
    full = position.write(PERIPLE, table("A1 B1 A2", "B2 A3 B3", coins=(1, 1)))
    auction = {"step": "auction", "used": "D01", "lot": "NW"}
    assert position.read(PERIPLE, {**full, **auction, "bidders": ["0", "1"]}).pending() == [0]
    assert changed(full, todo=["NW"]) == "todo"
    assert changed({**full, "pending": [1]}, **auction, bidders=["1"], best_seat=1, best_bid=0) == "best_seat"
    assert changed({**full, "pending": [1]}, **auction, bidders=["1"], best_seat=0, best_bid=9) == "best_bid"
    assert changed({**full, "pending": [0]}, **{**auction, "lot": "SE"}, bidders=["0"]) == "lot"
    uneven = position.write(PERIPLE, table("A1 B1 A2 B2", "A3 B3"))
    assert changed(uneven, **auction, bidders=["0"]) == "bidders"


def test_the_end_and_the_outpost(base: dict[str, Any]) -> None:
    assert changed(base, end_triggered=True) == "end_triggered"
    assert changed(base, outpost_owner=0) == "outpost_owner"


def test_a_deck_option_that_cannot_be_played_is_an_error_of_the_options(base: dict[str, Any]) -> None:
    assert changed(base, options={**base["options"], "deck": "no/where"}) == "options"


def test_a_position_while_sides_are_chosen() -> None:
    state = PERIPLE.begin(1, players=3, sides="choose")

    again = position.from_text(PERIPLE, position.to_text(PERIPLE, state))

    assert again.pending() == [0]


def test_a_position_in_the_middle_of_a_turn_plays_on() -> None:
    state = table("", "C2 D2", tiles=("R05",))
    do(state, "use_character D02", "place_at C2", "use_replace")

    again = position.from_text(PERIPLE, position.to_text(PERIPLE, state))

    assert again.legal(0) == state.legal(0)
    assert position.digest(PERIPLE, again) == position.digest(PERIPLE, state)
