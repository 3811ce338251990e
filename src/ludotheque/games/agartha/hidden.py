"""What a seat cannot know, drawn anew: pool, sort, shuffle, deal (AGA-R06, AGA-R13, AGA-R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.chance import Chance
from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BIT, FREE, PLACE, PLACES
from ludotheque.games.agartha.components import KIND_OF, TILE_SPACE, VALUES

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def redraw(state: Agartha, seat: int, chance: Chance) -> None:
    """Pile, tokens and starting placements as `seat` could imagine them, all alike."""
    redraw_pile(state, chance)
    for other in range(state.seats):
        if other != seat:
            if state.start_slots:
                redraw_start(state, other, chance)
            else:
                redraw_tokens(state, other, chance)


def redraw_pile(state: Agartha, chance: Chance) -> None:
    """AGA-R44. Each swept group is known, not its order; the rest of the pile is known as a set."""
    pile: list[int] = []
    for i in range(0, state.under, TILE_SPACE):
        group = sorted(state.pile[i : min(i + TILE_SPACE, state.under)])
        chance.shuffle(group)
        pile += group
    rest = sorted(state.pile[state.under :])
    chance.shuffle(rest)
    state.pile = pile + rest


def redraw_tokens(state: Agartha, seat: int, chance: Chance) -> None:
    """AGA-R13. The values not revealed yet lie face down in any order, or are still in hand."""
    unseen = [value for value in range(VALUES)]
    face_down = []
    for i in range(len(state.bids)):
        if (state.holder + i) % state.seats == seat:
            if BID_SPOT[state.bids[i]] <= state.spot:
                unseen.remove(BID_VALUE[state.bids[i]] - 1)
            else:
                face_down.append(i)
    chance.shuffle(unseen)
    if face_down:
        state.bids = state.bids[:]
        for i in face_down:
            before, value = BID_VALUE[state.bids[i]] - 1, unseen.pop()
            state.bids[i] = value * 12 + BID_SPOT[state.bids[i]]
            state.placed ^= BIT[VALUES * seat + before] ^ BIT[VALUES * seat + value]


def redraw_start(state: Agartha, seat: int, chance: Chance) -> None:
    """AGA-R06. Starting cards already placed may lie on any slot that accepts them."""
    state.start_slots = state.start_slots[:]
    for i in (2 * seat, 2 * seat + 1):
        if state.start_slots[i] >= 0:
            state.start_slots[i] = chance.pick(list(PLACES[FREE][KIND_OF[state.start[i]]])) - PLACE
