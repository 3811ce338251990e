"""What Agora's evaluation weighs, in influence. Fitted on self-play by `python -m tools.fit agora`."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Weights


class AgoraWeights(Weights):
    def __init__(self) -> None:
        super().__init__()
        self.drachma = 0.166  # what a drachma will buy, while there are rounds to come
        self.purse = 16.6  # drachmas beyond these buy less
        self.spare = 0.044
        self.last_drachma = 0.02  # when there are none to come
        self.point = 0.241  # an Agora point not yet earned
        self.kept = 0.727  # of what one more good would make of a lot, for goods kept in hand
        self.still_in = 3.32  # points that a seat without a token may still hope for
        self.place = [0.946, 0.877, 0.86, 0.566]  # what is left of a plan, by seats that sell before
        self.reputation_spread = 1.29  # steps by which a rank may still turn, for each round to come
        self.drachma_spread = 2.86
        self.sight = 0.009  # a magistrate known
        self.card = [0.15, 0.033, 0.0, 0.051, 0.1]  # negotiation cards not yet played: the ends are worth keeping


WEIGHTS: Final = AgoraWeights()
