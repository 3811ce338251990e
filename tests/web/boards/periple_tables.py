"""A house whose next table of Périple begins in a position of our choice: what is rare can be tried at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.core import position
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.state import Periple
from tests.web.boards.periple_drive import company
from tests.web.drive import make, open_table
from tests.web.house import CALM, ROOT, free_port, wait_for

SERVE: Final = """
import os
from json import loads
from pathlib import Path
from ludotheque.core import position
from ludotheque.core.match import Match
from ludotheque.server.cli import serve
from ludotheque.server.play import Play

usual, prepared = Play.new, Path(os.environ["PREPARED"])

def new(game, options, seed):
    if not prepared.exists():
        return usual(game, options, seed)
    return Play(Match.at(game, position.read(game, loads(prepared.read_text())), seed))

Play.new = staticmethod(new)
serve()
"""

ELSEWHERE: Final = """(to) => {
  document.querySelector('.frame').dataset.old = ''
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    port = free_port()
    chosen = {**CALM, "PORT": str(port), "DATABASE": f"sqlite:///{folder / 'house.db'}"}
    settings = {f"LUDOTHEQUE_{name}": value for name, value in chosen.items()}
    environment = {**os.environ, **settings, "PREPARED": str(folder / "position.json")}
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stdout=log, stderr=log, cwd=ROOT)
        try:
            wait_for(f"http://127.0.0.1:{port}/api/health", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(15)


def again(page: Page, plan: dict[str, Any]) -> str:
    """Another table of a person who is known already."""
    return str(page.request.post("/api/tables", data=plan).json()["id"])


def open_at(page: Page, folder: Path, state: Periple, seats: list[dict[str, Any]] | None = None) -> None:
    """The page at a table that begins as `state` stands; oneself at seat A unless told otherwise."""
    file = folder / "position.json"
    file.write_text(dumps(position.write(PERIPLE, state)))
    try:
        options = {"players": state.seats}
        plan = {"game": "periple", "options": options, "seats": seats or company(state.seats), "start": True}
        table = make(page, **plan) if page.url == "about:blank" else again(page, plan)
    finally:
        file.unlink()
    if page.locator(".frame").count():  # from table to table, without fetching the page again
        page.evaluate(ELSEWHERE, f"/table/{table}")
        page.wait_for_selector(".frame:not([data-old]) .periple")
    else:
        open_table(page, table)
        page.wait_for_selector(".periple")
