"""The last lot."""

from __future__ import annotations

from typing import Any

from ludotheque.games.agora.components import PRICE
from ludotheque.games.agora.events import (
    CardBought,
    Consolation,
    LastLotRevealed,
    LotDiscarded,
    LotRevealed,
    RoundStarted,
    TokenTaken,
)
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, hand, kinds, legal, table, told, why_not
from tests.games.agora.test_buying import bid

TWO_LOTS = "P P P P B B B B"  # the two lots that are auctioned before the last one


def last_lot(lot: str, drachmas: int = 12, hand: str = "P B", **options: Any) -> Agora:
    """Three players; seats 0 and 1 have won their lots, seat 2 is offered `lot`."""
    used = [TWO_LOTS] if hand == "P B" else ["P P P P B B X X"]
    state = table(
        hands=["P B", "P B", hand], drachmas=[15, 15, drachmas], cards=[4, 2, 0], pile=f"{used[0]} {lot}", **options
    )
    bid(state, 9, 0, 0)
    bid(state, 9, 0)
    return state


def test_ago_054_four_cards_for_the_last_bidder() -> None:
    state = last_lot("P X2 BE Mup")

    assert state.pending() == [2]
    assert told(state, LastLotRevealed)[0].seat == 2
    assert state.lot == tuple(kinds("P X2 BE Mup"))
    assert why_not(state, 0, "buy P") == "AGO-054"


def test_ago_055_cards_of_choice_at_conventional_prices() -> None:
    state = last_lot("P X2 BE Mup")
    assert legal(state, 2) == ["buy P", "buy BE", "buy Mup", "buy X2", "pass"]

    do(state, 2, "buy X2", "buy P", "buy_done")

    assert state.drachmas[2] == 7
    assert hand(state, 2) == "P P B X2"
    assert told(state, LotDiscarded)[0].cards == tuple(kinds("BE Mup"))
    assert [event.price for event in told(state, CardBought)] == [4, 1]


def test_ago_055_only_what_is_there_and_can_be_paid() -> None:
    state = last_lot("P X2 BE Mup", drachmas=1)

    assert legal(state, 2) == ["buy P", "pass"]
    assert why_not(state, 2, "buy X") == "AGO-055"
    assert why_not(state, 2, "buy BE") == "AGO-035"
    assert why_not(state, 2, "buy Mup") == "AGO-038"
    assert why_not(state, 2, "buy X2") == "AGO-040"
    do(state, 2, "buy P")
    assert state.magistrate >= 0  # nothing more can be bought: the purchases are closed


def test_a_simple_card_is_too_dear_without_a_drachma() -> None:
    state = last_lot("P P X BE", drachmas=5)
    state.drachmas[2] = 0

    assert why_not(state, 2, "buy P") == "AGO-033"


def test_ago_056_prices_add_up() -> None:
    assert sum(PRICE[kind] for kind in kinds("P X2 BE Mup")) == 10


def test_ago_057_or_pass_for_five_drachmas() -> None:
    state = last_lot("P X2 BE Mup")

    do(state, 2, "pass")

    assert state.drachmas[2] == 17
    assert told(state, Consolation)[0].reason == "pass"
    assert told(state, LotDiscarded)[0].cards == tuple(kinds("P X2 BE Mup"))
    assert hand(state, 2) == "P B"


def test_ago_057_not_after_buying() -> None:
    state = last_lot("P X2 BE Mup")

    do(state, 2, "buy P")

    assert why_not(state, 2, "pass") == "AGO-057"


def test_ago_058_the_last_token() -> None:
    state = last_lot("P X2 BE Mup")
    do(state, 2, "pass")
    assert told(state, TokenTaken)[0].token == 3

    four = table(4, cards=[4, 3, 2, 0])
    bid(four, 9, 0, 0, 0)
    bid(four, 9, 0, 0)
    bid(four, 9, 0)
    do(four, 3, "pass")
    assert told(four, TokenTaken)[0].token == 4


def test_ago_101_with_four_players_the_last_round_has_only_three_lots() -> None:
    state = table(4, round=4, cards=[4, 4, 4, 4], drachmas=[5, 5, 5, 5])

    bid(state, 3, 0, 0, 0)
    bid(state, 3, 0, 0)
    bid(state, 3, 0)

    assert not told(state, LastLotRevealed)
    assert told(state, Consolation)[0].reason == "no_lot"
    assert state.drachmas[3] == 10
    assert state.token == (1, 2, 3, 4)


def test_ago_r02_printed_lots_of_three_three_and_two() -> None:
    state = table(4, round=4, cards=[4, 4, 4, 4])
    bid(state, 3, 0, 0, 0)
    bid(state, 3, 0, 0)

    assert [len(event.cards) for event in told(state, LotRevealed)] == [3, 3, 2]
    assert told(state, RoundStarted)[0].quota == 8
    assert table(4).quota == 13


def test_ago_r02_even_lots_of_three_in_all_five_rounds() -> None:
    for number in range(5):
        state = table(4, round=number, cards=[4, 4, 4, 4], supply="even")
        bid(state, 3, 0, 0, 0)
        bid(state, 3, 0, 0)
        bid(state, 3, 0)

        assert state.quota == 12
        assert len(told(state, LastLotRevealed)[0].cards) == 3


def test_ago_r02_supply_changes_nothing_with_three_players() -> None:
    for supply in ("printed", "even"):
        state = table(supply=supply)

        assert state.quota == 12
        assert state.variant.last_lot_size == 4


def test_ago_r16_buying_means_at_least_one_card() -> None:
    state = last_lot("P X2 BE Mup")

    assert why_not(state, 2, "buy_done") == "AGO-R16"
    do(state, 2, "buy P", "buy_done")

    assert state.token[2] == 3


def test_nothing_affordable_is_a_pass() -> None:
    state = last_lot("Mup Mup X2 B2", drachmas=2)

    assert told(state, Consolation)[0].reason == "pass"
    assert state.drachmas[2] == 7


def test_the_last_player_may_go_over_nine_cards_until_the_purchases_are_closed() -> None:
    state = last_lot("P E E BX", hand="P B X X X E E E", drachmas=12)

    do(state, 2, "buy P", "buy E", "buy BX")
    assert state.decision(2).kind == "last_lot"
    do(state, 2, "buy_done")

    assert state.decision(2).kind == "discard"
    do(state, 2, "discard P", "discard P")
    assert state.magistrate >= 0
    assert len(hand(state, 2).split()) == 9


def test_ago_r52_the_last_lot_takes_what_is_left_of_the_eight_cards() -> None:
    one_broke = table(4, round=4, cards=[4, 4, 4, 4], drachmas=[5, 5, 5, 0])
    bid(one_broke, 3, 0, 0)
    bid(one_broke, 3, 0)
    assert len(told(one_broke, LastLotRevealed)[0].cards) == 2

    two_broke = table(4, round=4, cards=[4, 4, 4, 4], drachmas=[5, 5, 0, 0])
    bid(two_broke, 3, 0)
    assert len(told(two_broke, LastLotRevealed)[0].cards) == 4
