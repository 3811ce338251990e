"""Chapter: the end of a round (AGA-056 to AGA-058, AGA-R42 to AGA-R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.components import TILE_SPACE, TILES_IN_PLAY
from ludotheque.games.agartha.events import TileSwept
from ludotheque.games.agartha.pile import cards_on, clear_tile, deal

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def refill(state: Agartha) -> None:
    """AGA-056, AGA-057, AGA-R42, AGA-R43. Tile 0 first: up to two cards; a tile that kept two gets a third."""
    for tile in range(TILES_IN_PLAY[state.seats]):
        left = cards_on(state, tile)
        if left == TILE_SPACE:
            sweep(state, tile)
        else:
            deal(state, tile, "refill")
            if left == 0:
                deal(state, tile, "refill")


def sweep(state: Agartha, tile: int) -> None:
    """AGA-058, AGA-R43, AGA-R44. Two new cards, then the three old ones, shuffled, under the pile."""
    old = clear_tile(state, tile)
    state.tell(TileSwept, None, tile, tuple(old))
    deal(state, tile, "refill")
    deal(state, tile, "refill")
    state.chance.shuffle(old)
    state.pile = old + state.pile
    state.under += TILE_SPACE
    for _ in range(2 - cards_on(state, tile)):
        deal(state, tile, "refill")  # pile and discard were both empty
