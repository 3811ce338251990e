"""Périple: placements agree with the slow model of `reference`, on random positions, for all four sides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.chance import Chance
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.actions import PLACE_AT
from ludotheque.games.periple.components import FOUND, START
from ludotheque.games.periple.state import Periple
from ludotheque.games.periple.steps import NONE, PLACE
from ludotheque.games.periple.tables import HOUSE
from tests.games.periple.reference import PLAN, lying, placements, shifted
from tests.walks import any_move

ALL_CARDS = FOUND + START
GAMES = 4  # a number of players and variant


def cell(square: int) -> tuple[int, int]:
    return square % 6, square // 6


def cells(squares: list[int]) -> set[tuple[int, int]]:
    return {cell(square) for square in squares}


def squares_of(mask: int) -> set[tuple[int, int]]:
    return {cell(square) for square in range(36) if mask >> square & 1}


@pytest.mark.parametrize("side", range(4), ids="SWNE")
def test_every_shape_covers_what_the_model_says(side: int) -> None:
    for number, card in enumerate(ALL_CARDS):
        for rotation in range(4):
            mandatory, optional = lying(card.shape, "SWNE"[side], rotation)
            view = 4 * number + (side + rotation) % 4
            fits = {cell(action - PLACE_AT) for action in HOUSE.places[view]}
            assert fits == {anchor for anchor in PLAN if shifted(mandatory, anchor) <= PLAN}
            for anchor in fits:
                spot = 36 * view + 6 * anchor[1] + anchor[0]
                assert squares_of(HOUSE.mandatory[spot]) == shifted(mandatory, anchor)
                assert squares_of(HOUSE.optional[spot]) == shifted(optional, anchor) & PLAN
            turned = lying(card.shape, "SWNE"[side], rotation + 1)
            assert bool(HOUSE.same[view]) == (turned == (mandatory, optional))


def check_placements(state: Periple) -> int:
    """The table in the step `place`: positions, previews, and what laying really does."""
    view = state.view(None)
    side = "SWNE"[view["sides"][view["active"]]]
    model = placements(view, FOUND, ALL_CARDS[view["used"]].shape, side)
    assert {cell(entry["anchor"]) for entry in view["reach"]} == set(model)
    seat, before = view["active"], view["coins"][view["active"]]
    for entry in view["reach"]:
        expected = model[cell(entry["anchor"])]
        shown = (cells(entry["lays"]), cells(entry["blocked"]), cells(entry["optional"]), entry["coins"])
        assert shown == tuple(expected)
        if len(expected.lays) > view["reserve"][seat]:
            continue
        twin = state.clone()
        twin.take(PLACE_AT + entry["anchor"])
        after = twin.view(None)
        grown = {cell(i) for i in range(36) if len(after["stacks"][i]) > len(view["stacks"][i])}
        assert grown == expected.lays
        assert after["coins"][seat] - before == expected.earns
    return len(model)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stacking", [False, True], ids=["flat", "stacking"])
def test_placements_agree_with_the_model(players: int, stacking: bool) -> None:
    checked = 0
    for seed in range(GAMES):
        sides = {2: ("SN", "WE", "SW"), 3: ("SWN", "WNE"), 4: ("SWNE",)}[players]
        state = PERIPLE.begin(seed, players=players, stacking=stacking, sides=sides[seed % len(sides)])
        assert isinstance(state, Periple)
        state.log = None
        luck = Chance.seeded(f"reference {seed}")
        while state.pending():
            if state.step == PLACE and state.sub == NONE and luck.below(3) == 0:
                checked += check_placements(state)
            state.apply(*any_move(state, luck))
    assert checked > 800


@given(st.integers(0, 59), st.integers(0, 3))
def test_four_quarter_turns_change_nothing(card: int, side: int) -> None:
    shape = ALL_CARDS[card].shape
    assert lying(shape, "SWNE"[side], 4) == lying(shape, "SWNE"[side], 0)
    assert lying(shape, "S", side) == lying(shape, "SWNE"[side], 0)
