"""Chapter: setup (AGA-009 to AGA-019, AGA-R02 to AGA-R08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.agartha.board import BOARD, put
from ludotheque.games.agartha.components import START_CARDS, TILES_IN_PLAY, deck
from ludotheque.games.agartha.decisions import ASK_START
from ludotheque.games.agartha.events import (
    FirstSeatDrawn,
    GameStarted,
    StartCardPlaced,
    StartCardsDealt,
    StartCardsPlaced,
)
from ludotheque.games.agartha.pile import deal, draw_top
from ludotheque.games.agartha.rounds import start_round

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

UNPLACED: Final = -1


def set_up(state: Agartha) -> None:
    """AGA-010, AGA-013, AGA-015, AGA-016, AGA-R04. Pile, two cards a tile, two starting cards a seat."""
    state.tell(GameStarted, None, state.seats, state.options.as_text())
    state.pile = deck(state.seats)
    state.chance.shuffle(state.pile)
    for tile in range(TILES_IN_PLAY[state.seats]):
        deal(state, tile, "setup")
        deal(state, tile, "setup")
    for seat in range(state.seats):
        cards = [draw_top(state) for _ in range(START_CARDS)]
        state.start += cards
        state.tell(StartCardsDealt, seat, tuple(cards))
    state.start_slots = [UNPLACED] * (START_CARDS * state.seats)
    state.asked = ASK_START


def next_start(state: Agartha, seat: int) -> int:
    """AGA-017. The place in `start` of the card that a seat has to place now."""
    first = START_CARDS * seat
    return first if state.start_slots[first] == UNPLACED else first + 1


def place_start(state: Agartha, seat: int, slot: int) -> None:
    """AGA-017, AGA-R06, AGA-R07. All seats place at the same time; the table sees it when all are done."""
    at = next_start(state, seat)
    state.start_slots = [*state.start_slots[:at], slot, *state.start_slots[at + 1 :]]
    state.tell(StartCardPlaced, seat, state.start[at], slot)
    if UNPLACED not in state.start_slots:
        show_starts(state)


def show_starts(state: Agartha) -> None:
    """AGA-018, AGA-019, AGA-R06, AGA-R08. No slot is fresh; then the Testament finds its first holder."""
    for seat in range(state.seats):
        first = START_CARDS * seat
        cards, slots = state.start[first : first + START_CARDS], state.start_slots[first : first + START_CARDS]
        for i in range(START_CARDS):
            put(state, seat * BOARD + slots[i], cards[i])
        state.tell(StartCardsPlaced, seat, tuple(cards), tuple(slots))
    state.start = []
    state.start_slots = []
    chosen: str = state.options.first_seat
    state.holder = state.chance.below(state.seats) if chosen == "random" else int(chosen)
    state.tell(FirstSeatDrawn, state.holder)
    start_round(state)
