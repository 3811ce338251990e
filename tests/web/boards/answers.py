"""How a board answers: the rule that a press in vain is told, and whether anything moved."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

STANDING: Final = """(board) => {
  const all = (what) => [...document.querySelectorAll(`${board} ${what}`)]
  const decision = document.querySelector(board)?.dataset.decision
  return JSON.stringify([decision, all('[data-piece]').map((e) => e.className + e.dataset.piece), all('[data-target]').length])
}"""


def heard(page: Page) -> str:
    """The rule that the page has just answered with; it is put away."""
    button = page.locator(".refusal .btn:not(.icon)")
    button.wait_for()
    rule = button.inner_text().split()[-1]
    page.locator(".refusal .icon").click()
    expect(page.locator(".refusal")).to_have_count(0)
    return rule


def standing(page: Page, board: str) -> str:
    """What is asked and how things lie; `board` is what the board is called."""
    return str(page.evaluate(STANDING, board))


def changed(page: Page, board: str, before: str) -> None:
    for _ in range(200):
        if standing(page, board) != before:
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"nothing moved: {before}")
