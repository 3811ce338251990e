"""Périple in progress: the fields, what is shown of them, and who handles which action."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Decision, Result, RuleId, State
from ludotheque.games.periple import artifacts, auction, completion, end, legal, placement, refusals, setup, turn, views
from ludotheque.games.periple.actions import (
    BID,
    BUY_TILE,
    EARLY_REST,
    END_EXPLORATION,
    END_TURN,
    FILL_SQUARE,
    FLIP_CARD,
    FREE_OPTIONAL,
    PASS_BID,
    PAY_OPTIONAL,
    PLACE_AT,
    REPLACE_AT,
    RESOLVE_CARD,
    SLIDE_FROM,
    SLIDE_TO,
    USE_CHARACTER,
    USE_COIN,
    USE_FLIP,
    USE_FREE,
    USE_REPLACE,
    USE_ROTATE,
    USE_SLIDE,
)
from ludotheque.games.periple.coins import pay_optional
from ludotheque.games.periple.components import MARKERS, MARKET
from ludotheque.games.periple.geometry import ALL, NO_SQUARE, SLOTS, SQUARES
from ludotheque.games.periple.rest import early_rest
from ludotheque.games.periple.steps import AUCTION, BY_STEP, BY_SUB, NONE, OVER, PLACE, SIDES, START, Variant

NOTHING: Final[vec[i64]] = vec[i64]()


class Periple(State):
    """A set of squares, cards, tiles, slots or seats is a number, one bit each. All but the piles is seen by all."""

    def __init__(self, seats: int, options: Any, chance: Chance, variant: Variant) -> None:
        super().__init__(seats, options, chance)
        self.variant: Variant = variant  # shared by all clones
        self.deck = variant.deck
        self.offered: list[int] | None = None  # the legal actions, where `apply` had to know them
        self.pile: list[
            int
        ] = []  # the top first, seen by all; the rest by nobody. Replaced, never changed: clones share it
        self.tile_pile: list[int] = []  # seen by nobody; the same
        self.order: vec[i64] = NOTHING  # seats, as they play; replaced, never changed
        self.sides: vec[i64] = NOTHING  # the same
        self.low: vec[i64] = NOTHING  # by seat: squares where its marker is at the bottom
        self.high: vec[i64] = NOTHING  # … on top of another
        self.coins: vec[i64] = NOTHING
        self.reserve: vec[i64] = NOTHING
        self.cards: vec[i64] = NOTHING
        self.up: vec[i64] = NOTHING  # those of them that are face up
        self.tiles: vec[i64] = NOTHING
        self.tiles_up: vec[i64] = NOTHING
        self.slots: vec[i64] = NOTHING  # cards of the plan
        self.market: vec[i64] = NOTHING
        self.plan: i64 = ALL  # the squares of the slots that hold a card
        self.step: i64 = SIDES
        self.sub: i64 = NONE  # a question that an artifact asks
        self.active: i64 = 0
        self.turn: i64 = 0
        self.rested: bool = False
        self.used: i64 = -1  # the character in use
        self.rotation: i64 = 0  # clockwise quarter turns
        self.anchor: i64 = NO_SQUARE
        self.unfilled: i64 = 0  # squares to choose among when markers are short
        self.extended: i64 = 0  # optional squares filled this turn
        self.placed: i64 = 0  # markers laid this turn
        self.bought: bool = False
        self.todo: i64 = 0  # slots still to resolve
        self.lot: i64 = -1  # the slot under auction
        self.bidders: i64 = 0  # seats that have not spoken yet
        self.best_seat: i64 = -1
        self.best_bid: i64 = -1
        self.end_triggered: bool = False
        self.stall: i64 = 0  # turns in a row without a marker laid
        self.outpost_owner: i64 = -1
        self.slid_square: i64 = NO_SQUARE  # the marker that is being slid, or was last
        self.slid_level: i64 = 0
        self.last_card: i64 = -1  # the last placement that all have seen
        self.last_anchor: i64 = NO_SQUARE
        self.last_rotation: i64 = 0

    def view_in_hand(self) -> i64:
        """PER-030, PER-104. The character in use as its owner's side and the rotations turn it."""
        return 4 * self.used + (self.sides[self.active] + self.rotation) % 4

    def spot(self) -> i64:
        return SQUARES * self.view_in_hand() + self.anchor

    def asked(self) -> i64:
        """The seat that owes a decision, or -1."""
        if self.step == AUCTION:
            return auction.bidder(self)
        if self.step == SIDES:
            return setup.to_choose(self)
        return -1 if self.step == OVER else self.active

    def pending(self) -> list[Seat]:
        seat = self.asked()
        return [seat] if seat >= 0 else []

    def decision(self, seat: Seat) -> Decision:
        return BY_SUB[self.sub] if self.sub != NONE else BY_STEP[self.step]

    def legal(self, seat: Seat) -> list[ActionId]:
        if seat != self.asked():
            return []
        return legal.offers(self) if self.offered is None else self.offered[:]

    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        return refusals.why_not(self, seat, action)

    def apply(self, seat: Seat, action: ActionId) -> None:
        """The action, then every decision that leaves a single choice, but for those that open and place a turn."""
        self.take(action)
        while self.sub != NONE or not (self.step == START or self.step == PLACE or self.step == OVER):
            plain = legal.only(self)
            if plain >= 0:
                self.take(plain)
                continue
            found = legal.offers(self)
            if len(found) > 1:
                self.offered = found
                return
            self.take(found[0])
        self.offered = None

    def take(self, action: ActionId) -> None:
        """Hand over to the chapter, in the order of the ids."""
        if action < USE_CHARACTER:
            setup.choose_side(self, action)
        elif action < EARLY_REST:
            turn.use_character(self, action - USE_CHARACTER)
        elif action < PLACE_AT:
            self.take_early(action)
        elif action < FILL_SQUARE:
            placement.place(self, action - PLACE_AT)
        elif action < END_EXPLORATION:
            self.take_laying(action)
        elif action < RESOLVE_CARD:
            completion.end_exploration(self)
        elif action < BID:
            completion.resolve(self, action - RESOLVE_CARD)
        elif action < PASS_BID:
            auction.bid(self, action - BID)
        elif action < BUY_TILE:
            auction.pass_bid(self)
        elif action < END_TURN:
            artifacts.buy_tile(self, action - BUY_TILE)
        else:
            turn.end_turn(self)

    def take_early(self, action: ActionId) -> None:
        """A rest, and the artifacts that come before laying."""
        if action == EARLY_REST:
            early_rest(self)
        elif action == USE_COIN:
            artifacts.use_coin(self)
        elif action == USE_FLIP:
            artifacts.use_flip(self)
        elif action < USE_ROTATE:
            artifacts.flip_card(self, action - FLIP_CARD)
        elif action < USE_SLIDE:
            artifacts.use_rotate(self, action - USE_ROTATE)
        elif action == USE_SLIDE:
            artifacts.use_slide(self)
        elif action < SLIDE_TO:
            artifacts.slide_from(self, (action - SLIDE_FROM) // 2, (action - SLIDE_FROM) % 2)
        else:
            artifacts.slide_to(self, action - SLIDE_TO)

    def take_laying(self, action: ActionId) -> None:
        """Square by square: short markers, optional squares, and the artifacts that come after laying."""
        if action < PAY_OPTIONAL:
            placement.fill(self, action - FILL_SQUARE)
        elif action < USE_FREE:
            pay_optional(self, action - PAY_OPTIONAL)
        elif action == USE_FREE:
            artifacts.use_free(self)
        elif action < USE_REPLACE:
            artifacts.free_optional(self, action - FREE_OPTIONAL)
        elif action == USE_REPLACE:
            artifacts.use_replace(self)
        else:
            artifacts.replace_at(self, (action - REPLACE_AT) // 2, (action - REPLACE_AT) % 2)

    def result(self) -> Result | None:
        return end.result(self) if self.step == OVER else None

    def tally(self) -> list[dict[str, int]]:
        rows = [end.sources(self, seat) for seat in range(self.seats)]
        return [{"cards": cards, "tiles": tiles, "outpost": outpost} for cards, tiles, outpost in rows]

    def public(self) -> dict[str, Any]:
        return views.public(self)

    def private(self, seat: Seat) -> dict[str, Any]:
        """Nobody has secrets: only which seat is looking."""
        return {"seat": seat}

    def known(self, seat: Seat) -> bytes:
        return views.known(self, seat)

    def clone(self) -> Periple:
        twin = Periple(self.seats, self.options, self.chance.clone(), self.variant)
        twin.log = None
        twin.offered = self.offered
        twin.pile = self.pile
        twin.tile_pile = self.tile_pile
        twin.order = self.order
        twin.sides = self.sides
        twin.low = self.low[:]
        twin.high = self.high[:]
        twin.coins = self.coins[:]
        twin.reserve = self.reserve[:]
        twin.cards = self.cards[:]
        twin.up = self.up[:]
        twin.tiles = self.tiles[:]
        twin.tiles_up = self.tiles_up[:]
        twin.slots = self.slots[:]
        twin.market = self.market[:]
        twin.plan = self.plan
        twin.step = self.step
        twin.sub = self.sub
        twin.active = self.active
        twin.turn = self.turn
        twin.rested = self.rested
        twin.used = self.used
        twin.rotation = self.rotation
        twin.anchor = self.anchor
        twin.unfilled = self.unfilled
        twin.extended = self.extended
        twin.placed = self.placed
        twin.bought = self.bought
        twin.todo = self.todo
        twin.lot = self.lot
        twin.bidders = self.bidders
        twin.best_seat = self.best_seat
        twin.best_bid = self.best_bid
        twin.end_triggered = self.end_triggered
        twin.stall = self.stall
        twin.outpost_owner = self.outpost_owner
        twin.slid_square = self.slid_square
        twin.slid_level = self.slid_level
        twin.last_card = self.last_card
        twin.last_anchor = self.last_anchor
        twin.last_rotation = self.last_rotation
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Periple:
        """PER-R04. All but the order of the piles, and the first player to be drawn, is known."""
        twin = self.clone()
        twin.chance = chance.fork()
        hidden = sorted(self.pile[1:])
        chance.shuffle(hidden)
        twin.pile = self.pile[:1] + hidden
        tiles = sorted(self.tile_pile)
        chance.shuffle(tiles)
        twin.tile_pile = tiles
        return twin


def blank(options: Any, chance: Chance, variant: Variant) -> Periple:
    """PER-009, PER-011. Three start cards, face up, and 24 markers each; nothing on the plan yet."""
    seats: int = options.players
    state = Periple(seats, options, chance, variant)
    hands = [setup.start_cards(seat) for seat in range(seats)]
    state.order = vec[i64](list(range(seats)))
    state.sides = vec[i64]([-1] * seats)
    state.low = vec[i64]([0] * seats)
    state.high = vec[i64]([0] * seats)
    state.coins = vec[i64]([0] * seats)
    state.reserve = vec[i64]([MARKERS] * seats)
    state.cards = vec[i64](hands)
    state.up = vec[i64](hands)
    state.tiles = vec[i64]([0] * seats)
    state.tiles_up = vec[i64]([0] * seats)
    state.slots = vec[i64]([-1] * SLOTS)
    state.market = vec[i64]([-1] * MARKET)
    return state
