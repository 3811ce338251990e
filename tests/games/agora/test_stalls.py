"""The selling order."""

from __future__ import annotations

from ludotheque.games.agora.events import SellingOrderSet
from tests.games.agora.table import do, keep_closing, table, told, why_not
from tests.games.agora.test_buying import bid


def test_ago_066_the_lowest_sum_sells_first() -> None:
    state = table(cards=[4, 0, 1], magistrates="metronome")
    bid(state, 1, 2, 0)  # seat 0 wins
    bid(state, 3, 0)  # seat 1 wins
    do(state, 2, "pass")

    order = told(state, SellingOrderSet)[0]
    assert (order.order, order.sums) == ((1, 2, 0), (2, 4, 5))
    assert state.pending() == [1]
    assert why_not(state, 0, "sell P P") == "AGO-066"


def test_ago_067_equal_sums_the_lower_token_first() -> None:
    state = table(cards=[2, 1, 0], magistrates="metronome")
    bid(state, 3, 0, 0)
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert told(state, SellingOrderSet)[0].order == (0, 1, 2)
    assert told(state, SellingOrderSet)[0].sums == (3, 3, 3)


def test_ago_068_the_card_played_is_gone_until_the_second_half() -> None:
    state = table(cards=[2, 1, 0])
    bid(state, 3, 0, 0)
    bid(state, 3, 0)
    do(state, 2, "pass")
    keep_closing(state)

    assert state.round == 1
    assert state.view(0)["negotiation_left"] == [[0, 1, 3, 4], [0, 2, 3, 4], [1, 2, 3, 4]]
    assert why_not(state, 0, "negotiate 2") == "AGO-R10"


def test_ago_069_the_order_is_shown_without_swapping_tokens() -> None:
    state = table(cards=[4, 0, 1], magistrates="metronome")
    bid(state, 1, 2, 0)
    bid(state, 3, 0)
    do(state, 2, "pass")

    view = state.view(None)
    assert view["order"] == [1, 2, 0]
    assert view["turn_index"] == 0


def test_ago_r26_tokens_stay_with_those_who_took_them() -> None:
    state = table(cards=[4, 0, 1], magistrates="metronome")
    bid(state, 1, 2, 0)
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert state.token == (1, 2, 3)


def test_ago_r53_the_order_is_computed_after_the_magistrate() -> None:
    state = table(cards=[4, 0, 1], magistrates="astynome")
    assert why_not(state, 0, "sell P P") == "AGO-R53"
    bid(state, 1, 2, 0)
    bid(state, 3, 0)
    do(state, 2, "pass")

    kinds = [type(event).__name__ for event in state.log or []]
    assert kinds.index("MagistrateRevealed") < kinds.index("SellingOrderSet")
    assert told(state, SellingOrderSet)[0].order == (0, 2, 1)
