"""The Outpost variant: three points for surrounding somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.events import OutpostTaken
from ludotheque.games.periple.geometry import BIT, RING, SQUARES

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def check(state: Periple) -> None:
    """PER-093, PER-094, PER-R50. After every change of the plan; the active player first, then clockwise."""
    if not state.variant.outpost or state.outpost_owner >= 0:
        return
    for i in range(state.seats):
        seat = state.order[(state.turn + i) % state.seats]
        sq = surrounded(state, seat)
        if sq >= 0:
            state.outpost_owner = seat
            state.tell(OutpostTaken, seat, sq)
            return


def surrounded(state: Periple, seat: i64) -> i64:
    """PER-093, PER-R51, PER-R52. The first square where `seat` surrounds another's marker, at any level; or -1."""
    own = state.low[seat] | state.high[seat]
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others |= state.low[other] | state.high[other]
    if others == 0:
        return -1
    for sq in range(SQUARES):
        if others & BIT[sq] and RING[sq] != 0 and own & RING[sq] == RING[sq]:
            return sq
    return -1
