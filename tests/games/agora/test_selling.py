"""Selling under the tiles."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.games.agora import GAME
from ludotheque.games.agora.events import CardSold, NothingToSell, SaleClosed, TurnStarted
from tests.games.agora.table import do, hand, kinds, legal, stalls, told, why_not


def test_ago_006_a_sale_forms_lots_of_one_type_each() -> None:
    state = stalls(hands=["P B X X X"])

    do(state, 0, "sell X X", "sell P P", "sell X X", "sell X X", "sell_done")

    closed = told(state, SaleClosed)[0]
    assert (closed.lots, closed.cards, closed.goods, closed.points) == ((0, 2), (1, 3), (1, 3), (0, 7))


def test_ago_009_the_needs_limit_the_sale() -> None:
    state = stalls(hands=["P B X X X"], need=(4, 4, 2, 4))

    do(state, 0, "sell X X", "sell X X")

    assert "sell X X" not in legal(state, 0)


def test_ago_070_as_many_cards_of_as_many_types_as_one_wants() -> None:
    state = stalls(hands=["P B X E BX Mup"])

    do(state, 0, "sell P P", "sell B B", "sell X X", "sell E E", "sell BX B", "sell Mup E")

    assert hand(state, 0) == ""
    assert state.lot_cards == [1, 2, 1, 2]
    assert told(state, SaleClosed)[0].total == 6  # the empty stall has closed by itself


def test_ago_070_or_none_at_all() -> None:
    state = stalls(hands=["P B"])

    assert why_not(state, 0, "sell X X") == "AGO-070"
    do(state, 0, "sell_done")

    assert state.pending() == [1]


def test_ago_071_the_cards_lie_under_their_tiles() -> None:
    state = stalls(hands=["P B X", "P B X"])

    do(state, 0, "sell X X", "sell_done")
    do(state, 1, "sell X X", "sell P P")

    assert state.sold == [1, 0, 2, 0]
    assert state.lot_cards == [1, 0, 1, 0]
    assert [(event.seat, event.good) for event in told(state, CardSold)] == [(0, 2), (1, 2), (1, 0)]


def test_ago_077_a_single_card_earns_nothing_but_may_be_sold() -> None:
    state = stalls(hands=["P B"])

    do(state, 0, "sell P P", "sell_done")

    assert told(state, SaleClosed)[0].points == (0,)
    assert state.pending() == [1]


def test_ago_r27_the_need_is_shared_by_all() -> None:
    state = stalls(hands=["P B X X X", "P B X X"])
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done", "repute 7")

    do(state, 1, "sell X X")

    assert state.sold[2] == 4
    assert why_not(state, 1, "sell X X") == "AGO-R27"


def test_ago_r35_each_card_takes_its_own_type_and_sold_is_sold() -> None:
    state = stalls(hands=["P B Mup Mup"])

    do(state, 0, "sell Mup X", "sell Mup E", "sell_done")

    assert state.sold == [0, 0, 1, 1]
    assert hand(state, 0) == "P B"
    assert not any(action.kind.startswith("unsell") for action in GAME.actions)


def test_ago_r35_a_closed_stall_stays_closed() -> None:
    state = stalls(hands=["P B X X"])

    do(state, 0, "sell X X", "sell X X", "sell_done")

    assert why_not(state, 0, "sell P P") == "AGO-072"


def test_ago_r54_one_lot_per_type() -> None:
    state = stalls(hands=["P B X X X X"])

    do(state, 0, "sell X X", "sell X X", "sell P P", "sell X X", "sell X X", "sell_done")

    assert told(state, SaleClosed)[0].lots == (0, 2)
    assert told(state, SaleClosed)[0].points == (0, 11)


def test_a_stall_with_nothing_to_sell_closes_by_itself() -> None:
    state = stalls(hands=["", "P B"], need=(4, 4, 4, 4))

    assert [event.seat for event in told(state, TurnStarted)] == [0, 1]
    assert told(state, NothingToSell)[0].seat == 0
    assert state.pending() == [1]


def test_what_is_sold_shows_player_cards() -> None:
    state = stalls(hands=["X E", "P B"], pairs=["XE", "PB", "PB"])

    do(state, 0, "sell X X")

    assert [key for key in state.view(1)["memory"]["pairs"][0]] == [1, 3, 5]  # PX, BX or XE
    assert state.view(1)["memory"]["hands"][0][kinds("X")[0]] == -1
    for seed in range(20):
        world = state.determinize(1, Chance.seeded(seed))
        assert world.pair[0] in (1, 3, 5)
        assert world.hand[kinds("X")[0]] == 0


def test_a_bought_card_tells_nothing_of_the_player_cards() -> None:
    state = stalls(hands=["X X E", "P B"], pairs=["XE", "PB", "PB"])

    do(state, 0, "sell X X")

    assert len(state.view(1)["memory"]["pairs"][0]) == 6


def test_a_stall_that_closes_by_itself_shows_what_is_not_held() -> None:
    state = stalls(hands=["P B", "X E", "P B"], pairs=["PB", "XE", "PB"], need=(4, 4, 2, 2), sold=(0, 0, 2, 2))

    do(state, 0, "sell_done")

    assert state.pending() == [2]  # seat 1 holds ox and slave, and neither is wanted
    assert state.view(0)["memory"]["pairs"][1] == [5]
