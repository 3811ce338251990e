"""How the tests play: through the page alone, as people do."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, expect

PILOT: Final = """
([seed, most]) => {
  // A restless visitor: presses any choice on the page, as soon as there is one, `most` times. Same seed, same whims.
  let state = seed >>> 0
  const next = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * most) }
  window.pressed = 0
  clearInterval(window.pilot)
  window.pilot = setInterval(() => {
    if (document.querySelector('dialog[open]') || window.pressed >= most) return
    const slider = document.querySelector('.picker input[type=range]')
    if (slider) { slider.value = String(next(Math.min(6, Number(slider.max) + 1))); slider.dispatchEvent(new Event('input', { bubbles: true })) }
    const choices = [...document.querySelectorAll('.bar .choice, .frame[data-with-board] [data-target]')]
    if (choices.length) { window.pressed += 1; choices[next(choices.length)].click() }
  }, 12)
}
"""
OVER: Final = "dialog h2"


def make(page: Page, **plan: Any) -> str:
    """A table by one request of this person; its id."""
    page.goto("/")
    found = page.evaluate(
        """async (plan) => {
          const post = async (path, body) => (await fetch('/api' + path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()
          await post('/me', {name: plan.name})
          localStorage.setItem('ludotheque.known', 'yes')
          return post('/tables', plan.table)
        }""",
        {"name": plan.pop("name", "Ada"), "table": plan},
    )
    assert "id" in found, found
    return str(found["id"])


def prefer(page: Page, **settings: Any) -> None:
    """What this person's device likes from now on."""
    page.add_init_script(f"localStorage.setItem('ludotheque.settings', JSON.stringify({json.dumps(settings)}))")


def sit(page: Page, table: str, name: str) -> None:
    page.goto(f"/table/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def open_table(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector(".frame")


def autopilot(page: Page, seed: int, presses: int = 10**6) -> None:
    page.evaluate(PILOT, [seed, presses])


def play_for(page: Page, presses: int, seed: int = 7) -> None:
    """So many presses, then the table in peace: the middle of a game."""
    autopilot(page, seed, presses)
    until(page, f"window.pressed >= {presses} || document.querySelector('dialog[open]')", 120)
    page.evaluate("() => clearInterval(window.pilot)")
    until(page, "document.querySelector('[data-target], .bar .choice, dialog[open]')", 60)


def wait_over(page: Page, seconds: float) -> None:
    page.wait_for_selector(".frame dialog, dialog .doings", timeout=seconds * 1000)


def until(page: Page, question: str, seconds: float = 15) -> None:
    """Wait for a yes; asked from outside, since the page's own policy forbids it to evaluate words."""
    for _ in range(int(seconds * 25)):
        if page.evaluate(f"() => Boolean({question})"):
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"still no after {seconds} s: {question}")


STILL: Final = """document.getAnimations().every((one) => {
  return one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity
})"""


def still(page: Page) -> None:
    """Wait until nothing comes in or goes out any more."""
    page.wait_for_timeout(120)
    until(page, STILL)


HAND: Final = "[data-zone=hand] [data-piece]"


def taken(page: Page, held: int) -> None:
    """Wait until a card has left the hand of `held`."""
    until(page, f"document.querySelectorAll('{HAND}').length < {held} || document.querySelector('dialog[open]')")


def lay(page: Page, touch: bool = False) -> None:
    """Lay the first card of the hand by pressing it, and wait until the table has taken it."""
    card = page.locator("[data-target]").first
    card.wait_for()
    held = page.locator(HAND).count()
    if touch:
        card.tap()
    else:
        card.click()
    taken(page, held)
