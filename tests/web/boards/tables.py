"""Tables that begin in a position of our choice: what is rare can be tried at once."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.core.contract import Game, State
from tests.web.drive import make, open_table, prefer, sit
from tests.web.luck import Luck

BOT: Final = {"kind": "bot", "level": "random"}
ELSEWHERE: Final = """(to) => {
  document.querySelector('.frame').dataset.old = ''
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


def company(players: int) -> list[dict[str, Any]]:
    """Oneself in the first seat, and the fastest bots."""
    return [{"kind": "me"}, *[BOT] * (players - 1)]


def open_at(page: Page, luck: Luck, game: Game, state: State, **plan: Any) -> str:
    """The page at a table that begins as `state` stands; the table's id."""
    luck.begin(game, state)
    options = {"players": state.seats, **plan.pop("options", {})}
    plan = {"game": game.name, "options": options, "seats": company(state.seats), "start": True, **plan}
    if page.locator(".frame").count():  # from table to table, without fetching the page again
        found = str(page.request.post("/api/tables", data=plan).json()["id"])
        page.evaluate(ELSEWHERE, f"/table/{found}")
    else:
        prefer(page, guide=False)
        found = make(page, **plan)
        open_table(page, found)
    luck.of(luck.name)
    page.wait_for_selector(f".frame:not([data-old]) .{game.name}")
    return found


def open_together(people: list[Page], luck: Luck, game: Game, state: State, **options: Any) -> str:
    """A table of people alone that begins as `state` stands; they sit in this order."""
    luck.begin(game, state)
    host, *guests = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    found = make(host, game=game.name, options={"players": state.seats, **options}, seats=seats)
    for i, guest in enumerate(guests):
        sit(guest, found, f"Guest {i + 1}")
    for page in people:
        prefer(page, guide=False)
        page.goto(f"/table/{found}")
    host.get_by_role("button", name="Start the game").click()
    for page in people:
        page.wait_for_selector(f".{game.name}")
    luck.of(luck.name)
    return found
