"""What Agartha's evaluation weighs, in points. Fitted on self-play by `python -m tools.fit agartha`."""

from __future__ import annotations

from typing import Final

from ludotheque.core.weights import Weights


class AgarthaWeights(Weights):
    """Those marked * shrink with the time left."""

    def __init__(self) -> None:
        super().__init__()
        # The row.
        self.in_hand = [0.98, 2.42, 2.27]  # what a token still to be placed will bring, by value
        self.action = 0.818  # share of an action's gain that is still there when its turn comes
        self.testament = 0.396  # what the holder's ties are worth, in token values
        self.spread = 0.427  # how far a lower total can still win
        self.spread_left = 0.177  # and more so for each token still to come
        self.newcomer = 0.731  # how likely a token still to come will contest a tile
        self.newcomer_bid = 1.48  # with what total
        # A board.
        self.lone_compass = 1.76  # * a Compass in PLACES that waits for a Place
        self.growth = 1.95  # * a lot that can still grow
        self.hope = 0.349  # * share of a lot that still wants its Compass
        self.kind_hope = 0.614  # * a different kind of Place that could become a lot
        self.stray_compass = 1.22  # * a Compass outside PLACES
        self.stray_place = 0.211  # * a Place outside PLACES and EXPLORATION
        self.stray_character = 0.35  # * a Character outside VILLAGE and EXPLORATION
        self.lone_character = 1.51  # * a Character alone in a Village slot
        self.stale = 0.94  # * share of a group of Characters that waits for its slot to change
        self.move_bonus = 0.507
        self.swap_bonus = 0.202
        self.draw_bonus = 1.32
        self.promised_pairs = 2.19  # * pairs that will still be met, for each Object
        self.loose_object = 0.488  # share of an Object outside its slot
        self.loose_amulet = 1.22  # * an Amulet in a slot
        self.second_amulet = 1.29  # * each further one


WEIGHTS: Final = AgarthaWeights()
