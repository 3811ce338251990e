"""Agartha: secret bids for cards, and combinations on one's own board. Fields, copies and projections."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Decision, Result, RuleId, State
from ludotheque.games.agartha.actions import BID, CARD, DRAW_PILE, FREE, PASS, PICK, PLACE
from ludotheque.games.agartha.auction import pick
from ludotheque.games.agartha.bidding import place_token
from ludotheque.games.agartha.board import BOARD, ELSEWHERE
from ludotheque.games.agartha.components import (
    CARD_COUNT,
    KIND_COUNT,
    PAIRINGS,
    POWER_OF,
    TILE_COUNT,
    TILE_SPACE,
)
from ludotheque.games.agartha.decisions import (
    ASK_BID,
    ASK_DRAW,
    ASK_MOVE_TO,
    ASK_NOBODY,
    ASK_OVER,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_SWAP_WITH,
    ASK_VALIDATE,
    DECISIONS,
)
from ludotheque.games.agartha.hidden import redraw
from ludotheque.games.agartha.legal import legal_actions
from ludotheque.games.agartha.pile import NO_CARD
from ludotheque.games.agartha.powers import choose_card, decline, draw_pile, move_to, place_card, swap_with, take
from ludotheque.games.agartha.refusals import refusal
from ludotheque.games.agartha.resolution import BEFORE, NOBODY, go_on
from ludotheque.games.agartha.scoring import ranking, score
from ludotheque.games.agartha.setup import place_start, set_up
from ludotheque.games.agartha.validation import validate
from ludotheque.games.agartha.views import known, own_view, table_view

NO_KIND: Final = -1
NO_SLOT: Final = -1


class Agartha(State):
    """Cards, seats and slots are small numbers; see `components` for their names and `board` for sites and tallies."""

    # What is asked, and of whom: in setup of everyone, after the end of nobody.
    asked: i64
    actor: i64
    round: i64
    holder: i64  # of the Testament

    # The middle of the table.
    pile: list[int]  # seen by nobody; the top is the end
    under: i64  # cards at the bottom that were swept there, in threes: known as groups, not in order
    tiles: list[int]  # three positions a tile
    spot: i64  # being resolved: tile * 2 + zone
    bids: list[int]  # the tokens of the round as they came; a value is its owner's secret until revealed
    placed: i64  # the tokens placed, as a sum of bits: settled from the bids
    taken: i64  # the tiles with a token on their action zone, as a sum of bits: settled from the bids
    bid_on: i64  # the tiles with a token on their auction zone, likewise

    # The boards.
    where: list[int]  # by card, its site on a board, the discard, or elsewhere
    tallies: list[int]  # by site, the cards there by kind: settled from `where`
    points: list[int]  # by seat, scored in the Village
    explored: list[int]  # by seat, the levels done, as a sum of bits

    # The setup.
    start: list[int]  # two cards a seat
    start_slots: list[int]  # where they go: seen by their seat, until all have placed both

    # The step of the actor.
    fresh: i64  # the slots whose number of cards changed, as a sum of bits
    held_slot: i64  # the card chosen for a Move or a Swap
    held_kind: i64
    hand: list[int]  # cards to be placed now, in this order
    bound: i64  # how they must be placed

    # The auction.
    winners: list[int]  # the tied seats, while they pick
    won: list[int]  # cards allocated and not yet in a hand
    owners: list[int]  # whose they are

    # What the options say.
    power_of: tuple[int, ...]  # by value - 1, the action of a token
    swap_validates: bool
    extra_stays: bool

    def pending(self) -> list[Seat]:
        if self.actor != NOBODY:
            return [self.actor]
        if self.asked == ASK_START:
            return [seat for seat in range(self.seats) if self.start_slots[2 * seat + 1] < 0]
        return []

    def decision(self, seat: Seat) -> Decision:
        return DECISIONS[self.asked]

    def legal(self, seat: Seat) -> list[ActionId]:
        if seat == self.actor or (self.asked == ASK_START and self.start_slots[2 * seat + 1] < 0):
            return legal_actions(self, seat)
        return []

    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        return refusal(self, seat, action)

    def apply(self, seat: Seat, action: ActionId) -> None:
        asked = self.asked
        if asked == ASK_BID:
            place_token(self, seat, action - BID)
            return
        if asked == ASK_START:
            place_start(self, seat, action - PLACE)
            return
        if asked == ASK_PLACE:
            place_card(self, action - PLACE)
        elif asked == ASK_MOVE_TO:
            move_to(self, action - PLACE)
        elif asked == ASK_PICK:
            pick(self, action - PICK)
        elif asked == ASK_VALIDATE:
            validate(self, action)
        elif action == PASS:
            decline(self)
        elif asked == ASK_SWAP_WITH:
            swap_with(self, (action - CARD) // KIND_COUNT, (action - CARD) % KIND_COUNT)
        elif asked != ASK_DRAW:
            choose_card(self, (action - CARD) // KIND_COUNT, (action - CARD) % KIND_COUNT)
        elif action == DRAW_PILE:
            draw_pile(self)
        else:
            take(self, action)
        if self.asked == ASK_NOBODY:
            go_on(self)

    def result(self) -> Result | None:
        return ranking(self) if self.asked == ASK_OVER else None

    def tally(self) -> list[dict[str, int]]:
        sources = ("village", "exploration", "places", "lots_bonus", "objects", "amulets")
        return [dict(zip(sources, score(self, seat)[:6], strict=True)) for seat in range(self.seats)]

    def public(self) -> dict[str, Any]:
        return table_view(self)

    def private(self, seat: Seat) -> dict[str, Any]:
        return own_view(self, seat)

    def known(self, seat: Seat) -> bytes:
        return known(self, seat)

    def clone(self) -> Agartha:
        """Pile, tiles and boards change in place and are copied; all other lists are only ever replaced."""
        twin = Agartha(self.seats, self.options, self.chance.clone())
        twin.log = None
        twin.asked, twin.actor, twin.round, twin.holder = self.asked, self.actor, self.round, self.holder
        twin.pile, twin.under, twin.tiles = self.pile[:], self.under, self.tiles[:]
        twin.spot, twin.bids, twin.placed = self.spot, self.bids, self.placed
        twin.taken, twin.bid_on = self.taken, self.bid_on
        twin.where, twin.tallies = self.where[:], self.tallies[:]
        twin.points, twin.explored = self.points, self.explored
        twin.start, twin.start_slots = self.start, self.start_slots
        twin.fresh, twin.held_slot, twin.held_kind = self.fresh, self.held_slot, self.held_kind
        twin.hand, twin.bound = self.hand, self.bound
        twin.winners, twin.won, twin.owners = self.winners, self.won, self.owners
        twin.power_of, twin.swap_validates, twin.extra_stays = self.power_of, self.swap_validates, self.extra_stays
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Agartha:
        twin = self.clone()
        twin.chance = chance.fork()
        redraw(twin, seat, chance)
        return twin


def blank(options: Any, chance: Chance) -> Agartha:
    """An empty table for these options."""
    state = Agartha(options.players, options, chance)
    state.asked, state.actor, state.round, state.holder = ASK_NOBODY, NOBODY, 0, NOBODY
    state.pile, state.under, state.tiles = [], 0, [NO_CARD] * (TILE_COUNT * TILE_SPACE)
    state.spot, state.bids, state.placed, state.taken, state.bid_on = BEFORE, [], 0, 0, 0
    state.where, state.tallies = [ELSEWHERE] * CARD_COUNT, [0] * (BOARD * state.seats)
    state.points, state.explored = [0] * state.seats, [0] * state.seats
    state.start, state.start_slots = [], []
    state.fresh, state.held_slot, state.held_kind = 0, NO_SLOT, NO_KIND
    state.hand, state.bound = [], FREE
    state.winners, state.won, state.owners = [], [], []
    state.power_of = POWER_OF[PAIRINGS.index(options.token_actions)]
    state.swap_validates = options.swap_validates
    state.extra_stays = options.tie_extra_card == "stays"
    return state


def start(options: Any, chance: Chance) -> Agartha:
    """A new game, up to its first decision: where to put the starting cards."""
    state = blank(options, chance)
    set_up(state)
    return state
