"""Chapter: winning the cards (AGA-047 to AGA-054, AGA-R12, AGA-R30 to AGA-R35, AGA-R52, AGA-R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agartha.actions import BID_VALUE
from ludotheque.games.agartha.decisions import ASK_NOBODY, ASK_PICK
from ludotheque.games.agartha.events import AuctionResolved, CardPicked, CardsWon
from ludotheque.games.agartha.pile import cards_on, clear_tile, remove_from_tile

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha


def hold_auction(state: Agartha, tile: int, here: list[int]) -> None:
    """AGA-033, AGA-047, AGA-048, AGA-049, AGA-088, AGA-089, AGA-R12, AGA-R31, AGA-R54.

    Who wins, in order of their first token.
    """
    totals = [0] * state.seats
    order: list[int] = []
    for i in here:
        seat = (state.holder + i) % state.seats
        totals[seat] += BID_VALUE[state.bids[i]]
        if seat not in order:
            order.append(seat)
    best = 0
    for total in totals:
        best = max(best, total)
    tied = [seat for seat in order if totals[seat] == best]
    reason = "alone" if len(order) == 1 else "highest" if len(tied) == 1 else "shared"
    if len(tied) > 1 and state.holder in tied:
        tied, reason = [state.holder], "testament"
    if state.log is not None:
        state.tell(AuctionResolved, None, tile, tuple(order), tuple([totals[s] for s in order]), tuple(tied), reason)
    if len(tied) == 1:
        state.won = clear_tile(state, tile)
        state.owners = tied * len(state.won)
        tell_won(state, tile, tied)
    else:
        state.winners = tied
        share(state, tile)


def share(state: Agartha, tile: int) -> None:
    """AGA-050, AGA-051, AGA-R32, AGA-R33, AGA-R52. One card each in order, then again while cards remain."""
    state.asked = ASK_NOBODY
    left = cards_on(state, tile)
    if left == 1 and not stays(state):
        allocate(state, tile, 0)  # a pick of one card is no choice
    elif left > 1 and not stays(state):
        state.actor = picker(state)
        state.asked = ASK_PICK
        return
    tell_won(state, tile, state.winners)
    state.winners = []
    state.actor = -1


def stays(state: Agartha) -> bool:
    """AGA-R33. With the option, each winner picks one card at most and the rest stays on the tile."""
    return state.extra_stays and len(state.won) >= len(state.winners)


def picker(state: Agartha) -> int:
    return state.winners[len(state.won) % len(state.winners)]


def pick(state: Agartha, pos: int) -> None:
    """AGA-050, AGA-R34. All picks of a tile come before the first placement."""
    allocate(state, state.spot // 2, pos)
    share(state, state.spot // 2)


def allocate(state: Agartha, tile: int, pos: int) -> None:
    seat = picker(state)
    card = remove_from_tile(state, tile, pos)
    state.won = [*state.won, card]
    state.owners = [*state.owners, seat]
    if state.log is not None:
        state.tell(CardPicked, seat, tile, pos, card)


def tell_won(state: Agartha, tile: int, winners: list[int]) -> None:
    """AGA-R30, AGA-R52. Each winner who received a card is named; a tied seat may have none."""
    if state.log is not None:
        for seat in winners:
            cards = [state.won[i] for i in range(len(state.won)) if state.owners[i] == seat]
            if cards:
                state.tell(CardsWon, seat, tile, tuple(cards))
