"""Why a seat may not do something: the rule that forbids it. Written apart from `legal`; the tests compare them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.agora import selling
from ludotheque.games.agora.actions import (
    ASKED_IN,
    BID_0,
    BRIBE_0,
    BUY_0,
    BUY_DONE,
    DISCARD_0,
    ORDER_0,
    PASS,
    REPUTE_0,
    SALE_GOOD,
    SALE_KIND,
    SELL_0,
    SELL_DONE,
)
from ludotheque.games.agora.components import (
    BIT,
    GOODS,
    KINDS,
    MAX_REPUTATION,
    NO_REPUTATION,
    ONE_TYPE,
    PRICE,
)
from ludotheque.games.agora.magistrates import acts
from ludotheque.games.agora.phases import BID, BRIBE, DISCARD, LAST_LOT, NEGOTIATE, OVER, REPUTE, SELL

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora

TOO_DEAR: Final = ("", "AGO-033", "AGO-035", "AGO-038", "AGO-040")  # by conventional price


def why_not(state: Agora, seat: int, action: int) -> str | None:
    if state.phase == OVER:
        return "AGO-107"
    asked = ASKED_IN[action]
    if asked != state.phase or not state.waiting & BIT[seat]:
        return wrong_moment(state, seat, asked)
    if asked == NEGOTIATE:
        return None if state.negotiation_left[seat] & BIT[action] else "AGO-R10"
    if asked == BID:
        return why_not_bid(state, seat, action - BID_0)
    if asked == LAST_LOT:
        return why_not_buy(state, seat, action)
    if asked == DISCARD:
        return None if state.hand[seat * KINDS + action - DISCARD_0] else "AGO-041"
    if asked == SELL:
        return None if action == SELL_DONE else why_not_sell(state, seat, action - SELL_0)
    if asked == REPUTE:
        return why_not_repute(state, seat, action - REPUTE_0)
    if asked == BRIBE:
        return None if action - BRIBE_0 <= state.pool else "AGO-075"
    return why_not_order(state, action - ORDER_0)


def wrong_moment(state: Agora, seat: int, asked: int) -> str:
    """The seat is not asked this now."""
    if state.phase == DISCARD and state.waiting & BIT[seat]:
        return "AGO-041"
    if asked == NEGOTIATE:
        return "AGO-044" if state.phase == NEGOTIATE else "AGO-045"
    if asked == BID:
        return no_bid_now(state, seat)
    if asked == LAST_LOT:
        return "AGO-054"
    if asked == DISCARD:
        return "AGO-R22"
    return not_selling(state, seat, asked)


def no_bid_now(state: Agora, seat: int) -> str:
    if state.token[seat]:
        return "AGO-053"
    if state.broke & BIT[seat]:
        return "AGO-059"
    if state.phase == BID and state.tied and not state.tied & BIT[seat]:
        return "AGO-050"
    return "AGO-047"


def not_selling(state: Agora, seat: int, asked: int) -> str:
    if state.magistrate < 0:
        return "AGO-R53"
    if not state.waiting & BIT[seat]:
        return "AGO-066"
    if asked == SELL:
        return "AGO-072"
    if asked == REPUTE:
        return "AGO-064" if acts(state, NO_REPUTATION) else "AGO-074"
    return "AGO-R36" if asked == BRIBE else "AGO-076"


def why_not_bid(state: Agora, seat: int, amount: int) -> str | None:
    if amount > state.drachmas[seat]:
        return "AGO-046"
    if state.variant.raise_rebids and state.tied and amount < state.openings[seat - state.seats]:
        return "AGO-R14"
    return None


def why_not_buy(state: Agora, seat: int, action: int) -> str | None:
    if action == PASS:
        return "AGO-057" if state.bought else None
    if action == BUY_DONE:
        return None if state.bought else "AGO-R16"
    kind = action - BUY_0
    if kind not in state.lot:
        return "AGO-055"
    return TOO_DEAR[PRICE[kind]] if PRICE[kind] > state.drachmas[seat] else None


def why_not_sell(state: Agora, seat: int, sale: int) -> str | None:
    good = SALE_GOOD[sale]
    if not state.hand[seat * KINDS + SALE_KIND[sale]]:
        return "AGO-070"
    if acts(state, ONE_TYPE) and sum(state.lot_cards) > state.lot_cards[good]:
        return "AGO-064"
    return None if state.sold[good] < selling.limit(state, good) else "AGO-R27"


def why_not_repute(state: Agora, seat: int, n: int) -> str | None:
    if n > state.points[state.tile]:
        return "AGO-074"
    if state.reputation[seat * GOODS + state.tile] + n > MAX_REPUTATION:
        return "AGO-R39"
    return None


def why_not_order(state: Agora, magistrate: int) -> str | None:
    if magistrate not in state.magistrate_pile:
        return "AGO-076"
    place = state.magistrate_pile.index(magistrate)
    return None if state.placed <= place < state.looked else "AGO-076"
