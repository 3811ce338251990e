"""Winning the cards of a tile, and placing them."""

from __future__ import annotations

import pytest

from tests.games.agartha.table import asked, board, choices, do, row, table, told, why, winning

THREE_TIED = "G1b5 Y1b0 R1b0 B1b0 G2b5 Y2b4 R2b3 B2b2 G3b5 Y3b4 R3b3 B3b2"  # Yellow, Red, Blue on tile 0
TWO_TIED = "G1b5 Y1b0 R1b0 B1b1 G2b5 Y2b4 R2b3 B2b2 G3b5 Y3b4 R3b3 B3b2"  # Yellow, Red


def test_aga_047_the_highest_sum_wins_all_the_cards() -> None:
    state = table(3, "P C", bids="G2b0 Y1b0 R3b4 G1b4 Y3b0 R1b4 G3b4 Y2b4 R2b4")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.totals, auction.winners, auction.reason) == ((2, 4), (1,), "highest")
    assert told(state, "CardsWon")[0].cards == (0, 78)


def test_aga_048_a_lone_bidder_wins() -> None:
    state = table(3, "P C", bids="G1b0 Y1b1 R1b1 G2b1 Y2b1 R2b1 G3b1 Y3b1 R3b1")

    assert told(state, "AuctionResolved")[0].reason == "alone"
    assert told(state, "CardsWon")[0].seat == 0


def test_aga_049_a_tie_is_won_by_the_testament() -> None:
    state = table(3, "P C", bids="G1b4 Y2b0 R2b0 G2b0 Y1b4 R1b4 G3b4 Y3b4 R3b4")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.totals, auction.winners, auction.reason) == ((2, 2, 2), (0,), "testament")
    assert told(state, "CardsWon")[0].cards == (0, 78)


def test_aga_050_without_it_the_first_to_bid_chooses() -> None:
    state = table(4, "P C", bids=TWO_TIED)

    assert state.pending() == [1]
    assert why(state, "pick 3") == "AGA-050"
    do(state, "pick 2")

    assert [(e.seat, e.card) for e in told(state, "CardPicked")] == [(1, 78), (2, 0)]


def test_aga_051_three_tied_on_two_cards_leave_the_third_with_nothing() -> None:
    state = table(4, "P C", bids=THREE_TIED)

    assert told(state, "AuctionResolved")[0].winners == (1, 2, 3)
    do(state, "pick 1")

    assert [e.seat for e in told(state, "CardPicked")] == [1, 2]
    assert [e.seat for e in told(state, "CardsWon")] == [1, 2]


def test_aga_051_three_tied_on_three_cards_get_one_each() -> None:
    state = table(4, "P C F", bids=THREE_TIED)

    do(state, "pick 3", "pick 1")

    assert [(e.seat, e.card) for e in told(state, "CardPicked")] == [(1, 39), (2, 0), (3, 78)]


@pytest.mark.parametrize(
    ("cards", "bids", "shares"),
    [
        ("P C", TWO_TIED, {1: 1, 2: 1}),
        ("P C", THREE_TIED, {1: 1, 2: 1}),
        ("P C F", TWO_TIED, {1: 2, 2: 1}),
        ("P C F", THREE_TIED, {1: 1, 2: 1, 3: 1}),
        ("P", TWO_TIED, {1: 1}),
        ("P", THREE_TIED, {1: 1}),
        ("", THREE_TIED, {}),
    ],
)
@pytest.mark.parametrize("extra", ["first", "stays"])
def test_ties_share_the_cards(cards: str, bids: str, shares: dict[int, int], extra: str) -> None:
    state = table(4, cards, bids=bids, tie_extra_card=extra)

    while asked(state) == "pick_card":
        do(state, "pick 1")

    shared = {e.seat: len(e.cards) for e in told(state, "CardsWon") if e.tile == 0}
    if extra == "stays" and cards == "P C F" and bids == TWO_TIED:
        assert shared == {1: 1, 2: 1}
        assert row(state).startswith("F |")
    else:
        assert shared == shares
        assert row(state).startswith(" |") or state.round == 2


def test_aga_052_cards_of_one_tile_go_to_one_zone() -> None:
    state = winning("P C F", "")
    do(state, "place L2")
    assert choices(state) == ["place L1", "place L2", "place L3"]
    assert why(state, "place V1") == why(state, "place E") == "AGA-052"

    state = winning("P C K", "")
    do(state, "place V1")
    assert choices(state) == ["place V1", "place V2"]
    assert why(state, "place L1") == "AGA-052"
    do(state, "place V2")
    assert choices(state) == ["place V1", "place V2", "place O"]


def test_aga_054_won_cards_are_placed_at_once() -> None:
    state = winning("P C", "")

    assert asked(state) == "place_card"
    assert why(state, "pass") == "AGA-054"
    assert state.public()["hand"] == [0, 78]


def test_aga_088_one_and_three_against_two() -> None:
    state = table(3, "P C", bids="G1b0 Y1b4 R2b0 G3b0 Y2b4 R1b4 G2b4 Y3b4 R3b4")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.totals, auction.winners) == ((4, 2), (0,))
    assert len(told(state, "CardsWon")[0].cards) == 2


def test_aga_089_yellow_and_green_tie_and_green_holds_the_testament() -> None:
    state = table(3, " | M F", bids="G1b0 Y3b4 R2b4 G3b0 Y2b1 R1b4 G2b1 Y1b3 R3b4")

    auction = told(state, "AuctionResolved")[1]

    assert (auction.tile, auction.bidders, auction.winners, auction.reason) == (1, (1, 0), (0,), "testament")


def test_aga_r12_the_tokens_of_a_player_add_up() -> None:
    state = table(tiles="P C", bids="G1b0 Y3b0 G2b0 Y1b1 G3b1 Y2b0")

    assert told(state, "AuctionResolved")[0].totals == (3, 5)


def test_aga_r30_three_cards_are_won_whole() -> None:
    state = winning("P C F", "")

    assert told(state, "CardsWon")[0].cards == (0, 78, 39)


def test_aga_r31_the_earliest_token_counts() -> None:
    # Blue's first token on tile 0 comes after Red's only one, though Blue has two there.
    state = table(4, "P C", bids="G1b5 Y1b5 R3b0 B1b0 G2b5 Y2b5 R1b4 B2b0 G3b5 Y3b5 R2b4 B3b4")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.bidders, auction.totals, auction.winners) == ((2, 3), (3, 3), (2, 3))
    assert state.pending() == [2]


def test_aga_r32_four_tied_always_include_the_holder() -> None:
    state = table(4, "P C", bids="G1b0 Y1b0 R1b0 B1b0 G2b5 Y2b5 R2b5 B2b5 G3b5 Y3b5 R3b5 B3b5")

    auction = told(state, "AuctionResolved")[0]

    assert (auction.totals, auction.winners) == ((1, 1, 1, 1), (0,))


def test_aga_r33_the_third_card_goes_to_the_first_of_two() -> None:
    state = table(4, "P C F", bids=TWO_TIED)

    do(state, "pick 1", "pick 1")

    assert [(e.seat, e.cards) for e in told(state, "CardsWon")] == [(1, (0, 39)), (2, (78,))]


def test_aga_r33_or_stays_by_the_option() -> None:
    state = table(4, "P C F", bids=TWO_TIED, tie_extra_card="stays")

    do(state, "pick 1", "pick 1")

    assert [(e.seat, e.cards) for e in told(state, "CardsWon")] == [(1, (0,)), (2, (78,))]
    assert row(state) == "F |  |  |  |  | "


def test_aga_r34_all_picks_then_the_placements_in_order_each_with_its_window() -> None:
    state = table(4, "P P", boards=("", "V1[P] L1[F]", "", ""), bids=TWO_TIED)

    assert why(state, "pass") == "AGA-R34"
    do(state, "pick 1")
    assert state.public()["won"] == [[2, 1]]  # Red's card waits
    assert state.pending() == [1]
    do(state, "place V1")
    assert (state.pending(), asked(state)) == ([1], "validate")
    do(state, "validate V1 2", "pass")
    assert (state.pending(), asked(state)) == ([2], "place_card")


def test_aga_r35_the_zone_is_chosen_for_each_tile_and_draws_are_free() -> None:
    state = table(tiles="P C | F M", bids="G1b0 Y1b2 G2b1 Y2b2 G3b0 Y3b2")
    do(state, "place V1", "place V2")
    assert choices(state) == ["place L1", "place L2", "place L3", "place V1", "place V2", "place E"]
    do(state, "place E")
    assert board(state) == "V1[P] V2[C] E[F M]"


def test_aga_r52_no_card_no_winner_one_card_for_the_first_no_bid_nothing_moves() -> None:
    state = table(tiles=" | P", bids="G1b0 Y1b0 G2b0 Y2b0 G3b0")
    do(state, "bid 3 t1 auction")
    assert not told(state, "CardsWon")
    assert len(told(state, "TokenReturned")) == 6
    assert board(state) == board(state, 1) == ""

    one = table(4, "P", bids=TWO_TIED)
    assert [(e.seat, e.cards) for e in told(one, "CardsWon")] == [(1, (0,))]

    none = table(tiles="P C | F F", bids="G1b1 Y1b2 G2b1 Y2b2 G3b1 Y3b2")
    assert row(none) == "P C |  | "
