"""Périple: the six abilities of the artifact tiles, and when each may be used."""

from __future__ import annotations

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import TILE_KEYS
from ludotheque.games.periple.events import (
    CoinsChanged,
    MarkerLaid,
    MarkerReplaced,
    MarketRevealed,
    Rested,
)
from tests.games.periple.table import (
    asked,
    coins,
    do,
    face_up,
    may,
    on,
    refusal,
    reserve,
    sq,
    table,
    tiles_up,
    told,
)

KINDS = ("free", "replace", "coin", "rotate", "slide", "flip")


def test_per_100_free_lays_an_optional_marker_for_nothing() -> None:
    state = table(tiles=("R01",), cards=("A02",), animals=True)

    do(state, "use_character A02", "place_at C3", "use_free")
    assert asked(state) == "free"
    assert may(state, "free_optional") == ["D3", "D4", "D5"]
    assert refusal(state, "free_optional A1") == "PER-100"
    assert refusal(state, "end_exploration") == "PER-100"
    do(state, "free_optional D3")

    assert on(state, 0) == "C3 D3 C4 C5"
    assert coins(state)[0] == 0
    assert refusal(table(tiles=("R01",)), "free_optional A1") == "PER-100"


def test_per_100_a_taken_optional_square_is_not_given_either() -> None:
    state = table("", "D4", tiles=("R01 R02",), cards=("A02",), animals=True)
    do(state, "use_character A02", "place_at C3", "use_free")

    assert refusal(state, "free_optional D4") == "PER-034"
    do(state, "free_optional D3")
    events = do(state, "use_free")  # the last square is the only choice

    assert told(events, MarkerLaid) == [MarkerLaid(0, sq("D5"), 0, "free")]


def test_per_100_each_optional_square_once_and_inside_the_plan() -> None:
    state = table(coins=(9, 0), tiles=("R01",), cards=("A02",), animals=True)
    do(state, "use_character A02", "place_at C3", "pay_optional D3", "use_free")

    assert refusal(state, "free_optional D3") == "PER-044"
    bare = table(plan="P12 - P32 P40 P37 P05", pile="", bare_pile=True, tiles=("R01",), cards=("A02",), animals=True)
    do(bare, "use_character A02", "place_at B3", "use_free")
    assert refusal(bare, "free_optional C3") == "PER-R21"


def test_per_101_replace_takes_an_opponent_s_place_under_the_shape() -> None:
    state = table("", "C2 D2 A6", tiles=("R05",))

    do(state, "use_character D02", "place_at C2", "use_replace")
    assert may(state, "replace_at") == ["C2 bottom", "D2 bottom"]
    assert refusal(state, "replace_at A6 bottom") == "PER-101"
    assert refusal(state, "replace_at E2 bottom") == "PER-101"
    assert refusal(state, "end_turn") == "PER-101"
    events = do(state, "replace_at C2 bottom")

    assert told(events, MarkerReplaced) == [MarkerReplaced(0, sq("C2"), 0, 1)]
    assert on(state, 0) == "C2 E2"
    assert refusal(table(tiles=("R05",)), "replace_at C2 bottom") == "PER-101"


def test_per_102_replace_pays_the_symbols_of_the_square() -> None:
    state = table("", "D2", tiles=("R05",))

    do(state, "use_character D02", "place_at D2", "use_replace")

    assert coins(state)[0] == 1 + 0 + 2  # E2, F2, then D2
    assert on(state, 0) == "D2 E2 F2"


def test_per_103_coin_gains_a_coin() -> None:
    state = table(tiles=("R09",))

    events = do(state, "use_coin")

    assert told(events, CoinsChanged) == [CoinsChanged(0, 1, 1, "tile")]


def test_per_104_rotate_turns_the_shape_by_a_quarter() -> None:
    state = table(tiles=("R13",))

    do(state, "use_character D01", "use_rotate cw", "place_at A1")

    assert on(state, 0) == "A1 B1 C1"


def test_per_105_slide_moves_any_marker_one_step_to_an_empty_square() -> None:
    state = table("A1", "C3 C2", tiles=("R17",))

    do(state, "use_character D01", "use_slide")
    assert asked(state) == "slide_pick"
    assert may(state, "slide_from") == ["A1 bottom", "C2 bottom", "C3 bottom"]
    assert refusal(state, "slide_from B1 bottom") == "PER-105"
    assert refusal(state, "place_at A1") == "PER-105"
    assert refusal(state, "slide_to N") == "PER-105"
    do(state, "slide_from C3 bottom")
    assert asked(state) == "slide_move"
    assert may(state, "slide_to") == ["E", "S", "W"]
    assert refusal(state, "slide_to N") == "PER-105"
    assert refusal(state, "slide_from A1 bottom") == "PER-105"
    do(state, "slide_to S")

    assert on(state, 1) == "C2 C4"
    assert asked(state) == "place"


def test_per_105_not_off_the_plan() -> None:
    state = table("A1", "", tiles=("R17",))

    do(state, "use_character D01", "use_slide")

    assert asked(state) == "slide_move"  # the only marker is picked by itself
    assert may(state, "slide_to") == ["E", "S"]
    assert refusal(state, "slide_to N") == "PER-105"


def test_per_106_nobody_earns_by_a_slide() -> None:
    state = table("B1", "", tiles=("R17",))

    events = do(state, "use_character D01", "use_slide", "slide_to W")

    assert told(events, CoinsChanged) == []
    assert coins(state) == [0, 0]


def test_per_107_flip_turns_a_character_over_either_way() -> None:
    up, down = table(down=("D02",), tiles=("R21",)), table(down=("D02",), tiles=("R21",))

    do(up, "use_flip")
    assert may(up, "flip_card") == ["D01", "D02", "D03"]
    assert refusal(up, "flip_card D04") == "PER-107"
    assert refusal(up, "use_character D01") == "PER-107"
    do(up, "flip_card D02")
    do(down, "use_flip", "flip_card D01")

    assert face_up(up, 0) == "D01 D02 D03"
    assert face_up(down, 0) == "D03"
    assert refusal(table(), "flip_card D01") == "PER-107"


def test_per_108_flip_at_the_start_of_the_turn() -> None:
    state = table(down=("D02",), tiles=("R21",))

    assert "use_flip" in may(state)


def test_per_109_turning_the_last_one_down_brings_a_rest() -> None:
    state = table(down=("D02 D03",), tiles=("R21",))

    events = do(state, "use_flip", "flip_card D01")

    assert told(events, Rested)[0].early is False
    assert face_up(state, 0) == "D01 D02 D03"
    assert tiles_up(state, 0) == "R21"


def test_per_112_each_tile_has_one_of_six_abilities() -> None:
    assert PERIPLE.names["kind"] == KINDS
    for kind in KINDS:
        assert f"use_{kind}" in PERIPLE.args


def test_per_r38_turning_one_up_does_not_refresh_the_tiles() -> None:
    state = table(down=("D02",), tiles=("R21",), tiles_down=("R09",))

    do(state, "use_flip", "flip_card D02")

    assert tiles_up(state, 0) == ""


def test_per_r39_not_the_last_one_after_a_rest() -> None:
    state = table(coins=(1, 0), down=("D02 D03",), tiles=("R21 R22 R23",))

    do(state, "early_rest", "use_flip", "flip_card D01", "use_flip", "flip_card D02", "use_flip")

    assert may(state, "flip_card") == ["D01", "D02"]
    assert refusal(state, "flip_card D03") == "PER-R39"


def test_per_r39_later_in_the_turn_it_is_allowed_and_brings_no_rest_yet() -> None:
    state = table(down=("D02",), tiles=("R21",))

    events = do(state, "use_character D01", "use_flip", "flip_card D03", "place_at B1")

    assert told(events, Rested) == []
    assert face_up(state, 0) == ""
    events = do(state, "use_character D04", "place_at F4")
    assert [event.seat for event in told(events, Rested)] == [0]


def test_per_r41_each_kind_has_its_steps() -> None:
    tools = "R01 R05 R09 R13 R17 R21"
    state = table("C1", "B1", coins=(2, 0), tiles=(tools,), cards=("P34",))
    offered = {}
    offered["start"] = may(state)
    do(state, "use_character P34")
    offered["place"] = may(state)
    do(state, "place_at B1")
    offered["extend"] = may(state)
    do(state, "end_exploration")
    offered["closing"] = may(state)

    usable = {step: {a.split()[0] for a in actions if a.startswith("use_")} for step, actions in offered.items()}
    assert usable["start"] == {"use_character", "use_coin", "use_flip"}
    assert usable["place"] == {"use_coin", "use_flip", "use_rotate", "use_slide"}
    assert usable["extend"] == {"use_coin", "use_flip", "use_slide", "use_free", "use_replace"}
    assert usable["closing"] == {"use_coin", "use_flip"}


def test_per_r41_refused_in_the_other_steps() -> None:
    state = table("C1", "B1", coins=(2, 0), tiles=("R01 R05 R09 R13 R17",))

    for kind in ("use_free", "use_replace", "use_rotate cw", "use_slide"):
        assert refusal(state, kind) == "PER-R41"
    do(state, "use_character D03", "place_at A5")
    assert refusal(state, "use_rotate cw") == "PER-R41"
    lower = " ".join(f"{c}{r}" for r in (1, 2, 4) for c in "ABCDEF")
    short = table(f"{lower} A5 B5 C5 D5", tiles=("R09 R17",))
    do(short, "use_character D02", "place_at A3")
    assert asked(short) == "fill"
    assert refusal(short, "use_coin") == "PER-R41"
    assert refusal(short, "use_slide") == "PER-R41"


def test_per_r42_none_while_cards_are_resolved() -> None:
    state = table("A4 B4 A5 B5 C4 D4 C5 D5", cards=("P25",), tiles=("R09 R17",))

    do(state, "use_character P25", "place_at A6", "end_exploration")

    assert asked(state) == "resolve"
    assert refusal(state, "use_coin") == "PER-R42"
    assert refusal(state, "use_slide") == "PER-084"


def test_per_r43_only_coin_and_flip_in_the_turn_of_purchase() -> None:
    for tile, usable in (("R09", "use_coin"), ("R21", "use_flip"), ("R17", ""), ("R13", ""), ("R01", ""), ("R05", "")):
        state = table("A6", "B6", coins=(4, 0), market=tile)
        do(state, "use_character D01", "place_at B1", "buy_tile m1")
        if usable:
            assert may(state) == [usable, "end_turn"]
        else:
            assert state.pending() == [1]


def test_per_r44_replace_reaches_mandatory_squares_or_all() -> None:
    """D03 at C3: C3, C4 and D4 are mandatory, D3 is optional."""
    strict = table("", "D3 C3 C4", tiles=("R05",))
    wide = table("", "D3 C3 C4", tiles=("R05",), replace_reach="all")

    for state in (strict, wide):
        do(state, "use_character D03", "place_at C3", "use_replace")

    assert may(strict, "replace_at") == ["C3 bottom", "C4 bottom"]
    assert refusal(strict, "replace_at D3 bottom") == "PER-R44"
    assert may(wide, "replace_at") == ["C3 bottom", "D3 bottom", "C4 bottom"]


def test_per_r45_replace_needs_a_marker_and_sends_the_other_home() -> None:
    rows = " ".join(f"{c}{r}" for r in (1, 2, 4) for c in "ABCDEF")
    state = table(f"{rows} A5 B5 C5 D5", "C3", tiles=("R05 R09",))
    assert reserve(state) == [2, 23]

    do(state, "use_character D02", "place_at A3")
    assert reserve(state)[0] == 0
    assert refusal(state, "use_replace") == "PER-R45"

    sent = table("", "C2 D2", tiles=("R05",))
    do(sent, "use_character D02", "place_at C2", "use_replace", "replace_at C2 bottom")
    assert reserve(sent) == [22, 23]


def test_per_r46_either_way_or_clockwise_only() -> None:
    either = table(cards=("P14",), tiles=("R13 R14",))
    clockwise = table(cards=("P14",), tiles=("R13",), rotate_direction="clockwise")

    do(either, "use_character P14")
    do(clockwise, "use_character P14")

    assert may(either, "use_rotate") == ["cw", "ccw"]
    assert may(clockwise, "use_rotate") == ["cw"]
    assert refusal(clockwise, "use_rotate ccw") == "PER-R46"
    do(either, "use_rotate ccw", "use_rotate ccw", "place_at C3")
    assert on(either, 0) == "C3 D4 E4"  # half a turn


def test_per_r47_slide_before_or_after_laying_across_borders_a_marker_of_this_turn_too() -> None:
    state = table(tiles=("R17 R09",))

    do(state, "use_character D01", "place_at B1", "use_slide", "slide_from B2 bottom", "slide_to E")

    assert on(state, 0) == "B1 C2 B3"  # across the border of two cards
    assert asked(state) == "extend"
    assert may(state) == ["use_coin", "end_exploration"]  # B2 is not filled any more


def test_per_r47_an_optional_square_freed_by_a_slide_can_be_filled() -> None:
    state = table("", "D3", coins=(2, 0), tiles=("R17",))

    do(state, "use_character D03", "place_at C3")
    assert may(state, "pay_optional") == []
    do(state, "use_slide", "slide_from D3 bottom", "slide_to N")

    assert may(state, "pay_optional") == ["D3"]


def test_per_r48_an_empty_tile_pile_leaves_the_place_empty() -> None:
    owned = " ".join(TILE_KEYS[:19])
    state = table(coins=(9, 9), tiles=("R20", owned), market="R21 R22 R23 R24")

    events = do(state, "use_character D01", "place_at B1", "end_exploration", "buy_tile m1")
    assert told(events, MarketRevealed) == [MarketRevealed(None, 0, None, 0)]
    do(state, "end_turn", "use_character D04", "place_at F4", "end_exploration")

    assert refusal(state, "buy_tile m1") == "PER-R48"
    assert may(state, "buy_tile") == ["m2", "m3", "m4"]


def test_per_r49_the_tile_with_the_lowest_number_turns_down() -> None:
    state = table(tiles=("R11 R10 R12",), tiles_down=("R09",))

    do(state, "use_coin")

    assert tiles_up(state, 0) == "R11 R12"


def test_per_r63_an_artifact_that_would_do_nothing_is_not_offered() -> None:
    state = table(cards=("P24",), tiles=("R01 R05 R13 R17",), plan="P12 P01 P32 P40 P37 P05", pile="P02 P03 P04")

    do(state, "use_character P24")
    assert refusal(state, "use_rotate cw") == "PER-R63"  # a square of four looks the same
    assert refusal(state, "use_slide") == "PER-R63"  # no marker on the plan
    do(state, "place_at C3")

    assert refusal(state, "use_free") == "PER-R63"
    assert refusal(state, "use_replace") == "PER-R63"
    assert may(state) == ["use_slide", "end_exploration"]
