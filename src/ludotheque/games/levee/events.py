"""What can happen at a table of Levée."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from ludotheque.core.events import Event, Named, Secret

Card = Annotated[int, Named("card")]


@dataclass(frozen=True)
class HandDealt(Event):
    count: int
    cards: Secret[tuple[Card, ...]]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class Played(Event):
    card: Secret[Card]


@dataclass(frozen=True)
class TrickWon(Event):
    cards: tuple[Card, ...]  # by seat
    points: int

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class GameOver(Event):
    scores: tuple[int, ...]


EVENTS = (HandDealt, Played, TrickWon, GameOver)
