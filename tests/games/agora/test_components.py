"""What is in the box."""

from __future__ import annotations

from itertools import combinations, permutations

from ludotheque.games.agora import GAME
from ludotheque.games.agora.components import (
    COLOURS,
    COPIES,
    FULL_PILE,
    GOOD_KEYS,
    HIERARCHY,
    MAX_INFLUENCE,
    PRICE,
    VALUES,
    WORTH,
)
from ludotheque.games.agora.deck import DATA, GOOD_ROWS, KIND_ROWS, MAGISTRATE_ROWS
from ludotheque.games.agora.setup import clear_table
from tests.games.agora.table import do, kinds, legal, stalls, table


def test_ago_001_ages_and_minutes() -> None:
    assert DATA["box"]["ages_from"] == 10
    assert DATA["box"]["minutes"] == 70


def test_ago_002_three_or_four_players() -> None:
    assert list(GAME.seats) == [3, 4]


def test_ago_010_sixty_goods_cards_of_104() -> None:
    players = sum(len(cards) for cards in DATA["player_cards"].values())
    negotiation = len(COLOURS) * VALUES

    assert len(FULL_PILE) == 60
    assert 60 + players + len(MAGISTRATE_ROWS) + negotiation == 104


def test_ago_011_four_player_cards_in_each_colour() -> None:
    assert [len(cards) for cards in DATA["player_cards"].values()] == [4, 4, 4, 4]


def test_ago_012_eight_magistrates() -> None:
    assert len(MAGISTRATE_ROWS) == 8
    assert len({magistrate.effect for magistrate in MAGISTRATE_ROWS}) == 8


def test_ago_013_five_negotiation_cards_each() -> None:
    assert DATA["negotiation"]["values"] == [0, 1, 2, 3, 4]


def test_ago_014_four_screens() -> None:
    assert DATA["box"]["screens"] == list(COLOURS) == ["white", "orange", "green", "blue"]


def test_ago_015_pawns() -> None:
    assert DATA["box"]["seat_pawns"] * len(COLOURS) + DATA["box"]["need_pawns"] == 24


def test_ago_016_five_tiles() -> None:
    assert DATA["box"]["goods_tiles"] == len(GOOD_ROWS) == 4
    assert DATA["box"]["influence_tiles"] == 1


def test_ago_017_drachma_tokens() -> None:
    tokens = DATA["box"]["drachma_tokens"]

    assert [(token["value"], token["count"]) for token in tokens] == [(1, 40), (3, 20)]


def test_ago_018_auction_and_agora_tokens() -> None:
    assert DATA["box"]["auction_tokens"] == 1
    assert DATA["box"]["agora_tokens"] == [1, 2, 3, 4]


def test_ago_r03_one_influence_tile_up_to_42() -> None:
    best_half = 4 * max(DATA["scoring"]["reputation"]) + max(DATA["scoring"]["drachmas_box"])

    assert MAX_INFLUENCE == 2 * best_half == 42


def test_ago_r04_every_good_is_equally_plentiful() -> None:
    counts = {row.key: row.copies for row in KIND_ROWS}

    assert [counts[key] for key in GOOD_KEYS] == [8, 8, 8, 8]
    assert [counts[a + b] for a, b in combinations(GOOD_KEYS, 2)] == [2] * 6
    assert [counts[key + "2"] for key in GOOD_KEYS] == [2, 2, 2, 2]
    assert counts["Mup"] == counts["Mdown"] == 4
    assert sum(COPIES) == 60


def test_the_hierarchies_favour_no_good() -> None:
    for good in range(4):
        assert [sum(h[place] == good for h in HIERARCHY) for place in range(4)] == [2, 2, 2, 2]
    for one, other in permutations(range(4), 2):
        assert sum(h.index(one) < h.index(other) for h in HIERARCHY) == 4


def test_ago_r05_player_cards_never_join_the_pile() -> None:
    state = stalls(hands=["P B", "P B", "P B"], need=(6, 4, 4, 4), round=4)

    do(state, 0, "sell P P", "sell_done")
    while state.half == 0:
        seat = state.pending()[0]
        do(state, seat, "sell_done" if "sell_done" in legal(state, seat) else legal(state, seat)[0])

    assert sorted([*state.pile, *state.lot]) == sorted(FULL_PILE)


def test_ago_r51_the_reserve_never_runs_out() -> None:
    state = table(drachmas=[200, 150, 120], cards=[2, 1, 0])

    assert sum(state.drachmas) > 100
    assert legal(state, 0)[-1] == "bid 100"


def test_ago_033_price_of_a_simple_good() -> None:
    assert [PRICE[kind] for kind in kinds("P B X E")] == [1, 1, 1, 1]


def test_ago_035_price_of_a_hybrid() -> None:
    assert {PRICE[kind] for kind in kinds("PB PX PE BX BE XE")} == {2}


def test_ago_038_price_of_a_market_card() -> None:
    assert [PRICE[kind] for kind in kinds("Mup Mdown")] == [3, 3]


def test_ago_040_price_of_a_superior_good() -> None:
    assert [PRICE[kind] for kind in kinds("P2 B2 X2 E2")] == [4, 4, 4, 4]
    assert [WORTH[kind] for kind in kinds("P2 B2 X2 E2")] == [2, 2, 2, 2]


def test_a_blank_table_has_nothing_on_it() -> None:
    state = table()

    clear_table(state)

    assert state.pending() == []
    assert sum(state.hand) == 0
