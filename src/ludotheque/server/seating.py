"""Starting and leaving: the drafts that more than one request makes."""

from __future__ import annotations

from typing import Any

from ludotheque.core.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.errors import RefusalError
from ludotheque.server.table import Draft, Table


def host_only(table: Table, guest: str) -> None:
    if guest != table.host:
        raise RefusalError("not-host")


def can_start(table: Table) -> bool:
    return table.status == "open" and all(chair.kind in ("person", "bot") for chair in table.chairs)


def start_draft(table: Table, guest: str, time: int) -> Draft:
    host_only(table, guest)
    if table.status != "open":
        raise RefusalError("already-started" if table.status == "running" else "table-closed")
    if not can_start(table):
        raise RefusalError("seats-open")
    return Draft(table.entry(e.START, time, key="start"))


def leave_draft(table: Table, guest: str, seat: Seat, time: int) -> Draft:
    """Before the start the seat is free again, and the house looks for another host; later it stays one's own."""
    if seat not in table.seats_of(guest):
        raise RefusalError("not-your-seat")
    if table.status not in ("open", "running"):
        raise RefusalError("not-running")
    data: dict[str, Any] = {}
    if guest == table.host and table.seats_of(guest) == [seat]:
        others = [c.guest for c in table.chairs if c.is_person and c.guest != guest and not c.left]
        data = {"host": others[0]} if others else {}
    return Draft(table.entry(e.LEAVE, time, seat, **data))
