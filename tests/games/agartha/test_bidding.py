"""Bidding."""

from __future__ import annotations

import pytest

from ludotheque.games.agartha.components import PAIRINGS
from tests.games.agartha.table import acting, asked, bid, choices, do, events, table, tokens, told, why

FIRST_LAP = "G1b0 Y1b0 R1b0"


def test_aga_028_from_the_testament_clockwise_one_token_each() -> None:
    state = table(3, holder=1)

    order = []
    for _ in range(9):
        order.append(state.pending())
        assert asked(state) == "bid"
        do(state, choices(state)[-1])

    assert order == [[1], [2], [0]] * 3


def test_aga_028_not_out_of_turn() -> None:
    state = table(3, holder=1)

    assert why(state, "bid 1 t1 auction", seat=0) == "AGA-028"
    assert state.legal(0) == []


def test_aga_029_a_token_has_a_value_and_an_action() -> None:
    state = table(bids="G3a0 Y1b0 G2b0 Y2b0 G1b0 Y3b0")

    shown = told(state, "TokenRevealed")[0]

    assert (shown.value, shown.action) == (3, 2)  # Draw
    assert state.public()["powers"] == [0, 1, 2]


def test_aga_030_either_zone_of_any_tile() -> None:
    zones = {move.partition(" ")[2] for move in choices(table(4))}

    assert zones == {f"{v} t{t} {z}" for v in (1, 2, 3) for t in range(1, 7) for z in ("action", "auction")}


def test_aga_031_in_an_action_zone_the_token_gives_its_action_on_one_s_own_board() -> None:
    state = table(boards=("L1[F]", "L1[M]"), bids="G1a0 Y1b2 G2b1 Y2b2 G3b1 Y3b2")

    assert (state.pending(), asked(state)) == ([0], "move_card")
    assert choices(state) == ["pass", "card L1 forest"]


def test_aga_032_one_token_in_an_action_zone() -> None:
    state = table(tiles="P C")

    bid(state, "G1a0")

    assert why(state, "bid 1 t1 action") == "AGA-032"
    assert "bid 1 t1 action" not in choices(state)
    assert why(state, "bid 1 t1 auction") is None


def test_aga_033_in_an_auction_zone_the_token_bids_its_value() -> None:
    state = table(tiles="P C", bids="G2b0 Y1b0 G1b1 Y2b1 G3b1 Y3b1")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.tile, auction.bidders, auction.totals) == (0, (0, 1), (2, 1))


def test_aga_034_several_tokens_in_an_auction_zone() -> None:
    state = table(bids="G1b0 Y1b0 G2b0 Y2b0 G3b0")

    assert why(state, "bid 3 t1 auction") is None


def test_aga_035_the_phase_ends_when_all_tokens_are_placed_once_each() -> None:
    state = table(tiles="P C", bids="G1b0 Y1b0 G2b0 Y2b0")
    assert why(state, "bid 1 t2 auction") == "AGA-035"
    assert why(state, "bid 2 t2 auction") == "AGA-035"
    assert {move.split()[1] for move in choices(state)} == {"3"}

    bid(state, "G3b0")
    assert state.public()["phase"] == "bidding"
    bid(state, "Y3b0")

    assert state.public()["phase"] == "resolution"


def test_aga_r01_one_moves_two_swaps_three_draws() -> None:
    assert PAIRINGS[0] == "move-swap-draw"
    for value, kind in ((1, "move_card"), (2, "swap_first"), (3, "draw_from")):
        assert asked(acting(value, "L1[F] L2[M]")) == kind


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_aga_r01_the_option_gives_the_other_pairings(pairing: str) -> None:
    asks = [asked(acting(value, "L1[F] L2[M]", token_actions=pairing)) for value in (1, 2, 3)]

    assert "-".join([kind.split("_")[0] for kind in asks]) == pairing
    assert asks[1] != "draw_from"  # the rulebook's example excludes it


def test_aga_r09_one_token_at_a_time_in_three_laps() -> None:
    state = table(4, bids="G1b0")

    assert state.pending() == [1]
    assert [len(state.private(seat)["left"]) for seat in range(4)] == [2, 3, 3, 3]


def test_aga_r10_all_three_tokens_are_placed_even_for_nothing() -> None:
    state = table(tiles="", bids="G1b0 Y1b0")  # no card anywhere

    assert why(state, "pass") == "AGA-R10"
    assert len(choices(state)) == 2 * 6


def test_aga_r11_a_player_may_hold_several_action_zones() -> None:
    state = table(bids="G1a0 Y1b0")

    assert why(state, "bid 2 t2 action") is None
    assert why(state, "bid 2 t1 action") == "AGA-032"  # one's own token takes the zone too


def test_aga_r13_owner_zone_and_order_are_known_not_the_value() -> None:
    state = table(3, bids="G3a0 Y2b1")

    seen = state.public()["tokens"]
    assert [(t["seat"], t["tile"], t["zone"], t["value"]) for t in seen] == [(0, 0, 0, None), (1, 1, 1, None)]
    placed = told(state, "TokenPlaced")[1]
    assert placed.seen_by(0) == {"kind": "TokenPlaced", "seat": 1, "tile": 1, "zone": 1, "order": 2}
    assert placed.seen_by(None) == placed.seen_by(2) == placed.seen_by(0)
    assert placed.seen_by(1)["value"] == 2
    assert state.private(1)["own_tokens"] == [2]
    assert state.private(2)["own_tokens"] == []


def test_the_table_remembers_its_tokens_in_order() -> None:
    assert tokens(table(3, bids=FIRST_LAP)) == FIRST_LAP
    assert len(events(table(3, bids=FIRST_LAP))) == 3
