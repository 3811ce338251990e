"""Players without drachmas."""

from __future__ import annotations

from ludotheque.games.agora.events import (
    BidsRevealed,
    Consolation,
    LastLotRevealed,
    LotDiscarded,
    LotRevealed,
    LotWon,
    PlayerBroke,
    SellingOrderSet,
    TokenTaken,
)
from tests.games.agora.table import do, legal, stalls, table, told, why_not
from tests.games.agora.test_buying import bid


def test_ago_059_without_drachmas_five_instead_of_an_auction() -> None:
    state = table(drachmas=[9, 0, 6], cards=[2, 4, 1])

    assert state.pending() == [0, 2]
    assert why_not(state, 1, "bid 0") == "AGO-059"
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert [(event.seat, event.amount, event.reason) for event in told(state, Consolation)] == [
        (2, 5, "pass"),
        (1, 5, "broke"),
    ]
    assert state.drachmas[1] == 5


def test_ago_060_their_lots_are_discarded() -> None:
    state = table(drachmas=[9, 0, 6], cards=[2, 4, 1])
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert [len(event.cards) for event in told(state, LotDiscarded)] == [4, 4]
    assert state.revealed == state.quota == 12


def test_ago_061_they_sell_last() -> None:
    state = table(drachmas=[9, 0, 6], cards=[4, 0, 3], magistrates="metronome")
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert told(state, SellingOrderSet)[0].order == (0, 2, 1)
    assert told(state, SellingOrderSet)[0].sums == (5, 5, 3)


def test_ago_062_the_nearest_to_the_auction_token_first() -> None:
    state = table(4, holder=2, drachmas=[0, 9, 6, 0], cards=[4, 0, 1, 2], magistrates="metronome")
    bid(state, 3, 0)
    do(state, state.pending()[0], "pass")

    assert [(event.seat, event.token) for event in told(state, TokenTaken)][-2:] == [(3, 3), (0, 4)]
    assert told(state, SellingOrderSet)[0].order[2:] == (3, 0)


def test_ago_r17_out_from_the_start_of_the_round() -> None:
    state = table(drachmas=[9, 0, 6])

    assert [event.seat for event in told(state, PlayerBroke)] == [1]
    assert len(told(state, LotRevealed)) == 1


def test_ago_r17_a_lone_bidder_is_the_last_player() -> None:
    state = table(drachmas=[0, 9, 0])
    assert not told(state, LotRevealed)

    for seat in range(3):
        do(state, seat, "negotiate 2")

    assert told(state, LastLotRevealed)[0].seat == 1
    do(state, 1, "pass")
    assert state.token == (2, 1, 3)
    assert [len(event.cards) for event in told(state, LotDiscarded)] == [4, 8]


def test_ago_r17_when_nobody_has_money_all_cards_are_discarded() -> None:
    state = table(drachmas=[0, 0, 0])
    for seat in range(3):
        do(state, seat, "negotiate 2")

    assert state.drachmas == [5, 5, 5]
    assert [len(event.cards) for event in told(state, LotDiscarded)] == [12]
    assert state.magistrate >= 0


def test_ago_r17_with_zero_bids_a_poor_player_may_still_win() -> None:
    state = table(drachmas=[2, 0, 9], cards=[0, 4, 0], broke="zero_bid")
    assert not told(state, PlayerBroke)
    assert state.pending() == [0, 2]  # seat 1 can only bid 0, and has done so

    bid(state, 2, 3)

    assert told(state, BidsRevealed)[0].amounts == (2, 0, 3)
    assert told(state, LotWon)[0].seat == 1
    assert told(state, LotWon)[0].price == 0


def test_ago_r17_with_zero_bids_all_give_up_when_nobody_has_money() -> None:
    state = table(drachmas=[3, 0, 0], cards=[4, 0, 1], broke="zero_bid")

    do(state, 0, "bid 1")

    assert [event.seat for event in told(state, PlayerBroke)] == [1, 2]
    assert state.token == (1, 2, 3)
    assert [len(event.cards) for event in told(state, LotDiscarded)] == [8]
    assert state.drachmas == [2, 5, 5]


def test_ago_r17_with_zero_bids_the_lot_on_the_table_is_discarded_too() -> None:
    state = table(drachmas=[0, 0, 0], broke="zero_bid")
    assert len(state.lot) == 4

    for seat in range(3):
        do(state, seat, "negotiate 2")

    assert [len(event.cards) for event in told(state, LotDiscarded)] == [4, 8]
    assert [event.seat for event in told(state, PlayerBroke)] == [0, 1, 2]


def test_ago_r17_with_zero_bids_a_poor_last_player_gets_no_lot() -> None:
    state = table(drachmas=[9, 9, 0], cards=[4, 3, 0], broke="zero_bid")
    bid(state, 3, 0)
    do(state, 1, "bid 1")

    assert not told(state, LastLotRevealed)
    assert told(state, Consolation)[0].reason == "broke"
    assert state.token[2] == 3


def test_ago_r18_distance_is_measured_from_the_auction_token() -> None:
    for holder, order in ((0, (1, 2)), (1, (1, 2)), (2, (2, 1))):
        state = table(holder=holder, drachmas=[9, 0, 0], cards=[2, 0, 0])
        do(state, 0, "pass")

        assert tuple(event.seat for event in told(state, TokenTaken)[1:]) == order


def test_ago_r19_whatever_their_sums() -> None:
    state = table(4, drachmas=[9, 0, 0, 0], holder=2, cards=[4, 0, 4, 0], magistrates="metronome")
    do(state, 0, "pass")

    assert told(state, SellingOrderSet)[0].order == (0, 2, 3, 1)


def test_ago_r20_they_spend_a_negotiation_card_too() -> None:
    state = table(drachmas=[9, 0, 6])

    assert state.pending() == [0, 1, 2]
    assert len(legal(state, 1)) == 5
    do(state, 1, "negotiate 3")
    do(state, 0, "negotiate 1")
    do(state, 2, "negotiate 1")
    assert state.view(0)["negotiation_left"][1] == [0, 1, 2, 4]


def test_ago_r21_the_five_drachmas_come_after_the_auctions() -> None:
    state = table(drachmas=[9, 0, 6], cards=[2, 4, 1])

    assert state.drachmas[1] == 0
    bid(state, 3, 0)
    assert state.drachmas[1] == 0
    do(state, 2, "pass")
    assert state.drachmas[1] == 5


def test_being_broke_lasts_one_round() -> None:
    state = stalls(hands=["P B"], drachmas=[0, 9, 9], order=[0, 1, 2])
    state.drachmas[0] = 5
    while state.round == 1:
        do(state, state.pending()[0], "sell_done")

    assert state.broke == 0
