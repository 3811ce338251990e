"""Completed cards: which they are, and who wins them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.auction import open_auction
from ludotheque.games.periple.events import CardCompleted, ExplorationEnded
from ludotheque.games.periple.geometry import BIT, SLOT_MASK, SLOTS, first, members
from ludotheque.games.periple.reward import win
from ludotheque.games.periple.stacking import counts, leaders, occupied
from ludotheque.games.periple.steps import CLOSING, RESOLVE

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def end_exploration(state: Periple) -> None:
    """PER-048, PER-097, PER-R40, PER-R53, PER-R56. A card is full when each of its six squares holds a marker."""
    state.stall = 0 if state.placed > 0 else state.stall + 1
    taken = occupied(state)
    full: i64 = 0
    for slot in range(SLOTS):
        if taken & SLOT_MASK[slot] == SLOT_MASK[slot]:
            full |= BIT[slot]
    state.todo = full
    state.step = RESOLVE if full else CLOSING
    if state.log is not None:
        state.tell(ExplorationEnded, state.active, state.placed, tuple(members(full)))


def resolve(state: Periple, slot: i64) -> None:
    """PER-049, PER-050, PER-058, PER-098, PER-R31. One card at a time; a tie goes to the auction."""
    state.todo &= ~BIT[slot]
    if state.log is not None:
        state.tell(CardCompleted, None, slot, state.slots[slot], counts(state, slot))
    best = leaders(state, slot)
    if best & (best - 1):
        open_auction(state, slot, best)
    else:
        win(state, first(best), slot, 0, "majority")
