"""The tables of the database, as SQLAlchemy sees them. Migrations make them: see `migrations/`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

METADATA: Final = MetaData()

MEMORY: Final = Table(  # what the house itself must remember: the key that signs cookies
    "memory",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("version", Integer, nullable=False),  # goes up when all devices are signed out
    Column("created", BigInteger, nullable=False),
)

TOKENS: Final = Table(  # only hashes: who reads the database cannot use them
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # "bearer", "recovery" or "invitation"
    Column("guest", String(24)),
    Column("table_id", String(24)),
    Column("seat", Integer),
    Column("expires", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),  # JSON of `Setup`, the seed included
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_lobby", "listed", "status", "updated"),
)

SITTINGS: Final = Table(  # who sits where now: made from the journal, for "my tables"
    "sittings",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique in its table: the lock of the house
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("key", String(96)),
    Column("time", BigInteger, nullable=False),
    Column("data", Text),
    Unique("table_id", "key", name="journal_key"),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
