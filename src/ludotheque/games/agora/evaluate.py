"""How good a state of Agora is for each seat, in influence: ranks to come, the purse, the stall, the hand."""

from __future__ import annotations

from ludotheque.core.state import State
from ludotheque.games.agora import points
from ludotheque.games.agora.components import (
    BIT,
    GOODS,
    KINDS,
    LOT_VALUE,
    MAX_NEED,
    NO_DRACHMAS,
    NO_REPUTATION,
    ONE_TYPE,
    ROUNDS,
    SIMPLE,
    SOLD_AS,
    VALUES,
    WORTH,
)
from ludotheque.games.agora.magistrates import acts
from ludotheque.games.agora.phases import OVER, SELL
from ludotheque.games.agora.scoring import total_influence
from ludotheque.games.agora.selling import limit
from ludotheque.games.agora.state import Agora
from ludotheque.games.agora.weights import WEIGHTS


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Agora)
    totals = [float(total_influence(state, s)) for s in range(state.seats)]
    if state.phase == OVER:
        return totals
    add_ranks(state, totals)
    places = selling_places(state)
    for seat in range(state.seats):
        totals[seat] += purse(state, seat) + prospects(state, seat, places[seat]) + cards_kept(state, seat)
    return totals


def stage(state: State) -> int:
    """Rounds over: between two, nothing is in progress that an evaluation has to guess at."""
    assert isinstance(state, Agora)
    return ROUNDS * state.half + state.round


def rounds_left(state: Agora) -> int:
    """In this half, after this one."""
    return ROUNDS - 1 - state.round


def add_ranks(state: Agora, totals: list[float]) -> None:
    """The influence of the scorings to come, as if ranks could still turn by a few steps."""
    variant = state.variant
    reputation = [0.0] * state.seats
    for good in range(GOODS):
        values = [state.reputation[s * GOODS + good] for s in range(state.seats)]
        add_scorings(state, reputation, values, variant.reputation_points, WEIGHTS.reputation_spread)
    for seat in range(state.seats):
        totals[seat] += reputation[seat]
    add_scorings(state, totals, state.drachmas, variant.drachma_points, WEIGHTS.drachma_spread)


def add_scorings(state: Agora, totals: list[float], values: list[int], scale: list[int], spread: float) -> None:
    """That of this half, and in the first half that of the second as well."""
    left = rounds_left(state)
    add_expected(totals, values, scale, 1.0 + spread * left)
    if state.half == 0:
        add_expected(totals, values, scale, 1.0 + spread * (left + ROUNDS))


def add_expected(totals: list[float], values: list[int], scale: list[int], spread: float) -> None:
    n = len(values)
    for seat in range(n):
        ahead = 0.0
        for other in range(n):
            if other != seat:
                gap = (values[other] - values[seat]) / spread
                ahead += 0.5 + 0.5 * gap / (1.0 + abs(gap))
        rank = min(int(ahead), n - 2)
        totals[seat] += scale[rank] + (scale[rank + 1] - scale[rank]) * (ahead - rank)


def purse(state: Agora, seat: int) -> float:
    """What drachmas will buy, besides their rank; points being shared out are nearly drachmas."""
    coins = float(state.drachmas[seat])
    if state.order and state.order[state.turn_index] == seat and not acts(state, NO_DRACHMAS):
        coins += state.pool
    to_come = rounds_left(state) + (ROUNDS if state.half == 0 else 0)
    if to_come == 0:
        return WEIGHTS.last_drachma * coins
    return WEIGHTS.drachma * min(coins, WEIGHTS.purse) + WEIGHTS.spare * max(0.0, coins - WEIGHTS.purse)


def cards_kept(state: Agora, seat: int) -> float:
    kept, left = 0.0, state.negotiation_left[seat]
    for value in range(VALUES):
        if left & BIT[value]:
            kept += WEIGHTS.card[value]
    for seats in state.known_by:
        if seats & BIT[seat]:
            kept += WEIGHTS.sight
    return kept


def selling_places(state: Agora) -> list[float]:
    """How many seats will sell before each one: known once the order is set, guessed before."""
    n = state.seats
    if state.order:
        return [float(max(0, state.order.index(s) - state.turn_index)) for s in range(n)]
    coming = (max(state.token) + 1 + n) / 2.0  # the mean of the tokens still to be taken
    sums = []
    for seat in range(n):
        card = state.negotiation[seat] if state.negotiation[seat] >= 0 else 2
        sums.append(card + (state.token[seat] if state.token[seat] else coming))
    places = []
    for seat in range(n):
        before = 0.0
        for other in range(n):
            if other != seat:
                gap = sums[seat] - sums[other]
                before += 0.5 + 0.5 * gap / (1.0 + abs(gap))
        places.append(before)
    return places


def prospects(state: Agora, seat: int, place: float) -> float:
    """The sale in progress or to come, and the goods kept after it."""
    done = bool(state.order) and state.order.index(seat) < state.turn_index
    selling = bool(state.order) and state.order[state.turn_index] == seat
    value = 0.0
    if selling and state.phase != SELL:
        value += sum([point_value(state, seat, good, state.points[good]) for good in range(GOODS)])
    if not state.order and state.token[seat] == 0:
        value += WEIGHTS.point * WEIGHTS.still_in
    goods, cards = spread_hand(state, seat)
    may_sell = not done and (not selling or state.phase == SELL)
    chance = WEIGHTS.place[min(3, int(place + 0.5))]
    single = may_sell and acts(state, ONE_TYPE)
    begun = selling and single and sum(state.lot_cards) > 0
    best_single, total_gain = 0.0, 0.0
    kept_value = 0.0
    for good in range(GOODS):
        lot = state.lot_goods[good] if selling and state.phase == SELL else 0
        held, kept = goods[good], keep_value(state, good, goods[good])
        kept_value += kept
        if not may_sell or (begun and state.lot_cards[good] == 0):
            continue
        room = limit(state, good) - state.sold[good]
        sold = held if cards[good] <= room else held * room // max(1, cards[good])
        before = point_value(state, seat, good, points.lot_points(state, lot, full_stall=False))
        after = point_value(state, seat, good, points.lot_points(state, lot + sold, full_stall=False))
        gain = max(before, before + chance * (after - before - kept + keep_value(state, good, held - sold)))
        best_single = max(best_single, gain)
        total_gain += gain
    return value + kept_value + (best_single if single else total_gain)


def keep_value(state: Agora, good: int, goods: int) -> float:
    """Goods carried over to the next round of the half, where the need may have changed."""
    if goods <= 0 or rounds_left(state) == 0:
        return 0.0
    more = min(goods + 1, MAX_NEED)
    return WEIGHTS.point * WEIGHTS.kept * 0.5 * (LOT_VALUE[min(goods, MAX_NEED)] + LOT_VALUE[more])


def point_value(state: Agora, seat: int, good: int, earned: int) -> float:
    """Points of one lot, spent where they can be spent."""
    if earned == 0:
        return 0.0
    if acts(state, NO_REPUTATION):
        return WEIGHTS.drachma * earned
    room = 28 - state.reputation[seat * GOODS + good]
    if acts(state, NO_DRACHMAS):
        return WEIGHTS.point * min(earned, room)
    return WEIGHTS.point * min(earned, room) + WEIGHTS.drachma * max(0, earned - room)


def spread_hand(state: Agora, seat: int) -> tuple[list[int], list[int]]:
    """The hand by good, and the cards that it takes: hybrids and markets join the largest lot that they can."""
    row = seat * KINDS
    goods = [state.hand[row + good] for good in range(GOODS)]
    cards = goods[:]
    for good in range(GOODS):
        superior = state.hand[row + KINDS - GOODS + good]
        goods[good] += 2 * superior
        cards[good] += superior
    own = bool(state.order) and state.order[state.turn_index] == seat
    for kind in range(SIMPLE, KINDS - GOODS):
        for _ in range(state.hand[row + kind]):
            best, most = -1, -1
            for good in range(GOODS):
                if SOLD_AS[kind] & BIT[good]:
                    size = goods[good] + (state.lot_goods[good] if own else 0)
                    fits = limit(state, good) - state.sold[good] > cards[good]
                    rank = 2 * size + (20 if fits else 0)
                    if rank > most:
                        best, most = good, rank
            goods[best] += WORTH[kind]
            cards[best] += 1
    return goods, cards
