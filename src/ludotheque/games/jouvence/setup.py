"""Setup: the start tile, the pile, the stocks, roles and characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.jouvence import bonuses, tiles
from ludotheque.games.jouvence.actions import DRAFTING
from ludotheque.games.jouvence.components import (
    BONUSES,
    CARD_COUNT,
    ENTRANCE,
    FOUNTAIN,
    GATE,
    KINDS,
    LABYRINTH,
    LIVES,
    MONSTER_COUNT,
    MONSTER_KINDS,
    MONSTER_TOKENS,
    START,
    STATS,
    TREASURE_TOKENS,
    fountain_depth,
    pile_size,
    role_tokens,
)
from ludotheque.games.jouvence.events import CharacterTaken, DraftOrder, GameStarted, RoleDealt
from ludotheque.games.jouvence.options import teams
from ludotheque.games.jouvence.todo import ROUND, SCALE

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def spread(counts: tuple[int, ...], first: int = 0) -> list[int]:
    """So many of each, as a list: (2, 1) is [0, 0, 1]."""
    return [first + kind for kind, count in enumerate(counts) for _ in range(count)]


def set_up(state: Jouvence) -> None:
    """JOU-002, JOU-003, JOU-004, JOU-005, JOU-006. The whole preparation, up to the choice of characters."""
    seats = state.seats
    state.tell(GameStarted, None, seats, state.options.mode, teams(state.options))
    tiles.clear(state)
    tiles.join(state, ENTRANCE, START, 0)
    stack_pile(state)
    state.monster_stock = spread(MONSTER_TOKENS, 1)
    state.treasure_stock = spread(TREASURE_TOKENS, 1)
    state.monster_deck = spread(MONSTER_COUNT)
    state.treasure_deck = spread(CARD_COUNT)
    for stock in (state.monster_stock, state.treasure_stock, state.monster_deck, state.treasure_deck):
        state.chance.shuffle(stock)
    state.monster_used, state.treasure_used = [0, 0, 0], [0, 0, 0]
    state.monster_discard, state.treasure_discard = [0] * MONSTER_KINDS, [0] * KINDS
    state.cell, state.lives = [GATE] * seats, [LIVES] * seats
    state.nets, state.held, state.skin = [0] * seats, [0] * seats, [0] * seats
    state.hand, state.hand_size = [0] * (seats * KINDS), [0] * seats
    state.active, state.stats = [0] * (seats * BONUSES), [0] * (seats * STATS)
    deal_roles(state)
    hand_out_characters(state)


def stack_pile(state: Jouvence) -> None:
    """JOU-R18. The Fountain is shuffled into the last third of the pile; the rest of the tiles stay in the box."""
    labyrinth = list(range(LABYRINTH))
    state.chance.shuffle(labyrinth)
    size, depth = pile_size(state.seats), fountain_depth(state.seats)
    top = labyrinth[: size - depth]
    bottom = [*labyrinth[size - depth : size - 1], FOUNTAIN]
    state.chance.shuffle(bottom)
    state.pile = top + bottom


def deal_roles(state: Jouvence) -> None:
    """JOU-005, JOU-R08, JOU-R09, JOU-R10. In teams a token each, face down; else the side of a seat is the seat."""
    if not teams(state.options):
        state.side = list(range(state.seats))
        return
    tokens = role_tokens(state.seats, state.options.five_players)
    state.chance.shuffle(tokens)
    state.side = tokens[: state.seats]
    if len(tokens) > state.seats:
        state.spare = tokens[state.seats]
    for seat in range(state.seats):
        state.tell(RoleDealt, seat, state.side[seat] if state.options.roles_known == "own" else None)


def hand_out_characters(state: Jouvence) -> None:
    """JOU-R07. Dealt at random, or chosen in a random order."""
    seats = list(range(state.seats))
    if state.options.characters == "choose":
        state.chance.shuffle(seats)
        state.order = seats
        state.character = [-1] * state.seats
        state.tell(DraftOrder, None, tuple(seats))
        state.asked, state.choice = seats[0], DRAFTING
        return
    characters = list(range(8))
    state.chance.shuffle(characters)
    state.character = [-1] * state.seats
    for seat in seats:
        take_character(state, seat, characters[seat])
    state.todo.append(ROUND * SCALE)


def take_character(state: Jouvence, seat: int, character: int) -> None:
    state.character = [character if s == seat else state.character[s] for s in range(state.seats)]
    bonuses.refresh(state, seat)
    state.tell(CharacterTaken, seat, character)


def choose(state: Jouvence, seat: int, character: int) -> None:
    """JOU-R07. One character, then the next seat of the draw chooses."""
    take_character(state, seat, character)
    state.turn += 1
    if state.turn < state.seats:
        state.asked, state.choice = state.order[state.turn], DRAFTING
    else:
        state.todo.append(ROUND * SCALE)
