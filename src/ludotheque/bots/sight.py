"""Sight: what one seat knows, given to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Decision, Game, Seat, State
from ludotheque.games import GAMES

IMAGINED: Final = Chance.seeded("sight")  # never drawn from, only cloned


class Sight:
    """What a seat knows is what is the same in every world that it holds possible.

    So a sight keeps one such world, and never the true one: its view, its decision and its choices are
    those of the table, and all that the seat cannot know was drawn anew.
    """

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._world = state.determinize(seat, IMAGINED.clone())
        self.decision: Decision = self._world.decision(seat)
        self.legal: list[ActionId] = self._world.legal(seat)
        self.alone = len(self._world.pending()) == 1  # nobody else chooses at the same time

    def __reduce__(self) -> tuple[Callable[..., Sight], tuple[type[Sight], str, State, Seat]]:
        return sight_in, (type(self), self.game.name, self._world, self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may see, as JSON data."""
        return self._world.view(self.seat)

    def sample(self, chance: Chance) -> State:
        """A fair guess at the whole table: mute, independent, drawn from what the seat knows and `chance` alone."""
        return self._world.determinize(self.seat, chance)


def sight_in(kind: type[Sight], game: str, world: State, seat: Seat) -> Sight:
    """The same sight in another process: a world imagined from a world imagined alike is the same."""
    return kind(GAMES[game], world, seat)
