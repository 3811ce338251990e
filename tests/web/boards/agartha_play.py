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


PROBE: Final = """
async (most) => {
  // Press what cannot be used, a few times each, and note the rule that the house answers with.
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const board = document.querySelector('.agartha')
  const parts = ['pass', 'ground', 'heap', 'level', 'spot', 'take', 'token']
  const asked = board.dataset.decision
  window.rules ??= {}
  window.probed ??= {}
  for (const one of board.querySelectorAll(parts.map((part) => `[data-${part}]`).join())) {
    if (board.hasAttribute('data-busy') || board.dataset.decision !== asked) break
    if (one.hasAttribute('data-target') || one.hasAttribute('data-chosen')) continue
    if (one.closest('[data-slot]')?.querySelector('[data-ground][data-target]')) continue // a card on a slot that takes one: the slot is meant
    const part = parts.find((part) => part in one.dataset)
    if (part === 'ground' && !['0', '5', '7'].includes(one.dataset.ground) && asked !== 'move_to') continue
    const bound = part === 'pass' && board.querySelector('.area.bound') ? 'bound' : ''
    const name = `${asked} ${part} ${['ground', 'level'].includes(part) ? one.dataset[part] : bound}`
    if ((window.probed[name] ?? 0) >= most) continue
    window.probed[name] = (window.probed[name] ?? 0) + 1
    document.querySelector('.refusal .icon')?.click()
    await wait(1)
    one.click()
    for (let i = 0; i < 100 && !document.querySelector('.refusal'); i += 1) await wait(8)
    const said = document.querySelector('.refusal')?.innerText ?? ''
    const rule = (said.match(/AGA-R?[0-9]+/) ?? [said])[0]
    window.rules[rule] ??= `${name}: ${said}`
  }
  document.querySelector('.refusal .icon')?.click()
  return window.rules
}
"""

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


def probe(page: Page, most: int = 1) -> dict[str, str]:
    """Press what cannot be used now; the rules shown so far, with the words."""
    return dict(page.evaluate(PROBE, most))


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


def bid(page: Page, value: int, tile: int, zone: int) -> None:
    ask(page, "bid")
    page.locator(f"[data-token='{value}']").click()
    page.locator(f"[data-spot='{tile}-{zone}']").click()
    until(page, f"document.querySelector('[data-token=\"{value}\"] .imprint') || {DECISION} !== 'bid'")
