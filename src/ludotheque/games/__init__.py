"""The games of the house: one line each, in the order of the home page."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core.contract import Game
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agora import AGORA
from ludotheque.games.jouvence import JOUVENCE
from ludotheque.games.levee import LEVEE
from ludotheque.games.periple import PERIPLE

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in (AGARTHA, PERIPLE, AGORA, JOUVENCE, LEVEE)}
