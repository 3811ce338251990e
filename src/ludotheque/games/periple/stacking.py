"""Squares and what stands on them: one marker each, or two with the stacking variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.geometry import BIT, SLOT_MASK, count

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def occupied(state: Periple) -> i64:
    """The squares that hold a marker."""
    mask: i64 = 0
    for seat in range(state.seats):
        mask |= state.low[seat]
    return mask


def covered(state: Periple) -> i64:
    """The squares that hold two markers."""
    mask: i64 = 0
    for seat in range(state.seats):
        mask |= state.high[seat]
    return mask


def empty(state: Periple) -> i64:
    """The squares of the plan that hold no marker."""
    return state.plan & ~occupied(state)


def free(state: Periple) -> i64:
    """PER-034, PER-095, PER-R17, PER-R54. The squares of the plan that can take a marker, whoever is there already."""
    return state.plan & ~covered(state) if state.variant.stacking else empty(state)


def owner_at(state: Periple, sq: i64, level: i64) -> i64:
    """PER-099. The seat whose marker is there, or -1."""
    for seat in range(state.seats):
        if (state.high[seat] if level else state.low[seat]) & BIT[sq]:
            return seat
    return -1


def lift(state: Periple, seat: i64, sq: i64, level: i64) -> None:
    """PER-037, PER-R55. Take a marker off a square, for an artifact only; the one above it drops."""
    if level:
        state.high[seat] &= ~BIT[sq]
        return
    state.low[seat] &= ~BIT[sq]
    above = owner_at(state, sq, 1)
    if above >= 0:
        state.high[above] &= ~BIT[sq]
        state.low[above] |= BIT[sq]


def put_down(state: Periple, seat: i64, sq: i64, level: i64) -> None:
    if level:
        state.high[seat] |= BIT[sq]
    else:
        state.low[seat] |= BIT[sq]


def markers_on(state: Periple, slot: i64, seat: i64) -> i64:
    """PER-097, PER-R53. Both levels count."""
    return count(state.low[seat] & SLOT_MASK[slot]) + count(state.high[seat] & SLOT_MASK[slot])


def leaders(state: Periple, slot: i64) -> i64:
    """PER-049. The seats with the most markers on a card, as a set."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(state.seats):
        own = markers_on(state, slot, seat)
        if own > most:
            most = own
            found = 0
        if own == most:
            found |= BIT[seat]
    return found


def counts(state: Periple, slot: i64) -> tuple[int, ...]:
    return tuple([int(markers_on(state, slot, seat)) for seat in range(state.seats)])
