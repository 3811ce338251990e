"""Open to all: axe on every page and state, in both themes and both languages; zoom, size, focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.conftest import Person
from tests.web.drive import autopilot, lay, make, open_table, still, until, wait_over

AXE = Axe()
DUEL = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
LOOKS = [("en-GB", False), ("en-GB", True), ("fr-FR", False), ("fr-FR", True)]


class Faults(list[str]):
    """What axe found, everywhere it looked: told together at the end."""

    def look(self, page: Page, where: str) -> None:
        still(page)
        for fault in AXE.run(page).response["violations"]:
            nodes = [f"{node['target']} {node.get('failureSummary', '')}" for node in fault["nodes"][:3]]
            self.append(f"{where}: {fault['id']}: {fault['help']}: {nodes}")


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_axe_finds_nothing_on_the_pages(person: Person, language: str, dark: bool) -> None:
    page, faults = person(language, dark=dark), Faults()
    for path in ("/", "/new/levee", "/new/periple", "/rules/levee", "/tables", "/replay", "/nowhere", "/table/none"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(250)
        faults.look(page, path)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_axe_finds_nothing_at_the_table(person: Person, language: str, dark: bool) -> None:
    page, faults = person(language, dark=dark), Faults()
    waiting = make(page, game="levee", options={"players": 2})
    page.goto(f"/table/{waiting}")
    page.wait_for_selector("svg[role=img]")
    faults.look(page, "waiting room")
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.wait_for_selector("[data-target]")
    faults.look(page, "table")
    page.keyboard.press("h")
    page.wait_for_selector(".hinted")
    for key, what in (("c", "chat"), ("r", "rules"), ("?", "help"), ("m", "menu")):
        page.keyboard.press(key)
        faults.look(page, what)
        if key in "?m":
            page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.wait_for_selector(".refusal")
    faults.look(page, "refusal")
    lay(page)
    autopilot(page, 9)
    wait_over(page, 30)
    faults.look(page, "end")
    page.locator("dialog .doings a[href^='/replay']").click()
    page.wait_for_selector(".film")
    faults.look(page, "replay")
    assert not faults, "\n".join(faults)


def test_axe_finds_nothing_on_a_phone_and_behind_a_curtain(person: Person, phone: Callable[..., Page]) -> None:
    small, faults = phone(), Faults()
    open_table(small, make(small, game="levee", options={"players": 2}, seats=DUEL, start=True))
    small.wait_for_selector("[data-target]")
    faults.look(small, "phone")
    small.get_by_role("button", name="Rules").tap()
    faults.look(small, "phone, rules")
    page = person()
    both = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    page.goto(f"/table/{make(page, game='levee', options={'players': 2}, seats=both, room='pass', start=True)}")
    page.wait_for_selector(".curtain")
    faults.look(page, "curtain")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("path", ["/", "/new/levee", "/tables", "/replay"])
def test_at_twice_the_size_nothing_is_cut_off(person: Person, path: str) -> None:
    page = person(width=640, height=400)  # 1280 by 800 at 200 %
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_timeout(300)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_at_twice_the_size_the_table_can_be_played(person: Person) -> None:
    page = person(width=640, height=400)
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.wait_for_selector("[data-target]")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    lay(page)


SMALL = """() => [...document.querySelectorAll('button, a, select, input:not([type=checkbox]):not([type=radio]):not([type=file])')]
  .filter((e) => e.offsetParent && getComputedStyle(e).display !== 'inline')
  .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, r]) => r.width && (r.height < 40 || r.width < 40))
  .map(([html, r]) => `${html} ${Math.round(r.width)}x${Math.round(r.height)}`)"""


def test_targets_are_at_least_40_pixels(phone: Callable[..., Page]) -> None:
    page = phone()
    for path in ("/", "/new/levee", "/tables", "/replay"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        assert page.evaluate(SMALL) == [], path
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.wait_for_selector("[data-target]")
    assert page.evaluate(SMALL) == []


def test_what_happens_is_told_to_those_who_listen(person: Person) -> None:
    page = person()
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.wait_for_selector("[data-target]")
    lay(page)
    until(page, "document.querySelector('[aria-live=polite]')?.textContent.includes('turned up')")
    assert page.locator(".prompt[role=status]").inner_text()
