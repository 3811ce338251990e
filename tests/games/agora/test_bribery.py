"""Bribing magistrates, and who knows what of their pile."""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.games.agora.events import (
    Bribed,
    DrachmasGained,
    MagistratePlaced,
    MagistratesSeen,
    PileReordered,
    PointsLost,
)
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, keep_closing, legal, magistrate, stalls, told, why_not

PILE = "polete archonte euthyne metronome epimelete agoranome sitophylaque"


def seller(pool: int = 7, **changes: Any) -> Agora:
    """Seat 0 has sold three oxen and kept `pool` of the 7 points."""
    state = stalls(hands=["P B X X X", "P B X2"], magistrates=PILE, **changes)
    do(state, 0, "sell X X", "sell X X", "sell X X", "sell_done", f"repute {7 - pool}")
    return state


def keys(*names: str) -> list[int]:
    return [magistrate(name) for name in names]


def test_ago_075_n_points_show_the_n_top_magistrates_in_secret() -> None:
    state = seller(pool=3)
    assert legal(state, 0) == ["bribe 0", "bribe 1", "bribe 2", "bribe 3"]
    assert why_not(state, 0, "bribe 4") == "AGO-075"

    do(state, 0, "bribe 3")

    seen = told(state, MagistratesSeen)[0]
    assert list(seen.magistrates) == keys("polete", "archonte", "euthyne")
    assert seen.seen_by(1) == {"kind": "MagistratesSeen", "seat": 0}
    assert state.view(0)["magistrate_pile"][:4] == [*keys("polete", "archonte", "euthyne"), None]
    assert state.view(1)["magistrate_pile"] == [None] * 7
    assert told(state, Bribed)[0].n == 3


def test_ago_076_they_go_back_in_any_order() -> None:
    state = seller(pool=3)
    do(state, 0, "bribe 3")
    assert sorted(legal(state, 0)) == ["order archonte", "order euthyne", "order polete"]

    do(state, 0, "order euthyne")
    assert why_not(state, 0, "order euthyne") == "AGO-076"
    assert why_not(state, 0, "order metronome") == "AGO-076"
    assert why_not(state, 0, "order astynome") == "AGO-076"  # the magistrate of the round
    do(state, 0, "order polete")

    assert list(state.magistrate_pile[:3]) == keys("euthyne", "polete", "archonte")
    assert [event.position for event in told(state, MagistratePlaced)] == [1, 2, 3]
    assert "magistrate" not in told(state, MagistratePlaced)[0].seen_by(1)
    assert told(state, PileReordered)[0].n == 3
    assert state.pending() == [1]


def test_ago_082_points_of_several_lots_add_up() -> None:
    state = stalls(hands=["P B X X E E E"], magistrates=PILE)
    do(state, 0, *["sell X X"] * 2, *["sell E E"] * 3, "sell_done", "repute 2", "repute 5")

    do(state, 0, "bribe 3")

    assert state.looked == 3


def test_ago_r36_one_bribery_after_all_reputation() -> None:
    state = stalls(hands=["P B X X E E E"], magistrates=PILE)
    do(state, 0, *["sell X X"] * 2, *["sell E E"] * 3, "sell_done")
    assert why_not(state, 0, "bribe 1") == "AGO-R36"

    do(state, 0, "repute 0", "repute 0", "bribe 1")

    assert state.pending() == [1]
    assert why_not(state, 0, "bribe 1") == "AGO-066"


def test_ago_r36_no_second_bribery_while_the_first_is_put_back() -> None:
    state = seller()
    do(state, 0, "bribe 2")

    assert why_not(state, 0, "bribe 1") == "AGO-R36"
    assert why_not(state, 0, "repute 1") == "AGO-074"


def test_putting_back_waits_for_a_bribe() -> None:
    state = seller()

    assert why_not(state, 0, "order polete") == "AGO-076"


def test_ago_r37_at_most_the_seven_of_the_pile() -> None:
    state = stalls(hands=["P B X X X X"], magistrates=PILE)
    do(state, 0, *["sell X X"] * 4, "sell_done", "repute 0")
    assert legal(state, 0)[-1] == "bribe 7"
    assert state.pool == 11

    do(state, 0, "bribe 7")

    assert len(legal(state, 0)) == 7
    assert state.drachmas[0] == 15 + 4


def test_a_bribe_of_one_keeps_what_others_know() -> None:
    state = seller(pool=1)
    state.known_by = (2, 0, 0, 0, 0, 0, 0)

    do(state, 0, "bribe 1")

    assert state.known_by[0] == 3
    assert not told(state, PileReordered)
    assert state.pending() == [1]


def test_a_bribe_of_two_makes_others_lose_track_even_in_the_same_order() -> None:
    state = seller(pool=2)
    state.known_by = (2, 6, 4, 0, 0, 0, 0)

    do(state, 0, "bribe 2", "order polete")

    assert state.known_by == (1, 1, 4, 0, 0, 0, 0)
    assert list(state.magistrate_pile[:2]) == keys("polete", "archonte")


def test_everyone_knows_the_magistrate_under_the_pile() -> None:
    state = seller(pool=3)
    do(state, 0, "bribe 3", "order euthyne", "order polete")
    keep_closing(state)

    assert state.view(None)["magistrate_pile"] == [None] * 7 + keys("astynome")
    assert state.view(0)["magistrate_pile"][:3] == keys("euthyne", "polete", "archonte")
    assert state.view(1)["known_by"] == [[0], [0], [0], [], [], [], [], [0, 1, 2]]


def test_what_all_seats_peeked_at_is_still_hidden_from_onlookers() -> None:
    state = seller(pool=1)
    state.known_by = (6, 0, 0, 0, 0, 0, 0)

    do(state, 0, "bribe 1")

    assert state.view(2)["magistrate_pile"][0] == magistrate("polete")
    assert state.view(None)["magistrate_pile"][0] is None


def test_other_worlds_keep_the_magistrates_that_a_seat_knows() -> None:
    state = seller(pool=2)
    do(state, 0, "bribe 2")

    for seed in range(30):
        own, other = state.determinize(0, Chance.seeded(seed)), state.determinize(1, Chance.seeded(seed))
        assert own.magistrate_pile[:2] == state.magistrate_pile[:2]
        assert sorted(other.magistrate_pile) == sorted(state.magistrate_pile)
    tops = {state.determinize(1, Chance.seeded(seed)).magistrate_pile[0] for seed in range(60)}
    assert len(tops) == 7


def test_nothing_spent_sends_no_empty_events() -> None:
    state = seller(pool=2)

    do(state, 0, "bribe 0")
    assert not told(state, Bribed)

    all_in = seller(pool=2)
    do(all_in, 0, "bribe 2", "order polete")
    assert not told(all_in, DrachmasGained)
    assert not told(all_in, PointsLost)
