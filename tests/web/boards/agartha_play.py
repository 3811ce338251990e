"""How the tests play Agartha: through the board alone, pressing what it offers."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.drive import make, open_table, until

BOTS: Final = {"kind": "bot", "level": "random"}
READY: Final = "document.querySelector('.agartha [data-target]') || document.querySelector('dialog[open]')"
DECISION: Final = "document.querySelector('.agartha')?.dataset.decision ?? ''"

PILOT: Final = """
([seed, most]) => {
  // A visitor who presses what the board offers; what is asked is noted. Same seed, same whims.
  let state = seed >>> 0
  const next = (n) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * n) }
  const quiet = (one) => one.hasAttribute('data-pass')
  window.pressed = 0
  window.met ??= {}
  clearInterval(window.pilot)
  window.pilot = setInterval(() => {
    if (document.querySelector('dialog[open]') || window.pressed >= most) return
    const board = document.querySelector('.agartha')
    if (!board || board.hasAttribute('data-busy')) return
    let found = [...board.querySelectorAll('[data-target]')]
    if (found.length > 1) found = found.filter((one) => !quiet(one))
    if (!found.length) found = [...document.querySelectorAll('.bar .choice')]
    if (!found.length) return
    const asked = board.dataset.decision
    window.met[asked] = (window.met[asked] ?? 0) + 1
    window.pressed += 1
    found[next(found.length)].click()
  }, 12)
}
"""


def sit_down(page: Page, players: int, **plan: Any) -> str:
    """A table of one person against the fastest bots, open on this page; its id."""
    options = {"players": players, **plan.pop("options", {})}
    seats = plan.pop("seats", [{"kind": "me"}, *[BOTS] * (players - 1)])
    table = make(page, game="agartha", options=options, seats=seats, start=True, **plan)
    open_table(page, table)
    until(page, READY)
    return table


def fly(page: Page, seed: int, presses: int = 10**6) -> None:
    """Let the pilot press so many times, or to the end."""
    page.evaluate(PILOT, [seed, presses])


def stop(page: Page) -> None:
    page.evaluate("() => clearInterval(window.pilot)")


def play_on(page: Page, seed: int, presses: int, seconds: float = 40) -> None:
    """So many presses, then at rest with something to decide."""
    fly(page, seed, presses)
    until(page, f"window.pressed >= {presses} || document.querySelector('dialog[open]')", seconds)
    stop(page)
    until(page, READY, seconds)


def decision(page: Page) -> str:
    return str(page.evaluate(f"() => {DECISION}"))
