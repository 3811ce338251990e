"""The pen: the one connection that a worker writes its journals with, kept open.

SQLite is written from a thread of its own, one call for a whole transaction; PostgreSQL over its asynchronous
driver. What is written is the same function of the same connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.server.database import durable

T = TypeVar("T")


class Pen(Protocol):
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it with the connection."""

    async def drop(self) -> None:
        """Let the connection go: the next one to write opens another."""


class ThreadPen:
    def __init__(self, engine: AsyncEngine) -> None:
        plainly = {"timeout": 30, "isolation_level": None}  # a statement alone is a transaction of its own
        self.engine: Engine = create_engine(engine.url.set(drivername="sqlite"), connect_args=plainly)
        event.listen(self.engine, "connect", durable)
        event.listen(self.engine, "begin", begin)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.work, work)

    def work(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        return work(self.connection)

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        self.engine.dispose()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class AsyncPen:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return await self.connection.run_sync(work)

    async def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def pen_for(engine: AsyncEngine) -> Pen:
    return AsyncPen(engine) if engine.dialect.name == "postgresql" else ThreadPen(engine)
