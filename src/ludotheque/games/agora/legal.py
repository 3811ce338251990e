"""What a seat that owes a decision may do, as ids in ascending order. `refusals` says the same from the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying, points
from ludotheque.games.agora.actions import (
    BIDS,
    BRIBES,
    BUY_0,
    BUY_DONE,
    DISCARD_0,
    MAX_BRIBE,
    NEGOTIATIONS,
    ORDER_0,
    PASS,
    REPUTES,
    SELL_DONE,
    SELLS,
)
from ludotheque.games.agora.components import BIT, KINDS, PRICE
from ludotheque.games.agora.phases import BID, BRIBE, DISCARD, LAST_LOT, NEGOTIATE, REPUTE, SELL

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def legal(state: Agora, seat: int) -> list[int]:
    phase = state.phase
    if phase == SELL:
        return sales(state, seat)
    if phase == BID:
        return BIDS[buying.lowest_bid(state, seat) : buying.highest_bid(state, seat) + 1]
    if phase == NEGOTIATE:
        return NEGOTIATIONS[state.negotiation_left[seat]][:]
    if phase == REPUTE:
        return REPUTES[: points.most_steps(state, seat) + 1]
    if phase == BRIBE:
        return BRIBES[: min(state.pool, MAX_BRIBE) + 1]
    if phase == LAST_LOT:
        return purchases(state, seat)
    if phase == DISCARD:
        return [DISCARD_0 + k for k in range(KINDS) if state.hand[seat * KINDS + k]]
    return sorted([ORDER_0 + m for m in state.magistrate_pile[state.placed : state.looked]])


def sales(state: Agora, seat: int) -> list[int]:
    tiles = state.tiles
    row = seat * KINDS
    found: list[int] = []
    for kind in range(KINDS):
        if state.hand[row + kind]:
            found += SELLS[kind * 16 + tiles]
    found.append(SELL_DONE)
    return found


def purchases(state: Agora, seat: int) -> list[int]:
    purse = state.drachmas[seat]
    offered = 0
    for kind in state.lot:
        if PRICE[kind] <= purse:
            offered |= BIT[kind]
    found = [BUY_0 + kind for kind in range(KINDS) if offered & BIT[kind]]
    found.append(BUY_DONE if state.bought else PASS)
    return found
