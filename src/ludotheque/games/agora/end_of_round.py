"""The end of a round: the needs of the city move, the table is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying, magistrates, scoring
from ludotheque.games.agora.components import (
    GOODS,
    MAX_NEED,
    MIN_NEED,
    NEEDS_INVERTED,
    NEEDS_SHIFTS,
    PRECEDENCE,
    ROUNDS,
)
from ludotheque.games.agora.events import AuctionTokenPassed, NeedsChanged, RoundEnded

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def end_round(state: Agora) -> None:
    """AGO-083, AGO-089, AGO-090, AGO-091, AGO-092, AGO-093."""
    change_needs(state)
    magistrates.return_magistrate(state)
    buying.clear_round(state)
    holder = state.auction_holder
    state.auction_holder = (holder + 1) % state.seats
    if state.log is not None:
        state.tell(AuctionTokenPassed, None, holder, state.auction_holder)
    if state.log is not None:
        state.tell(RoundEnded, None)
    if state.round < ROUNDS - 1:
        state.round += 1
        buying.start_round(state)
    else:
        scoring.score_half(state)


def sales_rank(state: Agora, good: int) -> int:
    """AGO-065, AGO-086, AGO-R29, AGO-R41, AGO-R42. 0 for the good most sold, 3 for the least."""
    row = state.magistrate * GOODS
    own = state.sold[good] * GOODS + PRECEDENCE[row + good]
    rank = 0
    for other in range(GOODS):
        if state.sold[other] * GOODS + PRECEDENCE[row + other] > own:
            rank += 1
    return rank


def change_needs(state: Agora) -> None:
    """AGO-037, AGO-084, AGO-085, AGO-088, AGO-R28, AGO-R34. All shifts of a good are added, then limited once."""
    sign = -1 if magistrates.acts(state, NEEDS_INVERTED) else 1
    needs = list(state.need)
    for good in range(GOODS):
        shift = sign * NEEDS_SHIFTS[sales_rank(state, good)]
        market = state.market_shift[good]
        old = needs[good]
        needs[good] = max(MIN_NEED, min(MAX_NEED, old + shift + market))
        if state.log is not None:
            state.tell(NeedsChanged, None, good, old, needs[good], shift, market, needs[good] - old)
    state.need = tuple(needs)
