"""A state of Levée as readable JSON."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, OneOf, PerSeat, Schema, Whole
from ludotheque.games.levee.components import BIT, COUNT, KEYS, POINTS
from ludotheque.games.levee.state import UNPLAYED, Levee, cards


def check(state: Any) -> None:
    """Every card in one place; hands of one size, counting what lies face down; points that the gone cards gave."""
    laid = [card for card in state.played if card != UNPLAYED]
    places = [card for hand in state.hands for card in cards(hand)] + laid + cards(state.gone)
    if sorted(places) != list(range(COUNT)):
        raise PositionError("hands", "every card must be in one place: in a hand, face down, or gone")
    sizes = {len(cards(h)) + (p != UNPLAYED) for h, p in zip(state.hands, state.played, strict=True)}
    if len(sizes) > 1:
        raise PositionError("hands", "all seats must have as many cards, counting those face down")
    if UNPLAYED not in state.played:
        raise PositionError("played", "all have played: the trick is over")
    shown = [card for card in state.last if card != UNPLAYED]
    if len(shown) != (state.seats if state.gone else 0) or any(not state.gone & BIT[card] for card in shown):
        raise PositionError("last", "the cards of the last trick must be among those that are gone")
    most = 2 * sum([POINTS[card] for card in cards(state.gone)])
    if sum(state.scores) > most:
        raise PositionError("scores", f"the cards that are gone gave at most {most} points")


SCHEMA = Schema(
    fields={
        "hands": PerSeat(Bits(KEYS)),
        "played": PerSeat(OneOf(KEYS, absent=UNPLAYED)),
        "last": PerSeat(OneOf(KEYS, absent=UNPLAYED)),
        "gone": Bits(KEYS),
        "scores": PerSeat(Whole(0, 2 * sum(POINTS))),
    },
    blank=lambda options, chance: Levee(options.players, options, chance),
    check=check,
)
