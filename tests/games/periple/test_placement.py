"""Périple: laying markers."""

from __future__ import annotations

from typing import Any

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.events import MarkerLaid, ShapeAnchored, SquareSkipped
from ludotheque.games.periple.state import Periple
from tests.games.periple.table import SQUARES, asked, coins, do, face_up, may, on, refusal, reserve, sq, table, told

FULL_ROWS = " ".join(f"{column}{row}" for row in (1, 2) for column in "ABCDEF")  # no card of the plan is full


def test_per_029_markers_reproduce_the_shape() -> None:
    state = table(cards=("P41",))

    events = do(state, "use_character P41", "place_at C2")

    assert on(state, 0) == "C2 E2 D3 C4 E4"
    (anchored,) = told(events, ShapeAnchored)
    assert anchored.anchor == sq("C2")
    assert anchored.mandatory == tuple(sq(name) for name in ("C2", "E2", "D3", "C4", "E4"))
    assert [event.how for event in told(events, MarkerLaid)] == ["mandatory"] * 5


def test_per_030_the_shape_is_seen_from_its_owner_s_side_and_not_rotated() -> None:
    south, north = table(), table(turn=1)

    do(south, "use_character D03", "place_at C3")
    do(north, "use_character D06", "place_at C3")

    assert on(south, 0) == "C3 C4 D4"
    assert on(north, 1) == "C3 D3 D4"
    with_tiles = table(market="R01 R02 R03 R04")
    do(with_tiles, "use_character D01")
    assert refusal(with_tiles, "use_rotate cw") == "PER-030"


def test_per_031_the_mandatory_part_stays_inside() -> None:
    state = table()

    do(state, "use_character D01")

    assert refusal(state, "place_at A4") is None
    assert refusal(state, "place_at A5") == "PER-031"
    assert len(may(state, "place_at")) == 24


def test_per_032_optional_squares_may_fall_outside() -> None:
    state = table(coins=(4, 0), cards=("P35",))

    do(state, "use_character P35", "place_at A1")

    assert state.pending() == [1]  # both optional squares are off the plan: nothing is asked
    assert on(state, 0) == "A1 B1 B2"


def test_per_033_all_that_can_be_laid_is_laid() -> None:
    state = table("", "B2")

    do(state, "use_character D03", "place_at A1")

    assert on(state, 0) == "A1 A2"


def test_per_034_one_marker_a_square() -> None:
    state = table("D3", "C4", coins=(4, 0))

    do(state, "use_character D03", "place_at C3")

    assert on(state, 0) == "C3 D3 D4"
    assert on(state, 1) == "C4"
    assert state.pending() == [1]  # D3, the optional square, is taken
    two_left = table("A2", coins=(4, 0), cards=("A02",), animals=True)
    do(two_left, "use_character A02", "place_at B1")
    assert refusal(two_left, "pay_optional C1") is None
    blocked = table("C1", coins=(4, 0), cards=("A02",), animals=True)
    do(blocked, "use_character A02", "place_at B1")
    assert refusal(blocked, "pay_optional C1") == "PER-034"


def test_per_035_occupied_squares_are_ignored_whoever_is_there() -> None:
    state = table("C2", "C3")

    events = do(state, "use_character D01", "place_at C1")

    assert on(state, 0) == "C1 C2"
    assert [(event.square, event.reason) for event in told(events, SquareSkipped)] == [
        (sq("C2"), "occupied"),
        (sq("C3"), "occupied"),
    ]
    assert reserve(state) == [22, 23]


def test_per_036_optional_squares_are_told_apart() -> None:
    state = table(coins=(2, 0))

    do(state, "use_character D03")
    reach = {entry["anchor"]: entry for entry in state.view(0)["reach"]}

    assert reach[sq("C3")]["lays"] == [sq("C3"), sq("C4"), sq("D4")]
    assert reach[sq("C3")]["optional"] == [sq("D3")]


def test_per_037_markers_are_not_taken_back() -> None:
    """No action takes a marker off the plan but a completed card, a slide and a replacement."""
    state = table("A1")

    kinds = {PERIPLE.actions[action].kind for action in state.legal(0)}

    assert kinds == {"use_character"}
    do(state, "use_character D01", "place_at C3")
    assert "A1" in on(state, 0)


def test_per_039_without_markers_the_turn_is_normal_but_nothing_is_laid() -> None:
    state = table(f"{FULL_ROWS} A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5", coins=(5, 0))
    assert reserve(state)[0] == 0

    do(state, "use_character D03")

    assert state.pending() == [1]
    assert coins(state)[0] == 5
    assert face_up(state, 0) == "D01 D02"


def test_per_039_an_optional_square_needs_a_marker_too() -> None:
    state = table(f"{FULL_ROWS} A4 B4 C4 D4 E4 F4 A5 B5 C5", coins=(5, 0), tiles=("R01 R17",))
    assert reserve(state)[0] == 3

    do(state, "use_character D03", "place_at E5")

    assert reserve(state)[0] == 0
    assert asked(state) == "extend"
    assert refusal(state, "pay_optional F5") == "PER-039"
    assert refusal(state, "use_free") == "PER-039"


def test_per_r15_a_position_where_nothing_is_laid() -> None:
    full = "A1 B1 A2 B2 A3"
    allowed, avoided = table(full), table(full, empty_placement="avoid")

    for state in (allowed, avoided):
        do(state, "use_character D01")
    assert refusal(allowed, "place_at A1") is None
    assert refusal(avoided, "place_at A1") == "PER-R15"
    assert "A1" not in may(avoided, "place_at")
    assert "B1" in may(avoided, "place_at")


def corners_left(**picture: Any) -> Periple:
    """Only the four corners are empty; the cross of P36 reaches none of them."""
    taken = [name for name in SQUARES if name not in ("A1", "F1", "A6", "F6")]
    return table(" ".join(taken[:16]), " ".join(taken[16:]), cards=("P36",), **picture)


def test_per_r15_with_avoid_a_character_that_lays_nothing_is_not_offered() -> None:
    allowed, avoided = corners_left(), corners_left(empty_placement="avoid")

    assert may(allowed, "use_character") == ["P36", "D01", "D02", "D03"]
    assert may(avoided, "use_character") == ["D01", "D02", "D03"]
    assert refusal(avoided, "use_character P36") == "PER-R15"


def test_per_r15_avoid_yields_when_nothing_could_be_laid_anyway() -> None:
    state = corners_left(empty_placement="avoid", down=("D01 D02 D03",))

    assert may(state, "use_character") == ["P36"]
    do(state, "use_character P36")
    assert len(may(state, "place_at")) == 16
    assert refusal(state, "place_at A1") is None


def test_per_r16_a_shape_may_straddle_cards() -> None:
    state = table()

    do(state, "use_character D02", "place_at B3")

    assert on(state, 0) == "B3 C3 D3"


def test_per_r17_a_marker_that_slid_there_this_turn_blocks_too() -> None:
    state = table("", "B1", tiles=("R17",))

    do(state, "use_character D01", "use_slide", "slide_to W", "place_at A1")

    assert on(state, 0) == "A2 A3"
    assert on(state, 1) == "A1"


def short(extra: str = "") -> str:
    return f"B1 B2 C1 D1 E1 F1 C2 D2 E2 F2 A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5 {extra}"


def test_per_r18_short_markers_are_laid_one_by_one_where_one_chooses() -> None:
    state = table(short())

    do(state, "use_character D01", "place_at A1")
    assert asked(state) == "fill"
    assert refusal(state, "fill_square B3") == "PER-R18"
    assert refusal(state, "end_exploration") == "PER-033"
    assert refusal(state, "end_turn") == "PER-033"
    assert refusal(state, "pay_optional A1") == "PER-R20"
    events = do(state, "fill_square A2", "fill_square A1")

    assert told(events, SquareSkipped) == [SquareSkipped(0, sq("A3"), "no_marker")]
    assert reserve(state)[0] == 0
    other = table()
    do(other, "use_character D01")
    assert refusal(other, "fill_square A1") == "PER-R18"


def test_per_r19_without_markers_no_position_is_asked() -> None:
    state = table(short("A6 B6"), tiles=("R01 R05 R09 R17 R21",), coins=(2, 0))
    assert reserve(state)[0] == 0

    do(state, "use_character D01")

    assert asked(state) == "extend"
    assert face_up(state, 0) == "D02 D03"
    assert may(state) == ["use_coin", "use_flip", "use_slide", "end_exploration"]
    assert refusal(state, "use_free") == "PER-039"
    assert refusal(state, "use_replace") == "PER-R45"


def test_per_r20_mandatory_squares_first_then_the_optional_ones() -> None:
    state = table(coins=(2, 0))

    assert refusal(state, "pay_optional D3") == "PER-R20"
    do(state, "use_character D03")
    assert refusal(state, "pay_optional D3") == "PER-R20"
    do(state, "place_at C3")
    assert on(state, 0) == "C3 C4 D4"
    assert may(state) == ["pay_optional D3", "end_exploration"]


def test_per_r21_an_optional_square_outside_cannot_be_paid() -> None:
    """Here slot N is bare: its squares are no longer in the plan."""
    state = table(plan="P12 - P32 P40 P37 P05", pile="", bare_pile=True, coins=(9, 0), tiles=("R01 R09",))

    do(state, "use_character D03")
    assert refusal(state, "place_at B1") == "PER-031"
    assert "B1" not in may(state, "place_at")
    do(state, "place_at B3")

    assert on(state, 0) == "B3 B4 C4"
    assert refusal(state, "pay_optional C3") == "PER-R21"
    assert may(state, "pay_optional") == []
    assert refusal(state, "use_free") == "PER-R63"
