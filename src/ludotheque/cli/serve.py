"""`ludotheque serve` and `ludotheque db`: the house in the browser, and its database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.cli import saves
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
    open_: bool = False,
) -> None:
    settings = chosen(database, host=host, port=port, workers=workers)
    screen.tell(screen.say("cli-serve-ready", address=f"http://{settings.host}:{settings.port}/"))
    try:
        server.serve(settings, open_page=open_)
    except SetupError as error:
        raise FailureError("cli-serve-bad", detail=str(error)) from error


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
