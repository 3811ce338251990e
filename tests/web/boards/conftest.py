"""What the boards' tests get: pages at positions of their choice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.boards import jouvence_scenes as scenes
from tests.web.boards.jouvence_drive import Explore, Visit, open_scene, people
from tests.web.boards.travel import travel
from tests.web.conftest import Person
from tests.web.luck import Luck


@pytest.fixture
def visit(person: Person, luck: Luck) -> Visit:
    """`visit(scene)` is a page at a table that begins so; `visit()` a page of somebody who has just come."""

    def come(scene: str = "", phone: bool = False, guide: bool = False, **more: Any) -> Page:
        look: dict[str, Any] = {"width": 1440, "height": 900}
        if phone:
            look = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
        page = person(
            more.pop("language", "en-GB"), dark=more.pop("dark", False), still=more.pop("still", True), **look
        )
        page.set_default_timeout(40_000)  # a drowned machine is no fault of the board
        if not guide:
            page.add_init_script("localStorage.setItem('ludotheque.settings', JSON.stringify({guide: false}))")
        if scene:
            open_scene(page, {**scenes.prepare(luck, scene), **more})
        luck.of(luck.name)  # the next table begins at the beginning
        return page

    return come


@pytest.fixture
def explore(visit: Visit, luck: Luck) -> Explore:
    """One page from scene to scene; every chair is one's own, and one looks from the first."""
    pages: list[Page] = []

    def go(scene: str) -> Page:
        if not pages:
            pages.append(visit())
        options = scenes.prepare(luck, scene)
        plan = {"game": "jouvence", "options": options, "seats": people(options["players"]), "start": True}
        travel(pages[0], plan, ".jouvence")
        luck.of(luck.name)
        return pages[0]

    return go
