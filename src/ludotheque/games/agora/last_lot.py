"""The last lot: the last bidder without a token buys at conventional prices, or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import buying
from ludotheque.games.agora.components import BIT, CONSOLATION, KINDS, PRICE
from ludotheque.games.agora.events import CardBought, Consolation, LastLotRevealed, LotDiscarded, TokenTaken
from ludotheque.games.agora.phases import LAST_LOT
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def offer(state: Agora, seat: int) -> None:
    """AGO-054, AGO-101, AGO-R52. A player who can afford nothing passes; where no card is left there is no choice."""
    state.lot = buying.reveal(state, state.variant.last_lot_size)
    if not state.lot:
        console(state, seat, "no_lot")
        take_token(state, seat)
        return
    if state.log is not None:
        state.tell(LastLotRevealed, seat, state.lot)
    state.bought = False
    state.phase = LAST_LOT
    state.waiting = BIT[seat]
    if not can_afford(state, seat):
        pass_by(state, seat)


def can_afford(state: Agora, seat: int) -> bool:
    purse = state.drachmas[seat]
    return any([PRICE[kind] <= purse for kind in state.lot])


def buy(state: Agora, seat: int, kind: int) -> None:
    """AGO-055, AGO-056. The purchases close by themselves when nothing more can be bought."""
    state.drachmas[seat] -= PRICE[kind]
    state.hand[seat * KINDS + kind] += 1
    rest = list(state.lot)
    rest.remove(kind)
    state.lot = tuple(rest)
    state.bought = True
    if state.log is not None:
        state.tell(CardBought, seat, kind, PRICE[kind])
    if not can_afford(state, seat):
        close_purchases(state, seat)


def close_purchases(state: Agora, seat: int) -> None:
    """AGO-055, AGO-058, AGO-R16."""
    discard_lot(state)
    take_token(state, seat)


def pass_by(state: Agora, seat: int) -> None:
    """AGO-057, AGO-058, AGO-R16, AGO-R40."""
    console(state, seat, "pass")
    discard_lot(state)
    take_token(state, seat)


def console(state: Agora, seat: int, reason: str) -> None:
    state.drachmas[seat] += CONSOLATION
    if state.log is not None:
        state.tell(Consolation, seat, CONSOLATION, reason)


def discard_lot(state: Agora) -> None:
    """AGO-055, AGO-057, AGO-060."""
    if state.lot:
        counts = list(state.discard)
        for kind in state.lot:
            counts[kind] += 1
        state.discard = tuple(counts)
        if state.log is not None:
            state.tell(LotDiscarded, None, state.lot)
        state.lot = ()


def take_token(state: Agora, seat: int) -> None:
    """AGO-058, AGO-R22. Then the hand is checked, and the buying goes on to its end."""
    state.token = changed(state.token, seat, buying.next_token(state))
    if state.log is not None:
        state.tell(TokenTaken, seat, state.token[seat])
    buying.check_hand(state, seat)
