"""The cards and what they can be sold as; the hand limit."""

from __future__ import annotations

from ludotheque.games.agora.components import BIT, MAX_NEED, MAX_REPUTATION, MIN_NEED, NEED_SHIFT, SOLD_AS
from ludotheque.games.agora.deck import GOOD_ROWS
from ludotheque.games.agora.events import CardDiscarded, LotRevealed, NeedsChanged
from ludotheque.texts.catalog import LANGUAGES, catalog
from tests.games.agora.table import do, hand, keep_closing, kinds, legal, stalls, table, told, why_not


def test_ago_032_four_simple_goods() -> None:
    state = stalls(hands=["P B X E"], pairs=["PB", "PB", "PB"])

    assert [good.name for good in GOOD_ROWS] == ["fish", "goat", "ox", "slave"]
    assert legal(state, 0) == ["sell P P", "sell B B", "sell X X", "sell E E", "sell_done"]


def test_ago_034_a_hybrid_is_either_of_its_two_goods() -> None:
    state = stalls(hands=["P B XE XE"])

    do(state, 0, "sell XE X", "sell XE E")

    assert state.sold == [0, 0, 1, 1]


def test_ago_036_a_market_card_is_any_good() -> None:
    state = stalls(hands=["P B Mup"])

    assert legal(state, 0)[2:6] == ["sell Mup P", "sell Mup B", "sell Mup X", "sell Mup E"]


def test_ago_037_a_market_card_moves_the_need_of_its_tile() -> None:
    state = stalls(hands=["P B Mup Mdown"], magistrate_now="metronome", sold=(3, 2, 1, 0))

    do(state, 0, "sell Mup X", "sell Mdown E", "sell_done")
    keep_closing(state)

    assert [(event.shift, event.market) for event in told(state, NeedsChanged)] == [(-2, 0), (-1, 0), (1, 1), (2, -1)]
    assert state.need == (2, 3, 6, 5)


def test_ago_039_a_superior_good_is_two_goods_and_one_card() -> None:
    state = stalls(hands=["P B X2"])

    do(state, 0, "sell X2 X")

    assert state.sold == [0, 0, 1, 0]
    assert state.lot_cards == [0, 0, 1, 0]
    assert state.lot_goods == [0, 0, 2, 0]


def test_ago_041_above_nine_cards_the_winner_discards_at_once() -> None:
    state = table(hands=["P B X X E E BX", "P B", "P B"], cards=[4, 0, 0], pile="P B X E")

    for seat, amount in enumerate([3, 0, 0]):
        do(state, seat, f"bid {amount}")

    assert state.pending() == [0]
    assert state.decision(0).kind == "discard"
    assert legal(state, 0) == ["discard P", "discard B", "discard X", "discard E", "discard BX"]
    assert why_not(state, 0, "bid 1") == "AGO-041"
    assert why_not(state, 0, "discard PE") == "AGO-041"
    do(state, 0, "discard BX", "discard P")
    assert len(hand(state, 0).split()) == 9
    assert state.decision(1).kind == "bid"


def test_ago_042_the_tracks_of_a_tile() -> None:
    assert MAX_REPUTATION == 28
    assert (MIN_NEED, MAX_NEED) == (2, 6)


def test_ago_r22_the_hand_is_checked_before_the_next_lot_and_discards_are_open() -> None:
    state = table(hands=["P B X X E E", "P B", "P B"], cards=[4, 0, 0], pile="P B X E")
    for seat, amount in enumerate([3, 0, 0]):
        do(state, seat, f"bid {amount}")

    assert why_not(state, 1, "discard P") == "AGO-R22"
    assert len(told(state, LotRevealed)) == 1
    do(state, 0, "discard X")

    assert len(told(state, LotRevealed)) == 2
    assert told(state, CardDiscarded)[0].seen_by(2)["card"] == kinds("X")[0]
    assert state.discard[kinds("X")[0]] >= 1


def test_a_hand_of_one_kind_leaves_nothing_to_choose() -> None:
    state = table(hands=["P B", "P B", "P B"], cards=[4, 0, 0])
    state.hand[:16] = [10, *[0] * 15]  # more fish than there are: it cannot come about in play
    state.lot = (0,)

    for seat, amount in enumerate([3, 0, 0]):
        do(state, seat, f"bid {amount}")

    assert hand(state, 0).split() == ["P"] * 9
    assert len(told(state, CardDiscarded)) == 2


def test_ago_r29_a_superior_good_is_one_card_for_limit_and_ranking() -> None:
    state = stalls(hands=["P B X2", "P B", "P B"], magistrate_now="metronome", sold=(0, 2, 0, 0), need=(4, 4, 2, 4))

    do(state, 0, "sell X2 X")
    keep_closing(state)

    needs = {event.good: event.shift for event in told(state, NeedsChanged)}
    assert needs == {0: 1, 1: -2, 2: -1, 3: 2}  # two goats before one ox


def test_ago_r32_the_card_says_whether_it_rises_or_falls() -> None:
    assert [NEED_SHIFT[kind] for kind in kinds("Mup Mdown P X2")] == [1, -1, 0, 0]


def test_ago_r33_a_market_card_is_one_card_and_one_good() -> None:
    state = stalls(hands=["P B Mup"])

    do(state, 0, "sell P P", "sell Mup P")

    assert state.lot_cards[0] == state.lot_goods[0] == 2


def test_ago_r55_the_fourth_good_has_two_wordings_and_one_rule() -> None:
    for language in LANGUAGES:
        texts = catalog(language, "ludotheque.games.agora")
        for key in ("good-E", "kind-E", "kind-PE", "kind-BE", "kind-XE", "kind-E2"):
            assert texts.say(key) != texts.say(f"table-amphora-{key}")
    one, other = table(labels="rulebook"), table(labels="amphora")
    assert legal(one, 0) == legal(other, 0)
    assert (one.view(0)["labels"], other.view(0)["labels"]) == ("rulebook", "amphora")


def test_what_a_kind_can_be_sold_as() -> None:
    fish, goat, ox, slave = [BIT[good] for good in range(4)]

    assert [SOLD_AS[kind] for kind in kinds("P PB XE Mup E2")] == [fish, fish + goat, ox + slave, 15, slave]
