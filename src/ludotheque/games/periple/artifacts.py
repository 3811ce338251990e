"""Artifacts: buying them, and their six abilities (PER-112)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple import outpost
from ludotheque.games.periple.coins import change, extend, symbols
from ludotheque.games.periple.events import (
    CharacterFlipped,
    MarkerReplaced,
    MarkerSlid,
    MarketRevealed,
    ShapeRotated,
    TileBought,
    TileUsed,
)
from ludotheque.games.periple.geometry import BESIDE, BIT, COLUMN_A, COLUMN_F, first
from ludotheque.games.periple.rest import rest
from ludotheque.games.periple.stacking import covered, empty, lift, occupied, owner_at, put_down
from ludotheque.games.periple.steps import (
    FLIP,
    FREE,
    KIND_COIN,
    KIND_FLIP,
    KIND_FREE,
    KIND_REPLACE,
    KIND_ROTATE,
    KIND_SLIDE,
    NONE,
    REPLACE,
    SLIDE_MOVE,
    SLIDE_PICK,
    START,
)
from ludotheque.games.periple.tables import KIND_MASK, TILE_COST

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def ready(state: Periple, kind: i64) -> bool:
    """PER-085, PER-087. The active player has a face-up tile of that kind."""
    return state.tiles_up[state.active] & KIND_MASK[kind] != 0


def spend(state: Periple, kind: i64) -> None:
    """PER-085, PER-R49. The face-up tile of that kind with the lowest number turns down."""
    seat = state.active
    tile = first(state.tiles_up[seat] & KIND_MASK[kind])
    state.tiles_up[seat] &= ~BIT[tile]
    if state.log is not None:
        state.tell(TileUsed, seat, tile, kind)


def use_coin(state: Periple) -> None:
    """PER-103."""
    spend(state, KIND_COIN)
    change(state, state.active, 1, "tile")


def use_flip(state: Periple) -> None:
    """PER-107, PER-108."""
    spend(state, KIND_FLIP)
    state.sub = FLIP


def flip_card(state: Periple, card: i64) -> None:
    """PER-107, PER-109, PER-R38, PER-R39. At the start of a turn, no character left up means a rest."""
    seat = state.active
    state.sub = NONE
    state.up[seat] ^= BIT[card]
    if state.log is not None:
        state.tell(CharacterFlipped, seat, card, state.up[seat] & BIT[card] != 0)
    if state.step == START and state.up[seat] == 0:
        rest(state, seat, False, 0)


def use_rotate(state: Periple, turn: i64) -> None:
    """PER-104, PER-R46. A quarter turn, clockwise (0) or not (1); optional squares turn along."""
    spend(state, KIND_ROTATE)
    state.rotation = (state.rotation + (3 if turn else 1)) % 4
    state.last_rotation = state.rotation
    if state.log is not None:
        state.tell(ShapeRotated, state.active, turn, state.rotation)


def use_slide(state: Periple) -> None:
    spend(state, KIND_SLIDE)
    state.sub = SLIDE_PICK


def slidable(state: Periple, mask: i64) -> i64:
    """PER-105, PER-R47. Of the markers on `mask`, the squares that have an empty square beside them."""
    space = empty(state)
    below_or_above = space << 6 | space >> 6
    return mask & (below_or_above | (space & ~COLUMN_F) << 1 | (space & ~COLUMN_A) >> 1)


def can_slide(state: Periple) -> bool:
    return slidable(state, occupied(state)) != 0


def slide_from(state: Periple, sq: i64, level: i64) -> None:
    """PER-105, PER-099."""
    state.slid_square = sq
    state.slid_level = level
    state.sub = SLIDE_MOVE


def slide_to(state: Periple, heading: i64) -> None:
    """PER-105, PER-106, PER-R24, PER-R55. One step, no coins; the marker above drops."""
    sq, level = state.slid_square, state.slid_level
    target = BESIDE[4 * sq + heading]
    owner = owner_at(state, sq, level)
    lift(state, owner, sq, level)
    put_down(state, owner, target, 0)
    state.sub = NONE
    if state.log is not None:
        state.tell(MarkerSlid, state.active, owner, sq, level, target)
    outpost.check(state)


def use_free(state: Periple) -> None:
    spend(state, KIND_FREE)
    state.sub = FREE


def free_optional(state: Periple, sq: i64) -> None:
    """PER-100."""
    state.sub = NONE
    extend(state, sq, "free")


def reach(state: Periple) -> i64:
    """PER-101, PER-R44. The squares that the shape in use covers, for a replacement."""
    spot = state.spot()
    covers = state.deck.mandatory[spot]
    if state.variant.reach_all:
        covers |= state.deck.optional[spot]
    return covers


def replaceable(state: Periple, level: i64) -> i64:
    """PER-101, PER-099, PER-R45. The squares where an opponent's marker could be replaced at that level."""
    seat = state.active
    if state.anchor < 0 or state.reserve[seat] == 0:
        return 0
    others = covered(state) & ~state.high[seat] if level else occupied(state) & ~state.low[seat]
    return reach(state) & others


def can_replace(state: Periple) -> bool:
    return (replaceable(state, 0) | replaceable(state, 1)) != 0


def use_replace(state: Periple) -> None:
    spend(state, KIND_REPLACE)
    state.sub = REPLACE


def replace_at(state: Periple, sq: i64, level: i64) -> None:
    """PER-101, PER-102, PER-R45, PER-R55. The bottom marker brings the coins of the square."""
    seat, victim = state.active, owner_at(state, sq, level)
    if level:
        state.high[victim] &= ~BIT[sq]
    else:
        state.low[victim] &= ~BIT[sq]
    put_down(state, seat, sq, level)
    state.reserve[victim] += 1
    state.reserve[seat] -= 1
    state.sub = NONE
    if state.log is not None:
        state.tell(MarkerReplaced, seat, sq, level, victim)
    if level == 0:
        change(state, seat, symbols(state, sq), "symbol")
    outpost.check(state)


def buy_tile(state: Periple, place: i64) -> None:
    """PER-078, PER-079, PER-081, PER-083, PER-R43. It lies face up beside the buyer's characters."""
    seat, tile = state.active, state.market[place]
    change(state, seat, -TILE_COST[tile], "purchase")
    state.tiles[seat] |= BIT[tile]
    state.tiles_up[seat] |= BIT[tile]
    state.bought = True
    if state.log is not None:
        state.tell(TileBought, seat, place, tile, TILE_COST[tile])
    reveal(state, place)


def reveal(state: Periple, place: i64) -> None:
    """PER-077, PER-080, PER-024, PER-R48. The next tile of the pile, if there is one."""
    state.market[place] = -1
    if state.tile_pile:
        state.market[place] = state.tile_pile[0]
        state.tile_pile = state.tile_pile[1:]
    if state.log is not None:
        tile = int(state.market[place])
        shown = tile if tile >= 0 else None
        state.tell(MarketRevealed, None, place, shown, len(state.tile_pile))
