"""Whole games through the page: by clicks, by keys, by touch, of every game of the house."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ludotheque.core.contract import Game
from tests.web.conftest import Person
from tests.web.drive import HAND, autopilot, lay, make, open_table, prefer, sit, taken, wait_over


def test_from_nothing_to_the_first_move_in_two_clicks(person: Person) -> None:
    page = person()
    page.goto("/")

    page.get_by_role("button", name="Play Levée now against bots").click()
    page.locator(".bar .choice").first.click()

    expect(page.get_by_role("log", name="Log")).to_contain_text("You lay")


def test_two_browsers_and_a_bot_play_a_whole_game_of_the_toy(person: Person) -> None:
    host, guest = person(), person("fr-FR")
    host.goto("/new/levee")
    host.get_by_label("Who takes seat B?").select_option("friend")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("The link of this table", exact=True).last.input_value()

    guest.goto(link)
    guest.get_by_label("Votre nom").fill("Grégoire")
    guest.get_by_role("button", name="M’asseoir").click()
    guest.get_by_role("button", name="Je suis prêt").wait_for()
    host.get_by_role("button", name="Start the game").click()

    for _ in range(4):
        for page in (host, guest):
            lay(page)
    for page, words in ((host, "The points"), (guest, "Les points")):
        expect(page.locator("dialog[open]").get_by_role("region", name=words)).to_contain_text("Grégoire")


def test_two_browsers_and_a_bot_play_a_whole_game_on_the_generic_board(person: Person, game: Game) -> None:
    host, guest = person(), person()
    for page in (host, guest):
        prefer(page, plain=True, language="en")
    players = min(3, max(game.seats))
    bots = [{"kind": "bot", "level": "random"}] * (players - 2)
    table = make(host, game=game.name, options=quick(game, players), seats=[{"kind": "me"}, {"kind": "open"}, *bots])
    sit(guest, table, "Grace")
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.wait_for_selector(".frame")

    autopilot(host, 1)
    autopilot(guest, 2)

    wait_over(host, 150)
    wait_over(guest, 20)
    assert host.evaluate("window.pressed") > 2
    assert host.locator("dialog h2").inner_text()


def quick(game: Game, players: int) -> dict[str, str | int | bool]:
    """The shortest form of a game."""
    shorter: dict[str, dict[str, str | int | bool]] = {
        "jouvence": {"round_limit": 20},
        "periple": {"artifacts": False, "empty_placement": "avoid"},
    }
    return {"players": players, **shorter.get(game.name, {})}


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if "Levée now" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar .choice")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Help")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"
    for key in ("2", "arrows", "1", "Enter"):
        page.wait_for_selector(".bar .choice")
        held = page.locator(HAND).count()
        if key == "arrows":
            walk_to_a_card(page)
            page.keyboard.press("Enter")
        elif key == "Enter":
            page.keyboard.press("ArrowDown")
            page.locator(".bar .choice").first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(key)
        taken(page, held)

    expect(page.get_by_role("dialog")).to_contain_text("Total")


def walk_to_a_card(page: Page) -> None:
    """With the arrows alone, from wherever one is."""
    for key in ["ArrowDown"] * 8 + ["ArrowUp"] * 12 + ["ArrowRight"] * 3:
        if page.evaluate("document.activeElement?.hasAttribute('data-target')"):
            return
        page.keyboard.press(key)
    raise AssertionError("no card was reached")


def test_a_whole_game_by_touch_at_390_pixels(phone: Callable[..., Page]) -> None:
    page = phone()
    page.goto("/")
    page.get_by_role("button", name="Play Levée now against bots").tap()
    page.wait_for_selector(".frame")
    for _ in range(4):
        lay(page, touch=True)

    expect(page.get_by_role("dialog")).to_contain_text("Total")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_every_total_is_in_sight_at_390_pixels(phone: Callable[..., Page]) -> None:
    page = phone()
    prefer(page, guide=False)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    open_table(page, make(page, game="agartha", options={"players": 2}, seats=seats, start=True))
    autopilot(page, 3)
    wait_over(page, 60)

    totals = page.locator("dialog .total")
    expect(totals).to_have_count(2)
    for place in (total.bounding_box() for total in totals.all()):
        assert place is not None
        assert 0 <= place["x"] <= place["x"] + place["width"] <= 390


def test_an_onlooker_sees_the_public_table_only(person: Person) -> None:
    host, passer = person(), person()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = make(host, game="levee", options={"players": 2}, seats=seats, onlookers=True, start=True)
    open_table(host, table)
    open_table(passer, table)

    expect(passer.get_by_role("heading", name="Your hand")).to_have_count(0)
    assert passer.locator(".bar .choice").count() == 0
