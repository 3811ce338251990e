"""Fontaine de Jouvence: every decision taken on its board, by press and by hand, and taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ludotheque.games.jouvence.state import DECISIONS
from tests.web.boards.jouvence_drive import Explore, Visit, asked, card, cell, drag, middle_of
from tests.web.drive import until

KINDS = {decision.kind for decision in DECISIONS} - {"none"}


def test_every_decision_is_taken_on_the_board(explore: Explore) -> None:
    met: set[str] = set()

    def begin(scene: str, decision: str) -> Page:
        page = explore(scene)
        assert asked(page) == decision
        met.add(decision)
        return page

    page = begin("drafting", "draft")
    page.locator(".draft [data-target]").first.click()
    until(page, "!document.querySelector('.draft [data-target]')")

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
    until(page, "document.querySelector('.jouvence').dataset.decision !== 'held'")

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

    page = begin("move", "move")
    page.get_by_role("button", name="Step west").click()
    expect(page.locator(".hud .mp")).to_contain_text("3")
    assert met == KINDS


def test_all_that_can_be_done_while_moving(explore: Explore) -> None:
    page = explore("move")
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

    page = explore("lock")
    page.locator(".cell.unlock").click()
    expect(page.locator("[data-token=opened]")).to_have_count(1)

    page = explore("cave")
    page.get_by_role("button", name="Go into the cave").click()
    expect(page.locator(".dice .bone").first).to_be_visible()

    page = explore("exit_near")
    page.get_by_role("button", name="Leave the cave with the gourd").click()
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def test_tiles_pawns_and_cards_can_be_dragged(explore: Explore) -> None:
    page = explore("spot")
    drag(page, page.locator("[data-drawn]"), middle_of(page.get_by_role("button", name="Lay it at E10")))
    until(
        page,
        "document.querySelector('.jouvence').dataset.decision !== 'spot' || document.querySelectorAll('.tile[data-piece]').length > 7",
    )

    page = explore("lock_no_key")
    drag(page, page.locator("[data-own-pawn]"), middle_of(page.get_by_role("button", name="Step north")))
    expect(page.locator(".hud .mp")).to_contain_text("1")

    page = explore("update_two")
    drag(page, card(page, "Shoes of Hermes"), middle_of(page.locator(".worn .empty").last))
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 2")
    page = explore("update_two")
    drag(page, card(page, "Sword"), middle_of(page.locator("[data-zone=hand] .empty").first))
    until(page, "document.querySelectorAll('.worn > ul > li:not(.empty)').length === 0")

    page = explore("room")
    drag(page, card(page, "Key"), middle_of(page.locator(".bin")))
    expect(card(page, "Key")).to_have_count(0)

    page = explore("move")
    drag(page, card(page, "Shadow Walk"), middle_of(page.locator("[data-pawn='1']")))
    expect(card(page, "Shadow Walk")).to_have_count(0)


def test_a_choice_half_made_can_be_taken_back(explore: Explore) -> None:
    page = explore("move")
    page.locator("[data-pawn='1']").click()
    expect(page.locator(".options")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".options")).to_have_count(0)
    page = explore("spot")
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
