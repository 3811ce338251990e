"""What the evaluation of Fontaine de Jouvence weighs, in points; a turn is four.

Chosen by hand; `python -m tools.fit jouvence` can fit them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Weights


class JouvenceWeights(Weights):
    def __init__(self) -> None:
        super().__init__()
        self.card = 1.1  # a card not yet seen
        self.income = 1.3  # what a roll of intelligence brings: counted against it, so that waiting for it is no gain
        self.life = [0.0, 0.0, 3.0, 5.0]  # by lives left, besides what they are worth on the way
        self.early = [2.0, 1.3, 1.1, 1.5, 0.4]  # a point of each statistic, before the Fountain lies
        self.late = [0.7, 1.6, 1.5, 1.9, 0.7]  # after
        self.besides = 0.3  # of that, when the way counts fights and steps by itself
        self.held = 2.5
        self.net = 1.5
        self.treasure = 2.2  # a treasure within reach, less the way to it
        self.rival = 0.1  # of the difference that a choice makes for another, unless it has a gourd
        self.pursuit = 0.2  # a step nearer to a foe who carries a gourd
        self.hand = [  # of a card in hand, by kind
            0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.9, 0.6, 0.3, 0.4, 0.7, 1.8, 1.7, 1.6, 1.2, 1.6, 1.5, 0.5, 1.0, 1.0, 1.2,
        ]  # fmt: skip


WEIGHTS: Final = JouvenceWeights()
