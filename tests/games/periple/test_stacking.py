"""Périple: the stacking variant."""

from __future__ import annotations

from ludotheque.games.periple.events import AuctionOpened, CardCompleted, MarkerLaid, SquareSkipped
from tests.games.periple.table import coins, do, may, on, owned_by, refusal, reserve, sq, table, told


def stacks(state: object, name: str) -> list[int]:
    return state.public()["stacks"][sq(name)]  # type: ignore[attr-defined, no-any-return]


def test_per_095_a_square_holds_two_markers() -> None:
    state = table("", "A1 A2", on_top=("", "A2"), stacking=True)

    events = do(state, "use_character D01", "place_at A1")

    assert stacks(state, "A1") == [1, 0]
    assert stacks(state, "A2") == [1, 1]  # full: ignored
    assert [(event.square, event.level) for event in told(events, MarkerLaid)] == [(sq("A1"), 1), (sq("A3"), 0)]
    assert told(events, SquareSkipped) == [SquareSkipped(0, sq("A2"), "occupied")]


def test_per_096_the_second_marker_earns_nothing() -> None:
    state = table("", "A1", stacking=True)

    do(state, "use_character D01", "place_at A1")

    assert coins(state)[0] == 2  # A2 and A3


def test_per_097_one_marker_a_square_completes_the_card_and_all_markers_count() -> None:
    state = table("A4 B4", "A5 B5 A6", on_top=("A5", ""), stacking=True)

    events = do(state, "use_character D02", "place_at B6")

    assert told(events, CardCompleted)[0].counts == (4, 3)
    assert "P40" in owned_by(state, 0)
    assert reserve(state) == [22, 24]


def test_per_098_ties_as_usual() -> None:
    state = table("A4 B4", "A5 B5 A6", coins=(0, 1), stacking=True)

    events = do(state, "use_character D02", "place_at B6")

    assert len(told(events, AuctionOpened)) == 1


def test_per_099_artifacts_reach_covered_markers() -> None:
    state = table("", "C2", on_top=("C2", ""), stacking=True, tiles=("R05 R17",))

    do(state, "use_character D02", "place_at C2")
    assert may(state, "use_replace") == [""]
    do(state, "use_replace")

    assert stacks(state, "C2") == [0, 0]
    assert reserve(state)[1] == 24


def test_per_r53_a_card_with_an_empty_square_is_not_complete() -> None:
    state = table("A4 B4", "A5 B5", on_top=("A5 B5", "A4 B4"), stacking=True)

    do(state, "use_character D02", "place_at B6")

    assert owned_by(state, 0) == "D01 D02 D03"


def test_per_r54_the_second_marker_may_be_one_s_own_and_is_compulsory() -> None:
    state = table("A1", "", stacking=True)

    do(state, "use_character D01", "place_at A1")

    assert stacks(state, "A1") == [0, 0]
    assert reserve(state)[0] == 20


def test_per_r55_replace_names_the_level_and_pays_for_the_bottom_one() -> None:
    for level, earned in (("bottom", 2), ("top", 0)):
        state = table("", "D2 C2", "E2", on_top=("", "", "D2"), players=3, stacking=True, tiles=("R05",))
        do(state, "use_character D02", "place_at C2")
        before = coins(state)[0]
        do(state, "use_replace")
        assert may(state, "replace_at") == ["C2 bottom", "D2 bottom", "D2 top", "E2 bottom"]
        do(state, f"replace_at D2 {level}")
        assert coins(state)[0] - before == earned
        assert stacks(state, "D2") == ([0, 2] if level == "bottom" else [1, 0])


def test_per_r55_slide_takes_a_covered_marker_and_the_upper_one_drops() -> None:
    state = table("", "C3 C4", on_top=("C3", ""), stacking=True, tiles=("R17",))

    do(state, "use_character D01", "use_slide")
    assert may(state, "slide_from") == ["C3 bottom", "C3 top", "C4 bottom"]
    do(state, "slide_from C3 bottom")
    assert may(state, "slide_to") == ["N", "E", "W"]  # C4 is not empty
    assert refusal(state, "slide_to S") == "PER-105"
    do(state, "slide_to N")

    assert stacks(state, "C3") == [0]
    assert stacks(state, "C2") == [1]


def test_per_r55_slide_takes_the_upper_marker_too() -> None:
    state = table("", "C3", on_top=("C3", ""), stacking=True, tiles=("R17",))

    do(state, "use_character D01", "use_slide", "slide_from C3 top", "slide_to N")

    assert stacks(state, "C3") == [1]
    assert stacks(state, "C2") == [0]
    assert on(state, 0) == "C2"
