"""How the tests play Fontaine de Jouvence: through its board, and the bar for what the board leaves to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.drive import make, open_table, until, wait_over

Visit = Callable[..., Page]  # visit(scene): a page of its own at a table that begins so
Explore = Callable[[str], Page]  # one page from scene to scene

BOT: Final = {"kind": "bot", "level": "random"}
SHORT: Final = {"round_limit": 20, "characters": "choose"}
PILOT: Final = """
(seed) => {
  // A restless explorer: presses what glows on the board, now and then what the bar offers. Same seed, same whims.
  let state = seed >>> 0
  const next = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * most) }
  window.pressed = 0
  window.kinds = {}
  clearInterval(window.pilot)
  window.pilot = setInterval(() => {
    if (document.querySelector('dialog[open]')) return
    const kind = document.querySelector('.jouvence')?.dataset.decision
    const board = [...document.querySelectorAll('.jouvence [data-target]')]
    const bar = [...document.querySelectorAll('.bar .choice')]
    const asked = bar.length && (!board.length || next(4) === 0) ? bar : board
    if (!asked.length || !kind) return
    window.pressed += 1
    window.kinds[kind] = (window.kinds[kind] ?? 0) + 1
    asked[next(asked.length)].click()
  }, 12)
}
"""


def seats(players: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *[BOT] * (players - 1)]


def sit_down(page: Page, players: int, **options: Any) -> None:
    """An ordinary game against bots."""
    given = {"players": players, **SHORT, **options}
    open_table(page, make(page, game="jouvence", options=given, seats=seats(players), start=True))
    page.wait_for_selector(".jouvence")


def pilot(page: Page, seed: int) -> None:
    page.evaluate(PILOT, seed)


def ground(page: Page) -> None:
    """The pilot lands."""
    page.evaluate("() => clearInterval(window.pilot)")


def kinds(page: Page) -> set[str]:
    """The decisions that the pilot answered."""
    return set(page.evaluate("() => Object.keys(window.kinds)"))


# --- states of a game, for pictures


def start(page: Page) -> None:
    sit_down(page, 4, characters="deal")
    page.wait_for_selector(".jouvence [data-target], .bar .choice")


def middle(page: Page) -> None:
    """Twenty tiles or so on the table, and one's own question."""
    start(page)
    pilot(page, 5)
    until(page, "document.querySelectorAll('.tile[data-piece]').length > 18", 60)
    until(page, "['move', 'spot'].includes(document.querySelector('.jouvence')?.dataset.decision)", 30)
    ground(page)


def end(page: Page) -> None:
    start(page)
    pilot(page, 6)
    wait_over(page, 120)
    ground(page)


# --- set-up positions


def people(players: int) -> list[dict[str, str]]:
    """All of them oneself."""
    return [{"kind": "me", "name": name} for name in ("Ada", "Basile", "Chloé", "Dorian")[:players]]


def raise_curtain(page: Page) -> None:
    """One device for all: whose turn it is takes it."""
    page.wait_for_selector(".curtain, .jouvence[data-decision]")
    if page.locator(".curtain").count():
        page.locator(".curtain button").first.click()
    page.wait_for_selector(".jouvence[data-decision]")


def open_scene(page: Page, options: dict[str, Any]) -> None:
    """A table in the middle of a game, as the house was told to begin it; all its seats are this person's."""
    table = make(page, game="jouvence", options=options, seats=people(options["players"]), room="pass", start=True)
    page.goto(f"/table/{table}")
    raise_curtain(page)


def asked(page: Page) -> str:
    return str(page.locator(".jouvence").get_attribute("data-decision"))


def card(page: Page, name: str) -> Locator:
    """A card of one's own, by the words on it."""
    return page.locator(".pack li button", has_text=name).first


def cell(page: Page, column: int, row: int) -> tuple[float, float]:
    """Where a cell of the map is on the screen, brought into sight."""
    found = page.evaluate(
        """([x, y]) => {
          const frame = document.querySelector('.jouvence .window')
          const size = parseFloat(frame.querySelector('.world').style.getPropertyValue('--cell'))
          const rect = frame.getBoundingClientRect()
          const left = (x + 4.5) * size, top = (y + 4.5) * size
          const inside = (at, from, length) => at - from > size && at - from < length - size
          if (!inside(left, frame.scrollLeft, rect.width)) frame.scrollLeft = left - rect.width / 2
          if (!inside(top, frame.scrollTop, rect.height)) frame.scrollTop = top - rect.height / 2
          return [rect.left + left - frame.scrollLeft, rect.top + top - frame.scrollTop]
        }""",
        [column, row],
    )
    return float(found[0]), float(found[1])


def beside(page: Page, dx: int, dy: int) -> tuple[float, float]:
    """A cell by its place beside one's own pawn."""
    box = page.locator("[data-own-pawn]").bounding_box()
    size = page.evaluate("parseFloat(document.querySelector('.world').style.getPropertyValue('--cell'))")
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return x + dx * size, y + dy * size


def drag(page: Page, what: Locator, to: tuple[float, float]) -> None:
    box = what.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 12)
    page.mouse.move(*to, steps=4)
    page.mouse.up()


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
