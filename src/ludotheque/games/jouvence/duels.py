"""Fights between players: targets, defence, dice, holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence import bonuses, cards, monsters
from ludotheque.games.jouvence.actions import BEING_HELD, DEFENDING, TARGETING
from ludotheque.games.jouvence.components import BIT, FUMIGENE, KINDS, PEAU
from ludotheque.games.jouvence.dice import hit, throw
from ludotheque.games.jouvence.events import (
    DuelCounterDie,
    DuelDie,
    DuelStarted,
    Fled,
    Held,
    Stayed,
    Stood,
)
from ludotheque.games.jouvence.holds import release, seats_in
from ludotheque.games.jouvence.todo import (
    BLOW,
    BY_DUEL,
    COUNTER,
    DEFEND,
    DRAW,
    END,
    FREE,
    HOLD,
    PART,
    PICK,
    PLAYERS,
    REWARD,
    ROLL,
    SCALE,
    WOUND,
)

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def company(state: Jouvence, seat: i64) -> list[int]:
    """JOU-041, JOU-060. The other living players of the cell."""
    cell = state.cell[seat]
    return [s for s in range(state.seats) if s != seat and state.cell[s] == cell and state.lives[s] > 0]


def offer_hold(state: Jouvence) -> None:
    """JOU-R37. Held by a player of the cell: fight, flee or stay."""
    seat = state.seat_to_play()
    if state.held[seat]:
        state.asked, state.choice = seat, BEING_HELD


def flee(state: Jouvence, seat: i64) -> None:
    """JOU-045, JOU-R36. A life is the price, and no attack on players this turn."""
    state.lives[seat] -= 1
    if state.log is not None:
        state.tell(Fled, seat, state.cell[seat], "players", "life")
    state.no_attack = True
    release(state, seat)


def vanish(state: Jouvence, seat: i64) -> None:
    """JOU-R37. As fleeing, without the price."""
    cards.play(state, seat, FUMIGENE)
    if state.log is not None:
        state.tell(Fled, seat, state.cell[seat], "players", "smoke")
    state.no_attack = True
    release(state, seat)


def stay(state: Jouvence, seat: i64) -> None:
    """JOU-R79. Only the movement is lost."""
    if state.log is not None:
        state.tell(Stayed, seat)
    state.todo = [END * SCALE]


def break_hold(state: Jouvence, seat: i64, holder: i64) -> None:
    """JOU-R37. A duel that includes a holder; once it is over, the player is free."""
    state.todo.append(FREE * SCALE)
    challenge(state, seat, holder)


def challenge(state: Jouvence, seat: i64, first: i64) -> None:
    """JOU-041, JOU-R42, JOU-R48. The one duel of the turn begins with a first target."""
    state.duel_done = True
    state.duel_targets, state.duel_missed, state.duel_killed = BIT[first], 0, 0
    offer_targets(state, seat)


def add_target(state: Jouvence, seat: i64, target: i64) -> None:
    """JOU-043."""
    state.duel_targets |= BIT[target]
    offer_targets(state, seat)


def offer_targets(state: Jouvence, seat: i64) -> None:
    """Asked unless everyone can see that there is nothing to do but strike."""
    others = [s for s in company(state, seat) if not state.duel_targets & BIT[s]]
    if others or state.hand_size[seat] > 0:
        state.asked, state.choice = seat, TARGETING
    else:
        strike(state, seat)


def strike(state: Jouvence, seat: i64) -> None:
    """JOU-R46. The targets may play a card in seat order; then the dice."""
    targets = seats_in(state.duel_targets, state.seats)
    if state.log is not None:
        state.tell(DuelStarted, seat, tuple(targets))
    state.todo.append(ROLL * SCALE)
    for target in reversed(targets):
        state.todo.append(DEFEND * SCALE + target)


def offer_defence(state: Jouvence, target: i64) -> None:
    """JOU-R46. Asked only of those who hold a card for it."""
    if state.hand[target * KINDS + FUMIGENE] or state.hand[target * KINDS + PEAU]:
        state.asked, state.choice = target, DEFENDING


def stand(state: Jouvence, seat: i64) -> None:
    if state.log is not None:
        state.tell(Stood, seat)


def dodge(state: Jouvence, seat: i64) -> None:
    """JOU-R46. Smoke: no longer a target."""
    cards.play(state, seat, FUMIGENE)
    state.duel_targets -= BIT[seat]
    if state.log is not None:
        state.tell(Fled, seat, state.cell[seat], "players", "smoke")


def harden(state: Jouvence, seat: i64) -> None:
    """JOU-R46. Stone skin; the target may play another card."""
    cards.harden(state, seat)
    state.todo.append(DEFEND * SCALE + seat)


def roll(state: Jouvence) -> None:
    """JOU-042, JOU-043, JOU-044. One die a target, each against the full sum of Defence."""
    targets = seats_in(state.duel_targets, state.seats)
    if not targets:
        return
    state.duel_defence = sum([bonuses.defence(state, target) for target in targets])
    for step in (PART, REWARD, COUNTER, HOLD):
        state.todo.append(step * SCALE)
    for target in reversed(targets):
        state.todo.append(BLOW * SCALE + target)


def blow(state: Jouvence, target: i64) -> None:
    """JOU-044, JOU-R43. A hit costs its own target a life; a miss lets it strike back."""
    seat = state.seat_to_play()
    attack = bonuses.combat(state, seat)
    die = throw(state)
    success = hit(attack, state.duel_defence, die)
    if state.log is not None:
        state.tell(DuelDie, seat, target, attack, state.duel_defence, die, success)
    if success:
        state.todo.append(WOUND * SCALE + target * 2 + PLAYERS)
    else:
        state.duel_missed |= BIT[target]


def hold(state: Jouvence) -> None:
    """JOU-R37. Every target alive is now held by the attacker."""
    if not state.options.hold:
        return
    seat = state.seat_to_play()
    for target in seats_in(state.duel_targets - state.duel_killed, state.seats):
        state.held[target] |= BIT[seat]
        if state.log is not None:
            state.tell(Held, target, seat)


def counter(state: Jouvence) -> None:
    """JOU-043, JOU-R45. Those missed strike back together, with one die."""
    missed = seats_in(state.duel_missed, state.seats)
    if not missed:
        return
    seat = state.seat_to_play()
    attack, defence = sum([bonuses.combat(state, target) for target in missed]), bonuses.defence(state, seat)
    die = throw(state)
    success = hit(attack, defence, die)
    if state.log is not None:
        state.tell(DuelCounterDie, seat, tuple(missed), attack, defence, die, success)
    if success:
        state.todo.append(WOUND * SCALE + seat * 2 + PLAYERS)


def reward(state: Jouvence) -> None:
    """JOU-R44, JOU-R64, JOU-R80. A card for each player killed, then what lies on the cell."""
    killed = len(seats_in(state.duel_killed, state.seats))
    state.todo.append(PICK * SCALE)
    if killed:
        state.todo.append(DRAW * SCALE + BY_DUEL * 16 + killed)


def part(state: Jouvence) -> None:
    """JOU-R47. A miss ends the turn; else the attacker goes on."""
    missed = state.duel_missed
    end_duel(state)
    if missed:
        monsters.stick(state)


def end_duel(state: Jouvence) -> None:
    state.duel_targets, state.duel_missed, state.duel_killed, state.duel_defence = 0, 0, 0, 0
