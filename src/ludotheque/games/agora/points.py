"""AGO-007, AGO-008. Agora points: what the lots earn, and reputation for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import bribery, magistrates
from ludotheque.games.agora.components import (
    BIG_LOT_BONUS,
    BIG_LOT_SIZE,
    BIG_LOT_STEP,
    BIG_LOTS_PLUS_THREE,
    FULL_STALL_PAIR,
    GOODS,
    LARGEST_LOT,
    LOT_VALUE,
    MAX_REPUTATION,
    NO_REPUTATION,
    PAIRS_PAY_FIVE,
)
from ludotheque.games.agora.events import ReputationGained, SaleClosed
from ludotheque.games.agora.phases import REPUTE

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def lot_points(state: Agora, goods: int, full_stall: bool) -> int:
    """AGO-078, AGO-079, AGO-080, AGO-R30, AGO-R31. What a lot of so many goods earns this round."""
    if goods <= LARGEST_LOT:
        earned = LOT_VALUE[goods]
    else:
        earned = LOT_VALUE[LARGEST_LOT]
        if state.variant.extend_lots:
            earned += BIG_LOT_STEP * (goods - LARGEST_LOT)
    if goods == 2 and (full_stall or magistrates.acts(state, PAIRS_PAY_FIVE)):
        earned = FULL_STALL_PAIR
    if goods >= BIG_LOT_SIZE and magistrates.acts(state, BIG_LOTS_PLUS_THREE):
        earned += BIG_LOT_BONUS
    return earned


def is_full_stall(state: Agora) -> bool:
    """AGO-079, AGO-R31. Two goods on all four tiles."""
    goods = state.lot_goods
    if goods[0] < 2 or goods[1] < 2 or goods[2] < 2 or goods[3] < 2:
        return False
    return not state.variant.exact_stall or sum(goods) == 2 * GOODS


def close_stall(state: Agora, seat: int) -> None:
    """AGO-072. The lots are counted, then their points shared out."""
    full_stall = is_full_stall(state)
    for good in range(GOODS):
        if state.lot_goods[good]:
            state.points[good] = lot_points(state, state.lot_goods[good], full_stall)
    if state.log is not None:
        lots = [good for good in range(GOODS) if state.lot_cards[good]]
        state.tell(
            SaleClosed,
            seat,
            tuple(lots),
            tuple([state.lot_cards[good] for good in lots]),
            tuple([state.lot_goods[good] for good in lots]),
            tuple([state.points[good] for good in lots]),
            sum(state.points),
            full_stall,
        )
    ask_reputation(state, seat)


def most_steps(state: Agora, seat: int) -> int:
    """AGO-074, AGO-R39. How far the points of the lot and the track let the pawn advance."""
    earned = state.points[state.tile]
    room = MAX_REPUTATION - state.reputation[seat * GOODS + state.tile]
    return earned if earned < room else room


def ask_reputation(state: Agora, seat: int) -> None:
    """AGO-072, AGO-074. Tile by tile; a pawn that cannot move leaves nothing to choose."""
    barred = magistrates.acts(state, NO_REPUTATION)
    for tile in range(state.tile + 1, GOODS):
        if state.points[tile] == 0:
            continue
        state.tile = tile
        if not barred and most_steps(state, seat) > 0:
            state.phase = REPUTE
            return
        state.pool += state.points[tile]
        state.points[tile] = 0
    state.tile = -1
    bribery.ask_bribe(state, seat)


def repute(state: Agora, seat: int, n: int) -> None:
    """AGO-074, AGO-081, AGO-082."""
    good = state.tile
    state.pool += state.points[good] - n
    state.points[good] = 0
    if n:
        place = seat * GOODS + good
        state.reputation[place] += n
        if state.log is not None:
            state.tell(ReputationGained, seat, good, n, state.reputation[place])
    ask_reputation(state, seat)
