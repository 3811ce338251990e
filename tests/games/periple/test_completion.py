"""Périple: completed cards."""

from __future__ import annotations

from ludotheque.games.periple.components import CARD_KEYS
from ludotheque.games.periple.deck import least_cards
from ludotheque.games.periple.events import (
    CardCompleted,
    CardWon,
    CoinsChanged,
    ExplorationEnded,
    MarkersReturned,
    PileTopRevealed,
    TerrainDealt,
)
from tests.games.periple.table import (
    asked,
    coins,
    do,
    face_up,
    may,
    on,
    owned_by,
    plan_of,
    refusal,
    reserve,
    sq,
    table,
    told,
)

FIVE = "A4 B4 A5 B5"  # of slot SW; a placement on A6 B6 C6 fills it


def test_per_038_markers_come_back_when_their_card_is_completed() -> None:
    state = table(FIVE)
    assert reserve(state)[0] == 20

    do(state, "use_character D02", "place_at A6")

    assert reserve(state)[0] == 23
    assert on(state, 0) == "C6"


def test_per_048_six_occupied_squares_complete_a_card() -> None:
    five, six = table("A4 B4 A5", "B5"), table("A4 B4 A5", "B5")

    do(five, "use_character D02", "place_at B6")
    do(six, "use_character D02", "place_at A6")

    assert plan_of(five).split()[3] == "P40"
    assert plan_of(six).split()[3] == "P01"
    assert "P40" in owned_by(six, 0)


def test_per_048_not_before_the_end_of_the_turn() -> None:
    state = table("A4 B4 A5", "B5", tiles=("R09",))

    do(state, "use_character D02")
    assert refusal(state, "resolve_card SW") == "PER-048"
    events = do(state, "place_at A6")
    assert asked(state) == "extend"
    assert plan_of(state).split()[3] == "P40"
    assert told(events, CardCompleted) == []
    events = do(state, "end_exploration")

    assert told(events, ExplorationEnded) == [ExplorationEnded(0, 3, (3,))]
    assert told(events, CardCompleted) == [CardCompleted(None, 3, CARD_KEYS.index("P40"), (5, 1))]


def test_per_049_the_most_markers_win() -> None:
    state = table("A4", "B4 A5 B5 B6")

    events = do(state, "use_character D02", "place_at A6")

    assert told(events, CardWon) == [CardWon(1, 3, CARD_KEYS.index("P40"), 0, "majority")]


def test_per_058_the_active_player_decides_the_order() -> None:
    state = table("A4 B4 A5 B5 C4 D4 C5 D5", cards=("P25",))

    do(state, "use_character P25", "place_at A6")

    assert asked(state) == "resolve"
    assert may(state) == ["resolve_card SW", "resolve_card S"]
    assert refusal(state, "resolve_card SE") == "PER-048"
    assert refusal(state, "end_turn") == "PER-058"
    assert refusal(state, "end_exploration") == "PER-058"
    do(state, "resolve_card S")
    assert plan_of(state).split()[3:5] == ["P02", "P01"]


def test_per_059_the_card_joins_the_winner_face_up() -> None:
    state = table(FIVE)

    do(state, "use_character D02", "place_at A6")

    assert face_up(state, 0) == "P40 D01 D03"


def test_per_060_a_won_card_is_read_from_its_owner_s_side() -> None:
    """The corner of P40 falls the other way round for the north side."""
    south = table(cards=("P40",), plan="P12 P24 P32 P01 P37 P05")
    north = table(turn=1, cards=("", "P40"), plan="P12 P24 P32 P01 P37 P05")

    do(south, "use_character P40", "place_at A1")
    do(north, "use_character P40", "place_at A1")

    assert on(south, 0) == "A1 A2 A3 B3 C3"
    assert on(north, 1) == "A1 B1 C1 C2 C3"


def test_per_061_all_markers_on_it_go_home() -> None:
    state = table("A4 B4", "A5 B5")

    events = do(state, "use_character D02", "place_at A6")

    assert told(events, MarkersReturned) == [MarkersReturned(None, 3, (4, 2))]
    assert reserve(state) == [23, 24]
    assert on(state, 1) == ""


def test_per_062_the_first_card_of_the_pile_takes_its_place() -> None:
    state = table(FIVE)

    events = do(state, "use_character D02", "place_at A6")

    assert plan_of(state) == "P12 P24 P32 P01 P37 P05"
    assert told(events, TerrainDealt) == [TerrainDealt(None, 3, CARD_KEYS.index("P01"))]
    assert told(events, PileTopRevealed) == [PileTopRevealed(None, CARD_KEYS.index("P02"), 36)]
    assert state.public()["pile_top"] == CARD_KEYS.index("P02")


def test_per_063_the_new_card_lies_the_same_way() -> None:
    """P02 has its coin on local square 3: B5 in the lower row, A2 in the upper one."""
    lower = table(FIVE, pile="P02 P01 P03")
    do(lower, "use_character D02", "place_at A6")
    assert lower.public()["symbols"][sq("B5")] == 1

    upper = table("A1 B1 A2 B2 A3", pile="P02 P01 P03")
    do(upper, "use_character D02", "place_at B3")
    assert upper.public()["symbols"][sq("A2")] == 1
    assert upper.public()["symbols"][sq("B2")] == 0


def test_per_064_whoever_had_a_marker_there_gains_a_coin() -> None:
    state = table("A4 B4 A5", "B5", players=3, coins=(0, 0, 0))

    events = do(state, "use_character D02", "place_at A6")

    gained = [event for event in told(events, CoinsChanged) if event.reason == "consolation"]
    assert gained == [CoinsChanged(1, 1, 1, "consolation")]
    assert coins(state)[2] == 0


def test_per_065_one_coin_however_many_markers() -> None:
    state = table("A4 B4", "A5 B5")

    do(state, "use_character D02", "place_at A6")

    assert coins(state)[1] == 1


def test_per_066_several_players_can_gain_it() -> None:
    state = table("A4 B4", "A5", "B5", players=3)

    do(state, "use_character D02", "place_at A6")

    assert coins(state)[1:] == [1, 1]


def test_per_111_three_to_one_one_one() -> None:
    state = table("C4 D4", "C5", "C6", "D6", players=4)

    events = do(state, "use_character D01", "place_at D3")

    assert told(events, CardCompleted)[0].counts == (3, 1, 1, 1)
    assert "P37" in owned_by(state, 0)
    assert coins(state)[1:] == [1, 1, 1]


def test_per_r29_losers_of_an_auction_gain_the_coin_the_winner_does_not() -> None:
    state = table("A4", "A5 B4 B5", coins=(0, 1))

    do(state, "use_character D02", "place_at A6")
    assert coins(state) == [2, 1]
    do(state, "bid 0", "bid 1")

    assert "P40" in owned_by(state, 1)
    assert coins(state) == [3, 0]


def test_per_r30_the_coin_can_be_bid_on_the_next_card() -> None:
    """Seat 1 has no coin before the first card is won."""
    state = table("B5 C4 D4", "A4 B4 A5 C5", "D5", players=3, cards=("P25",))

    do(state, "use_character P25", "place_at A6", "resolve_card S", "bid 0")

    assert may(state) == ["bid 1", "pass_bid"]


def test_per_r31_cards_are_resolved_one_at_a_time_and_the_next_is_seen() -> None:
    state = table("A4 B4 A5 B5 C4 D4 C5 D5 E4 F4 E5", "F5 F6", cards=("P43",))

    do(state, "use_character P43", "place_at A6")
    assert may(state) == ["resolve_card SW", "resolve_card S", "resolve_card SE"]
    do(state, "resolve_card SW")

    assert asked(state) == "resolve"
    assert may(state) == ["resolve_card S", "resolve_card SE"]
    assert plan_of(state) == "P12 P24 P32 P01 P37 P05"
    assert state.public()["pile_top"] == CARD_KEYS.index("P02")


def test_per_r32_a_card_won_in_another_s_turn_is_face_up_and_cancels_the_free_rest() -> None:
    state = table("A4", "B4 A5 B5 B6", down=("", "D04 D05 D06"))

    do(state, "use_character D02", "place_at A6")

    assert state.pending() == [1]
    assert face_up(state, 1) == "P40"
    assert not state.rested


def test_per_r33_an_empty_pile_leaves_the_slot_bare() -> None:
    state = table(FIVE, plan="P12 P24 P32 P40 P37 P05", pile="", bare_pile=True)

    events = do(state, "use_character D02", "place_at A6")

    assert plan_of(state) == "P12 P24 P32 - P37 P05"
    assert told(events, TerrainDealt) == []
    assert told(events, PileTopRevealed) == [PileTopRevealed(None, None, 0)]
    assert state.public()["symbols"][sq("A4")] == 0
    do(state, "use_character D05")
    assert refusal(state, "place_at A4") == "PER-031"


def test_per_r33_the_pile_cannot_run_out() -> None:
    assert [least_cards(players) for players in (2, 3, 4)] == [25, 32, 39]
    for players in (2, 3, 4):
        most_won = 6 * players + 6 + players - 1
        assert least_cards(players) - 6 == most_won
        assert 43 - 6 >= most_won


def test_per_r40_cards_first_then_the_purchase() -> None:
    state = table(FIVE, coins=(9, 0), market="R01 R02 R03 R04")

    do(state, "use_character D02")
    assert refusal(state, "buy_tile m1") == "PER-R40"
    events = do(state, "place_at A6")

    assert asked(state) == "closing"
    assert len(told(events, CardWon)) == 1
    assert refusal(state, "end_exploration") == "PER-R40"
    assert refusal(state, "resolve_card SW") == "PER-048"
