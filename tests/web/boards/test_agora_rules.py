"""Agora in a real browser: every decision, and every answer to "Why can't I…?", each in a position made for it."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from ludotheque.games.agora import GAME
from tests.web.boards.agora_drive import asked, decision, in_bar, pull
from tests.web.boards.agora_scenes import (
    DECISIONS,
    REFUSALS,
    TIPS,
    WAITING,
    bidding,
    kind,
    last_sale,
    negotiating,
    others_sell,
    selling,
    value,
    wasting,
)
from tests.web.boards.answers import heard
from tests.web.boards.tables import open_at
from tests.web.conftest import Person
from tests.web.drive import until
from tests.web.luck import Luck

READY = "document.querySelector('.agora [data-target], .bar .choice')"


def press(page: Page, where: str) -> None:
    """What is quiet is pressed as well; `most` and `least` weigh with the slider."""
    if where in ("most", "least"):
        slider = page.locator(".measure input")
        slider.fill(slider.get_attribute("max" if where == "most" else "min") or "")
    else:
        page.locator(where).click(force=True)


def told(page: Page, where: str) -> str:
    press(page, where)
    return heard(page)


def test_every_decision_is_taken_on_the_board(person: Person, luck: Luck) -> None:
    page = person()
    taken: Counter[str] = Counter()
    for scene, (asks, where) in DECISIONS.items():
        open_at(page, luck, GAME, scene())
        asked(page, asks)
        before = page.locator(".log li, [role=log] li").count()
        press(page, f"{where}[data-target]")
        until(page, f"document.querySelectorAll('.log li, [role=log] li').length > {before}")
        taken[asks] += 1

    assert set(taken) == set(GAME.decisions)


def test_what_cannot_be_done_says_why(person: Person, luck: Luck) -> None:
    page = person()
    shown = {}
    at = None
    for attempt, (scene, presses, _) in sorted(REFUSALS.items(), key=lambda row: row[1][0].__name__):
        if scene is not at:
            state = scene()
            open_at(page, luck, GAME, state, rebid="raise" if state.variant.raise_rebids else "free")
            until(page, READY)
            at = scene
        for where in presses[:-1]:
            press(page, where)
        shown[attempt] = told(page, presses[-1])

    assert shown == {attempt: rule for attempt, (_, _, rule) in REFUSALS.items()}


def test_who_waits_is_told_why_as_well(person: Person, luck: Luck) -> None:
    host, left, right = person(), person(), person()
    shown = {}
    for attempt, (scene, where, _) in WAITING.items():
        open_at(host, luck, GAME, scene(), [left, right])
        assert decision(host) is None
        shown[attempt] = told(host, where)
    assert shown == {attempt: rule for attempt, (_, _, rule) in WAITING.items()}

    open_at(host, luck, GAME, negotiating(), [left, right])
    press(host, value(1))
    until(host, "document.querySelector('.counter [data-chosen]')")
    assert told(host, value(0)) == "AGO-044"  # the card is chosen

    open_at(host, luck, GAME, bidding(), [left, right])
    press(host, ".measure .seal[data-target]")
    until(host, "!document.querySelector('.agora[data-decision]')")
    assert told(host, ".counter .fist") == "AGO-047"  # the fist is closed


def test_what_cannot_even_be_tried_is_said_where_one_looks(person: Person, luck: Luck) -> None:
    page, *guests = person(width=1440, height=900), person(), person()
    for scene, where, words, rule in TIPS.values():
        open_at(page, luck, GAME, scene(), guests if scene is others_sell else ())
        page.locator(where).hover(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text(words)
        expect(page.get_by_role("tooltip")).to_contain_text(rule)
        page.mouse.move(2, 2)


def test_points_that_are_lost_are_called_so(person: Person, luck: Luck) -> None:
    page = person()
    open_at(page, luck, GAME, wasting())
    expect(page.locator(".split .rest")).to_contain_text("lost")
    expect(page.locator(".magistrates .effect")).to_contain_text("no drachmas")


def test_a_wrong_tile_gives_the_card_back(person: Person, luck: Luck) -> None:
    page = person(width=1440, height=900)
    open_at(page, luck, GAME, selling(sold=(0, 0, 0, 0)))
    asked(page, "sell")
    fish, hybrid = page.locator(kind(0)), page.locator(kind(5))

    pull(page, fish, page.locator("[data-drop='tile:1']"))
    expect(page.locator(".own .note")).to_contain_text("AGO-032")

    hybrid.click()
    page.locator(".tiles .cover:not([data-target])").first.click()
    expect(page.locator(".own .note")).to_contain_text("AGO-034")
    assert page.locator(".hand [data-piece]").count() == 7  # nothing has left the hand


def test_when_the_game_is_over_the_board_says_so(person: Person, luck: Luck) -> None:
    page = person()
    open_at(page, luck, GAME, last_sale())
    in_bar(page, "sell")
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    page.keyboard.press("Escape")

    assert told(page, value(0)) == "AGO-107"
