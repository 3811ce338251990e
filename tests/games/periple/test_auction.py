"""Périple: the auction that settles a tie."""

from __future__ import annotations

from ludotheque.games.periple.components import CARD_KEYS
from ludotheque.games.periple.events import AuctionOpened, BidMade, BidPassed, CardWon, CoinsChanged
from ludotheque.games.periple.state import Periple
from tests.games.periple.table import asked, coins, do, in_auction, may, owned_by, refusal, table, told

P40 = CARD_KEYS.index("P40")


def three_tied(coins: tuple[int, ...] = (3, 3, 3), active: int = 0) -> Periple:
    """Two markers each on the card of slot SW, in the turn of `active`."""
    first = ("D01", "D04", "D07")[active]
    return in_auction(
        "A4 B4", "A5 B5", "A6 B6", players=3, coins=coins, turn=active, lot="SW", bidders="0 1 2", used=first
    )


def test_per_050_tied_players_bid_clockwise_from_the_active_one() -> None:
    state = table("A4", "B4 A5 B5", coins=(2, 2))

    events = do(state, "use_character D02", "place_at A6")

    assert told(events, AuctionOpened) == [AuctionOpened(None, 3, P40, (0, 1))]
    assert state.pending() == [0]
    assert refusal(state, "bid 0", seat=1) == "PER-050"
    assert refusal(state, "end_turn") == "PER-050"
    middle = three_tied(active=1)
    assert middle.pending() == [1]
    do(middle, "bid 0")
    assert middle.pending() == [2]
    before = table()
    assert refusal(before, "bid 0") == "PER-050"
    assert refusal(before, "pass_bid") == "PER-050"


def test_per_051_each_player_bids_once() -> None:
    state = three_tied()

    do(state, "bid 0", "bid 1")

    assert state.pending() == [2]
    assert refusal(state, "bid 3", seat=0) == "PER-051"
    assert refusal(state, "pass_bid", seat=1) == "PER-051"


def test_per_052_each_bid_is_above_the_one_before() -> None:
    state = three_tied()

    do(state, "bid 1")

    assert refusal(state, "bid 1") == "PER-052"
    assert refusal(state, "bid 0") == "PER-052"
    assert may(state) == ["bid 2", "bid 3", "pass_bid"]


def test_per_053_who_passes_is_out() -> None:
    state = three_tied()

    events = do(state, "pass_bid")

    assert events == [BidPassed(0)]
    assert state.pending() == [1]
    assert refusal(state, "bid 3", seat=0) == "PER-051"


def test_per_054_the_auction_may_open_at_0() -> None:
    state = three_tied()

    assert may(state)[0] == "bid 0"


def test_per_055_nobody_bids_more_than_they_have() -> None:
    state = three_tied(coins=(1, 9, 9))

    assert may(state) == ["bid 0", "bid 1", "pass_bid"]
    assert refusal(state, "bid 2") == "PER-055"


def test_per_056_only_the_best_bid_is_paid() -> None:
    state = three_tied()

    events = do(state, "bid 1", "bid 2", "pass_bid")

    assert told(events, CardWon) == [CardWon(1, 3, P40, 2, "auction")]
    assert told(events, CoinsChanged)[0] == CoinsChanged(1, -2, 1, "bid")
    assert coins(state) == [4, 1, 4]  # the losers keep theirs and gain one


def test_per_057_the_others_keep_what_they_offered() -> None:
    state = three_tied()

    do(state, "bid 2", "bid 3")

    assert owned_by(state, 1).startswith("P40")
    assert coins(state) == [4, 0, 4]


def test_per_110_cid_opens_at_0_and_zoe_cannot_raise() -> None:
    state = table("D5 C6", "C4 D4 C5")

    events = do(state, "use_character D02", "place_at D6", "bid 0")

    assert told(events, BidMade) == [BidMade(0, 0)]
    assert told(events, BidPassed) == [BidPassed(1)]
    assert told(events, CardWon)[0].price == 0


def test_per_r25_only_tied_players_bid() -> None:
    state = in_auction("A6", "A4 B4", "A5 B5", "B6", players=4, lot="SW", bidders="1 2", coins=(5, 1, 1, 5))

    assert state.pending() == [1]
    assert refusal(state, "bid 0", seat=0) == "PER-R25"
    assert refusal(state, "pass_bid", seat=3) == "PER-R25"


def test_per_r25_the_first_tied_player_after_the_active_one_opens() -> None:
    state = table("", "A4 B4", "A5 B5", "A6", players=4, coins=(0, 1, 1, 1))

    events = do(state, "use_character D02", "place_at B6")

    assert told(events, AuctionOpened) == [AuctionOpened(None, 3, P40, (1, 2))]
    assert state.pending() == [1]


def test_per_r26_the_last_one_cannot_pass_when_nobody_has_bid() -> None:
    state = three_tied()

    events = do(state, "pass_bid", "pass_bid")

    assert told(events, BidMade) == [BidMade(2, 0)]
    assert told(events, CardWon) == [CardWon(2, 3, P40, 0, "auction")]
    last = in_auction("A4 B4", "A5 B5", "A6 B6", players=3, lot="SW", bidders="2")
    assert refusal(last, "pass_bid") == "PER-R26"
    assert may(last) == ["bid 0"]


def test_per_r27_another_player_may_open_at_0_after_a_pass() -> None:
    state = three_tied()

    do(state, "pass_bid")

    assert may(state)[0] == "bid 0"


def test_per_r28_no_more_than_surely_wins() -> None:
    state = three_tied(coins=(9, 1, 2))

    assert may(state) == ["bid 0", "bid 1", "bid 2", "pass_bid"]
    assert refusal(state, "bid 3") == "PER-R28"
    rich = three_tied(coins=(99, 99, 99))
    assert may(rich)[-2:] == ["bid 60", "pass_bid"]


def test_per_r58_whoever_was_outbid_may_not_raise() -> None:
    state = three_tied()

    do(state, "bid 0", "bid 1", "pass_bid")

    assert "P40" in owned_by(state, 1)


def test_per_r59_one_auction_a_card_with_the_coins_that_are_left() -> None:
    """Both cards are tied 3-3; the price of the first is gone when the second is bid for."""
    state = table("B5 D5", "A4 B4 A5 C4 D4 C5", coins=(0, 2), cards=("P25",))

    do(state, "use_character P25", "place_at A6", "resolve_card SW")
    assert may(state) == ["bid 0", "bid 1", "bid 2", "pass_bid"]
    do(state, "bid 1", "bid 2")

    assert coins(state) == [4, 0]
    assert asked(state) == "auction"
    assert may(state) == ["bid 0", "pass_bid"]


def test_per_r62_bids_are_open() -> None:
    state = three_tied()

    do(state, "bid 1")

    assert [state.view(viewer)["best"] for viewer in (0, 1, 2, None)] == [[0, 1]] * 4


def test_no_artifact_during_an_auction() -> None:
    state = three_tied()

    assert refusal(state, "use_coin", seat=0) == "PER-R42"
    assert refusal(state, "use_coin", seat=1) == "PER-086"
    assert refusal(state, "use_character D01", seat=1) == "PER-026"
