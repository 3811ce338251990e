"""The order of play: rounds, Vista, turns, and the intelligence roll that opens one.

JOU-R01, JOU-R03: a round is one pass over all players, a turn one player's share of it, in the steps of the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence import duels, ending, holds
from ludotheque.games.jouvence.components import INTELLIGENCE, STATS, VISTA
from ludotheque.games.jouvence.dice import throw
from ludotheque.games.jouvence.events import (
    IntelligenceDie,
    OrderSet,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    VistaDie,
)
from ludotheque.games.jouvence.todo import (
    BY_INTELLIGENCE,
    DRAW,
    END,
    FIGHT,
    HELD,
    MOVE,
    NEXT,
    ROUND,
    SCALE,
    TILE,
    UPDATE,
)
from ludotheque.games.jouvence.todo import INTELLIGENCE as INTELLIGENCE_STEP

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

TURN_STEPS: Final = [step * SCALE for step in (END, MOVE, HELD, FIGHT, UPDATE, INTELLIGENCE_STEP, TILE)]
MOST_THROWS: Final = 10  # of a tie; then the lower seat goes first


def begin_round(state: Jouvence) -> None:
    """JOU-004, JOU-009, JOU-010, JOU-R02, JOU-R70. Vista is computed once; after the last round the cave collapses."""
    if state.round == state.options.round_limit:
        ending.collapse(state)
        return
    state.round += 1
    if state.log is not None:
        state.tell(RoundStarted, None, state.round)
    state.order = order_of_play(state)
    state.turn = -1
    if state.log is not None:
        vistas = [state.stats[seat * STATS + VISTA] for seat in state.order]
        state.tell(OrderSet, None, tuple(state.order), tuple(vistas))
    state.todo.append(NEXT * SCALE)


def order_of_play(state: Jouvence) -> list[int]:
    """JOU-011, JOU-012, JOU-014, JOU-R05, JOU-R27. By falling Vista; ties by dice, from the highest down."""
    order: list[int] = []
    alive = ending.living(state)
    vistas = [state.stats[seat * STATS + VISTA] for seat in alive]
    for vista in sorted(set(vistas), reverse=True):
        order += untied(state, [seat for seat, own in zip(alive, vistas, strict=True) if own == vista], 0)
    return order


def untied(state: Jouvence, tied: list[int], throws: int) -> list[int]:
    """JOU-R04. All throw, the higher first; those still equal throw again among themselves."""
    if len(tied) == 1 or throws == MOST_THROWS:
        return tied
    dice: list[int] = []
    for seat in tied:
        die = throw(state)
        dice.append(die)
        if state.log is not None:
            state.tell(VistaDie, seat, die)
    order: list[int] = []
    for value in sorted(set(dice), reverse=True):
        order += untied(state, [seat for seat, die in zip(tied, dice, strict=True) if die == value], throws + 1)
    return order


def next_turn(state: Jouvence) -> None:
    """JOU-007, JOU-013, JOU-R06. The next living seat of the round plays; the dead are skipped."""
    state.turn += 1
    while state.turn < len(state.order) and state.lives[state.order[state.turn]] == 0:
        state.turn += 1
    if state.turn == len(state.order):
        state.turn = 0
        state.todo.append(ROUND * SCALE)
        return
    if state.log is not None:
        state.tell(TurnStarted, state.order[state.turn])
    state.todo += TURN_STEPS


def end_turn(state: Jouvence) -> None:
    """JOU-026. What lasted until the end of the turn is over."""
    seat = state.seat_to_play()
    state.mp, state.rage = 0, 0
    if any(state.skin):
        state.skin = [0] * state.seats
    state.duel_done = state.no_attack = state.shadow = state.wind = state.unmasked = False
    duels.end_duel(state)
    holds.release(state, seat)
    if state.log is not None:
        state.tell(TurnEnded, seat)
    state.todo.append(NEXT * SCALE)


def roll_intelligence(state: Jouvence) -> None:
    """JOU-021, JOU-022, JOU-023, JOU-024, JOU-R25, JOU-R27. Below Intelligence a card is won, before all else."""
    seat = state.seat_to_play()
    score = state.stats[seat * STATS + INTELLIGENCE]
    die = throw(state)
    if state.log is not None:
        state.tell(IntelligenceDie, seat, die, score, die < score)
    if die < score:
        state.todo.append(DRAW * SCALE + BY_INTELLIGENCE * 16 + 1)
