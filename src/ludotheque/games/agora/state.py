"""Agora: the fields of a game in progress, its copies, and who is called for which action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Decision, Result, RuleId, State
from ludotheque.games.agora import bribery, buying, last_lot, legal, points, refusals, scoring, selling, setup
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
from ludotheque.games.agora.components import BIT, SOURCE_KEYS, SOURCES
from ludotheque.games.agora.phases import (
    ASKS,
    BID,
    BRIBE,
    DISCARD,
    LAST_LOT,
    NEGOTIATE,
    ORDER,
    OVER,
    REPUTE,
    SELL,
)
from ludotheque.games.agora.variant import Variant
from ludotheque.games.agora.views import determinized, known, private_view, public_view

SEATS_IN: Final[tuple[list[int], ...]] = tuple([[s for s in range(4) if BIT[s] & seats] for seats in range(16)])


class Agora(State):
    """Sets of seats, values and tiles are sums of `BIT`s. Flat lists: hand[seat * KINDS + kind].

    Tuples change seldom: they are replaced, never changed in place, and so are shared by clones.
    """

    # the course of play
    half: int
    round: int
    phase: int
    waiting: int  # set of the seats that owe a decision
    auction_holder: int
    last_action: list[int]  # by seat: the last one that was made in the open
    # goods
    pile: tuple[int, ...]  # top first; seen by nobody
    discard: tuple[int, ...]  # by kind, this half
    sold_cards: list[int]  # by kind, this half
    hand: list[int]  # by seat and kind; each row seen by its owner
    pair: tuple[int, ...]  # by seat: which two player cards this half; the other half has 5 - pair; seen by its owner
    possible: tuple[int, ...]  # by seat: set of the pairs that the table cannot rule out
    # buying
    drachmas: list[int]  # behind screens, yet all gains and payments were public
    negotiation_left: tuple[int, ...]  # by seat: set of values
    negotiation: list[int]  # by seat; each seen by its owner until all have chosen
    lot: tuple[int, ...]  # kinds on the table
    quota: int  # cards of this round
    revealed: int  # of them, so far
    rebid: int
    tied: int  # set of the seats that bid again
    bid: list[int]  # by seat; each seen by its owner until all bidders have bid
    openings: tuple[int, ...]  # by bidding turn of the last lot auctioned, and by seat: what the fists held
    bought: bool  # by the last player, of the last lot
    token: tuple[int, ...]  # by seat; 0: none yet
    broke: int  # set of seats
    # magistrates
    magistrate: int
    magistrate_pile: tuple[int, ...]  # top first
    known_by: tuple[int, ...]  # by place in the pile: set of the seats that know it, with ONLOOKERS: it lay open
    looked: int  # magistrates taken up by the seller
    placed: int  # of them, put back: they lie on top, the others after them
    # selling
    order: tuple[int, ...]
    turn_index: int
    sold: list[int]  # by good: cards sold this round
    market_shift: tuple[int, ...]  # by good
    lot_cards: list[int]  # by good, in the stall of the seller
    lot_goods: list[int]
    points: list[int]  # by good: still to be shared out
    pool: int  # points that did not become reputation
    tile: int  # the good whose points are being shared out
    tiles: int  # set of the tiles still open to the seller; follows from the rest
    # tracks
    need: tuple[int, ...]
    reputation: list[int]  # by seat and good
    influence: tuple[int, ...]  # by seat and source

    def __init__(self, seats: int, options: Any, chance: Chance, variant: Variant | None = None) -> None:
        super().__init__(seats, options, chance)
        self.variant = Variant(options) if variant is None else variant

    def pending(self) -> list[Seat]:
        return SEATS_IN[self.waiting][:]

    def decision(self, seat: Seat) -> Decision:
        return ASKS[self.phase]

    def legal(self, seat: Seat) -> list[ActionId]:
        return legal.legal(self, seat) if self.waiting & BIT[seat] else []

    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        return refusals.why_not(self, seat, action)

    def apply(self, seat: Seat, action: ActionId) -> None:
        asked = ASKED_IN[action]
        if asked != NEGOTIATE and asked != BID and asked != ORDER:
            self.last_action[seat] = action
        if asked == SELL:
            if action == SELL_DONE:
                points.close_stall(self, seat)
            else:
                selling.sell(self, seat, SALE_KIND[action - SELL_0], SALE_GOOD[action - SELL_0])
        elif asked == BID:
            buying.place_bid(self, seat, action - BID_0)
        elif asked == NEGOTIATE:
            buying.choose(self, seat, action)
        elif asked == REPUTE:
            points.repute(self, seat, action - REPUTE_0)
        elif asked == BRIBE:
            bribery.bribe(self, seat, action - BRIBE_0)
        elif asked == LAST_LOT:
            if action == PASS:
                last_lot.pass_by(self, seat)
            elif action == BUY_DONE:
                last_lot.close_purchases(self, seat)
            else:
                last_lot.buy(self, seat, action - BUY_0)
        elif asked == DISCARD:
            buying.discard(self, seat, action - DISCARD_0)
        else:
            bribery.place(self, seat, action - ORDER_0)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    def tally(self) -> list[dict[str, int]]:
        rows = [self.influence[s * SOURCES : s * SOURCES + SOURCES] for s in range(self.seats)]
        return [dict(zip(SOURCE_KEYS, row, strict=True)) for row in rows]

    def public(self) -> Mapping[str, Any]:
        return public_view(self)

    def private(self, seat: Seat) -> Mapping[str, Any]:
        return private_view(self, seat)

    def known(self, seat: Seat) -> bytes:
        return known(self, seat)

    def clone(self) -> Agora:
        twin = Agora(self.seats, self.options, self.chance.clone(), self.variant)
        twin.log = None
        twin.half, twin.round, twin.phase, twin.waiting = self.half, self.round, self.phase, self.waiting
        twin.auction_holder, twin.last_action = self.auction_holder, self.last_action[:]
        twin.pile, twin.discard, twin.sold_cards = self.pile, self.discard, self.sold_cards[:]
        twin.hand, twin.pair, twin.possible = self.hand[:], self.pair, self.possible
        twin.drachmas, twin.negotiation_left = self.drachmas[:], self.negotiation_left
        twin.negotiation, twin.lot = self.negotiation[:], self.lot
        twin.quota, twin.revealed, twin.rebid, twin.tied = self.quota, self.revealed, self.rebid, self.tied
        twin.bid, twin.openings, twin.bought = self.bid[:], self.openings, self.bought
        twin.token, twin.broke = self.token, self.broke
        twin.magistrate, twin.magistrate_pile = self.magistrate, self.magistrate_pile
        twin.known_by, twin.looked, twin.placed = self.known_by, self.looked, self.placed
        twin.order, twin.turn_index = self.order, self.turn_index
        twin.sold, twin.market_shift = self.sold[:], self.market_shift
        twin.lot_cards, twin.lot_goods, twin.points = self.lot_cards[:], self.lot_goods[:], self.points[:]
        twin.pool, twin.tile, twin.tiles, twin.need = self.pool, self.tile, self.tiles, self.need
        twin.reputation, twin.influence = self.reputation[:], self.influence
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Agora:
        twin = self.clone()
        twin.chance = chance.fork()
        determinized(twin, seat, chance)
        return twin


def blank(options: Any, chance: Chance) -> Agora:
    """A table with nothing on it: for positions, and for `start` to lay out."""
    state = Agora(options.players, options, chance)
    setup.clear_table(state)
    return state


def start(options: Any, chance: Chance) -> Agora:
    state = blank(options, chance)
    setup.set_up(state)
    return state
