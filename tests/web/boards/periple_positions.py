"""Positions of Périple for its board: one for each decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.periple.state import Periple
from tests.games.periple.table import do, table

SHORT: Final = "A1 B1 A2 B2 C1 D1 C2 D2 E1 F1 E2 F2 A5 B5 A6 B6 C5 D5 C6 D6 E5 F5 E6"  # 23 markers: one is left
LEFT: Final = "A1 A2 A3"


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
