"""What the seat that is asked may do, step by step, in the order of the ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.actions import (
    BID,
    BUY_TILE,
    CHOOSE_SIDE,
    EARLY_REST,
    END_EXPLORATION,
    END_TURN,
    FILL_SQUARE,
    FLIP_CARD,
    FREE_OPTIONAL,
    MOST_BID,
    PASS_BID,
    PAY_OPTIONAL,
    PLACE_AT,
    REPLACE_AT,
    RESOLVE_CARD,
    SLIDE_FROM,
    SLIDE_TO,
    USE_CHARACTER,
    USE_COIN,
    USE_FLIP,
    USE_FREE,
    USE_REPLACE,
    USE_ROTATE,
    USE_SLIDE,
)
from ludotheque.games.periple.artifacts import can_replace, can_slide, ready, replaceable, slidable
from ludotheque.games.periple.auction import bidder, richest_after
from ludotheque.games.periple.coins import extensions
from ludotheque.games.periple.components import MARKET, OPTIONAL_PRICE
from ludotheque.games.periple.geometry import ALL, BESIDE, BIT, SIDES, SQUARES, count, first, members
from ludotheque.games.periple.placement import lays_something
from ludotheque.games.periple.stacking import covered, empty, free, occupied
from ludotheque.games.periple.steps import (
    AUCTION,
    CLOSING,
    EXTEND,
    FILL,
    FLIP,
    FREE,
    KIND_COIN,
    KIND_FLIP,
    KIND_FREE,
    KIND_REPLACE,
    KIND_ROTATE,
    KIND_SLIDE,
    NONE,
    OVER,
    PLACE,
    REPLACE,
    RESOLVE,
    SLIDE_PICK,
    START,
)
from ludotheque.games.periple.tables import TILE_COST

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def offers(state: Periple) -> list[int]:
    """The legal actions of whoever is asked."""
    if state.sub != NONE:
        return of_artifact(state)
    step = state.step
    if step == START:
        return at_start(state)
    if step == PLACE:
        return positions(state)
    if step == EXTEND:
        return extras(state)
    if step == CLOSING:
        return closing(state)
    if step == RESOLVE:
        return numbered(RESOLVE_CARD, state.todo)
    if step == AUCTION:
        return bids(state)
    if step == FILL:
        return numbered(FILL_SQUARE, state.unfilled)
    return [] if step == OVER else free_sides(state)


def only(state: Periple) -> int:
    """The one action that is left, where that is plain to see without a list; else -1."""
    if state.sub != NONE:
        return -1
    if state.step == EXTEND and state.tiles_up[state.active] == 0:
        broke = state.coins[state.active] < OPTIONAL_PRICE
        return END_EXPLORATION if broke or extensions(state) == 0 else -1
    if state.step == RESOLVE and state.todo & (state.todo - 1) == 0:
        return RESOLVE_CARD + int(first(state.todo))
    if state.step == CLOSING and not state.variant.artifacts:
        return END_TURN
    return -1


def numbered(base: i64, mask: i64) -> list[int]:
    """One action for each member of a set."""
    found: list[int] = []
    while mask:
        found.append(base + first(mask))
        mask &= mask - 1
    return found


def free_sides(state: Periple) -> list[int]:
    taken = list(state.sides)
    return [CHOOSE_SIDE + side for side in range(SIDES) if side not in taken]


def at_start(state: Periple) -> list[int]:
    seat = state.active
    found = numbered(USE_CHARACTER, useful(state))
    if not state.rested and state.up[seat] != state.cards[seat] and state.coins[seat] >= count(state.up[seat]):
        found.append(EARLY_REST)
    add_purse(state, found)
    return found


def useful(state: Periple) -> i64:
    """PER-R15. The face-up characters; with `avoid`, those that would lay a marker if any would."""
    seat = state.active
    up = state.up[seat]
    if not state.variant.avoid or state.reserve[seat] == 0:
        return up
    good: i64 = 0
    for card in members(up):
        if lays_something(state, card, state.sides[seat]):
            good |= BIT[card]
    return good if good else up


def add_purse(state: Periple, found: list[int]) -> None:
    """The artifacts of nearly every step: coin and flip."""
    if state.tiles_up[state.active]:
        if ready(state, KIND_COIN):
            found.append(USE_COIN)
        if ready(state, KIND_FLIP):
            found.append(USE_FLIP)


def positions(state: Periple) -> list[int]:
    view = state.view_in_hand()
    plain = not state.variant.avoid and state.plan == ALL
    if plain and state.tiles_up[state.active] == 0:
        return state.deck.places[view][:]
    found: list[int] = []
    if state.tiles_up[state.active]:
        add_purse(state, found)
        if ready(state, KIND_ROTATE) and not state.deck.same[view]:
            found.append(USE_ROTATE)
            if not state.variant.clockwise:
                found.append(USE_ROTATE + 1)
        if ready(state, KIND_SLIDE) and can_slide(state):
            found.append(USE_SLIDE)
    return found + (state.deck.places[view] if plain else anchors(state, view))


def anchors(state: Periple, view: i64) -> list[int]:
    """PER-031, PER-R15, PER-R33. Where the shape is inside; with `avoid`, where it lays something."""
    space = free(state)
    inside: list[int] = []
    laying: list[int] = []
    for place in state.deck.places[view]:
        mask = state.deck.mandatory[SQUARES * view + place - PLACE_AT]
        if mask & state.plan == mask:
            inside.append(place)
            if mask & space:
                laying.append(place)
    return laying if state.variant.avoid and laying else inside


def extras(state: Periple) -> list[int]:
    found: list[int] = []
    seat = state.active
    tools = state.tiles_up[seat]
    if tools:
        add_purse(state, found)
        if ready(state, KIND_SLIDE) and can_slide(state):
            found.append(USE_SLIDE)
    optional = extensions(state)
    if optional and state.coins[seat] >= OPTIONAL_PRICE:
        found += numbered(PAY_OPTIONAL, optional)
    if tools:
        if optional and ready(state, KIND_FREE):
            found.append(USE_FREE)
        if ready(state, KIND_REPLACE) and can_replace(state):
            found.append(USE_REPLACE)
    found.append(END_EXPLORATION)
    return found


def of_artifact(state: Periple) -> list[int]:
    sub = state.sub
    if sub == FLIP:
        return numbered(FLIP_CARD, flippable(state))
    if sub == FREE:
        return numbered(FREE_OPTIONAL, extensions(state))
    if sub == REPLACE:
        return levelled(REPLACE_AT, replaceable(state, 0), replaceable(state, 1))
    if sub == SLIDE_PICK:
        return levelled(SLIDE_FROM, slidable(state, occupied(state)), slidable(state, covered(state)))
    space = empty(state)
    targets = [BESIDE[4 * state.slid_square + heading] for heading in range(4)]
    return [SLIDE_TO + heading for heading in range(4) if targets[heading] >= 0 and space & BIT[targets[heading]]]


def flippable(state: Periple) -> i64:
    """PER-R39. Any character; after a rest, not the last one up before one is used."""
    seat = state.active
    cards, up = state.cards[seat], state.up[seat]
    if state.step == START and state.rested and up & (up - 1) == 0:
        return cards & ~up
    return cards


def levelled(base: i64, low: i64, high: i64) -> list[int]:
    found: list[int] = []
    mask = low | high
    while mask:
        sq = first(mask)
        mask &= mask - 1
        if low & BIT[sq]:
            found.append(base + 2 * sq)
        if high & BIT[sq]:
            found.append(base + 2 * sq + 1)
    return found


def bids(state: Periple) -> list[int]:
    """PER-052, PER-055, PER-R26, PER-R28."""
    seat = bidder(state)
    rival = richest_after(state, seat)
    low = state.best_bid + 1
    high = min(state.coins[seat], max(low, rival), MOST_BID)
    found: list[int] = [BID + amount for amount in range(low, high + 1)]
    if rival >= 0 or state.best_seat >= 0:
        found.append(PASS_BID)
    return found


def closing(state: Periple) -> list[int]:
    found: list[int] = []
    if state.variant.artifacts:
        add_purse(state, found)
        if not state.bought:
            coins = state.coins[state.active]
            for place in range(MARKET):
                tile = state.market[place]
                if tile >= 0 and coins >= TILE_COST[tile]:
                    found.append(BUY_TILE + place)
    found.append(END_TURN)
    return found
