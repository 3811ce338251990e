"""Servers and databases for the tests of this folder."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server, running


@pytest.fixture(scope="session")
def home() -> Iterator[Path]:
    """A folder that PostgreSQL may enter even where the tests run as root."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture(scope="session")
def postgres(home: Path) -> Iterator[Postgres]:
    cluster = Postgres(home / "postgres")
    cluster.start()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def server(home: Path) -> Iterator[Server]:
    """One worker on SQLite, shared by all tests that do not break it."""
    with running(f"sqlite:///{home}/shared.db", home) as found:
        yield found


@pytest.fixture(scope="session")
def two_workers(home: Path, postgres: Postgres) -> Iterator[Server]:
    """Two workers on PostgreSQL."""
    with running(postgres.database(), home, workers=2) as found:
        yield found
