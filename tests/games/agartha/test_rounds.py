"""The game and its rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.state import Agartha, start
from ludotheque.texts.catalog import LANGUAGES, catalog
from tests.games.agartha.table import acting, asked, choices, do, finish, table, told, why, winning


def whole_game(players: int, seed: int = 3) -> Agartha:
    state, luck = start(Options(players=players), Chance.seeded(seed)), Chance.seeded(seed + 1)
    while state.pending():
        seat = luck.pick(state.pending())
        state.play(seat, luck.pick(state.legal(seat)))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_aga_008_a_token_is_used_for_its_action_or_its_value(language: str) -> None:
    state = table()
    both = [move for move in choices(state) if move.startswith("bid 3 t1")]
    assert both == ["bid 3 t1 action", "bid 3 t1 auction"]
    assert catalog(language, AGARTHA.package).say("goal")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aga_026_six_rounds(players: int) -> None:
    state = whole_game(players)

    assert [e.round for e in told(state, "RoundStarted")] == [1, 2, 3, 4, 5, 6]
    assert [e.round for e in told(state, "RoundEnded")] == [1, 2, 3, 4, 5, 6]


def test_aga_027_first_all_bids_then_the_tiles() -> None:
    state = table(tiles="P C | F F | M M")
    for seat in (0, 1, 0, 1, 0):
        assert state.pending() == [seat]
        assert state.public()["phase"] == "bidding"
        assert why(state, "take t1 1") == "AGA-027"
        do(state, choices(state)[1])

    do(state, choices(state)[1])

    assert state.public()["phase"] == "resolution"
    assert why(state, "bid 1 t1 auction") == "AGA-027"


def test_aga_055_the_testament_goes_to_the_left() -> None:
    state = table(3, holder=2, bids="R1b0 G1b0 Y1b0 R2b1 G2b1 Y2b1 R3b2 G3b2 Y3b2")

    passed = told(state, "TestamentPassed")[0]
    assert (passed.from_seat, passed.to_seat) == (2, 0)
    assert state.pending() == [0]


def test_aga_059_a_new_round_begins_with_all_tokens() -> None:
    state = table(bids="G1b0 Y1b0 G2b0 Y2b0 G3b0 Y3b0")

    assert state.round == 2
    assert [state.private(seat)["left"] for seat in (0, 1)] == [[1, 2, 3], [1, 2, 3]]
    assert state.public()["tokens"] == []


def test_aga_076_the_game_is_over_after_round_six() -> None:
    state = winning("P C", "", round_=6)
    do(state, "place V1", "place V1")

    assert state.pending() == []
    assert state.result() is not None
    assert state.why_not(0, 0) == "AGA-076"
    assert why(state, "bid 1 t1 auction", seat=1) == "AGA-076"


def test_aga_r45_no_refill_and_no_last_validation_after_round_six() -> None:
    state = acting(1, "V1[P P] L1[F]", tiles=" |  | ", round_=6)
    do(state, "pass")

    assert state.pending() == []
    assert not told(state, "TileCardDealt")
    assert not told(state, "TestamentPassed")
    assert state.points == [0, 0]
    assert told(state, "BoardCleared")[0].cards == (0, 1)


def test_aga_r54_the_holder_is_the_same_all_round_long() -> None:
    state = table(tiles="P P | F F", bids="G1b0 Y1b0 G2b1 Y2b1 G3b2 Y3b2")
    reasons = []
    while asked(state) != "bid":
        assert state.holder == 0
        do(state, choices(state)[0])
    reasons = [(e.reason, e.winners) for e in told(state, "AuctionResolved")]

    assert reasons == [("testament", (0,))] * 3
    assert state.holder == 1


def test_aga_r54_the_testament_counts_only_among_the_highest() -> None:
    state = table(
        3, "P C", bids="G1b0 Y2b0 R2b0 G2b1 Y1b1 R1b1 G3b2 Y3b2 R3b2"
    )  # Green holds the Testament and is beaten

    assert told(state, "AuctionResolved")[0].winners == (1, 2)


def test_aga_r55_with_four_players_two_hold_it_twice() -> None:
    state = whole_game(4)

    holders = Counter(e.holder for e in told(state, "RoundStarted"))
    assert sorted(holders.values()) == [1, 1, 2, 2]


def test_a_game_played_without_ambition_ends() -> None:
    state = start(Options(players=4), Chance.seeded(9))

    finish(state)

    assert state.round == 6
    assert state.public()["phase"] == "over"
