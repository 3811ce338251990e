"""What Périple's evaluation weighs, in points. Fitted on self-play by `python -m tools.fit periple`."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Weights


class PeripleWeights(Weights):
    def __init__(self) -> None:
        super().__init__()
        self.coin = 0.431  # a coin, while there is time to spend it
        self.last_coin = 0.054  # … when it only breaks ties
        self.new_card = 0.438  # a character, besides its points
        self.ready = 0.075  # a character face up
        self.ready_square = 0.031  # … and each square of its shape
        self.tool = 0.156  # a face-up artifact
        self.hold = 0.281  # how often a bid stands that a rival could still beat
        # By markers on a card: how they weigh against those of others.
        self.markers = [0.0, 0.813, 2.11, 9.6, 28.4, 60.0, 90.0, 95.0, 100.0, 105.0, 110.0, 115.0, 120.0]
        self.nearness = [1.07, 0.608, 0.438, 0.325, 0.213, 0.113, 0.0]  # by empty squares of a card: how near its end


WEIGHTS: Final = PeripleWeights()
