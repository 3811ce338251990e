"""How good a state of Agartha is for each seat: its board, its step in progress, and its tokens on the row."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.state import State
from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BOUND
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
from ludotheque.games.agartha.worth import best_move, best_moving_of, best_placing, best_swap, board_of, worth

WIN: Final = 100.0  # the end of the game decides

CACHE: dict[tuple[int, ...], float] = {}
CACHE_LIMIT: Final = 200_000
WEIGHTS.memory.append(CACHE)


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Agartha)
    if state.asked == ASK_OVER:
        ended = ranking(state)
        return [score + (WIN if rank == 1 else 0.0) for score, rank in zip(ended.scores, ended.ranks, strict=True)]
    life = life_of(state)
    if state.asked == ASK_START:
        return [start_worth(state, seat, life) for seat in range(state.seats)]
    values = [step_worth(state, seat, life) for seat in range(state.seats)]
    for tile in range(TILES_IN_PLAY[state.seats]):
        add_tile(state, tile, life, values)
    if state.asked == ASK_BID:
        for seat in range(state.seats):
            for value in range(VALUES):
                if not state.placed >> VALUES * seat + value & 1:
                    values[seat] += WEIGHTS.in_hand[value]
    return values


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


def step_worth(state: Agartha, seat: int, life: float) -> float:
    """A board, and what the step in progress will make of it."""
    tallies = board_of(state.tallies, seat)
    points, explored = state.points[seat], state.explored[seat]
    if seat != state.actor:
        waiting = [KIND_OF[state.won[i]] for i in range(len(state.won)) if state.owners[i] == seat]
        return best_placing(tallies, points, explored, 0, life, waiting, -1)
    asked, fresh = state.asked, state.fresh
    if asked == ASK_PLACE:
        hand = [KIND_OF[card] for card in state.hand]
        return best_placing(tallies, points, explored, fresh, life, hand, max(-1, state.bound - BOUND))
    if asked == ASK_PICK:
        picked = [KIND_OF[state.won[i]] for i in range(len(state.won)) if state.owners[i] == seat]
        return best_placing(tallies, points, explored, 0, life, picked, -1) + 1.0
    if asked == ASK_MOVE:
        return best_move(tallies, points, explored, fresh, life)
    if asked == ASK_MOVE_TO:
        return best_moving_of(tallies, points, explored, fresh, life, state.held_slot, state.held_kind)
    if asked == ASK_SWAP:
        return best_swap(tallies, points, explored, fresh, life, -1, state.swap_validates)
    if asked == ASK_SWAP_WITH:
        held = state.held_slot * KIND_COUNT + state.held_kind
        return best_swap(tallies, points, explored, fresh, life, held, state.swap_validates)
    if asked == ASK_DRAW:
        return worth(tallies, points, explored, fresh, life) + draw_gain(state, seat, life)
    return worth(tallies, points, explored, fresh, life)


def add_tile(state: Agartha, tile: int, life: float, values: list[float]) -> None:
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
                values[seat] += WEIGHTS.action * power_gain(state, seat, power, life)
    if max(totals) > 0:
        chances = win_chances(state, totals)
        for seat in range(state.seats):
            if chances[seat] > 0.01:
                values[seat] += chances[seat] * tile_gain(state, seat, tile, life)


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


def tile_gain(state: Agartha, seat: int, tile: int, life: float) -> float:
    """What the cards of a tile add to a board."""
    cards = [KIND_OF[card] for card in state.tiles[tile * TILE_SPACE : tile * TILE_SPACE + TILE_SPACE] if card >= 0]
    if not cards:
        return 0.0
    tallies = board_of(state.tallies, seat)
    points, explored = state.points[seat], state.explored[seat]
    key = (*tallies, explored, int(life * 1000), *cards)
    if key not in CACHE:
        placed = best_placing(tallies, points, explored, 0, life, cards, -1)
        keep(key, placed - worth(tallies, points, explored, 0, life))
    return CACHE[key]


def keep(key: tuple[int, ...], value: float) -> None:
    """The same boards and tiles come back for every action that is weighed."""
    if len(CACHE) >= CACHE_LIMIT:
        CACHE.clear()
    CACHE[key] = value


def power_gain(state: Agartha, seat: int, power: int, life: float) -> float:
    """What an action adds to a board."""
    if power == DRAW:
        return draw_gain(state, seat, life)
    tallies = board_of(state.tallies, seat)
    points, explored = state.points[seat], state.explored[seat]
    key = (*tallies, explored, int(life * 1000), -1 - power)
    if key not in CACHE:
        if power == MOVE:
            done = best_move(tallies, points, explored, 0, life)
        else:
            done = best_swap(tallies, points, explored, 0, life, -1, state.swap_validates)
        keep(key, done - worth(tallies, points, explored, 0, life))
    return CACHE[key]


def draw_gain(state: Agartha, seat: int, life: float) -> float:
    """What the best card of the row adds to a board."""
    tallies = board_of(state.tallies, seat)
    points, explored = state.points[seat], state.explored[seat]
    best = 0.0
    for kind in {KIND_OF[card] for card in state.tiles if card >= 0}:
        key = (*tallies, explored, int(life * 1000), 20 + kind)
        if key not in CACHE:
            placed = best_placing(tallies, points, explored, 0, life, [kind], -1)
            keep(key, placed - worth(tallies, points, explored, 0, life))
        best = max(best, CACHE[key])
    return best
