"""The greedy bot: one action ahead, judged by the game's own `evaluate` over a few fair samples."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, Seat, State

MOST_SAMPLES: Final = 4
BUDGET: Final = 96  # evaluations a decision: many choices are judged on fewer samples
PATIENCE: Final = 12  # decisions of the others that are waited for, where all choose at the same time
SAME: Final = 1e-9  # values closer than this are a tie


class GreedyBot(Bot):
    def choose(self, sight: Sight) -> ActionId:
        if len(sight.legal) == 1:
            return sight.legal[0]
        values = self.values(sight)
        best = max(values)
        return self.chance.pick([a for a, value in zip(sight.legal, values, strict=True) if value > best - SAME])

    def values(self, sight: Sight) -> list[float]:
        """How good each legal action is: the sum over samples that are the same for all of them."""
        totals = [0.0] * len(sight.legal)
        for _ in range(max(1, min(MOST_SAMPLES, BUDGET // len(sight.legal)))):
            world = sight.sample(self.chance)
            luck = self.chance.fork()
            for i, action in enumerate(sight.legal):
                after = world.clone()
                answered(after, sight.seat, action, luck.clone())
                totals[i] += lead(sight.game.evaluate(after), sight.seat, sides_of(sight.game, after))
        return totals


def answered(state: State, seat: Seat, action: ActionId, luck: Chance) -> None:
    """Take the action; where others choose at the same time, let them choose too, by luck.

    While the seat itself has more to decide, the state is left there: the others can wait.
    """
    waiting = [s for s in state.pending() if s != seat]
    state.apply(seat, action)
    for _ in range(PATIENCE):
        pending = state.pending()
        waiting = [s for s in waiting if s in pending]
        if seat in pending or not waiting:
            return
        state.apply(waiting[0], luck.pick(state.legal(waiting[0])))


def sides_of(game: Game, state: State) -> list[int]:
    """The side of each seat; where nobody wins together, the seat itself."""
    return list(range(state.seats)) if game.sides is None else game.sides(state)


def lead(values: list[float], seat: Seat, sides: list[int]) -> float:
    """How far a seat is before the best of the other sides."""
    others = [value for other, value in enumerate(values) if sides[other] != sides[seat]]
    return values[seat] - max(others) if others else values[seat]
