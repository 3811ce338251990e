"""Périple at its own board: whole games by click, key and touch; every decision; every reason why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from ludotheque.games.periple.state import Periple
from ludotheque.games.periple.steps import DECISIONS
from tests.games.periple.table import do, table
from tests.web.boards.answers import changed, standing
from tests.web.boards.periple_drive import asked, carry, company, pilot, play_for, press, sit_down, thing
from tests.web.boards.periple_positions import POSITIONS, ready
from tests.web.boards.periple_refusals import CHAPTERS, REASONS, outbid
from tests.web.boards.periple_tables import open_at
from tests.web.conftest import Person
from tests.web.drive import make, open_table, still, until, wait_over
from tests.web.luck import Luck

AXE = Axe()
QUIET = "localStorage.setItem('ludotheque.settings', JSON.stringify({guide: false}))"


At = Callable[..., Page]


@pytest.fixture
def at(person: Person, luck: Luck) -> At:
    """One person, one page, any number of positions."""
    pages: list[Page] = []

    def go(state: Periple, seats: list[dict[str, Any]] | None = None) -> Page:
        if not pages:
            pages.append(person())
            pages[0].add_init_script(QUIET)
        open_at(pages[0], luck, state, seats)
        return pages[0]

    return go


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_of_two_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 2, "greedy", empty_placement="avoid", first_player=0)
    pilot(page, 3)
    wait_over(page, 120)

    assert page.evaluate("window.pressed") > 20
    assert {"start", "place"} <= set(page.evaluate("window.decisions"))


@pytest.mark.soak
def test_a_whole_game_of_four_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 4, "greedy", empty_placement="avoid", outpost=True, stacking=True)
    pilot(page, 4)
    wait_over(page, 240)

    assert page.evaluate("window.pressed") > 20


def test_a_whole_game_by_keyboard_alone(at: At) -> None:
    nine = " ".join(f"P{n:02}" for n in (1, 2, 3, 4, 6, 7))
    page = at(table("A1 B1 A2 B2 A3", cards=(nine,), pile="P08 P09 P10", artifacts=False))
    asked(page, "start")

    walk_to(page, ".mat .character[data-target]")
    page.keyboard.press("Enter")
    asked(page, "place")
    walk_to(page, "[data-square][data-target]")
    page.keyboard.press("Enter")
    play_on_by_keys(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def play_on_by_keys(page: Page) -> None:
    """To the end of the game, with Tab-free arrows, Enter and digits."""
    for _ in range(160):
        until(page, "document.querySelector('.periple[data-decision], dialog[open]')", 20)
        if page.locator("dialog[open]").count():
            return
        before = standing(page, ".periple")
        if page.locator(".bar .choice").count():
            page.keyboard.press("1")
        else:
            walk_to(page, ".periple [data-target]")
            page.keyboard.press("Enter")
        changed(page, ".periple", before)
    raise AssertionError("the game did not end")


def walk_to(page: Page, wanted: str) -> None:
    """With the arrows alone, from wherever one is: toward the nearest of what is wanted."""
    for _ in range(60):
        key = page.evaluate(
            """(wanted) => {
              const here = document.activeElement
              if (here?.matches(wanted)) return ''
              const places = [...document.querySelectorAll(wanted)]
              if (!places.length) return '-'
              if (!here || here === document.body) return 'ArrowDown'
              const mid = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }
              const [x, y] = mid(here)
              const near = places.map((e) => [mid(e)[0] - x, mid(e)[1] - y]).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]
              return Math.abs(near[0]) > Math.abs(near[1]) ? (near[0] > 0 ? 'ArrowRight' : 'ArrowLeft') : near[1] > 0 ? 'ArrowDown' : 'ArrowUp'
            }""",
            wanted,
        )
        if key in ("", "-"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the arrows do not reach {wanted}")


def test_by_touch_at_390_pixels_the_shape_waits_for_a_second_touch(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 2, "greedy", first_player=0, sides="WE", empty_placement="avoid", artifacts=False)
    asked(page, "start")
    page.evaluate("() => document.querySelector('.guide .btn')?.click()")
    thing(page, "card D01").tap()
    asked(page, "place")
    page.evaluate("() => document.querySelector('.guide .btn')?.click()")
    square = thing(page, "square C3")
    square.tap()
    expect(square).to_have_attribute("data-chosen", "")
    assert page.locator("[data-ghost=lays]").count() == 3
    thing(page, "square D4").tap()  # another place: the shape follows
    expect(square).not_to_have_attribute("data-chosen", "")
    thing(page, "square D4").tap()
    until(page, "document.querySelectorAll('[data-square] .marker').length >= 3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    pilot(page, 5)
    wait_over(page, 120)


# --- every decision -------------------------------------------------------------------------------


def test_every_decision_is_taken_on_the_board(at: At, person: Person) -> None:
    taken = []
    for decision, state in POSITIONS.items():
        page = at(state())
        asked(page, decision)
        before = standing(page, ".periple")
        target = page.locator(".periple [data-target]").last
        target.scroll_into_view_if_needed()
        target.click()
        changed(page, ".periple", before)
        taken.append(decision)
    page = person()
    sit_down(page, 2, sides="choose")
    asked(page, "choose_side")
    page.locator(".edge button[data-target]").first.click()
    page.wait_for_selector(".edge .who")
    taken.append("choose_side")

    assert set(taken) == set(DECISIONS)


# --- every reason why not ----------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whatever_is_refused_says_why(at: At, chapter: str) -> None:
    faults = []
    for question, cases in CHAPTERS[chapter].items():
        for state, doings in cases:
            page = at(state())
            for doing, rule in doings:
                told = answer(page, doing, rule)
                if rule not in told:
                    faults.append(f"{question} {doing}: expected {rule}, told {told!r}")
    assert not faults, "\n".join(faults)


def answer(page: Page, doing: str, rule: str) -> str:
    """What the board says to somebody who tries this; nothing is expected of a legal press but that it is taken."""
    how, _, what = doing.partition(" ")
    teller = page.locator(".tip-card" if how == "look" else ".refusal")
    before = standing(page, ".periple")
    try:
        if how == "carry":
            carry(page, *what.split(" -> "))
        elif how == "look":
            thing(page, what).hover()
        else:
            thing(page, what).click()
        if not rule:
            changed(page, ".periple", before)
            return ""
        expect(teller).to_contain_text(rule)
        return str(teller.text_content())  # of what is in it, drawn already or not
    except (AssertionError, TimeoutError) as error:
        return str(error)
    finally:
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
        expect(teller).to_have_count(0)


def test_every_reason_of_the_specification_is_among_them() -> None:
    shown = {rule for rows in CHAPTERS.values() for cases in rows.values() for _, doings in cases for _, rule in doings}

    assert {f"PER-{rule}" for rule in REASONS.split()} - shown == {"PER-015"}  # a side that is taken: the next test


def test_a_side_that_is_taken_says_so(person: Person) -> None:
    page = person()
    seats = [*company(2)[1:], {"kind": "me"}]
    open_table(page, make(page, game="periple", options={"players": 2, "sides": "choose"}, seats=seats, start=True))
    asked(page, "choose_side")
    page.locator(".edge button:not([data-target])").click()
    expect(page.locator(".refusal")).to_contain_text("PER-015")


def test_amounts_have_their_digits(at: At) -> None:
    page = at(outbid())
    asked(page, "auction")
    page.keyboard.press("2")
    expect(page.locator(".auction")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Ada bids 2")


# --- hands, guide, access -----------------------------------------------------------------------------


def markers(page: Page) -> list[str]:
    return list(page.eval_on_selector_all("[data-square] .marker", "all => all.map((one) => one.dataset.piece)"))


def test_things_can_be_laid_by_hand(at: At) -> None:
    page = at(POSITIONS["start"]())
    asked(page, "start")
    carry(page, "card D02", "square C3")
    until(page, "document.querySelectorAll('[data-square] .marker').length >= 3")
    assert {"marker-13-0-0", "marker-14-0-0", "marker-15-0-0"} <= set(markers(page))

    page = at(POSITIONS["closing"]())
    asked(page, "closing")
    carry(page, "market 1", ".mat .head")
    thing(page, "tile R01").wait_for()

    page = at(POSITIONS["slide_pick"]())
    asked(page, "slide_pick")
    carry(page, "square C3", "square C4")
    until(page, "document.querySelector(\"[data-piece='marker-20-0-1']\")")

    page = at(POSITIONS["extend"]())
    asked(page, "extend")
    carry(page, ".mat .token", "square D3")
    until(page, "document.querySelector(\"[data-piece='marker-15-0-0']\")")


def test_two_markers_on_a_square_are_told_apart(at: At) -> None:
    state = table("", "C2 D2", on_top=("", "C2"), tiles=("R05",), stacking=True)
    do(state, "use_character D02", "place_at C2", "use_replace")
    page = at(state)
    asked(page, "replace")
    press(page, "square C2")
    expect(page.locator(".picker .btn")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".picker")).to_have_count(0)
    press(page, "square C2")
    page.locator(".picker .btn").nth(1).click()
    until(page, "document.querySelector(\"[data-piece='marker-8-1-0']\")")


def test_the_shape_follows_the_pointer_and_says_what_it_would_do(at: At) -> None:
    page = at(ready("use_character D02", markers=("A1", "C1"), artifacts=False))
    asked(page, "place")
    thing(page, "square D1").hover()
    ghosts = page.eval_on_selector_all("[data-ghost]", "all => all.map((e) => [e.dataset.square, e.dataset.ghost])")
    assert sorted(ghosts) == [["2", "blocked"], ["3", "lays"], ["4", "lays"]]
    expect(page.locator(".earns")).to_have_text("+2")
    thing(page, "square F5").hover()
    assert set(page.eval_on_selector_all("[data-ghost]", "all => all.map((e) => e.dataset.ghost)")) == {"outside"}


def test_the_guide_speaks_when_its_moment_comes(person: Person) -> None:
    page = person()
    sit_down(page, 2, first_player=0)
    asked(page, "start")
    expect(page.locator("[data-guide=character]")).to_be_visible()
    page.locator(".guide .btn.strong").click()
    press(page, "card D02")
    expect(page.locator("[data-guide=shape]")).to_be_visible()


PLACES = """() => ['.plan', '.stall', '.rival', '.mat'].map((one) => {
  const { left, top } = document.querySelector(one).getBoundingClientRect()
  return [one, Math.round(left), Math.round(top)]
})"""


def test_nothing_jumps_while_the_others_play(person: Person) -> None:
    page = person(still=False, width=1440, height=900)
    page.add_init_script(QUIET)
    sit_down(page, 3, first_player=0)
    for _ in range(2):
        asked(page, "start")
        before = page.evaluate(PLACES)
        play_for(page, 2)
        asked(page)
        page.wait_for_timeout(100)
        assert page.evaluate(PLACES) == before


@pytest.mark.parametrize(("language", "dark"), [("en-GB", False), ("fr-FR", True)])
def test_axe_finds_nothing_at_the_board(person: Person, luck: Luck, language: str, dark: bool) -> None:
    page, faults = person(language, dark=dark), []
    for where in ("start", "place", "auction", "closing", "extend"):
        open_at(page, luck, POSITIONS[where]())
        asked(page, where)
        still(page)
        for fault in AXE.run(page).response["violations"]:
            nodes = [f"{node['target']} {node.get('failureSummary', '')}" for node in fault["nodes"][:3]]
            faults.append(f"{where}: {fault['id']}: {nodes}")
    assert not faults, "\n".join(faults)


SMALL = """() => [...document.querySelectorAll('.periple button')].map((e) => [e.outerHTML.slice(0, 70), e.getBoundingClientRect()])
  .filter(([, r]) => r.width && (r.width < 40 || r.height < 24)).map(([html, r]) => `${html} ${Math.round(r.width)}x${Math.round(r.height)}`)"""


def test_the_middle_of_a_game_fits_a_phone(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 4, outpost=True)
    play_for(page, 14)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []
