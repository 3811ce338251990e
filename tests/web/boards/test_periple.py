"""Périple at its own board: whole games by click, key and touch; every decision; every reason why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from ludotheque.games.periple.state import Periple
from ludotheque.games.periple.steps import DECISIONS
from tests.games.periple.table import do, table
from tests.web import house
from tests.web.boards.periple_drive import asked, company, pilot, play_for, press, sit_down, thing
from tests.web.boards.periple_tables import open_at, serving
from tests.web.conftest import Person
from tests.web.drive import make, open_table, until, wait_over

AXE = Axe()
QUIET = "localStorage.setItem('ludotheque.settings', JSON.stringify({guide: false}))"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("periple")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    house.build()
    with serving(folder) as address:
        yield address


At = Callable[..., Page]


@pytest.fixture
def at(person: Person, folder: Path) -> At:
    """One person, one page, any number of positions."""
    pages: list[Page] = []

    def go(state: Periple, seats: list[dict[str, Any]] | None = None) -> Page:
        if not pages:
            pages.append(person())
            pages[0].add_init_script(QUIET)
        open_at(pages[0], folder, state, seats)
        return pages[0]

    return go


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_of_two_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 2, "greedy", empty_placement="avoid", first_player=0)
    pilot(page, 3)
    wait_over(page, 90)

    assert page.evaluate("window.pressed") > 20
    assert {"start", "place"} <= set(page.evaluate("window.decisions"))


@pytest.mark.soak
def test_a_whole_game_of_four_by_clicks_on_the_board(person: Person) -> None:
    page = person()
    sit_down(page, 4, "greedy", empty_placement="avoid", outpost=True, stacking=True)
    pilot(page, 4)
    wait_over(page, 150)

    assert page.evaluate("window.pressed") > 20


def test_a_whole_game_by_keyboard_alone(at: At) -> None:
    nine = " ".join(f"P{n:02}" for n in (1, 2, 3, 4, 6, 7))
    page = at(table("A1 B1 A2 B2 A3", cards=(nine,), pile="P08 P09 P10", artifacts=False))
    asked(page, "start")

    walk_to(page, ".mat .character[data-target]")
    page.keyboard.press("Enter")
    asked(page, "place")
    walk_to(page, "[data-square][data-target]")
    page.keyboard.press("Enter")
    play_on_by_keys(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def play_on_by_keys(page: Page) -> None:
    """To the end of the game, with Tab-free arrows, Enter and digits."""
    for _ in range(160):
        until(page, "document.querySelector('.periple[data-decision], dialog[open]')", 20)
        if page.locator("dialog[open]").count():
            return
        before = standing(page)
        if page.locator(".bar .choice").count():
            page.keyboard.press("1")
        else:
            walk_to(page, ".periple [data-target]")
            page.keyboard.press("Enter")
        changed(page, before)
    raise AssertionError("the game did not end")


def walk_to(page: Page, wanted: str) -> None:
    """With the arrows alone, from wherever one is: toward the nearest of what is wanted."""
    for _ in range(60):
        key = page.evaluate(
            """(wanted) => {
              const here = document.activeElement
              if (here?.matches(wanted)) return ''
              const places = [...document.querySelectorAll(wanted)]
              if (!places.length) return '-'
              if (!here || here === document.body) return 'ArrowDown'
              const mid = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }
              const [x, y] = mid(here)
              const near = places.map((e) => [mid(e)[0] - x, mid(e)[1] - y]).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]
              return Math.abs(near[0]) > Math.abs(near[1]) ? (near[0] > 0 ? 'ArrowRight' : 'ArrowLeft') : near[1] > 0 ? 'ArrowDown' : 'ArrowUp'
            }""",
            wanted,
        )
        if key in ("", "-"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the arrows do not reach {wanted}")


def test_by_touch_at_390_pixels_the_shape_waits_for_a_second_touch(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 2, "greedy", first_player=0, sides="WE", empty_placement="avoid", artifacts=False)
    asked(page, "start")
    page.evaluate("() => document.querySelector('.guide .btn')?.click()")
    thing(page, "card D01").tap()
    asked(page, "place")
    page.evaluate("() => document.querySelector('.guide .btn')?.click()")
    square = thing(page, "square C3")
    square.tap()
    expect(square).to_have_attribute("data-chosen", "")
    assert page.locator("[data-ghost=lays]").count() == 3
    thing(page, "square D4").tap()  # another place: the shape follows
    expect(square).not_to_have_attribute("data-chosen", "")
    thing(page, "square D4").tap()
    until(page, "document.querySelectorAll('[data-square] .marker').length >= 3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    pilot(page, 5)
    wait_over(page, 60)


# --- every decision -------------------------------------------------------------------------------

FULL = "A1 B1 A2 B2 A3 B3"


def ready(*actions: str, **picture: Any) -> Periple:
    markers = picture.pop("markers", ())
    state = table(*markers, **picture)
    do(state, *actions)
    return state


POSITIONS: dict[str, Callable[[], Periple]] = {
    "start": lambda: ready(artifacts=False),
    "place": lambda: ready("use_character D02", artifacts=False),
    "extend": lambda: ready("use_character D03", "place_at C3", coins=(4, 0), artifacts=False),
    "fill": lambda: ready("use_character D02", "place_at A3", markers=(SHORT,), artifacts=False),
    "resolve": lambda: ready("use_character D01", "place_at B1", markers=(LEFT, "C1 D1 C2 D2 C3 D3"), artifacts=False),
    "auction": lambda: ready("use_character D01", "place_at B1", markers=("", "A1 A2 A3"), coins=(3, 2), artifacts=False),
    "closing": lambda: ready("use_character D01", "place_at E2", coins=(6, 0), market="R01 R05 R09 R13"),
    "flip": lambda: ready("use_flip", tiles=("R21",), down=("D01",)),
    "free": lambda: ready("use_character P42", "place_at C3", "use_free", cards=("P42",), tiles=("R01",)),
    "replace": lambda: ready("use_character D02", "place_at C2", "use_replace", markers=("", "C2 D2"), tiles=("R05",)),
    "slide_pick": lambda: ready("use_character D02", "use_slide", markers=("A1", "C3"), tiles=("R17",)),
    "slide_move": lambda: ready("use_character D02", "use_slide", "slide_from C3 bottom", markers=("A1", "C3"), tiles=("R17",)),
}
SHORT = "A1 B1 A2 B2 C1 D1 C2 D2 E1 F1 E2 F2 A5 B5 A6 B6 C5 D5 C6 D6 E5 F5 E6"  # 23 markers: one is left
LEFT = "A1 A2 A3"


STANDING = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const decision = document.querySelector('.periple')?.dataset.decision
  return JSON.stringify([decision, all('.periple [data-piece]').map((e) => e.className + e.dataset.piece), all('.periple [data-target]').length])
}"""


def standing(page: Page) -> str:
    """What is asked and how things lie."""
    return str(page.evaluate(STANDING))


def changed(page: Page, before: str) -> None:
    for _ in range(200):
        if standing(page) != before:
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"nothing moved: {before}")


def test_every_decision_is_taken_on_the_board(at: At, person: Person) -> None:
    taken = []
    for decision, state in POSITIONS.items():
        page = at(state())
        asked(page, decision)
        before = standing(page)
        target = page.locator(".periple [data-target]").last
        target.scroll_into_view_if_needed()
        target.click()
        changed(page, before)
        taken.append(decision)
    page = person()
    sit_down(page, 2, sides="choose")
    asked(page, "choose_side")
    page.locator(".edge button[data-target]").first.click()
    page.wait_for_selector(".edge .who")
    taken.append("choose_side")

    assert set(taken) == set(DECISIONS)


# --- every reason why not ----------------------------------------------------------------------------

OUT_OF_MARKERS = "A1 B1 A2 B2 C1 D1 C2 D2 E1 F1 E2 F2 A5 B5 A6 B6 C5 D5 C6 D6 E5 F5 E6 F6"
# A position, then what is pressed: a rule that is shown, or nothing where the press is a legal one.
REFUSALS: dict[str, tuple[Callable[[], Periple], list[tuple[str, str]]]] = {
    "the start of a turn": (
        lambda: ready(coins=(1, 0), down=("D01",), tiles=("R05 R14",), tiles_down=("R09",), market="R01 R06 R10 R13"),
        [
            ("card D01", "PER-027"),
            ("square C3", "PER-027"),
            ("tool end", "PER-R14"),
            ("tool rest", "PER-069"),
            ("tool right", "PER-R41"),
            ("tile R05", "PER-R41"),
            ("tile R09", "PER-088"),
            ("scroll N", "PER-048"),
            ("market 1", "PER-R40"),
        ],
    ),
    "all are up": (lambda: ready(coins=(3, 0), artifacts=False), [("tool rest", "PER-R36")]),
    "a rest was taken": (
        lambda: ready(coins=(3, 0), down=("D01 D02",), tiles=("R21",), fields={"rested": True}),
        [("tool rest", "PER-R37"), ("tile R21", ""), ("card D03", "PER-R39")],
    ),
    "a shape in hand": (
        lambda: ready("use_character D02", tiles=("R21",), down=("D01",)),
        [
            ("square F3", "PER-031"),
            ("square A3", "PER-031"),
            ("tool right", "PER-030"),
            ("card D03", "PER-045"),
            ("tool rest", "PER-R35"),
            ("tool end", "PER-R14"),
        ],
    ),
    "the base rules": (lambda: ready("use_character D02", artifacts=False), [("tool left", "PER-022")]),
    "only clockwise": (
        lambda: ready("use_character D02", tiles=("R13",), rotate_direction="clockwise"),
        [("tool left", "PER-R46")],
    ),
    "a shape that looks the same": (
        lambda: ready("use_character P36", cards=("P36",), tiles=("R13",)),
        [("tile R13", "PER-R63")],
    ),
    "nothing would be laid": (
        lambda: ready("use_character D02", markers=("A1 B1 C1",), empty_placement="avoid", artifacts=False),
        [("square B1", "PER-R15")],
    ),
    "optional squares": (
        lambda: ready("use_character P42", "place_at A4", "pay_optional C4", markers=("", "E1"), cards=("P42",), coins=(5, 0), artifacts=False),
        [("square F1", "PER-043"), ("square C4", "PER-044")],
    ),
    "an occupied one": (
        lambda: ready("use_character P42", "place_at A4", markers=("", "C4"), cards=("P42",), coins=(5, 0), artifacts=False),
        [("square C4", "PER-034")],
    ),
    "no marker left": (
        lambda: ready("use_character D02", markers=(OUT_OF_MARKERS,), tiles=("R09 R05",)),
        [("square A3", "PER-039"), ("tile R05", "PER-R45")],
    ),
    "one marker left": (
        lambda: ready("use_character D02", "place_at A3", markers=(SHORT,), tiles=("R09",)),
        [("tool end", "PER-033"), ("square F6", "PER-R18"), ("tile R09", "PER-R41")],
    ),
    "two cards to resolve": (
        lambda: ready("use_character D01", "place_at B1", "end_exploration", markers=(LEFT, "C1 D1 C2 D2 C3 D3"), tiles=("R09",)),
        [("scroll SE", "PER-048"), ("tool end", "PER-058"), ("tile R09", "PER-R42")],
    ),
    "an auction, first to speak": (
        lambda: ready("use_character D01", "place_at B1", markers=("", "A1 A2 A3"), coins=(6, 2), artifacts=False),
        [("bid 4", "PER-R28"), ("bid 7", "PER-055"), ("square F1", "PER-050")],
    ),
    "the end of a turn": (
        lambda: ready("use_character D01", "place_at E2", "end_exploration", coins=(2, 0), market="R01 R08 R03 R13", tiles=("R17",)),
        [("market 2", "PER-078"), ("tile R17", "PER-084"), ("card D02", "PER-045")],
    ),
    "a second purchase": (
        lambda: ready("use_character D01", "place_at E2", "end_exploration", "buy_tile m1", coins=(9, 0), market="R01 R08 R03 R13", tiles=("R09",)),
        [("market 3", "PER-082")],
    ),
    "an empty stall": (
        lambda: ready("use_character D01", "place_at E2", "end_exploration", coins=(5, 0), tiles=("R09 R10 R11 R12", STOCK), market="R01"),
        [(".stall .gone >> nth=0", "PER-R48")],
    ),
    "an artifact that gives a square": (POSITIONS["free"], [("square A1", "PER-100")]),
    "an artifact that replaces": (
        lambda: ready("use_character P42", "place_at A4", "use_replace", markers=("", "A4 B4 C4"), cards=("P42",), tiles=("R05",)),
        [("square F1", "PER-101"), ("square C4", "PER-R44")],
    ),
    "a marker to slide": (POSITIONS["slide_pick"], [("square F6", "PER-105")]),
    "a way to slide": (
        lambda: ready("use_character D02", "use_slide", "slide_from C3 bottom", markers=("C2", "C3"), tiles=("R17",)),
        [("square C2", "PER-105"), ("square D4", "PER-105")],
    ),
}
STOCK = " ".join(f"R{n:02}" for n in (2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24))


def test_whatever_is_refused_says_why(at: At) -> None:
    faults = []
    for where, (state, presses) in REFUSALS.items():
        page = at(state())
        asked(page)
        for words, rule in presses:
            try:
                press(page, words)
            except TimeoutError as error:
                faults.append(f"{where}: {words}: {error}")
                continue
            if not rule:
                page.wait_for_timeout(150)
                asked(page)
                continue
            try:
                expect(page.locator(".refusal")).to_contain_text(rule, timeout=2500)
            except AssertionError:
                shown = page.locator(".refusal").all_inner_texts()
                faults.append(f"{where}: {words}: expected {rule}, shown {shown}")
            page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)


def test_a_side_that_is_taken_says_so(person: Person) -> None:
    page = person()
    seats = [*company(2)[1:], {"kind": "me"}]
    open_table(page, make(page, game="periple", options={"players": 2, "sides": "choose"}, seats=seats, start=True))
    asked(page, "choose_side")
    page.locator(".edge button:not([data-target])").click()
    expect(page.locator(".refusal")).to_contain_text("PER-015")


def test_a_higher_bid_is_asked_for(at: At) -> None:
    state = table("A1 A2 A3", coins=(4, 3), turn=1, artifacts=False, sides="SN")
    do(state, "use_character D04", "place_at B1", "bid 1")
    page = at(state)
    asked(page, "auction")
    press(page, "bid 1")
    expect(page.locator(".refusal")).to_contain_text("PER-052")
    page.keyboard.press("2")  # the amounts have their digits
    expect(page.locator(".auction")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Ada bids 2")


# --- hands, guide, access -----------------------------------------------------------------------------


def carry(page: Page, what: str, where: str) -> None:
    """Take a thing with the mouse and lay it somewhere."""
    start, end = thing(page, what).bounding_box(), thing(page, where).bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 - 20, end["y"] + end["height"] / 2, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=2)
    page.mouse.up()


def markers(page: Page) -> list[str]:
    return page.eval_on_selector_all("[data-square] .marker", "all => all.map((one) => one.dataset.piece)")


def test_things_can_be_laid_by_hand(at: At) -> None:
    page = at(POSITIONS["start"]())
    asked(page, "start")
    carry(page, "card D02", "square C3")
    until(page, "document.querySelectorAll('[data-square] .marker').length >= 3")
    assert {"marker-13-0-0", "marker-14-0-0", "marker-15-0-0"} <= set(markers(page))

    page = at(POSITIONS["closing"]())
    asked(page, "closing")
    carry(page, "market 1", ".mat .head")
    thing(page, "tile R01").wait_for()

    page = at(POSITIONS["slide_pick"]())
    asked(page, "slide_pick")
    carry(page, "square C3", "square C4")
    until(page, "document.querySelector(\"[data-piece='marker-20-0-1']\")")

    page = at(POSITIONS["extend"]())
    asked(page, "extend")
    carry(page, ".mat .token", "square D3")
    until(page, "document.querySelector(\"[data-piece='marker-15-0-0']\")")


def test_two_markers_on_a_square_are_told_apart(at: At) -> None:
    state = table("", "C2 D2", on_top=("", "C2"), tiles=("R05",), stacking=True)
    do(state, "use_character D02", "place_at C2", "use_replace")
    page = at(state)
    asked(page, "replace")
    press(page, "square C2")
    expect(page.locator(".picker .btn")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".picker")).to_have_count(0)
    press(page, "square C2")
    page.locator(".picker .btn").nth(1).click()
    until(page, "document.querySelector(\"[data-piece='marker-8-1-0']\")")


def test_the_shape_follows_the_pointer_and_says_what_it_would_do(at: At) -> None:
    page = at(ready("use_character D02", markers=("A1", "C1"), artifacts=False))
    asked(page, "place")
    thing(page, "square D1").hover()
    ghosts = page.eval_on_selector_all("[data-ghost]", "all => all.map((e) => [e.dataset.square, e.dataset.ghost])")
    assert sorted(ghosts) == [["2", "blocked"], ["3", "lays"], ["4", "lays"]]
    expect(page.locator(".earns")).to_have_text("+2")
    thing(page, "square F5").hover()
    assert set(page.eval_on_selector_all("[data-ghost]", "all => all.map((e) => e.dataset.ghost)")) == {"outside"}


def test_the_guide_speaks_when_its_moment_comes(person: Person) -> None:
    page = person()
    sit_down(page, 2, first_player=0)
    asked(page, "start")
    expect(page.locator("[data-guide=character]")).to_be_visible()
    page.locator(".guide .btn.strong").click()
    press(page, "card D02")
    expect(page.locator("[data-guide=shape]")).to_be_visible()


PLACES = """() => ['.plan', '.stall', '.rival', '.mat'].map((one) => {
  const { left, top } = document.querySelector(one).getBoundingClientRect()
  return [one, Math.round(left), Math.round(top)]
})"""


def test_nothing_jumps_while_the_others_play(person: Person) -> None:
    page = person(still=False, width=1440, height=900)
    page.add_init_script(QUIET)
    sit_down(page, 3, first_player=0)
    for _ in range(2):
        asked(page, "start")
        before = page.evaluate(PLACES)
        play_for(page, 2)
        asked(page)
        page.wait_for_timeout(100)
        assert page.evaluate(PLACES) == before


@pytest.mark.parametrize(("language", "dark"), [("en-GB", False), ("fr-FR", True)])
def test_axe_finds_nothing_at_the_board(person: Person, folder: Path, language: str, dark: bool) -> None:
    page, faults = person(language, dark=dark), []
    for where in ("start", "place", "auction", "closing", "extend"):
        open_at(page, folder, POSITIONS[where]())
        asked(page, where)
        page.wait_for_timeout(150)
        for fault in AXE.run(page).response["violations"]:
            nodes = [f"{node['target']} {node.get('failureSummary', '')}" for node in fault["nodes"][:3]]
            faults.append(f"{where}: {fault['id']}: {nodes}")
    assert not faults, "\n".join(faults)


SMALL = """() => [...document.querySelectorAll('.periple button')].map((e) => [e.outerHTML.slice(0, 70), e.getBoundingClientRect()])
  .filter(([, r]) => r.width && (r.width < 40 || r.height < 24)).map(([html, r]) => `${html} ${Math.round(r.width)}x${Math.round(r.height)}`)"""


def test_the_middle_of_a_game_fits_a_phone(phone: Callable[..., Page]) -> None:
    page = phone()
    sit_down(page, 4, outpost=True)
    play_for(page, 30)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []
