"""One action ahead: what a bot needs to judge it. Compiled with the engines."""

from __future__ import annotations

from typing import Final

from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, State

PATIENCE: Final = 12  # decisions of the others that are waited for, where all choose at the same time


def answered(state: State, seat: Seat, action: ActionId, luck: Chance) -> None:
    """Take the action; where others choose at the same time, let them choose too, by luck.

    While the seat itself has more to decide, the state is left there: the others can wait.
    """
    waiting = [s for s in state.pending() if s != seat]
    state.apply(seat, action)
    if not waiting:
        return
    for _ in range(PATIENCE):
        pending = state.pending()
        waiting = [s for s in waiting if s in pending]
        if seat in pending or not waiting:
            return
        state.apply(waiting[0], luck.pick(state.legal(waiting[0])))


def lead(values: list[float], seat: Seat, sides: list[int]) -> float:
    """How far a seat is before the best of the other sides."""
    others = [value for other, value in enumerate(values) if sides[other] != sides[seat]]
    return values[seat] - max(others) if others else values[seat]


def sides_of(game: Game, state: State) -> list[int]:
    """The side of each seat; where nobody wins together, the seat itself."""
    return list(range(state.seats)) if game.sides is None else game.sides(state)


def by_habit(game: Game, state: State, seat: Seat, luck: Chance, guesses: int) -> ActionId:
    """What the seat would do at first sight, on worlds that it holds possible."""
    legal = state.legal(seat)
    totals = [0.0] * len(legal)
    for _ in range(guesses):
        world = state.determinize(seat, luck)
        for i in range(len(legal)):
            after = world.clone()
            answered(after, seat, legal[i], after.chance)
            totals[i] += lead(game.evaluate(after), seat, sides_of(game, after))
    best = 0
    for i in range(1, len(legal)):
        if totals[i] > totals[best]:
            best = i
    return legal[best]
