"""Agartha in a real browser: whole games, hands on the pieces, the guide, both themes and languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.web.boards.agartha_play import (
    ask,
    decision,
    fly,
    play_on,
    rest,
    round_of,
    sit_down,
    step,
)
from tests.web.conftest import Person
from tests.web.drive import open_table, still, until, wait_over

AXE = Axe()
LOOKS = [  # the two others in `make soak`
    ("en-GB", False),
    ("fr-FR", True),
    pytest.param("en-GB", True, marks=pytest.mark.soak),
    pytest.param("fr-FR", False, marks=pytest.mark.soak),
]


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_of_two_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 2)

    fly(page, 3)

    wait_over(page, 90)
    met = page.evaluate("window.met")
    assert met["place_start"] == 2
    assert met["bid"] >= 18  # three tokens in each of six rounds, most of them in two presses
    assert page.locator(".bar .choice").count() == 0  # the board offers everything itself


@pytest.mark.soak
def test_a_whole_game_of_four_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 4)

    fly(page, 5)

    wait_over(page, 200)
    assert page.evaluate("window.met")["bid"] >= 18


TABS = """
(passing) => {
  // How many presses of Tab (or, below zero, of Shift and Tab) lead to the nearest thing that can be pressed.
  const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')].filter((one) => one.offsetParent && one.tabIndex >= 0)
  const held = document.querySelector('.agartha [data-chosen]') // a token is followed by a zone, a zone by a token
  const other = held?.hasAttribute('data-token') ? '[data-spot]' : held?.hasAttribute('data-spot') ? '[data-token]' : '*'
  const good = (one) => one.matches(`.agartha [data-target]:not([data-chosen])`) && one.matches(other) && (passing || !one.hasAttribute('data-pass'))
  const at = all.indexOf(document.activeElement)
  const ways = all.flatMap((one, i) => (good(one) && i !== at ? [i - at] : []))
  return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}
"""


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page, 2)
    page.keyboard.press("ArrowDown")  # the arrows begin with something that can be pressed
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-ground][data-target]')")
    page.keyboard.press("Enter")
    pressed = 0
    while rest(page) and pressed < 200:
        only_pass = page.locator(".agartha [data-target]:not([data-pass]):not([data-chosen])").count() == 0
        ways = int(page.evaluate(TABS, only_pass))
        for _ in range(abs(ways)):
            page.keyboard.press("Tab" if ways > 0 else "Shift+Tab")
        assert page.evaluate("document.activeElement.matches('[data-target]')"), decision(page)
        page.keyboard.press("Enter" if pressed % 2 else "Space")
        pressed += 1

    assert pressed >= 20
    expect(page.get_by_role("dialog")).to_contain_text("Total")


SMALL = """() => [...document.querySelectorAll('.agartha button')].filter((e) => e.offsetParent)
  .map((e) => [e.outerHTML.slice(0, 80), e.offsetWidth, e.offsetHeight]).filter(([, w, h]) => w < 40 || h < 40).map(String)"""


def test_a_whole_game_by_touch_at_390_pixels(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 3)
    for _ in range(9):  # by real touches, as a thumb finds them
        assert rest(page)
        token = page.locator("[data-token][data-legal]")
        (token if token.count() else page.locator(".agartha [data-target]:not([data-pass], [data-token])")).first.tap()
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.querySelector('main').scrollWidth") <= 390

    fly(page, 8)

    wait_over(page, 120)


# --- hands on the pieces -------------------------------------------------------------------------


def drag(page: Page, piece: Locator, place: Locator) -> None:
    """With the mouse, as a hand does it."""
    start, end = piece.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 + 8, steps=2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] - 10, steps=4)
    page.mouse.up()


def test_cards_and_tokens_are_dragged(person: Person) -> None:
    page = person(width=1440, height=900)
    sit_down(page, 2, options={"first_seat": "0"})
    for slot in (0, 1):
        ask(page, "place_start")
        drag(page, page.locator("[data-hand-card]"), page.locator(f"[data-slot='{slot}']"))
        until(page, f"document.querySelector('[data-slot=\"{slot}\"] .heap')")

    for value in (3, 1):
        ask(page, "bid")
        free = page.locator("[data-spot$='-0']:not(:has(.piece))").first
        name = free.get_attribute("data-spot")
        drag(page, page.locator(f"[data-token='{value}']"), free)
        until(page, f"document.querySelector('[data-spot=\"{name}\"] .piece')")
    ask(page, "bid")
    page.locator("[data-token='2']").click()
    page.keyboard.press("Escape")  # laid down again
    expect(page.locator("[data-token][data-chosen]")).to_have_count(0)
    page.locator("[data-spot='0-1']").click()

    dragged: set[str] = set()
    while dragged != {"draw_from", "move_card"} and rest(page) and round_of(page) == 1:
        asked = decision(page)
        if asked == "draw_from":
            drag(page, page.locator("[data-pile]"), page.locator("[data-slot='6']"))
            until(page, "document.querySelector('[data-slot=\"6\"] .heap')")  # both halves: drawn, and placed
        elif asked == "move_card":
            take_back_and_move(page)
        else:
            step(page)
            continue
        dragged.add(asked)
    assert dragged == {"draw_from", "move_card"}


def take_back_and_move(page: Page) -> None:
    heap = page.locator("[data-heap^='0-']").first
    heap.click()
    ask(page, "move_to")
    page.locator("[data-heap][data-chosen]").click()  # pressed again, it is laid down again
    ask(page, "move_card")
    drag(page, heap, page.locator("[data-slot='2']"))
    expect(page.get_by_role("log", name="Log")).to_contain_text("to Places 3")


def test_a_hint_is_shown_on_the_board_itself(person: Person) -> None:
    page = person()
    sit_down(page, 2)
    page.keyboard.press("h")
    expect(page.locator(".agartha [data-hinted]")).to_have_count(1)


def test_every_card_tells_what_it_does(person: Person) -> None:
    page = person(width=1440, height=900)
    sit_down(page, 2)
    page.locator("[data-take='0-0']").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.get_by_role("tooltip").locator("p").inner_text()
    page.locator("[data-ground='meetings']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("for good")  # why nothing is taken back from there


# --- guide, access, faces ------------------------------------------------------------------------


def test_the_guide_speaks_when_its_moment_comes(person: Person) -> None:
    page = person()
    sit_down(page, 2, guide=True)
    expect(page.locator("[data-guide=start]")).to_contain_text("slot of your board")
    page.locator("[data-guide] .btn.strong").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    for _ in range(2):
        rest(page)
        step(page)
    ask(page, "bid")
    expect(page.locator("[data-guide=bid]")).to_contain_text("three tokens")


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_axe_finds_nothing(person: Person, language: str, dark: bool) -> None:
    page = person(language, dark=dark)
    sit_down(page, 3)
    faults: list[str] = []

    def look(where: str) -> None:
        still(page)
        for fault in AXE.run(page).response["violations"]:
            nodes = [f"{node['target']} {node.get('failureSummary', '')}" for node in fault["nodes"][:3]]
            faults.append(f"{where}: {fault['id']}: {nodes}")

    look("start")
    play_on(page, 6, 14)
    look("in the game")
    page.locator(".other .open").first.click()
    look("a board seen in full")
    assert not faults, "\n".join(faults)


def test_an_onlooker_sees_boards_but_no_hand(person: Person) -> None:
    host, passer = person(), person()
    table = sit_down(host, 2, onlookers=True)
    open_table(passer, table)

    expect(passer.locator(".agartha [data-board]")).to_have_count(2)
    expect(passer.locator("[data-own], [data-token], [data-pass]")).to_have_count(0)
    assert passer.locator("[data-target]").count() == 0


def test_zones_keep_their_size_while_waiting(person: Person) -> None:
    page = person(width=1440, height=900)
    sit_down(page, 4)
    play_on(page, 2, 2)
    ask(page, "bid")
    sizes = "() => [...document.querySelectorAll('.tile, .tray, .player-board, .other')].map((e) => [e.offsetWidth, e.offsetHeight])"
    before = page.evaluate(sizes)
    play_on(page, 2, 2)
    ask(page, "bid")
    assert page.evaluate(sizes) == before
