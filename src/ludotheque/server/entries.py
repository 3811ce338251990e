"""The journal of a table: every entry that can stand in it. A table is what its entries make of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

SIT: Final = "sit"  # a person takes a seat: guest, name
LEAVE: Final = "leave"  # a person gives a seat up: guest becomes host, where the host left
READY: Final = "ready"  # or no longer: ready
BOT: Final = "bot"  # a bot takes a seat, or plays for somebody who is away: level
CLEAR: Final = "clear"  # the host frees a seat: closed
BACK: Final = "back"  # the person plays the seat again
START: Final = "start"
CLOSE: Final = "close"
ACT: Final = "act"  # by: "bot" or "clock", where not the person
UNDO: Final = "undo"  # a seat takes its last step back
ASK: Final = "ask"  # a seat asks to withdraw the last steps of all: keep, the steps that would stay
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
CHAT: Final = "chat"  # name, text
REMATCH: Final = "rematch"  # table


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a journal. `number` counts from 1 without a gap: nobody can write the same one twice."""

    number: int
    kind: str
    seat: int | None
    action: int | None
    key: str | None  # idempotency: a resent message finds its own
    time: int  # milliseconds since 1970
    data: dict[str, Any] = {}


def keyed(entry: Entry, key: str) -> Entry:
    """The same entry under a key of its own."""
    return Entry(entry.number, entry.kind, entry.seat, entry.action, key, entry.time, entry.data)
