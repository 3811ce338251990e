"""Chapter: scoring (AGA-064, AGA-076 to AGA-085, AGA-R46 to AGA-R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludotheque.core.state import Result
from ludotheque.games.agartha.board import BOARD, CLEARED, DISCARD, MEETINGS, UNIT, characters, count
from ludotheque.games.agartha.components import (
    AMULET,
    AMULET_POINTS,
    CARD_COUNT,
    COMPASS,
    DIFFERENT_LOTS,
    EXPLORATION_POINTS,
    FIRST_OBJECT,
    FIRST_PLACE,
    IS_OBJECT,
    KIND_COUNT,
    KIND_OF,
    L1,
    L3,
    LAST_PLACE,
    LOT_POINTS,
    SECTOR,
    SLOT_COUNT,
    O,
)
from ludotheque.games.agartha.decisions import ASK_OVER
from ludotheque.games.agartha.events import BoardCleared, FinalScore, GameEnded

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

NO_LOT = 0  # a kind that is no Place: the slot gives nothing


class Score(NamedTuple):
    """The points of a seat by source, as they stand."""

    village: int
    exploration: int
    places: int
    lots_bonus: int
    objects: int
    amulets: int
    lots: tuple[int, ...]  # the kind of the lot of each PLACES slot, NO_LOT where there is none

    @property
    def total(self) -> int:
        return self.village + self.exploration + self.places + self.lots_bonus + self.objects + self.amulets


def score(state: Agartha, seat: int) -> Score:
    """AGA-078 to AGA-083."""
    at = seat * BOARD
    tallies = state.tallies[at : at + BOARD]
    lots = best_lots(tallies)
    points = sum([lot_points(tallies[slot], lots[slot]) for slot in range(L1, L3 + 1)])
    return Score(
        state.points[seat],
        exploration_points(state.explored[seat]),
        points,
        bonus(lots),
        object_points(tallies[MEETINGS], tallies[O]),
        AMULET_POINTS * count(tallies[SECTOR], AMULET),
        lots,
    )


def exploration_points(explored: int) -> int:
    """AGA-067, AGA-082. The points under the Exploration tokens."""
    return sum([EXPLORATION_POINTS[level] for level in (1, 2, 3) if explored >> level - 1 & 1])


def object_points(met: int, objects: int) -> int:
    """AGA-079, AGA-R49. Pairs of Characters met, times different Objects in their slot."""
    different = sum([1 for kind in range(FIRST_OBJECT, KIND_COUNT) if count(objects, kind)])
    return characters(met) // 2 * different


def lot_kinds(tally: int) -> list[int]:
    """AGA-020, AGA-080, AGA-R47. The kinds that a slot could give a lot of: it needs a Compass."""
    kinds = [kind for kind in range(FIRST_PLACE, LAST_PLACE + 1) if count(tally, kind)]
    return kinds if kinds and count(tally, COMPASS) else [NO_LOT]


def lot_points(tally: int, kind: int) -> int:
    """AGA-080, AGA-R47. At most five similar Places count."""
    return 0 if kind == NO_LOT else LOT_POINTS[min(5, count(tally, kind))]


def bonus(lots: tuple[int, ...]) -> int:
    """AGA-081, AGA-R48. Different kinds of Places among the lots."""
    return DIFFERENT_LOTS[len({kind for kind in lots if kind != NO_LOT})]


def best_lots(tallies: list[int]) -> tuple[int, ...]:
    """AGA-R47. One lot a slot, of the kinds that bring most; then most lot points, then the lowest kinds."""
    best: tuple[int, ...] = ()
    most, most_points = -1, -1
    for first in lot_kinds(tallies[0]):
        for second in lot_kinds(tallies[1]):
            for third in lot_kinds(tallies[2]):
                lots = (first, second, third)
                points = sum([lot_points(tallies[slot], lots[slot]) for slot in range(3)])
                total = points + bonus(lots)
                if total > most or (total == most and points > most_points):
                    best, most, most_points = lots, total, points
    return best


def finish(state: Agartha) -> None:
    """AGA-076, AGA-077, AGA-084, AGA-085. The boards are cleared, then counted source by source."""
    state.actor = -1
    state.asked = ASK_OVER
    state.fresh = 0
    clear_boards(state)
    if state.log is None:
        return
    for seat in range(state.seats):
        tell_score(state, seat)
    ended = ranking(state)
    winners = tuple([seat for seat in range(state.seats) if ended.ranks[seat] == 1])
    state.tell(GameEnded, None, winners, ended.ranks, ended.scores, tuple(amulets(state)))


def clear_boards(state: Agartha) -> None:
    """AGA-077, AGA-R46. What cannot score leaves the slots; Meetings and the Amulet sector stay."""
    gone: list[list[int]] = [[] for _ in range(state.seats)]
    for card in range(CARD_COUNT):
        site = state.where[card]
        if 0 <= site < DISCARD and site % BOARD < SLOT_COUNT and not counts(site % BOARD, KIND_OF[card]):
            state.where[card] = CLEARED + site
            state.tallies[site] -= UNIT[KIND_OF[card]]
            gone[site // BOARD].append(card)
    for seat in range(state.seats):
        if gone[seat]:
            state.tell(BoardCleared, seat, tuple(gone[seat]))


def counts(slot: int, kind: int) -> bool:
    """AGA-077. Places and Compasses in PLACES, Objects in their slot."""
    if slot <= L3:
        return FIRST_PLACE <= kind <= COMPASS
    return slot == O and IS_OBJECT[kind]


def tell_score(state: Agartha, seat: int) -> None:
    found = score(state, seat)
    slots = [slot for slot in range(L1, L3 + 1) if found.lots[slot] != NO_LOT]
    kinds = [found.lots[slot] for slot in slots]
    sizes = [count(state.tallies[seat * BOARD + slot], found.lots[slot]) for slot in slots]
    points = [lot_points(state.tallies[seat * BOARD + slot], found.lots[slot]) for slot in slots]
    state.tell(
        FinalScore,
        seat,
        *found[:6],
        found.total,
        tuple(slots),
        tuple(kinds),
        tuple([min(5, size) for size in sizes]),
        tuple(points),
    )


def amulets(state: Agartha) -> list[int]:
    """AGA-R51. The Amulets of each seat that break a tie: those in the sector."""
    return [count(state.tallies[seat * BOARD + SECTOR], AMULET) for seat in range(state.seats)]


def ranking(state: Agartha) -> Result:
    """AGA-084, AGA-085, AGA-R51. Points, then Amulets in the sector, then a shared place."""
    totals = [score(state, seat).total for seat in range(state.seats)]
    keys = [(total, worn) for total, worn in zip(totals, amulets(state), strict=True)]
    result = Result.by_keys(totals, list(keys), "AGA-084")
    if totals.count(max(totals)) == 1:
        return result
    return result._replace(rule="AGA-085" if result.ranks.count(1) == 1 else "AGA-R51")
