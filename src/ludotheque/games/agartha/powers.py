"""Chapter: actions, of a token or of a bonus (AGA-040 to AGA-046, AGA-053, AGA-R20 to AGA-R24, AGA-R53, AGA-R56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.actions import BOUND, FREE, OPEN, TAKE
from ludotheque.games.agartha.board import BOARD, has_cards, lift, put
from ludotheque.games.agartha.components import (
    AREA_OF,
    DRAW,
    FRESH,
    MOVE,
    SECTOR,
    SWAP,
    TILE_SPACE,
    TILES_IN_PLAY,
    E,
)
from ludotheque.games.agartha.decisions import (
    ASK_DRAW,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_NOBODY,
    ASK_PLACE,
    ASK_SWAP,
    ASK_SWAP_WITH,
)
from ludotheque.games.agartha.events import (
    ActionSkipped,
    ActionStarted,
    CardDrawn,
    CardMoved,
    CardPlaced,
    CardsSwapped,
    TileCardDealt,
)
from ludotheque.games.agartha.legal import can_swap, swap_seconds
from ludotheque.games.agartha.pile import can_draw, draw_top, remove_from_tile

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def start_power(state: Agartha, power: int, source: str) -> None:
    """AGA-031, AGA-040, AGA-R20, AGA-R53. Ask for the first half of an action, or skip what cannot be done."""
    if not can_do(state, power):
        if state.log is not None:
            state.tell(ActionSkipped, state.actor, power, "impossible")
        state.asked = ASK_NOBODY
        return
    if state.log is not None:
        state.tell(ActionStarted, state.actor, power, source)
    state.asked = ASK_MOVE if power == MOVE else ASK_SWAP if power == SWAP else ASK_DRAW


def can_do(state: Agartha, power: int) -> bool:
    """AGA-R53. A card to move, two to swap, or one to draw."""
    if power == MOVE:
        return has_cards(state, state.actor)
    if power == SWAP:
        return can_swap(state, state.actor)
    if can_draw(state):
        return True
    return max([state.tiles[tile * TILE_SPACE] for tile in range(TILES_IN_PLAY[state.seats])]) >= 0


def decline(state: Agartha) -> None:
    """AGA-R20. Every action may be declined, before its first card is chosen."""
    power = MOVE if state.asked == ASK_MOVE else SWAP if state.asked == ASK_SWAP else DRAW
    if state.log is not None:
        state.tell(ActionSkipped, state.actor, power, "declined")
    state.asked = ASK_NOBODY


def choose_card(state: Agartha, slot: int, kind: int) -> None:
    """AGA-041, AGA-043, AGA-R56. The card to move, or the first to swap: the choice binds."""
    state.held_slot, state.held_kind = slot, kind
    if state.asked == ASK_MOVE:
        state.asked = ASK_MOVE_TO
        return
    partners = swap_seconds(state, state.actor)
    if len(partners) == 1:
        swap_with(state, partners[0] // 10, partners[0] % 10)
    else:
        state.asked = ASK_SWAP_WITH


def let_go(state: Agartha) -> None:
    state.held_slot = state.held_kind = -1
    state.asked = ASK_NOBODY


def move_to(state: Agartha, slot: int) -> None:
    """AGA-041, AGA-042, AGA-053, AGA-073, AGA-091, AGA-R17, AGA-R25. Both ends are fresh, the sector never."""
    seat, source = state.actor, state.held_slot
    card = lift(state, seat * BOARD + source, state.held_kind)
    put(state, seat * BOARD + slot, card)
    state.fresh |= FRESH[source]
    if slot != SECTOR:
        state.fresh |= FRESH[slot]
    if state.log is not None:
        state.tell(CardMoved, seat, card, source, slot)
    let_go(state)


def swap_with(state: Agartha, slot: int, kind: int) -> None:
    """AGA-043, AGA-R22, AGA-R26. Two cards change places: no number of cards changes, so no slot is fresh."""
    seat, first = state.actor, state.held_slot
    card_a = lift(state, seat * BOARD + first, state.held_kind)
    card_b = lift(state, seat * BOARD + slot, kind)
    put(state, seat * BOARD + slot, card_a)
    put(state, seat * BOARD + first, card_b)
    if state.swap_validates:
        state.fresh |= FRESH[first] | FRESH[slot]
    if first < slot:  # the same swap is told the same way, whichever card was chosen first
        state.tell(CardsSwapped, seat, card_a, first, card_b, slot)
    else:
        state.tell(CardsSwapped, seat, card_b, slot, card_a, first)
    let_go(state)


def draw_pile(state: Agartha) -> None:
    """AGA-044, AGA-R23. The top card of the pile, chosen before it is seen."""
    card = draw_top(state)
    if state.log is not None:
        state.tell(CardDrawn, state.actor, card, "pile", None, None)
    receive(state, card)


def take(state: Agartha, action: int) -> None:
    """AGA-044, AGA-045, AGA-087, AGA-R23, AGA-R24. A card of any tile, replaced at once where it lay."""
    at = action - TAKE
    card = state.tiles[at]
    tile, pos = at // TILE_SPACE, at % TILE_SPACE
    if state.log is not None:
        state.tell(CardDrawn, state.actor, card, "tile", tile, pos)
    replacement = draw_top(state)
    if replacement >= 0:
        state.tiles[at] = replacement
        if state.log is not None:
            state.tell(TileCardDealt, None, tile, pos, replacement, "replacement")
    else:
        remove_from_tile(state, tile, pos)
    receive(state, card)


def receive(state: Agartha, card: int) -> None:
    """AGA-R35, AGA-R56. A drawn card must be placed, in any zone."""
    state.hand = [card]
    state.bound = FREE
    state.asked = ASK_PLACE


def place_card(state: Agartha, slot: int) -> None:
    """AGA-044, AGA-052, AGA-054, AGA-065, AGA-072, AGA-R35. The first won card binds the others to its zone."""
    lay(state, slot)
    if state.bound == OPEN:
        state.bound = BOUND + AREA_OF[slot]
    while state.hand and slot == E:
        lay(state, slot)  # EXPLORATION has one slot: no choice is left
    if not state.hand:
        state.bound = FREE
        state.asked = ASK_NOBODY


def lay(state: Agartha, slot: int) -> None:
    card = state.hand[0]
    state.hand = state.hand[1:]
    put(state, state.actor * BOARD + slot, card)
    state.fresh |= FRESH[slot]
    if state.log is not None:
        state.tell(CardPlaced, state.actor, card, slot, "draw" if state.bound == FREE else "auction")
