"""Fontaine de Jouvence: open to all, on every screen, with a guide, and quiet while others play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.boards.jouvence_drive import Visit, ground, pilot, sit_down
from tests.web.drive import until
from tests.web.test_access import SMALL, Faults

LOOKS = [  # the two others in `make soak`
    ("en-GB", False),
    ("fr-FR", True),
    pytest.param("en-GB", True, marks=pytest.mark.soak),
    pytest.param("fr-FR", False, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_axe_finds_nothing(visit: Visit, language: str, dark: bool) -> None:
    faults = Faults()
    wanted = ("race", "spot", "face_up") if language == "en-GB" else ("update", "room")
    for scene in wanted:
        faults.look(visit(scene, dark=dark, language=language), f"{scene} {language} {dark}")
    page = visit(dark=dark, language=language)
    sit_down(page, 4)
    until(page, "document.querySelector('.draft [data-target]')")
    faults.look(page, f"draft {language} {dark}")
    assert not faults, "\n".join(faults)


def test_targets_on_a_phone_are_big_enough(visit: Visit) -> None:
    for scene in ("spot", "move", "update", "face_up"):
        page = visit(scene, phone=True)
        small = [one for one in page.evaluate(SMALL) if "pawn" not in one and "far" not in one]
        assert small == [], scene
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_guide_speaks_when_its_moment_comes(visit: Visit) -> None:
    page = visit(guide=True)
    sit_down(page, 2)
    until(page, "document.querySelector('.draft [data-target]')")
    expect(page.locator("[data-guide=character]")).to_be_visible()
    page.locator("[data-guide] .btn.strong").click()
    for scene, hint in (
        ("spot", "tile"),
        ("update", "update"),
        ("face_up", "fight"),
        ("move", "walk"),
        ("race", "race"),
    ):
        page = visit(scene, guide=True)
        expect(page.locator(f"[data-guide={hint}]")).to_be_visible()


def test_others_move_while_one_waits_and_nothing_shifts(visit: Visit) -> None:
    page = visit(still=False)
    sit_down(page, 3, characters="deal")
    pilot(page, 4)
    until(page, "window.pressed > 8", 40)
    ground(page)
    place = "(() => { const r = document.querySelector('.map-place').getBoundingClientRect(); return [r.x, r.y, r.width].map(Math.round).join() })()"
    before = page.evaluate(place)
    pilot(page, 5)
    until(page, "window.pressed > 6", 40)
    ground(page)
    assert page.evaluate(place) == before
    until(page, "!document.querySelector('.herald .pic')", 20)  # a great moment has its time, and no more
