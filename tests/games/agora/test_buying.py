"""Negotiation cards and closed-fist auctions."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.core.match import Match
from ludotheque.games.agora import GAME
from ludotheque.games.agora.events import (
    BidPlaced,
    BidsRevealed,
    BidTied,
    LotRevealed,
    LotWon,
    NegotiationChosen,
    NegotiationRevealed,
    TieBroken,
)
from ludotheque.games.agora.options import Options
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, hand, kinds, legal, table, told, why_not


def bid(state: Agora, *amounts: int) -> None:
    """One bidding turn: the pending seats in order."""
    for seat, amount in zip(state.pending(), amounts, strict=True):
        do(state, seat, f"bid {amount}")


def test_ago_043_the_first_lot_has_four_cards_with_three_players_and_three_with_four() -> None:
    for players, size in ((3, 4), (4, 3)):
        state = table(players)

        revealed = told(state, LotRevealed)[0]
        assert revealed.token == 1
        assert len(revealed.cards) == len(state.lot) == size


def test_ago_044_negotiation_cards_are_chosen_together_and_revealed_together() -> None:
    state = table()
    assert state.pending() == [0, 1, 2]

    do(state, 2, "negotiate 4")
    do(state, 0, "negotiate 1")

    assert state.view(1)["negotiation"] == [None, None, None]
    assert [event.seen_by(1) for event in told(state, NegotiationChosen)] == [
        {"kind": "NegotiationChosen", "seat": 2},
        {"kind": "NegotiationChosen", "seat": 0},
    ]
    assert why_not(state, 2, "negotiate 3") == "AGO-044"
    do(state, 1, "negotiate 0")
    assert state.view(1)["negotiation"] == [1, 0, 4]
    assert told(state, NegotiationRevealed)[0].values == (1, 0, 4)


def test_ago_045_the_card_holds_for_all_auctions_of_the_round() -> None:
    state = table(cards=[4, 2, 0])

    bid(state, 3, 0, 0)

    assert state.pending() == [1, 2]
    assert state.decision(1).kind == "bid"
    assert why_not(state, 1, "negotiate 3") == "AGO-045"
    bid(state, 1, 2)
    assert told(state, BidsRevealed)[1].totals == (3, 2)


def test_ago_046_any_number_of_ones_drachmas_even_none() -> None:
    state = table(drachmas=[3, 15, 15], cards=[0, 0, 0])

    assert legal(state, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert why_not(state, 0, "bid 4") == "AGO-046"


def test_ago_047_fists_open_together_and_the_highest_total_wins() -> None:
    state = table(cards=[4, 0, 2])

    do(state, 0, "bid 1")
    do(state, 1, "bid 6")
    assert state.view(2)["bids"] == [None, None, None]
    assert told(state, BidPlaced)[0].seen_by(2) == {"kind": "BidPlaced", "seat": 0}
    assert why_not(state, 0, "bid 2") == "AGO-047"
    do(state, 2, "bid 3")

    revealed = told(state, BidsRevealed)[0]
    assert (revealed.seats, revealed.amounts, revealed.totals) == ((0, 1, 2), (1, 6, 3), (5, 6, 5))
    assert told(state, LotWon)[0].seat == 1


def test_ago_048_the_winner_pays_and_takes_the_lot() -> None:
    state = table(cards=[4, 0, 2], pile="P X2 BE Mup")

    bid(state, 1, 6, 3)

    assert state.drachmas[1] == 9
    assert hand(state, 1) == "P P B BE Mup X2"
    assert told(state, LotWon)[0].price == 6


def test_ago_049_the_first_lot_brings_token_one() -> None:
    state = table(cards=[4, 0, 2])

    bid(state, 1, 6, 3)

    assert state.token == (0, 1, 0)


def test_ago_050_only_the_tied_bid_again() -> None:
    state = table(cards=[2, 4, 1])

    bid(state, 5, 3, 4)

    assert state.pending() == [0, 1]
    assert told(state, BidTied)[0].seats == (0, 1)
    assert why_not(state, 2, "bid 9") == "AGO-050"
    assert state.view(2)["openings"] == [[5, 3, 4]]


def test_ago_051_a_second_lot_follows_with_token_two() -> None:
    state = table(cards=[4, 0, 2])

    bid(state, 1, 6, 3)
    bid(state, 0, 5)

    assert [event.token for event in told(state, LotRevealed)] == [1, 2]
    assert state.token[2] == 2
    assert state.drachmas[2] == 10


def test_ago_052_with_four_players_a_third_lot_with_token_three() -> None:
    state = table(4, cards=[4, 3, 2, 0])

    bid(state, 2, 0, 0, 0)
    bid(state, 2, 0, 0)
    bid(state, 2, 0)

    assert [event.token for event in told(state, LotRevealed)] == [1, 2, 3]
    assert state.token == (1, 2, 3, 0)
    assert state.decision(3).kind == "last_lot"


def test_ago_053_a_token_ends_the_bidding_for_its_owner() -> None:
    state = table(cards=[4, 0, 2])

    bid(state, 1, 6, 3)

    assert state.pending() == [0, 2]
    assert why_not(state, 1, "bid 1") == "AGO-053"


def test_ago_r09_the_first_lot_is_seen_before_the_card_is_chosen() -> None:
    state = table(pile="P X2 BE Mup")

    assert state.decision(0).kind == "negotiate"
    assert state.view(0)["lot"] == kinds("P X2 BE Mup")


def test_ago_r10_each_card_once_a_half_and_the_fifth_is_forced() -> None:
    state = table(cards=[4, 0, 2])
    assert state.view(0)["negotiation_left"] == [[0, 1, 2, 3], [1, 2, 3, 4], [0, 1, 3, 4]]

    later = table(round=3)
    used = [value for value in range(5) if value not in later.view(0)["negotiation_left"][0]]
    assert len(used) == 3
    assert why_not(later, 0, f"negotiate {used[0]}") == "AGO-R10"

    last = table(round=4)
    assert last.decision(0).kind == "bid"
    assert len(told(last, NegotiationChosen)) == 3


def test_what_is_left_changes_only_at_the_common_reveal() -> None:
    state = table()

    do(state, 0, "negotiate 4")

    assert state.view(1)["negotiation_left"] == [[0, 1, 2, 3, 4]] * 3


def test_ago_r11_never_more_than_a_hundred() -> None:
    state = table(drachmas=[150, 15, 15], cards=[0, 0, 0])

    assert legal(state, 0)[-1] == "bid 100"
    assert "bid 101" not in GAME.notation


def test_ago_r12_losers_keep_their_drachmas() -> None:
    state = table(cards=[4, 0, 2])

    bid(state, 1, 6, 3)

    assert state.drachmas == [15, 9, 15]


def test_ago_r13_losing_bids_are_public() -> None:
    state = table(cards=[4, 0, 2])

    bid(state, 1, 6, 3)

    assert state.view(None)["openings"] == [[1, 6, 3]]
    assert told(state, BidsRevealed)[0].seen_by(None)["amounts"] == (1, 6, 3)


def test_ago_r14_two_free_rebids_then_the_auction_token_decides() -> None:
    state = table(holder=1, cards=[2, 2, 2])

    bid(state, 5, 5, 5)
    assert state.rebid == 1
    bid(state, 0, 3, 3)
    assert state.pending() == [1, 2]
    assert state.rebid == 2
    bid(state, 1, 1)

    assert told(state, TieBroken)[0].seat == 1
    assert state.drachmas == [15, 14, 15]
    assert state.view(0)["openings"] == [[5, 5, 5], [0, 3, 3], [None, 1, 1]]


def test_ago_r14_nearest_clockwise_from_the_holder() -> None:
    state = table(4, holder=2, cards=[2, 2, 0, 0])

    bid(state, 5, 5, 0, 0)
    bid(state, 1, 1)
    bid(state, 1, 1)

    assert told(state, TieBroken)[0].seat == 0  # seats 2 and 3 come first, but are not tied


def test_ago_r14_with_raise_a_new_bid_is_at_least_the_old_one() -> None:
    state = table(rebid="raise", drachmas=[9, 9, 9], cards=[2, 4, 1])

    bid(state, 5, 3, 4)

    assert legal(state, 0) == [f"bid {amount}" for amount in range(5, 10)]
    assert legal(state, 1)[0] == "bid 3"
    assert why_not(state, 1, "bid 2") == "AGO-R14"
    assert why_not(state, 1, "bid 10") == "AGO-046"


def test_ago_r14_with_raise_a_tied_bid_of_everything_is_repeated_by_itself() -> None:
    state = table(rebid="raise", holder=1, drachmas=[5, 5, 9], cards=[2, 2, 0])

    bid(state, 5, 5, 1)

    assert told(state, TieBroken)[0].seat == 1
    assert [event.amounts for event in told(state, BidsRevealed)] == [(5, 5, 1), (5, 5), (5, 5)]
    assert state.drachmas == [5, 0, 9]


def test_ago_r15_the_negotiation_value_is_not_paid() -> None:
    state = table(cards=[4, 0, 0])

    bid(state, 0, 0, 0)

    assert told(state, LotWon)[0].seat == 0
    assert state.drachmas == [15, 15, 15]


def test_ago_r50_hands_are_hidden_but_what_was_bought_was_seen() -> None:
    state = table(cards=[4, 0, 2], pairs=["PB", "XE", "PX"], pile="P X2 BE Mup", hands=["P B", "X E", "P X"])

    bid(state, 1, 6, 3)

    view = state.view(0)
    assert "hand" not in state.view(None)
    assert view["hand_sizes"] == [2, 6, 2]
    assert [kind for kind in range(16) if view["memory"]["hands"][1][kind]] == kinds("P BE Mup X2")
    worlds = {tuple(state.determinize(0, Chance.seeded(seed)).hand[16:20]) for seed in range(60)}
    assert len(worlds) == 6  # one for each pair that seat 1 may have been dealt


def test_ago_r56_a_tie_for_second_place_means_nothing() -> None:
    state = table(cards=[4, 2, 2])

    bid(state, 9, 3, 3)

    assert not told(state, BidTied)
    assert state.token == (1, 0, 0)


def test_a_sealed_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = Match.new(GAME, Options(players=3), "7")
    match.play(0, GAME.parse("negotiate 1"))
    match.play(1, GAME.parse("negotiate 2"))

    match.take_back(0)
    match.play(0, GAME.parse("negotiate 4"))
    match.play(2, GAME.parse("negotiate 3"))

    assert match.state.view(None)["negotiation"] == [4, 2, 3]
    match.play(1, GAME.parse("bid 3"))
    match.take_back(1)
    assert match.state.pending() == [0, 1, 2]


def test_bids_can_be_made_in_any_order() -> None:
    one, other = table(cards=[4, 0, 2]), table(cards=[4, 0, 2])

    for seat, amount in ((0, 1), (1, 6), (2, 3)):
        do(one, seat, f"bid {amount}")
    for seat, amount in ((2, 3), (0, 1), (1, 6)):
        do(other, seat, f"bid {amount}")

    assert one.view(0) == other.view(0)
