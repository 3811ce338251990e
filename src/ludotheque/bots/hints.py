"""Hints: what the expert would do in a seat's place, and what it expects of it and of the next best."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from typing import Final

from ludotheque.bots import search
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import PARTS, ExpertBot, serious
from ludotheque.bots.search import Found
from ludotheque.bots.sight import Sight

TOP: Final = 3  # actions that a hint names
INTERPRETED: Final = str(search.__file__).endswith(".py")
PATIENCE: Final = 1.0  # seconds that people wait for a search where nothing is compiled


def hurried(bot: Bot, crew: Executor | None = None) -> Bot:
    """The same bot for people who wait: where the engines are interpreted, its search ends after a second."""
    if isinstance(bot, ExpertBot):
        bot.crew = crew
        if INTERPRETED:
            bot.seconds = PATIENCE
    return bot


@cache
def crew() -> Executor | None:
    """Processes for the other trees of a search, for a program that ends by itself; None where there is one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores == 1:
        return None
    return ProcessPoolExecutor(PARTS - 1, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


def advise(sight: Sight, seed: int | str, crew: Executor | None = None) -> list[Found]:
    """The expert's choice first, then the next best, each with the share of the win to be expected."""
    if len(sight.legal) == 1:
        return [Found(sight.legal[0], 0, 0.0)]
    bot = ExpertBot(f"hint:{seed}")
    hurried(bot, crew)
    found = sorted(bot.weigh(sight), key=lambda one: (-one.share, one.action))
    best = serious(found)[0]  # a choice that was tried little may promise more than it would keep
    return [best, *[one for one in found if one != best and one.share <= best.share]][:TOP]
