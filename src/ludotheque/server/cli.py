"""What the command line calls: serve, and the three things that one does with a database."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import msgspec
import uvicorn
from sqlalchemy import Connection, select

from ludotheque.server.database import open_engine, upgrade
from ludotheque.server.errors import SetupError
from ludotheque.server.schema_sql import METADATA
from ludotheque.server.settings import Settings, from_environment, to_environment


def serve(settings: Settings | None = None, page: str | None = None) -> None:
    """Run until it is told to stop; `page` is shown in the browser. The workers read the environment."""
    chosen = settings or from_environment()
    if chosen.workers > 1 and not chosen.is_shared:
        raise SetupError("several workers need PostgreSQL: SQLite is for one")
    os.environ.update(to_environment(chosen))
    if page is not None:
        timer = Timer(1.5, webbrowser.open, [page])
        timer.daemon = True
        timer.start()
    uvicorn.run(
        "ludotheque.server.app:create_app",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers if chosen.workers > 1 else None,
        loop="uvloop",
        http="httptools",
        ws="ludotheque.server.wire:Wire",
        ws_max_size=max(chosen.message_bytes * 4, 65_536),
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=8,
    )


def db_upgrade(settings: Settings | None = None) -> None:
    """Bring the database to this version of the house."""

    async def work() -> None:
        engine = open_engine(settings or from_environment())
        await upgrade(engine)
        await engine.dispose()

    asyncio.run(work())


def db_backup(target: Path, settings: Settings | None = None) -> None:
    """Copy a running SQLite database, whole, into one file."""
    chosen = settings or from_environment()
    if chosen.is_shared:
        raise SetupError("PostgreSQL has its own: pg_dump --format=custom")
    if target.exists():
        raise SetupError(f"{target} is already there: nothing was replaced")
    source = Path(chosen.url.removeprefix("sqlite+aiosqlite:///"))
    if not source.exists():
        raise SetupError(f"there is no database {source}")
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    new.close()
    old.close()


def db_export(target: Path, settings: Settings | None = None) -> int:
    """Everything, as one JSON object a line: the way from SQLite to PostgreSQL and back. How many lines."""

    async def work() -> int:
        engine = open_engine(settings or from_environment())
        count = 0
        with target.open("x", encoding="utf-8") as file:
            async with engine.connect() as connection:
                for line in await connection.run_sync(lambda c: list(lines(c))):
                    file.write(line + "\n")
                    count += 1
        await engine.dispose()
        return count

    return asyncio.run(work())


def lines(connection: Connection) -> Iterator[str]:
    for table in METADATA.sorted_tables:
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
            values = {name: plain(value) for name, value in row._mapping.items()}
            yield json.dumps({"table": table.name, **values}, ensure_ascii=False)


def db_import(source: Path, settings: Settings | None = None) -> int:
    """What `db_export` wrote, into an empty database. How many lines."""

    async def work() -> int:
        engine = open_engine(settings or from_environment())
        await upgrade(engine)
        rows = [json.loads(line) for line in source.read_text("utf-8").splitlines()]
        async with engine.begin() as connection:
            for table in METADATA.sorted_tables:
                mine = [{k: v for k, v in row.items() if k != "table"} for row in rows if row["table"] == table.name]
                for row in mine:
                    if table.name == "snapshots":
                        row["data"] = row["data"].encode()
                if mine:
                    await connection.execute(table.insert(), mine)
        await engine.dispose()
        return len(rows)

    return asyncio.run(work())


def plain(value: Any) -> Any:
    return bytes(value).decode() if isinstance(value, (bytes, memoryview)) else value


def shown_settings(settings: Settings) -> dict[str, object]:
    """For a start-up message: all but the secret and the password of the database."""
    shown = msgspec.structs.asdict(settings)
    return {k: v for k, v in shown.items() if k not in ("secret", "database")}
