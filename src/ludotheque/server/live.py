"""A table in memory: its listeners, what each viewer was last shown, and the messages they may have missed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, Protocol

from ludotheque.core.contract import Seat
from ludotheque.server.entries import START, Entry
from ludotheque.server.eyes import ENCODE, Telling, Viewer
from ludotheque.server.outgoing import Caught, Present
from ludotheque.server.table import Table

KEPT: Final = 24  # messages a viewer, for those who were cut off for a moment; more are made again from the journal


class Listener(Protocol):
    """A connection, seen from a table."""

    @property
    def guest(self) -> str | None:
        """Who listens, if we know."""

    def push(self, message: bytes) -> None:
        """Queue a message; never waits."""


class Live:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # held while an entry is drafted, stored and adopted
        self.listeners: dict[Viewer, set[Listener]] = {}
        self.shown: dict[Viewer, dict[str, Any] | None] = {}  # views as of the last message
        self.missed: dict[Viewer, deque[bytes]] = {}  # the last messages, up to `table.number`
        self.elsewhere: dict[Seat, float] = {}  # seats whose players are here through another worker, until when
        self.away = dict.fromkeys(table.persons(), monotonic())  # seats whose players are not here, since when
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.kept = table.number  # the number of the last snapshot
        self.rested = monotonic()

    # --- who is here ----------------------------------------------------------------------------

    def present(self) -> set[Seat]:
        """The seats whose players are here; onlookers are not counted."""
        here = {viewer for viewer, those in self.listeners.items() if viewer is not None and those}
        return here | set(self.elsewhere)

    def forget_elsewhere(self, moment: float) -> bool:
        """Players of whom their worker has said nothing for long are not here: it may have died. Whether there are."""
        silent = [seat for seat, until in self.elsewhere.items() if until <= moment]
        for seat in silent:
            self.go_elsewhere(seat)
        return bool(silent)

    def go_elsewhere(self, seat: Seat) -> None:
        """Another worker's player left."""
        self.elsewhere.pop(seat, None)
        if seat not in self.present():
            self.away.setdefault(seat, monotonic())

    def is_quiet(self) -> bool:
        return not any(self.listeners.values())

    def tell_present(self) -> None:
        self.push_all(ENCODE(Present(seats=sorted(self.present()))))

    def push_all(self, message: bytes) -> None:
        for those in self.listeners.values():
            for listener in those:
                listener.push(message)

    # --- the stream -----------------------------------------------------------------------------

    def expect(self, viewer: Viewer) -> None:
        """From now on, messages for this viewer are made and kept."""
        if viewer not in self.shown:
            self.shown[viewer] = Telling(self.table).view(viewer)
            self.missed[viewer] = deque(maxlen=KEPT)

    def join(
        self, listener: Listener, viewer: Viewer, since: int | None, now: int, film: Sequence[bytes] | None = None
    ) -> None:
        """Send what was missed, or a snapshot; from now on every message follows. `film`: the older messages."""
        table = self.table
        self.expect(viewer)
        self.listeners.setdefault(viewer, set()).add(listener)
        if viewer is not None:
            self.away.pop(viewer, None)
        if film is not None and since is not None:
            since += len(film)
        missed = self.missed_since(viewer, since)
        if missed is not None and film is not None:
            missed = [*film, *missed]
        if missed is None:
            snapshot = Telling(table).snapshot(viewer, now, self.present(), listener.guest)
            listener.push(ENCODE(snapshot))
            return
        for message in missed:
            listener.push(message)
        listener.push(ENCODE(Caught(number=table.number, present=sorted(self.present()), time=now)))

    def missed_since(self, viewer: Viewer, since: int | None) -> list[bytes] | None:
        """The messages after `since`, or None where they are not all there any more."""
        if since is None or since > self.table.number:
            return None
        missed, count = self.missed[viewer], self.table.number - since
        return [*missed][len(missed) - count :] if count <= len(missed) else None

    def leave(self, listener: Listener, viewer: Viewer) -> None:
        those = self.listeners.get(viewer, set())
        those.discard(listener)
        if not those:
            self.listeners.pop(viewer, None)
            if viewer is not None and viewer not in self.present():
                self.away[viewer] = monotonic()
        self.rested = monotonic()

    def tell(self, entry: Entry) -> None:
        """One message to every viewer, whatever they saw of the entry: silence would tell, too."""
        telling = Telling(self.table)
        present = self.present() if entry.kind == START else set()
        for viewer, before in self.shown.items():
            message = telling.message(entry, viewer, before, present)
            self.shown[viewer] = telling.view(viewer)
            self.missed[viewer].append(message)
            for listener in self.listeners.get(viewer, ()):
                listener.push(message)

    def forget_viewers(self) -> None:
        """Those who have not listened for a while get a snapshot when they come back."""
        for viewer in [viewer for viewer in self.shown if not self.listeners.get(viewer)]:
            del self.shown[viewer], self.missed[viewer]
