"""Périple through its board: what people press, and a restless visitor who presses it all."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page

from ludotheque.games.periple.actions import NAMES
from tests.web.drive import make, open_table, until

PILOT: Final = """
([seed, most]) => {
  // Presses what the board offers, and the bar only where the board leaves a choice to it. Counts the decisions.
  let state = seed >>> 0
  const next = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * most) }
  window.pressed = 0
  window.decisions ??= {}
  clearInterval(window.pilot)
  window.pilot = setInterval(() => {
    if (document.querySelector('dialog[open]') || window.pressed >= most) return
    const decision = document.querySelector('.periple')?.dataset.decision
    if (!decision) return
    const offered = [...document.querySelectorAll('.periple [data-target]')]
    const choices = offered.length && next(8) ? offered : [...offered, ...document.querySelectorAll('.bar .choice')]
    const lays = (e) => Number(/(?:lays|pose) (\\d)/.exec(e.getAttribute('aria-label') ?? '')?.[1] ?? 0)
    const best = Math.max(...choices.map(lays)) // somebody who fills the land, so that the game comes to its end
    const good = choices.filter((e) => lays(e) === best)
    const chosen = good[next(good.length)]
    if (!chosen) return
    window.pressed += 1
    window.decisions[decision] = (window.decisions[decision] ?? 0) + 1
    chosen.click()
  }, 10)
}
"""


def company(players: int, level: str = "random") -> list[dict[str, str]]:
    return [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (players - 1)]


def sit_down(page: Page, players: int = 2, level: str = "random", **options: Any) -> None:
    """A new game against bots, with oneself at seat A."""
    chosen = {"players": players, **options}
    open_table(page, make(page, game="periple", options=chosen, seats=company(players, level), start=True))
    page.wait_for_selector(".periple")


def pilot(page: Page, seed: int, most: int = 10_000) -> None:
    page.evaluate(PILOT, [seed, most])


def play_for(page: Page, presses: int, seed: int = 7) -> None:
    """So many presses, then the board again in peace: the middle of a game."""
    pilot(page, seed, presses)
    until(page, f"window.pressed >= {presses} || document.querySelector('dialog[open]')", 60)
    page.evaluate("() => clearInterval(window.pilot)")
    asked(page)


def asked(page: Page, decision: str = "") -> None:
    """Wait until this seat is asked: anything, or one kind of decision."""
    wanted = f"[data-decision='{decision}']" if decision else "[data-decision]"
    until(page, f"document.querySelector(`.periple{wanted}, dialog[open]`)", 30)


def thing(page: Page, words: str) -> Locator:
    """A thing on the board by its name: `card D02`, `square C3`, `tile R05`, `tool rest`, `bid 3`, `scroll NW`, `market 1`."""
    what, _, name = words.partition(" ")
    if what == "card":
        return page.locator(f".mat [data-card='{NAMES['card'].index(name)}']")
    if what == "square":
        return page.locator(f"[data-square='{NAMES['square'].index(name)}']")
    if what == "tile":
        return page.locator(f".mat [data-tile='{NAMES['tile'].index(name)}']")
    if what == "scroll":
        return page.locator(f"[data-scroll='{NAMES['slot'].index(name)}']")
    if what == "market":
        return page.locator(".stall .tiles > *").nth(int(name) - 1)
    if what == "edge":
        return page.locator(f".edge-{name} button")
    if what == "bid":
        return page.locator(".bid").nth(int(name))
    if what == "bar":
        return page.locator(f".bar [data-kind='{name}'] .choice")
    return page.locator(f".{what}[data-tool='{name}']") if what == "tool" else page.locator(words)


def carry(page: Page, what: str, where: str) -> None:
    """Take a thing with the mouse and lay it somewhere."""
    start, end = thing(page, what).bounding_box(), thing(page, where).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 - 20, end["y"] + end["height"] / 2, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)
    page.mouse.up()


def press(page: Page, words: str) -> None:
    thing(page, words).click()
