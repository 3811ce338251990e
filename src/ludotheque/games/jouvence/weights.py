"""What the evaluation of Fontaine de Jouvence weighs, in points; a turn is four.

Chosen by hand, but for those of a hunt; `python -m tools.fit jouvence` can fit what the normal level weighs.
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
        self.foe = 0.6  # … in the outlook, for the only other one
        self.niche = 1.0  # in the outlook: a step to the nearest place for the Fountain, before it lies
        self.niches = 0.5  # … and to all of them, on average
        self.pursuit = 0.2  # a step nearer to a foe who carries a gourd
        # Of a hunt, for the outlook alone: by logistic regression, see tools/hunts.py; 14 points are one of the logit.
        self.hunt = 28.0  # what it costs to stop a foe with a gourd
        self.blow = 32.0  # the chance to strike it
        self.guard = 22.0  # … and to be struck
        self.pace = 6.5  # a point of the hunter's movement
        self.flight = 3.3  # … of the prey's
        self.trail = 1.0  # a step on the way to it; lairs are counted as some
        self.behind = 14.0  # when it is nearer to the gate
        self.gap = 3.3  # … and a step to it then
        self.grip = 10.0  # to hold it
        self.prey = 6.5  # a life of who has the gourd
        self.homeward = 0.7  # of what the way home costs it
        self.hand = [  # of a card in hand, by kind
            0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.9, 0.6, 0.3, 0.4, 0.7, 1.8, 1.7, 1.6, 1.2, 1.6, 1.5, 0.5, 1.0, 1.0, 1.2,
        ]  # fmt: skip


WEIGHTS: Final = JouvenceWeights()
