"""The auction that settles a tie: one lap, open bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.periple.events import AuctionOpened, BidMade, BidPassed
from ludotheque.games.periple.geometry import BIT
from ludotheque.games.periple.reward import win
from ludotheque.games.periple.steps import AUCTION

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def open_auction(state: Periple, slot: i64, tied: i64) -> None:
    """PER-050, PER-098, PER-R25, PER-R59. The tied players only, clockwise from the active one."""
    state.lot = slot
    state.bidders = tied
    state.best_seat = -1
    state.best_bid = -1
    state.step = AUCTION
    if state.log is not None:
        state.tell(AuctionOpened, None, slot, state.slots[slot], tuple(in_turn(state, tied)))


def in_turn(state: Periple, seats: i64) -> list[int]:
    """The seats of a set, clockwise from the active player."""
    lap = [int(state.order[(state.turn + i) % state.seats]) for i in range(state.seats)]
    return [seat for seat in lap if seats & BIT[seat]]


def bidder(state: Periple) -> i64:
    """PER-050. Whose turn it is to speak."""
    place = state.turn % state.seats
    while not state.bidders & BIT[state.order[place]]:
        place = (place + 1) % state.seats
    return state.order[place]


def richest_after(state: Periple, seat: i64) -> i64:
    """PER-R28. The most coins among those who speak after `seat`; -1 if nobody does."""
    most: i64 = -1
    for other in range(state.seats):
        if other != seat and state.bidders & BIT[other] and state.coins[other] > most:
            most = state.coins[other]
    return most


def bid(state: Periple, amount: i64) -> None:
    """PER-051, PER-052, PER-054, PER-R27, PER-R62. Said aloud, once."""
    seat = bidder(state)
    state.best_seat = seat
    state.best_bid = amount
    if state.log is not None:
        state.tell(BidMade, seat, amount)
    leave(state, seat)


def pass_bid(state: Periple) -> None:
    """PER-053, PER-R58. Out of the auction for good."""
    seat = bidder(state)
    if state.log is not None:
        state.tell(BidPassed, seat)
    leave(state, seat)


def leave(state: Periple, seat: i64) -> None:
    """PER-056, PER-057, PER-110. When all have spoken the best bid is paid, no other."""
    state.bidders &= ~BIT[seat]
    if state.bidders == 0:
        winner, price, slot = state.best_seat, state.best_bid, state.lot
        state.lot = -1
        state.best_seat = -1
        state.best_bid = -1
        win(state, winner, slot, price, "auction")
