"""Périple: the turn."""

from __future__ import annotations

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.events import CharacterUsed, TurnEnded, TurnStarted
from tests.games.periple.table import asked, do, face_up, may, refusal, table, told


def test_per_026_turns_go_clockwise_from_the_first_player() -> None:
    state = table(players=3)

    assert state.pending() == [0]
    assert refusal(state, "use_character D04", seat=1) == "PER-026"
    events = do(state, "use_character D01", "place_at A1")
    assert told(events, TurnEnded) == [TurnEnded(0, 0)]
    assert told(events, TurnStarted) == [TurnStarted(1, 1, 0)]
    do(state, "use_character D04", "place_at A1")
    assert state.pending() == [2]


def test_per_027_a_turn_uses_a_face_up_character_of_one_s_own() -> None:
    state = table(down=("D02",))

    assert may(state) == ["use_character D01", "use_character D03"]
    assert refusal(state, "use_character D02") == "PER-027"
    assert refusal(state, "use_character D04") == "PER-027"
    assert refusal(state, "place_at A1") == "PER-027"


def test_per_028_a_used_character_turns_face_down() -> None:
    state = table()

    events = do(state, "use_character D01")

    assert face_up(state, 0) == "D02 D03"
    assert events == [CharacterUsed(0, PERIPLE.names["card"].index("D01"))]


def test_per_045_one_character_a_turn() -> None:
    state = table(coins=(2, 0))

    do(state, "use_character D03")
    assert refusal(state, "use_character D01") == "PER-045"
    do(state, "place_at A4")

    assert asked(state) == "extend"
    assert refusal(state, "use_character D01") == "PER-045"
    assert refusal(state, "place_at A1") == "PER-045"


def test_per_r11_the_steps_come_in_the_order_of_the_booklet() -> None:
    """Exploration, completed cards, purchase: what the lost page numbers pointed to."""
    state = table("A4 B4 A5", "", coins=(9, 0), market="R01 R02 R03 R04")

    steps = []
    do(state, "use_character D03")
    steps.append(asked(state))
    do(state, "place_at A5")
    steps.append(asked(state))
    do(state, "end_exploration")
    steps.append(asked(state))

    assert steps == ["place", "extend", "closing"]


def test_per_r14_nobody_passes() -> None:
    state = table()

    assert refusal(state, "end_turn") == "PER-R14"
    assert refusal(state, "end_exploration") == "PER-R14"
    do(state, "use_character D01")
    assert refusal(state, "end_turn") == "PER-R14"
    assert refusal(state, "end_exploration") == "PER-R14"


def test_start_and_place_are_asked_even_with_one_choice() -> None:
    state = table(down=("D02 D03",), coins=(0, 0))

    assert may(state) == ["use_character D01"]
    assert state.pending() == [0]


def test_every_other_single_choice_is_taken_by_the_table() -> None:
    state = table()

    do(state, "use_character D01", "place_at B4")

    assert state.pending() == [1]
    assert asked(state) == "start"
