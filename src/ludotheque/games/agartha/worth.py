"""What a board is worth: points that are there, and points that its cards promise while there is time."""

from __future__ import annotations

from typing import Final

from ludotheque.games.agartha.board import BOARD, MEETINGS, SHIFT, UNIT
from ludotheque.games.agartha.components import (
    AMULET,
    AMULET_POINTS,
    AREA_OF,
    COMPASS,
    DIFFERENT_LOTS,
    EXPLORATION_POINTS,
    FIRST_OBJECT,
    FIRST_PLACE,
    FRESH,
    KIND_COUNT,
    L3,
    LAST_PLACE,
    LOT_POINTS,
    SECTOR,
    SLOT_COUNT,
    V1,
    V2,
    VILLAGE_POINTS,
    E,
    O,
)
from ludotheque.games.agartha.weights import WEIGHTS

NEVER: Final = -1000.0


def worth(tallies: list[int], points: int, explored: int, fresh: int, life: float) -> float:
    """One board: `life` runs from 1, all six rounds to come, to 0, the last tile resolved."""
    soon = min(1.0, 2.0 * life)  # what one more step can still bring about
    met = tallies[MEETINGS]
    kinds = 0
    for kind in range(FIRST_OBJECT, KIND_COUNT):
        if tallies[O] >> SHIFT[kind] & 63:
            kinds += 1
    value = float(points) + explored_points(explored)
    value += AMULET_POINTS * (tallies[SECTOR] >> SHIFT[AMULET] & 63)
    value += kinds * (met // 2 + WEIGHTS.promised_pairs * life) + 0.5 * kinds * (met % 2) * soon
    value += lots_worth(tallies, life, soon)
    value += loose_worth(tallies, met, life, soon)
    for slot in (V1, V2):
        value += village_worth(tallies[slot], fresh & FRESH[slot] > 0, kinds, life, soon)
    return value + exploration_worth(tallies[E], fresh & FRESH[E] > 0, explored, life, soon)


def explored_points(explored: int) -> float:
    value = 0.0
    for level in (1, 2, 3):
        if explored & FRESH[level - 1]:
            value += EXPLORATION_POINTS[level]
    return value


def lots_worth(tallies: list[int], life: float, soon: float) -> float:
    """PLACES: the lots that are there, then those that want a Compass."""
    value = 0.0
    sure, hoped = 0, 0
    for slot in range(L3 + 1):
        tally = tallies[slot]
        if not tally:
            continue
        size, best = 0, 0
        for kind in range(FIRST_PLACE, LAST_PLACE + 1):
            here = tally >> SHIFT[kind] & 63
            if here > size or (here == size and here and sure & FRESH[best]):
                size, best = here, kind
        compasses = tally >> SHIFT[COMPASS] & 63
        size = min(size, 5)
        if not size:
            value += WEIGHTS.lone_compass * soon if compasses else 0.0
        elif compasses:
            value += LOT_POINTS[size] + (WEIGHTS.growth * life if size < 5 else 0.0)
            sure |= FRESH[best]
        else:
            value += LOT_POINTS[size] * WEIGHTS.hope * soon + 0.1 * life
            hoped |= FRESH[best]
    both = sure | hoped
    now, then = DIFFERENT_LOTS[bits(sure)], DIFFERENT_LOTS[bits(both)]
    return value + now + WEIGHTS.kind_hope * life * bits(both) + 0.35 * soon * (then - now)


def bits(number: int) -> int:
    """How many of the three Place kinds are in a sum of bits."""
    return (number >> 1 & 1) + (number >> 2 & 1) + (number >> 3 & 1)


def loose_worth(tallies: list[int], met: int, life: float, soon: float) -> float:
    """Cards that lie where they do not count yet."""
    value = 0.0
    amulets, objects, here = 0, 0, tallies[O]
    for slot in range(SLOT_COUNT):
        tally = tallies[slot]
        if slot == O or not tally:
            continue
        amulets += tally >> SHIFT[AMULET] & 63
        if slot > L3:
            value += (WEIGHTS.stray_compass if tally >> SHIFT[COMPASS] & 63 else 0.0) * life
        else:
            value += WEIGHTS.stray_character * life * (tally & 63)
        if slot in (V1, V2):
            for kind in range(FIRST_PLACE, LAST_PLACE + 1):
                value += WEIGHTS.stray_place * life * (tally >> SHIFT[kind] & 63)
        if tally >= UNIT[FIRST_OBJECT]:
            for kind in range(FIRST_OBJECT, KIND_COUNT):
                if tally >> SHIFT[kind] & 63 and not here >> SHIFT[kind] & 63:
                    objects += 1
    if amulets:
        value += (WEIGHTS.loose_amulet + WEIGHTS.second_amulet * (amulets - 1)) * soon
    return value + WEIGHTS.loose_object * objects * soon * (met // 2 + WEIGHTS.promised_pairs * life)


def village_worth(tally: int, fresh: bool, kinds: int, life: float, soon: float) -> float:
    """A Village slot: validated now if it has just changed, else what it may bring when it changes again."""
    size = tally & 63
    if size < 2:
        return WEIGHTS.lone_character * size * soon
    best = 0.0
    for level in range(2, min(4, size) + 1):
        bonus = WEIGHTS.move_bonus if level == 2 else WEIGHTS.swap_bonus if level == 3 else 0.0
        gain = VILLAGE_POINTS[level] + bonus + 0.5 * level * (kinds + 0.5 * life)
        best = max(best, gain)
    return best if fresh else max(best * WEIGHTS.stale * soon, WEIGHTS.lone_character * soon)


def exploration_worth(tally: int, fresh: bool, explored: int, life: float, soon: float) -> float:
    """The Exploration slot: the best level reached now, or the way made towards one."""
    people = tally & 63
    land = 0
    for kind in range(FIRST_PLACE, LAST_PLACE + 1):
        land += tally >> SHIFT[kind] & 63
    best = 0.0
    for level in (1, 2, 3):
        if explored & FRESH[level - 1]:
            continue
        points = EXPLORATION_POINTS[level] + WEIGHTS.draw_bonus
        if fresh and people >= level and land >= level:
            best = max(best, points)
        else:
            way = (min(people, level) + min(land, level)) / (2.0 * level)
            best = max(best, points * way * way * 0.75 * (soon if level < 3 else life))
    return best


def after_placing(tallies: list[int], slot: int, kind: int) -> list[int]:
    changed = tallies[:]
    changed[slot] += UNIT[kind]
    return changed


def best_placing(
    tallies: list[int], points: int, explored: int, fresh: int, life: float, kinds: list[int], bound: int
) -> float:
    """The worth of a board when these cards have been placed one by one, each where it does most.

    `bound` is the area they must go to, or -1: then all are free if there is one, else the best area is found.
    """
    if not kinds:
        return worth(tallies, points, explored, fresh, life)
    best = NEVER
    for area in range(3):
        if bound not in (-1, area):
            continue
        here, changed = tallies, fresh
        for kind in kinds:
            most = NEVER
            slot_found = -1
            for slot in range(SLOT_COUNT):
                if AREA_OF[slot] == area and (slot != O or kind >= FIRST_OBJECT):
                    value = worth(after_placing(here, slot, kind), points, explored, changed | FRESH[slot], life)
                    if value > most:
                        most, slot_found = value, slot
            here = after_placing(here, slot_found, kind)
            changed |= FRESH[slot_found]
        best = max(best, most)
    return best


def best_move(tallies: list[int], points: int, explored: int, fresh: int, life: float) -> float:
    """The worth of a board after its best Move, or none."""
    best = worth(tallies, points, explored, fresh, life)
    for source in range(SLOT_COUNT):
        if not tallies[source]:
            continue
        for kind in range(KIND_COUNT):
            if tallies[source] >> SHIFT[kind] & 63:
                for slot in range(SLOT_COUNT + 1):
                    fits = kind >= FIRST_OBJECT if slot == O else kind == AMULET if slot == SECTOR else slot != source
                    if fits and slot != source:
                        best = max(best, moved_worth(tallies, points, explored, fresh, life, source, slot, kind))
    return best


def moved_worth(
    tallies: list[int], points: int, explored: int, fresh: int, life: float, source: int, slot: int, kind: int
) -> float:
    changed = after_placing(tallies, slot, kind)
    changed[source] -= UNIT[kind]
    touched = fresh | FRESH[source] | (FRESH[slot] if slot < SLOT_COUNT else 0)
    return worth(changed, points, explored, touched, life)


def best_moving_of(
    tallies: list[int], points: int, explored: int, fresh: int, life: float, source: int, kind: int
) -> float:
    """The worth of a board when this card has been moved where it does most."""
    best = NEVER
    for slot in range(SLOT_COUNT + 1):
        fits = kind >= FIRST_OBJECT if slot == O else kind == AMULET if slot == SECTOR else True
        if fits and slot != source:
            best = max(best, moved_worth(tallies, points, explored, fresh, life, source, slot, kind))
    return best


def best_swap(
    tallies: list[int], points: int, explored: int, fresh: int, life: float, held: int, validates: bool
) -> float:
    """The worth of a board after its best Swap, or none; with `held` (slot * 10 + kind), of a Swap of that card."""
    best = NEVER if held >= 0 else worth(tallies, points, explored, fresh, life)
    for one in range(SLOT_COUNT):
        if not tallies[one]:
            continue
        for kind in range(KIND_COUNT):
            if not tallies[one] >> SHIFT[kind] & 63 or held not in (-1, one * KIND_COUNT + kind):
                continue
            for other in range(SLOT_COUNT):
                if other == one or not tallies[other] or (held < 0 and other < one):
                    continue
                for partner in range(KIND_COUNT):
                    if tallies[other] >> SHIFT[partner] & 63 and swappable(one, kind, other, partner):
                        changed = tallies[:]
                        changed[one] += UNIT[partner] - UNIT[kind]
                        changed[other] += UNIT[kind] - UNIT[partner]
                        touched = fresh | FRESH[one] | FRESH[other] if validates else fresh
                        best = max(best, worth(changed, points, explored, touched, life))
    return best


def swappable(one: int, kind: int, other: int, partner: int) -> bool:
    if kind == partner or (other == O and kind < FIRST_OBJECT):
        return False
    return one != O or partner >= FIRST_OBJECT


def board_of(tallies: list[int], seat: int) -> list[int]:
    return tallies[seat * BOARD : seat * BOARD + BOARD]
