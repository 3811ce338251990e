"""The magistrates: one is revealed each round and bends its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import stalls
from ludotheque.games.agora.components import ALL_SEATS, EFFECT, ONLOOKERS
from ludotheque.games.agora.events import MagistrateReturned, MagistrateRevealed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def acts(state: Agora, effect: int) -> bool:
    """AGO-064, AGO-R24. Whether the magistrate of the round has this effect."""
    return state.magistrate >= 0 and EFFECT[state.magistrate] == effect


def reveal(state: Agora) -> None:
    """AGO-063, AGO-R53."""
    state.magistrate = state.magistrate_pile[0]
    state.magistrate_pile = state.magistrate_pile[1:]
    state.known_by = state.known_by[1:]
    if state.log is not None:
        state.tell(MagistrateRevealed, None, state.magistrate)
    stalls.set_order(state)


def return_magistrate(state: Agora) -> None:
    """AGO-089. Everybody saw it go to the bottom."""
    if state.log is not None:
        state.tell(MagistrateReturned, None, state.magistrate)
    state.magistrate_pile = (*state.magistrate_pile, state.magistrate)
    state.known_by = (*state.known_by, ALL_SEATS[state.seats] + ONLOOKERS)
    state.magistrate = -1
