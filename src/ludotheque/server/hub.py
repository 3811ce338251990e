"""The hub: opens tables, writes their entries, tells their listeners. Write, commit, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from secrets import token_hex
from time import monotonic, perf_counter
from typing import Any, Final

from ludotheque.server import entries as e
from ludotheque.server.bus import Bus
from ludotheque.server.errors import RefusalError
from ludotheque.server.eyes import ENCODE
from ludotheque.server.live import Live
from ludotheque.server.metrics import Metrics
from ludotheque.server.outgoing import Bye
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store, projections
from ludotheque.server.table import Draft, Table, woken
from ludotheque.server.times import now
from ludotheque.server.writer import Writer

TRIES: Final = 50  # of an entry that other workers keep overtaking
SWEEP: Final = 5.0  # seconds between two looks at what may be put to rest
log = logging.getLogger("ludotheque.hub")


class Hub:
    def __init__(self, settings: Settings, store: Store, writer: Writer, bus: Bus, metrics: Metrics) -> None:
        self.settings, self.store, self.writer, self.bus, self.metrics = settings, store, writer, bus, metrics
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.watchers: list[Callable[[Live, bool], None]] = []  # told after every change: the steward
        metrics.gauges["tables"] = ("tables in memory", lambda: len(self.tables))
        metrics.gauges["sockets"] = ("open sockets", self.sockets)

    def sockets(self) -> int:
        return sum(len(those) for live in self.tables.values() for those in live.listeners.values())

    # --- opening and resting --------------------------------------------------------------------

    async def open(self, table_id: str) -> Live:
        """The table, from memory or from the store; a RefusalError where there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        lock = self.opening.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.tables:
                self.tables[table_id] = live = Live(await self.load(table_id))
                self.watch(live, mine=not self.settings.is_shared)
        self.opening.pop(table_id, None)
        return self.tables[table_id]

    async def load(self, table_id: str) -> Table:
        setup = await self.store.setup(table_id)
        if setup is None:
            raise RefusalError("unknown-table")
        kept = await self.store.kept(table_id)
        table = Table(setup) if kept is None else woken(setup, kept)
        for entry in await self.store.entries(table_id, table.number):
            table.adopt(table.redraft(entry))
        return table

    def add(self, table: Table) -> Live:
        """A table that was just made."""
        live = self.tables[table.setup.id] = Live(table)
        return live

    async def sweep(self) -> None:
        """For ever: put tables to rest where nobody listens, and hear what the bus may have missed."""
        while True:
            await asyncio.sleep(SWEEP)
            moment = monotonic()
            for table_id, live in list(self.tables.items()):
                if not live.is_quiet() or live.turn.taken or live.tasks:
                    continue
                if moment - live.rested > self.settings.table_rest:
                    self.keep(live)
                    self.drop(table_id)
                elif moment - live.rested > self.settings.table_rest / 4:
                    live.forget_viewers()

    def drop(self, table_id: str) -> None:
        live = self.tables.pop(table_id, None)
        if live is not None:
            for timer in live.timers.values():
                timer.cancel()

    def keep(self, live: Live) -> None:
        if live.table.number > live.kept:
            live.kept = live.table.number
            self.writer.keep(live.table.setup.id, live.table.number, ENCODE(live.table.kept()))

    # --- writing --------------------------------------------------------------------------------

    async def submit(self, live: Live, make: Callable[[Table, int], Draft], key: str | None = None) -> int:
        """Draft, store, adopt, tell; the number under which it stands. A key that was used finds its old number."""
        async with live.turn:
            for _ in range(TRIES):
                known = None if key is None else live.table.keys.get(key)
                if known is not None:
                    return known
                try:
                    draft = make(live.table, self.time_at(live))
                except RefusalError:
                    old = None if key is None else await self.store.number_of(live.table.setup.id, key)
                    if old is not None:
                        return old
                    if self.settings.is_shared and await self.catch_up(live):
                        continue
                    raise
                if await self.append(live, draft):
                    return draft.entry.number
                self.metrics.conflicts += 1
                await self.catch_up(live)
                old = None if key is None else await self.store.number_of(live.table.setup.id, key)
                if old is not None:
                    return old
            raise RefusalError("busy", "too many write at the same table")

    def time_at(self, live: Live) -> int:
        """Now, or the time of the last question where another worker's clock is ahead."""
        play, moment = live.table.play, now()
        if play is not None:
            for question in play.asked.values():
                moment = max(moment, question.time)
        return moment

    async def append(self, live: Live, draft: Draft) -> bool:
        if draft.entry.key is None:
            draft = draft._replace(entry=e.keyed(draft.entry, token_hex(8)))
        if not await self.writer.append(live.table.setup.id, draft.entry, changes(live.table, draft)):
            return False
        self.committed(live, draft)
        return True

    def submit_now(self, live: Live, draft: Draft, told: Callable[[int], None], lost: Callable[[], None]) -> None:
        """The same without waiting, for a drafted entry with a key: what actions do while nothing stands in their way.

        The turn is taken, and given back when the entry is told; `lost`: it was not written, and must be tried again.
        """

        def settled(written: bool | Exception) -> None:
            try:
                if written is True:
                    self.committed(live, draft)
                    told(draft.entry.number)
            finally:
                live.turn.give()
            if written is not True:
                lost()

        try:
            self.writer.add(live.table.setup.id, draft.entry, changes(live.table, draft), settled)
        except RefusalError:
            live.turn.give()
            lost()

    def committed(self, live: Live, draft: Draft) -> None:
        started = perf_counter()
        self.adopt(live, draft, mine=True)
        self.metrics.fan_out.observe(perf_counter() - started)

    def adopt(self, live: Live, draft: Draft, mine: bool) -> None:
        table = live.table
        table.adopt(draft)
        live.tell(draft.entry)
        self.metrics.decisions += draft.entry.kind == e.ACT
        if table.number - live.kept >= self.settings.snapshot_every or table.status == "over":
            self.keep(live)
        self.watch(live, mine)

    def watch(self, live: Live, mine: bool) -> None:
        for watcher in self.watchers:
            watcher(live, mine)

    # --- hearing --------------------------------------------------------------------------------

    async def catch_up(self, live: Live) -> bool:
        """Adopt what other workers wrote; whether there was anything. The lock of the table is held."""
        found = await self.store.entries(live.table.setup.id, live.table.number)
        for entry in found:
            self.adopt(live, live.table.redraft(entry), mine=False)
        return bool(found)

    async def hear(self, table_id: str, number: int) -> None:
        """Another worker wrote this number."""
        live = self.tables.get(table_id)
        if live is not None and live.table.number < number:
            async with live.turn:
                if live.table.number < number:
                    await self.catch_up(live)

    async def hear_all(self) -> None:
        """The bus was deaf for a while: compare all tables with the store."""
        ids = list(self.tables)
        for i in range(0, len(ids), 500):
            for table_id, number in (await self.store.last_numbers(ids[i : i + 500])).items():
                with contextlib.suppress(RefusalError):
                    await self.hear(table_id, number)

    # --- stopping -------------------------------------------------------------------------------

    def stop(self) -> None:
        """Say goodbye, so that clients come back to whoever is next, and keep every table."""
        bye = ENCODE(Bye(code="stopping", again=True))
        for live in self.tables.values():
            for timer in live.timers.values():
                timer.cancel()
            for task in live.tasks.values():
                task.cancel()
            live.push_all(bye)
            self.keep(live)


def changes(table: Table, draft: Draft) -> Sequence[Any]:
    """What an entry changes in the tables that are made from the journal: for most actions, nothing."""
    entry, trial = draft
    over = entry.kind == e.ACT and trial is not None and not trial.match.state.pending()
    return () if entry.kind in (e.ACT, e.CHAT) and not over else projections(table.setup.id, entry, over)
