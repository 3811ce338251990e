"""Périple: resting."""

from __future__ import annotations

from ludotheque.games.periple.components import CARD_KEYS
from ludotheque.games.periple.events import CoinsChanged, Rested, TurnStarted
from tests.games.periple.table import asked, coins, do, face_up, may, refusal, table, tiles_up, told


def test_per_067_all_face_down_at_the_start_means_a_free_rest() -> None:
    state = table(down=("", "D04 D05 D06"))

    events = do(state, "use_character D01", "place_at A1")

    assert told(events, Rested) == [Rested(1, False, 0, tuple(CARD_KEYS.index(k) for k in ("D04", "D05", "D06")), ())]
    assert [type(event) for event in events][-2:] == [TurnStarted, Rested]
    assert face_up(state, 1) == "D04 D05 D06"
    assert coins(state)[1] == 0
    assert asked(state) == "start"


def test_per_068_an_early_rest_turns_all_up_although_some_are() -> None:
    state = table(coins=(2, 0), down=("D02",))

    do(state, "early_rest")

    assert face_up(state, 0) == "D01 D02 D03"
    assert asked(state) == "start"
    assert state.pending() == [0]


def test_per_069_it_costs_a_coin_for_each_character_still_up() -> None:
    state, poor = table(coins=(3, 0), down=("D02",)), table(coins=(1, 0), down=("D02",))

    events = do(state, "early_rest")

    assert told(events, CoinsChanged) == [CoinsChanged(0, -2, 1, "early_rest")]
    assert told(events, Rested)[0].cost == 2
    assert refusal(poor, "early_rest") == "PER-069"
    assert "early_rest" not in may(poor)


def test_per_070_none_stays_face_down() -> None:
    state = table(coins=(1, 0), cards=("P01 P02 P03",), down=("D02 D03 P01 P02 P03",))

    do(state, "early_rest")

    assert face_up(state, 0) == "P01 P02 P03 D01 D02 D03"


def test_per_r34_the_free_rest_is_not_a_choice() -> None:
    state = table(coins=(0, 9), down=("", "D04 D05 D06"))

    do(state, "use_character D01", "place_at A1")

    assert may(state) == ["use_character D04", "use_character D05", "use_character D06"]
    assert state.rested


def test_per_r35_artifacts_may_come_before_the_early_rest_a_character_may_not() -> None:
    state = table(coins=(1, 0), down=("D02",), tiles=("R09",))

    assert refusal(state, "early_rest") == "PER-069"
    do(state, "use_coin")
    assert refusal(state, "early_rest") is None
    do(state, "early_rest")
    assert tiles_up(state, 0) == "R09"
    other = table(coins=(3, 0), down=("D02",))
    do(other, "use_character D01")
    assert refusal(other, "early_rest") == "PER-R35"


def test_per_r36_no_early_rest_when_all_are_up() -> None:
    state = table(coins=(9, 0), tiles_down=("R09",))

    assert refusal(state, "early_rest") == "PER-R36"
    assert "early_rest" not in may(state)


def test_per_r37_one_rest_a_turn() -> None:
    """Otherwise a flip tile and three coin tiles would give endless coins."""
    state = table(coins=(9, 0), down=("D02",), tiles=("R21",))
    do(state, "early_rest", "use_flip", "flip_card D01")

    assert refusal(state, "early_rest") == "PER-R37"
    free = table(down=("", "D04 D05 D06"), coins=(0, 9), tiles=("", "R21"))
    do(free, "use_character D01", "place_at B4")
    assert free.rested
    do(free, "use_flip", "flip_card D04")
    assert refusal(free, "early_rest") == "PER-R37"
