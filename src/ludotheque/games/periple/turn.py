"""The course of a turn: its beginning, the character in use, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple import end
from ludotheque.games.periple.events import CharacterUsed, TurnEnded, TurnStarted
from ludotheque.games.periple.geometry import BIT, NO_SQUARE
from ludotheque.games.periple.rest import rest
from ludotheque.games.periple.steps import EXTEND, NONE, PLACE, START

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def begin_turn(state: Periple) -> None:
    """PER-026, PER-067, PER-R10, PER-R32. The next seat clockwise; it rests if no character of its is up."""
    seat = state.order[state.turn % state.seats]
    state.active = seat
    state.step = START
    state.sub = NONE
    state.rested = False
    state.used = -1
    state.rotation = 0
    state.anchor = NO_SQUARE
    state.extended = 0
    state.placed = 0
    state.bought = False
    if state.log is not None:
        state.tell(TurnStarted, seat, state.turn, state.turn // state.seats)
    if state.up[seat] == 0:
        rest(state, seat, False, 0)


def use_character(state: Periple, card: i64) -> None:
    """PER-027, PER-028, PER-045, PER-R19. It turns face down; with an empty reserve no position is asked."""
    seat = state.active
    state.up[seat] &= ~BIT[card]
    state.used = card
    state.last_card = card
    state.last_anchor = NO_SQUARE
    state.last_rotation = 0
    state.step = PLACE if state.reserve[seat] > 0 else EXTEND
    if state.log is not None:
        state.tell(CharacterUsed, seat, card)


def end_turn(state: Periple) -> None:
    """PER-018, PER-072, PER-R10, PER-R56. The game can only end when a round is full."""
    if state.log is not None:
        state.tell(TurnEnded, state.active, state.turn)
    state.turn += 1
    if state.turn % state.seats == 0 and end.is_over(state):
        end.finish(state)
    else:
        begin_turn(state)
