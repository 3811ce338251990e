"""What every bot provides. Read `sight.py`, then `random_bot.py`, then write your own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, Seat, State


class Bot(ABC):
    """Plays one seat: same seed and same sights, same choices."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance.seeded(f"bot:{seed}")  # its own luck, never the table's

    @abstractmethod
    def choose(self, sight: Sight) -> ActionId:
        """One of `sight.legal`, which is never empty."""

    def look(self, game: Game, state: State, seat: Seat) -> Sight:
        """What it gets to see of a table: what its seat knows."""
        return Sight(game, state, seat)
