"""The needs of the city, and the end of a round."""

from __future__ import annotations

from itertools import product
from typing import Any

from ludotheque.games.agora import end_of_round
from ludotheque.games.agora.components import HIERARCHY
from ludotheque.games.agora.events import AuctionTokenPassed, MagistrateReturned, NeedsChanged, RoundEnded
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, keep_closing, legal, magistrate, stalls, told


def after(sold: tuple[int, ...], now: str = "sitophylaque", **changes: Any) -> Agora:
    """The next round, when `sold` cards lie under the tiles and nobody sells more."""
    state = stalls(hands=["P B", "P B", "P B"], sold=sold, magistrate_now=now, **changes)
    keep_closing(state)
    return state


def test_ago_083_next_rounds_limit_follows_this_rounds_sales() -> None:
    state = after((2, 3, 4, 3))

    assert state.view(0)["limits"] == [6, 5, 2, 3]


def test_ago_084_the_most_sold_loses_two_the_second_one() -> None:
    shifts = {event.good: event.shift for event in told(after((4, 3, 2, 1)), NeedsChanged)}

    assert (shifts[0], shifts[1]) == (-2, -1)


def test_ago_085_the_least_sold_gains_two_the_second_least_one() -> None:
    shifts = {event.good: event.shift for event in told(after((4, 3, 2, 1)), NeedsChanged)}

    assert (shifts[3], shifts[2]) == (2, 1)


def test_ago_086_on_equal_sales_the_one_further_left_counts_as_sold_more() -> None:
    shifts = {event.good: event.shift for event in told(after((2, 3, 4, 3)), NeedsChanged)}

    assert (shifts[3], shifts[1]) == (-1, 1)  # slave stands left of goat on the Sitophylaque


def test_ago_088_the_rulebooks_example() -> None:
    assert after((2, 3, 4, 3)).need == (6, 5, 2, 3)


def test_ago_089_the_magistrate_goes_under_its_pile() -> None:
    state = after((2, 3, 4, 3))

    assert state.magistrate == -1
    assert state.magistrate_pile[-1] == magistrate("sitophylaque")
    assert told(state, MagistrateReturned)[0].magistrate == magistrate("sitophylaque")


def test_ago_090_sold_cards_are_set_aside() -> None:
    state = after((2, 3, 4, 3))

    assert state.sold == [0, 0, 0, 0]
    assert sum(state.sold_cards) == 12


def test_ago_091_the_auction_token_moves_clockwise() -> None:
    state = after((0, 0, 0, 0), holder=2)

    assert state.auction_holder == 0
    assert (told(state, AuctionTokenPassed)[0].old, told(state, AuctionTokenPassed)[0].new) == (2, 0)


def test_ago_092_the_agora_tokens_return() -> None:
    state = after((0, 0, 0, 0))

    assert state.token == (0, 0, 0)
    assert len(told(state, RoundEnded)) == 1
    assert state.round == 2


def test_ago_r28_needs_stay_between_two_and_six() -> None:
    state = after((4, 3, 2, 1), need=(4, 3, 6, 5))

    assert state.need == (2, 2, 6, 6)
    assert [event.change for event in told(state, NeedsChanged)] == [-2, -1, 0, 1]


def test_ago_r34_all_shifts_are_added_then_limited_once() -> None:
    state = after((3, 2, 1, 0), need=(6, 4, 4, 4), market=(3, 0, 0, 0))
    assert state.need[0] == 6  # 6 - 2 + 3, limited once

    low = after((2, 1, 0, 0), need=(2, 4, 4, 4), market=(2, 0, 0, 0))
    assert low.need[0] == 2  # 2 - 2 + 2, and not 0 limited to 2 and then raised


def test_ago_r41_all_four_are_ranked_even_unsold() -> None:
    state = after((0, 0, 0, 0))

    assert {event.good: event.shift for event in told(state, NeedsChanged)} == {3: -2, 2: -1, 1: 1, 0: 2}


def test_ago_r42_the_magistrate_of_this_round_settles_ties() -> None:
    for key in ("sitophylaque", "metronome"):
        state = after((0, 0, 0, 0), now=key)

        shifts = {event.good: event.shift for event in told(state, NeedsChanged)}
        assert [shifts[good] for good in HIERARCHY[magistrate(key)]] == [-2, -1, 1, 2]


def test_ranks_agree_with_a_plain_sort() -> None:
    """A slow, obvious model: sort by cards sold, then by place on the magistrate."""
    state = stalls(hands=["P B", "P B", "P B"])
    for sold in product(range(3), repeat=4):
        for number, hierarchy in enumerate(HIERARCHY):
            state.sold, state.magistrate = list(sold), number

            order = sorted(range(4), key=lambda good: (-state.sold[good], hierarchy.index(good)))

            assert [end_of_round.sales_rank(state, good) for good in order] == [0, 1, 2, 3]


def test_everyone_sells_once_a_round() -> None:
    state = stalls(hands=["P B X", "P B X", "P B X"], order=[2, 0, 1])
    sellers = []
    while state.magistrate >= 0:
        seat = state.pending()[0]
        sellers.append(seat)
        assert "sell_done" in legal(state, seat)
        do(state, seat, "sell_done")

    assert sellers == [2, 0, 1]
