"""AGO-005, AGO-006, AGO-009. Selling: each seat in turn lays cards under the tiles, as long as the city needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying, end_of_round, magistrates, points
from ludotheque.games.agora.components import (
    BIT,
    GOODS,
    KINDS,
    MEETS,
    MISSES,
    NEED_SHIFT,
    ONE_MORE_CARD,
    ONE_TYPE,
    PAIRS,
    SIMPLE,
    SOLD_AS,
    WORTH,
)
from ludotheque.games.agora.events import CardSold, NothingToSell, TurnEnded, TurnStarted
from ludotheque.games.agora.phases import SELL
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def start_turn(state: Agora) -> None:
    """AGO-070. The next seat in the selling order; after the last one the round ends."""
    if state.turn_index == state.seats:
        end_of_round.end_round(state)
        return
    buying.clear_stall(state)
    seat = state.order[state.turn_index]
    if state.log is not None:
        state.tell(TurnStarted, seat)
    state.phase = SELL
    state.waiting = BIT[seat]
    ask_sale(state, seat)


def end_turn(state: Agora, seat: int) -> None:
    if state.log is not None:
        state.tell(TurnEnded, seat)
    state.turn_index += 1
    start_turn(state)


def limit(state: Agora, good: int) -> int:
    """AGO-083, AGO-R27. How many cards of all players together the tile takes this round."""
    return state.need[good] + 1 if magistrates.acts(state, ONE_MORE_CARD) else state.need[good]


def open_tiles(state: Agora) -> int:
    """AGO-064, AGO-R27. The set of tiles under which the seller may lay one more card."""
    more = 1 if magistrates.acts(state, ONE_MORE_CARD) else 0
    single = magistrates.acts(state, ONE_TYPE)
    tiles = 0
    for good in range(GOODS):
        if single and state.lot_cards[good]:
            return BIT[good] if state.sold[good] < state.need[good] else 0
        if state.sold[good] < state.need[good] + more:
            tiles += BIT[good]
    return tiles


def ask_sale(state: Agora, seat: int) -> None:
    """AGO-070. A stall that can sell nothing more closes by itself, which tells the table so."""
    if not has_wares(state, seat):
        if state.log is not None:
            state.tell(NothingToSell, seat)
        points.close_stall(state, seat)


def has_wares(state: Agora, seat: int) -> bool:
    """Whether the seat holds a card that it can sell; the answer is public, and rules out pairs of player cards.

    All cards in hand but the two player cards were seen when they were bought.
    """
    tiles = state.tiles = open_tiles(state)
    row = seat * KINDS
    for kind in range(SIMPLE, KINDS):
        if state.hand[row + kind] and SOLD_AS[kind] & tiles:
            return True
    pair = PAIRS[state.pair[seat]]
    doubt = 0  # goods that the table saw none of in this hand
    for good in range(GOODS):
        if tiles & BIT[good]:
            seen = state.hand[row + good] - (1 if pair & BIT[good] else 0)
            if seen > 0:
                return True
            if seen == 0:
                doubt += BIT[good]
    if pair & doubt:
        rule_out(state, seat, MEETS[doubt])
        return True
    rule_out(state, seat, MISSES[doubt])
    return False


def rule_out(state: Agora, seat: int, fitting: int) -> None:
    """AGO-R50. Of the pairs that the seat may hold, only these still fit what the table has seen."""
    if state.possible[seat] & fitting != state.possible[seat]:
        state.possible = changed(state.possible, seat, state.possible[seat] & fitting)


def sell(state: Agora, seat: int, kind: int, good: int) -> None:
    """AGO-034, AGO-036, AGO-037, AGO-039, AGO-071, AGO-077, AGO-R29, AGO-R33, AGO-R35, AGO-R54."""
    buying.give_up_card(state, seat, kind)
    state.sold_cards[kind] += 1
    state.sold[good] += 1
    state.lot_cards[good] += 1
    state.lot_goods[good] += WORTH[kind]
    if NEED_SHIFT[kind]:
        state.market_shift = changed(state.market_shift, good, state.market_shift[good] + NEED_SHIFT[kind])
    if state.log is not None:
        state.tell(CardSold, seat, kind, good)
    ask_sale(state, seat)
