"""What the bonuses are worth, and which ones one would wear. For evaluate alone."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.actions import UPDATING
from ludotheque.games.jouvence.bonuses import available
from ludotheque.games.jouvence.components import (
    BONUS_STAT,
    BONUS_VALUE,
    BONUSES,
    COMBAT,
    DEFENCE,
    MOVEMENT,
    PRINTED,
    SLOTS,
    STATS,
)
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.prospects import FAR, NO_KEY, Walker, chance_of, walker_like
from ludotheque.games.jouvence.weights import WEIGHTS

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

NOBODY: Final = -1


def walker_of(state: Jouvence, seat: int, bonuses: list[int], key: int) -> Walker:
    """As the active bonuses make the seat, or the best ones while they are chosen; brews do not last."""
    row = state.character[seat] * STATS
    stats = [PRINTED[row + stat] for stat in range(STATS)]
    swords = 0
    for kind in bonuses:
        stats[BONUS_STAT[kind]] += BONUS_VALUE[kind]
        if BONUS_STAT[kind] == COMBAT:
            swords += BONUS_VALUE[kind]
    return walker_like(stats[COMBAT], stats[COMBAT] - swords, stats[DEFENCE], stats[MOVEMENT], key)


def prowess(hunter: Walker, combat: int, defence: int) -> float:
    """How well one is armed against a prey."""
    blow, guard = chance_of(hunter.combat, defence), chance_of(combat, hunter.defence)
    return WEIGHTS.blow * blow - WEIGHTS.guard * guard + WEIGHTS.pace * float(hunter.pace)


def prey_of(state: Jouvence, seat: int) -> int:
    """A foe with a gourd."""
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] != state.side[seat]:
            return foe
    return NOBODY


def weights(state: Jouvence) -> list[float]:
    return WEIGHTS.early if state.basin < 0 else WEIGHTS.late


def best_bonuses(state: Jouvence, seat: int, judge: int) -> list[int]:
    """The active bonuses; during the update the best that it can still make of them."""
    on = [kind for kind in range(BONUSES) for _ in range(state.active[seat * BONUSES + kind])]
    if state.choice != UPDATING or state.asked != seat:
        return on
    points = weights(state)
    off = [kind for kind in range(BONUSES) for _ in range(max(0, available(state, seat, kind)))]
    fixed = on if state.switched or state.back else []
    free = off if fixed else on + off
    room = min(len(free), SLOTS - len(fixed))
    foe = prey_of(state, seat) if judge == NOBODY else NOBODY
    if foe >= 0:
        return arms(state, seat, foe, fixed, free, room)
    free.sort(key=lambda kind: -points[BONUS_STAT[kind]] * BONUS_VALUE[kind])
    return fixed + free[:room]


def arms(state: Jouvence, seat: int, foe: int, fixed: list[int], free: list[int], room: int) -> list[int]:
    """The bonuses that arm a hunter best. A point counts only where it changes the odds, so all sets are tried."""
    row = foe * STATS
    best, most = fixed, -FAR
    for chosen in combinations(free, room):
        bonuses = fixed + list(chosen)
        hunter = walker_of(state, seat, bonuses, NO_KEY)
        worth = prowess(hunter, state.stats[row + COMBAT], state.stats[row + DEFENCE])
        worth += bonus_value(state, bonuses, True)
        if worth > most:
            best, most = bonuses, worth
    return best


def bonus_value(state: Jouvence, bonuses: list[int], hunts: bool) -> float:
    """In part, where the way counts fights and steps by itself; a hunter has no way of its own."""
    points = weights(state)
    value = 0.0
    for kind in bonuses:
        stat = BONUS_STAT[kind]
        share = WEIGHTS.besides if state.basin >= 0 and not hunts and stat in (COMBAT, DEFENCE, MOVEMENT) else 1.0
        value += share * points[stat] * BONUS_VALUE[kind]
    return value
