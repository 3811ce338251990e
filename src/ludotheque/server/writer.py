"""The writer: appends to the journals of all tables, many at a time.

What is queued while one transaction runs goes into the next one, and the more there is to write the cheaper each entry
gets. An entry that comes alone is written at once; while several come together, transactions begin a few milliseconds
apart, so that there are fewer of them. An entry is told of only when it is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from time import perf_counter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server.entries import Entry
from ludotheque.server.errors import RefusalError
from ludotheque.server.metrics import Metrics
from ludotheque.server.pen import pen_for
from ludotheque.server.schema_sql import JOURNAL, SNAPSHOTS
from ludotheque.server.store import COLUMNS, Row, as_row, upsert

MOST: Final = 500  # entries in one transaction
APART: Final = 0.003  # seconds between the beginnings of two transactions, while several entries come together
RETRIES: Final = 40  # of a transaction that the database refused to take, a quarter of a second apart
CHANNEL: Final = "ludotheque"
PAYLOAD: Final = 120  # tables in one notification: it may have 8,000 bytes
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
log = logging.getLogger("ludotheque.writer")


class Job(NamedTuple):
    table_id: str
    entry: Entry
    changes: Sequence[Any]
    written: asyncio.Future[bool]


class Snapshot(NamedTuple):
    table_id: str
    number: int
    data: bytes


class Writer:
    def __init__(self, engine: AsyncEngine, worker: str, metrics: Metrics) -> None:
        self.pen = pen_for(engine)
        self.worker = worker
        self.metrics = metrics
        self.shared = engine.dialect.name == "postgresql"
        self.jobs: list[Job] = []
        self.snapshots: dict[str, Snapshot] = {}
        self.wake = asyncio.Event()
        self.stopping = False
        insert = upsert(engine)
        self.append_entries = insert(JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.table_id, JOURNAL.c.number)
        plain = insert(JOURNAL).on_conflict_do_nothing()
        self.append_one = str(plain.compile(dialect=engine.dialect, column_keys=COLUMNS))
        self.append_many = lru_cache(64)(self.appending)
        newer = insert(SNAPSHOTS)
        self.keep_snapshots = newer.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id],
            set_={"number": newer.excluded.number, "data": newer.excluded.data},
            where=SNAPSHOTS.c.number < newer.excluded.number,
        )

    async def append(self, table_id: str, entry: Entry, changes: Sequence[Any] = ()) -> bool:
        """Whether it is in the journal for good; False: its number or its key is taken."""
        if self.stopping:
            raise RefusalError("busy", "the server is stopping")
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(table_id, entry, changes, written))
        self.wake.set()
        return await written

    def keep(self, table_id: str, number: int, data: bytes) -> None:
        """A snapshot, whenever there is time: losing one costs nothing but a slower opening."""
        self.snapshots[table_id] = Snapshot(table_id, number, data)
        self.wake.set()

    async def run(self) -> None:
        """Until `stop`: drain what is queued, one transaction, resolve the futures."""
        began, together = 0.0, False
        while not (self.stopping and not self.jobs and not self.snapshots):
            await self.wake.wait()
            self.wake.clear()
            while self.jobs or self.snapshots:
                if together and not self.stopping and (rest := began + APART - perf_counter()) > 0:
                    await asyncio.sleep(rest)
                began, together = perf_counter(), len(self.jobs) > 1
                batch, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
                snapshots, self.snapshots = list(self.snapshots.values()), {}
                await self.settle(batch, snapshots)
        await self.pen.drop()

    async def stop(self) -> None:
        """No new entries; those that are queued are still written."""
        self.stopping = True
        self.wake.set()

    async def settle(self, batch: list[Job], snapshots: list[Snapshot]) -> None:
        started = perf_counter()
        for attempt in range(RETRIES):
            try:
                taken = await self.pen.write(lambda connection: self.transact(connection, batch, snapshots))
                break
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                await self.pen.drop()
                log.warning("transaction failed", extra={"error": type(error).__name__, "attempt": attempt})
                await asyncio.sleep(0.25 if attempt else 0.01)
        else:
            for job in batch:
                self.answer(job, RefusalError("busy", "the store does not answer"))
            return
        self.metrics.commits.observe(perf_counter() - started)
        self.metrics.entries += len(batch)
        for job in batch:
            self.answer(job, (job.table_id, job.entry.number) in taken)

    def answer(self, job: Job, answer: bool | Exception) -> None:
        with contextlib.suppress(asyncio.InvalidStateError):
            if isinstance(answer, Exception):
                job.written.set_exception(answer)
            else:
                job.written.set_result(answer)

    def transact(self, connection: Connection, batch: list[Job], snapshots: list[Snapshot]) -> set[tuple[str, int]]:
        """One transaction, one INSERT; which of the entries are in. In one order everywhere: no deadlocks."""
        taken: set[tuple[str, int]] = set()
        rows = sorted((as_row(job.table_id, job.entry) for job in batch), key=itemgetter(0))
        if not self.shared and not snapshots and not any(job.changes for job in batch):
            return self.insert(connection, rows)
        with connection.begin():
            if batch:
                taken = self.insert(connection, rows)
                for job in batch:
                    if (job.table_id, job.entry.number) in taken:
                        for change in job.changes:
                            connection.execute(change)
                if self.shared and taken:
                    self.notify(connection, [f"{table}:{number}" for table, number in sorted(taken)])
            if snapshots:
                kept = sorted((s._asdict() for s in snapshots), key=itemgetter("table_id"))
                connection.execute(self.keep_snapshots, kept)
        return taken

    def insert(self, connection: Connection, rows: list[Row]) -> set[tuple[str, int]]:
        """Append; which of them are in. SQLite counts what it inserted, so it need not list it unless some are out."""
        if not self.shared:  # through the driver: one call, for which the thread lets go of Python but once
            cursor = connection.connection.cursor()
            cursor.execute(self.append_many(len(rows)), [value for row in rows for value in row])
            count = cursor.rowcount
            cursor.close()
            if count == len(rows):
                return {(row[0], row[1]) for row in rows}
            mine = set(rows)
            query = select(JOURNAL).where(tuple_(JOURNAL.c.table_id, JOURNAL.c.number).in_([row[:2] for row in rows]))
            return {(row[0], row[1]) for row in connection.execute(query) if tuple(row) in mine}
        named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        return {(row[0], row[1]) for row in connection.execute(self.append_entries, named)}

    def appending(self, count: int) -> str:
        """The statement that appends so many entries."""
        marks = f"({', '.join(['?'] * len(COLUMNS))})"
        return self.append_one.replace(marks, ", ".join([marks] * count), 1)

    def notify(self, connection: Connection, news: list[str]) -> None:
        """Tell the other workers, from within the transaction: they hear of it when it is committed."""
        for i in range(0, len(news), PAYLOAD):
            payload = f"{self.worker} {' '.join(news[i : i + PAYLOAD])}"
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
