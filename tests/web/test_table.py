"""The table frame: undo, take-back, hint, refusals, rules, chat, the end and the replay."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Person
from tests.web.drive import HAND, autopilot, lay, make, open_table, prefer, sit, until, wait_over

DUEL = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def two_people(person: Person) -> tuple[Page, Page]:
    host, guest = person(), person()
    table = make(host, game="levee", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
    sit(guest, table, "Grace")
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.wait_for_selector("[data-target]")
    return host, guest


def test_a_step_can_be_taken_back_until_something_is_revealed(person: Person) -> None:
    host, _ = two_people(person)
    lay(host)
    expect(host.locator(".prompt")).to_contain_text("Grace")

    host.keyboard.press("u")

    until(host, f"document.querySelectorAll('{HAND}').length === 6")
    host.wait_for_selector("[data-target]")


def test_beyond_the_barrier_the_others_are_asked(person: Person) -> None:
    host, guest = two_people(person)
    lay(host)
    lay(guest)
    host.wait_for_selector("[data-target]")
    host.get_by_role("button", name="Undo").click(force=True)  # it says why not
    expect(host.locator(".refusal")).to_contain_text("cannot be taken back")
    host.get_by_role("button", name="Ask the others").click()

    dialog = guest.get_by_role("dialog")
    expect(dialog).to_contain_text("Ada would like to take a move back")
    expect(dialog).to_contain_text("The cards are turned up")
    dialog.get_by_role("button", name="Accept").click()

    until(guest, f"document.querySelectorAll('{HAND}').length === 6")


def test_what_cannot_be_used_says_why_and_opens_the_rule(person: Person) -> None:
    host, _ = two_people(person)
    lay(host)
    host.locator("[data-zone=hand] button").first.click(force=True)
    expect(host.locator(".refusal")).to_contain_text("It is not yours to decide")

    host.keyboard.press("Escape")
    expect(host.locator(".refusal")).to_have_count(0)


def test_the_rules_can_be_searched(person: Person) -> None:
    page = person()
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.keyboard.press("r")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("LEV-3")

    page.get_by_label("Search the rules").fill("counts double")

    expect(page.locator("[data-rule]")).to_have_count(1)
    expect(page.locator("[data-rule]")).to_contain_text("LEV-5")


def test_a_refusal_opens_the_drawer_at_its_rule(person: Person) -> None:
    page = person()
    prefer(page, plain=True)
    table = make(page, game="agartha", options={"players": 2}, seats=DUEL, start=True)
    sockets: list[WebSocketRoute] = []

    def refuse(route: WebSocketRoute) -> None:
        """The rules refuse the first action: the page asks for another card than the one pressed."""
        house = route.connect_to_server()
        sockets.append(route)

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                said["action"] = "place A"
            house.send(json.dumps(said))

        route.on_message(pass_on)

    page.route_web_socket("**/stream", refuse)
    open_table(page, table)
    page.locator(".bar .choice").first.click()
    expect(page.locator(".refusal")).to_contain_text("AGA")
    page.locator(".refusal").get_by_role("button", name="See rule").click()

    row = page.locator("[data-rule].here")
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()


def test_a_hint_points_at_one_choice(person: Person) -> None:
    page = person()
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    page.wait_for_selector("[data-target]")

    page.keyboard.press("h")

    expect(page.locator(".choice.hinted")).to_have_count(1)
    expect(page.locator("[data-target].hinted")).to_have_count(1)


def test_chat_is_said_as_text(person: Person) -> None:
    host, guest = two_people(person)
    host.keyboard.press("c")
    host.get_by_label("Write to the table").fill("<b>hello</b> & welcome")
    host.get_by_role("button", name="Send").click()

    guest.keyboard.press("c")
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("<b>hello</b> & welcome")


def test_the_end_gives_scores_replay_record_and_proof(person: Person, tmp_path: Path) -> None:
    page = person()
    open_table(page, make(page, game="levee", options={"players": 2}, seats=DUEL, start=True))
    autopilot(page, 5)
    wait_over(page, 30)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Verify the shuffles").click()
    expect(dialog).to_contain_text("All is right")
    with page.expect_download() as waiting:
        dialog.get_by_role("link", name="Save the record").click()
    record = tmp_path / "game.record"
    waiting.value.save_as(record)
    assert record.read_text("utf-8").startswith("ludotheque record 1")

    dialog.get_by_role("link", name="Watch again").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".place")).to_have_text("12 / 12")
    page.get_by_label("With whose eyes?").select_option("1")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()

    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Levée")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".place")).to_have_text("1 / 12")


def test_a_rematch_seats_the_same_people(person: Person) -> None:
    page = person()
    table = make(page, game="levee", options={"players": 2}, seats=DUEL, start=True)
    open_table(page, table)
    autopilot(page, 6)
    wait_over(page, 30)

    page.evaluate("() => clearInterval(window.pilot)")
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()

    page.wait_for_selector("[data-target]")
    assert table not in page.url


def test_a_record_that_was_changed_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    page = person()
    bad = tmp_path / "bad.record"
    bad.write_text("ludotheque record 1\ngame: chess\n", "utf-8")
    page.goto("/replay")

    page.locator("input[type=file]").set_input_files(bad)

    expect(page.get_by_role("alert")).to_contain_text("not a recorded game")


def test_a_table_that_is_not_there_says_so(person: Person) -> None:
    page = person("fr-FR")
    page.goto("/table/nothing-here")

    expect(page.get_by_role("heading", level=1)).to_contain_text("Il n’y a pas de table")


def test_tables_follow_their_guest_to_another_device(person: Person) -> None:
    page, other = person(), person()
    make(page, game="levee", options={"players": 2}, seats=DUEL, start=True, name="Hedy")
    page.goto("/tables")
    page.get_by_role("button", name="Go on with another device").click()
    link = page.get_by_label("Your personal link, good for a day", exact=True).last.input_value()

    other.goto(link)

    expect(other.get_by_label("Your name")).to_have_value("Hedy")
    expect(other.get_by_role("link", name="Levée")).to_be_visible()
