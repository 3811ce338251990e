"""Périple: coins and optional squares."""

from __future__ import annotations

from ludotheque.games.periple.events import CoinsChanged, MarkerLaid
from tests.games.periple.table import asked, coins, do, may, on, refusal, reserve, table, told


def test_per_040_a_marker_on_symbols_earns_a_coin_each() -> None:
    state = table()

    events = do(state, "use_character D02", "place_at C2")

    assert [event.delta for event in told(events, CoinsChanged)] == [2, 1]
    assert [event.total for event in told(events, CoinsChanged)] == [2, 3]
    assert coins(state) == [3, 0]


def test_per_041_coins_belong_to_their_player() -> None:
    state = table(coins=(2, 5))

    do(state, "use_character D01", "place_at A1")

    assert coins(state) == [5, 5]


def test_per_042_everyone_sees_all_coins() -> None:
    state = table(coins=(2, 5))

    assert [state.view(viewer)["coins"] for viewer in (0, 1, None)] == [[2, 5]] * 3


def test_per_043_two_coins_lay_a_marker_on_an_optional_square() -> None:
    state = table(coins=(2, 0))

    do(state, "use_character D03", "place_at C3")
    assert refusal(state, "pay_optional E3") == "PER-043"
    events = do(state, "pay_optional D3")

    assert coins(state)[0] == 0
    assert on(state, 0) == "C3 D3 C4 D4"
    assert reserve(state)[0] == 20
    assert told(events, MarkerLaid)[0].how == "paid"
    assert told(events, CoinsChanged)[0] == CoinsChanged(0, -2, 0, "optional")


def test_per_043_one_coin_is_too_few() -> None:
    state = table(coins=(1, 0), tiles=("R13",), tiles_down=("R09",))
    do(state, "use_character D03", "place_at C3")
    assert state.pending() == [1]

    other = table(coins=(1, 0), tiles=("R01",))
    do(other, "use_character D03", "place_at C3")
    assert asked(other) == "extend"
    assert refusal(other, "pay_optional D3") == "PER-043"
    do(other, "end_exploration")
    assert refusal(other, "pay_optional D3", seat=0) == "PER-026"


def test_per_043_only_while_laying() -> None:
    state = table(coins=(9, 0), market="R01 R02 R03 R04")
    do(state, "use_character D03", "place_at C3", "end_exploration")

    assert asked(state) == "closing"
    assert refusal(state, "pay_optional D3") == "PER-043"


def test_per_044_once_for_each_optional_square() -> None:
    state = table(coins=(9, 0), cards=("A02",), animals=True, plan="P12 P24 P32 P40 P37 P05")

    do(state, "use_character A02", "place_at C3")
    assert may(state, "pay_optional") == ["D3", "D4", "D5"]
    do(state, "pay_optional D4")
    assert may(state, "pay_optional") == ["D3", "D5"]
    assert refusal(state, "pay_optional D4") == "PER-044"
    do(state, "pay_optional D3", "pay_optional D5")

    assert state.pending() == [1]
    assert coins(state)[0] == 9 - 6 + 2  # D5 pays 2


def test_per_044_not_again_when_the_marker_has_slid_away() -> None:
    state = table(coins=(9, 0), tiles=("R01 R09 R17",))

    do(state, "use_character D03", "place_at C3", "pay_optional D3", "use_slide", "slide_from D3 bottom", "slide_to N")

    assert on(state, 0) == "D2 C3 C4 D4"
    assert may(state) == ["use_coin", "end_exploration"]
    assert refusal(state, "pay_optional D3") == "PER-044"
    assert refusal(state, "use_free") == "PER-R63"


def test_per_044_not_twice_on_one_square_with_stacking() -> None:
    state = table(coins=(9, 0), stacking=True, tiles=("R09",))

    do(state, "use_character D03", "place_at C3", "pay_optional D3")

    assert refusal(state, "pay_optional D3") == "PER-044"
    assert list(state.high) == [0, 0]


def test_per_046_coins_of_this_turn_can_be_spent() -> None:
    state = table(coins=(0, 0))

    do(state, "use_character D03", "place_at D1")

    assert coins(state)[0] == 4
    assert may(state, "pay_optional") == ["E1"]


def test_per_047_three_symbols_three_coins() -> None:
    state = table()

    events = do(state, "use_character D01", "place_at A1")

    assert sum(event.delta for event in told(events, CoinsChanged)) == 3


def test_per_r22_optional_squares_can_be_paid_when_nothing_else_was_laid() -> None:
    state = table("C3 C4", "D4", coins=(2, 0))

    do(state, "use_character D03", "place_at C3")
    assert state.placed == 0
    assert may(state, "pay_optional") == ["D3"]
    do(state, "pay_optional D3")

    assert on(state, 0) == "C3 D3 C4"


def test_per_r23_all_symbols_of_a_square_are_paid() -> None:
    state = table(cards=("P10",))

    do(state, "use_character P10", "place_at D2")

    assert coins(state)[0] == 2


def test_per_r24_symbols_are_never_used_up() -> None:
    """Seat 1 earned on A1; its marker slides away; seat 0 earns there again."""
    state = table("", "A1", tiles=("R17",))

    do(state, "use_character D01", "use_slide", "slide_to E", "place_at A1")

    assert on(state, 1) == "B1"
    assert coins(state) == [3, 0]
