"""The games of the house: one line each, in the order of the home page."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core.contract import Game
from ludotheque.games.levee import LEVEE

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in (LEVEE,)}
