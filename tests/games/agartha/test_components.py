"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.components import (
    CARD_ROWS,
    COLOURS,
    EXPLORATION_TOKENS,
    HIGH,
    KIND_OF,
    KIND_ROWS,
    KINDS,
    LOW,
    POINT_TOKENS,
    SLOT_ROWS,
    TILES,
    VALUES,
    deck,
)
from ludotheque.texts.catalog import LANGUAGES, catalog, source_text
from tests.games.agartha.table import acting, do, table, told

COUNTS = {  # kind: with 2, 3 and 4 players
    "character": (18, 30, 39),
    "forest": (6, 10, 13),
    "mountain": (6, 10, 13),
    "hamlet": (6, 10, 13),
    "compass": (5, 8, 9),
    "amulet": (5, 7, 8),
    "knife": (1, 2, 2),
    "axe": (1, 2, 2),
    "torch": (1, 2, 2),
    "vial": (1, 1, 2),
}


def test_aga_001_six_expedition_tiles() -> None:
    assert len(TILES) == 6
    assert [catalog("en", AGARTHA.package).say(f"tile-{key}") for key in TILES] == [
        "Mist Fjord",
        "Salmon Ford",
        "Raven Pass",
        "Standing-Stone Moor",
        "Torrent Gorge",
        "Mouth of the Chasm",
    ]


def test_aga_002_one_hundred_and_three_cards() -> None:
    kinds = Counter(card.kind for card in CARD_ROWS)

    assert len(CARD_ROWS) == 103
    assert kinds == {kind: counts[2] for kind, counts in COUNTS.items()}
    assert sum(kinds[kind.key] for kind in KIND_ROWS if kind.group == "place") == 39
    assert sum(kinds[kind.key] for kind in KIND_ROWS if kind.group == "object") == 8


def test_aga_003_one_testament() -> None:
    state = table(4, holder=2)

    assert state.public()["holder"] == 2


def test_aga_004_four_boards_at_most() -> None:
    assert max(AGARTHA.seats) == len(COLOURS) == 4
    assert len(table(4).public()["boards"]) == 4


def test_aga_005_twelve_bidding_tokens_three_each() -> None:
    state = table(4)
    placed = 0
    while state.round == 1:
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[-1])
        placed += 1

    assert placed == 12
    assert VALUES == 3


def test_aga_006_thirty_eight_point_tokens() -> None:
    assert POINT_TOKENS == 38


def test_aga_007_twelve_exploration_tokens() -> None:
    assert EXPLORATION_TOKENS * len(COLOURS) == 12
    assert all(len(levels) == EXPLORATION_TOKENS for levels in table().public()["explored"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aga_012_cards_by_kind_and_number_of_players(players: int) -> None:
    kinds = Counter(KINDS[KIND_OF[card]] for card in deck(players))

    assert kinds == {kind: counts[players - 2] for kind, counts in COUNTS.items()}
    assert len(deck(players)) == (50, 82, 103)[players - 2]


def test_aga_r03_every_deck_has_the_four_objects() -> None:
    objects = [KIND_ROWS[KIND_OF[card]].key for card in deck(2) if KIND_ROWS[KIND_OF[card]].group == "object"]
    assert sorted(objects) == ["axe", "knife", "torch", "vial"]

    objects = [KIND_ROWS[KIND_OF[card]].key for card in deck(3) if KIND_ROWS[KIND_OF[card]].group == "object"]
    assert Counter(objects) == {"knife": 2, "axe": 2, "torch": 2, "vial": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_aga_r05_one_spelling_everywhere(language: str) -> None:
    texts = source_text(AGARTHA.package, language)

    assert "Rolhnir" in texts
    assert "Rohlnir" not in texts
    assert "RÉOLUTION" not in texts


def test_aga_r19_cards_of_a_kind_are_equal_and_the_lowest_moves() -> None:
    state = acting(1, "V1[P P P]")

    do(state, "card V1 character", "place L1")

    assert told(state, "CardMoved")[-1].card == 0
    assert [KIND_OF[card] for card in range(103)] == sorted(KIND_OF)  # a kind is a run of ids
    assert all(KIND_OF[LOW[kind]] == KIND_OF[HIGH[kind] - 1] == kind for kind in range(10))


def test_the_slots_are_those_of_the_board() -> None:
    assert [(slot.key, slot.area, slot.accepts) for slot in SLOT_ROWS] == [
        ("L1", "places", "all"),
        ("L2", "places", "all"),
        ("L3", "places", "all"),
        ("V1", "village", "all"),
        ("V2", "village", "all"),
        ("O", "village", "objects"),
        ("E", "exploration", "all"),
    ]


def test_the_figures_of_the_characters_come_by_three() -> None:
    figures = Counter(card.key.partition(".")[0] for card in CARD_ROWS if card.kind == "character")

    assert len(figures) == 13
    assert set(figures.values()) == {3}
