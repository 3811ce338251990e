"""Périple: the Outpost variant."""

from __future__ import annotations

from ludotheque.games.periple.events import CardWon, OutpostTaken
from tests.games.periple.table import do, sq, table, told

RING = "B2 C2 D2 B3 D3 B4 C4"  # D4 is missing around C3


def test_per_092_the_outpost_waits_beside_the_plan() -> None:
    with_, without = table(outpost=True), table()

    assert with_.view(None)["outpost"] is True
    assert with_.view(None)["outpost_owner"] is None
    assert without.view(None)["outpost"] is False


def test_per_093_surrounding_an_opponent_wins_it() -> None:
    state, plain = table(RING, "C3", outpost=True), table(RING, "C3")

    events = do(state, "use_character D02", "place_at D4")
    do(plain, "use_character D02", "place_at D4")

    assert told(events, OutpostTaken) == [OutpostTaken(0, sq("C3"))]
    assert state.tally()[0]["outpost"] == 3
    assert plain.outpost_owner == -1


def test_per_093_one_s_own_marker_or_an_empty_square_is_not_surrounded() -> None:
    own, empty = table(f"{RING} C3", "", outpost=True), table(RING, "", outpost=True)

    do(own, "use_character D02", "place_at D4")
    do(empty, "use_character D02", "place_at D4")

    assert own.outpost_owner == empty.outpost_owner == -1


def test_per_094_it_never_changes_hands() -> None:
    state = table("", f"{RING} A6", "C3", players=3, outpost=True, turn=1, fields={"outpost_owner": 0})

    events = do(state, "use_character D05", "place_at D4")

    assert told(events, OutpostTaken) == []
    assert state.outpost_owner == 0


def test_per_r50_it_is_taken_before_completed_cards_are_removed() -> None:
    """The last marker closes the ring and fills the card of slot N."""
    state = table("B1 C1 D1 B2 D2 B3 C3", "C2", outpost=True)

    events = do(state, "use_character D02", "place_at D3")

    kinds = [type(event) for event in events if isinstance(event, (OutpostTaken, CardWon))]
    assert kinds == [OutpostTaken, CardWon]


def test_per_r50_the_active_player_comes_first_then_clockwise() -> None:
    """Seat 1 is surrounded by seat 0; seat 2's slide closes it in seat 2's turn."""
    state = table(f"{RING} E4", "C3", players=3, outpost=True, turn=2, tiles=("", "", "R17"))

    events = do(state, "use_character D07", "use_slide", "slide_from E4 bottom", "slide_to W")

    assert told(events, OutpostTaken) == [OutpostTaken(0, sq("C3"))]


def test_per_r50_after_an_optional_square_paid_or_free() -> None:
    """D03 at C3 lays C4 and D4; its optional square D3 closes the ring."""
    for how, tiles in (("pay_optional D3", ("R09",)), ("use_free", ("R01",))):
        state = table("B2 C2 D2 B3 B4", "C3", coins=(2, 0), outpost=True, tiles=tiles)
        do(state, "use_character D03", "place_at C3")
        assert state.outpost_owner == -1
        do(state, how)
        assert state.outpost_owner == 0


def test_per_r50_after_a_replacement() -> None:
    state = table(RING, "C3 D4", outpost=True, tiles=("R05",))

    do(state, "use_character D02", "place_at D4")
    assert state.outpost_owner == -1
    do(state, "use_replace")

    assert state.outpost_owner == 0


def test_per_r50_after_the_last_of_short_markers() -> None:
    others = "A1 B1 F2 D1 E1 F1 A2 E2 A5 B5 C5 E5 F5 A6 C6 E6"
    state = table(f"{RING} {others}", "C3", outpost=True)

    do(state, "use_character D02", "place_at D4")
    assert state.outpost_owner == -1
    do(state, "fill_square D4")

    assert state.outpost_owner == 0


def test_per_r51_a_marker_on_the_edge_cannot_be_surrounded() -> None:
    state = table("A1 C1 A2 B2", "B1", outpost=True)

    do(state, "use_character D02", "place_at C2")

    assert state.outpost_owner == -1


def test_per_r52_with_stacking_any_level_counts() -> None:
    """Seat 0 is on top on C2 and at the bottom elsewhere; the centre is covered by seat 0 itself."""
    state = table("B2 D2 B3 D3 B4 C4", "C3 C2", on_top=("C2 C3", ""), outpost=True, stacking=True)

    do(state, "use_character D02", "place_at D4")

    assert state.outpost_owner == 0
