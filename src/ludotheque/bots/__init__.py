"""Bots: anybody who plays a seat knowing only what the seat knows."""

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import BeginnerBot, ExpertBot, NormalBot
from ludotheque.bots.open_bot import OpenExpertBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.sight import Sight
from ludotheque.core.errors import LudothequeError

__all__ = [
    "BOTS",
    "LEVELS",
    "STUDIED",
    "USUAL_BOT",
    "BeginnerBot",
    "Bot",
    "ExpertBot",
    "GreedyBot",
    "NormalBot",
    "RandomBot",
    "Sight",
    "UnknownBotError",
    "hire",
]

BOTS: Final[Mapping[str, type[Bot]]] = {  # weakest first
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "normal": NormalBot,
    "expert": ExpertBot,
}
STUDIED: Final[Mapping[str, type[Bot]]] = {**BOTS, "expert-open": OpenExpertBot}  # for measurements alone
LEVELS: Final = ("beginner", "normal", "expert")  # what people are offered
USUAL_BOT: Final = "normal"


class UnknownBotError(LudothequeError):
    """There is no bot of that name."""


def hire(name: str, seed: int | str, among: Mapping[str, type[Bot]] = BOTS) -> Bot:
    """A new bot by its name: `hire("normal", seed=7)`."""
    if name not in among:
        raise UnknownBotError(f"there is no bot {name!r}: there are {', '.join(among)}")
    return among[name](seed)
