"""The engine and its migrations: SQLite or PostgreSQL, by one address."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.server.settings import Settings

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=30000",
    "wal_autocheckpoint=4000",  # pages: seldom, since the transaction that does it takes longest
)


def open_engine(settings: Settings) -> AsyncEngine:
    if settings.url.startswith("sqlite"):
        engine = create_async_engine(settings.url, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", durable)
        return engine
    return create_async_engine(settings.url, pool_size=5, max_overflow=5, pool_pre_ping=True)


def durable(connection: Any, _record: Any) -> None:
    """SQLite: readers beside a writer, and what is committed stays committed when the power fails."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to this version of the house; several workers may try at the same time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7235811)")
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(migrate)


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("ludotheque.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
