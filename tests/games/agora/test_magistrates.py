"""The magistrates and their eight effects."""

from __future__ import annotations

import pytest

from ludotheque.games.agora.components import EFFECT, HIERARCHY
from ludotheque.games.agora.deck import MAGISTRATE_ROWS
from ludotheque.games.agora.events import (
    DrachmasGained,
    MagistrateRevealed,
    NeedsChanged,
    PointsLost,
    SellingOrderSet,
)
from ludotheque.games.agora.magistrates import acts
from tests.games.agora.table import do, keep_closing, legal, magistrate, stalls, table, told, why_not
from tests.games.agora.test_buying import bid


def test_ago_063_after_the_buying_the_top_magistrate_is_revealed() -> None:
    state = table(cards=[4, 2, 0], magistrates="polete archonte")
    bid(state, 9, 0, 0)
    bid(state, 9, 0)
    assert state.view(0)["magistrate"] is None

    do(state, 2, "pass")

    assert told(state, MagistrateRevealed)[0].magistrate == magistrate("polete")
    assert state.magistrate_pile[0] == magistrate("archonte")
    assert len(state.magistrate_pile) == 7


def test_ago_064_each_has_an_effect_of_its_own_on_the_round() -> None:
    assert sorted(EFFECT) == list(range(8))

    state = stalls(hands=["P B"], magistrate_now="agoranome")

    assert [effect for effect in range(8) if acts(state, effect)] == [3]


def test_ago_065_each_has_a_hierarchy() -> None:
    assert all(sorted(hierarchy) == [0, 1, 2, 3] for hierarchy in HIERARCHY)
    assert MAGISTRATE_ROWS[1].hierarchy == ("E", "X", "B", "P")


def test_ago_087_sitophylaque_no_drachmas_from_lots() -> None:
    state = stalls(hands=["P B X X"], drachmas=[6, 6, 6], magistrate_now="sitophylaque")

    do(state, 0, "sell X X", "sell X X", "sell_done", "repute 1", "bribe 0")

    assert state.drachmas[0] == 6
    assert told(state, PointsLost)[0].amount == 2
    assert not told(state, DrachmasGained)


def test_ago_r24_from_its_revelation_to_the_end_of_the_round() -> None:
    state = stalls(hands=["P B"], magistrate_now="epimelete")
    assert state.view(0)["limits"] == [5, 5, 5, 5]

    keep_closing(state)

    assert state.magistrate == -1
    assert not any(acts(state, effect) for effect in range(8))
    assert state.view(0)["limits"] == list(state.need)


def test_ago_r25_the_whole_order_is_reversed() -> None:
    state = table(drachmas=[9, 0, 6], cards=[4, 0, 3], magistrates="astynome")
    bid(state, 3, 0)
    do(state, 2, "pass")

    assert told(state, SellingOrderSet)[0].order == (1, 2, 0)  # without drachmas, yet first


def test_ago_r40_the_sitophylaque_does_not_stop_the_five_drachmas() -> None:
    state = table(cards=[4, 2, 0], magistrates="sitophylaque")
    bid(state, 9, 0, 0)
    bid(state, 9, 0)

    do(state, 2, "pass")

    assert state.drachmas[2] == 20


def test_euthyne_no_reputation() -> None:
    state = stalls(hands=["P B X X"], drachmas=[6, 6, 6], magistrate_now="euthyne")

    do(state, 0, "sell X X", "sell X X", "sell_done")

    assert state.decision(0).kind == "bribe"
    assert state.pool == 3
    assert why_not(state, 0, "repute 1") == "AGO-064"
    do(state, 0, "bribe 0")
    assert state.drachmas[0] == 9


def test_agoranome_one_type_for_each_seller() -> None:
    state = stalls(hands=["P B X XE", "P B"], magistrate_now="agoranome")

    do(state, 0, "sell X X")

    assert legal(state, 0) == ["sell XE X", "sell_done"]
    assert why_not(state, 0, "sell P P") == "AGO-064"
    do(state, 0, "sell_done")
    assert "sell P P" in legal(state, 1)


def test_agoranome_still_respects_the_need() -> None:
    state = stalls(hands=["P B X XE"], magistrate_now="agoranome", sold=(0, 0, 3, 0))

    do(state, 0, "sell X X")

    assert state.pending() == [1]  # the ox tile is full and no other is allowed


def test_metronome_pairs_are_worth_five() -> None:
    state = stalls(hands=["P B X X"], magistrate_now="metronome")

    do(state, 0, "sell X X", "sell X X", "sell_done")

    assert state.points == [0, 0, 5, 0]


def test_epimelete_one_more_card_under_each_tile() -> None:
    state = stalls(hands=["P B X X"], magistrate_now="epimelete", sold=(0, 0, 4, 0))

    assert "sell X X" in legal(state, 0)
    do(state, 0, "sell X X")

    assert "sell X X" not in legal(state, 0)
    assert why_not(state, 0, "sell X X") == "AGO-R27"
    assert state.need == (4, 4, 4, 4)


@pytest.mark.parametrize(("lot", "earned"), [("X X", 3), ("X X X", 7), ("X X X X", 14), ("X X X2 X2", 24)])
def test_polete_big_lots_earn_three_more(lot: str, earned: int) -> None:
    state = stalls(hands=[f"P B {lot}"], magistrate_now="polete")

    for card in lot.split():
        do(state, 0, f"sell {card} X")
    if "sell_done" in legal(state, 0):
        do(state, 0, "sell_done")

    assert state.points[2] == earned


def test_archonte_the_ranked_shifts_are_inverted_and_markets_are_not() -> None:
    state = stalls(hands=["P B Mup"], magistrate_now="archonte", sold=(3, 2, 1, 0))

    do(state, 0, "sell Mup X", "sell_done")
    keep_closing(state)

    # sold 3, 2, 2, 0; goat before ox on the Archon: +2, +1, -1, -2
    assert [(e.shift, e.market) for e in told(state, NeedsChanged)] == [(2, 0), (1, 0), (-1, 1), (-2, 0)]
    assert state.need == (6, 5, 4, 2)
