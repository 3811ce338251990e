"""What lots earn, and reputation."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.agora.events import DrachmasGained, ReputationGained, SaleClosed
from ludotheque.games.agora.points import lot_points
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, legal, stalls, told, why_not


def sold(lots: str, seat_hand: str = "", magistrate_now: str = "astynome", **options: Any) -> Agora:
    """Seat 0 has sold `lots`, written like "X>X PX>X E2>E", and closed its stall."""
    cards = [sale.split(">") for sale in lots.split()]
    held = " ".join(card for card, _ in cards)
    state = stalls(
        hands=[f"{held} {seat_hand}"],
        pairs=["PB", "PB", "PB"],
        magistrate_now=magistrate_now,
        need=(6, 6, 6, 6),
        **options,
    )
    for card, good in cards:
        do(state, 0, f"sell {card} {good}")
    if not told(state, SaleClosed):
        do(state, 0, "sell_done")
    return state


def test_ago_007_points_are_split_freely() -> None:
    state = sold("X>X X>X X>X", "P B")

    do(state, 0, "repute 3", "bribe 1")

    assert state.reputation[2] == 3
    assert state.known_by[0] == 1
    assert state.drachmas[0] == 15 + 3


def test_ago_008_drachmas_and_reputation_are_kept() -> None:
    state = sold("X>X X>X X>X", "P B")

    do(state, 0, "repute 4", "bribe 0")

    assert (state.reputation[2], state.drachmas[0]) == (4, 18)


def test_ago_072_every_point_goes_somewhere() -> None:
    state = sold("X>X X>X X>X E>E E>E", "P B")

    do(state, 0, "repute 2", "repute 1")

    assert state.pool == (7 - 2) + (3 - 1)
    do(state, 0, "bribe 0")
    assert told(state, DrachmasGained)[0].amount == 7


def test_ago_073_one_drachma_per_point() -> None:
    state = sold("X>X X>X", "P B")

    do(state, 0, "repute 0", "bribe 0")

    assert state.drachmas[0] == 18


def test_ago_074_one_step_per_point_on_the_tile_of_the_lot() -> None:
    state = sold("X>X X>X E>E E>E E>E", "P B")
    assert state.view(0)["tile"] == 2
    assert legal(state, 0) == [f"repute {n}" for n in range(4)]
    assert why_not(state, 0, "repute 4") == "AGO-074"

    do(state, 0, "repute 2")

    assert state.reputation[:4] == [0, 0, 2, 0]
    assert state.view(0)["tile"] == 3
    assert told(state, ReputationGained)[0].position == 2


@pytest.mark.parametrize(
    ("lot", "earned"),
    [("X", 0), ("X X", 3), ("X X X", 7), ("X X X X", 11), ("X X X X X", 16), ("X X X X X X", 21), ("X2 X2 X X", 21)],
)
def test_ago_078_the_value_of_a_lot(lot: str, earned: int) -> None:
    state = sold(" ".join(f"{card}>X" for card in lot.split()), "P B")

    assert told(state, SaleClosed)[0].total == earned


def test_ago_079_two_of_each_type_earn_five_per_tile() -> None:
    state = sold("P>P P>P B>B B>B X>X X>X E>E E>E")

    assert told(state, SaleClosed)[0].points == (5, 5, 5, 5)
    assert told(state, SaleClosed)[0].full_stall


def test_ago_080_three_slaves_and_two_oxen() -> None:
    state = sold("E>E E>E E>E X>X X>X", "P B")

    assert told(state, SaleClosed)[0].points == (3, 7)


def test_ago_081_as_much_reputation_as_the_lot_allows_and_the_rest_in_drachmas() -> None:
    state = sold("E>E E>E E>E X>X X>X", "P B")

    do(state, 0, "repute 3", "repute 5", "bribe 0")

    assert state.reputation[:4] == [0, 0, 3, 5]
    assert state.drachmas[0] == 17


def test_ago_r30_more_than_six_goods_earn_21_or_5_more_each() -> None:
    lot = "X2>X X2>X X>X X>X X>X"

    assert told(sold(lot, "P B"), SaleClosed)[0].total == 21
    assert told(sold(lot, "P B", big_lots="extend"), SaleClosed)[0].total == 26
    state = stalls(hands=["P B"], big_lots="extend")
    assert [lot_points(state, goods, full_stall=False) for goods in (6, 7, 8)] == [21, 26, 31]


def test_ago_r31_larger_lots_keep_their_value() -> None:
    lots = "P>P P>P B>B B>B X>X X>X E>E E>E E>E"

    assert told(sold(lots), SaleClosed)[0].points == (5, 5, 5, 7)


def test_ago_r31_with_exact_every_lot_must_be_of_two() -> None:
    more = "P>P P>P B>B B>B X>X X>X E>E E>E E>E"
    two = "P>P P>P B>B B>B X>X X>X E>E E>E"

    assert told(sold(more, full_stall="exact"), SaleClosed)[0].points == (3, 3, 3, 7)
    assert told(sold(two, full_stall="exact"), SaleClosed)[0].points == (5, 5, 5, 5)


def test_ago_r31_a_superior_good_alone_is_two_goods() -> None:
    state = sold("P2>P B2>B X2>X E2>E", "P B")

    assert told(state, SaleClosed)[0].points == (5, 5, 5, 5)


def test_ago_r31_three_tiles_are_not_enough() -> None:
    state = sold("P2>P B2>B X2>X E>E", "P B")

    assert told(state, SaleClosed)[0].points == (3, 3, 3, 0)
    assert not told(state, SaleClosed)[0].full_stall


def test_pairs_of_the_metronome_are_worth_five_even_in_a_full_stall() -> None:
    state = sold("P2>P B2>B X2>X E2>E", "P B", magistrate_now="metronome")

    assert told(state, SaleClosed)[0].points == (5, 5, 5, 5)


def test_ago_r38_only_the_sitophylaque_wastes_points() -> None:
    free, strict = sold("X>X X>X", "P B"), sold("X>X X>X", "P B", magistrate_now="sitophylaque")

    for state in (free, strict):
        do(state, 0, "repute 1", "bribe 0")

    assert (free.drachmas[0], strict.drachmas[0]) == (17, 15)


def test_ago_r39_the_track_ends_at_28() -> None:
    state = stalls(hands=["P B X X X"], reputation=[[0, 0, 25, 0]])
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done")

    assert legal(state, 0) == [f"repute {n}" for n in range(4)]
    assert why_not(state, 0, "repute 4") == "AGO-R39"
    do(state, 0, "repute 3")
    assert state.reputation[2] == 28
    assert state.pool == 4


def test_ago_r39_a_full_track_leaves_nothing_to_choose() -> None:
    state = stalls(hands=["P B X X"], reputation=[[0, 0, 28, 0]])

    do(state, 0, "sell X X", "sell X X", "sell_done")

    assert state.decision(0).kind == "bribe"
    assert state.pool == 3
    assert why_not(state, 0, "repute 1") == "AGO-074"


def test_lots_of_nothing_send_no_empty_events() -> None:
    state = sold("X>X X>X", "P B")

    do(state, 0, "repute 0")

    assert not told(state, ReputationGained)
