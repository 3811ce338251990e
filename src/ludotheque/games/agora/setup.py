"""Setting up the table, and dealing for a half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying
from ludotheque.games.agora.components import (
    ALL_PAIRS,
    ALL_VALUES,
    BIT,
    FULL_PILE,
    GOODS,
    KINDS,
    MAGISTRATES,
    PAIR_OF,
    PAIRS,
    SOURCES,
    START_DRACHMAS,
    START_NEED,
)
from ludotheque.games.agora.events import GameSetUp, HalfStarted, PileShuffled, PlayerCardsDealt
from ludotheque.games.agora.phases import OVER
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def clear_table(state: Agora) -> None:
    """AGO-021, AGO-023, AGO-026, AGO-027, AGO-029, AGO-R07. Tracks and purses as they start; no card is dealt yet."""
    n = state.seats
    state.half = 0
    state.round = 0
    state.phase = OVER
    state.waiting = 0
    state.auction_holder = 0
    state.last_action = [-1] * n
    state.openings = ()
    state.pile = ()
    state.hand = [0] * (n * KINDS)
    state.pair = (0,) * n
    state.possible = (ALL_PAIRS,) * n
    state.drachmas = [START_DRACHMAS] * n
    state.magistrate = -1
    state.magistrate_pile = ()
    state.known_by = ()
    state.looked = 0
    state.placed = 0
    state.need = (START_NEED,) * GOODS
    state.reputation = [0] * (n * GOODS)
    state.influence = (0,) * (n * SOURCES)
    clear_half(state)
    buying.clear_round(state)


def clear_half(state: Agora) -> None:
    """AGO-025, AGO-105. What each half starts with: all negotiation cards, nothing sold or discarded."""
    state.negotiation_left = (ALL_VALUES,) * state.seats
    state.discard = (0,) * KINDS
    state.sold_cards = [0] * KINDS


def set_up(state: Agora) -> None:
    """AGO-022, AGO-024, AGO-028, AGO-031, AGO-R06. All the luck of the set-up, in this order."""
    chance = state.chance
    state.auction_holder = chance.below(state.seats)
    state.tell(GameSetUp, None, state.seats, state.options.as_text(), state.auction_holder)
    for seat in range(state.seats):
        cards = list(range(GOODS))
        chance.shuffle(cards)
        state.pair = changed(state.pair, seat, PAIR_OF[BIT[cards[0]] + BIT[cards[1]]])
    magistrates = list(range(MAGISTRATES))
    chance.shuffle(magistrates)
    state.magistrate_pile = tuple(magistrates)
    state.known_by = (0,) * MAGISTRATES
    deal_pairs(state)
    shuffle_pile(state)
    open_half(state)


def shuffle_pile(state: Agora) -> None:
    """AGO-028, AGO-103, AGO-R01, AGO-R05, AGO-R23. Always the sixty goods cards, never a player's card."""
    pile = list(FULL_PILE)
    state.chance.shuffle(pile)
    state.pile = tuple(pile)
    state.tell(PileShuffled, None, len(pile))


def deal_pairs(state: Agora) -> None:
    """AGO-022, AGO-104, AGO-R57. Each seat takes its two player cards of this half."""
    for seat in range(state.seats):
        pair = PAIRS[state.pair[seat]]
        cards = [good for good in range(GOODS) if pair & BIT[good]]
        for good in cards:
            state.hand[seat * KINDS + good] += 1
        state.tell(PlayerCardsDealt, seat, len(cards), tuple(cards))


def open_half(state: Agora) -> None:
    state.tell(HalfStarted, None, state.half + 1)
    buying.start_round(state)
