"""Wounds and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence import bonuses, cards, ending, holds
from ludotheque.games.jouvence.actions import HURTING
from ludotheque.games.jouvence.components import BIT, BONUSES, GATE, KINDS, LIVES, TALISMAN
from ludotheque.games.jouvence.events import (
    CardDiscarded,
    Died,
    GourdDropped,
    Returned,
    Venom,
    Wounded,
    WoundSaved,
)
from ludotheque.games.jouvence.monsters import VENOMOUS, group_at
from ludotheque.games.jouvence.todo import END, FOES, MONSTERS, SCALE

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def wound(state: Jouvence, seat: i64, by: int) -> None:
    """JOU-039. A blow lands; who holds a talisman may play it."""
    state.wounder = by
    if state.hand[seat * KINDS + TALISMAN]:
        state.asked, state.choice = seat, HURTING
    else:
        lose_life(state, seat)


def save(state: Jouvence, seat: i64) -> None:
    cards.play(state, seat, TALISMAN)
    state.wounder = 0
    if state.log is not None:
        state.tell(WoundSaved, seat)


def lose_life(state: Jouvence, seat: i64) -> None:
    """JOU-039, JOU-R41. One life; the venom of monsters also costs a survivor a card."""
    by, state.wounder = state.wounder, 0
    state.lives[seat] -= 1
    if state.log is not None:
        state.tell(Wounded, seat, state.lives[seat], FOES[by])
    if state.lives[seat] == 0:
        die(state, seat)
    elif by == MONSTERS and state.hand_size[seat] and VENOMOUS[group_at(state, state.cell[seat])]:
        kind = cards.random_card(state, seat)
        cards.discard(state, seat, kind)
        if state.log is not None:
            state.tell(Venom, seat, kind)


def die(state: Jouvence, seat: i64) -> None:
    """JOU-040, JOU-078, JOU-080, JOU-R49, JOU-R50. All cards are lost and the gourd stays where it fell."""
    cell = state.cell[seat]
    if state.log is not None:
        state.tell(Died, seat, cell, state.endgame)
    lose_cards(state, seat)
    state.nets = cards.with_more(state.nets, seat, -state.nets[seat])
    holds.let_go(state, seat)
    if state.duel_targets & BIT[seat]:
        state.duel_killed |= BIT[seat]
    if state.gourd & BIT[seat]:
        state.gourd -= BIT[seat]
        state.gourds = sorted([*state.gourds, cell])
        if state.log is not None:
            state.tell(GourdDropped, seat, cell)
    if seat == state.seat_to_play():
        state.todo = [END * SCALE]
    if state.endgame:
        ending.after_death(state)
    else:
        state.cell[seat], state.lives[seat] = GATE, LIVES
        if state.log is not None:
            state.tell(Returned, seat)


def lose_cards(state: Jouvence, seat: i64) -> None:
    """JOU-040. Hand and active bonuses go to the discard."""
    cards.forget(state, seat)
    for kind in range(KINDS):
        count = state.hand[seat * KINDS + kind]
        state.hand[seat * KINDS + kind] = 0
        if kind < BONUSES:
            count += state.active[seat * BONUSES + kind]
            state.active[seat * BONUSES + kind] = 0
        if count:
            state.treasure_discard = cards.with_more(state.treasure_discard, kind, count)
        for _ in range(count):
            if state.log is not None:
                state.tell(CardDiscarded, seat, kind)
    state.hand_size[seat] = 0
    bonuses.refresh(state, seat)
