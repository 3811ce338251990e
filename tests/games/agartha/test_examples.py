"""The worked examples of the specification, with their exact numbers."""

from __future__ import annotations

from ludotheque.games.agartha.scoring import Score, ranking, score
from tests.games.agartha.table import acting, asked, board, choices, do, row, table, told, winning


def test_w01_the_rulebook_s_round() -> None:
    state = table(
        3,
        "P C | C F | M H | P P | A F",
        pile="M",
        bids="G1b0 Y3a0 R2b0 G3b0 Y2b1 R1a2 G2b1 Y1b3 R3b4",
    )

    assert (state.pending(), asked(state)) == ([1], "draw_from")
    do(state, "take t2 1")
    assert row(state) == "P C | M F | M H | P P | A F"
    do(state, "place L1")
    assert board(state, 1) == "L1[C]"

    auction = told(state, "AuctionResolved")[-1]
    assert (auction.bidders, auction.totals, auction.winners) == ((0, 2), (4, 2), (0,))
    assert auction.reason == "highest"
    do(state, "place V1", "place V2")
    assert board(state, 0) == "V1[P] V2[C]"

    auction = told(state, "AuctionResolved")[-1]
    assert (auction.bidders, auction.totals, auction.winners) == ((1, 0), (2, 2), (0,))
    assert auction.reason == "testament"
    do(state, "place L1", "place L2")
    assert board(state, 0) == "L1[M] L2[F] V1[P] V2[C]"

    skipped = told(state, "ActionSkipped")[-1]
    assert (skipped.seat, skipped.reason) == (2, "impossible")  # Red's Move, on an empty board
    assert told(state, "AuctionResolved")[-1].reason == "alone"
    assert (state.pending(), asked(state)) == ([1], "place_card")
    do(state, "place V1", "place V2")
    assert board(state, 1) == "L1[C] V1[P] V2[P]"
    assert state.pending() == [2]
    do(state, "place E")
    assert board(state, 2) == "E[F A]"
    assert state.round == 2


def test_w02_the_rulebook_s_placement() -> None:
    state = winning("P C", "V1[P] E[A]")

    do(state, "place V1")
    assert choices(state) == ["place V1", "place V2"]
    do(state, "place V2")
    assert choices(state) == ["pass", "validate V1 2"]
    do(state, "validate V1 2")
    assert choices(state) == ["pass", "card V2 compass", "card E amulet"]
    do(state, "card E amulet", "place A")

    assert board(state) == "V2[C] amu[A] met[P P]"
    assert score(state, 0) == Score(1, 0, 0, 0, 0, 3, (0, 0, 0))
    assert asked(state) == "bid"  # no more window


def test_w02_a_compass_in_the_validated_slot_is_lost() -> None:
    state = winning("P C", "V1[P] E[A]")

    do(state, "place V1", "place V1", "validate V1 2")

    assert board(state) == "E[A] met[P P]"
    assert told(state, "VillageValidated")[-1].discarded == (78,)


def test_w03_the_stale_trio() -> None:
    state = acting(1, "V1[P P P] V2[P]", round_=3)

    do(state, "card V1 character", "place V2")
    assert choices(state) == ["pass", "validate V1 2", "validate V2 2"]
    do(state, "validate V1 2")
    assert asked(state) == "move_card"
    do(state, "pass")
    assert choices(state) == ["pass", "validate V2 2"]
    do(state, "validate V2 2")

    assert board(state) == "met[P P P P]"
    assert state.points == [2, 0]
    assert told(state, "ActionSkipped")[-1].reason == "impossible"


def test_w03_a_character_that_leaves_the_village_refreshes_one_slot() -> None:
    state = acting(1, "V1[P P P] V2[P]", round_=3)

    do(state, "card V1 character", "place L1")

    assert choices(state) == ["pass", "validate V1 2"]


def test_w04_the_object_bonus() -> None:
    state = table(boards=("met[P P P P P P P] O[K X T]", ""))

    assert score(state, 0).objects == 9


def test_w05_three_lots() -> None:
    state = table(boards=("L1[M C] L2[H H H H C] L3[F F F C]", ""))

    found = score(state, 0)

    assert (found.places, found.lots_bonus, found.total) == (13, 5, 18)


def test_w06_three_tied_and_two_cards() -> None:
    state = table(
        4,
        "A P",
        bids="G2b5 Y3b4 R3b0 B1b3 G3b5 Y1b0 R1b2 B3b0 G1b0 Y2b0 R2b2 B2b3",
    )

    auction = told(state, "AuctionResolved")[-1]
    assert (auction.bidders, auction.totals) == ((2, 1, 3, 0), (3, 3, 3, 1))
    assert (auction.winners, auction.reason) == ((2, 1, 3), "shared")
    assert (state.pending(), choices(state)) == ([2], ["pick 1", "pick 2"])
    do(state, "pick 1")
    assert [(e.seat, e.card) for e in told(state, "CardPicked")] == [(2, 87), (1, 0)]
    assert [e.seat for e in told(state, "CardsWon")] == [2, 1]
    assert (state.pending(), asked(state)) == ([2], "place_card")
    do(state, "place E")
    assert state.pending() == [1]
    do(state, "place E")
    assert (board(state, 2), board(state, 1), board(state, 3)) == ("E[A]", "E[P]", "")


def test_w07_two_tied_and_three_cards() -> None:
    state = table(3, "C F P", bids="G1b4 Y2b0 R2b0 G2b4 Y1b3 R1b2 G3b4 Y3b3 R3b2")

    do(state, "pick 1", "pick 2")

    assert [(e.seat, e.card) for e in told(state, "CardPicked")] == [(1, 78), (2, 0), (1, 39)]
    assert row(state) == " |  |  |  | "
    do(state, "place L1")
    assert choices(state) == ["place L1", "place L2", "place L3"]
    do(state, "place L1", "place V1")
    assert (board(state, 1), board(state, 2)) == ("L1[F C]", "V1[P]")
    assert len(state.public()["tiles"][0]) == 2


def test_w07_with_stays_the_third_card_is_left() -> None:
    state = table(3, "C F P", bids="G1b4 Y2b0 R2b0 G2b4 Y1b3 R1b2 G3b4 Y3b3 R3b2", tie_extra_card="stays")

    do(state, "pick 1", "pick 2")
    assert row(state) == "F |  |  |  | "
    do(state, "place L1", "place V1")

    assert len(told(state, "CardPicked")) == 2
    refilled = [e for e in told(state, "TileCardDealt") if e.tile == 0]
    assert [(e.pos, e.reason) for e in refilled] == [(1, "refill")]


def test_w08_who_bid_first() -> None:
    state = table(4, "C F", bids="G1b5 Y1b0 R1b4 B3b0 G2b5 Y2b0 R2b4 B1b3 G3b5 Y3b1 R3b4 B2b3")

    auction = told(state, "AuctionResolved")[-1]

    assert (auction.bidders, auction.totals, auction.winners) == ((1, 3), (3, 3), (1, 3))
    assert (state.pending(), asked(state)) == ([1], "pick_card")


def test_w09_a_swap_opens_no_window() -> None:
    state = acting(2, "L1[P] V1[P F]")

    do(state, "card L1 character")  # the Forest is the only partner

    assert board(state) == "L1[F] V1[P P]"
    assert asked(state) == "bid"


def test_w09_with_swap_validates_it_does() -> None:
    state = acting(2, "L1[P] V1[P F]", swap_validates=True)

    do(state, "card L1 character")

    assert choices(state) == ["pass", "validate V1 2"]


def test_w10_an_amulet_that_leaves_a_lone_character_opens_no_window() -> None:
    state = acting(1, "V1[P P] V2[A P] E[P F]")

    do(state, "card V2 amulet", "place A")

    assert board(state) == "V1[P P] V2[P] E[P F] amu[A]"
    assert asked(state) == "bid"


def test_w10_a_chain() -> None:
    state = acting(1, "V1[P P] V2[A P] E[P F]")

    do(state, "card E character", "place V2")
    assert choices(state) == ["pass", "validate V2 2"]
    do(state, "validate V2 2")
    assert [87] == list(told(state, "VillageValidated")[-1].discarded)  # the Amulet
    do(state, "card V1 character", "place E")
    assert board(state) == "V1[P] E[P F] met[P P]"
    assert choices(state) == ["pass", "validate E 1"]
    do(state, "validate E 1")
    assert asked(state) == "draw_from"

    assert score(state, 0).total == 2
    assert board(state) == "V1[P] met[P P]"


def test_w11_a_lower_level_on_purpose() -> None:
    state = winning("P", "V1[P P C] V2[A]")

    do(state, "place V1")
    assert choices(state) == ["pass", "validate V1 2", "validate V1 3"]
    do(state, "validate V1 2", "card V2 amulet", "place A")

    assert board(state) == "amu[A] met[P P]"
    assert len(told(state, "VillageValidated")[-1].discarded) == 2
    assert score(state, 0).total == 4


def test_w12_explorations_in_any_order() -> None:
    state = winning("C", "E[P P F M]")

    do(state, "place E")
    assert choices(state) == ["pass", "validate E 1", "validate E 2"]
    do(state, "validate E 2")

    done = told(state, "ExplorationDone")[-1]
    assert (done.points, len(done.discarded), asked(state)) == (5, 5, "draw_from")
    assert state.explored == [2, 0]

    later = winning("F", "E[P P F]", explored=(2, 0))
    do(later, "place E")
    assert choices(later) == ["pass", "validate E 1"]


def test_w13_refill() -> None:
    state = table(2, " | P F | M M A | ", boards=("", ""), bids="G1a0 Y1a1 G2a2 Y2b0 G3b0", rest="discard", pile="")
    state.pile = [card for card in range(103) if state.where[card] == 36][:30]
    for card in state.pile:
        state.where[card] = -1

    do(state, "bid 3 t1 auction")

    assert [len(cards) for cards in state.public()["tiles"]] == [2, 3, 2]
    assert len(state.pile) == 28
    assert told(state, "TileSwept")[-1].cards == (52, 53, 87)
    assert sorted(state.pile[:3]) == [52, 53, 87]


def test_w14_mixed_slots() -> None:
    state = table(boards=("L1[F F F C] L2[F F M C C] L3[H H]", ""))

    found = score(state, 0)

    assert (found.places, found.lots_bonus, found.lots) == (8, 0, (1, 1, 0))


def test_w15_the_final_tie() -> None:
    boards = (
        "amu[A A] E[A A] L1[F F F F F C] L2[F F F F F C] L3[H H H C]",  # 6 + 9 + 9 + 5 + 2
        "amu[A A A] L1[M M M M M C] L2[M M M M M C] L3[H C]",  # 9 + 9 + 9 + 1 + 2
        "",
    )
    state = table(3, boards=boards, explored=(0, 1, 0))

    result = ranking(state)

    assert result.scores == (31, 31, 0)
    assert (result.ranks, result.rule) == ((2, 1, 3), "AGA-085")


def test_w16_a_draw_that_changes_an_auction() -> None:
    state = table(
        3,
        " |  | A C | | ",
        pile="F",
        bids="G1b2 Y3a2 R1b2 G2b4 Y1b4 R2b3 G3b3 Y2b4 R3b4",
    )

    do(state, "take t3 1")
    assert row(state) == " |  | F C |  | "
    do(state, "place L1")

    assert told(state, "CardsWon")[-1].cards == (39, 78)
