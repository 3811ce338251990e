"""The store: what is asked of the database, in the words of the house. Appending is the writer's."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server import entries as e
from ludotheque.server.entries import Entry
from ludotheque.server.schema_sql import GUESTS, JOURNAL, MEMORY, SITTINGS, SNAPSHOTS, TABLES, TOKENS
from ludotheque.server.table import Kept, Setup

KEPT = msgspec.json.Decoder(Kept)
SETUP = msgspec.json.Decoder(Setup)


class GuestRow(NamedTuple):
    id: str
    name: str
    version: int


class TokenRow(NamedTuple):
    kind: str
    guest: str | None
    table_id: str | None
    seat: int | None
    expires: int


def upsert(engine: AsyncEngine) -> Any:
    """INSERT … ON CONFLICT, which both databases have in one form."""
    return postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert


COLUMNS = [column.name for column in JOURNAL.columns]
Row = tuple[str, int, str, int | None, int | None, str | None, int, str | None]  # in the order of the columns


def as_row(table_id: str, entry: Entry) -> Row:
    data = msgspec.json.encode(entry.data).decode() if entry.data else None
    return (table_id, entry.number, entry.kind, entry.seat, entry.action, entry.key, entry.time, data)


def as_entry(row: Any) -> Entry:
    data = msgspec.json.decode(row.data) if row.data else {}
    return Entry(row.number, row.kind, row.seat, row.action, row.key, row.time, data)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(self, setup: Setup, status: str) -> None:
        row = {
            "id": setup.id,
            "game": setup.game,
            "setup": msgspec.json.encode(setup).decode(),
            "status": status,
            "listed": setup.listed,
            "host": setup.host,
            "created": setup.created,
            "updated": setup.created,
        }
        seats = [
            {"table_id": setup.id, "seat": seat, "guest": chair.guest}
            for seat, chair in enumerate(setup.chairs)
            if chair.guest is not None
        ]
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES), row)
            if seats:
                await connection.execute(insert(SITTINGS), seats)

    async def setup(self, table_id: str) -> Setup | None:
        found = await self.value(select(TABLES.c.setup).where(TABLES.c.id == table_id))
        return None if found is None else SETUP.decode(found)

    async def kept(self, table_id: str) -> Kept | None:
        found = await self.value(select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id))
        return None if found is None else KEPT.decode(found)

    async def entries(self, table_id: str, after: int = 0, limit: int = 100_000) -> list[Entry]:
        mine = (JOURNAL.c.table_id == table_id) & (JOURNAL.c.number > after)
        query = select(JOURNAL).where(mine).order_by(JOURNAL.c.number).limit(limit)
        async with self.engine.connect() as connection:
            return [as_entry(row) for row in await connection.execute(query)]

    async def number_of(self, table_id: str, key: str) -> int | None:
        mine = (JOURNAL.c.table_id == table_id) & (JOURNAL.c.key == key)
        found: int | None = await self.value(select(JOURNAL.c.number).where(mine))
        return found

    async def last_numbers(self, table_ids: list[str]) -> dict[str, int]:
        """The last number of each journal: what a worker that was deaf asks."""
        last = func.max(JOURNAL.c.number)
        query = select(JOURNAL.c.table_id, last).where(JOURNAL.c.table_id.in_(table_ids)).group_by(JOURNAL.c.table_id)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def lobby(self, limit: int = 60) -> list[str]:
        shown = TABLES.c.listed & TABLES.c.status.in_(("open", "running"))
        return await self.ids(select(TABLES.c.id).where(shown).order_by(TABLES.c.updated.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int = 100) -> list[str]:
        seated = select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest)
        mine = TABLES.c.id.in_(seated) | (TABLES.c.host == guest)
        shown = mine & (TABLES.c.status != "closed")
        return await self.ids(select(TABLES.c.id).where(shown).order_by(TABLES.c.updated.desc()).limit(limit))

    async def live_tables_of(self, host: str) -> int:
        alive = (TABLES.c.host == host) & TABLES.c.status.in_(("open", "running"))
        return int(await self.value(select(func.count()).select_from(TABLES).where(alive)) or 0)

    # --- guests and tokens ----------------------------------------------------------------------

    async def add_guest(self, guest: GuestRow, now: int) -> None:
        await self.change(insert(GUESTS).values(**guest._asdict(), created=now))

    async def guest(self, guest_id: str) -> GuestRow | None:
        query = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.version).where(GUESTS.c.id == guest_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else GuestRow(*row)

    async def rename(self, guest_id: str, name: str) -> None:
        await self.change(update(GUESTS).where(GUESTS.c.id == guest_id).values(name=name))

    async def sign_out(self, guest_id: str) -> None:
        """Everywhere: cookies of older versions and bearer tokens are worth nothing any more."""
        await self.change(update(GUESTS).where(GUESTS.c.id == guest_id).values(version=GUESTS.c.version + 1))
        await self.change(delete(TOKENS).where(TOKENS.c.guest == guest_id))

    async def add_token(self, digest: str, token: TokenRow, now: int) -> None:
        await self.change(delete(TOKENS).where(TOKENS.c.expires < now))
        await self.change(insert(TOKENS).values(hash=digest, **token._asdict()))

    async def token(self, digest: str, now: int) -> TokenRow | None:
        columns = (TOKENS.c.kind, TOKENS.c.guest, TOKENS.c.table_id, TOKENS.c.seat, TOKENS.c.expires)
        query = select(*columns).where((TOKENS.c.hash == digest) & (TOKENS.c.expires >= now))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else TokenRow(*row)

    async def spend_token(self, digest: str) -> bool:
        """Whether it was there: a token for one use is used once, even by two at the same time."""
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(TOKENS).where(TOKENS.c.hash == digest))).rowcount == 1

    # --- memory ---------------------------------------------------------------------------------

    async def remembered(self, name: str, fresh: str) -> str:
        """The value of that name; `fresh` where there was none."""
        offer = upsert(self.engine)(MEMORY).values(name=name, value=fresh).on_conflict_do_nothing()
        await self.change(offer)
        return str(await self.value(select(MEMORY.c.value).where(MEMORY.c.name == name)))

    # --- in general -----------------------------------------------------------------------------

    async def value(self, query: Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def ids(self, query: Select[Any]) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def change(self, statement: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)


def projections(table_id: str, entry: Entry, over: bool) -> list[Any]:
    """What else changes with an entry, in the same transaction: the status, and who sits where."""
    here = TABLES.c.id == table_id
    seat = (SITTINGS.c.table_id == table_id) & (SITTINGS.c.seat == entry.seat)
    changes: list[Any] = []
    if entry.kind in (e.SIT, e.CLEAR, e.LEAVE):
        changes.append(delete(SITTINGS).where(seat))
    if entry.kind == e.SIT:
        changes.append(insert(SITTINGS).values(table_id=table_id, seat=entry.seat, guest=entry.data["guest"]))
    if "host" in entry.data:
        changes.append(update(TABLES).where(here).values(host=entry.data["host"]))
    status = {e.START: "running", e.CLOSE: "closed"}.get(entry.kind, "over" if over else None)
    if status is not None:
        changes.append(update(TABLES).where(here).values(status=status, updated=entry.time))
    return changes
