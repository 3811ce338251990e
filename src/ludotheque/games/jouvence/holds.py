"""Holds: who was attacked and by whom, until one of the two is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence.components import BIT
from ludotheque.games.jouvence.events import HoldEnded

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]]


def release(state: Jouvence, seat: i64) -> None:
    """JOU-R37. Nobody holds this seat any more."""
    holders, state.held[seat] = state.held[seat], 0
    if holders and state.log is not None:
        for by in seats_in(holders, state.seats):
            state.tell(HoldEnded, seat, by)


def let_go(state: Jouvence, seat: i64) -> None:
    """JOU-046. A seat leaves its cell or dies: the holds on it and its own end."""
    release(state, seat)
    for other in range(state.seats):
        if state.held[other] & BIT[seat]:
            state.held[other] -= BIT[seat]
            state.tell(HoldEnded, other, seat)
