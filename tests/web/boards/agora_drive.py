"""How a person plays Agora on its board: presses what glows, weighs with the slider, closes the stall in the bar."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.web.drive import make, open_table, until

PILOT: Final = """
([seed, until, most]) => {
  // Same seed, same whims. Stops at a decision of the kind `until`, or after `most` presses.
  let state = seed >>> 0
  const next = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * most) }
  window.seen = window.seen ?? {}
  window.pressed = window.pressed ?? 0
  window.atLast = false
  clearInterval(window.pilot)
  let before = ''
  window.pilot = setInterval(() => {
    const board = document.querySelector('.agora')
    if (!board || document.querySelector('dialog[open]')) return
    const decision = board.dataset.decision ?? ''
    if (decision && decision === until && board.querySelector('[data-target]')) { window.atLast = true; clearInterval(window.pilot); return }
    if (most && window.pressed >= most) { window.atLast = true; clearInterval(window.pilot); return }
    const slider = board.querySelector('.measure input')
    if (slider) {
      slider.value = String(Number(slider.min) + next(1 + Math.min(decision === 'bid' ? 5 : 12, Number(slider.max) - Number(slider.min))))
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const tiles = [...board.querySelectorAll('.tiles [data-target]')]
    const choices = tiles.length ? tiles : [...board.querySelectorAll('[data-target]'), ...document.querySelectorAll('.bar .choice')]
    if (!choices.length) return
    if (decision) window.seen[decision] = (window.seen[decision] ?? 0) + 1
    window.pressed += 1
    choices[next(choices.length)].click()
  }, 15)
}
"""


def bots(count: int, level: str = "random") -> list[dict[str, str]]:
    return [{"kind": "me"}, *[{"kind": "bot", "level": level}] * count]


def sit_down(page: Page, players: int = 3, level: str = "random", guide: bool = False, **plan: Any) -> str:
    """One person and bots at a table that has begun."""
    options = {"players": players, **plan.pop("options", {})}
    table = make(page, game="agora", options=options, seats=bots(players - 1, level), start=True, **plan)
    if not guide:
        page.evaluate("""() => localStorage.setItem('ludotheque.guide.agora', JSON.stringify(
          ['negotiate', 'bid', 'last-lot', 'sell', 'share', 'bribe', 'half'].map((id) => 'agora-' + id)))""")
    open_table(page, table)
    page.wait_for_selector(".agora")
    return table


def fly(page: Page, seed: int = 1, to: str = "", most: int = 0) -> None:
    """Let the pilot play on: to the end, to a decision, or for so many presses."""
    page.evaluate(PILOT, [seed, to, most])


def reach(page: Page, decision: str, seed: int = 1, seconds: float = 60) -> None:
    """Play until the person owes a decision of this kind."""
    fly(page, seed, decision)
    until(page, "window.atLast", seconds)
