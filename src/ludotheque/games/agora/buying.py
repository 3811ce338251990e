"""AGO-004. Buying: a negotiation card for the round, closed-fist auctions, the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.agora import broke, last_lot, selling
from ludotheque.games.agora.components import (
    ALL_SEATS,
    BIT,
    GOODS,
    HAND_LIMIT,
    KINDS,
    MAX_BID,
    MAX_REBIDS,
    MEETS,
    PAIRS,
    ROUNDS,
    SIMPLE,
)
from ludotheque.games.agora.events import (
    BidPlaced,
    BidsRevealed,
    BidTied,
    CardDiscarded,
    LotRevealed,
    LotWon,
    NegotiationChosen,
    NegotiationRevealed,
    RoundStarted,
    TieBroken,
)
from ludotheque.games.agora.phases import BID, DISCARD, NEGOTIATE
from ludotheque.games.agora.rows import changed

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def clear_round(state: Agora) -> None:
    """AGO-090, AGO-092. No tokens, no choices, nothing under the tiles."""
    n = state.seats
    state.negotiation = [-1] * n
    state.lot = ()
    state.quota = 0
    state.revealed = 0
    state.rebid = 0
    state.tied = 0
    state.bid = [-1] * n
    state.bought = False
    state.token = (0,) * n
    state.broke = 0
    state.order = ()
    state.turn_index = 0
    state.sold = [0] * GOODS
    state.market_shift = (0,) * GOODS
    clear_stall(state)


def clear_stall(state: Agora) -> None:
    state.lot_cards = [0] * GOODS
    state.lot_goods = [0] * GOODS
    state.points = [0] * GOODS
    state.pool = 0
    state.tile = -1
    state.tiles = 0


def start_round(state: Agora) -> None:
    """AGO-043, AGO-R09, AGO-R20. The first lot is seen before anyone chooses a negotiation card."""
    state.quota = min(len(state.pile), state.variant.round_cards)
    if state.log is not None:
        state.tell(RoundStarted, None, state.half + 1, state.round + 1, state.auction_holder, state.quota)
    broke.count_out(state)
    if len(bidders(state)) >= 2:
        reveal_lot(state)
    state.phase = NEGOTIATE
    state.waiting = ALL_SEATS[state.seats]
    if state.round == ROUNDS - 1:  # AGO-R10: one card is left to each
        for seat in range(state.seats):
            choose(state, seat, lowest_value(state.negotiation_left[seat]))


def lowest_value(values: int) -> int:
    value = 0
    while not values & BIT[value]:
        value += 1
    return value


def choose(state: Agora, seat: int, value: int) -> None:
    """AGO-044."""
    state.negotiation[seat] = value
    state.waiting -= BIT[seat]
    if state.log is not None:
        state.tell(NegotiationChosen, seat)
    if state.waiting == 0:
        reveal_negotiation(state)


def reveal_negotiation(state: Agora) -> None:
    """AGO-044, AGO-045, AGO-068, AGO-R10. Only now is it public what each seat has left."""
    left = state.negotiation_left
    state.negotiation_left = tuple([left[s] - BIT[state.negotiation[s]] for s in range(state.seats)])
    if state.log is not None:
        state.tell(NegotiationRevealed, None, tuple(state.negotiation))
    go_on(state)


def bidders(state: Agora) -> list[int]:
    """AGO-053, AGO-059. The seats that still want an Agora token and can bid for it."""
    return [s for s in range(state.seats) if state.token[s] == 0 and not state.broke & BIT[s]]


def go_on(state: Agora) -> None:
    """AGO-051, AGO-052, AGO-054. The next auction, the last lot, or the end of the buying."""
    seats = bidders(state)
    if state.variant.zero_bids and broke.give_up(state, seats):
        seats = []
    if len(seats) >= 2:
        open_auction(state, seats)
    elif seats:
        last_lot.offer(state, seats[0])
    else:
        broke.relieve(state)


def reveal(state: Agora, cards: int) -> tuple[int, ...]:
    """AGO-R02, AGO-R52. The top cards of the pile, as many as the round still has."""
    cards = min(cards, state.quota - state.revealed)
    top = state.pile[:cards]
    state.pile = state.pile[cards:]
    state.revealed += cards
    return top


def next_token(state: Agora) -> int:
    """They are taken one by one, the lowest first."""
    token = 1
    for taken in state.token:
        if taken:
            token += 1
    return token


def reveal_lot(state: Agora) -> None:
    """AGO-043, AGO-051, AGO-052, AGO-R08."""
    state.lot = reveal(state, state.variant.lot_size)
    if state.log is not None:
        state.tell(LotRevealed, None, next_token(state), state.lot)


def open_auction(state: Agora, seats: list[int]) -> None:
    if not state.lot:
        reveal_lot(state)
    ask_bids(state, seats)


def ask_bids(state: Agora, seats: list[int]) -> None:
    """AGO-046. A seat with a single possible bid makes it at once: who has how much money is public."""
    state.phase = BID
    state.bid = [-1] * state.seats
    state.waiting = 0
    for seat in seats:
        state.waiting += BIT[seat]
    if state.tied or state.variant.zero_bids:  # else all have drachmas, and with them a choice
        for seat in [s for s in seats if lowest_bid(state, s) == highest_bid(state, s)]:
            place_bid(state, seat, highest_bid(state, seat))


def lowest_bid(state: Agora, seat: int) -> int:
    """AGO-R14."""
    if state.tied and state.variant.raise_rebids:
        return state.openings[(state.rebid - 1) * state.seats + seat]
    return 0


def highest_bid(state: Agora, seat: int) -> int:
    """AGO-046, AGO-R11."""
    purse = state.drachmas[seat]
    return purse if purse < MAX_BID else MAX_BID


def place_bid(state: Agora, seat: int, amount: int) -> None:
    """AGO-046."""
    state.bid[seat] = amount
    state.waiting -= BIT[seat]
    if state.log is not None:
        state.tell(BidPlaced, seat)
    if state.waiting == 0:
        open_fists(state)


def open_fists(state: Agora) -> None:
    """AGO-047, AGO-050, AGO-R13, AGO-R14, AGO-R56."""
    state.openings = state.openings + tuple(state.bid) if state.rebid else tuple(state.bid)
    if state.log is not None:
        tell_bids(state)
    best = -1
    ahead: list[int] = []
    for seat in range(state.seats):
        if state.bid[seat] >= 0:
            total = state.bid[seat] + state.negotiation[seat]
            if total > best:
                best = total
                ahead = [seat]
            elif total == best:
                ahead.append(seat)
    if len(ahead) == 1:
        win_lot(state, ahead[0])
    elif state.rebid < MAX_REBIDS:
        state.rebid += 1
        state.tied = sum([BIT[s] for s in ahead])
        if state.log is not None:
            state.tell(BidTied, None, tuple(ahead), state.rebid)
        ask_bids(state, ahead)
    else:
        winner = nearest(state, ahead)
        if state.log is not None:
            state.tell(TieBroken, winner)
        win_lot(state, winner)


def tell_bids(state: Agora) -> None:
    seats = [s for s in range(state.seats) if state.bid[s] >= 0]
    amounts = [state.bid[s] for s in seats]
    totals = [state.bid[s] + state.negotiation[s] for s in seats]
    state.tell(BidsRevealed, None, tuple(seats), tuple(amounts), tuple(totals))


def nearest(state: Agora, seats: list[int]) -> int:
    """AGO-R08, AGO-R14. The first of them clockwise from the Auction token, whose holder is nearest of all."""
    seat = state.auction_holder
    while seat not in seats:
        seat = (seat + 1) % state.seats
    return seat


def win_lot(state: Agora, seat: int) -> None:
    """AGO-047, AGO-048, AGO-049, AGO-R12, AGO-R15."""
    state.drachmas[seat] -= state.bid[seat]
    for kind in state.lot:
        state.hand[seat * KINDS + kind] += 1
    state.token = changed(state.token, seat, next_token(state))
    if state.log is not None:
        state.tell(LotWon, seat, state.token[seat], state.bid[seat], state.lot)
    state.lot = ()
    state.rebid = 0
    state.tied = 0
    check_hand(state, seat)


def hand_size(state: Agora, seat: int) -> int:
    return sum(state.hand[seat * KINDS : seat * KINDS + KINDS])


def check_hand(state: Agora, seat: int) -> None:
    """AGO-041, AGO-R22. A hand of a single kind leaves nothing to choose."""
    if hand_size(state, seat) <= HAND_LIMIT:
        go_on(state)
        return
    state.phase = DISCARD
    state.waiting = BIT[seat]
    kinds = [k for k in range(KINDS) if state.hand[seat * KINDS + k]]
    if len(kinds) == 1:
        discard(state, seat, kinds[0])


def discard(state: Agora, seat: int, kind: int) -> None:
    """AGO-041, AGO-R22."""
    give_up_card(state, seat, kind)
    state.discard = changed(state.discard, kind, state.discard[kind] + 1)
    if state.log is not None:
        state.tell(CardDiscarded, seat, kind)
    check_hand(state, seat)


def give_up_card(state: Agora, seat: int, kind: int) -> None:
    """AGO-R50. All lots were seen: a card that came with none of them is a player's card, and shows the pair."""
    place = seat * KINDS + kind
    if kind < SIMPLE and state.hand[place] == 1 and PAIRS[state.pair[seat]] & BIT[kind]:
        selling.rule_out(state, seat, MEETS[BIT[kind]])
    state.hand[place] -= 1
