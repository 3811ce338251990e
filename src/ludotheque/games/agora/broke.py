"""Players without drachmas: out of the auctions, five drachmas instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying, last_lot, magistrates
from ludotheque.games.agora.components import BIT
from ludotheque.games.agora.events import PlayerBroke, TokenTaken
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def count_out(state: Agora) -> None:
    """AGO-059, AGO-R17. At the start of a round; with zero bids nobody is out yet."""
    if not state.variant.zero_bids:
        declare(state, [s for s in range(state.seats) if state.drachmas[s] == 0])


def declare(state: Agora, seats: list[int]) -> None:
    for seat in seats:
        state.broke += BIT[seat]
        if state.log is not None:
            state.tell(PlayerBroke, seat)


def give_up(state: Agora, seats: list[int]) -> bool:
    """AGO-R17, zero bids. When nobody left without a token has money, all of them are out."""
    for seat in seats:
        if state.drachmas[seat]:
            return False
    declare(state, seats)
    last_lot.discard_lot(state)
    return True


def relieve(state: Agora) -> None:
    """AGO-059, AGO-060, AGO-062, AGO-R18, AGO-R19, AGO-R21. Then the rest of the round's cards is discarded."""
    for step in range(state.seats):
        seat = (state.auction_holder + step) % state.seats
        if state.broke & BIT[seat]:
            state.token = changed(state.token, seat, buying.next_token(state))
            if state.log is not None:
                state.tell(TokenTaken, seat, state.token[seat])
            last_lot.console(state, seat, "broke")
    state.lot = buying.reveal(state, state.quota)
    last_lot.discard_lot(state)
    magistrates.reveal(state)
