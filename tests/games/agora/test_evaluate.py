"""The evaluation knows a good position from a bad one, and greedy play makes sense."""

from __future__ import annotations

from ludotheque.bots import Sight, hire
from ludotheque.games.agora import GAME
from ludotheque.games.agora.evaluate import evaluate
from ludotheque.games.agora.events import SaleClosed
from ludotheque.games.agora.phases import SELL
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, stalls, table, told
from tests.games.agora.test_scoring import THREE, scored


def choice(state: Agora, seat: int) -> str:
    return GAME.notation[hire("greedy", 1).choose(Sight(GAME, state, seat))]


def test_at_the_end_it_is_the_score() -> None:
    state = scored(THREE, [10, 9, 8], half=1)

    assert evaluate(state) == [16.0, 13.0, 11.0]


def test_more_of_anything_is_better() -> None:
    plain = table(hands=["P B X", "P B X", "P B X"], cards=[2, 2, 2])
    for change in ("drachmas", "reputation", "hand"):
        state = plain.clone()
        getattr(state, change)[0 if change != "hand" else 2] += 1

        assert evaluate(state)[0] > evaluate(plain)[0]


def test_greedy_sells_a_set_and_closes_a_stall_that_can_gain_no_more() -> None:
    state = stalls(hands=["P B X X X X"], round=4)

    while state.phase == SELL and state.pending() == [0]:
        do(state, 0, choice(state, 0))

    assert told(state, SaleClosed)[0].total == 11


def test_greedy_sells_one_type_under_the_agoranome() -> None:
    state = stalls(hands=["P B X X X E E"], magistrate_now="agoranome", round=4)

    assert choice(state, 0) == "sell X X"


def test_greedy_spends_where_it_counts() -> None:
    behind = stalls(hands=["P B X X X"], reputation=[[0, 0, 0, 0], [0, 0, 3, 0], [0, 0, 3, 0]], round=4, half=1)
    do(behind, 0, "sell X X", "sell X X", "sell X X", "sell_done")

    assert int(choice(behind, 0).split()[1]) >= 4


def test_greedy_takes_a_look_rather_than_lose_points() -> None:
    state = stalls(hands=["P B X X X"], magistrate_now="sitophylaque")
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done", "repute 5")

    assert choice(state, 0) == "bribe 2"


def test_greedy_prefers_drachmas_where_reputation_is_barred() -> None:
    state = stalls(hands=["P B X X X"], magistrate_now="euthyne")
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done")

    assert choice(state, 0) == "bribe 0"


def test_greedy_does_not_pay_for_a_lot_that_it_cannot_use() -> None:
    poor = table(round=4, cards=[0, 0, 0], half=1, need=(2, 2, 2, 2), pile="Mup Mdown Mup Mdown")

    amount = int(choice(poor, 0).split()[1])

    assert amount < 15


def test_a_full_track_still_earns_drachmas() -> None:
    state = stalls(hands=["P B X X X"], reputation=[[0, 0, 27, 0]])

    before = evaluate(state)[0]
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done")

    assert evaluate(state)[0] > before - 1.0
