"""The tests find a PostgreSQL wherever they run; and the one of the wheel serves as well as the machine's."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from ludotheque.core.chance import Chance
from tests.server import postgres
from tests.server.clients import Follower, Guest, play_on, table_of
from tests.server.loops import looped
from tests.server.postgres import Postgres
from tests.server.running import running


def test_a_game_on_the_postgresql_of_the_wheel(home: Path) -> None:
    cluster = Postgres(home / "wheel", wheel=True)
    cluster.start()
    try:
        with running(cluster.database(), home) as server:
            looped(one_game(server.url))
    finally:
        cluster.stop()


async def one_game(url: str) -> None:
    ada, bob = await Guest.named(url, "Ada"), await Guest.named(url, "Bob")
    table = await table_of([ada, bob])
    followers = [await Follower(url, table, guest.cookie()).open() for guest in (ada, bob)]
    await asyncio.gather(*[play_on(follower, Chance.seeded(n)) for n, follower in enumerate(followers)])
    assert followers[0].result == followers[1].result is not None
    for follower, guest in zip(followers, (ada, bob), strict=True):
        await follower.close()
        await guest.close()


def test_the_wheel_is_copied_where_its_user_cannot_reach_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "can_run", lambda _: False)
    folder = postgres.in_the_wheel(home / "copied")
    assert folder.is_relative_to(home)
    monkeypatch.undo()
    assert postgres.can_run(folder)


def test_nobody_runs_it_where_the_tests_run_as_root() -> None:
    assert bool(postgres.as_user()) == (os.geteuid() == 0)
