"""The end of the game: who has what, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import Result
from ludotheque.games.periple.components import OUTPOST_POINTS
from ludotheque.games.periple.events import GameEnded
from ludotheque.games.periple.geometry import members
from ludotheque.games.periple.steps import OVER
from ludotheque.games.periple.tables import TILE_POINTS

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def is_over(state: Periple) -> bool:
    """PER-071, PER-072, PER-R56. Asked at the end of a round: ten cards somewhere, or nobody lays any more."""
    return state.end_triggered or state.stall >= state.variant.stall_rounds * state.seats


def finish(state: Periple) -> None:
    state.step = OVER
    outcome = result(state)
    scores = tuple([(c, t, o, c + t + o) for c, t, o in [sources(state, seat) for seat in range(state.seats)]])
    winners = tuple([seat for seat in range(state.seats) if outcome.ranks[seat] == 1])
    reason = "ten_cards" if state.end_triggered else "stall"
    state.tell(GameEnded, None, reason, scores, tuple(state.coins), outcome.ranks, winners)


def card_points(state: Periple, seat: i64) -> i64:
    """PER-073, PER-R57. Face up or down."""
    total: i64 = 0
    for card in members(state.cards[seat]):
        total += state.deck.points[card]
    return total


def tile_points(state: Periple, seat: i64) -> i64:
    """PER-091, PER-R57. Face up or down."""
    total: i64 = 0
    for tile in members(state.tiles[seat]):
        total += TILE_POINTS[tile]
    return total


def sources(state: Periple, seat: i64) -> tuple[int, int, int]:
    """Points from cards, from tiles, and from the Outpost (PER-093)."""
    outpost = OUTPOST_POINTS if state.outpost_owner == seat else 0
    return card_points(state, seat), tile_points(state, seat), outpost


def result(state: Periple) -> Result:
    """PER-074, PER-075, PER-076, PER-R61. The score, then the coins left; equal on both is a shared place."""
    scores = [sum(list(sources(state, seat))) for seat in range(state.seats)]
    keys: list[tuple[int, ...]] = [(scores[seat], state.coins[seat]) for seat in range(state.seats)]
    return Result.by_keys(scores, keys, "PER-072" if state.end_triggered else "PER-R56")
