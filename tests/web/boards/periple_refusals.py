"""Périple: every row of “Why can't I…?”, as a position, what one does there on the board, and the rule that answers.

What is done: `press <thing>`, `look <thing>` (its small card tells), `carry <thing> -> <thing>`. A rule that is empty: a
legal press on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.games.periple.state import Periple
from tests.games.periple.table import do, table
from tests.web.boards.periple_positions import LEFT, POSITIONS, SHORT, ready

Case = tuple[Callable[[], Periple], list[tuple[str, str]]]

STOCK: Final = " ".join(f"R{n:02}" for n in range(2, 25) if n not in (9, 10, 11, 12))  # all but four artifacts
BARE: Final = {
    "plan": "P12 - - - - -",
    "pile": "",
    "bare_pile": True,
    "artifacts": False,
}  # one card is left of the plan
CLOSED: Final = ("use_character D01", "place_at E2", "end_exploration")
SQUARE: Final = ("use_character P42", "place_at A4")  # four squares, and two optional ones beside


def begun() -> Periple:
    return ready(coins=(1, 0), down=("D01",), tiles=("R05 R14",), tiles_down=("R09",), market="R01 R06 R10 R13")


def in_hand() -> Periple:
    return ready("use_character D02", tiles=("R21",), down=("D01",))


def rested() -> Periple:
    return ready(coins=(3, 0), down=("D01 D02",), tiles=("R21",), fields={"rested": True})


def first_to_speak() -> Periple:
    return ready("use_character D01", "place_at B1", markers=("", "A1 A2 A3"), coins=(6, 2), artifacts=False)


def outbid() -> Periple:
    """The other one has bid 1."""
    state = table("A1 A2 A3", coins=(4, 3), turn=1, artifacts=False, sides="SN")
    do(state, "use_character D04", "place_at B1", "bid 1")
    return state


def spoken() -> Periple:
    """One's own word is said, the other one thinks."""
    return ready("use_character D01", "place_at B1", "bid 1", markers=("", "A1 A2 A3"), coins=(6, 3), artifacts=False)


def not_tied() -> Periple:
    """The two others are tied."""
    state = table("", "A1 A2 A3", "B1 B2", players=3, coins=(3, 3, 3), turn=2, artifacts=False)
    do(state, "use_character D07", "place_at B1")
    return state


def shopping(*actions: str, coins: int = 2, tiles: str = "R17") -> Periple:
    return ready(*CLOSED, *actions, coins=(coins, 0), market="R01 R08 R03 R13", tiles=(tiles,))


def replacing() -> Periple:
    return ready(*SQUARE, "use_replace", markers=("B3", "A4 B4 C4"), cards=("P42",), tiles=("R05",))


def unmarked() -> Periple:
    return ready("use_character D02", markers=(f"{SHORT} F6",), tiles=("R09 R05",))


def last_marker_laid() -> Periple:
    last = "A1 B1 A2 B2 C1 D1 C2 D2 E1 F1 E2 F2 A5 B5 A6 B6 C5 D5 C6 D6 E5"
    return ready("use_character D03", "place_at C3", markers=(last,), coins=(4, 0), tiles=("R09",))


def optional(**more: tuple[str, str]) -> Periple:
    return ready(*SQUARE, cards=("P42",), coins=(5, 0), artifacts=False, **more)


def others_turn() -> Periple:
    return table(turn=1, tiles=("R05",))


def sliding() -> Periple:
    return ready("use_character D02", "use_slide", "slide_from C3 bottom", markers=("C2", "C3"), tiles=("R17",))


LAYING: Final[dict[str, list[Case]]] = {
    "place the shape here?": [
        (in_hand, [("press square F3", "PER-031"), ("press square A3", "PER-031")]),
        (
            lambda: ready("use_character D02", markers=("A1 B1 C1",), empty_placement="avoid", artifacts=False),
            [("press square B1", "PER-R15")],
        ),
    ],
    "turn the shape?": [
        (in_hand, [("press tool right", "PER-030")]),
        (begun, [("press tool right", "PER-R41")]),
        (
            lambda: ready("use_character D02", tiles=("R13",), rotate_direction="clockwise"),
            [("press tool left", "PER-R46")],
        ),
    ],
}

TURN: Final[dict[str, list[Case]]] = {
    "use this character?": [
        (begun, [("press card D01", "PER-027")]),
        (in_hand, [("press card D03", "PER-045")]),
        (lambda: ready(empty_placement="avoid", **BARE), [("press card D02", "PER-R15")]),
    ],
    "pass my turn?": [(begun, [("press tool end", "PER-R14")]), (in_hand, [("press tool end", "PER-R14")])],
    "rest?": [
        (begun, [("press tool rest", "PER-069")]),
        (lambda: ready(coins=(3, 0), artifacts=False), [("press tool rest", "PER-R36")]),
        (rested, [("press tool rest", "PER-R37")]),
        (in_hand, [("press tool rest", "PER-R35")]),
    ],
}

MARKERS: Final[dict[str, list[Case]]] = {
    "pay for this square?": [
        (
            lambda: ready(*SQUARE, "pay_optional C4", cards=("P42",), coins=(5, 0), artifacts=False),
            [("press square F1", "PER-043"), ("press square C4", "PER-044")],
        ),
        (lambda: optional(markers=("", "C4")), [("press square C4", "PER-034")]),
        (
            lambda: ready("use_character P05", "place_at B2", cards=("P05",), coins=(4, 0), **BARE),
            [("press square C2", "PER-R21")],
        ),
        (last_marker_laid, [("press square D3", "PER-039")]),
    ],
    "leave a square of the shape empty?": [
        (
            lambda: ready("use_character D02", "place_at A3", markers=(SHORT,), tiles=("R09",)),
            [("press tool end", "PER-033"), ("press square F6", "PER-R18")],
        ),
    ],
    "take a marker back?": [
        (
            lambda: ready(markers=("C3",), artifacts=False),
            [("carry square C3 -> .mat .cards", "PER-037"), ("press .mat .reserve", "PER-037")],
        ),
    ],
    "get coins here?": [
        (lambda: table("C1", stacking=True, artifacts=False), [("look square C1", "PER-096")]),
        (sliding, [("look square D3", "PER-106")]),
    ],
}

AUCTION: Final[dict[str, list[Case]]] = {
    "bid this amount?": [
        (outbid, [("press bid 1", "PER-052")]),
        (first_to_speak, [("press bid 4", "PER-R28"), ("press bid 7", "PER-055")]),
    ],
    "pass in this auction?": [
        (first_to_speak, [("look .bid.pass", "PER-R26")])
    ],  # the last one wins without being asked
    "resolve this card?": [
        (begun, [("press scroll N", "PER-048")]),
        (
            lambda: ready(
                "use_character D01",
                "place_at B1",
                "end_exploration",
                markers=(LEFT, "C1 D1 C2 D2 C3 D3"),
                tiles=("R09",),
            ),
            [("press scroll SE", "PER-048"), ("press tool end", "PER-058"), ("press tile R09", "PER-R42")],
        ),
    ],
    "bid on this card?": [
        (not_tied, [("press .auction .quiet", "PER-R25")]),
        (spoken, [("press .auction .quiet", "PER-051")]),
        (first_to_speak, [("press square F1", "PER-050")]),
    ],
    "act now?": [(others_turn, [("press card D01", "PER-026"), ("press square C3", "PER-026")])],
    "take the Outpost?": [
        (lambda: table(outpost=True, artifacts=False), [("press .outpost", "PER-093")]),
        (
            lambda: table(outpost=True, artifacts=False, fields={"outpost_owner": 1}),
            [("press .outpost", "PER-094")],
        ),
    ],
}

ARTIFACTS: Final[dict[str, list[Case]]] = {
    "use this artifact now?": [
        (shopping, [("press tile R17", "PER-084")]),
        (begun, [("press tile R05", "PER-R41"), ("press tile R09", "PER-088")]),
        (others_turn, [("press tile R05", "PER-086")]),
        (lambda: ready("use_character P36", cards=("P36",), tiles=("R13",)), [("press tile R13", "PER-R63")]),
    ],
    "replace this marker?": [
        (
            replacing,
            [("press square F1", "PER-101"), ("press square B3", "PER-101"), ("press square C4", "PER-R44")],
        ),
        (unmarked, [("press square A3", "PER-039"), ("press tile R05", "PER-R45")]),
    ],
    "slide there?": [
        (POSITIONS["slide_pick"], [("press square F6", "PER-105")]),
        (sliding, [("press square C2", "PER-105"), ("press square D4", "PER-105")]),
    ],
    "take this square for free?": [(POSITIONS["free"], [("press square A1", "PER-100")])],
    "buy a second tile?": [(lambda: shopping("buy_tile m1", coins=9, tiles="R09"), [("press market 3", "PER-082")])],
    "buy this tile?": [
        (shopping, [("press market 2", "PER-078")]),
        (begun, [("press market 1", "PER-R40")]),
        (POSITIONS["place"], [("press tool left", "PER-022")]),  # the base rules have no stall, and no artifacts
        (
            lambda: ready(*CLOSED, coins=(5, 0), tiles=("R09 R10 R11 R12", STOCK), market="R01"),
            [("press .stall .gone >> nth=0", "PER-R48")],
        ),
    ],
    "turn this character down?": [(rested, [("press tile R21", ""), ("press card D03", "PER-R39")])],
}

CHAPTERS: Final = {"laying": LAYING, "turn": TURN, "markers": MARKERS, "auction": AUCTION, "artifacts": ARTIFACTS}
REASONS: Final = (  # of the specification; 104, 085 and R51 say the same as 030, 088 and 093
    "015 031 R15 030 R41 R46 027 045 R14 069 R36 R37 R35 043 034 R21 039 033 037 052 055 R28 R26 048 R25 051 "
    "084 088 086 R63 101 R44 R45 105 082 078 R40 022 R48 R39 096 106 026 094 093"
)
