"""Lost and found again: reloads, networks that go and come, servers that stop."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web import house
from tests.web.conftest import Person
from tests.web.drive import HAND, autopilot, lay, make, open_table, sit, until, wait_over
from tests.web.wire import between

DUEL = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def hand(page: Page) -> list[str]:
    return page.locator(HAND).all_inner_texts()


def test_a_reload_in_the_middle_of_a_decision_shows_the_same_table(person: Person) -> None:
    page = person()
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    lay(page)
    page.wait_for_selector("[data-target]")
    before = hand(page)

    page.reload()

    page.wait_for_selector("[data-target]")
    assert hand(page) == before
    expect(page.get_by_role("log", name="Log")).to_contain_text("You lay")


def test_offline_in_the_middle_of_a_decision_then_back(person: Person, site: str) -> None:
    page = person()
    with between(site) as wire:
        page.goto(wire.address)
        page.get_by_role("button", name="Play Levée now against bots").click()
        page.wait_for_selector("[data-target]")
        held = page.locator(HAND).count()
        page.context.set_offline(True)
        wire.cut()
        expect(page.locator(".banner")).to_contain_text("You are offline")

        page.locator("[data-target]").first.click()
        expect(page.locator(".banner")).to_contain_text("Your move is kept")
        wire.mend()
        page.context.set_offline(False)

        until(page, f"document.querySelectorAll('{HAND}').length === {held - 1}")
        until(page, "!document.querySelector('.banner').classList.contains('shown')")
        lines = page.get_by_role("log", name="Log").inner_text()
        assert lines.count("You lay") == 1, lines


def test_a_server_that_stops_and_comes_back_loses_nothing(person: Person, tmp_path: Path) -> None:
    page, port = person(), house.free_port()
    with house.serving(tmp_path, port) as address:
        page.goto(address)
        page.get_by_role("button", name="Play Levée now against bots").click()
        lay(page)
        page.wait_for_selector("[data-target]")
        before = hand(page)
    expect(page.locator(".banner")).to_contain_text("Trying again")
    with house.serving(tmp_path, port):
        until(page, "!document.querySelector('.banner')?.classList.contains('shown')", 30)
        assert hand(page) == before
        autopilot(page, 3)
        wait_over(page, 30)


def test_coming_back_plays_a_film_of_what_was_missed(person: Person) -> None:
    host, guest = person(), person(still=False)
    table = make(host, game="levee", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
    sit(guest, table, "Grace")
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.wait_for_selector("[data-target]")
    lay(guest)
    guest.wait_for_timeout(800)
    left = hand(guest)
    guest.goto("about:blank")
    lay(host)
    host.wait_for_selector("[data-target]")

    guest.goto(f"/table/{table}")

    guest.wait_for_selector("[data-target]")
    assert hand(guest) == left
    expect(guest.get_by_role("log", name="Log")).to_contain_text("The cards are turned up")


def test_without_a_server_the_offline_page_says_so(person: Person, tmp_path: Path) -> None:
    page = person(service_workers="allow")
    with house.serving(tmp_path) as address:
        page.goto(address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()
    page.goto(f"{address}/rules/levee")

    expect(page.get_by_role("heading")).to_contain_text("ne répond pas")
