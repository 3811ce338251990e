"""How the tests play Agartha: through the board alone, pressing what it offers."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.drive import make, open_table, until

BOTS: Final = {"kind": "bot", "level": "random"}
READY: Final = "document.querySelector('.agartha [data-target]') || document.querySelector('dialog[open]')"
DECISION: Final = "(document.querySelector('.agartha')?.dataset.decision ?? '')"

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


QUIET: Final = "() => localStorage.setItem('ludotheque.settings', JSON.stringify({ guide: false }))"


def sit_down(page: Page, players: int, guide: bool = False, **plan: Any) -> str:
    """A table of one person against the fastest bots, open on this page; its id."""
    options = {"players": players, **plan.pop("options", {})}
    seats = plan.pop("seats", [{"kind": "me"}, *[BOTS] * (players - 1)])
    table = make(page, game="agartha", options=options, seats=seats, start=True, **plan)
    if not guide:
        page.evaluate(QUIET)
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


STEP: Final = """
(round) => {
  // One press of somebody who gathers Characters in the first Village slot, and tries every action.
  const board = document.querySelector('.agartha')
  const all = (words) => [...board.querySelectorAll(words)].filter((one) => one.hasAttribute('data-target'))
  const first = (...words) => words.map((word) => all(word)[0]).find(Boolean)
  const people = (one) => /Character/.test(one.getAttribute('aria-label'))
  const hand = board.querySelector('[data-hand-card]')?.getAttribute('aria-label') ?? ''
  const asked = board.dataset.decision
  const press = {
    place_start: () => first(people({ getAttribute: () => hand }) ? '[data-ground="3"]' : '[data-ground="0"]'),
    bid: () => {
      const chosen = board.querySelector('[data-token][data-chosen]')
      if (!chosen) return first('[data-token="3"]', '[data-token="1"]', '[data-token="2"]')
      return round % 2 ? first('[data-spot$="-0"]') : first('[data-spot="1-1"]')
    },
    draw_from: () => all('[data-take]').find(people) ?? first('[data-take]', '[data-pile]'),
    place_card: () => (/Character/.test(hand) ? first('[data-ground="3"]') : null) ?? first('[data-ground="6"]', '[data-ground="5"]', '[data-ground="3"]', '[data-ground]'),
    move_card: () => all('[data-heap]').find((one) => people(one) && !one.dataset.heap.startsWith('3')) ?? first('[data-heap]'),
    move_to: () => first('[data-ground="7"]', '[data-ground="3"]', '[data-ground]'),
    validate: () => first('[data-offer]'),
  }[asked]?.() ?? first('[data-target]:not([data-pass])', '[data-target]')
  window.met ??= {}
  window.met[asked] = (window.met[asked] ?? 0) + 1
  press?.click()
  return asked
}
"""


def rest(page: Page, seconds: float = 15) -> bool:
    """Wait until this seat is asked and the table is still; false when the game is over."""
    until(
        page,
        f"(!document.querySelector('.agartha[data-busy]') && ({READY})) || document.querySelector('dialog[open]')",
        seconds,
    )
    return page.locator("dialog[open]").count() == 0


def step(page: Page, seen: int = 0) -> str:
    """One purposeful press; the decision that it answered."""
    return str(page.evaluate(STEP, seen))


def round_of(page: Page) -> int:
    words = page.locator(".expedition .round").inner_text()
    return int(next((word for word in words.split() if word.isdigit()), "0"))


def ask(page: Page, kind: str, seconds: float = 15) -> None:
    """Wait until this seat is asked this."""
    until(
        page, f"{DECISION} === '{kind}' && document.querySelector('.agartha:not([data-busy]) [data-target]')", seconds
    )
