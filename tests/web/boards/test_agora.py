"""The board of Agora: whole games on it, every decision, every refusal, drags, the guide, both themes and languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards.agora_drive import (
    asked,
    bid,
    fly,
    in_bar,
    negotiate,
    no_guide,
    play_by_keys,
    press_targets,
    pull,
    reach,
    sit_down,
)
from tests.web.conftest import Person
from tests.web.drive import make, open_table, sit, until, wait_over
from tests.web.test_access import SMALL, Faults

DECISIONS: Final = {"negotiate", "bid", "discard", "last_lot", "sell", "repute", "bribe", "order"}

LOOKS = [  # the two others in `make soak`
    ("en-GB", False),
    ("fr-FR", True),
    pytest.param("en-GB", True, marks=pytest.mark.soak),
    pytest.param("fr-FR", False, marks=pytest.mark.soak),
]


def test_a_whole_game_of_three_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 3)
    fly(page)
    wait_over(page, 240)
    assert page.evaluate("() => window.pressed") > 25
    expect(page.locator("dialog")).to_contain_text("Total")


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_on_the_board_by_the_mouse(person: Person, players: int) -> None:
    page = person()
    sit_down(page, players)
    press_targets(page, touch=False)
    expect(page.locator("dialog")).to_contain_text("Total")


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    sit_down(page, 3)
    play_by_keys(page)
    expect(page.locator("dialog")).to_contain_text("Total")


def test_a_whole_game_by_touch_at_390_pixels(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 4)
    page.wait_for_selector("[data-target]")
    assert page.evaluate(SMALL) == []
    press_targets(page, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("dialog")).to_contain_text("Total")


SOON: Final = {
    "AGO-R10",  # a negotiation card a second time
    "AGO-045",  # a negotiation card after the auctions began
    "AGO-046",  # more drachmas than one has
    "AGO-074",  # more reputation than points, or on another tile
    "AGO-075",  # more magistrates than points
}
LATER: Final = {
    "AGO-041",  # anything else with ten cards in hand
    "AGO-R27",  # a card that the city needs no more of
    "AGO-064",  # a second type under the Agoranome, reputation under the Euthyne
}
DEAR: Final = {"AGO-035", "AGO-038", "AGO-040"}  # a card of the last lot above one's means


@pytest.mark.soak
def test_what_is_pressed_in_vain_tells_its_rule(person: Person) -> None:
    """A few quiet things are pressed at every decision."""
    page = person()
    sit_down(page, 3)
    fly(page, 2, "briber prober", enough=SOON)
    until(page, "window.atLast", 240)
    assert set(page.evaluate("() => window.told")) >= SOON


@pytest.mark.soak
def test_all_that_is_pressed_in_vain_tells_its_rule(person: Person) -> None:
    page = person()
    told: set[str] = set()
    for seed, style in enumerate(("hoarder prober", "briber prober", "prober", "hoarder prober", "prober", "prober")):
        if told >= SOON | LATER and DEAR & told:
            break
        sit_down(page, 3)
        fly(page, seed + 1, style, enough=(SOON | LATER) - told)
        until(page, "window.atLast", 300)
        told |= set(page.evaluate("() => window.told"))
    assert told >= SOON | LATER
    assert DEAR & told


def refused(page: Page, words: str) -> None:
    expect(page.locator(".refusal")).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.locator(".refusal")).to_have_count(0)


def test_who_waits_is_told_why_as_well(person: Person) -> None:
    host, left, right = person(), person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = make(host, game="agora", options={"players": 3}, seats=seats)
    sit(left, table, "Left")
    sit(right, table, "Right")
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, left, right):
        page.wait_for_selector(".agora")
        no_guide(page)
        page.reload()
    fist = host.locator(".counter .fist")
    card = host.locator(".hand button").first

    negotiate(host, 0)
    host.locator(".counter [data-value='1']").click()
    refused(host, "AGO-044")
    card.click()
    refused(host, "AGO-R53")
    negotiate(left, 4)
    negotiate(right, 4)
    bid(host, 0)
    fist.click()
    refused(host, "AGO-047")
    bid(left, 3)
    bid(right, 3)
    until(host, "document.querySelector('.square .caption').textContent.includes('again')")
    fist.click()
    refused(host, "AGO-050")
    bid(left, 2)
    bid(right, 0)
    bid(host, 15)  # 15 against 4 of the other's card: the second lot, and the purse is empty
    bid(right, 0)
    in_bar(right, "last_lot")
    card_of_a_waiting_seller(host, left, right)

    negotiate(host, 1)
    negotiate(left, 2)
    negotiate(right, 2)
    asked(left, "bid")
    fist.click()
    refused(host, "AGO-059")
    bid(left, 1)
    bid(right, 0)


def card_of_a_waiting_seller(host: Page, *others: Page) -> None:
    """Everybody closes the stall; the host, with the smallest sum, sells first, and then waits for the others."""
    told = False
    for _ in range(3):
        until(host, "document.querySelector('.agora').dataset.phase === 'sell'")
        if host.locator(".agora[data-decision=sell]").count():
            in_bar(host, "sell")
            continue
        if not told:
            host.locator(".hand button").first.click()
            refused(host, "AGO-066")
            told = True
        for page in others:
            if page.locator(".agora[data-decision=sell]").count():
                in_bar(page, "sell")
                break
        host.wait_for_timeout(200)
    assert told


def test_a_wrong_tile_is_told_without_asking(person: Person) -> None:
    page = person()
    sit_down(page, 3)
    for seed in range(1, 40):
        if reach(page, "sell", seed=seed) == "":
            sit_down(page, 3)
            continue
        several = page.locator(".hand [data-target][aria-pressed]")
        if several.count():
            several.first.click()
            quiet = page.locator(".tiles .cover:not([data-target])")
            if quiet.count():
                break
            page.keyboard.press("Escape")
            expect(page.locator(".cover")).to_have_count(0)
        fly(page, seed, most=page.evaluate("() => window.pressed") + 1)
        until(page, "window.atLast")
    quiet.first.click()
    expect(page.locator(".own .note, .refusal")).not_to_have_count(0)


def test_every_decision_is_taken_on_the_board_and_pieces_can_be_dragged(person: Person) -> None:
    page = person()
    sit_down(page, 3)
    page.wait_for_selector("[data-target]")
    pull(page, page.locator(".counter [data-value='3']"), page.locator("[data-drop=square]"))
    asked(page, "bid")

    taken = {"negotiate"}
    dragged: set[str] = set()
    for style in ("hoarder", "briber", "hoarder", "briber", "hoarder", "briber"):
        wanted = {"discard", "last_lot"} - dragged if style == "hoarder" else {"sell", "order"} - dragged
        while wanted and (found := reach(page, *wanted, style=style)):
            drag_one(page, found)
            dragged.add(found)
            wanted.discard(found)
        taken |= dragged | set(page.evaluate("() => Object.keys(window.seen)"))
        if len(dragged) == 4 and taken == DECISIONS:
            return
        if page.locator("dialog[open]").count():
            sit_down(page, 3)
    raise AssertionError(f"dragged {dragged}, taken {taken}")


def drag_one(page: Page, kind: str) -> None:
    if kind == "sell":
        held = page.locator(".hand [data-piece]").count()
        for good in range(4):  # a tile that the card does not fit gives it back
            pull(page, page.locator(".hand [data-target]").first, page.locator(f"[data-drop='tile:{good}']"))
            page.wait_for_timeout(700)
            if page.locator(".hand [data-piece]").count() != held:
                return
        raise AssertionError("no tile took the card")
    if kind == "discard":
        held = page.locator(".hand [data-piece]").count()
        pull(page, page.locator(".hand [data-target]").first, page.locator("[data-drop=discard]"))
        until(page, f"document.querySelectorAll('.hand [data-piece]').length !== {held}")
    elif kind == "last_lot":
        held = page.locator(".hand [data-piece]").count()
        pull(page, page.locator("[data-lot][data-target]").first, page.locator("[data-drop=hand]"))
        until(page, f"document.querySelectorAll('.hand [data-piece]').length !== {held}")
    else:
        left = page.locator("[data-magistrate][data-target]").count()
        pull(page, page.locator("[data-magistrate][data-target]").last, page.locator("[data-drop=pile]"))
        until(page, f"document.querySelectorAll('[data-magistrate][data-target]').length !== {left}")


def test_the_guide_speaks_when_its_moment_comes(person: Person) -> None:
    page = person()
    sit_down(page, 3, guide=True)
    expect(page.locator("[data-guide=agora-negotiate]")).to_contain_text("sells first")
    page.locator(".guide .btn.strong").click()
    expect(page.locator(".guide")).to_have_count(0)
    reach(page, "bid")
    expect(page.locator("[data-guide=agora-bid]")).to_be_visible()
    page.locator(".guide .btn.strong").click()
    reach(page, "sell")
    expect(page.locator("[data-guide=agora-sell]")).to_be_visible()


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_axe_finds_nothing_on_the_board(person: Person, language: str, dark: bool) -> None:
    page, faults = person(language, dark=dark), Faults()
    sit_down(page, 4)
    for kind in ("negotiate", "sell", "repute"):
        reach(page, kind, style="briber")
        faults.look(page, kind)
    assert not faults, "\n".join(faults)


def test_the_zones_stay_where_they_are(person: Person) -> None:
    """From decision to decision nothing on the board moves away from under the pointer."""
    page = person(width=1440, height=900)
    sit_down(page, 3)
    places = []
    for kind in ("negotiate", "bid", "sell"):
        reach(page, kind, style="briber")
        places.append(
            page.evaluate("""() => ['.square', '.magistrates', '.tiles', '.own', '.counter'].map((zone) => {
          const { x, y, width, height } = document.querySelector('.agora ' + zone).getBoundingClientRect()
          return [x, y, width, height].map(Math.round).join(' ')
        })""")
        )
    assert places[0] == places[1] == places[2]


def test_onlookers_and_shared_screens_see_no_hand(person: Person) -> None:
    host, passer = person(), person()
    table = sit_down(host, 3, onlookers=True)
    open_table(passer, table)
    passer.wait_for_selector(".agora")
    expect(passer.locator(".own")).to_have_count(0)
    expect(passer.locator(".agora [data-target]")).to_have_count(0)
