"""Movement: steps, padlocks, caves, and what else is done on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence import cards, ending, holds, legal, paths
from ludotheque.games.jouvence.actions import MOVING
from ludotheque.games.jouvence.components import (
    CLEF,
    MOVEMENT,
    NET_POINTS,
    NUMBER,
    OMBRE,
    OPENED,
    SOUFFLE,
    STATS,
    STEP,
    WIND_POINTS,
)
from ludotheque.games.jouvence.dice import throw
from ludotheque.games.jouvence.events import CaveDie, Moved, Unlocked
from ludotheque.games.jouvence.todo import ARRIVE, BASIN, FACE, MOVE, PICK, SCALE

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def begin_fight(state: Jouvence) -> None:
    """JOU-056, JOU-R72. The points of the turn are set; then the player meets what is on the cell."""
    seat = state.seat_to_play()
    points = state.stats[seat * STATS + MOVEMENT] - NET_POINTS * state.nets[seat]
    state.mp = points if points > 1 else 1
    if state.nets[seat]:
        state.nets = cards.with_more(state.nets, seat, -state.nets[seat])
    state.todo.append(ARRIVE * SCALE)


def arrive(state: Jouvence) -> None:
    """JOU-028, JOU-029, JOU-063. Monsters first, then what can be taken, then the Fountain."""
    state.todo.append(BASIN * SCALE)
    state.todo.append(PICK * SCALE)
    if state.marks[state.cell[state.seat_to_play()]] & NUMBER and not state.shadow:
        state.todo.append(FACE * SCALE)


def offer_move(state: Jouvence) -> None:
    """JOU-061. Asked again and again, unless everyone can see that only stopping is left."""
    seat = state.seat_to_play()
    if state.hand_size[seat] > 0 or legal.has_moves(state, seat):
        state.asked, state.choice = seat, MOVING


def step(state: Jouvence, seat: i64, direction: i64) -> None:
    """JOU-058, JOU-059. One point, one cell."""
    origin = state.cell[seat]
    state.mp -= 1
    enter(state, seat, origin + STEP[direction])
    if state.log is not None:
        state.tell(Moved, seat, origin, state.cell[seat], state.mp)


def enter(state: Jouvence, seat: i64, cell: int) -> None:
    holds.let_go(state, seat)
    state.cell[seat] = cell
    state.todo.append(MOVE * SCALE)
    state.todo.append(ARRIVE * SCALE)


def unlock(state: Jouvence, seat: i64, direction: i64) -> None:
    """JOU-065, JOU-R59. The key is spent; the passage is open to all, for good."""
    cell = state.cell[seat] + STEP[direction]
    cards.play(state, seat, CLEF)
    state.marks[cell] |= OPENED
    state.exits = paths.with_ways(state, [cell])
    if state.log is not None:
        state.tell(Unlocked, seat, cell)


def dive(state: Jouvence, seat: i64) -> None:
    """JOU-067, JOU-068, JOU-069, JOU-070, JOU-071, JOU-R61. The die says where one comes out."""
    origin = state.cell[seat]
    state.mp -= 1
    die = throw(state)
    cell = state.caves[(die - 1) * len(state.caves) // 6]
    if state.log is not None:
        state.tell(CaveDie, seat, die, origin, cell)
    if cell == origin:
        state.todo.append(MOVE * SCALE)
    else:
        enter(state, seat, cell)


def leave(state: Jouvence, seat: i64) -> None:
    """JOU-083. One more point, and out."""
    state.mp -= 1
    ending.leave(state, seat)


def catch_breath(state: Jouvence, seat: i64) -> None:
    """Second wind: three more points, once a turn."""
    cards.play(state, seat, SOUFFLE)
    state.wind = True
    state.mp += WIND_POINTS


def walk_in_shadow(state: Jouvence, seat: i64) -> None:
    """Shadow walk: monsters on the cells entered do not concern the player."""
    cards.play(state, seat, OMBRE)
    state.shadow = True
