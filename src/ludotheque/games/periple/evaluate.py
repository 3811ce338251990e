"""How good a state of Périple is for each seat, in points: what is won, and a guess at what the plan will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import State
from ludotheque.games.periple.actions import END_EXPLORATION, END_TURN, RESOLVE_CARD
from ludotheque.games.periple.end import sources
from ludotheque.games.periple.geometry import BIT, SLOT_MASK, SLOTS, count, first, members
from ludotheque.games.periple.legal import offers
from ludotheque.games.periple.stacking import markers_on, occupied
from ludotheque.games.periple.state import Periple
from ludotheque.games.periple.steps import AUCTION, CLOSING, EXTEND, FILL, NONE, OVER, PLACE, RESOLVE, SIDES
from ludotheque.games.periple.weights import WEIGHTS

DEPTH: Final = 3  # choices of one player that are looked through before judging


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Periple)
    return look(state.clone(), DEPTH)


def stage(state: State) -> int:
    """Turns taken."""
    assert isinstance(state, Periple)
    return int(state.turn)


def look(state: Periple, depth: i64) -> list[float]:
    """In the middle of a choice, the best way on for whoever chooses; else the table as it stands.

    Plays on in the state that it is given.
    """
    if depth > 0 and (state.sub != NONE or state.step == PLACE or state.step == FILL):
        seat = state.asked()
        best: list[float] = []
        best_lead = -1e9
        for action in offers(state):
            after = state.clone()
            after.take(action)
            # An artifact that opens another choice is followed only from its own question.
            values = settled(after) if state.sub == NONE and after.sub != NONE else look(after, depth - 1)
            ahead = lead(values, seat)
            if ahead > best_lead:
                best_lead = ahead
                best = values
        return best
    return settled(state)


def lead(values: list[float], seat: i64) -> float:
    most = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > most:
            most = values[other]
    return values[seat] - most


def settled(state: Periple) -> list[float]:
    """The table once the turn is over, its completed cards included. Plays on in the state that it is given."""
    state.sub = NONE
    while state.step == EXTEND or state.step == RESOLVE or state.step == CLOSING:
        if state.step == EXTEND:
            state.take(END_EXPLORATION)
        elif state.step == RESOLVE:
            state.take(RESOLVE_CARD + first(state.todo))
        else:
            state.take(END_TURN)
    values = [holdings(state, seat) for seat in range(state.seats)]
    if state.step != OVER and state.step != SIDES:
        taken = occupied(state)
        for slot in range(SLOTS):
            if state.slots[slot] >= 0 and not (state.step == AUCTION and slot == state.lot):
                add_hopes(state, slot, 6 - count(taken & SLOT_MASK[slot]), values)
        if state.step == AUCTION:
            add_auction(state, values)
    return values


def coin_worth(state: Periple) -> float:
    return WEIGHTS.last_coin if state.end_triggered or state.step == OVER else WEIGHTS.coin


def holdings(state: Periple, seat: i64) -> float:
    """Points won, coins, and what is ready to be used."""
    cards, tiles, outpost = sources(state, seat)
    value = float(cards + tiles + outpost) + coin_worth(state) * float(state.coins[seat])
    if not state.end_triggered and state.step != OVER:
        value += WEIGHTS.new_card * float(count(state.cards[seat]) - 3)
        value += WEIGHTS.tool * float(count(state.tiles_up[seat]))
        for card in members(state.up[seat]):
            value += WEIGHTS.ready + WEIGHTS.ready_square * float(state.deck.size[card])
    return value


def add_hopes(state: Periple, slot: i64, empty: i64, values: list[float]) -> None:
    """Each seat's share of a card that is not yet complete, and of the coin for those who lose it."""
    total = 0.0
    for seat in range(state.seats):
        total += WEIGHTS.markers[markers_on(state, slot, seat)]
    if total == 0.0:
        return
    near = WEIGHTS.nearness[empty]
    worth = float(state.deck.points[state.slots[slot]]) + WEIGHTS.new_card
    if state.end_triggered:  # only the rest of this round is left
        near = near * near
    for seat in range(state.seats):
        own = markers_on(state, slot, seat)
        if own > 0:
            share = WEIGHTS.markers[own] / total
            values[seat] += near * (share * worth + (1.0 - share) * coin_worth(state))


def add_auction(state: Periple, values: list[float]) -> None:
    """A card under auction: the best bidder's, unless somebody still to speak can and will pay more."""
    worth = float(state.deck.points[state.slots[state.lot]]) + WEIGHTS.new_card
    rivals: list[int] = []
    for seat in members(state.bidders):
        if state.best_seat < 0 or state.coins[seat] > state.best_bid:
            rivals.append(seat)
    hold = 0.0
    if state.best_seat >= 0:
        hold = WEIGHTS.hold if rivals else 1.0
        values[state.best_seat] += hold * (worth - coin_worth(state) * float(state.best_bid))
    price = coin_worth(state) * float(state.best_bid + 1)
    for seat in rivals:
        values[seat] += (1.0 - hold) / float(len(rivals)) * max(0.0, worth - price)
    for seat in range(state.seats):
        if markers_on(state, state.lot, seat) > 0 and seat != state.best_seat and not state.bidders & BIT[seat]:
            values[seat] += coin_worth(state)
