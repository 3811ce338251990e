"""The worked examples of the specification, number by number."""

from __future__ import annotations

from ludotheque.games.agora.events import (
    Consolation,
    InfluenceScored,
    LastLotRevealed,
    LotDiscarded,
    LotRevealed,
    LotWon,
    PointsLost,
    SaleClosed,
    SellingOrderSet,
    TokenTaken,
)
from tests.games.agora.table import do, hand, keep_closing, legal, magistrate, stalls, table, told, why_not
from tests.games.agora.test_buying import bid
from tests.games.agora.test_last_lot import last_lot
from tests.games.agora.test_scoring import FOUR, scored


def test_w01_the_last_lot_bought_whole() -> None:
    state = last_lot("P X2 BE Mup", drachmas=12)

    do(state, 2, "buy P", "buy X2", "buy BE", "buy Mup")

    assert state.drachmas[2] == 2
    assert state.token[2] == 3
    assert state.magistrate >= 0  # no `buy_done` is needed
    assert not told(state, LotDiscarded)


def test_w02_roger_sells() -> None:
    state = stalls(hands=["E E E X X"], pairs=["XE", "PB", "PB"], drachmas=[6, 6, 6])
    do(state, 0, *["sell E E"] * 3, *["sell X X"] * 2)
    assert told(state, SaleClosed)[0].points == (3, 7)

    do(state, 0, "repute 3", "repute 5", "bribe 0")

    assert state.reputation[:4] == [0, 0, 3, 5]
    assert state.drachmas[0] == 8


def test_w03_roger_bribes() -> None:
    state = stalls(
        hands=["E E E X X"],
        pairs=["XE", "PB", "PB"],
        drachmas=[6, 6, 6],
        magistrates="polete archonte euthyne metronome",
    )
    do(state, 0, *["sell E E"] * 3, *["sell X X"] * 2, "repute 2", "repute 5")
    assert state.pool == 3

    do(state, 0, "bribe 3", "order euthyne", "order polete")

    names = [magistrate(key) for key in ("euthyne", "polete", "archonte", "metronome")]
    assert list(state.magistrate_pile[:4]) == names
    assert state.known_by == (1, 1, 1, 0, 0, 0, 0)
    assert state.drachmas[0] == 6


def test_w04_needs() -> None:
    state = stalls(hands=["P B"] * 3, sold=(2, 3, 4, 3), magistrate_now="sitophylaque")

    keep_closing(state)

    assert state.need == (6, 5, 2, 3)


def test_w05_ties_in_scoring() -> None:
    state = scored(FOUR, [14, 9, 9, 2])

    assert told(state, InfluenceScored)[0].values == (9, 9, 5, 2)
    assert told(state, InfluenceScored)[0].points == (4, 4, 1, 0)
    assert told(state, InfluenceScored)[4].points == (5, 3, 3, 0)


def test_w06_last_round_with_four_players() -> None:
    state = table(4, round=4, drachmas=[5, 5, 5, 5], cards=[4, 4, 4, 4])
    bid(state, 3, 0, 0, 0)
    bid(state, 3, 0, 0)
    bid(state, 3, 0)

    assert [len(event.cards) for event in told(state, LotRevealed)] == [3, 3, 2]
    assert not told(state, LastLotRevealed)
    assert [(e.seat, e.amount, e.reason) for e in told(state, Consolation)] == [(3, 5, "no_lot")]
    assert told(state, TokenTaken)[0].token == 4
    assert state.pile == ()


def test_w07_rebid() -> None:
    state = table(drachmas=[9, 9, 9], cards=[2, 4, 1])
    bid(state, 5, 3, 4)
    assert state.pending() == [0, 1]

    bid(state, 2, 1)

    assert (told(state, LotWon)[0].seat, told(state, LotWon)[0].price) == (1, 1)
    assert state.drachmas == [9, 8, 9]


def test_w08_order_of_the_stalls() -> None:
    for top, order in (("metronome", (2, 0, 1, 3)), ("astynome", (3, 1, 0, 2))):
        state = table(4, cards=[3, 0, 1, 4], magistrates=top)
        bid(state, 9, 0, 0, 0)  # seat 0: token I
        bid(state, 0, 9, 0)  # seat 2: token II
        bid(state, 0, 9)  # seat 3: token III
        do(state, 1, "pass")  # seat 1: token IIII

        found = told(state, SellingOrderSet)[0]
        assert found.order == order
        assert sorted(zip(found.order, found.sums, strict=True)) == [(0, 4), (1, 4), (2, 3), (3, 7)]


def test_w09_superior_and_need() -> None:
    state = stalls(hands=["P B X2 X"], sold=(0, 0, 3, 0))

    do(state, 0, "sell X2 X")

    assert state.lot_goods[2] == 2
    assert state.sold[2] == 4
    assert why_not(state, 0, "sell X X") == "AGO-R27"
    do(state, 0, "sell_done")
    assert state.points[2] == 3


def test_w10_market_cards() -> None:
    state = stalls(
        hands=["P B"] * 3, need=(5, 4, 3, 4), sold=(5, 2, 3, 1), market=(2, 0, -1, 0), magistrate_now="sitophylaque"
    )

    keep_closing(state)

    assert state.need == (5, 5, 2, 6)


def test_w11_two_broke_players() -> None:
    state = table(4, round=1, holder=3, drachmas=[9, 0, 0, 6], cards=[4, 0, 1, 3], magistrates="metronome")
    assert state.pending() == [0, 3]

    bid(state, 4, 2)
    assert state.token == (1, 0, 0, 0)
    assert len(told(state, LastLotRevealed)[0].cards) == 4
    do(state, 3, "pass")

    assert state.drachmas == [5, 5, 5, 11]
    assert state.token == (1, 3, 4, 2)
    assert [len(event.cards) for event in told(state, LotDiscarded)] == [4, 6]
    assert state.revealed == 13
    assert told(state, SellingOrderSet)[0].order == (0, 3, 1, 2)
    assert told(state, SellingOrderSet)[0].sums == (5, 5, 3, 5)


def test_w12_two_of_each() -> None:
    state = stalls(hands=["P P B B X PX E2"])

    do(state, 0, *["sell P P"] * 2, *["sell B B"] * 2, "sell X X", "sell PX X", "sell E2 E")

    assert hand(state, 0) == ""
    assert told(state, SaleClosed)[0].points == (5, 5, 5, 5)
    assert told(state, SaleClosed)[0].total == 20


def test_w13_sitophylaque() -> None:
    state = stalls(hands=["P B X X X X"], drachmas=[6, 6, 6], magistrate_now="sitophylaque")
    do(state, 0, *["sell X X"] * 4, "sell_done")
    assert legal(state, 0)[-1] == "repute 11"

    do(state, 0, "repute 6", "bribe 2")

    assert told(state, PointsLost)[0].amount == 3
    assert state.drachmas[0] == 6
