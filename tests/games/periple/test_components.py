"""Périple: what is in the box."""

from __future__ import annotations

import pytest

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import (
    ANIMAL,
    BIOMES,
    CARD_KEYS,
    CARDS,
    COLOURS,
    DATA,
    FOUND,
    KINDS,
    MARKERS,
    START,
    TERRAIN,
    TILES,
)
from ludotheque.games.periple.deck import shape_faults
from ludotheque.games.periple.tables import offsets
from tests.games.periple.table import coins, do, face_up, may, refusal, reserve, table


def test_per_001_43_cards_have_two_faces() -> None:
    assert len(TERRAIN) == 43 == DATA["terrain_cards"]
    assert all(len(card.coins) == 6 and card.shape for card in TERRAIN)


def test_per_002_12_start_cards_three_a_colour() -> None:
    assert len(START) == 12 == DATA["start_cards"]
    assert [card.colour for card in START] == [colour for colour in COLOURS for _ in range(3)]


def test_per_003_24_artifact_tiles_four_of_each_of_six_kinds() -> None:
    assert len(TILES) == 24 == DATA["artifact_tiles"]
    assert [sum(tile.kind == kind for tile in TILES) for kind in KINDS] == [4] * 6
    for kind in KINDS:
        own = [(tile.cost, tile.points) for tile in TILES if tile.kind == kind]
        assert [points for _, points in own] == [1, 1, 2, 2]
        assert own[0] == own[1] < own[2] == own[3]


def test_per_004_4_player_aids_that_do_nothing() -> None:
    assert DATA["aids"] == 4
    assert "aids" not in PERIPLE.schema.fields


def test_per_005_one_outpost_worth_3_points() -> None:
    state = table("B2 C2 D2 B3 D3 B4 C4 D4", "C3", outpost=True)
    do(state, "use_character D02", "place_at A6")

    assert state.tally()[0]["outpost"] == 3 == DATA["outpost_points"]
    assert sum(row["outpost"] for row in state.tally()) == 3


def test_per_006_5_animal_cards_are_shuffled_in() -> None:
    assert len(ANIMAL) == 5 == DATA["animal_cards"]
    state = PERIPLE.begin(1)
    assert len(state.public()["slots"]) + state.public()["pile_size"] == 48


def test_per_007_24_markers_of_four_colours() -> None:
    assert MARKERS == 24
    assert len(COLOURS) * MARKERS == 96
    assert reserve(table(players=4)) == [24] * 4


def test_per_008_36_coins() -> None:
    assert DATA["coin_pieces"] == {"1": 30, "5": 6}


def test_per_023_all_is_limited_but_coins() -> None:
    """60 coins are in the box; a player can have more."""
    state = table(coins=(60, 0))

    do(state, "use_character D01", "place_at A1")

    assert coins(state)[0] == 63
    assert sum(reserve(state)) == 2 * 24 - 3


def test_per_024_what_has_run_out_is_not_available() -> None:
    state = table(plan="P01 P02 P03 P04 P05 P06", pile="", bare_pile=True, fields={"end_triggered": True})
    assert state.public()["pile_top"] is None
    bought = table(
        coins=(9, 9), tiles=("R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12", "R13 R14 R15 R16 R17 R18 R19 R20")
    )
    do(bought, "use_character D01", "place_at A1", "end_exploration", "buy_tile m1")
    assert bought.public()["market"][0] is None
    assert refusal(bought, "buy_tile m1") == "PER-082"


def test_per_025_coins_never_run_out() -> None:
    state = table(coins=(1000, 1000))

    do(state, "use_character D01", "place_at A1")

    assert coins(state) == [1003, 1000]


def test_per_r03_the_character_behind_a_terrain_card_is_public() -> None:
    state = table()

    view = state.view(None)

    assert view["slots"] == [CARD_KEYS.index(key) for key in ["P12", "P24", "P32", "P40", "P37", "P05"]]
    assert view["pile_top"] == CARD_KEYS.index("P01")


def test_per_r13_start_cards_are_worth_nothing_and_never_on_the_plan() -> None:
    state = table()

    assert state.tally() == [{"cards": 0, "tiles": 0, "outpost": 0}] * 2
    for seed in range(20):
        assert max(PERIPLE.begin(seed).public()["slots"]) < len(FOUND)


def test_cards_are_numbered_as_the_actions_are() -> None:
    assert len(FOUND) == 48
    assert CARDS == 60
    assert [card.key for card in FOUND] + [card.key for card in START] == list(CARD_KEYS)
    assert len(PERIPLE.actions) == 498
    written = {0: "choose_side S", 4: "use_character P01", 64: "early_rest", 66: "use_flip", 67: "flip_card P01"}
    written |= {
        127: "use_rotate cw",
        129: "use_slide",
        130: "slide_from A1 bottom",
        202: "slide_to N",
        206: "place_at A1",
    }
    written |= {
        242: "fill_square A1",
        278: "pay_optional A1",
        314: "use_free",
        315: "free_optional A1",
        351: "use_replace",
    }
    written |= {
        352: "replace_at A1 bottom",
        424: "end_exploration",
        425: "resolve_card NW",
        431: "bid 0",
        491: "bid 60",
    }
    written |= {492: "pass_bid", 493: "buy_tile m1", 497: "end_turn"}
    assert {number: PERIPLE.notation[number] for number in written} == written


def test_the_deck_is_balanced_as_designed() -> None:
    symbols = [sum(card.coins) for card in TERRAIN]
    assert sum(symbols) == 92
    assert (min(symbols), max(symbols)) == (0, 4)
    boxes = [offsets(card.shape, 0)[0] for card in FOUND]
    spans = [(max(col for col, _ in box), max(row for _, row in box)) for box in boxes]
    wide, high = sum(w > h for w, h in spans), sum(w < h for w, h in spans)
    assert (wide, high, 48 - wide - high) == (18, 14, 16)
    by_points = {points: [card for card in FOUND if card.points == points] for points in (1, 2, 3, 4)}
    assert [len(by_points[points]) for points in (4, 3, 2, 1)] == [5, 26, 14, 3]
    sizes = {points: {size(card.shape) for card in cards} for points, cards in by_points.items()}
    assert sizes == {4: {1, 2}, 3: {2, 3, 4}, 2: {3, 4, 5}, 1: {4, 5}}
    assert all(size(card.shape) == 3 for card in START)
    assert all(card.biome in BIOMES for card in FOUND)


def size(shape: tuple[str, ...]) -> int:
    return sum(row.count("#") for row in shape)


@pytest.mark.parametrize("card", FOUND + START, ids=CARD_KEYS)
def test_every_shape_keeps_to_the_limits_of_a_deck(card: object) -> None:
    assert shape_faults(list(card.shape)) == []  # type: ignore[attr-defined]


def test_every_start_set_is_the_same() -> None:
    shapes = [card.shape for card in START]
    assert shapes == shapes[:3] * 4
    assert face_up(table(), 0) == "D01 D02 D03"
    assert face_up(table(turn=1), 1) == "D04 D05 D06"
    assert may(table(), "use_character") == ["D01", "D02", "D03"]
