"""Setting up: piles, plan, sides, first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.periple.artifacts import reveal
from ludotheque.games.periple.components import FIRST_START, MARKET, STARTING_COINS, TILES
from ludotheque.games.periple.events import GameStarted, SideChosen
from ludotheque.games.periple.geometry import BIT, LETTERS, SLOTS
from ludotheque.games.periple.reward import deal, reveal_top
from ludotheque.games.periple.turn import begin_turn

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple


def start_cards(seat: int) -> i64:
    """PER-009, PER-010. The three start cards of a seat's colour, as a set."""
    first = FIRST_START + 3 * seat
    return BIT[first] | BIT[first + 1] | BIT[first + 2]


def set_up(state: Periple) -> None:
    """PER-006, PER-012, PER-013, PER-R12. Both piles are shuffled first; nothing else but the first player is luck."""
    deck = state.deck
    pile = list(range(len(deck.found) if state.options.animals else deck.terrain))
    state.chance.shuffle(pile)
    state.pile = pile
    if state.variant.artifacts:
        tiles = list(range(len(TILES)))
        state.chance.shuffle(tiles)
        state.tile_pile = tiles
    for slot in range(SLOTS):
        deal(state, slot)
    reveal_top(state)
    if state.options.sides != "choose":
        for seat in range(state.seats):
            state.sides[seat] = LETTERS.index(state.options.sides[seat])
        open_game(state)


def choose_side(state: Periple, side: i64) -> None:
    """PER-015, PER-R06. By seat number, among the free sides."""
    seat = to_choose(state)
    state.sides = state.sides[:]  # clones share the old one
    state.sides[seat] = side
    state.tell(SideChosen, seat, side)
    if to_choose(state) < 0:
        open_game(state)


def to_choose(state: Periple) -> i64:
    """The first seat without a side, or -1."""
    for seat in range(state.seats):
        if state.sides[seat] < 0:
            return seat
    return -1


def open_game(state: Periple) -> None:
    """PER-016, PER-018, PER-020, PER-021, PER-077, PER-R07, PER-R08, PER-R09. Market, order of play, first coins."""
    if state.variant.artifacts:
        for place in range(MARKET):
            reveal(state, place)
    chosen = state.options.first_player
    leader: int = state.chance.below(state.seats) if chosen == "random" else chosen
    state.order = vec[i64](clockwise(list(state.sides), leader))
    for place in range(state.seats):
        state.coins[state.order[place]] = STARTING_COINS[place]
    if state.log is not None:
        state.tell(
            GameStarted,
            None,
            state.options.as_text(),
            tuple(state.order),
            tuple(state.sides),
            tuple(state.coins),
            len(state.pile),
            len(state.tile_pile),
        )
    begin_turn(state)


def clockwise(sides: list[int], leader: int) -> list[int]:
    """PER-018. The seats in the order of their sides, beginning with the leader."""
    seats = sorted(range(len(sides)), key=lambda seat: sides[seat])
    place = seats.index(leader)
    return seats[place:] + seats[:place]
