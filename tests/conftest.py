"""Which games the tests are about: all of the house, or the one named by `--game`."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.core.contract import Game
from ludotheque.games import GAMES

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("quick", max_examples=12, deadline=None, derandomize=True, suppress_health_check=slow)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("LUDOTHEQUE_PROFILE", "quick"))


TESTS = Path(__file__).parent
ELSEWHERE = {"bots", "cli", "server", "tools", "web"}  # folders whose tests are not about core and games


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="check this game alone, even if it has not moved in yet")


def games(config: pytest.Config) -> list[Game]:
    name = config.getoption("--game")
    return [import_module(f"ludotheque.games.{name}").GAME] if name else list(GAMES.values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game` is every game; `game` with `players` every game at every number of players."""
    found = games(metafunc.config)
    if {"game", "players"} <= set(metafunc.fixturenames):
        pairs = [(game, players) for game in found for players in game.seats]
        metafunc.parametrize(("game", "players"), pairs, ids=[f"{g.name}-{p}" for g, p in pairs])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", found, ids=[g.name for g in found])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Core and games are covered by their own tests; to trace the others as well would take minutes."""
    for item in items:
        if ELSEWHERE & set(item.path.relative_to(TESTS).parts[:1]):
            item.add_marker(pytest.mark.no_cover)
