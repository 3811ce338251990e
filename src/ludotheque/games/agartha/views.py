"""What the table sees, and what a seat alone sees besides, as JSON data."""

from __future__ import annotations

from marshal import dumps
from typing import TYPE_CHECKING, Any, Final

from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BOUND
from ludotheque.games.agartha.board import BOARD, CLEARED, DISCARD, MEETINGS, cards_at
from ludotheque.games.agartha.components import (
    AREAS,
    CARD_COUNT,
    SECTOR,
    SLOT_COUNT,
    TILE_SPACE,
    TILES_IN_PLAY,
    V1,
    V2,
    VALUES,
    E,
)
from ludotheque.games.agartha.decisions import ASK_BID, ASK_OVER, ASK_START, ASKS
from ludotheque.games.agartha.scoring import exploration_points, score

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

PHASES: Final = ("setup", "bidding", "resolution", "over")


def table_view(state: Agartha) -> dict[str, Any]:
    """All that everyone may know, field by field; numbers are those of the components."""
    seats = range(state.seats)
    return {
        "seats": state.seats,
        "phase": phase(state),
        "round": state.round,
        "holder": absent(state.holder),
        "waiting": state.pending(),
        "asked": ASKS[state.asked],
        "tile": absent(state.spot // 2),  # being resolved
        "zone": None if state.spot < 0 else state.spot % 2,
        "tiles": [row(state, tile) for tile in range(TILES_IN_PLAY[state.seats])],
        "pile": len(state.pile),
        "under": under(state),
        "discard": cards_at(state, DISCARD),
        "tokens": [token(state, i) for i in range(len(state.bids))],
        "powers": list(state.power_of),  # the action of the tokens 1, 2 and 3
        "boards": boards(state, 0),
        "cleared": [board["slots"] for board in boards(state, CLEARED)]
        if state.asked == ASK_OVER
        else [],  # what left the boards before the final count
        "points": [state.points[s] + exploration_points(state.explored[s]) for s in seats],
        "explored": [[state.explored[s] >> level & 1 == 1 for level in range(3)] for s in seats],
        "worth": [score(state, s).total for s in seats],  # if the game ended now
        "start": [state.start[2 * s : 2 * s + 2] for s in seats],
        "start_placed": [sum([slot >= 0 for slot in state.start_slots[2 * s : 2 * s + 2]]) for s in seats],
        "hand": state.hand[:],  # to be placed now by the seat that is asked
        "area": AREAS[state.bound - BOUND] if state.bound >= BOUND else None,  # where they must go
        "chosen": None if state.held_slot < 0 else [state.held_slot, state.held_kind],
        "fresh": [slot for slot in (V1, V2, E) if state.fresh >> slot & 1],
        "winners": state.winners[:],
        "won": [[state.owners[i], state.won[i]] for i in range(len(state.won))],  # seat and card, not yet placed
    }


def absent(number: int) -> int | None:
    return None if number < 0 else number


def phase(state: Agartha) -> str:
    if state.asked == ASK_START:
        return "setup"
    if state.asked == ASK_BID:
        return "bidding"
    return "over" if state.asked == ASK_OVER else "resolution"


def row(state: Agartha, tile: int) -> list[int]:
    cards = state.tiles[tile * TILE_SPACE : tile * TILE_SPACE + TILE_SPACE]
    return [card for card in cards if card >= 0]


def under(state: Agartha) -> list[list[int]]:
    """AGA-R44. The swept groups at the bottom of the pile, the next to be drawn first, each without its order."""
    groups = [sorted(state.pile[i : min(i + TILE_SPACE, state.under)]) for i in range(0, state.under, TILE_SPACE)]
    return groups[::-1]


def token(state: Agartha, i: int) -> dict[str, Any]:
    """AGA-R13, AGA-R14. A token of the round: its value is seen from the moment its spot is resolved."""
    spot = BID_SPOT[state.bids[i]]
    return {
        "seat": (state.holder + i) % state.seats,
        "tile": spot // 2,
        "zone": spot % 2,
        "value": BID_VALUE[state.bids[i]] if spot <= state.spot else None,
        "back": spot < state.spot,  # with its owner again
    }


def boards(state: Agartha, first: int) -> list[dict[str, Any]]:
    """Which cards lie on each board, or were cleared from it."""
    sites: list[list[int]] = [[] for _ in range(BOARD * state.seats)]
    for card in range(CARD_COUNT):
        if first <= state.where[card] < first + len(sites):
            sites[state.where[card] - first].append(card)
    found = []
    for at in range(0, len(sites), BOARD):
        slots = sites[at : at + SLOT_COUNT]
        found.append({"slots": slots, "amulets": sites[at + SECTOR], "meetings": sites[at + MEETINGS]})
    return found


def own_view(state: Agartha, seat: int) -> dict[str, Any]:
    """A seat's own face-down tokens, those still to be placed, and its starting placements."""
    own = [BID_VALUE[bid] for i, bid in enumerate(state.bids) if (state.holder + i) % state.seats == seat]
    left = [value for value in range(1, VALUES + 1) if value not in own] if state.asked == ASK_BID else []
    slots = [absent(slot) for slot in state.start_slots[2 * seat : 2 * seat + 2]]
    return {"seat": seat, "own_tokens": own, "left": left, "start_slots": slots}


def known(state: Agartha, seat: int) -> bytes:
    """Both together, without what follows from the rest, as a key."""
    tokens = []
    for i in range(len(state.bids)):
        bid = state.bids[i]
        own = (state.holder + i) % state.seats == seat
        tokens.append(bid if own or BID_SPOT[bid] <= state.spot else -1 - BID_SPOT[bid])
    slots = [slot if s // 2 == seat else slot >= 0 for s, slot in enumerate(state.start_slots)]
    return dumps(
        (
            (seat, state.asked, state.actor, state.round, state.holder, state.spot, len(state.pile)),
            (under(state), state.tiles, tokens, state.where, state.points, state.explored, state.start, slots),
            (state.fresh, state.held_slot, state.held_kind, state.hand, state.bound),
            (state.winners, state.won, state.owners),
        ),
        1,
    )
