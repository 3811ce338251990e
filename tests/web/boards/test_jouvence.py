"""Fontaine de Jouvence through its own board: whole games by click, key and touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards.jouvence_drive import Explore, Visit, asked, kinds, pilot, sit_down
from tests.web.drive import until, wait_over


def test_a_whole_game_of_two_by_clicks_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    pilot(page, 3)

    wait_over(page, 150)
    assert page.evaluate("window.pressed") > 20
    assert {"draft", "spot", "update", "move"} <= kinds(page)


@pytest.mark.soak
def test_a_whole_game_of_six_by_clicks_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, 6)
    pilot(page, 8)

    wait_over(page, 400)
    assert page.evaluate("window.pressed") > 20


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    walked = 0
    for _ in range(400):
        until(page, "document.querySelector('.jouvence [data-target], .bar .choice, dialog[open]')", 30)
        if page.locator("dialog[open]").count():
            break
        kind = asked(page)
        if page.locator(".bar .choice").count() and not (kind == "move" and walked < 3):
            page.keyboard.press("1")
        elif tab_to_a_target(page):
            walked += kind == "move"
            page.keyboard.press("Enter")
        settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    assert walked == 3


def tab_to_a_target(page: Page) -> bool:
    """With the tabulator alone, from wherever one is."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.jouvence [data-target]')"):
            return True
        page.keyboard.press("Tab")
    return False


def settled(page: Page) -> None:
    """What was pressed has been answered."""
    page.wait_for_timeout(20)
    until(page, "!document.querySelector('.prompt')?.textContent.includes('Sending')")


def test_a_whole_game_by_touch_at_390_pixels(visit: Visit) -> None:
    page = visit(phone=True)
    sit_down(page, 2)
    steps = 0
    for _ in range(400):
        until(page, "document.querySelector('.jouvence [data-target], .bar .choice, dialog[open]')", 30)
        if page.locator("dialog[open]").count():
            break
        bar, board = page.locator(".bar .choice"), page.locator(".jouvence .before [data-target]")
        if not board.count():  # nothing is laid over the map
            board = page.locator(".jouvence [data-target]")
        if bar.count() and (asked(page) != "move" or steps > 3):
            bar.first.tap()
        else:
            steps += asked(page) == "move"
            board.first.tap()
        settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    assert steps > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_nobody_is_crowned_when_the_cave_collapses_on_all(explore: Explore) -> None:
    page = explore("collapsing")
    page.locator(".bar .choice", has_text="Stop").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nobody wins")
    expect(page.locator("dialog tr.first")).to_have_count(0)
