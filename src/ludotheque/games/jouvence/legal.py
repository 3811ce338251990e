"""What the asked seat may do, decision by decision, ids ascending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.jouvence import actions as a
from ludotheque.games.jouvence import bonuses, duels, paths, tiles
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BIT,
    BONUSES,
    BOUSSOLE,
    CAVE,
    CELLS,
    CLEF,
    FILET,
    FOUNTAIN,
    FUMIGENE,
    GATE,
    KINDS,
    LIVES,
    LOCATION_OF,
    MAIN_LESTE,
    OMBRE,
    PEAU,
    RAGE,
    SLOTS,
    SOUFFLE,
    STEP,
    TROUSSE,
)
from ludotheque.games.jouvence.holds import seats_in

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


STEPS: Final = [[a.STEP + d for d in range(4) if ways & BIT[d]] for ways in range(16)]  # by the ways out of a cell


def legal(state: Jouvence, seat: i64) -> list[int]:
    choice = state.choice
    if choice == a.MOVING:
        return moves(state, seat)
    if choice == a.UPDATING:
        return updates(state, seat)
    if choice == a.PLACING:
        return spots(state, seat)
    if choice == a.TURNING:
        return [a.TURN + p % 4 for p in state.candidates if p // 4 == state.spot]
    if choice == a.FACING:
        return answers_to_monsters(state, seat)
    if choice == a.MAKING_ROOM:
        row = seat * KINDS
        return [a.DISCARD + kind for kind in range(KINDS) if state.hand[row + kind]] + [a.TAKE]
    if choice == a.BEING_HELD:
        return answers_to_hold(state, seat)
    if choice == a.TARGETING:
        return targets(state, seat)
    if choice == a.DEFENDING:
        return defences(state, seat)
    if choice == a.HURTING:
        return [a.PLAY_TALISMAN, a.ACCEPT]
    if choice == a.LURING:
        return [a.LAIR + square for square in tiles.lair_squares(state)]
    return [a.CHOOSE + character for character in range(8) if character not in state.character]


def spots(state: Jouvence, seat: i64) -> list[int]:
    found: list[int] = []
    before = -1
    for placement in state.candidates:
        if placement // 4 != before:
            before = placement // 4
            found.append(a.SPOT + before)
    if state.hand[seat * KINDS + BOUSSOLE] and state.tile != FOUNTAIN and state.pile:
        found.append(a.PLAY_BOUSSOLE)
    return found


def updates(state: Jouvence, seat: i64) -> list[int]:
    found: list[int] = []
    spare = BACKPACK[state.character[seat]] - state.hand_size[seat]
    if bonuses.active_count(state, seat) < SLOTS:
        for kind in range(BONUSES):
            if state.hand[seat * KINDS + kind] and bonuses.available(state, seat, kind) > 0:
                found.append(a.ON + kind)
    if not state.switched and 1 - spare <= bonuses.all_available(state, seat):
        for kind in range(BONUSES):
            if state.active[seat * BONUSES + kind]:
                found.append(a.OFF + kind)
    if spare >= 0:
        found.append(a.DONE)
    return found


def answers_to_monsters(state: Jouvence, seat: i64) -> list[int]:
    row = seat * KINDS
    found = [a.FIGHT]
    if not state.unmasked and state.lives[seat] > 1:
        found.append(a.FLEE)
    if state.hand[row + TROUSSE] and state.lives[seat] < LIVES:
        found.append(a.PLAY_TROUSSE)
    if state.hand[row + FUMIGENE]:
        found.append(a.PLAY_FUMIGENE)
    if state.hand[row + RAGE]:
        found.append(a.PLAY_RAGE)
    if state.hand[row + PEAU]:
        found.append(a.PLAY_PEAU)
    return found


def answers_to_hold(state: Jouvence, seat: i64) -> list[int]:
    row = seat * KINDS
    found = [a.FLEE, a.STAY] if state.lives[seat] > 1 else [a.STAY]
    if state.hand[row + TROUSSE] and state.lives[seat] < LIVES:
        found.append(a.PLAY_TROUSSE)
    if state.hand[row + FUMIGENE]:
        found.append(a.PLAY_FUMIGENE)
    if state.hand[row + RAGE]:
        found.append(a.PLAY_RAGE)
    if state.hand[row + PEAU]:
        found.append(a.PLAY_PEAU)
    return found + [a.ATTACK + holder for holder in seats_in(state.held[seat], state.seats)]


def targets(state: Jouvence, seat: i64) -> list[int]:
    row = seat * KINDS
    found: list[int] = []
    if state.hand[row + TROUSSE] and state.lives[seat] < LIVES:
        found.append(a.PLAY_TROUSSE)
    if state.hand[row + RAGE]:
        found.append(a.PLAY_RAGE)
    if state.hand[row + PEAU]:
        found.append(a.PLAY_PEAU)
    for other in duels.company(state, seat):
        if not state.duel_targets & BIT[other]:
            found.append(a.ATTACK + other)
    found.append(a.STRIKE)
    return found


def defences(state: Jouvence, seat: i64) -> list[int]:
    row = seat * KINDS
    found: list[int] = []
    if state.hand[row + FUMIGENE]:
        found.append(a.PLAY_FUMIGENE)
    if state.hand[row + PEAU]:
        found.append(a.PLAY_PEAU)
    found.append(a.STAND)
    return found


def moves(state: Jouvence, seat: i64) -> list[int]:
    """JOU-056, JOU-057, JOU-058, JOU-059, JOU-060, JOU-061, JOU-062, JOU-063, JOU-064, JOU-065."""
    row, cell = seat * KINDS, state.cell[seat]
    others = duels.company(state, seat)
    found: list[int] = []
    if state.hand_size[seat] > 0:
        if state.hand[row + TROUSSE] and state.lives[seat] < LIVES:
            found.append(a.PLAY_TROUSSE)
        if state.hand[row + SOUFFLE] and not state.wind:
            found.append(a.PLAY_SOUFFLE)
        if state.hand[row + OMBRE] and not state.shadow:
            found.append(a.PLAY_OMBRE)
        if state.hand[row + MAIN_LESTE]:
            found += [a.STEAL + other for other in others if state.hand_size[other] > 0]
        if state.hand[row + FILET]:
            found += [a.NET + other for other in neighbours(state, seat)]
    if others and not state.duel_done and not state.no_attack:
        found += [a.ATTACK + other for other in others]
    if state.mp > 0:
        found += STEPS[state.exits[cell]]
    if state.hand_size[seat] > 0 and state.hand[row + CLEF]:
        for d in range(4):
            if cell + STEP[d] < CELLS and paths.closed(state, cell + STEP[d]):
                found.append(a.UNLOCK + d)
    if state.mp > 0:
        if state.ground[cell] == CAVE:
            found.append(a.CAVE)
        if cell == GATE and state.gourd & BIT[seat]:
            found.append(a.EXIT)
    found.append(a.STOP)
    if others and state.hand_size[seat] > 0:
        free = [other for other in others if state.hand_size[other] < BACKPACK[state.character[other]]]
        if free:
            for kind in range(KINDS):
                if state.hand[row + kind]:
                    found += [a.GIVE + kind * 6 + other for other in free]
    return found


def has_moves(state: Jouvence, seat: i64) -> bool:
    """Whether a seat without cards can do anything but stop."""
    cell = state.cell[seat]
    if state.mp > 0 and (state.exits[cell] or state.ground[cell] == CAVE):
        return True
    return not state.duel_done and not state.no_attack and len(duels.company(state, seat)) > 0


def neighbours(state: Jouvence, seat: i64) -> list[int]:
    """The other living players of the tile."""
    location = LOCATION_OF[state.cell[seat]]
    return [
        s for s in range(state.seats) if s != seat and state.lives[s] > 0 and LOCATION_OF[state.cell[s]] == location
    ]
