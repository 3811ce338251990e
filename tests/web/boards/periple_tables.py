"""Tables of Périple that begin in a position of our choice: what is rare can be tried at once."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.state import Periple
from tests.web.boards.periple_drive import company
from tests.web.drive import make, open_table
from tests.web.luck import Luck

ELSEWHERE: Final = """(to) => {
  document.querySelector('.frame').dataset.old = ''
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


def again(page: Page, plan: dict[str, Any]) -> str:
    """Another table of a person who is known already."""
    return str(page.request.post("/api/tables", data=plan).json()["id"])


def open_at(page: Page, luck: Luck, state: Periple, seats: list[dict[str, Any]] | None = None) -> None:
    """The page at a table that begins as `state` stands; oneself at seat A unless told otherwise.

    Where another seat is asked, its chair is one's own too, so that it waits for ever.
    """
    luck.begin(PERIPLE, state)
    usual = company(state.seats) if 0 in state.pending() else [{"kind": "me"}] * state.seats
    plan = {"game": "periple", "options": {"players": state.seats}, "seats": seats or usual, "start": True}
    table = make(page, **plan) if page.url == "about:blank" else again(page, plan)
    luck.of(luck.name)
    if page.locator(".frame").count():  # from table to table, without fetching the page again
        page.evaluate(ELSEWHERE, f"/table/{table}")
        page.wait_for_selector(".frame:not([data-old]) .periple")
    else:
        open_table(page, table)
        page.wait_for_selector(".periple")
