"""What an operator may choose, each by one variable of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import msgspec

PREFIX: Final = "LUDOTHEQUE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`LUDOTHEQUE_BOT_PAUSE=0` sets `bot_pause`; the command line sets the same fields."""

    database: str = "sqlite:///ludotheque.db"  # or postgresql://user@host/name
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # more than one needs PostgreSQL
    secret: str = ""  # signs the cookies; "": made once, and kept in the database
    origins: str = ""  # sites besides our own whose pages may call, separated by commas
    secure: bool = False  # cookies over https alone
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed, separated by commas
    bot_pause: float = 0.7  # seconds before a bot's action is shown
    bot_budget: float = 5.0  # seconds that a bot may think before any legal action is taken
    thinkers: int = 2  # processes that bots think in: one that is slow does not keep all others waiting
    presence_every: float = 10.0  # seconds between two words of a worker about who is at its tables
    snapshot_every: int = 40  # entries of a journal between two snapshots
    table_rest: float = 120.0  # seconds that a table stays in memory when nobody listens
    message_rate: float = 25.0  # messages a second and socket, in the long run
    message_burst: float = 80.0
    request_rate: float = 30.0  # requests a second and address, in the long run
    request_burst: float = 200.0
    sockets_per_address: int = 400
    tables_per_guest: int = 60  # that are neither over nor closed
    chat_rate: float = 1.0  # lines a second and guest, in the long run
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 1_048_576
    log_level: str = "info"
    metrics_open: bool = True  # whether anybody may read /api/metrics

    @property
    def url(self) -> str:
        """The address of the database with the driver that we use."""
        for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
            if self.database.startswith(plain):
                return driver + self.database.removeprefix(plain)
        return self.database

    @property
    def is_shared(self) -> bool:
        """Whether other workers may write to the same database."""
        return self.url.startswith("postgresql")


def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from variables; what is `given` goes before them."""
    variables = os.environ if environment is None else environment
    names = {field.name for field in msgspec.structs.fields(Settings)}
    found: dict[str, object] = {n: variables[PREFIX + n.upper()] for n in names if PREFIX + n.upper() in variables}
    found |= {name: value for name, value in given.items() if value is not None}
    return msgspec.convert(found, Settings, strict=False)


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings as variables: how they reach the workers."""
    return {PREFIX + n.upper(): str(v).lower() if isinstance(v, bool) else str(v) for n, v in as_dict(settings).items()}


def as_dict(settings: Settings) -> dict[str, object]:
    return msgspec.structs.asdict(settings)
