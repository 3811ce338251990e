"""Tables that begin in a position of our choice: what is rare can be tried at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.core.contract import Game, State
from tests.web.boards.travel import go
from tests.web.drive import make, prefer
from tests.web.luck import Luck

BOT: Final = {"kind": "bot", "level": "random"}


def open_at(page: Page, luck: Luck, game: Game, state: State, guests: Sequence[Page] = (), **options: Any) -> None:
    """The page at a table that begins as `state` stands, oneself in the first seat.

    The other seats are taken by bots, or by guests who sit there and do nothing.
    """
    luck.begin(game, state)
    seats = [{"kind": "me"}, *[{"kind": "open"} if guests else BOT] * (state.seats - 1)]
    plan = {"game": game.name, "options": {"players": state.seats, **options}, "seats": seats, "start": not guests}
    known = page.url != "about:blank"
    if not known:
        prefer(page, guide=False)
    table = post(page, "/tables", **plan)["id"] if known else make(page, **plan)
    for i, guest in enumerate(guests):
        post(guest, "/me", name=f"Guest {i + 1}")
        post(guest, f"/tables/{table}/sit", name=f"Guest {i + 1}")
    if guests:
        post(page, f"/tables/{table}/start")
    luck.of(luck.name)
    go(page, str(table), f".{game.name}")


def post(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """A request of this person, beside the page."""
    answer = page.request.post(f"/api{path}", data=body)
    assert answer.ok, (path, answer.text())
    return dict(answer.json())
