"""Resolving the tiles."""

from __future__ import annotations

from tests.games.agartha.table import acting, asked, bid, choices, do, table, told, why


def test_aga_036_tile_by_tile_from_the_far_end() -> None:
    state = table(tiles="P P | F F | M M", bids="G1b2 Y1b1 G2b2 Y2b1 G3b2 Y3b0")

    order = []
    while asked(state) != "bid":
        order.append((state.public()["tile"], state.pending()[0]))
        do(state, "place L1", "place L1")

    assert order == [(0, 1), (1, 1), (2, 0)]


def test_aga_036_a_step_belongs_to_its_owner() -> None:
    state = table(tiles="P P", bids="G1b0 Y1b1 G2b0 Y2b1 G3b0 Y3b1")

    assert state.pending() == [0]
    assert why(state, "place E", seat=1) == "AGA-036"


def test_aga_037_the_action_zone_before_the_auction_zone() -> None:
    state = table(tiles="P C", boards=("", "L1[F]"), bids="G1b0 Y1a0 G2b0 Y2b1 G3b0 Y3b1")

    assert (state.pending(), asked(state)) == ([1], "move_card")
    do(state, "pass")
    assert (state.pending(), asked(state)) == ([0], "place_card")


def test_aga_038_revealed_done_and_taken_back() -> None:
    state = acting(1, "L1[F]")
    assert told(state, "TokenRevealed")[0].value == 1
    assert not told(state, "TokenReturned")

    do(state, "card L1 forest", "place L2")

    back = told(state, "TokenReturned")[0]
    assert (back.seat, back.value) == (0, 1)


def test_aga_039_bids_are_revealed_cards_attributed_tokens_returned() -> None:
    state = table(tiles="P C", bids="G1b0 Y2b0 G2b1 Y1b1 G3b1 Y3b1")

    shown = [(e.seat, e.value) for e in told(state, "TokenRevealed")]
    assert shown == [(0, 1), (1, 2)]
    assert told(state, "CardsWon")[0].seat == 1
    assert not told(state, "TokenReturned")
    do(state, "place L1", "place L1")
    assert [(e.seat, e.value) for e in told(state, "TokenReturned")][:2] == [(0, 1), (1, 2)]


def test_aga_086_the_row_is_resolved_in_one_direction() -> None:
    state = table(4, bids="G1b5 Y1b4 R1b3 B1b2 G2b1 Y2b0 R2b0 B2b1 G3b2 Y3b3 R3b4 B3b5")

    assert [e.tile for e in told(state, "TileStarted")] == [0, 1, 2, 3, 4, 5]


def test_aga_r14_tokens_are_revealed_spot_by_spot() -> None:
    state = table(tiles="P C | F F", boards=("L1[F]", ""), bids="G1a0 Y2b0 G2b1 Y1b1 G3b1 Y3b0")

    assert [t["value"] for t in state.public()["tokens"]] == [1, None, None, None, None, None]
    do(state, "pass")
    assert [t["value"] for t in state.public()["tokens"]] == [1, 2, None, None, None, 3]
    assert [t["back"] for t in state.public()["tokens"]] == [True, False, False, False, False, False]


def test_a_tile_without_tokens_does_nothing() -> None:
    state = table(tiles="P C | F F | M M", bids="G1b1 Y1b1 G2b1 Y2b1 G3b1")

    bid(state, "Y3b1")

    assert [e.tile for e in told(state, "TileStarted")] == [1]
    assert state.public()["tile"] == 1
    assert choices(state)[0] == "place L1"
