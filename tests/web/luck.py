"""A house whose luck the tests choose: `python -m tests.web.luck` serves it.

The file named by LUDOTHEQUE_LUCK says what the next tables are made of. Every test gets luck of its own, always the
same: its first table, its second … are dealt alike each time, and bots play alike. A table may also begin in the
middle of a game.
"""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from json import dumps, loads
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any
from unittest.mock import patch

from ludotheque.core import position
from ludotheque.core.contract import Game, State
from ludotheque.core.match import Match
from ludotheque.server import table_routes
from ludotheque.server.cli import serve
from ludotheque.server.play import Play


class Luck:
    """What the next tables of a running house are made of."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "luck.json"

    def of(self, name: str) -> None:
        self.file.write_text(dumps({"name": name}))

    def begin(self, game: Game, state: State) -> None:
        """The next tables begin as `state` stands, until told otherwise."""
        self.file.write_text(dumps({"name": self.name, "position": position.write(game, state)}))

    @property
    def name(self) -> str:
        return str(loads(self.file.read_text())["name"]) if self.file.exists() else ""


def main() -> None:
    file = Path(os.environ["LUDOTHEQUE_LUCK"])
    tables: Counter[str] = Counter()
    usual = Play.new

    def told() -> dict[str, Any]:
        return loads(file.read_text()) if file.exists() else {}

    def name_of(size: int) -> str:
        """A table's id, which its bots draw their own luck from."""
        luck = told().get("name")
        if not luck:
            return token_urlsafe(size)
        tables[luck] += 1
        return sha256(f"{luck} {tables[luck]}".encode()).hexdigest()[:16]

    def seed_of(size: int) -> str:
        luck = told().get("name")
        return f"{luck} {tables[luck]}" if luck else token_hex(size)

    def new(game: Game, options: Any, seed: str) -> Play:
        begun = told().get("position")
        return Play(Match.at(game, position.read(game, begun), seed)) if begun else usual(game, options, seed)

    with (
        patch.object(table_routes, "token_urlsafe", name_of),
        patch.object(table_routes, "token_hex", seed_of),
        patch.object(Play, "new", staticmethod(new)),
    ):
        serve()


if __name__ == "__main__":
    main()
