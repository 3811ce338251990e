"""Fontaine de Jouvence: every row of “Why can't I…?”, as a scene, what one does there on the board, and the rule.

What is done: `card <name>`, `cell <column> <row>` of the map, `beside <dx> <dy>` one's pawn, `give <card>` (carried to the
other pawn), or anything of THINGS. A rule that is empty: a legal press on the way.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.web.boards.jouvence_drive import beside, card, cell, drag, middle_of

THINGS: Final = {
    "the gate": ".exit",
    "the other pawn": "[data-pawn='1']",
    "one's own pawn": "[data-own-pawn]",
    "a bonus at work": ".pack .worn button",
    "flee": "[data-act=flee]",
    "the bin": ".bin",
    "a sealed role": ".strip .role >> nth=0",
    "a taken character": ".sheet.taken",
    "give the gourd": ".options [data-act=gourd]",
}
Case = tuple[str, list[tuple[str, str]]]

TILE: Final[dict[str, list[Case]]] = {
    "be this one?": [("drafting", [("a taken character", "JOU-R07")])],
    "place the tile here?": [
        ("spot", [("cell 12 42", "JOU-R14")]),
        ("brink", [("cell 22 52", "JOU-R15")]),
        ("shut", [("cell 22 52", "JOU-017")]),
        ("narrow", [("cell 22 52", "JOU-R16")]),
    ],
    "place the monster here?": [("lair", [("cell 27 27", "JOU-R21")])],
    "refuse or skip the tile?": [("spot", [("the gate", "JOU-007")]), ("last_tile", [("card Compass", "JOU-R19")])],
    "use the Compass on the Fountain?": [("fountain", [("card Compass", "JOU-073")])],
    "see my role?": [("sealed", [("a sealed role", "JOU-R08")])],
}

CARDS: Final[dict[str, list[Case]]] = {
    "draw more cards?": [("room", [("the bin", "JOU-R56")]), ("full_friend", [("give Second Wind", "JOU-049")])],
    "change this bonus now?": [
        ("spot", [("card Sword", "JOU-026")]),
        ("move", [("a bonus at work", "JOU-026")]),
        ("update", [("card Sword", ""), ("card Sword", "JOU-R29")]),
        ("crammed", [("card Sword", ""), ("card Shield", "JOU-R30")]),
    ],
    "activate a fourth bonus?": [("update", [("card Rope Sandals", "JOU-050")])],
    "activate the card I just got?": [("fresh", [("card Sword", "JOU-R28")])],
    "give this card / the gourd?": [
        ("lock", [("give Second Wind", "JOU-R54")]),
        ("second_gourd", [("the other pawn", ""), ("give the gourd", "JOU-R65")]),
    ],
    "play this card now?": [("spot", [("card Key", "JOU-R52")])],
    "heal?": [("lock_no_key", [("card First-aid Kit", "JOU-R51")])],
}

FIGHTS: Final[dict[str, list[Case]]] = {
    "flee these monsters?": [
        ("face_fresh", [("flee", "JOU-047"), ("card First-aid Kit", "JOU-R51"), ("cell 27 31", "JOU-063")]),
        ("face_last_life", [("flee", "JOU-R36")]),
    ],
    "leave this cell?": [("held", [("cell 27 40", "JOU-R37")])],
    "attack again / attack after fleeing?": [
        ("held", [("flee", ""), ("the other pawn", "JOU-045")]),
        ("fought", [("the other pawn", "JOU-R42")]),
    ],
    "attack from here, or twice?": [
        ("lock_no_key", [("the other pawn", "JOU-041")]),
        ("targets", [("the other pawn", "JOU-044")]),
    ],
}

MOVING: Final[dict[str, list[Case]]] = {
    "enter this cell?": [
        ("lock_no_key", [("beside 1 0", "JOU-065"), ("beside -1 0", "JOU-062")]),
        ("tired", [("beside 0 -1", "JOU-058")]),
        ("bend", [("beside 1 -1", "JOU-059")]),
    ],
    "take this treasure?": [("guarded", [("one's own pawn", "JOU-064")])],
    "take this gourd?": [("second_gourd", [("one's own pawn", "JOU-R64")])],
    "leave the cave?": [("exit_empty", [("the gate", "JOU-R67")]), ("carrier_far", [("the gate", "JOU-R66")])],
    "come back to life?": [("dead", [("cell 27 42", "JOU-078")])],
}

CHAPTERS: Final = {"tile": TILE, "cards": CARDS, "fights": FIGHTS, "moving": MOVING}
REASONS: Final = (  # of the specification; those that say the same as one of them are left out
    "017 R14 R15 R16 007 R19 073 R08 R56 049 026 R29 050 R28 047 R36 R34 R47 R37 045 R42 062 065 058 059 064 R64 "
    "R54 R65 R52 R51 R66 R67 078"
)


def attempt(page: Page, doing: str) -> None:
    """Do it, whatever comes of it."""
    how, _, what = doing.partition(" ")
    if doing in THINGS:
        page.locator(THINGS[doing]).first.click(force=True)
    elif how == "card":
        card(page, what).click()
    elif how == "give":
        drag(page, card(page, what), middle_of(page.locator("[data-pawn='1']")))
    else:
        column, row = [int(number) for number in what.split()]
        page.mouse.click(*(cell if how == "cell" else beside)(page, column, row))
