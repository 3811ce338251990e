"""The pile and the discard (AGA-013, AGA-046). The top of the pile is the end of its list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.agartha.board import DISCARD, ELSEWHERE, cards_at
from ludotheque.games.agartha.components import TILE_SPACE
from ludotheque.games.agartha.events import PileReshuffled, TileCardDealt

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

NO_CARD: Final = -1


def can_draw(state: Agartha) -> bool:
    """AGA-R24. Whether a card can come from the pile, reshuffled if need be."""
    return len(state.pile) > 0 or DISCARD in state.where


def draw_top(state: Agartha) -> int:
    """AGA-046, AGA-R24. The top card of the pile, or NO_CARD when pile and discard are both empty."""
    if not state.pile:
        reshuffle(state)
        if not state.pile:
            return NO_CARD
    card = state.pile.pop()
    state.under = min(state.under, len(state.pile))  # a swept group is being drawn
    return card


def reshuffle(state: Agartha) -> None:
    """AGA-046. The discard becomes the pile."""
    cards = cards_at(state, DISCARD)
    for card in cards:
        state.where[card] = ELSEWHERE
    if cards:
        state.chance.shuffle(cards)
        state.pile = cards
        state.tell(PileReshuffled, None, len(cards))


def cards_on(state: Agartha, tile: int) -> int:
    """How many cards lie on a tile; they are at its first positions."""
    at = tile * TILE_SPACE
    tiles = state.tiles
    if tiles[at] < 0:
        return 0
    if tiles[at + 1] < 0:
        return 1
    return 2 if tiles[at + 2] < 0 else 3


def remove_from_tile(state: Agartha, tile: int, pos: int) -> int:
    """Take a card off a tile; later positions shift down."""
    at = tile * TILE_SPACE
    card = state.tiles[at + pos]
    for i in range(at + pos, at + TILE_SPACE - 1):
        state.tiles[i] = state.tiles[i + 1]
    state.tiles[at + TILE_SPACE - 1] = NO_CARD
    return card


def clear_tile(state: Agartha, tile: int) -> list[int]:
    """Take all the cards off a tile, in tile order."""
    cards = []
    for i in range(tile * TILE_SPACE, tile * TILE_SPACE + TILE_SPACE):
        if state.tiles[i] >= 0:
            cards.append(state.tiles[i])
            state.tiles[i] = NO_CARD
    return cards


def deal(state: Agartha, tile: int, reason: str) -> None:
    """AGA-015, AGA-056. The top card of the pile goes to the next space of a tile, if there is any card left."""
    card = draw_top(state)
    if card >= 0:
        pos = cards_on(state, tile)
        state.tiles[tile * TILE_SPACE + pos] = card
        if state.log is not None:
            state.tell(TileCardDealt, None, tile, pos, card, reason)
