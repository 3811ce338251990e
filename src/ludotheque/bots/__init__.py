"""Bots: anybody who plays a seat knowing only what the seat knows."""

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.sight import Sight
from ludotheque.core.errors import LudothequeError

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "UnknownBotError", "hire"]

BOTS: Final[Mapping[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}  # weakest first


class UnknownBotError(LudothequeError):
    """There is no bot of that name."""


def hire(name: str, seed: int | str) -> Bot:
    """A new bot by its name: `hire("greedy", seed=7)`."""
    if name not in BOTS:
        raise UnknownBotError(f"there is no bot {name!r}: there are {', '.join(BOTS)}")
    return BOTS[name](seed)
