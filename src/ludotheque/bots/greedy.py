"""The greedy bot: one action ahead, judged by the game's own `evaluate` over a few fair samples."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.ahead import answered, lead, sides_of
from ludotheque.bots.bot import Bot
from ludotheque.bots.sight import Sight
from ludotheque.core.contract import ActionId

MOST_SAMPLES: Final = 4
BUDGET: Final = 96  # evaluations a decision: many choices are judged on fewer samples
SAME: Final = 1e-9  # values closer than this are a tie


class GreedyBot(Bot):
    samples = MOST_SAMPLES
    budget = BUDGET

    def choose(self, sight: Sight) -> ActionId:
        if len(sight.legal) == 1:
            return sight.legal[0]
        values = self.values(sight)
        best = max(values)
        return self.chance.pick([a for a, value in zip(sight.legal, values, strict=True) if value > best - SAME])

    def values(self, sight: Sight) -> list[float]:
        """How good each legal action is: the sum over samples that are the same for all of them."""
        totals = [0.0] * len(sight.legal)
        for _ in range(max(1, min(self.samples, self.budget // len(sight.legal)))):
            world = sight.sample(self.chance)
            luck = self.chance.fork()
            for i, action in enumerate(sight.legal):
                after = world.clone()
                answered(after, sight.seat, action, luck.clone())
                totals[i] += lead(sight.game.evaluate(after), sight.seat, sides_of(sight.game, after))
        return totals
