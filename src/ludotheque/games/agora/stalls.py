"""The order of the stalls: who sells when.

AGO-069, AGO-R26: tokens swapped to show the order would change nothing, so they stay where they were taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import magistrates, selling
from ludotheque.games.agora.components import BIT, ORDER_REVERSED
from ludotheque.games.agora.events import SellingOrderSet

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def place_in_order(state: Agora, seat: int) -> int:
    """AGO-061, AGO-066, AGO-067, AGO-R19. The lower sells the earlier; no two are equal, as tokens differ."""
    token = state.token[seat]
    if state.broke & BIT[seat]:
        return 1000 + token
    return 10 * (state.negotiation[seat] + token) + token


def set_order(state: Agora) -> None:
    """AGO-066, AGO-R25, AGO-R53."""
    places = [place_in_order(state, s) for s in range(state.seats)]
    order = [0] * state.seats
    for seat in range(state.seats):
        before = 0
        for place in places:
            if place < places[seat]:
                before += 1
        order[before] = seat
    if magistrates.acts(state, ORDER_REVERSED):
        order.reverse()
    state.order = tuple(order)
    if state.log is not None:
        state.tell(SellingOrderSet, None, state.order, tuple([state.negotiation[s] + state.token[s] for s in order]))
    state.turn_index = 0
    selling.start_turn(state)
