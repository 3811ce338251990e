"""Chapter: validating (AGA-060 to AGA-063, AGA-066 to AGA-075, AGA-R25 to AGA-R29, AGA-R36 to AGA-R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.actions import EXPLORE, PASS, VILLAGE
from ludotheque.games.agartha.board import BOARD, discard_all, meet
from ludotheque.games.agartha.components import (
    DRAW,
    EXPLORATION_POINTS,
    FRESH,
    NO_POWER,
    V1,
    V2,
    VILLAGE_BONUS,
    VILLAGE_POINTS,
    E,
)
from ludotheque.games.agartha.decisions import ASK_NOBODY
from ludotheque.games.agartha.events import ExplorationDone, VillageValidated, WindowClosed
from ludotheque.games.agartha.legal import exploration_levels, village_level
from ludotheque.games.agartha.powers import start_power

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def can_validate(state: Agartha) -> bool:
    """AGA-060, AGA-071, AGA-R27. Whether a slot changed in this step reaches a level."""
    if not state.fresh & (FRESH[V1] | FRESH[V2] | FRESH[E]):
        return False
    return (
        village_level(state, state.actor, V1) > 0
        or village_level(state, state.actor, V2) > 0
        or exploration_levels(state, state.actor) > 0
    )


def validate(state: Agartha, action: int) -> None:
    """AGA-060, AGA-066, AGA-R27, AGA-R38. One validation, or no more of them: passing closes the window."""
    if action == PASS:
        close_window(state)
    elif action >= EXPLORE:
        explore(state, action - EXPLORE + 1)
    else:
        meet_characters(state, V1 + (action - VILLAGE) // 3, 2 + (action - VILLAGE) % 3)


def meet_characters(state: Agartha, slot: int, level: int) -> None:
    """AGA-061, AGA-062, AGA-063, AGA-090, AGA-R36, AGA-R37. Points, Meetings, discard, then the bonus."""
    seat = state.actor
    met = meet(state, seat, slot, level)
    gone = discard_all(state, seat * BOARD + slot)
    points = VILLAGE_POINTS[level]
    state.points = [*state.points[:seat], state.points[seat] + points, *state.points[seat + 1 :]]
    state.fresh &= ~FRESH[slot]
    if state.log is not None:
        state.tell(VillageValidated, seat, slot, level, points, tuple(met), tuple(gone))
    if VILLAGE_BONUS[level] == NO_POWER:
        state.asked = ASK_NOBODY
    else:
        start_power(state, VILLAGE_BONUS[level], "village")


def explore(state: Agartha, level: int) -> None:
    """AGA-066 to AGA-070, AGA-R39 to AGA-R41. Points, everything discarded, the level covered, then a Draw."""
    seat = state.actor
    gone = discard_all(state, seat * BOARD + E)
    done = state.explored[seat] | FRESH[level - 1]
    state.explored = [*state.explored[:seat], done, *state.explored[seat + 1 :]]
    state.fresh &= ~FRESH[E]
    if state.log is not None:
        state.tell(ExplorationDone, seat, level, EXPLORATION_POINTS[level], tuple(gone))
    start_power(state, DRAW, "exploration")


def close_window(state: Agartha) -> None:
    """AGA-074, AGA-R27, AGA-R38. The step is over; what was fresh grows stale."""
    if state.log is not None:
        seat = state.actor
        slots = [slot for slot in (V1, V2) if village_level(state, seat, slot)]
        state.tell(WindowClosed, seat, tuple(slots + ([E] if exploration_levels(state, seat) else [])))
    state.fresh = 0
    state.asked = ASK_NOBODY
