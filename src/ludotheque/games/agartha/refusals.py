"""Why a seat may not: the first rule that an action breaks. Written apart from `legal`, rule by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.state import RuleId
from ludotheque.games.agartha.actions import (
    ACTIONS,
    BID,
    BID_SPOT,
    BID_VALUE,
    BOUND,
    CARD,
    COUNT,
    DRAW_PILE,
    FREE,
    PASS,
    PICK,
    PLACE,
    TAKE,
    VILLAGE,
)
from ludotheque.games.agartha.board import BOARD, DISCARD, count
from ludotheque.games.agartha.components import (
    AMULET,
    AREA_OF,
    CHARACTER,
    FIRST_PLACE,
    IS_OBJECT,
    KIND_COUNT,
    KIND_OF,
    LAST_PLACE,
    SECTOR,
    SLOT_COUNT,
    TILE_SPACE,
    TILES_IN_PLAY,
    E,
    O,
)
from ludotheque.games.agartha.decisions import (
    ASK_BID,
    ASK_DRAW,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_OVER,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_SWAP,
    ASK_SWAP_WITH,
    ASK_VALIDATE,
)

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def refusal(state: Agartha, seat: int, action: int) -> RuleId | None:
    """The rule against it, or None: it is legal."""
    if state.asked == ASK_OVER:
        return "AGA-076"
    if state.asked == ASK_START:
        return against_start(state, seat, action)
    if seat != state.actor:
        return "AGA-028" if state.asked == ASK_BID else "AGA-036"
    if action == PASS:
        return against_pass(state)
    if action < BID:
        return against_place(state, action - PLACE)
    if action < CARD:
        return against_bid(state, seat, action - BID)
    if action < DRAW_PILE:
        return against_card(state, seat, (action - CARD) // KIND_COUNT, (action - CARD) % KIND_COUNT)
    if action < PICK:
        return against_draw(state, action)
    if action < VILLAGE:
        return against_pick(state, action - PICK)
    return against_validate(state, seat, action) if action < COUNT else "AGA-027"


def against_start(state: Agartha, seat: int, action: int) -> RuleId | None:
    if state.start_slots[2 * seat + 1] >= 0:
        return "AGA-R06"
    if action == PASS:
        return "AGA-017"
    if not PLACE <= action < BID:
        return "AGA-018"
    card = state.start[2 * seat + (state.start_slots[2 * seat] >= 0)]
    return against_slot(KIND_OF[card], action - PLACE)


def against_slot(kind: int, slot: int) -> RuleId | None:
    """What a card cannot reach unless it is moved there."""
    if slot == SECTOR:
        return "AGA-042" if kind == AMULET else "AGA-025"
    return "AGA-023" if slot == O and not IS_OBJECT[kind] else None


def against_pass(state: Agartha) -> RuleId | None:
    if state.asked in (ASK_MOVE, ASK_SWAP, ASK_DRAW, ASK_VALIDATE):
        return None
    if state.asked == ASK_BID:
        return "AGA-R10"
    if state.asked == ASK_PICK:
        return "AGA-R34"
    return "AGA-054" if state.asked == ASK_PLACE and state.bound != FREE else "AGA-R56"


def against_place(state: Agartha, slot: int) -> RuleId | None:
    if state.asked == ASK_PLACE:
        rule = against_slot(KIND_OF[state.hand[0]], slot)
        if rule is None and state.bound >= BOUND and AREA_OF[slot] != state.bound - BOUND:
            return "AGA-052"
        return rule
    if state.asked == ASK_MOVE_TO:
        if slot == state.held_slot:
            return "AGA-R21"
        if slot == SECTOR and state.held_kind == AMULET:
            return None
        return against_slot(state.held_kind, slot)
    return "AGA-027"


def against_bid(state: Agartha, seat: int, bid: int) -> RuleId | None:
    if state.asked != ASK_BID:
        return "AGA-027"
    if BID_SPOT[bid] // 2 >= TILES_IN_PLAY[state.seats]:
        return "AGA-010"
    for i in range(len(state.bids)):
        if (state.holder + i - seat) % state.seats == 0 and BID_VALUE[state.bids[i]] == BID_VALUE[bid]:
            return "AGA-035"
    if BID_SPOT[bid] % 2 == 0 and BID_SPOT[bid] in [BID_SPOT[other] for other in state.bids]:
        return "AGA-032"
    return None


def against_card(state: Agartha, seat: int, slot: int, kind: int) -> RuleId | None:
    if state.asked not in (ASK_MOVE, ASK_SWAP, ASK_SWAP_WITH):
        return "AGA-027"
    if not count(state.tallies[seat * BOARD + slot], kind):
        return "AGA-041" if state.asked == ASK_MOVE else "AGA-043"
    if state.asked == ASK_MOVE:
        return None
    if state.asked == ASK_SWAP_WITH:
        return against_swap(state.held_slot, state.held_kind, slot, kind)
    for other in range(SLOT_COUNT):
        for partner in range(KIND_COUNT):
            if count(state.tallies[seat * BOARD + other], partner) and not against_swap(slot, kind, other, partner):
                return None
    return "AGA-R22"


def against_swap(slot: int, kind: int, other: int, partner: int) -> RuleId | None:
    if slot == other or kind == partner:
        return "AGA-R22"
    if (slot == O and not IS_OBJECT[partner]) or (other == O and not IS_OBJECT[kind]):
        return "AGA-R16"
    return None


def against_draw(state: Agartha, action: int) -> RuleId | None:
    if state.asked != ASK_DRAW:
        return "AGA-027"
    if action == DRAW_PILE:
        return None if state.pile or DISCARD in state.where else "AGA-R24"
    if (action - TAKE) // TILE_SPACE >= TILES_IN_PLAY[state.seats]:
        return "AGA-010"
    return None if state.tiles[action - TAKE] >= 0 else "AGA-044"


def against_pick(state: Agartha, pos: int) -> RuleId | None:
    if state.asked != ASK_PICK:
        return "AGA-027"
    return None if state.tiles[state.spot // 2 * TILE_SPACE + pos] >= 0 else "AGA-050"


def against_validate(state: Agartha, seat: int, action: int) -> RuleId | None:
    if state.asked == ASK_PLACE:
        return "AGA-R28"
    if state.asked != ASK_VALIDATE:
        return "AGA-027"
    slot, level = ACTIONS[action].args
    if not state.fresh >> slot & 1:
        return "AGA-071"
    tally = state.tallies[seat * BOARD + slot]
    if slot != E:
        return None if count(tally, CHARACTER) >= level else ("AGA-061", "AGA-062", "AGA-063")[level - 2]
    if state.explored[seat] >> level - 1 & 1:
        return "AGA-066"
    found = sum([count(tally, kind) for kind in range(FIRST_PLACE, LAST_PLACE + 1)])
    return None if min(count(tally, CHARACTER), found) >= level else ("AGA-068", "AGA-069", "AGA-070")[level - 1]
