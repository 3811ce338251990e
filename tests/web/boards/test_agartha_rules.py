"""Agartha in a real browser: every decision, and every answer to "Why can't I…?", each in a position made for it."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from ludotheque.games.agartha import AGARTHA
from tests.web.boards.agartha_play import ask, decision, rest
from tests.web.boards.agartha_scenes import (
    DECISIONS,
    REFUSALS,
    TIPS,
    last_step,
    others_bid,
    others_step,
    starting,
)
from tests.web.boards.answers import heard
from tests.web.boards.tables import open_at
from tests.web.conftest import Person
from tests.web.drive import until
from tests.web.luck import Luck

BARE = """(place) => {
  // A point of this place where nothing lies on it.
  place.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = place.getBoundingClientRect()
  for (let y = top + 4; y < top + height; y += 4) for (let x = left + 4; x < left + width; x += 4) {
    if (document.elementFromPoint(x, y) === place) return { x: x - left, y: y - top }
  }
}"""


def press(page: Page, where: str) -> None:
    """What is quiet is pressed as well; a slot beside its cards, and what is offered once it stands still."""
    at = page.locator(where).evaluate(BARE) if "ground" in where else None
    page.locator(where).click(position=at, force="data-target" not in where)


def told(page: Page, where: str) -> str:
    """The rule that a press is answered with."""
    press(page, where)
    return heard(page)


def test_every_decision_is_taken_on_the_board(person: Person, luck: Luck) -> None:
    page = person()
    taken: Counter[str] = Counter()
    for scene, steps in DECISIONS.items():
        open_at(page, luck, AGARTHA, scene())
        for kind, where in steps:
            ask(page, kind)
            press(page, where + "[data-target]")
            taken[kind] += 1
        until(page, f"!document.querySelector(`.agartha[data-decision={steps[-1][0]}] {steps[-1][1]}[data-target]`)")

    assert set(taken) == set(AGARTHA.decisions)


def test_what_cannot_be_done_says_why(person: Person, luck: Luck) -> None:
    page = person()
    shown = {}
    at = None
    for attempt, (scene, presses, _) in sorted(REFUSALS.items(), key=lambda row: row[1][0].__name__):
        if scene is not at:
            open_at(page, luck, AGARTHA, scene())
            assert rest(page)
            at = scene
        for where in presses[:-1]:
            press(page, where)
        shown[attempt] = told(page, presses[-1])

    assert shown == {attempt: rule for attempt, (_, _, rule) in REFUSALS.items()}


def test_what_cannot_even_be_tried_is_said_where_one_looks(person: Person, luck: Luck) -> None:
    page = person(width=1440, height=900)
    at = None
    for scene, where, words, rule in TIPS.values():
        if scene is not at:
            open_at(page, luck, AGARTHA, scene())
            at = scene
        page.locator(where).hover(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text(words)
        expect(page.get_by_role("tooltip")).to_contain_text(rule)


def test_who_is_not_asked_is_told_whose_turn_it_is(person: Person, luck: Luck) -> None:
    host, guest = person(), person()
    open_at(host, luck, AGARTHA, others_bid(), [guest])
    assert decision(host) == ""
    assert told(host, "[data-spot='1-0']") == "AGA-028"

    open_at(host, luck, AGARTHA, others_step(), [guest])
    assert told(host, "[data-ground='3']") == "AGA-036"

    open_at(host, luck, AGARTHA, starting(), [guest])
    for slot in (0, 1):
        ask(host, "place_start")
        held = host.locator("[data-hand] .card").count()
        press(host, f"[data-ground='{slot}'][data-target]")
        until(host, f"document.querySelectorAll('[data-hand] .card').length < {held}")
    assert told(host, "[data-ground='2']") == "AGA-R06"


def test_when_the_game_is_over_the_board_says_so(person: Person, luck: Luck) -> None:
    page = person()
    open_at(page, luck, AGARTHA, last_step())
    ask(page, "place_card")
    press(page, "[data-ground='0']")
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    page.keyboard.press("Escape")

    assert told(page, "[data-ground='0']") == "AGA-076"
    assert decision(page) == ""
