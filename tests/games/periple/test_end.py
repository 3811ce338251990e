"""Périple: the end of the game."""

from __future__ import annotations

from typing import Any

from ludotheque.games.periple.events import EndTriggered, GameEnded
from ludotheque.games.periple.state import Periple
from tests.games.periple.table import do, owned_by, refusal, table, told

SIX = "P01 P02 P03 P04 P06 P07"  # 4 + 4 + 4 + 3 + 3 + 3 points: nine cards with the start cards


def last_turn(**picture: Any) -> Periple:
    """Seat 1 of two plays the last turn of the round; seat 0 owns ten cards."""
    return table(cards=(f"{SIX} P08", "P09 P11"), turn=1, **picture)


def finished(state: Periple) -> GameEnded:
    (ended,) = told(do(state, "use_character D05", "place_at D5"), GameEnded)
    assert isinstance(ended, GameEnded)
    return ended


def test_per_071_ten_cards_start_cards_included_bring_the_end() -> None:
    state = table("A4 B4 A5 B5", cards=(SIX,), pile="P08 P09 P10")

    events = do(state, "use_character D02", "place_at A6")

    assert told(events, EndTriggered) == [EndTriggered(0, 0)]
    assert state.end_triggered
    nine = table("A4 B4 A5 B5", cards=("P01 P02 P03 P04 P06",), pile="P08 P09 P10")
    do(nine, "use_character D02", "place_at A6")
    assert not nine.end_triggered


def test_per_072_the_round_is_finished() -> None:
    state = table("A4 B4 A5 B5", players=3, cards=(SIX,), pile="P08 P09 P10")

    do(state, "use_character D02", "place_at A6")
    assert state.pending() == [1]
    do(state, "use_character D04", "place_at A1")
    assert state.pending() == [2]
    events = do(state, "use_character D07", "place_at F1")

    assert state.pending() == []
    assert told(events, GameEnded)[0].reason == "ten_cards"
    result = state.result()
    assert result is not None
    assert result.rule == "PER-072"
    assert refusal(state, "use_character D01", seat=0) == "PER-072"
    assert state.legal(0) == []


def test_per_073_points_of_all_cards_are_added() -> None:
    ended = finished(last_turn())

    assert ended.scores[0] == (4 + 4 + 4 + 3 + 3 + 3 + 3, 0, 0, 24)
    assert ended.scores[1] == (6, 0, 0, 6)


def test_per_074_the_most_points_win_not_the_most_cards() -> None:
    many = "P24 P37 P42 P27 P29 P30 P31"  # 1 + 1 + 1 + 2 + 2 + 2 + 2
    state = table(cards=(many, "P01 P02 P03 P10"), turn=1, plan="P12 P06 P32 P40 P07 P05", pile="P08 P09")

    ended = finished(state)

    assert [row[3] for row in ended.scores] == [11, 16]
    assert ended.winners == (1,)
    assert ended.ranking == (2, 1)


def tie(coins: tuple[int, int]) -> GameEnded:
    """12 points each; seat 0 has ten cards."""
    many = "P24 P37 P42 P27 P29 P30 P08"
    cards = (many, "P01 P02 P03")
    return finished(table(cards=cards, turn=1, plan="P12 P06 P32 P40 P07 P05", pile="P09 P10", coins=coins))


def test_per_075_a_tie_goes_to_the_most_coins() -> None:
    assert tie((3, 0)).winners == (0,)
    assert tie((1, 3)).winners == (1,)


def test_per_076_still_tied_is_a_shared_victory() -> None:
    ended = tie((1, 0))

    assert ended.coins == (1, 1)
    assert ended.winners == (0, 1)
    assert ended.ranking == (1, 1)


def test_the_next_place_skips_the_shared_ones() -> None:
    state = table(
        cards=("P24 P37 P42 P27 P29 P30 P08", "P01 P02 P03", "P04"),
        players=3,
        turn=2,
        plan="P12 P06 P32 P40 P07 P05",
        pile="P09 P10",
        coins=(0, 0, 9),
    )
    (ended,) = told(do(state, "use_character D08", "place_at D3"), GameEnded)

    assert ended.ranking == (1, 1, 3)


def test_per_r10_what_is_finished_is_the_round() -> None:
    state = table("A4 B4 A5 B5", cards=(SIX,), pile="P08 P09 P10", turn=0)

    do(state, "use_character D02", "place_at A6", "use_character D04", "place_at A1")

    assert state.turn == 2
    assert state.pending() == []


def test_per_r56_the_game_stops_when_nobody_lays_any_more() -> None:
    rows = [f"{c}{r}" for r in (1, 2, 4, 5) for c in "ABCDEF"]
    state = table(" ".join(rows[:12]), " ".join(rows[12:]), fields={"stall": 8})
    do(state, "use_character D02", "place_at A1")
    assert state.stall == 9
    assert state.pending() == [1]
    events = do(state, "use_character D05", "place_at A1")

    assert told(events, GameEnded)[0].reason == "stall"
    result = state.result()
    assert result is not None
    assert result.rule == "PER-R56"
    longer = table(" ".join(rows[:12]), " ".join(rows[12:]), stall_rounds=6, fields={"stall": 8})
    do(longer, "use_character D02", "place_at A1", "use_character D05", "place_at A1")
    assert longer.pending() == [0]


def test_per_r56_a_marker_laid_starts_the_count_again_a_slide_does_not() -> None:
    state = table("A1 B1 C1", "", fields={"stall": 7}, tiles=("R17",))
    do(state, "use_character D02", "use_slide", "slide_from C1 bottom", "slide_to S", "place_at D1")
    assert state.stall == 0

    idle = table("A1 B1 C1 D1", "", fields={"stall": 7}, tiles=("R17",))
    do(idle, "use_character D02", "place_at A1", "use_slide", "slide_from D1 bottom", "slide_to E")
    assert idle.stall == 8


def test_per_r57_face_down_cards_and_tiles_count_too() -> None:
    state = table(cards=("P01 P02",), down=("P01",), tiles_down=("R03",), tiles=("R01",))

    assert state.tally()[0] == {"cards": 8, "tiles": 3, "outpost": 0}


def test_per_r60_the_tenth_card_can_come_in_another_s_turn_and_more_after_it() -> None:
    state = table("A4 B4 A5 B5 C4 D4 C5 D5", "D6", cards=(SIX,), pile="P08 P09 P10", turn=1)

    events = do(state, "use_character D05", "place_at A6", "resolve_card SW")

    assert len(owned_by(state, 0).split()) == 11
    assert told(events, EndTriggered) == [EndTriggered(0, 0)]


def test_per_r61_the_tie_break_counts_coins_when_the_last_turn_is_over() -> None:
    """Seat 1 earns a coin in the very last turn."""
    ended = tie((0, 0))

    assert ended.coins == (0, 1)
    assert ended.winners == (1,)
