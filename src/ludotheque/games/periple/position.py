"""A state of Périple as readable JSON, and what must hold of it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, Flag, ListOf, OneOf, PerSeat, Schema, SeatOf, Whole
from ludotheque.games.periple.components import CARD_KEYS, MARKERS, MARKET, OWNED_TO_END, TILE_KEYS
from ludotheque.games.periple.deck import deck_named
from ludotheque.games.periple.geometry import ALL, KEYS, LETTERS, SLOT_KEYS, SLOT_MASK, SLOTS, count, members
from ludotheque.games.periple.setup import clockwise, start_cards
from ludotheque.games.periple.stacking import covered, leaders, occupied, owner_at
from ludotheque.games.periple.state import Periple, blank
from ludotheque.games.periple.steps import (
    AUCTION,
    EXTEND,
    FILL,
    FLIP,
    FREE,
    NONE,
    OVER,
    PLACE,
    REPLACE,
    RESOLVE,
    SIDES,
    SLIDE_MOVE,
    SLIDE_PICK,
    START,
    STEP_KEYS,
    SUB_KEYS,
    Variant,
)


def packed(values: list[int]) -> vec[i64]:
    return vec[i64](values)


SEAT_NAMES = tuple(str(seat) for seat in range(4))

SCHEMA_FIELDS = {
    "order": PerSeat(SeatOf(), packed),
    "sides": PerSeat(OneOf(tuple(LETTERS), absent=-1), packed),
    "slots": ListOf(OneOf(CARD_KEYS, absent=-1), SLOTS, SLOTS, packed),
    "pile": ListOf(OneOf(CARD_KEYS)),
    "market": ListOf(OneOf(TILE_KEYS, absent=-1), MARKET, MARKET, packed),
    "tile_pile": ListOf(OneOf(TILE_KEYS)),
    "low": PerSeat(Bits(KEYS), packed),
    "high": PerSeat(Bits(KEYS), packed),
    "reserve": PerSeat(Whole(0, MARKERS), packed),
    "coins": PerSeat(Whole(0, 10**6), packed),
    "cards": PerSeat(Bits(CARD_KEYS), packed),
    "up": PerSeat(Bits(CARD_KEYS), packed),
    "tiles": PerSeat(Bits(TILE_KEYS), packed),
    "tiles_up": PerSeat(Bits(TILE_KEYS), packed),
    "outpost_owner": SeatOf(absent=-1),
    "turn": Whole(0, 10**6),
    "active": SeatOf(),
    "step": OneOf(STEP_KEYS),
    "sub": OneOf(SUB_KEYS),
    "rested": Flag(),
    "used": OneOf(CARD_KEYS, absent=-1),
    "rotation": Whole(0, 3),
    "anchor": OneOf(KEYS, absent=-1),
    "unfilled": Bits(KEYS),
    "extended": Bits(KEYS),
    "placed": Whole(0, 20),
    "bought": Flag(),
    "todo": Bits(SLOT_KEYS),
    "lot": OneOf(SLOT_KEYS, absent=-1),
    "bidders": Bits(SEAT_NAMES),
    "best_seat": SeatOf(absent=-1),
    "best_bid": Whole(-1, 60),
    "end_triggered": Flag(),
    "stall": Whole(0, 10**6),
    "slid_square": OneOf(KEYS, absent=-1),
    "slid_level": Whole(0, 1),
    "last_card": OneOf(CARD_KEYS, absent=-1),
    "last_anchor": OneOf(KEYS, absent=-1),
    "last_rotation": Whole(0, 3),
}


def settle(state: Any) -> None:
    """What the state keeps besides its fields: the squares that are in the plan."""
    state.offered = None
    state.plan = ALL
    for slot in range(SLOTS):
        if state.slots[slot] < 0:
            state.plan &= ~SLOT_MASK[slot]


def need(good: bool, field: str, message: str) -> None:
    if not good:
        raise PositionError(field, message)


def check(state: Any) -> None:
    assert isinstance(state, Periple)
    check_markers(state)
    check_cards(state)
    check_tiles(state)
    check_order(state)
    check_step(state)
    check_turn(state)


def check_markers(state: Periple) -> None:
    """PER-007, PER-034, PER-095. 24 markers a seat, one or two a square, none below nothing or off the plan."""
    for seat in range(state.seats):
        laid = count(state.low[seat]) + count(state.high[seat])
        need(laid + state.reserve[seat] == MARKERS, "reserve", f"seat {seat} must have {MARKERS} markers in all")
    for field, layer in (("low", list(state.low)), ("high", list(state.high))):
        need(sum(layer) == occupied_or_covered(state, field), field, "two markers are in the same place")
    need(covered(state) & ~occupied(state) == 0, "high", "a marker lies on top of nothing")
    need(occupied(state) & ~state.plan == 0, "low", "a marker lies outside the plan")
    need(state.variant.stacking or covered(state) == 0, "high", "markers are stacked only with the stacking variant")


def occupied_or_covered(state: Periple, field: str) -> int:
    return occupied(state) if field == "low" else covered(state)


def check_cards(state: Periple) -> None:
    """PER-009, PER-023. Every card of the deck once; start cards with their owners."""
    known = len(state.deck.found) if state.options.animals else state.deck.terrain
    owned = [card for seat in range(state.seats) for card in members(state.cards[seat]) if card < 48]
    found = sorted([*owned, *[card for card in list(state.slots) if card >= 0], *state.pile])
    need(len(set(found)) == len(found), "cards", "a card is there twice")
    need(
        found == list(range(known)),
        "cards",
        f"the plan, the pile and the seats must hold the {known} cards of the deck",
    )
    need(not state.pile or -1 not in list(state.slots), "slots", "a slot is empty only when the pile is")
    for seat in range(state.seats):
        start = members(state.cards[seat])
        need(
            [card for card in start if card >= 48] == members(start_cards(seat)),
            "cards",
            f"seat {seat} must have its start cards",
        )
        need(state.up[seat] & ~state.cards[seat] == 0, "up", f"seat {seat} has a card face up that it does not own")


def check_tiles(state: Periple) -> None:
    """PER-003, PER-022. Every tile once, or none at all."""
    owned = [tile for seat in range(state.seats) for tile in members(state.tiles[seat])]
    found = sorted([*owned, *[tile for tile in list(state.market) if tile >= 0], *state.tile_pile])
    wanted = list(range(len(TILE_KEYS))) if state.variant.artifacts else []
    need(found == wanted, "tiles", f"the market, the pile and the seats must hold {len(wanted)} tiles, each once")
    for seat in range(state.seats):
        good = state.tiles_up[seat] & ~state.tiles[seat] == 0
        need(good, "tiles_up", f"seat {seat} has a tile face up that it does not own")
    waiting = state.step == SIDES or not state.tile_pile
    need(waiting or -1 not in list(state.market), "market", "a place is empty only when the tile pile is")


def check_order(state: Periple) -> None:
    """PER-015, PER-018. Different sides; the order goes round them clockwise."""
    chosen = [side for side in list(state.sides) if side >= 0]
    need(len(set(chosen)) == len(chosen), "sides", "two seats have the same side")
    need(sorted(state.order) == list(range(state.seats)), "order", "every seat plays once a round")
    if state.step == SIDES:
        good = list(state.sides) == chosen + [-1] * (state.seats - len(chosen)) and len(chosen) < state.seats
        need(
            good and state.options.sides == "choose",
            "sides",
            "sides are chosen by seat number, where the option says so",
        )
        return
    need(len(chosen) == state.seats, "sides", "every seat must have a side")
    if state.options.sides != "choose":
        wanted = [LETTERS.index(letter) for letter in state.options.sides]
        need(chosen == wanted, "sides", f"the option says {state.options.sides}")
    need(clockwise(chosen, state.order[0]) == list(state.order), "order", "play goes clockwise")
    if state.options.first_player != "random":
        need(state.order[0] == state.options.first_player, "order", "the option says who plays first")
    if state.step != OVER:
        need(state.active == state.order[state.turn % state.seats], "active", "it is another seat's turn")


def check_step(state: Periple) -> None:
    """Each step has what it asks about, and only that."""
    step, sub = state.step, state.sub
    need((step in (SIDES, START)) == (state.used < 0) or step == OVER, "used", "a character is in use after the start")
    need(state.anchor < 0 or step not in (SIDES, START, PLACE), "anchor", "no position has been chosen yet")
    if state.used >= 0:
        need(state.cards[state.active] & 2**state.used != 0, "used", "the active player does not own this character")
    if state.anchor >= 0:
        mask = state.deck.mandatory[state.spot()]
        need(mask != 0, "anchor", "the shape would leave the plan")
        need(state.unfilled & ~mask == 0, "unfilled", "these are not squares of the shape")
        need(state.extended & ~state.deck.optional[state.spot()] == 0, "extended", "these are not optional squares")
    need((step == FILL) == (state.unfilled != 0), "unfilled", "squares are chosen one by one in the step fill only")
    if step == FILL:
        need(0 < state.reserve[state.active] < count(state.unfilled), "unfilled", "markers must be short")
    need(step != PLACE or state.reserve[state.active] > 0, "step", "without markers no position is asked")
    need(
        step in (SIDES, OVER) or step != START or state.up[state.active] != 0 or sub != NONE,
        "up",
        "a character must be face up",
    )
    need(sub == NONE or step in SUB_STEPS[sub], "sub", "this question is not asked in this step")
    check_cards_to_resolve(state)
    if sub == SLIDE_MOVE:
        need(owner_at(state, state.slid_square, state.slid_level) >= 0, "slid_square", "no marker is there")


SUB_STEPS = {
    FLIP: (START, PLACE, EXTEND, 7),
    FREE: (EXTEND,),
    REPLACE: (EXTEND,),
    SLIDE_PICK: (PLACE, EXTEND),
    SLIDE_MOVE: (PLACE, EXTEND),
}


def check_cards_to_resolve(state: Periple) -> None:
    """PER-048, PER-050. Only full cards are resolved; only tied seats bid."""
    step, taken = state.step, occupied(state)
    for slot in members(state.todo):
        need(taken & SLOT_MASK[slot] == SLOT_MASK[slot], "todo", f"the card {SLOT_KEYS[slot]} is not full")
    need(step in (RESOLVE, AUCTION) or state.todo == 0, "todo", "cards are resolved in the step resolve only")
    need(step != RESOLVE or state.todo != 0, "todo", "no card is left to resolve")
    need((step == AUCTION) == (state.lot >= 0), "lot", "a card is under auction in the step auction only")
    need((step == AUCTION) == (state.bidders != 0), "bidders", "somebody must be left to bid, in an auction only")
    need((state.best_seat < 0) == (state.best_bid < 0), "best_bid", "a bid has a bidder")
    if step == AUCTION:
        full = SLOT_MASK[state.lot]
        need(taken & full == full, "lot", f"the card {SLOT_KEYS[state.lot]} is not full")
        tied = leaders(state, state.lot)
        need(state.bidders & ~tied == 0 and count(tied) > 1, "bidders", "only tied seats bid")
        if state.best_seat >= 0:
            good = tied & 2**state.best_seat and not state.bidders & 2**state.best_seat
            need(bool(good), "best_seat", "the best bid is of a tied seat that has spoken")
            need(state.best_bid <= state.coins[state.best_seat], "best_bid", "nobody bids more than they have")


def check_turn(state: Periple) -> None:
    most = max([count(state.cards[seat]) for seat in range(state.seats)])
    need(state.end_triggered == (most >= OWNED_TO_END), "end_triggered", f"the end comes with {OWNED_TO_END} cards")
    need(state.outpost_owner < 0 or state.variant.outpost, "outpost_owner", "this table plays without the Outpost")
    good = state.step != OVER or state.turn % state.seats == 0
    need(good, "turn", "a game ends with a full round")


def empty_table(options: Any, chance: Chance) -> Periple:
    return blank(options, chance, Variant(options, deck_named(options.deck, options.players)))


SCHEMA = Schema(fields=SCHEMA_FIELDS, blank=empty_table, check=check, settle=settle)
