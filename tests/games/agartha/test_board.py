"""The personal board: slots, sectors, and what they take."""

from __future__ import annotations

import pytest

from ludotheque.games.agartha.board import lift
from ludotheque.games.agartha.scoring import score
from tests.games.agartha.table import acting, asked, board, choices, do, table, told, why, winning

PLACES = ["place L1", "place L2", "place L3"]


def test_aga_020_places_has_three_slots() -> None:
    state = winning("F C M", "")
    do(state, "place L1")
    assert choices(state) == PLACES
    do(state, "place L2")
    assert choices(state) == PLACES


def test_aga_021_village_has_two_slots_for_characters() -> None:
    state = winning("P P", "")
    do(state, "place V1")

    assert choices(state) == ["place V1", "place V2"]


def test_aga_022_validated_characters_go_to_the_meetings() -> None:
    state = winning("P P", "")

    do(state, "place V1", "place V1", "validate V1 2")

    assert board(state) == "met[P P]"
    assert [len(b["meetings"]) for b in state.public()["boards"]] == [2, 0]


def test_aga_023_the_object_slot_is_for_objects_and_counts_at_the_end() -> None:
    state = winning("K P", "met[P P]")
    do(state, "place O")
    assert why(state, "place O") == "AGA-023"
    do(state, "place V1")

    assert asked(state) == "bid"  # nothing to validate there
    assert score(state, 0).objects == 1


def test_aga_024_exploration_has_one_slot_for_characters_and_places() -> None:
    state = winning("P F", "")
    do(state, "place E")

    assert board(state) == "E[P F]"
    assert choices(state) == ["pass", "validate E 1"]


def test_aga_025_one_sector_for_amulets_and_nothing_else() -> None:
    state = acting(1, "L1[F A]")
    do(state, "card L1 forest")
    assert why(state, "place A") == "AGA-025"

    state = acting(1, "L1[F A]")
    do(state, "card L1 amulet", "place A")
    assert board(state) == "L1[F] amu[A]"


def test_aga_064_places_are_counted_at_the_end() -> None:
    state = winning("F C", "")
    do(state, "place L1", "place L1")

    assert asked(state) == "bid"  # no window, no points yet
    assert state.public()["points"] == [0, 0]
    assert state.public()["worth"] == [1, 0]


def test_aga_065_all_cards_for_exploration_go_to_its_slot() -> None:
    state = winning("C A K", "")

    do(state, "place E")  # the two others follow: there is no other slot

    assert board(state) == "E[C A K]"
    assert [e.slot for e in told(state, "CardPlaced")] == [6, 6, 6]


@pytest.mark.parametrize("card", list("PFMHCA"))
def test_aga_r15_any_card_on_any_common_slot(card: str) -> None:
    state = winning(card, "L1[F F F F F] V1[C C]")

    assert choices(state) == [*PLACES, "place V1", "place V2", "place E"]


@pytest.mark.parametrize("card", list("KXTL"))
def test_aga_r16_objects_reach_their_slot_by_every_way(card: str) -> None:
    won = winning(card, "")
    assert "place O" in choices(won)

    drawn = acting(3, "", pile=card)
    do(drawn, "draw_pile", "place O")
    assert board(drawn) == f"O[{card}]"

    moved = acting(1, f"L1[{card}]")
    do(moved, f"card L1 {kind(card)}", "place O")
    assert board(moved) == f"O[{card}]"


def kind(card: str) -> str:
    return {"K": "knife", "X": "axe", "T": "torch", "L": "vial"}[card]


def test_aga_r16_an_object_may_leave_and_only_an_object_is_swapped_in() -> None:
    state = acting(1, "O[K]")
    do(state, "card O knife", "place V1")
    assert board(state) == "V1[K]"

    state = acting(2, "O[K] L1[X F]")
    do(state, "card O knife")  # the Axe is the only partner
    assert board(state) == "L1[F K] O[X]"

    state = acting(2, "O[K] L1[X F] L2[M]")
    do(state, "card L1 forest")  # the Mountain is its only partner: not the Knife
    assert board(state) == "L1[M X] L2[F] O[K]"

    state = acting(2, "O[K] L1[X F] L2[M T]")
    do(state, "card L2 mountain")
    assert why(state, "card O knife") == "AGA-R16"
    state = acting(2, "O[K] L1[X F] L2[M T]")
    do(state, "card O knife")
    assert why(state, "card L1 forest") == "AGA-R16"
    assert choices(state) == ["card L1 axe", "card L2 torch"]


def test_aga_r17_only_a_move_brings_an_amulet_to_its_sector() -> None:
    won = winning("A", "")
    assert why(won, "place A") == "AGA-042"

    drawn = acting(3, "", pile="A")
    do(drawn, "draw_pile")
    assert why(drawn, "place A") == "AGA-042"

    swapped = acting(2, "L1[A] L2[F] L3[M]")
    do(swapped, "card L1 amulet")
    assert choices(swapped) == ["card L2 forest", "card L3 mountain"]  # no sector among them

    moved = acting(1, "L1[A]")
    do(moved, "card L1 amulet")
    assert "place A" in choices(moved)


def test_aga_r17_an_amulet_in_a_slot_is_worth_nothing() -> None:
    state = table(boards=("L1[A A] V1[A] E[A] amu[A]", ""))

    assert score(state, 0).total == 3


def test_a_card_that_is_not_there_cannot_be_lifted() -> None:
    with pytest.raises(AssertionError, match="no card of kind 1 on site 0"):
        lift(table(), 0, 1)


def test_aga_r18_nothing_leaves_the_sectors() -> None:
    state = acting(1, "met[P P] amu[A] L1[F]")
    assert choices(state) == ["pass", "card L1 forest"]

    state = acting(2, "met[P P] amu[A] L1[F] L2[M]")
    assert choices(state) == ["pass", "card L1 forest", "card L2 mountain"]
