"""The open expert: it sees all cards. It measures what hidden information is worth, and no table is offered it."""

from __future__ import annotations

from ludotheque.bots.levels import ExpertBot
from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, Seat, State


class OpenSight(Sight):
    """The true table, hands and piles. Dice to come are as unknown to it as to anybody."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        self._world = state.clone()

    def sample(self, chance: Chance) -> State:
        world = self._world.clone()
        world.chance = chance.fork()
        return world


class OpenExpertBot(ExpertBot):
    def look(self, game: Game, state: State, seat: Seat) -> Sight:
        return OpenSight(game, state, seat)
