"""How good a state of Agartha is for each seat: its board, its step in progress, and its tokens on the row."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.state import State
from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BOUND
from ludotheque.games.agartha.boards import Board, board_at, kinds_won
from ludotheque.games.agartha.components import (
    DRAW,
    KIND_COUNT,
    KIND_OF,
    MOVE,
    ROUNDS,
    TILE_SPACE,
    TILES_IN_PLAY,
    VALUES,
)
from ludotheque.games.agartha.decisions import (
    ASK_BID,
    ASK_DRAW,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_OVER,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_SWAP,
    ASK_SWAP_WITH,
)
from ludotheque.games.agartha.scoring import ranking
from ludotheque.games.agartha.state import Agartha
from ludotheque.games.agartha.weights import WEIGHTS
from ludotheque.games.agartha.worth import best_placing

WIN: Final = 100.0  # the end of the game decides


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Agartha)
    if state.asked == ASK_OVER:
        ended = ranking(state)
        return [score + (WIN if rank == 1 else 0.0) for score, rank in zip(ended.scores, ended.ranks, strict=True)]
    life = life_of(state)
    if state.asked == ASK_START:
        return [start_worth(state, seat, life) for seat in range(state.seats)]
    boards = [board_at(state, seat, life) for seat in range(state.seats)]
    values = [step_worth(state, seat, boards[seat]) for seat in range(state.seats)]
    for tile in range(TILES_IN_PLAY[state.seats]):
        add_tile(state, tile, boards, values)
    if state.asked == ASK_BID:
        for seat in range(state.seats):
            for value in range(VALUES):
                if not state.placed >> VALUES * seat + value & 1:
                    values[seat] += WEIGHTS.in_hand[value]
    return values


def stage(state: State) -> int:
    """Rounds: between two, no token is hidden and no card up for auction."""
    assert isinstance(state, Agartha)
    return int(state.round)


def life_of(state: Agartha) -> float:
    """The time left, from 1 to 0."""
    done = float((state.spot + 1) // 2) / (TILES_IN_PLAY[state.seats] + 1)
    return (float(ROUNDS + 1 - max(1, state.round)) - done) / ROUNDS


def start_worth(state: Agartha, seat: int, life: float) -> float:
    """The board as its starting cards will make it."""
    tallies = [0] * 9
    left = []
    for i in (2 * seat, 2 * seat + 1):
        kind = KIND_OF[state.start[i]]
        if state.start_slots[i] >= 0:
            tallies[state.start_slots[i]] += 64**kind
        else:
            left.append(kind)
    return best_placing(tallies, 0, 0, 0, life, left, -1)


def step_worth(state: Agartha, seat: int, board: Board) -> float:
    """A board, and what the step in progress will make of it."""
    if seat != state.actor:
        return board.placed(kinds_won(state, seat), 0, -1)
    asked, fresh = state.asked, state.fresh
    if asked == ASK_PLACE:
        return board.placed([KIND_OF[card] for card in state.hand], fresh, max(-1, state.bound - BOUND))
    if asked == ASK_PICK:
        return board.placed(kinds_won(state, seat), 0, -1) + 1.0
    if asked == ASK_MOVE:
        return board.moved(fresh)
    if asked == ASK_MOVE_TO:
        return board.moved_from(fresh, state.held_slot, state.held_kind)
    if asked == ASK_SWAP:
        return board.swapped(fresh, -1, state.swap_validates)
    if asked == ASK_SWAP_WITH:
        return board.swapped(fresh, state.held_slot * KIND_COUNT + state.held_kind, state.swap_validates)
    if asked == ASK_DRAW:
        return board.placed([], fresh, -1) + draw_gain(state, board)
    return board.placed([], fresh, -1)


def add_tile(state: Agartha, tile: int, boards: list[Board], values: list[float]) -> None:
    """What the tokens on a tile that is not resolved yet will bring to each seat."""
    totals = [0] * state.seats
    for i in range(len(state.bids)):
        spot = BID_SPOT[state.bids[i]]
        if spot // 2 == tile and spot > state.spot:
            seat = (state.holder + i) % state.seats
            if spot % 2:
                totals[seat] += BID_VALUE[state.bids[i]]
            else:
                power = state.power_of[BID_VALUE[state.bids[i]] - 1]
                values[seat] += WEIGHTS.action * power_gain(state, boards[seat], power)
    if max(totals) > 0:
        chances = win_chances(state, totals)
        for seat in range(state.seats):
            if chances[seat] > 0.01:
                values[seat] += chances[seat] * tile_gain(state, boards[seat], tile)


def win_chances(state: Agartha, totals: list[int]) -> list[float]:
    """How likely each bidder is to win a tile: sure when all tokens lie, else also against those still to come."""
    left = VALUES * state.seats - len(state.bids)
    spread = WEIGHTS.spread + WEIGHTS.spread_left * left
    newcomer = exp(WEIGHTS.newcomer_bid / spread) * min(1.0, WEIGHTS.newcomer * left / TILES_IN_PLAY[state.seats])
    weights = [
        exp((totals[seat] + (WEIGHTS.testament if seat == state.holder else 0.0)) / spread) if totals[seat] else 0.0
        for seat in range(state.seats)
    ]
    whole = sum(weights) + newcomer
    return [weight / whole for weight in weights]


def tile_gain(state: Agartha, board: Board, tile: int) -> float:
    """What the cards of a tile add to a board."""
    cards = [KIND_OF[card] for card in state.tiles[tile * TILE_SPACE : tile * TILE_SPACE + TILE_SPACE] if card >= 0]
    return board.placed(cards, 0, -1) - board.plain


def power_gain(state: Agartha, board: Board, power: int) -> float:
    """What an action adds to a board."""
    if power == DRAW:
        return draw_gain(state, board)
    done = board.moved(0) if power == MOVE else board.swapped(0, -1, state.swap_validates)
    return done - board.plain


def draw_gain(state: Agartha, board: Board) -> float:
    """What the best card of the row adds to a board."""
    best = 0.0
    for kind in {KIND_OF[card] for card in state.tiles if card >= 0}:
        best = max(best, board.placed([kind], 0, -1) - board.plain)
    return best
