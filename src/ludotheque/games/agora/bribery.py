"""Bribery: points that did not become reputation show magistrates; the rest becomes drachmas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import magistrates, selling
from ludotheque.games.agora.components import BIT, NO_DRACHMAS
from ludotheque.games.agora.events import (
    Bribed,
    DrachmasGained,
    MagistratePlaced,
    MagistratesSeen,
    PileReordered,
    PointsLost,
)
from ludotheque.games.agora.phases import BRIBE, ORDER

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def ask_bribe(state: Agora, seat: int) -> None:
    """AGO-R36. Once, after all reputation, if points are left."""
    if state.pool:
        state.phase = BRIBE
    else:
        selling.end_turn(state, seat)


def bribe(state: Agora, seat: int, n: int) -> None:
    """AGO-073, AGO-075, AGO-082, AGO-087, AGO-R36, AGO-R38."""
    rest = state.pool - n
    state.pool = 0
    if n and state.log is not None:
        state.tell(Bribed, seat, n)
    if rest:
        take_profit(state, seat, rest)
    if n:
        look(state, seat, n)
    else:
        selling.end_turn(state, seat)


def take_profit(state: Agora, seat: int, rest: int) -> None:
    """AGO-073, AGO-087, AGO-R38."""
    if magistrates.acts(state, NO_DRACHMAS):
        if state.log is not None:
            state.tell(PointsLost, seat, rest)
    else:
        state.drachmas[seat] += rest
        if state.log is not None:
            state.tell(DrachmasGained, seat, rest)


def look(state: Agora, seat: int, n: int) -> None:
    """AGO-075, AGO-R37. One card looked at stays where it was; several may change places, so others lose track."""
    if state.log is not None:
        state.tell(MagistratesSeen, seat, state.magistrate_pile[:n])
    if n == 1:
        state.known_by = (state.known_by[0] | BIT[seat], *state.known_by[1:])
        selling.end_turn(state, seat)
        return
    state.known_by = (BIT[seat],) * n + state.known_by[n:]
    state.looked = n
    state.placed = 0
    state.phase = ORDER


def place(state: Agora, seat: int, magistrate: int) -> None:
    """AGO-076. The first one chosen will be the top card; the last one has only one place to go."""
    put_back(state, seat, magistrate)
    if state.placed < state.looked - 1:
        return
    put_back(state, seat, state.magistrate_pile[state.placed])
    if state.log is not None:
        state.tell(PileReordered, seat, state.looked)
    state.looked = 0
    state.placed = 0
    selling.end_turn(state, seat)


def put_back(state: Agora, seat: int, magistrate: int) -> None:
    pile = list(state.magistrate_pile)
    pile.remove(magistrate)
    pile.insert(state.placed, magistrate)
    state.magistrate_pile = tuple(pile)
    state.placed += 1
    if state.log is not None:
        state.tell(MagistratePlaced, seat, state.placed, magistrate)
