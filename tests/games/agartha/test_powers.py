"""The actions: Move, Swap, Draw."""

from __future__ import annotations

import pytest

from ludotheque.games.agartha.components import POWERS
from tests.games.agartha.table import acting, asked, board, choices, do, row, table, told, why


def test_aga_040_three_actions() -> None:
    assert POWERS == ("move", "swap", "draw")
    started = [told(acting(value, "L1[F] L2[M]"), "ActionStarted")[0].action for value in (1, 2, 3)]
    assert started == [0, 1, 2]


def test_aga_041_move_a_card_to_another_slot() -> None:
    state = acting(1, "L1[F M] V1[P]")
    assert why(state, "card L2 forest") == "AGA-041"
    assert choices(state) == ["pass", "card L1 forest", "card L1 mountain", "card V1 character"]

    do(state, "card L1 mountain")
    assert choices(state) == ["place L2", "place L3", "place V1", "place V2", "place E"]
    do(state, "place E")

    assert board(state) == "L1[F] V1[P] E[M]"
    moved = told(state, "CardMoved")[0]
    assert (moved.card, moved.from_slot, moved.to_slot) == (52, 0, 6)


def test_aga_042_only_a_move_reaches_the_amulet_sector() -> None:
    state = acting(1, "E[A A]")

    do(state, "card E amulet", "place A")

    assert board(state) == "E[A] amu[A]"


def test_aga_043_two_cards_of_two_slots_change_places() -> None:
    state = acting(2, "L1[F] V1[P] E[C]")
    assert why(state, "card L1 mountain") == "AGA-043"

    do(state, "card L1 forest")
    assert choices(state) == ["card V1 character", "card E compass"]
    assert why(state, "card L3 forest") == "AGA-043"
    do(state, "card E compass")

    assert board(state) == "L1[C] V1[P] E[F]"
    swapped = told(state, "CardsSwapped")[0]
    assert (swapped.card_a, swapped.slot_a, swapped.card_b, swapped.slot_b) == (39, 0, 78, 6)


def test_aga_043_a_swap_is_told_the_same_way_from_both_ends() -> None:
    one, other = acting(2, "L1[F] E[C]"), acting(2, "L1[F] E[C]")

    do(one, "card L1 forest")
    do(other, "card E compass")

    assert told(one, "CardsSwapped") == told(other, "CardsSwapped")


def test_aga_044_draw_from_the_pile_or_from_a_tile() -> None:
    state = acting(3, "", tiles="P C | F", pile="M")
    assert choices(state) == ["pass", "draw_pile", "take t1 1", "take t1 2", "take t2 1"]
    assert why(state, "take t2 2") == "AGA-044"
    assert why(state, "take t4 1") == "AGA-010"

    do(state, "draw_pile")
    assert state.public()["hand"] == [52]
    do(state, "place V2")

    assert board(state) == "V2[M]"
    drawn = told(state, "CardDrawn")[0]
    assert (drawn.origin, drawn.tile, drawn.pos) == ("pile", None, None)


def test_aga_045_the_card_taken_is_replaced_from_the_pile() -> None:
    state = acting(3, "", tiles="P C | F", pile="M")

    do(state, "take t1 1")

    assert row(state) == "M C | F | "
    assert state.hand == [0]
    dealt = told(state, "TileCardDealt")[0]
    assert (dealt.tile, dealt.pos, dealt.card, dealt.reason) == (0, 0, 52, "replacement")


def test_aga_046_an_empty_pile_is_the_shuffled_discard() -> None:
    state = acting(3, "", tiles="P C | F", rest="discard")
    discarded = state.where.count(36)
    assert state.public()["pile"] == 0

    do(state, "draw_pile")

    assert told(state, "PileReshuffled")[0].count == discarded == 47
    assert len(state.pile) == 46
    assert state.pile != sorted(state.pile)
    assert state.where.count(36) == 0


def test_aga_053_actions_may_bring_cards_to_other_zones_later() -> None:
    state = acting(1, "V2[C]")

    do(state, "card V2 compass", "place L1")

    assert board(state) == "L1[C]"


def test_aga_087_a_draw_takes_a_compass_of_the_second_tile() -> None:
    state = acting(3, "", tiles="P P | C F", pile="H")

    do(state, "take t2 1", "place L1")

    assert board(state) == "L1[C]"
    assert told(state, "CardDrawn")[0].tile == 1
    assert told(state, "TileCardDealt")[0].card == 65


@pytest.mark.parametrize("value", [1, 2, 3])
def test_aga_r20_every_action_may_be_declined(value: int) -> None:
    state = acting(value, "L1[F] L2[M]", tiles="P C")

    do(state, "pass")

    skipped = told(state, "ActionSkipped")[0]
    assert (skipped.action, skipped.reason) == (value - 1, "declined")
    assert board(state) == "L1[F] L2[M]"


def test_aga_r20_a_bonus_action_may_be_declined() -> None:
    state = acting(1, "V1[P P] L1[P]")

    do(state, "card L1 character", "place V1", "validate V1 3")

    assert told(state, "ActionSkipped")[0].reason == "impossible"  # an empty board has nothing to swap
    state = acting(1, "V1[P] L1[P] L2[F]")
    do(state, "card L1 character", "place V1", "validate V1 2", "pass")
    assert told(state, "ActionSkipped")[0].reason == "declined"


def test_aga_r21_another_slot_of_one_s_own_board() -> None:
    state = acting(1, "L1[F]", boards=("L2[M]",))
    assert choices(state) == ["pass", "card L1 forest"]

    do(state, "card L1 forest")

    assert why(state, "place L1") == "AGA-R21"


def test_aga_r22_two_slots_and_two_kinds() -> None:
    state = acting(2, "L1[F M] L2[F]")
    assert choices(state) == ["pass", "card L1 mountain", "card L2 forest"]
    assert why(state, "card L1 forest") == "AGA-R22"  # its only partner is a Forest

    state = acting(2, "L1[F M] L2[F H]")
    do(state, "card L1 mountain")
    assert why(state, "card L1 forest") == "AGA-R22"  # the same slot
    state = acting(2, "L1[F M] L2[F H C]")
    do(state, "card L1 forest")
    assert why(state, "card L2 forest") == "AGA-R22"  # the same kind


def test_aga_r22_amulets_may_be_swapped_between_slots() -> None:
    state = acting(2, "V1[A] L1[F]")

    do(state, "card V1 amulet")

    assert board(state) == "L1[A] V1[F]"


def test_aga_r23_any_tile_resolved_or_not_and_the_current_one() -> None:
    state = table(tiles="P C | F M | H A", bids="G1b0 Y3a1 G2b2 Y1b2 G3b0 Y2b2", pile="K")
    do(state, "place L1", "place L1")

    assert (state.pending(), asked(state)) == ([1], "draw_from")
    assert choices(state) == ["pass", "draw_pile", "take t2 1", "take t2 2", "take t3 1", "take t3 2"]


def test_aga_r23_a_resolved_tile_that_nobody_claimed() -> None:
    state = table(tiles="P C | F M", bids="G1b2 Y3a1 G2b2 Y1b2 G3b2 Y2b2", pile="K")

    assert "take t1 1" in choices(state)


def test_aga_r23_the_replacement_counts_in_the_coming_auction() -> None:
    state = table(tiles="P C", bids="G3a0 Y1b0 G1b1 Y2b2 G2b1 Y3b2", pile="K")

    do(state, "take t1 2", "place L1")

    assert told(state, "CardsWon")[0].cards == (0, 95)


def test_aga_r23_pile_or_tile_is_chosen_before_the_pile_is_seen() -> None:
    state = acting(3, "", tiles="P C", pile="K")

    assert 95 not in [card for cards in state.public()["tiles"] for card in cards]
    assert state.public()["hand"] == []
    do(state, "draw_pile")
    assert state.public()["hand"] == [95]


def test_aga_r24_pile_and_discard_empty() -> None:
    state = acting(3, "", tiles="P C | F", rest="seat 1")

    assert choices(state) == ["pass", "take t1 1", "take t1 2", "take t2 1"]
    assert why(state, "draw_pile") == "AGA-R24"
    do(state, "take t1 1")

    assert row(state) == "C | F | "  # not replaced: the other card shifts down
    assert not told(state, "TileCardDealt")


def test_aga_r24_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    state = acting(3, "", tiles="P C", rest="discard", pile="M")

    do(state, "draw_pile")

    assert state.pile == []
    assert not told(state, "PileReshuffled")


def test_aga_r53_an_impossible_action_is_skipped_without_a_decision() -> None:
    move = acting(1, "met[P P]", tiles="P C")
    assert told(move, "ActionSkipped")[0].reason == "impossible"
    assert not told(move, "ActionStarted")
    assert told(move, "TokenReturned")[0].seat == 0

    swap = acting(2, "L1[F F]", tiles="P C")
    assert told(swap, "ActionSkipped")[0].action == 1

    draw = acting(3, "", tiles="", rest="seat 1")
    assert told(draw, "ActionSkipped")[0].action == 2


def test_aga_r53_a_draw_with_an_empty_pile_and_cards_on_tiles_is_possible() -> None:
    assert asked(acting(3, "", tiles=" | F", rest="seat 1")) == "draw_from"


def test_aga_r56_the_choice_binds() -> None:
    move = acting(1, "L1[F]")
    do(move, "card L1 forest")
    assert why(move, "pass") == "AGA-R56"

    swap = acting(2, "L1[F] L2[M] L3[H]")
    do(swap, "card L1 forest")
    assert why(swap, "pass") == "AGA-R56"

    draw = acting(3, "", pile="F")
    do(draw, "draw_pile")
    assert why(draw, "pass") == "AGA-R56"
