"""Laying a shape on the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple import outpost
from ludotheque.games.periple.actions import PLACE_AT
from ludotheque.games.periple.coins import lay
from ludotheque.games.periple.events import ShapeAnchored, SquareSkipped
from ludotheque.games.periple.geometry import BIT, SQUARES, count, members
from ludotheque.games.periple.stacking import covered, free, occupied
from ludotheque.games.periple.steps import EXTEND, FILL
from ludotheque.games.periple.tables import MOST_MANDATORY

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def place(state: Periple, anchor: i64) -> None:
    """PER-029, PER-033, PER-035, PER-R16. Lay a marker on every free mandatory square; the others are ignored."""
    state.anchor = anchor
    state.last_anchor = anchor
    deck = state.deck
    view = state.view_in_hand()
    spot = SQUARES * view + anchor
    mandatory = deck.mandatory[spot]
    taken = occupied(state)
    open_ = mandatory & ~(covered(state) if state.variant.stacking else taken)
    if state.log is not None:
        tell_anchored(state, mandatory, deck.optional[spot] & state.plan)
        for sq in members(mandatory & ~open_):
            state.tell(SquareSkipped, state.active, sq, "occupied")
    left = state.reserve[state.active]
    if left < MOST_MANDATORY and count(open_) > left:
        state.unfilled = open_
        state.step = FILL
        return
    for i in range(deck.size[state.used]):
        square = anchor + deck.steps[MOST_MANDATORY * view + i]
        if open_ & BIT[square]:
            lay(state, square, taken, "mandatory")
    state.step = EXTEND
    outpost.check(state)


def tell_anchored(state: Periple, mandatory: i64, optional: i64) -> None:
    needed, extra = tuple(members(mandatory)), tuple(members(optional))
    state.tell(ShapeAnchored, state.active, state.used, state.anchor, state.rotation, needed, extra)


def fill(state: Periple, sq: i64) -> None:
    """PER-039, PER-R18. Markers are short: one square at a time, until the reserve is empty."""
    state.unfilled &= ~BIT[sq]
    lay(state, sq, occupied(state), "mandatory")
    if state.reserve[state.active] == 0:
        if state.log is not None:
            for left in members(state.unfilled):
                state.tell(SquareSkipped, state.active, left, "no_marker")
        state.unfilled = 0
        state.step = EXTEND
        outpost.check(state)


def lays_something(state: Periple, card: i64, orientation: i64) -> bool:
    """PER-R15. Whether some anchor of that character would lay at least one marker."""
    open_ = free(state)
    view = 4 * card + orientation
    for action in state.deck.places[view]:
        mask = state.deck.mandatory[SQUARES * view + action - PLACE_AT]
        if mask & state.plan == mask and mask & open_:
            return True
    return False
