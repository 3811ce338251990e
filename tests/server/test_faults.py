"""The server is killed under play: nothing that was acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.server.faults import postgres_journal, run, sqlite_journal
from tests.server.loops import looped
from tests.server.postgres import Postgres
from tests.server.running import running, worker_pids

SHORT = ["levee", "agartha"]  # what is played in the short form


def mixture(seed: int) -> list[str]:
    """Short games and a long one."""
    others = [name for name in GAMES if name != "levee"]
    return ["levee", "levee", others[seed % len(others)]]


def on_sqlite(home: Path, runs: range, games: list[str] | None = None) -> None:
    file = home / f"faults-{runs.start}.db"
    with running(f"sqlite:///{file}", home) as server:

        def kill(_: random.Random) -> None:
            server.kill()
            server.start()

        for seed in runs:
            assert looped(run(server, games or mixture(seed), seed, kill, sqlite_journal(file))) > 20


def on_postgres(home: Path, postgres: Postgres, runs: range, games: list[str] | None = None) -> None:
    """Two workers; one of them is killed, or both."""
    address = postgres.database()
    with running(address, home, workers=2) as server:

        def kill(luck: random.Random) -> None:
            workers = worker_pids(server)
            for pid in luck.sample(workers, 1 + luck.randrange(2)):
                os.kill(pid, signal.SIGKILL)
            server.wait()

        for seed in runs:
            assert looped(run(server, games or mixture(seed), seed, kill, postgres_journal(address))) > 20


def test_killed_on_sqlite(home: Path) -> None:
    on_sqlite(home, range(3), SHORT)


def test_killed_on_postgresql_with_two_workers(home: Path, postgres: Postgres) -> None:
    on_postgres(home, postgres, range(2), SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_killed_many_times_on_sqlite(home: Path, block: int) -> None:
    on_sqlite(home, range(1000 + block * 10, 1010 + block * 10))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_killed_many_times_on_postgresql(home: Path, postgres: Postgres, block: int) -> None:
    on_postgres(home, postgres, range(2000 + block * 10, 2010 + block * 10))
