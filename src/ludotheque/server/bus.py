"""The bus: how workers tell each other that a journal grew, and who is at which table.

With SQLite there is one worker and nothing to say. With PostgreSQL it is LISTEN and NOTIFY; a message
carries a table and a number and nothing else, and losing one costs a moment: journals are the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from ludotheque.server.settings import Settings
from ludotheque.server.writer import CHANNEL

HERE: Final = "ludotheque_here"
ASKED: Final = "?"  # instead of a seat: who is here?
PAUSE: Final = 0.5  # seconds before a lost connection is tried again
log = logging.getLogger("ludotheque.bus")


class Bus:
    """Alone in the house: says nothing, hears nothing."""

    async def run(
        self,
        hear: Callable[[str, int], Awaitable[None]],
        hear_all: Callable[[], Awaitable[None]],
        hear_here: Callable[[str, int | None, bool], None],
    ) -> None:
        return

    async def say_here(self, table_id: str, seat: int | None, here: bool) -> None:
        """Tell the other workers that a seat's player is here, or no longer; without a seat: ask them who is."""


class PostgresBus(Bus):
    def __init__(self, settings: Settings, worker: str) -> None:
        self.address = settings.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.worker = worker
        self.connection: Any = None
        self.saying = asyncio.Lock()  # one statement at a time on a connection
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(
        self,
        hear: Callable[[str, int], Awaitable[None]],
        hear_all: Callable[[], Awaitable[None]],
        hear_here: Callable[[str, int | None, bool], None],
    ) -> None:
        """For ever: listen; after every loss of the connection, compare everything."""

        def news(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            worker, *tables = payload.split(" ")
            if worker != self.worker:
                for word in tables:
                    table_id, _, number = word.rpartition(":")
                    self.spawn(hear(table_id, int(number)))

        def here(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            worker, table_id, seat, flag = payload.split(" ")
            if worker != self.worker:
                hear_here(table_id, int(seat) if seat != ASKED else None, flag == "1")

        while True:
            lost = asyncio.Event()
            try:
                self.connection = await asyncpg.connect(self.address)
                self.connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await self.connection.add_listener(CHANNEL, news)
                await self.connection.add_listener(HERE, here)
                await hear_all()
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the bus is lost", extra={"error": type(error).__name__})
            except asyncio.CancelledError:
                with contextlib.suppress(Exception):
                    await self.connection.close(timeout=1)
                raise
            await asyncio.sleep(PAUSE)

    def spawn(self, work: Awaitable[None]) -> None:
        async def quietly() -> None:
            try:
                await work
            except Exception as error:
                log.warning("news could not be read", extra={"error": type(error).__name__})

        task = asyncio.create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def say_here(self, table_id: str, seat: int | None, here: bool) -> None:
        with contextlib.suppress(Exception):  # losing a word about presence costs a moment: it is said again
            payload = f"{self.worker} {table_id} {ASKED if seat is None else seat} {int(here)}"
            async with self.saying:
                await self.connection.execute("SELECT pg_notify($1, $2)", HERE, payload)
