"""Bots that play faster than anybody can look: what they did is shown one after the other, and ends where it should."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ludotheque.games import GAMES
from tests.web.boards.tables import BOT, post
from tests.web.conftest import Person
from tests.web.drive import make, open_table, until

WATCH = """() => {
  // How many lines the log had, each time that it grew.
  window.grown = []
  window.watch = setInterval(() => {
    const lines = document.querySelectorAll('[role=log] li').length
    if (lines !== window.grown.at(-1)) window.grown.push(lines)
  }, 10)
}"""
LYING = "(board) => [...document.querySelectorAll(`.${board} [data-piece]`)].map((piece) => piece.dataset.piece).sort()"
FLYING = "document.getAnimations().filter((one) => one.effect?.target?.dataset?.piece)"
OVER = "document.querySelector('dialog[open]')"
BOARDS = [name for name in GAMES if name != "levee"]


def lying(page: Page, board: str) -> list[str]:
    """Which pieces lie on the board."""
    return list(page.evaluate(LYING, board))


@pytest.mark.parametrize("board", BOARDS)
def test_ten_decisions_in_a_second_are_shown_one_after_the_other(person: Person, board: str) -> None:
    host, passer, late = person(), person(still=False), person()
    players = GAMES[board].seats[0]
    table = make(host, game=board, options={"players": players}, seats=[BOT] * players, onlookers=True)
    passer.goto(f"/table/{table}")
    passer.wait_for_selector("main .columns")  # the waiting room: nothing will be missed
    passer.evaluate(WATCH)
    post(host, f"/tables/{table}/start")
    passer.wait_for_selector(f".{board}")

    until(passer, "window.grown.length > 12", 30)
    counts = passer.evaluate("window.grown")
    assert counts == sorted(counts)  # nothing is shown before what happened before it

    passer.keyboard.press("s")  # all at once, to the end
    until(passer, OVER, 60)
    open_table(late, table)
    until(late, OVER, 30)
    until(late, f"({LYING})('{board}').length", 30)  # the end may be said before the board is drawn
    until(passer, f"!({FLYING}).length")
    assert lying(passer, board) == lying(late, board) != []
