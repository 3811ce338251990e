"""Pictures of every page for the docs: `python -m tests.web.screens [folder [page …]]`, or `make screens`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import chromium, house
from tests.web.drive import autopilot, make, open_table, play_for, prefer, wait_over
from tests.web.luck import Luck

ROOT: Final = Path(__file__).resolve().parents[2]
DUEL: Final = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]
PAIR: Final = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}]
LOOKS: Final = {  # the size and the theme that each look has; the language follows
    "wide-day-fr": {"width": 1440, "height": 900, "dark": False, "language": "fr-FR"},
    "wide-evening-en": {"width": 1440, "height": 900, "dark": True, "language": "en-GB"},
    "phone-day-en": {"width": 390, "height": 844, "dark": False, "language": "en-GB"},
    "phone-evening-fr": {"width": 390, "height": 844, "dark": True, "language": "fr-FR"},
}


def visitor(browser: Browser, site: str, look: dict[str, Any]) -> Page:
    small = look["width"] < 500
    context = browser.new_context(
        base_url=site,
        viewport={"width": look["width"], "height": look["height"]},
        device_scale_factor=1.5 if small else 1,
        locale=look["language"],
        color_scheme="dark" if look["dark"] else "light",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
        service_workers="block",
    )
    return context.new_page()


def table(page: Page, game: str = "levee", moves: int = 2, **plan: Any) -> None:
    """A table with a few moves behind it."""
    seats = plan.pop("seats", DUEL)
    prefer(page, guide=False)
    open_table(page, make(page, game=game, options={"players": len(seats)}, seats=seats, start=True, **plan))
    play_for(page, moves)


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector("h1")

    return go


def with_key(key: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        table(page, moves=1)
        page.keyboard.press(key)

    return go


def waiting(page: Page) -> None:
    page.goto(f"/table/{make(page, game='agora')}")
    page.wait_for_selector("svg[role=img]")


def invited(page: Page) -> None:
    link = f"/table/{make(page, game='periple', options={'players': 3})}"
    page.context.clear_cookies()
    page.evaluate("() => localStorage.clear()")
    page.goto(link)
    page.wait_for_selector("form")


def refused(page: Page) -> None:
    table(page, moves=1)
    page.keyboard.press("u")
    page.wait_for_selector(".refusal")


def curtain(page: Page) -> None:
    page.goto(f"/table/{make(page, game='levee', options={'players': 2}, seats=PAIR, room='pass', start=True)}")
    page.wait_for_selector(".curtain")


def codes(page: Page) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    page.goto(f"/table/{make(page, game='agora', options={'players': 3}, seats=seats, room='screen', onlookers=True)}")
    page.wait_for_selector("svg[role=img]")
    page.wait_for_timeout(500)


def finished(page: Page) -> None:
    table(page, moves=0)
    autopilot(page, 4)
    wait_over(page, 60)
    page.evaluate("() => clearInterval(window.pilot)")


def proved(page: Page) -> None:
    finished(page)
    page.locator("dialog .doings button").last.click()
    page.wait_for_selector("dialog dl")


def replayed(page: Page) -> None:
    finished(page)
    page.locator("dialog .doings a[href^='/replay']").click()
    page.wait_for_selector(".film")
    for _ in range(6):
        page.keyboard.press("ArrowRight")


def kept(page: Page) -> None:
    finished(page)
    table(page, game="agora")
    make(page, game="periple", options={"players": 3})
    page.goto("/tables")
    page.wait_for_selector("main ul a")


def moment(game: str, moves: int) -> Callable[[Page], None]:
    """One moment of a game on its own board; `moves` beyond any game: its end."""
    return lambda page: table(page, game=game, moves=moves)


def first_hint(page: Page) -> None:
    open_table(page, make(page, game="agartha", options={"players": 3}, seats=DUEL, start=True))
    page.wait_for_selector("[data-guide]")


MOMENTS: Final = {"start": 0, "middle": 24, "end": 4000}
BOARDS: Final = {
    f"{game}-{when}": moment(game, moves)
    for game in ("agartha", "periple", "agora", "jouvence")
    for when, moves in MOMENTS.items()
}
PAGES: Final[dict[str, Callable[[Page], None]]] = {
    "home": at("/"),
    "new-table": at("/new/periple"),
    "waiting-room": waiting,
    "invited": invited,
    "table": table,
    "table-rules": with_key("r"),
    "table-help": with_key("?"),
    "table-menu": with_key("m"),
    "table-refusal": refused,
    "table-guide": first_hint,
    **BOARDS,
    "curtain": curtain,
    "screen-codes": codes,
    "end": finished,
    "end-verified": proved,
    "replay": replayed,
    "rules": at("/rules/levee"),
    "my-tables": kept,
    "nowhere": at("/nowhere"),
}
FOUR: Final = ("home", "new-table", "table", "end", *BOARDS)  # in all four looks; the others in two
WHOLE: Final = ("home", "new-table", "waiting-room", "invited", "screen-codes", "rules", "my-tables")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or list(PAGES)
    house.build()
    with tempfile.TemporaryDirectory() as data, house.serving(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for name in wanted:
            for look, how in LOOKS.items():
                if name not in FOUR and look in ("wide-evening-en", "phone-day-en"):
                    continue
                Luck(Path(data)).of(f"{name} {look}")  # the same picture the next time
                page = visitor(browser, site, how)
                PAGES[name](page)
                page.wait_for_timeout(400)
                file = folder / f"{name}-{look}.jpg"
                page.screenshot(path=file, type="jpeg", quality=72, full_page=name in WHOLE)
                page.context.close()
                print(file.name)
        browser.close()


if __name__ == "__main__":
    main()
