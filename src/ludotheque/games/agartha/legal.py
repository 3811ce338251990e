"""What a seat may do. Written apart from `refusals`, which says why it may not; the tests hold them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.agartha.actions import (
    BIDS,
    CARD,
    DRAW_PILE,
    EXPLORE,
    FREE,
    MOVES,
    PASS,
    PICK,
    PLACES,
    TAKE,
    VILLAGE,
)
from ludotheque.games.agartha.board import BOARD, characters, places
from ludotheque.games.agartha.components import (
    FIRST_OBJECT,
    FRESH,
    KIND_COUNT,
    KIND_OF,
    SLOT_COUNT,
    TILE_SPACE,
    TILES_IN_PLAY,
    V1,
    V2,
    VALUES,
    E,
    O,
)
from ludotheque.games.agartha.decisions import (
    ASK_BID,
    ASK_DRAW,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_SWAP,
    ASK_SWAP_WITH,
)
from ludotheque.games.agartha.pile import can_draw, cards_on

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

OBJECT_BITS: Final = 0b1111000000  # kinds 6 to 9


def legal_actions(state: Agartha, seat: int) -> list[int]:
    """The actions of a seat that is asked, ascending."""
    asked = state.asked
    if asked == ASK_BID:
        return list(BIDS[state.seats][(state.placed >> VALUES * seat & 7) * 64 + state.taken])
    if asked == ASK_PLACE:
        return list(PLACES[state.bound][KIND_OF[state.hand[0]]])
    if asked == ASK_MOVE_TO:
        return list(MOVES[state.held_slot][state.held_kind])
    if asked == ASK_MOVE:
        return [PASS, *move_cards(state, seat)]
    if asked == ASK_DRAW:
        return draws(state)
    if asked == ASK_SWAP:
        return [PASS, *[CARD + card for card in swap_firsts(state, seat)]]
    if asked == ASK_SWAP_WITH:
        return [CARD + card for card in swap_seconds(state, seat)]
    if asked == ASK_PICK:
        return [PICK + pos for pos in range(cards_on(state, state.spot // 2))]
    if asked == ASK_START:
        at = 2 * seat if state.start_slots[2 * seat] < 0 else 2 * seat + 1
        return list(PLACES[FREE][KIND_OF[state.start[at]]])
    return validations(state, seat)


def move_cards(state: Agartha, seat: int) -> list[int]:
    """AGA-041. Every kind in every slot."""
    found: list[int] = []
    at: i64 = seat * BOARD
    for slot in range(SLOT_COUNT):
        tally: i64 = state.tallies[at + slot]
        action: i64 = CARD + slot * KIND_COUNT
        while tally:
            if tally & 63:
                found.append(action)
            tally >>= 6
            action += 1
    return found


def draws(state: Agartha) -> list[int]:
    """AGA-044, AGA-R23, AGA-R24. The pile while it can give a card, and every card of the row."""
    found = [PASS]
    if can_draw(state):
        found.append(DRAW_PILE)
    for i in range(TILES_IN_PLAY[state.seats] * TILE_SPACE):
        if state.tiles[i] >= 0:
            found.append(TAKE + i)
    return found


def kinds_in(tally: i64) -> i64:
    """The kinds of a tally, as a sum of bits."""
    bits: i64 = 0
    bit: i64 = 1
    while tally:
        if tally & 63:
            bits |= bit
        tally >>= 6
        bit += bit
    return bits


def can_swap(state: Agartha, seat: int) -> bool:
    """AGA-043, AGA-R16, AGA-R22, AGA-R53. Whether any two cards can change places."""
    at: i64 = seat * BOARD
    seen: i64 = 0  # kinds in the slots so far, all but `O`
    for slot in range(SLOT_COUNT):
        if slot == O:
            continue
        here: i64 = kinds_in(state.tallies[at + slot])
        if here and seen and (here | seen) & (here | seen) - 1:
            return True  # two slots, two kinds
        seen |= here
    objects: i64 = kinds_in(state.tallies[at + O])
    seen &= OBJECT_BITS
    return objects > 0 and seen > 0 and (objects | seen) & (objects | seen) - 1 > 0


def swap_firsts(state: Agartha, seat: int) -> list[int]:
    """AGA-043, AGA-R16, AGA-R22. The cards, as slot * 10 + kind, that have a partner to be swapped with."""
    found: list[int] = []
    at: i64 = seat * BOARD
    held = [kinds_in(state.tallies[at + slot]) for slot in range(SLOT_COUNT)]
    objects: i64 = held[O]
    for slot in range(SLOT_COUNT):
        here: i64 = held[slot]
        if here:
            others: i64 = 0
            for other in range(SLOT_COUNT):
                if other not in (slot, O):
                    others |= held[other]
            if slot == O:
                others &= OBJECT_BITS
            bit: i64 = 1
            for kind in range(KIND_COUNT):
                if here & bit:
                    fit: i64 = others
                    if slot != O and kind >= FIRST_OBJECT:
                        fit |= objects
                    if fit & ~bit:
                        found.append(slot * KIND_COUNT + kind)
                bit += bit
    return found


def swap_seconds(state: Agartha, seat: int) -> list[int]:
    """AGA-043, AGA-R16, AGA-R22. The partners of the chosen card: other slot, other kind, Objects alone into `O`."""
    found: list[int] = []
    at: i64 = seat * BOARD
    held_slot: i64 = state.held_slot
    held_kind: i64 = state.held_kind
    for slot in range(SLOT_COUNT):
        if slot != held_slot and (slot != O or held_kind >= FIRST_OBJECT):
            bits: i64 = kinds_in(state.tallies[at + slot])
            if held_slot == O:
                bits &= OBJECT_BITS
            for kind in range(KIND_COUNT):
                if bits & 1 and kind != held_kind:
                    found.append(slot * KIND_COUNT + kind)
                bits >>= 1
    return found


def village_level(state: Agartha, seat: int, slot: int) -> int:
    """AGA-061 to AGA-063, AGA-071. The highest level of a Village slot that is fresh; 0: none."""
    met = characters(state.tallies[seat * BOARD + slot])
    if met < 2 or not state.fresh & FRESH[slot]:
        return 0
    return 4 if met > 4 else met


def exploration_levels(state: Agartha, seat: int) -> int:
    """AGA-066, AGA-068 to AGA-071, AGA-R40. The levels reached and not done yet, as a sum of bits; 0: none."""
    if not state.fresh & FRESH[E]:
        return 0
    tally = state.tallies[seat * BOARD + E]
    pairs = min(characters(tally), places(tally))
    reached = 7 if pairs > 2 else 3 if pairs == 2 else pairs
    return reached & ~state.explored[seat]


def validations(state: Agartha, seat: int) -> list[int]:
    """AGA-060, AGA-066, AGA-R27, AGA-R36. Any level reached by any fresh slot, or no more of them."""
    found = [PASS]
    for slot in (V1, V2):
        for level in range(2, village_level(state, seat, slot) + 1):
            found.append(VILLAGE + (slot - V1) * 3 + level - 2)
    levels = exploration_levels(state, seat)
    for level in range(3):
        if levels & FRESH[level]:
            found.append(EXPLORE + level)
    return found
