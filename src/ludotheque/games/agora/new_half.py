"""Between the halves: new pile, new hands; tracks, purses and magistrates stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying, setup
from ludotheque.games.agora.components import KINDS, OTHER_HALF
from ludotheque.games.agora.events import HandsCollected

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def start_half(state: Agora) -> None:
    """AGO-102, AGO-103, AGO-104, AGO-105, AGO-R05, AGO-R43. What was known of a pair tells of the other two cards."""
    if state.log is not None:
        state.tell(HandsCollected, None, tuple([buying.hand_size(state, s) for s in range(state.seats)]))
    state.half += 1
    state.round = 0
    state.hand = [0] * (state.seats * KINDS)
    state.pair = tuple([5 - pair for pair in state.pair])
    state.possible = tuple([OTHER_HALF[pairs] for pairs in state.possible])
    setup.clear_half(state)
    setup.shuffle_pile(state)
    setup.deal_pairs(state)
    setup.open_half(state)
