"""Chapter: the game and its rounds (AGA-026, AGA-027, AGA-R55).

There is one Testament (AGA-003); a token serves by its action or by its value (AGA-008).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.components import ROUNDS
from ludotheque.games.agartha.decisions import ASK_BID
from ludotheque.games.agartha.events import RoundEnded, RoundStarted, TestamentPassed
from ludotheque.games.agartha.refill import refill
from ludotheque.games.agartha.scoring import finish

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def start_round(state: Agartha) -> None:
    """AGA-028, AGA-059. Everyone has three tokens again; the holder of the Testament begins."""
    state.round += 1
    state.bids = []
    state.placed = 0
    state.taken = state.bid_on = 0
    state.asked = ASK_BID
    state.actor = state.holder
    if state.log is not None:
        state.tell(RoundStarted, None, state.round, state.holder)


def end_round(state: Agartha) -> None:
    """AGA-055, AGA-059, AGA-076, AGA-R45, AGA-R54. Testament, refill, next round; after the sixth, the count."""
    if state.log is not None:
        state.tell(RoundEnded, None, state.round)
    state.bids = []
    state.placed = 0
    state.taken = state.bid_on = 0
    if state.round == ROUNDS:
        finish(state)
        return
    before = state.holder
    state.holder = (before + 1) % state.seats
    if state.log is not None:
        state.tell(TestamentPassed, None, before, state.holder)
    refill(state)
    start_round(state)
