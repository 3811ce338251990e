"""Chapter: bidding (AGA-028 to AGA-035, AGA-R01, AGA-R09 to AGA-R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BIT
from ludotheque.games.agartha.components import VALUES
from ludotheque.games.agartha.events import TokenPlaced
from ludotheque.games.agartha.resolution import start_resolution

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def place_token(state: Agartha, seat: int, bid: int) -> None:
    """AGA-028, AGA-030, AGA-035, AGA-R09, AGA-R13. One token, face down; three laps from the Testament."""
    spot = BID_SPOT[bid]
    state.bids = [*state.bids, bid]
    state.placed |= BIT[VALUES * seat + BID_VALUE[bid] - 1]
    if spot % 2:
        state.bid_on |= BIT[spot // 2]
    else:
        state.taken |= BIT[spot // 2]
    if state.log is not None:
        state.tell(TokenPlaced, seat, spot // 2, spot % 2, len(state.bids), BID_VALUE[bid])
    if len(state.bids) == VALUES * state.seats:
        start_resolution(state)
    else:
        state.actor = seat + 1 if seat + 1 < state.seats else 0
