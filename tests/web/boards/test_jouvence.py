"""Fontaine de Jouvence through its own board: whole games, every decision, every refusal, open to all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import jouvence_scenes as scenes
from tests.web.boards.jouvence_drive import (
    asked,
    beside,
    card,
    cell,
    drag,
    ground,
    kinds,
    middle_of,
    open_scene,
    pilot,
    refused,
    sit_down,
)
from tests.web.conftest import Person
from tests.web.drive import until, wait_over
from tests.web.luck import Luck
from tests.web.test_access import SMALL, Faults

DECISIONS = {"draft", "spot", "turn", "lair", "room", "update", "face", "held", "targets", "defend", "wound", "move"}

Visit = Callable[..., Page]

LOOKS = [  # the two others in `make soak`
    ("en-GB", False),
    ("fr-FR", True),
    pytest.param("en-GB", True, marks=pytest.mark.soak),
    pytest.param("fr-FR", False, marks=pytest.mark.soak),
]


@pytest.fixture
def visit(person: Person, luck: Luck) -> Visit:
    """`visit(scene)` is a page at a table that begins so; `visit()` a page of somebody who has just come."""

    def come(scene: str = "", phone: bool = False, guide: bool = False, **more: Any) -> Page:
        look: dict[str, Any] = {"width": 1440, "height": 900}
        if phone:
            look = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
        page = person(more.pop("language", "en-GB"), dark=more.pop("dark", False), **look)
        page.set_default_timeout(40_000)  # a drowned machine is no fault of the board
        if not guide:
            page.add_init_script("localStorage.setItem('ludotheque.settings', JSON.stringify({guide: false}))")
        if scene:
            open_scene(page, {**scenes.prepare(luck, scene), **more})
        luck.of(luck.name)  # the next table begins at the beginning
        return page

    return come


# --- whole games


def test_a_whole_game_of_two_by_clicks_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    pilot(page, 3)

    wait_over(page, 150)
    assert page.evaluate("window.pressed") > 20
    assert {"draft", "spot", "update", "move"} <= kinds(page)


@pytest.mark.soak
def test_a_whole_game_of_six_by_clicks_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, 6)
    pilot(page, 8)

    wait_over(page, 400)
    assert page.evaluate("window.pressed") > 20


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    walked = 0
    for _ in range(400):
        until(page, "document.querySelector('.jouvence [data-target], .bar .choice, dialog[open]')", 30)
        if page.locator("dialog[open]").count():
            break
        kind = asked(page)
        if page.locator(".bar .choice").count() and not (kind == "move" and walked < 3):
            page.keyboard.press("1")
        elif tab_to_a_target(page):
            walked += kind == "move"
            page.keyboard.press("Enter")
        settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    assert walked == 3


def tab_to_a_target(page: Page) -> bool:
    """With the tabulator alone, from wherever one is."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.jouvence [data-target]')"):
            return True
        page.keyboard.press("Tab")
    return False


def settled(page: Page) -> None:
    """What was pressed has been answered."""
    page.wait_for_timeout(20)
    until(page, "!document.querySelector('.prompt')?.textContent.includes('Sending')")


def test_a_whole_game_by_touch_at_390_pixels(visit: Visit) -> None:
    page = visit(phone=True)
    sit_down(page, 2)
    steps = 0
    for _ in range(400):
        until(page, "document.querySelector('.jouvence [data-target], .bar .choice, dialog[open]')", 30)
        if page.locator("dialog[open]").count():
            break
        bar, board = page.locator(".bar .choice"), page.locator(".jouvence .before [data-target]")
        if not board.count():  # nothing is laid over the map
            board = page.locator(".jouvence [data-target]")
        if bar.count() and (asked(page) != "move" or steps > 3):
            bar.first.tap()
        else:
            steps += asked(page) == "move"
            board.first.tap()
        settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    assert steps > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# --- every decision, with every kind of action that the board offers


def test_every_decision_is_taken_on_the_board(visit: Visit) -> None:
    met: set[str] = set()

    def begin(scene: str, decision: str) -> Page:
        page = visit(scene)
        assert asked(page) == decision
        met.add(decision)
        return page

    page = visit()
    sit_down(page, 2)
    until(page, "document.querySelector('.draft [data-target]')")
    met.add(asked(page))
    page.locator(".draft [data-target]").first.click()  # whoever the others have left
    until(page, "document.querySelector('.jouvence:not(.drafting)')")

    page = begin("spot", "spot")
    page.get_by_role("button", name="Lay it at F6").hover()
    expect(page.locator(".spot .ghost")).to_be_visible()
    page.get_by_role("button", name="Lay it at F6").click()
    until(page, "document.querySelector('.jouvence').dataset.decision === 'turn'")
    met.add("turn")
    page.locator(".drawn [data-target]").last.click()
    until(page, "document.querySelectorAll('.tile[data-piece]').length === 8")

    page = begin("lair", "lair")
    page.get_by_role("button", name="A monster on cell c2").click()
    until(page, "document.querySelectorAll('[data-token=hidden]').length === 2")

    page = begin("room", "room")
    card(page, "Key").click()
    until(page, "![...document.querySelectorAll('.pack button')].some((e) => e.textContent.includes('Key'))")
    page.locator(".bar .choice", has_text="Take").click()

    page = begin("update", "update")
    card(page, "Sword").click()
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 2")
    card(page, "Shoes of Hermes").click()
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 3")
    page = begin("update_two", "update")
    page.locator(".bar .choice", has_text="Done").click()
    until(page, "document.querySelector('.jouvence').dataset.decision === 'move'")

    page = begin("face_up", "face")
    card(page, "Rage Brew").click()
    expect(page.locator(".fight .odds")).to_contain_text("6 against 8")
    page.get_by_role("button", name="Flee, for 1 life").click()
    until(page, "document.querySelector('.jouvence').dataset.decision !== 'face'")

    page = begin("face_fresh", "face")
    page.get_by_role("button", name="Fight", exact=True).click()
    until(page, "!document.querySelector('.fight')")

    page = begin("held", "held")
    page.get_by_role("button", name="Flee, for 1 life").click()
    until(page, "document.querySelector('.jouvence').dataset.decision === 'move'")
    page = begin("held", "held")
    page.get_by_role("button", name="Attack Basile").click()
    until(page, "document.querySelector('.jouvence').dataset.decision !== 'held'")
    page = begin("held", "held")
    page.get_by_role("button", name="Stay put").click()
    page.wait_for_selector(".curtain")

    page = begin("targets", "targets")
    page.get_by_role("button", name="Attack Chloé").click()
    expect(page.locator(".fight .foes")).to_contain_text("Chloé")
    page.get_by_role("button", name="Strike").click()
    until(page, "!document.querySelector('.fight')")

    page = begin("defend", "defend")
    card(page, "Stone Skin").click()
    until(page, "document.querySelectorAll('[data-zone=hand] button').length === 1")
    page.get_by_role("button", name="Stand your ground").click()
    until(page, "document.querySelector('.jouvence')?.dataset.decision !== 'defend'")

    page = begin("wound", "wound")
    card(page, "Talisman").click()
    until(page, "document.querySelector('.jouvence')?.dataset.decision !== 'wound'")
    page = begin("wound", "wound")
    page.get_by_role("button", name="Lose a life").click()
    until(page, "document.querySelector('.jouvence')?.dataset.decision !== 'wound'")

    begin("move", "move")
    assert met == DECISIONS


def test_all_that_can_be_done_while_moving(visit: Visit) -> None:
    page = visit("move")
    card(page, "Second Wind").click()
    page.locator(".options [data-act=play]").click()
    expect(page.locator(".hud .mp")).to_contain_text("7")
    page.locator("[data-pawn='1']").click()
    page.locator(".options [data-act=net]").click()
    expect(page.locator(".crew")).to_contain_text("1 net")
    card(page, "Light Fingers").click()
    page.locator(".options [data-act=steal]").click()
    expect(card(page, "Sword")).to_be_visible()
    card(page, "Sword").click()
    page.locator(".options [data-act=give]").click()
    expect(card(page, "Sword")).to_have_count(0)
    page.get_by_role("button", name="Step west").click()
    expect(page.locator(".hud .mp")).to_contain_text("6")
    page.locator(".far").first.click()  # a walk of several steps, pointed at once
    until(page, "Number(document.querySelector('.hud .mp b').textContent) <= 4")

    page = visit("lock")
    page.locator(".cell.unlock").click()
    expect(page.locator("[data-token=opened]")).to_have_count(1)

    page = visit("cave")
    page.get_by_role("button", name="Go into the cave").click()
    expect(page.locator(".dice .bone").first).to_be_visible()

    page = visit("exit_near")
    page.get_by_role("button", name="Leave the cave with the gourd").click()
    expect(page.get_by_role("dialog")).to_contain_text("Total")


# --- why can't I …?


def test_every_refusal_of_laying_and_bonuses_is_told(visit: Visit) -> None:
    page = visit("spot")
    page.mouse.click(*cell(page, 12, 42))
    refused(page, "JOU-R14")  # no road leads here
    page.get_by_role("button", name="The way out").click()
    refused(page, "JOU-007")  # the tile comes first, and cannot be skipped
    card(page, "Sword").click()
    refused(page, "JOU-026")  # bonuses only in the update
    card(page, "Key").click()
    refused(page, "JOU-R52")  # the card says when

    page = visit("fountain")
    card(page, "Compass").click()
    refused(page, "JOU-073")

    page = visit("last_tile")
    card(page, "Compass").click()
    refused(page, "JOU-R19")

    page = visit("lair")
    page.mouse.click(*cell(page, 27, 27))
    refused(page, "JOU-R21")

    page = visit("update")
    card(page, "Rope Sandals").click()
    refused(page, "JOU-050")  # three at most
    card(page, "Sword").click()
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 2")
    card(page, "Sword").click()
    refused(page, "JOU-R29")  # taken back, it stays

    page = visit("crammed")
    card(page, "Sword").click()
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 2")
    card(page, "Shield").click()
    refused(page, "JOU-R30")  # the backpack could not hold it

    page = visit("fresh")
    card(page, "Sword").click()
    refused(page, "JOU-R28")


def test_every_refusal_of_fights_is_told(visit: Visit) -> None:
    page = visit("face_fresh")
    page.get_by_role("button", name="Flee").click(force=True)
    refused(page, "JOU-047")
    card(page, "First-aid Kit").click()
    refused(page, "JOU-R51")
    page.mouse.click(*cell(page, 27, 31))
    refused(page, "JOU-063")

    page = visit("face_last_life")
    page.get_by_role("button", name="Flee").click(force=True)
    refused(page, "JOU-R36")

    page = visit("held")
    page.mouse.click(*cell(page, 27, 40))
    refused(page, "JOU-R37")
    page.get_by_role("button", name="Flee, for 1 life").click()
    until(page, "document.querySelector('.jouvence').dataset.decision === 'move'")
    page.locator("[data-pawn='1']").click()
    refused(page, "JOU-045")

    page = visit("fought")
    page.locator("[data-pawn='1']").click()
    refused(page, "JOU-R42")

    page = visit("targets")
    page.locator("[data-pawn='1']").press("Enter")
    refused(page, "JOU-044")


def test_every_refusal_of_moving_is_told(visit: Visit) -> None:
    page = visit("move")
    page.locator(".pack .worn button").click()
    refused(page, "JOU-026")

    page = visit("lock_no_key")
    page.mouse.click(*beside(page, 1, 0))
    refused(page, "JOU-065")
    page.mouse.click(*beside(page, -1, 0))
    refused(page, "JOU-062")
    card(page, "First-aid Kit").click()
    refused(page, "JOU-R51")
    page.locator("[data-pawn='1']").click()
    refused(page, "JOU-041")

    page = visit("lock")
    drag(page, card(page, "Second Wind"), middle_of(page.locator("[data-pawn='1']")))
    refused(page, "JOU-R54")  # gifts only on one's own cell

    page = visit("full_friend")
    drag(page, card(page, "Second Wind"), middle_of(page.locator("[data-pawn='1']")))
    refused(page, "JOU-049")

    page = visit("tired")
    page.mouse.click(*beside(page, 0, -1))
    refused(page, "JOU-058")

    page = visit("exit_empty")
    page.get_by_role("button", name="The way out").click()
    refused(page, "JOU-R67")

    page = visit("carrier_far")
    page.get_by_role("button", name="The way out").click()
    refused(page, "JOU-R66")


def test_a_character_that_is_taken_and_a_sealed_role_say_so(visit: Visit) -> None:
    page = visit()
    sit_down(page, 4)
    for _ in range(4):
        if page.locator(".sheet.taken").count() or not page.locator(".drafting").count():
            break
        page.locator(".draft [data-target]").first.click()
        page.wait_for_timeout(200)
    if page.locator(".drafting .sheet.taken").count() and page.locator(".draft [data-target]").count():
        page.locator(".sheet.taken").first.click()
        refused(page, "JOU-R07")
        page.locator(".draft [data-target]").first.click()
    until(page, "document.querySelector('.jouvence:not(.drafting)')")
    page.locator(".strip .role").first.hover()
    expect(page.locator(".tip-card")).to_contain_text("sealed")


# --- by hand


def test_tiles_pawns_and_cards_can_be_dragged(visit: Visit) -> None:
    page = visit("spot")
    drag(page, page.locator("[data-drawn]"), middle_of(page.get_by_role("button", name="Lay it at E10")))
    until(
        page,
        "document.querySelector('.jouvence').dataset.decision !== 'spot' || document.querySelectorAll('.tile[data-piece]').length > 7",
    )

    page = visit("lock_no_key")
    drag(page, page.locator("[data-own-pawn]"), middle_of(page.get_by_role("button", name="Step north")))
    expect(page.locator(".hud .mp")).to_contain_text("1")

    page = visit("update_two")
    drag(page, card(page, "Shoes of Hermes"), middle_of(page.locator(".worn .empty").last))
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 2")
    page = visit("update_two")
    drag(page, card(page, "Sword"), middle_of(page.locator("[data-zone=hand] .empty").first))
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 0")

    page = visit("room")
    drag(page, card(page, "Key"), middle_of(page.locator(".bin")))
    expect(card(page, "Key")).to_have_count(0)

    page = visit("move")
    drag(page, card(page, "Shadow Walk"), middle_of(page.locator("[data-pawn='1']")))
    expect(card(page, "Shadow Walk")).to_have_count(0)


def test_a_choice_half_made_can_be_taken_back(visit: Visit) -> None:
    page = visit("move")
    page.locator("[data-pawn='1']").click()
    expect(page.locator(".options")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".options")).to_have_count(0)
    page = visit("spot")
    page.get_by_role("button", name="Lay it at F6").click()
    until(page, "document.querySelector('.jouvence').dataset.decision === 'turn'")
    page.keyboard.press("u")
    until(page, "document.querySelector('.jouvence').dataset.decision === 'spot'")


def test_the_map_can_be_zoomed_and_moved(visit: Visit) -> None:
    page = visit("move")
    size = "parseFloat(document.querySelector('.world').style.getPropertyValue('--cell'))"
    before = page.evaluate(size)
    page.get_by_role("button", name="Nearer").click()
    until(page, f"{size} > {before}")
    x, y = cell(page, 27, 40)
    page.mouse.move(x + 60, y)
    page.mouse.wheel(0, 200)
    until(page, f"{size} < {before} * 1.25")
    scrolled = page.evaluate("document.querySelector('.window').scrollTop")
    page.mouse.down()
    page.mouse.move(x + 60, y + 80, steps=4)
    page.mouse.up()
    assert page.evaluate("document.querySelector('.window').scrollTop") < scrolled - 40
    page.get_by_role("button", name="Back to your pawn").click()
    until(page, f"{size} === {before}")


# --- open to all


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
    page = visit()
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
