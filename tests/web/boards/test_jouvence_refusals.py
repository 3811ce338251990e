"""Fontaine de Jouvence: every reason why not, told on its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.web.boards.answers import changed, standing
from tests.web.boards.jouvence_drive import Explore, cell
from tests.web.boards.jouvence_refusals import CHAPTERS, REASONS, attempt
from tests.web.drive import until

AFTER_A_FIGHT = {"JOU-R34", "JOU-R47"}  # the dice have to fall first: tests of their own


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whatever_is_refused_says_why(explore: Explore, chapter: str) -> None:
    faults = []
    for question, cases in CHAPTERS[chapter].items():
        for scene, doings in cases:
            page = explore(scene)
            for doing, rule in doings:
                told = answer(page, doing, rule)
                if rule not in told:
                    faults.append(f"{question} {scene}: {doing}: expected {rule}, told {told!r}")
    assert not faults, "\n".join(faults)


def answer(page: Page, doing: str, rule: str) -> str:
    """What the board says to somebody who tries this; nothing is expected of a legal press but that it is taken."""
    refusal, before = page.locator(".refusal"), standing(page, ".jouvence")
    try:
        attempt(page, doing)
        if not rule:
            changed(page, ".jouvence", before)
            return ""
        expect(refusal).to_contain_text(rule)
        told = refusal.inner_text()
        refusal.locator(".icon").click()
        expect(refusal).to_have_count(0)
    except (AssertionError, TimeoutError) as error:
        return str(error)
    return str(told)


def test_every_reason_of_the_specification_is_among_them() -> None:
    shown = {rule for rows in CHAPTERS.values() for cases in rows.values() for _, doings in cases for _, rule in doings}

    assert {f"JOU-{rule}" for rule in REASONS.split()} - shown == AFTER_A_FIGHT


@pytest.mark.parametrize(("scene", "button", "rule"), [("guarded", "Fight", "JOU-R34"), ("duel", "Strike", "JOU-R47")])
def test_a_failed_blow_says_why_one_cannot_go_on(explore: Explore, scene: str, button: str, rule: str) -> None:
    for _ in range(8):  # two blows of three fail, the same ones each time
        page = explore(scene)
        page.get_by_role("button", name=button, exact=True).click()
        until(page, "!document.querySelector('.fight')")
        if not page.locator(".jouvence[data-decision]").count():
            break
    page.mouse.click(*cell(page, 25, 40))
    expect(page.locator(".refusal")).to_contain_text(rule)


def test_a_sealed_role_says_so_at_a_glance(explore: Explore) -> None:
    page = explore("sealed")
    page.locator(".strip .role").first.hover()
    expect(page.locator(".tip-card")).to_contain_text("sealed")
