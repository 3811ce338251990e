"""The house: all the parts of a running server, put together once and taken down in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from secrets import token_hex
from time import monotonic
from typing import Final

from ludotheque.server.bus import Bus, PostgresBus
from ludotheque.server.database import open_engine, upgrade
from ludotheque.server.guests import Guests
from ludotheque.server.hub import Hub
from ludotheque.server.limits import Buckets, Counts
from ludotheque.server.live import Live
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.steward import Steward
from ludotheque.server.store import Store
from ludotheque.server.thinkers import Thinkers
from ludotheque.server.writer import Writer

HERE_LASTS: Final = 2.5  # times that a worker may be silent before those at its tables count as gone
log = logging.getLogger("ludotheque.house")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = token_hex(4)
        self.metrics = Metrics()
        self.engine = open_engine(settings)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine, self.worker, self.metrics)
        self.bus: Bus = PostgresBus(settings, self.worker) if settings.is_shared else Bus()
        self.hub = Hub(settings, self.store, self.writer, self.bus, self.metrics)
        self.guests = Guests(self.store, settings)
        self.thinkers = Thinkers(settings.thinkers)  # bots
        self.clerk = Thinkers(1)  # replays: they never keep a bot waiting
        self.steward = Steward(self.hub, self.thinkers)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.chats = Buckets(settings.chat_rate, 6)
        self.sockets = Counts(settings.sockets_per_address)
        self.running: list[asyncio.Task[None]] = []
        self.odd: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def open(self) -> None:
        gc.freeze()  # what was imported stays: no need to look at it again and again
        gc.set_threshold(50_000, 5, 1_000)  # a table that plays on leaves nothing behind: rarely, then
        sys.setswitchinterval(0.0003)  # the writer's thread need not wait long for its turn
        await upgrade(self.engine)
        await self.guests.open()
        work = [self.writer.run(), self.hub.sweep(), self.say_here()]
        work.append(self.bus.run(self.hub.hear, self.hub.hear_all, self.hear_here))
        self.running = [asyncio.create_task(each) for each in work]
        log.info("open", extra={"worker": self.worker, "database": self.engine.dialect.name})

    async def close(self) -> None:
        """Drain: what was begun is written and told; then the doors close."""
        self.stopping = True
        self.hub.stop()
        await self.writer.stop()
        writing, *others = self.running
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(writing, 10)
        for task in [*others, *self.odd]:
            task.cancel()
        await asyncio.gather(*others, *self.odd, return_exceptions=True)
        await self.thinkers.close()
        await self.clerk.close()
        await self.engine.dispose()
        log.info("closed", extra={"worker": self.worker})

    def spawn(self, work: object) -> None:
        """Something that nobody waits for."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.odd.add(task)
        task.add_done_callback(self.odd.discard)

    # --- who is here, for the other workers -----------------------------------------------------

    async def say_here(self) -> None:
        """For ever: tell the others who is here, and forget those of whom nothing was heard for long."""
        while self.settings.is_shared:
            await asyncio.sleep(self.settings.presence_every)
            for table_id, live in list(self.hub.tables.items()):
                await self.say_who(table_id, live)
                before = live.present()
                if live.forget_elsewhere(monotonic()):
                    self.noticed(live, before)

    async def say_who(self, table_id: str, live: Live) -> None:
        for seat in [viewer for viewer in live.listeners if viewer is not None]:
            await self.bus.say_here(table_id, seat, True)

    def hear_here(self, table_id: str, seat: int | None, here: bool) -> None:
        live = self.hub.tables.get(table_id)
        if live is None:
            return
        if seat is None:
            self.spawn(self.say_who(table_id, live))
            return
        before = live.present()
        if here:
            live.elsewhere[seat] = monotonic() + self.settings.presence_every * HERE_LASTS
            live.away.pop(seat, None)
        else:
            live.go_elsewhere(seat)
        self.noticed(live, before)

    def noticed(self, live: Live, before: set[int]) -> None:
        """Somebody came or went."""
        if live.present() != before:
            live.tell_present()
            self.steward.look(live, mine=False)
