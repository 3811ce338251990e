"""Périple: artifact tiles are bought, turned and counted; what each does is in test_abilities.py."""

from __future__ import annotations

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import TILE_KEYS
from ludotheque.games.periple.events import (
    CoinsChanged,
    MarketRevealed,
    Rested,
    TileBought,
    TileUsed,
)
from tests.games.periple.table import (
    asked,
    coins,
    do,
    may,
    refusal,
    table,
    tiles_up,
    told,
)

OFFER = "R09 R03 R07 R13"  # coin for 3, free for 5, replace for 6, rotate for 3


def test_per_077_four_tiles_are_on_offer() -> None:
    state = PERIPLE.begin(1)

    shown = state.view(None)["market"]
    assert len(set(shown)) == 4
    assert [event.tile for event in told(state.log or [], MarketRevealed)] == shown


def test_per_078_a_tile_is_bought_at_the_end_of_the_turn() -> None:
    state = table(coins=(2, 0), market=OFFER)

    do(state, "use_character D01", "place_at A1")
    assert asked(state) == "closing"
    assert may(state) == ["buy_tile m1", "buy_tile m2", "buy_tile m4", "end_turn"]
    assert refusal(state, "buy_tile m3") == "PER-078"
    events = do(state, "buy_tile m2")

    assert coins(state)[0] == 0
    assert told(events, TileBought) == [TileBought(0, 1, TILE_KEYS.index("R03"), 5)]
    assert told(events, CoinsChanged) == [CoinsChanged(0, -5, 0, "purchase")]


def test_per_079_the_tile_lies_by_its_buyer() -> None:
    state = table(coins=(3, 0), market=OFFER)

    do(state, "use_character D01", "place_at B1", "buy_tile m1")

    assert state.view(1)["tiles_up"][0] == [TILE_KEYS.index("R09")]


def test_per_080_the_next_tile_replaces_it() -> None:
    state = table(coins=(3, 0), market=OFFER)
    following = state.tile_pile[0]

    events = do(state, "use_character D01", "place_at B1", "buy_tile m1")

    assert state.market[0] == following
    assert told(events, MarketRevealed) == [MarketRevealed(None, 0, following, 19)]


def test_per_081_any_number_of_tiles() -> None:
    state = table(coins=(9, 0), tiles=("R01 R02 R04 R05 R06 R08 R10 R11",), market=OFFER)

    do(state, "use_character D01", "place_at B1", "end_exploration", "buy_tile m1")

    assert len(tiles_up(state, 0).split()) == 9


def test_per_082_one_purchase_a_turn() -> None:
    state = table(coins=(20, 0), market=OFFER)

    do(state, "use_character D01", "place_at B1", "buy_tile m1")

    assert refusal(state, "buy_tile m2") == "PER-082"
    assert may(state) == ["use_coin", "end_turn"]


def test_per_083_a_bought_tile_can_be_used_at_once() -> None:
    state = table(coins=(3, 0), market=OFFER)

    do(state, "use_character D01", "place_at B1", "buy_tile m1", "use_coin")

    assert coins(state)[0] == 1
    assert state.pending() == [1]


def test_per_084_tiles_that_move_markers_only_in_the_exploration() -> None:
    state = table("D4", coins=(9, 0), tiles=("R01 R05 R17 R13",), market=OFFER.replace("R13", "R14"))

    assert refusal(state, "use_slide") == "PER-R41"
    do(state, "use_character D01", "place_at B1", "end_exploration")

    assert asked(state) == "closing"
    for kind in ("use_slide", "use_free", "use_replace", "use_rotate cw"):
        assert refusal(state, kind) == "PER-084"


def test_per_085_a_used_tile_turns_face_down() -> None:
    state = table(tiles=("R09",))

    events = do(state, "use_coin")

    assert tiles_up(state, 0) == ""
    assert told(events, TileUsed) == [TileUsed(0, TILE_KEYS.index("R09"), 2)]
    assert refusal(state, "use_flip") == "PER-085"


def test_per_086_only_in_one_s_own_turn() -> None:
    state = table(tiles=("", "R09"))

    assert refusal(state, "use_coin", seat=1) == "PER-086"


def test_per_087_any_number_of_tiles_in_a_turn() -> None:
    state = table(tiles=("R09 R10 R11 R12",))

    do(state, "use_coin", "use_coin", "use_coin", "use_coin")

    assert coins(state)[0] == 4


def test_per_088_a_rest_turns_the_tiles_up() -> None:
    state = table(down=("", "D04 D05 D06"), tiles_down=("", "R09 R17"))

    assert refusal(table(tiles_down=("R09",)), "use_coin") == "PER-088"
    events = do(state, "use_character D01", "place_at B1")

    assert told(events, Rested)[0].tiles == (TILE_KEYS.index("R09"), TILE_KEYS.index("R17"))
    assert tiles_up(state, 1) == "R09 R17"


def test_per_089_an_early_rest_too() -> None:
    state = table(coins=(2, 0), down=("D02",), tiles_down=("R09",))

    do(state, "early_rest")

    assert tiles_up(state, 0) == "R09"


def test_per_090_face_up_tiles_cost_nothing() -> None:
    state = table(coins=(2, 0), down=("D02",), tiles=("R09 R10 R17",))

    do(state, "early_rest")

    assert coins(state)[0] == 0


def test_per_091_tiles_count_at_the_end() -> None:
    state = table(tiles=("R01 R03",), tiles_down=("R08",))

    assert state.tally()[0]["tiles"] == 1 + 2 + 2
