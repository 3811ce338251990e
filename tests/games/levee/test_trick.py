"""Levée, the trick. One test per row of the ledger, named after it."""

from __future__ import annotations

from ludotheque.games.levee.events import GameOver, Played, TrickWon
from tests.games.levee.table import card, table


def test_lev_1_only_a_card_of_the_hand_is_played() -> None:
    state = table("snail fox", "straw bear")

    assert state.why_not(0, card("fox")) is None
    assert state.why_not(0, card("bear")) == "LEV-1"
    assert state.legal(0) == [card("snail"), card("fox")]


def test_lev_2_one_card_per_trick_and_in_secret() -> None:
    state = table("snail fox", "straw bear")

    state.play(0, card("fox"))

    assert state.why_not(0, card("snail")) == "LEV-2"
    assert state.log == [Played(0, card("fox"))]
    assert state.log[-1].seen_by(1) == {"kind": "Played", "seat": 0}
    assert card("fox") not in state.view(1).values()


def test_lev_3_the_strongest_card_takes_the_points_of_the_trick() -> None:
    state = table("snail fox", "straw bear")

    state.play(0, card("fox"))
    state.play(1, card("bear"))

    assert state.public()["scores"] == [0, 2 + 3]
    assert state.log is not None
    assert state.log[-1] == TrickWon(1, (card("fox"), card("bear")), 5)
    assert state.public()["last"] == [card("fox"), card("bear")]


def test_lev_4_the_game_ends_with_the_last_card() -> None:
    state = table("snail", "straw")

    state.play(0, card("snail"))
    state.play(1, card("straw"))

    assert state.pending() == []
    assert state.why_not(0, card("snail")) == "LEV-4"
    result = state.result()
    assert result is not None
    assert (result.scores, result.ranks, result.rule) == ((2, 0), (1, 2), "LEV-4")
    assert state.tally() == [{"tricks": 2}, {"tricks": 0}]
    assert state.log is not None
    assert state.log[-1] == GameOver(None, (2, 0))


def test_lev_5_the_last_trick_counts_double_if_the_table_chose_so() -> None:
    plain, double = table("snail", "straw"), table("snail", "straw", double_last=True)
    early = table("snail fox", "straw bear", double_last=True)

    for state in (plain, double):
        state.play(0, card("snail"))
        state.play(1, card("straw"))
    early.play(0, card("fox"))
    early.play(1, card("bear"))

    assert plain.public()["scores"] == [2, 0]
    assert double.public()["scores"] == [4, 0]
    assert early.public()["scores"] == [0, 5]


def test_lev_r1_equal_points_share_the_place() -> None:
    state = table("storm snail owl", "mushroom fox straw", "acorn feather hedgehog")

    for cards in (("storm", "mushroom", "acorn"), ("snail", "fox", "feather"), ("owl", "straw", "hedgehog")):
        for seat, name in enumerate(cards):
            state.play(seat, card(name))

    result = state.result()
    assert result is not None
    assert result.scores == (6 + 5, 4, 0)
    assert result.ranks == (1, 2, 3)
    drawn = table("mushroom", "snail", "hedgehog")
    drawn.play(0, card("mushroom"))
    drawn.play(1, card("snail"))
    drawn.play(2, card("hedgehog"))
    shared = drawn.result()
    assert shared is not None
    assert shared.ranks == (2, 2, 1)
