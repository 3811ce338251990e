"""Games on disk: where they are kept, written whole or not at all, found again."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from ludotheque.cli.errors import FailureError, UsageError
from ludotheque.core import position, record
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import PositionError, RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.games import GAMES


def data_folder() -> Path:
    """Where this person's games are (XDG base directories)."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludotheque"


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_save(game: Game) -> Path:
    return free(data_folder() / "saves", game)


def new_record(game: Game) -> Path:
    return free(data_folder() / "records", game)


def free(folder: Path, game: Game) -> Path:
    """A name that no file has yet."""
    stem = f"{game.name}-{datetime.now().strftime('%Y-%m-%d-%H%M%S')}"
    names = [f"{stem}.record", *[f"{stem}-{n}.record" for n in range(2, 1000)]]
    return next(folder / name for name in names if not (folder / name).exists())


def newest_save(game: Game) -> Path:
    """The game that was left last."""
    found = sorted((data_folder() / "saves").glob(f"{game.name}-*.record"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise UsageError("cli-no-save", game=game.name)
    return found[-1]


def write_text(path: Path, text: str) -> None:
    """Whole or not at all: a power cut leaves the old file or the new one.

    A device or a pipe is written to, never replaced; a link stays a link.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
            return
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        part.write_text(text, "utf-8")
        part.replace(path)
    except OSError as error:
        raise FailureError("cli-cannot-write", file=str(path), reason=reason(error)) from error


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise UsageError("cli-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-cannot-read", file=str(path), reason=reason(error)) from error


def reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def read_record(path: Path) -> tuple[Record, Match]:
    """The record of a file, and the match that it makes when played again."""
    text = read_text(path)
    try:
        found = record.read(text, GAMES)
        return found, record.replay(found, GAMES)
    except RecordError as error:
        values = {"file": str(path), "line": str(error.line), "detail": error.message}
        raise FailureError("cli-bad-record", **values) from error


def read_position(path: Path, game: Game) -> State:
    text = read_text(path)
    try:
        return position.from_text(game, text)
    except PositionError as error:
        values = {"file": str(path), "field": error.field, "detail": error.message}
        raise UsageError("cli-bad-position", **values) from error
