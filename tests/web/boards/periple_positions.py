"""Positions of Périple for its board: one for each decision, and one for each reason why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.periple.state import Periple
from tests.games.periple.table import do, table

SHORT: Final = "A1 B1 A2 B2 C1 D1 C2 D2 E1 F1 E2 F2 A5 B5 A6 B6 C5 D5 C6 D6 E5 F5 E6"  # 23 markers: one is left
OUT_OF_MARKERS: Final = f"{SHORT} F6"
LEFT: Final = "A1 A2 A3"
STOCK: Final = " ".join(f"R{n:02}" for n in range(2, 25) if n not in (9, 10, 11, 12))  # all but four artifacts


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
    "auction": lambda: ready(
        "use_character D01", "place_at B1", markers=("", "A1 A2 A3"), coins=(3, 2), artifacts=False
    ),
    "closing": lambda: ready("use_character D01", "place_at E2", coins=(6, 0), market="R01 R05 R09 R13"),
    "flip": lambda: ready("use_flip", tiles=("R21",), down=("D01",)),
    "free": lambda: ready("use_character P42", "place_at C3", "use_free", cards=("P42",), tiles=("R01",)),
    "replace": lambda: ready("use_character D02", "place_at C2", "use_replace", markers=("", "C2 D2"), tiles=("R05",)),
    "slide_pick": lambda: ready("use_character D02", "use_slide", markers=("A1", "C3"), tiles=("R17",)),
    "slide_move": lambda: ready(
        "use_character D02", "use_slide", "slide_from C3 bottom", markers=("A1", "C3"), tiles=("R17",)
    ),
}

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
        lambda: ready(
            "use_character P42",
            "place_at A4",
            "pay_optional C4",
            markers=("", "E1"),
            cards=("P42",),
            coins=(5, 0),
            artifacts=False,
        ),
        [("square F1", "PER-043"), ("square C4", "PER-044")],
    ),
    "an occupied one": (
        lambda: ready(
            "use_character P42", "place_at A4", markers=("", "C4"), cards=("P42",), coins=(5, 0), artifacts=False
        ),
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
        lambda: ready(
            "use_character D01", "place_at B1", "end_exploration", markers=(LEFT, "C1 D1 C2 D2 C3 D3"), tiles=("R09",)
        ),
        [("scroll SE", "PER-048"), ("tool end", "PER-058"), ("tile R09", "PER-R42")],
    ),
    "an auction, first to speak": (
        lambda: ready("use_character D01", "place_at B1", markers=("", "A1 A2 A3"), coins=(6, 2), artifacts=False),
        [("bid 4", "PER-R28"), ("bid 7", "PER-055"), ("square F1", "PER-050")],
    ),
    "the end of a turn": (
        lambda: ready(
            "use_character D01",
            "place_at E2",
            "end_exploration",
            coins=(2, 0),
            market="R01 R08 R03 R13",
            tiles=("R17",),
        ),
        [("market 2", "PER-078"), ("tile R17", "PER-084"), ("card D02", "PER-045")],
    ),
    "a second purchase": (
        lambda: ready(
            "use_character D01",
            "place_at E2",
            "end_exploration",
            "buy_tile m1",
            coins=(9, 0),
            market="R01 R08 R03 R13",
            tiles=("R09",),
        ),
        [("market 3", "PER-082")],
    ),
    "an empty stall": (
        lambda: ready(
            "use_character D01",
            "place_at E2",
            "end_exploration",
            coins=(5, 0),
            tiles=("R09 R10 R11 R12", STOCK),
            market="R01",
        ),
        [(".stall .gone >> nth=0", "PER-R48")],
    ),
    "an artifact that gives a square": (POSITIONS["free"], [("square A1", "PER-100")]),
    "an artifact that replaces": (
        lambda: ready(
            "use_character P42", "place_at A4", "use_replace", markers=("", "A4 B4 C4"), cards=("P42",), tiles=("R05",)
        ),
        [("square F1", "PER-101"), ("square C4", "PER-R44")],
    ),
    "a marker to slide": (POSITIONS["slide_pick"], [("square F6", "PER-105")]),
    "a way to slide": (
        lambda: ready("use_character D02", "use_slide", "slide_from C3 bottom", markers=("C2", "C3"), tiles=("R17",)),
        [("square C2", "PER-105"), ("square D4", "PER-105")],
    ),
}
