"""What follows when a card is won: the card, the markers, the coins, the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.coins import change
from ludotheque.games.periple.components import OWNED_TO_END
from ludotheque.games.periple.events import CardWon, EndTriggered, MarkersReturned, PileTopRevealed, TerrainDealt
from ludotheque.games.periple.geometry import BIT, SLOT_MASK, count
from ludotheque.games.periple.stacking import counts, markers_on
from ludotheque.games.periple.steps import CLOSING, RESOLVE

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def win(state: Periple, seat: i64, slot: i64, price: i64, how: str) -> None:
    """PER-056, PER-059, PER-060, PER-071, PER-R60. The winner pays and takes the card, face up."""
    card = state.slots[slot]
    change(state, seat, -price, "bid")
    state.cards[seat] |= BIT[card]
    state.up[seat] |= BIT[card]
    if state.log is not None:
        state.tell(CardWon, seat, slot, card, price, how)
    send_home(state, seat, slot)
    deal(state, slot)
    reveal_top(state)
    if count(state.cards[seat]) >= OWNED_TO_END and not state.end_triggered:
        state.end_triggered = True
        state.tell(EndTriggered, seat, state.turn // state.seats)
    state.step = RESOLVE if state.todo else CLOSING


def send_home(state: Periple, winner: i64, slot: i64) -> None:
    """PER-038, PER-061, PER-064, PER-065, PER-066, PER-111, PER-R29, PER-R30. All go home; the others gain a coin."""
    if state.log is not None:
        state.tell(MarkersReturned, None, slot, counts(state, slot))
    for seat in range(state.seats):
        own = markers_on(state, slot, seat)
        if own == 0:
            continue
        state.reserve[seat] += own
        state.low[seat] &= ~SLOT_MASK[slot]
        state.high[seat] &= ~SLOT_MASK[slot]
        if seat != winner:
            change(state, seat, 1, "consolation")


def deal(state: Periple, slot: i64) -> None:
    """PER-062, PER-063, PER-024, PER-R33. The top of the pile fills the slot; an empty pile leaves it bare."""
    if state.pile:
        state.slots[slot] = state.pile[0]
        state.pile = state.pile[1:]  # a new list: clones share the old one
        if state.log is not None:
            state.tell(TerrainDealt, None, slot, state.slots[slot])
    else:
        state.slots[slot] = -1
        state.plan &= ~SLOT_MASK[slot]


def reveal_top(state: Periple) -> None:
    """PER-R04. Everyone sees the next card."""
    if state.log is not None:
        state.tell(PileTopRevealed, None, state.pile[0] if state.pile else None, len(state.pile))
