"""How a person plays Agora on its board: presses what glows, weighs with the slider, closes the stall in the bar."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.web.drive import make, open_table, until

HINTS: Final = ("negotiate", "bid", "last-lot", "sell", "share", "bribe", "half")
PILOT: Final = """
([seed, style, goals]) => {
  // Same seed, same whims. Stops at a decision that is one of `goals`.
  // Styles: any; briber sells all and bribes with all; hoarder buys what it can and sells nothing.
  let state = seed >>> 0
  const next = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 4294967296 * most) }
  const all = (where) => [...document.querySelectorAll(where)]
  window.pressed = window.pressed ?? 0
  window.atLast = false
  clearInterval(window.pilot)
  const stop = () => { window.atLast = true; clearInterval(window.pilot) }
  const weigh = (slider, value) => { slider.value = String(value); slider.dispatchEvent(new Event('input', { bubbles: true })) }
  window.pilot = setInterval(() => {
    const board = document.querySelector('.agora')
    if (!board) return
    if (document.querySelector('dialog[open]')) return stop()
    const targets = all('.agora [data-target]')
    const bar = all('.bar .choice')
    if (!targets.length && !bar.length) return
    const decision = board.dataset.decision ?? ''
    if (goals.includes(decision)) return stop()
    const slider = board.querySelector('.measure input')
    if (slider) {
      const [low, high] = [Number(slider.min), Number(slider.max)]
      const briber = style.startsWith('briber') && decision !== 'bid'
      const hoarder = style.startsWith('hoarder') && decision === 'bid'
      weigh(slider, briber ? (decision === 'bribe' ? high : low) : hoarder ? Math.min(high, 5) : low + next(1 + Math.min(5, high - low)))
    }
    const tiles = all('.tiles [data-target]')
    let choices = tiles.length ? tiles : [...targets, ...bar]
    if (decision === 'sell' && !tiles.length && style.startsWith('hoarder')) choices = bar
    else if (targets.length && /briber|hoarder/.test(style) && !tiles.length) choices = targets
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
        no_guide(page)
    open_table(page, table)
    page.wait_for_selector(".agora")
    return table


def no_guide(page: Page) -> None:
    ids = [f"agora-{hint}" for hint in HINTS]
    page.evaluate("(ids) => localStorage.setItem('ludotheque.guide.agora', JSON.stringify(ids))", ids)


def fly(page: Page, seed: int = 1, style: str = "any", goals: Iterable[str] = ()) -> None:
    """Let the pilot play on: to the end, or to a decision."""
    page.evaluate(PILOT, [seed, style, list(goals)])


def reach(page: Page, *decisions: str, seed: int = 1, style: str = "any", seconds: float = 200) -> str:
    """Play until the person owes a decision of these kinds; which one it is, or nothing when the game ended first."""
    fly(page, seed, style, decisions)
    until(page, "window.atLast", seconds)
    return "" if page.locator("dialog[open]").count() else str(decision(page))


def decision(page: Page) -> str | None:
    """What this person owes now, once it can be pressed."""
    return page.evaluate("() => document.querySelector('.agora')?.dataset.decision ?? null")  # type: ignore[no-any-return]


def is_over(page: Page) -> bool:
    return page.locator("dialog[open]").count() > 0


def asked(page: Page, *kinds: str) -> None:
    """Wait until this person owes one of these decisions."""
    wanted = ", ".join(f'.agora[data-decision="{kind}"]' for kind in kinds)
    page.wait_for_selector(wanted)


def in_bar(page: Page, *kinds: str) -> None:
    """The only choice of the bar: close the stall, pass, end the purchases."""
    asked(page, *kinds)
    page.locator(".bar .choice").first.click()


def pull(page: Page, piece: Locator, place: Locator) -> None:
    """Take a piece with the mouse and lay it on a place."""
    start, end = piece.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 - 12)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def press_targets(page: Page, touch: bool) -> None:
    """A whole game by real presses: on what glows on the board, else in the bar."""
    turn = 0
    while not is_over(page):
        turn += 1
        tiles = page.locator(".tiles [data-target]")
        board = page.locator(".agora [data-target]")
        bar = page.locator(".bar .choice")
        choice = tiles if tiles.count() else board if board.count() and turn % 4 else bar if bar.count() else board
        if not choice.count():
            page.wait_for_timeout(15)
            continue
        one = choice.nth(turn % choice.count())
        try:
            if touch:
                one.tap(timeout=8000)
            else:
                one.click(timeout=8000)
        except Exception:
            if not is_over(page) and one.count():
                raise


def play_by_keys(page: Page) -> None:
    """A whole game without a mouse: digits for cards and seals, Tab and Enter for the rest."""
    for turn in range(600):
        if is_over(page):
            return
        if page.locator("[data-choice]").count() == 0 and page.locator(".agora [data-target]").count() == 0:
            page.wait_for_timeout(15)
            continue
        kind = decision(page)
        if kind in ("discard", "order") or (kind == "sell" and turn % 3):
            walk_to(page, "[data-target]")
            page.keyboard.press("Enter")
            if page.locator(".cover[data-target]").count():
                walk_to(page, ".cover[data-target]")
                page.keyboard.press("Enter")
        elif kind == "negotiate":
            page.keyboard.press(str(page.locator(".counter [data-target]").first.get_attribute("data-value")))
        elif kind == "bid" and turn % 2:
            walk_to(page, ".measure input")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        settle(page)
    raise AssertionError("the game does not end")


def settle(page: Page) -> None:
    """Wait until the press has been answered."""
    page.wait_for_timeout(20)
    until(page, "document.querySelector('.agora [data-target], .bar .choice, dialog[open]')", 20)


def walk_to(page: Page, where: str) -> None:
    for _ in range(90):
        if page.evaluate("(where) => document.activeElement?.matches(where) ?? false", where):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{where} was not reached")
