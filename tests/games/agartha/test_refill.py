"""The end of a round: tiles are filled again."""

from __future__ import annotations

from ludotheque.games.agartha.board import DISCARD, ELSEWHERE
from ludotheque.games.agartha.refill import refill
from ludotheque.games.agartha.state import Agartha
from tests.games.agartha.table import row, table, told


def filled(tiles: str, **picture: str) -> Agartha:
    state = table(tiles=tiles, **picture)  # type: ignore[arg-type]
    refill(state)
    return state


def test_aga_056_empty_spaces_are_filled() -> None:
    state = filled(" |  | ", pile="P F M H C A")

    assert row(state) == "P F | M H | C A"
    assert {e.reason for e in told(state, "TileCardDealt")} == {"refill"}


def test_aga_057_a_tile_that_kept_two_gets_a_third() -> None:
    state = filled("P F |  | ", pile="K X")

    assert row(state).split(" | ")[0] == "P F K"
    assert told(state, "TileCardDealt")[0].pos == 2


def test_aga_058_a_tile_of_three_gets_two_new_ones_and_the_three_go_under() -> None:
    state = filled("P F M | H H | H H", pile="K X")

    assert row(state).split(" | ")[0] == "K X"
    assert sorted(state.pile[:3]) == [0, 39, 52]
    assert told(state, "TileSwept")[0].cards == (0, 39, 52)


def test_aga_r42_a_single_card_is_filled_up_to_two() -> None:
    state = filled("P | F F | F F", pile="K X T")

    assert row(state) == "P K | F F X | F F T"


def test_aga_r43_tile_0_first() -> None:
    state = filled(" | P | ", pile="K X T")

    assert [e.tile for e in told(state, "TileCardDealt")] == [0, 0, 1, 2, 2]
    assert row(state).startswith("K X | P T | ")


def test_aga_r43_short_of_cards_the_space_stays_empty() -> None:
    state = filled(" | P F | ", rest="seat 1", pile="K X T")

    assert row(state) == "K X | P F T | "


def test_aga_r43_a_sweep_short_of_cards_draws_from_what_was_swept() -> None:
    state = filled("P F M | H H | H H", rest="seat 1", pile="K")

    assert row(state).split(" | ")[0][:1] == "K"
    assert [len(cards) for cards in state.public()["tiles"]] == [2, 3, 3]
    assert state.pile == []  # K, then three cards that had just gone under
    assert state.under == 0


def test_aga_r43_the_discard_helps_out_first() -> None:
    state = table(tiles=" |  | ", rest="seat 1", pile="K X")
    for card in [card for card in range(103) if state.where[card] == 9][:20]:
        state.where[card] = DISCARD
    refill(state)

    assert [len(cards) for cards in state.public()["tiles"]] == [2, 2, 2]
    assert told(state, "PileReshuffled")[0].count == 20
    assert state.where.count(DISCARD) == 0
    assert state.where.count(ELSEWHERE) >= 20


def test_aga_r44_two_new_first_then_the_three_in_an_unknown_order() -> None:
    orders = set()
    for turn in range(40):
        state = table(tiles="P F M | H H | H H", pile="K X")
        for _ in range(turn):
            state.chance.below(6)
        refill(state)
        assert row(state).split(" | ")[0] == "K X"
        orders.add(tuple(state.pile[:3]))

    assert len(orders) == 6


def test_aga_r44_each_swept_group_is_known_without_its_order() -> None:
    state = table(tiles="P F M | H H C | A A A", pile="K X T L P P")
    refill(state)

    assert state.public()["under"] == [[0, 39, 52], [65, 66, 78], [87, 88, 89]]
    state.pile = state.pile[:8]  # a long time later
    state.under = 8
    assert [len(group) for group in state.public()["under"]] == [2, 3, 3]
