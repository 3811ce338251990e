"""One room: a device passed round, and a screen with phones."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.drive import lay


def test_pass_and_play_hides_the_table_between_two_people(person: Person) -> None:
    page = person()
    page.goto("/new/levee")
    page.get_by_role("radio", name="One device for all").check()
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Name of player A").fill("Ada")
    page.get_by_label("Name of player B").fill("Blaise")
    page.get_by_role("button", name="Start the game").click()

    curtains = 0
    for _ in range(12):
        page.wait_for_selector(".curtain, [data-target]")
        if page.locator(".curtain").count():
            assert page.locator("[data-piece]").count() == 0, "a card is on the page behind the curtain"
            name = page.get_by_role("heading").inner_text().split()[0]
            page.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".dock .name")).to_have_text(name)
            curtains += 1
        page.locator("[data-target]").first.click()
        page.wait_for_timeout(150)

    assert curtains >= 6
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def test_a_screen_shows_the_table_and_phones_the_hands(person: Person, phone: Callable[..., Page]) -> None:
    screen, phones = person(), [phone(), phone()]
    screen.goto("/new/levee")
    screen.get_by_role("radio", name="A screen and phones").check()
    screen.get_by_role("button", name="2 players").click()
    screen.get_by_role("button", name="Open the table").click()
    expect(screen.get_by_role("img", name="scan to play")).to_have_count(2)
    links = [str(link.get_attribute("href")) for link in screen.get_by_role("link", name="scan to play").all()]

    for one, link, name in zip(phones, links, ("Ada", "Blaise"), strict=True):
        one.goto(link)
        one.get_by_label("Your name").fill(name)
        one.get_by_role("button", name="Sit down").tap()
        one.get_by_role("button", name="I am ready").wait_for()
    expect(screen.get_by_text("Blaise")).to_be_visible()
    screen.get_by_role("button", name="Start the game").click()

    for one in [*phones, screen]:
        one.wait_for_selector(".frame")
    expect(screen.get_by_role("heading", name="Your hand")).to_have_count(0)
    expect(phones[0].get_by_text("Cards already played")).to_have_count(0)
    assert screen.locator(".bar .choice").count() == 0
    for _ in range(6):
        for one in phones:
            lay(one, touch=True)
    for one in [*phones, screen]:
        expect(one.get_by_role("dialog")).to_contain_text("Total")


def test_each_phone_sits_at_the_seat_of_its_code(person: Person, phone: Callable[..., Page]) -> None:
    screen, one = person(), phone()
    screen.goto("/new/levee")
    screen.get_by_role("radio", name="A screen and phones").check()
    screen.get_by_role("button", name="Open the table").click()
    link = screen.get_by_role("link", name="Player C").get_attribute("href")

    one.goto(str(link))
    one.get_by_label("Your name").fill("Cleo")
    one.get_by_role("button", name="Sit down").tap()

    expect(screen.locator(".seats li").nth(2)).to_contain_text("Cleo")
