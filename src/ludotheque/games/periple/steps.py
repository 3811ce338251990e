"""The steps of a turn in the order of the booklet (PER-R11), the questions of artifacts, the options of a table."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.state import Decision
from ludotheque.games.periple.tables import Deck

SIDES: Final = 0  # before the first turn, when sides are chosen
START: Final = 1
PLACE: Final = 2
FILL: Final = 3
EXTEND: Final = 4
RESOLVE: Final = 5
AUCTION: Final = 6
CLOSING: Final = 7
OVER: Final = 8

NONE: Final = 0  # no question of an artifact
FLIP: Final = 1
FREE: Final = 2
REPLACE: Final = 3
SLIDE_PICK: Final = 4
SLIDE_MOVE: Final = 5

STEP_KEYS: Final = ("sides", "start", "place", "fill", "extend", "resolve", "auction", "closing", "over")
SUB_KEYS: Final = ("none", "flip", "free", "replace", "slide_pick", "slide_move")

BY_STEP: Final = (
    Decision("choose_side", "PER-015"),
    Decision("start", "PER-027"),
    Decision("place", "PER-029"),
    Decision("fill", "PER-R18"),
    Decision("extend", "PER-043"),
    Decision("resolve", "PER-058"),
    Decision("auction", "PER-050"),
    Decision("closing", "PER-078"),
)
BY_SUB: Final = (
    Decision("none", ""),
    Decision("flip", "PER-107"),
    Decision("free", "PER-100"),
    Decision("replace", "PER-101"),
    Decision("slide_pick", "PER-105"),
    Decision("slide_move", "PER-105"),
)
DECISIONS: Final = tuple([d.kind for d in BY_STEP] + [d.kind for d in BY_SUB[1:]])

# Kinds of artifacts: their places in components.KINDS.
KIND_FREE: Final = 0
KIND_REPLACE: Final = 1
KIND_COIN: Final = 2
KIND_ROTATE: Final = 3
KIND_SLIDE: Final = 4
KIND_FLIP: Final = 5


class Variant:
    """The options of a table as the rules ask for them, and its deck. Never changes: shared by all clones."""

    def __init__(self, options: Any, deck: Deck) -> None:
        self.deck: Deck = deck
        self.artifacts: bool = options.artifacts  # PER-022
        self.outpost: bool = options.outpost  # PER-092
        self.stacking: bool = options.stacking  # PER-095
        self.avoid: bool = options.empty_placement == "avoid"  # PER-R15
        self.reach_all: bool = options.replace_reach == "all"  # PER-R44
        self.clockwise: bool = options.rotate_direction == "clockwise"  # PER-R46
        self.stall_rounds: int = options.stall_rounds  # PER-R56
