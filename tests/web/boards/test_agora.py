"""Agora in a real browser: whole games, hands on the pieces, the guide, both themes and languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.agora import GAME
from tests.web.boards.agora_drive import asked, fly, play_by_keys, press_targets, pull, reach, sit_down
from tests.web.boards.agora_scenes import DRAGS
from tests.web.boards.tables import open_at
from tests.web.conftest import Person
from tests.web.drive import open_table, until, wait_over
from tests.web.luck import Luck
from tests.web.test_access import SMALL, Faults

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


def test_pieces_can_be_dragged(person: Person, luck: Luck) -> None:
    page = person(width=1440, height=900)
    for scene, (kind, piece, place) in DRAGS.items():
        open_at(page, luck, GAME, scene())
        asked(page, kind)
        told = page.locator("[role=log] li").count()
        pull(page, page.locator(f"{piece}[data-target]"), page.locator(f"[data-drop='{place}']"))
        until(page, f"document.querySelectorAll('[role=log] li').length > {told}")


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
