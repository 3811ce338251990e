"""Coins: what a laid marker earns, and what optional squares cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple import outpost
from ludotheque.games.periple.components import OPTIONAL_PRICE
from ludotheque.games.periple.events import CoinsChanged, MarkerLaid
from ludotheque.games.periple.geometry import BIT, LOCAL_OF, SLOT_OF
from ludotheque.games.periple.stacking import free, occupied, put_down

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def symbols(state: Periple, sq: i64) -> i64:
    """PER-040, PER-R23, PER-R24. The coin symbols printed on a square: they are never used up."""
    return state.deck.coins[6 * state.slots[SLOT_OF[sq]] + LOCAL_OF[sq]]


def change(state: Periple, seat: i64, delta: i64, reason: str) -> None:
    """PER-019, PER-023, PER-025, PER-041, PER-042. The bank gives and takes without limit, in sight of all."""
    if delta != 0:
        state.coins[seat] += delta
        if state.log is not None:
            state.tell(CoinsChanged, seat, delta, state.coins[seat], reason)


def lay(state: Periple, sq: i64, taken: i64, how: str) -> None:
    """PER-040, PER-047, PER-096. One marker of the active player; only the first one on a square earns."""
    seat = state.active
    level: i64 = 1 if taken & BIT[sq] else 0
    put_down(state, seat, sq, level)
    state.reserve[seat] -= 1
    state.placed += 1
    if state.log is not None:
        state.tell(MarkerLaid, seat, sq, level, how)
    if level == 0:
        change(state, seat, symbols(state, sq), "symbol")


def extensions(state: Periple) -> i64:
    """PER-032, PER-044, PER-R21, PER-R22. The optional squares still to be had, each once a turn."""
    if state.anchor < 0 or state.reserve[state.active] == 0:
        return 0
    wanted = state.deck.optional[state.spot()] & ~state.extended
    return wanted & free(state) if wanted else 0


def pay_optional(state: Periple, sq: i64) -> None:
    """PER-043, PER-046. Two coins, those of this turn included, for one more marker."""
    change(state, state.active, -OPTIONAL_PRICE, "optional")
    extend(state, sq, "paid")


def extend(state: Periple, sq: i64, how: str) -> None:
    state.extended |= BIT[sq]
    lay(state, sq, occupied(state), how)
    outpost.check(state)
