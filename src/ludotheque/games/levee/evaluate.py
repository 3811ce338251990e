"""How good a state of Levée is for each seat: points won, and the strength of what is still in hand."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import State
from ludotheque.games.levee.components import COUNT
from ludotheque.games.levee.state import Levee, cards

STRENGTH: Final = 1.5  # points that the strongest card will bring, on average over self-play


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Levee)
    held = [sum([card * STRENGTH / COUNT for card in cards(hand)]) for hand in state.hands]
    return [float(score) + hope for score, hope in zip(state.scores, held, strict=True)]
