"""What every browser test gets: a house, a browser, and people who open pages in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web import chromium, house
from tests.web.luck import Luck


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium.find()
    except chromium.NoBrowserError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its things."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def site(rooms: Path) -> Iterator[str]:
    house.build()
    with house.serving(rooms) as address:
        yield address


@pytest.fixture
def luck(rooms: Path, request: pytest.FixtureRequest) -> Luck:
    """Every test has luck of its own, always the same."""
    chosen = Luck(rooms)
    chosen.of(request.node.nodeid)
    return chosen


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, site: str, luck: Luck) -> Iterator[Person]:
    """`person(name)` is somebody with a browser of their own; any error on their page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(
        language: str = "en-GB",
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        still: bool = True,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=site,
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            service_workers=more.pop("service_workers", "block"),
            accept_downloads=True,
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture
def phone(person: Person) -> Callable[..., Page]:
    def come(**more: Any) -> Page:
        return person(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, **more)

    return come


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    return tmp_path
