"""What everyone may know, as JSON data. Nothing in Périple is for one seat alone."""

from __future__ import annotations

from marshal import dumps
from typing import TYPE_CHECKING, Any

from ludotheque.games.periple.actions import PLACE_AT
from ludotheque.games.periple.auction import in_turn
from ludotheque.games.periple.coins import extensions, symbols
from ludotheque.games.periple.end import sources
from ludotheque.games.periple.geometry import BIT, SLOT_OF, SQUARES, members
from ludotheque.games.periple.legal import anchors
from ludotheque.games.periple.stacking import counts, free, occupied, owner_at
from ludotheque.games.periple.steps import NONE, PLACE, SIDES, STEP_KEYS, SUB_KEYS

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def public(state: Periple) -> dict[str, Any]:
    """PER-042, PER-R03, PER-R04, PER-R62. Everything but the order of the piles."""
    return {
        "seats": state.seats,
        "waiting": state.pending(),
        "step": STEP_KEYS[state.step],
        "sub": SUB_KEYS[state.sub] if state.sub != NONE else None,
        **table(state),
        **players(state),
        **this_turn(state),
    }


def table(state: Periple) -> dict[str, Any]:
    """The plan, the piles, the market."""
    return {
        "artifacts": state.variant.artifacts,
        "outpost": state.variant.outpost,
        "stacking": state.variant.stacking,
        "deck": deck(state),
        "slots": [absent(card) for card in state.slots],
        "stacks": [stack(state, sq) for sq in range(SQUARES)],
        "symbols": [symbols(state, sq) if state.slots[SLOT_OF[sq]] >= 0 else 0 for sq in range(SQUARES)],
        "counts": [list(counts(state, slot)) for slot in range(6)],
        "pile_top": state.pile[0] if state.pile else None,
        "pile_size": len(state.pile),
        "market": [absent(tile) for tile in state.market],
        "tile_pile_size": len(state.tile_pile),
        "outpost_owner": absent(state.outpost_owner),
    }


def deck(state: Periple) -> list[dict[str, Any]] | None:
    """The cards of a deck of the players' own: the house's are in the component file."""
    names = state.deck.names
    if names is None:
        return None
    cards = enumerate(state.deck.found)
    faces = [
        {"points": card.points, "coins": list(card.coins), "shape": list(card.shape), "number": i} for i, card in cards
    ]
    return [{**face, **{lang: names[lang][i] for lang in names}} for i, face in enumerate(faces)]


def absent(value: int) -> int | None:
    return value if value >= 0 else None


def stack(state: Periple, sq: int) -> list[int]:
    """The owners of the markers on a square, bottom first."""
    return [owner for owner in [owner_at(state, sq, 0), owner_at(state, sq, 1)] if owner >= 0]


def players(state: Periple) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "order": [] if state.step == SIDES else list(state.order),
        "sides": [absent(side) for side in state.sides],
        "coins": list(state.coins),
        "reserve": list(state.reserve),
        "up": [members(state.up[seat]) for seat in seats],
        "down": [members(state.cards[seat] & ~state.up[seat]) for seat in seats],
        "tiles_up": [members(state.tiles_up[seat]) for seat in seats],
        "tiles_down": [members(state.tiles[seat] & ~state.tiles_up[seat]) for seat in seats],
        "scores": [sum(list(sources(state, seat))) for seat in seats],
    }


def this_turn(state: Periple) -> dict[str, Any]:
    slid = None if state.slid_square < 0 else [state.slid_square, state.slid_level]
    last = None if state.last_card < 0 else [state.last_card, absent(state.last_anchor), state.last_rotation]
    return {
        "active": state.active,
        "turn": state.turn,
        "round": state.turn // state.seats,
        "rested": state.rested,
        "used": absent(state.used),
        "rotation": state.rotation,
        "anchor": absent(state.anchor),
        "covers": covers(state),
        "unfilled": members(state.unfilled),
        "extended": members(state.extended),
        "placed": state.placed,
        "bought": state.bought,
        "todo": members(state.todo),
        "lot": absent(state.lot),
        "bidders": in_turn(state, state.bidders),
        "best": None if state.best_seat < 0 else [state.best_seat, state.best_bid],
        "end_triggered": state.end_triggered,
        "stall": state.stall,
        "slid": slid,
        "last": last,
        "reach": positions(state) if state.step == PLACE and state.sub == NONE else [],
    }


def covers(state: Periple) -> dict[str, list[int]] | None:
    """The squares of the shape that was placed, and the optional ones that are still to be had."""
    if state.anchor < 0:
        return None
    return {"mandatory": members(state.deck.mandatory[state.spot()]), "optional": members(extensions(state))}


def positions(state: Periple) -> list[dict[str, Any]]:
    """What each possible position would lay, what is in its way, and what it would earn."""
    view = state.view_in_hand()
    return [preview(state, view, action - PLACE_AT) for action in anchors(state, view)]


def preview(state: Periple, view: int, anchor: int) -> dict[str, Any]:
    mandatory = state.deck.mandatory[SQUARES * view + anchor]
    optional = state.deck.optional[SQUARES * view + anchor]
    lays, first_there = mandatory & free(state), ~occupied(state)
    return {
        "anchor": anchor,
        "lays": members(lays),
        "blocked": members(mandatory & ~lays),
        "optional": members(optional & free(state)),
        "coins": sum([symbols(state, sq) for sq in members(lays) if first_there & BIT[sq]]),
    }


def known(state: Periple, seat: int) -> bytes:
    """What of it still matters, as a key: the last placement and the last slide are there to be looked at."""
    return dumps(
        (
            (seat, state.step, state.sub, state.active, state.turn, state.rested, state.used, state.rotation),
            (state.anchor, state.unfilled, state.extended, state.placed, state.bought, state.todo, state.lot),
            (state.bidders, state.best_seat, state.best_bid, state.end_triggered, state.stall, state.outpost_owner),
            (state.slid_square, state.slid_level) if state.sub != NONE else (),
            (state.pile[:1], len(state.pile), len(state.tile_pile)),
            [] if state.step == SIDES else list(state.order),
            (list(state.sides), list(state.low), list(state.high), list(state.coins), list(state.reserve)),
            (list(state.cards), list(state.up), list(state.tiles), list(state.tiles_up)),
            (list(state.slots), list(state.market)),
        ),
        1,
    )
