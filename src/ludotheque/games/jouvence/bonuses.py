"""The bonus update, and the statistics that come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence import cards
from ludotheque.games.jouvence.actions import UPDATING
from ludotheque.games.jouvence.components import (
    BONUS_STAT,
    BONUS_VALUE,
    BONUSES,
    COMBAT,
    DEFENCE,
    EPEE,
    KINDS,
    LANCE,
    PRINTED,
    SLOTS,
    STATS,
)
from ludotheque.games.jouvence.events import BonusOff, BonusOn, UpdateDone

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def refresh(state: Jouvence, seat: i64) -> None:
    """JOU-R31. The printed figures and all the active bonuses."""
    for stat in range(STATS):
        state.stats[seat * STATS + stat] = PRINTED[state.character[seat] * STATS + stat]
    for kind in range(BONUSES):
        count = state.active[seat * BONUSES + kind]
        if count:
            state.stats[seat * STATS + BONUS_STAT[kind]] += count * BONUS_VALUE[kind]


def combat(state: Jouvence, seat: i64) -> int:
    """JOU-R32. Combat with bonuses; the brew of rage works for the seat to play alone."""
    rage = state.rage if seat == state.order[state.turn] else 0
    return state.stats[seat * STATS + COMBAT] + rage


def bare_combat(state: Jouvence, seat: i64) -> int:
    """JOU-R41. Combat under a curse: active Combat cards do not count."""
    swords = state.active[seat * BONUSES + EPEE] * BONUS_VALUE[EPEE]
    spears = state.active[seat * BONUSES + LANCE] * BONUS_VALUE[LANCE]
    return combat(state, seat) - swords - spears


def defence(state: Jouvence, seat: i64) -> int:
    return state.stats[seat * STATS + DEFENCE] + state.skin[seat]


def active_count(state: Jouvence, seat: i64) -> int:
    active, row, total = state.active, seat * BONUSES, 0
    for place in range(row, row + BONUSES):
        total += active[place]
    return total


def available(state: Jouvence, seat: i64, kind: int) -> int:
    """JOU-R28, JOU-R29. Copies in hand that may be switched on: not those taken back, nor one too fresh."""
    copies = state.hand[seat * KINDS + kind] - (1 if state.fresh == kind else 0)
    for taken_back in state.back:
        if taken_back == kind:
            copies -= 1
    return copies


def all_available(state: Jouvence, seat: i64) -> int:
    total = 0
    for kind in range(BONUSES):
        if state.hand[seat * KINDS + kind]:
            total += available(state, seat, kind)
    return total


def begin_update(state: Jouvence) -> None:
    """JOU-025."""
    state.back, state.switched = [], False
    offer(state)


def offer(state: Jouvence) -> None:
    """JOU-027. Asked unless everyone can see that nothing but `done` is possible."""
    seat = state.seat_to_play()
    active = active_count(state, seat)
    waiting = state.hand_size[seat] - len(state.back) - (1 if state.fresh >= 0 else 0)
    if (active == 0 or state.switched) and (active == SLOTS or waiting == 0):
        done(state, seat)
    else:
        state.asked, state.choice = seat, UPDATING


def switch_on(state: Jouvence, seat: i64, kind: int) -> None:
    """JOU-025, JOU-050, JOU-053."""
    cards.lose(state, seat, kind, kept=state.back.count(kind))
    state.active[seat * BONUSES + kind] += 1
    state.switched = True
    refresh(state, seat)
    if state.log is not None:
        state.tell(BonusOn, seat, kind)
    offer(state)


def take_back(state: Jouvence, seat: i64, kind: int) -> None:
    """JOU-R29, JOU-R30. Back into the hand, where everyone knows it is."""
    state.active[seat * BONUSES + kind] -= 1
    cards.gain(state, seat, kind)
    state.shown = sorted([*state.shown, seat * KINDS + kind])
    state.back = [*state.back, kind]
    refresh(state, seat)
    if state.log is not None:
        state.tell(BonusOff, seat, kind)
    offer(state)


def done(state: Jouvence, seat: i64) -> None:
    """JOU-026. Fixed until the next update."""
    state.back, state.switched, state.fresh = [], False, -1
    if state.log is not None:
        state.tell(UpdateDone, seat)
