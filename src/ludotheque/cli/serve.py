"""`ludotheque serve` and `ludotheque db`: the house in the browser, and its database."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from ludotheque.cli import addresses, saves
from ludotheque.cli.errors import FailureError, UsageError
from ludotheque.cli.screen import Screen
from ludotheque.server import cli as server
from ludotheque.server.errors import SetupError
from ludotheque.server.settings import PREFIX, Settings, from_environment

WORKS: Final = ("upgrade", "backup", "export", "import")
WITH_FILE: Final = ("backup", "export", "import")


def chosen(database: str | None, **given: object) -> Settings:
    """The settings of the environment and of the call; a person's own tables are kept with their saves."""
    if database is None and f"{PREFIX}DATABASE" not in os.environ:
        folder = saves.data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{folder / 'tables.db'}"
    try:
        return from_environment(None, database=database, **given)
    except ValueError as error:
        raise UsageError("cli-serve-bad", detail=str(error)) from error


def serve(
    screen: Screen,
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    lan: bool = False,
    open_: bool = False,
) -> None:
    quiet = "warning" if sys.stderr.isatty() and f"{PREFIX}LOG_LEVEL" not in os.environ else None
    given = {"host": addresses.EVERYWHERE if lan and host is None else host, "workers": workers, "log_level": quiet}
    settings = with_free_port(chosen(database, port=port, **given), named=port is not None)
    name = addresses.HERE if settings.host == addresses.EVERYWHERE else settings.host
    network = addresses.network_address() if settings.host == addresses.EVERYWHERE else None
    screen.tell(screen.say("cli-serve-ready", address=f"http://{name}:{settings.port}/"))
    if network is not None:
        screen.tell(screen.say("cli-serve-friends", address=f"http://{network}:{settings.port}/"))
    try:
        server.serve(settings, f"http://{network or name}:{settings.port}/" if open_ else None)
    except SetupError as error:
        raise FailureError("cli-serve-bad", detail=str(error)) from error


def with_free_port(settings: Settings, named: bool) -> Settings:
    """The same settings with a port that nobody has taken; a port that was asked for is not exchanged."""
    if addresses.is_free(settings.host, settings.port):
        return settings
    if named or f"{PREFIX}PORT" in os.environ:
        raise FailureError("cli-serve-taken", port=str(settings.port))
    port = addresses.free_port(settings.host, settings.port)
    if port is None:
        raise FailureError("cli-serve-taken", port=str(settings.port))
    return replace(settings, port=port)


def db(screen: Screen, work: str, file: Path | None = None, *, database: str | None = None) -> None:
    if work not in WORKS:
        raise UsageError("cli-db-work-bad", work=work, works=", ".join(WORKS))
    if work in WITH_FILE and file is None:
        raise UsageError("cli-db-file-missing", work=work)
    settings = chosen(database)
    path = file or Path()
    try:
        if work == "upgrade":
            server.db_upgrade(settings)
        elif work == "backup":
            server.db_backup(path, settings)
        elif work == "export":
            server.db_export(path, settings)
        else:
            server.db_import(path, settings)
    except (SetupError, OSError, ValueError) as error:
        raise FailureError("cli-db-failed", work=work, detail=str(error)) from error
    screen.tell(screen.say("cli-db-done", work=work, database=settings.database.rpartition("@")[2]))
