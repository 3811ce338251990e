"""From table to table on one page, without fetching it again: many positions in one test."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.drive import make, open_table

ELSEWHERE: Final = """(to) => {
  document.querySelector('.frame').dataset.old = ''
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


def again(page: Page, plan: dict[str, Any]) -> str:
    """Another table of a person who is known already."""
    return str(page.request.post("/api/tables", data=plan).json()["id"])


def travel(page: Page, plan: dict[str, Any], board: str) -> None:
    """A new table, and the page at it; `board` is what its board is called."""
    go(page, make(page, **plan) if page.url == "about:blank" else again(page, plan), board)


def go(page: Page, table: str, board: str) -> None:
    if page.locator(".frame").count():
        page.evaluate(ELSEWHERE, f"/table/{table}")
    else:
        open_table(page, table)
    page.wait_for_selector(f".frame:not([data-old]) {board}")
