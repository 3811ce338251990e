"""Tables of Périple that begin in a position of our choice: what is rare can be tried at once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.state import Periple
from tests.web.boards.periple_drive import company
from tests.web.boards.travel import travel
from tests.web.luck import Luck


def open_at(page: Page, luck: Luck, state: Periple, seats: list[dict[str, Any]] | None = None) -> None:
    """The page at a table that begins as `state` stands; oneself at seat A unless told otherwise.

    Where another seat is asked, its chair is one's own too, so that it waits for ever.
    """
    luck.begin(PERIPLE, state)
    usual = company(state.seats) if 0 in state.pending() else [{"kind": "me"}] * state.seats
    plan = {"game": "periple", "options": {"players": state.seats}, "seats": seats or usual, "start": True}
    travel(page, plan, ".periple")
    luck.of(luck.name)
