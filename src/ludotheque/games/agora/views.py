"""What each seat may know of a table of Agora, and the worlds that it cannot tell from the real one."""

from __future__ import annotations

from marshal import dumps
from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import Chance
from ludotheque.games.agora import buying, points, scoring, selling
from ludotheque.games.agora.components import BIT, GOODS, KINDS, ONLOOKERS, PAIRS, SOURCES, VALUES
from ludotheque.games.agora.phases import BID, NEGOTIATE, PHASES, SELL
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def public_view(state: Agora) -> dict[str, Any]:
    """What lies open, and under `memory` what an attentive table has not forgotten."""
    n = state.seats
    return {
        "seats": n,
        "labels": state.options.labels,
        "half": state.half,
        "round": state.round,
        "phase": PHASES[state.phase],
        "waiting": state.pending(),
        "auction_holder": state.auction_holder,
        "last_action": state.last_action[:],
        "pile": len(state.pile),
        "discard": list(state.discard),
        "sold_cards": state.sold_cards[:],
        "hand_sizes": [buying.hand_size(state, s) for s in range(n)],
        "drachmas": [state.drachmas[s] if state.variant.open_money else None for s in range(n)],
        "negotiation_left": [members(values, VALUES) for values in state.negotiation_left],
        "negotiation": open_choices(state.negotiation, state.phase == NEGOTIATE),
        "lot": list(state.lot),
        "quota": state.quota,
        "revealed": state.revealed,
        "rebid": state.rebid,
        "tied": members(state.tied, n),
        "bids": open_choices(state.bid, state.phase == BID),
        "openings": [
            [bid if bid >= 0 else None for bid in state.openings[i : i + n]] for i in range(0, len(state.openings), n)
        ],
        "bought": state.bought,
        "tokens": list(state.token),
        "broke": members(state.broke, n),
        "magistrate": state.magistrate if state.magistrate >= 0 else None,
        "magistrate_pile": known_magistrates(state, ONLOOKERS),
        "known_by": [members(seats, n) for seats in state.known_by],
        "looked": state.looked,
        "placed": state.placed,
        "order": list(state.order),
        "turn_index": state.turn_index,
        "sold": state.sold[:],
        "limits": [selling.limit(state, good) for good in range(GOODS)],
        "market_shift": list(state.market_shift),
        "lot_cards": state.lot_cards[:],
        "lot_goods": state.lot_goods[:],
        "points": stall_points(state),
        "pool": state.pool,
        "tile": state.tile if state.tile >= 0 else None,
        "need": list(state.need),
        "reputation": cut(state.reputation, GOODS),
        "influence": [scoring.total_influence(state, s) for s in range(n)],
        "influence_by_source": cut(list(state.influence), SOURCES),
        "memory": {
            "drachmas": state.drachmas[:],
            "hands": [seen_hand(state, s) for s in range(n)],
            "pairs": [members(pairs, len(PAIRS)) for pairs in state.possible],
        },
    }


def private_view(state: Agora, seat: int) -> dict[str, Any]:
    """The seat's own hand, cards to come, purse, sealed choices, and the magistrates it has seen."""
    n = state.seats
    own = [state.drachmas[s] if s == seat or state.variant.open_money else None for s in range(n)]
    chosen, bid = state.negotiation[seat], state.bid[seat]
    return {
        "seat": seat,
        "hand": state.hand[seat * KINDS : seat * KINDS + KINDS],
        "pair": members(PAIRS[state.pair[seat]], GOODS),
        "drachmas": own,
        "own_negotiation": chosen if chosen >= 0 else None,
        "own_bid": bid if bid >= 0 else None,
        "magistrate_pile": known_magistrates(state, BIT[seat]),
    }


def known(state: Agora, seat: int) -> bytes:
    """What of it still matters: bids that were opened do not, but for those that a bid after a tie must reach."""
    n = state.seats
    sealed, bidding = state.phase == NEGOTIATE, state.phase == BID
    return dumps(
        (
            (seat, state.half, state.round, state.phase, state.waiting, state.auction_holder),
            (len(state.pile), state.discard, state.sold_cards, state.drachmas, state.negotiation_left),
            state.negotiation[seat] if sealed else state.negotiation,
            (state.lot, state.quota, state.revealed, state.rebid, state.tied, state.bought, state.token, state.broke),
            (state.bid[seat], state.openings[-n:] if state.rebid else ()) if bidding else (),
            (state.magistrate, known_magistrates(state, BIT[seat]), state.known_by, state.looked, state.placed),
            (state.order, state.turn_index, state.sold, state.market_shift, state.lot_cards, state.lot_goods),
            (state.points, state.pool, state.tile, state.need, state.reputation, state.influence, state.possible),
            (
                state.pair[seat],
                [
                    state.hand[seat * KINDS : seat * KINDS + KINDS] if s == seat else seen_hand(state, s)
                    for s in range(n)
                ],
            ),
        ),
        1,
    )


def stall_points(state: Agora) -> list[int]:
    """What the lots would earn if the stall closed now; once it has, what is still to be shared out."""
    if state.phase != SELL:
        return state.points[:]
    full_stall = points.is_full_stall(state)
    return [points.lot_points(state, goods, full_stall) for goods in state.lot_goods]


def members(numbers: int, most: int) -> list[int]:
    return [i for i in range(most) if numbers & BIT[i]]


def cut(flat: list[int], width: int) -> list[list[int]]:
    return [flat[i : i + width] for i in range(0, len(flat), width)]


def open_choices(choices: list[int], sealed: bool) -> list[int | None]:
    """AGO-044, AGO-047. Sealed until the last seat has chosen."""
    return [None if sealed or choice < 0 else choice for choice in choices]


def known_magistrates(state: Agora, viewer: int) -> list[int | None]:
    pile, known = state.magistrate_pile, state.known_by
    return [pile[i] if known[i] & viewer else None for i in range(len(pile))]


def seen_hand(state: Agora, seat: int) -> list[int]:
    """AGO-R50. The hand without the two player cards; -1 where a player card has already left it."""
    pair, row = PAIRS[state.pair[seat]], seat * KINDS
    return [state.hand[row + k] - (1 if k < GOODS and pair & BIT[k] else 0) for k in range(KINDS)]


def determinized(twin: Agora, seat: int, chance: Chance) -> None:
    """Draw anew, in a clone, all that `seat` cannot know: it is read from nothing that the seat has not seen."""
    pile = sorted(twin.pile)
    chance.shuffle(pile)
    twin.pile = tuple(pile)
    shuffle_magistrates(twin, BIT[seat], chance)
    for other in range(twin.seats):
        if other != seat:
            swap_pair(twin, other, chance.pick(members(twin.possible[other], len(PAIRS))))
            reseal(twin, other, chance)


def shuffle_magistrates(twin: Agora, viewer: int, chance: Chance) -> None:
    pile = list(twin.magistrate_pile)
    places = [i for i in range(len(pile)) if not twin.known_by[i] & viewer]
    unknown = sorted([pile[i] for i in places])
    chance.shuffle(unknown)
    for i in range(len(places)):
        pile[places[i]] = unknown[i]
    twin.magistrate_pile = tuple(pile)


def swap_pair(twin: Agora, seat: int, pair: int) -> None:
    """Other player cards in the same hand: all else in it was seen."""
    old, new = PAIRS[twin.pair[seat]], PAIRS[pair]
    for good in range(GOODS):
        if new & BIT[good]:
            twin.hand[seat * KINDS + good] += 1
        if old & BIT[good]:
            twin.hand[seat * KINDS + good] -= 1
    twin.pair = changed(twin.pair, seat, pair)


def reseal(twin: Agora, seat: int, chance: Chance) -> None:
    """Another choice under the same seal."""
    if twin.phase == NEGOTIATE and twin.negotiation[seat] >= 0:
        twin.negotiation[seat] = chance.pick(members(twin.negotiation_left[seat], VALUES))
    if twin.phase == BID and twin.bid[seat] >= 0:
        low, high = buying.lowest_bid(twin, seat), buying.highest_bid(twin, seat)
        twin.bid[seat] = low + chance.below(high - low + 1)
