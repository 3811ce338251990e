"""Resting: all characters and artifacts turn face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.coins import change
from ludotheque.games.periple.events import Rested
from ludotheque.games.periple.geometry import count, members

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def early_rest(state: Periple) -> None:
    """PER-068, PER-069, PER-090. One coin for each character still up; face-up artifacts cost nothing."""
    seat = state.active
    price = count(state.up[seat])
    change(state, seat, -price, "early_rest")
    rest(state, seat, True, price)


def rest(state: Periple, seat: i64, early: bool, price: i64) -> None:
    """PER-067, PER-070, PER-088, PER-089, PER-R34. All turn up, none stays down."""
    if state.log is not None:
        cards = tuple(members(state.cards[seat] & ~state.up[seat]))
        tiles = tuple(members(state.tiles[seat] & ~state.tiles_up[seat]))
        state.tell(Rested, seat, early, price, cards, tiles)
    state.up[seat] = state.cards[seat]
    state.tiles_up[seat] = state.tiles[seat]
    state.rested = True
