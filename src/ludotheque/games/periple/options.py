"""What a table of Périple may choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.core import options
from ludotheque.core.options import choice, choice_by_players, flag, text, whole
from ludotheque.games.periple.deck import deck_named

SIDES: Final = {
    2: ("SN", "WE", "SW", "choose"),
    3: ("SWN", "WNE", "choose"),
    4: ("SWNE", "choose"),
}
FIRST: Final = {n: ("random", *range(n)) for n in (2, 3, 4)}


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(2, 3, 4)
    artifacts: bool = flag(True)  # PER-022
    animals: bool = flag(True)  # PER-006, PER-R12
    outpost: bool = flag(False)  # PER-092
    stacking: bool = flag(False)  # PER-095
    sides: str = choice_by_players(SIDES)  # PER-015, PER-R05, PER-R06
    first_player: str | int = choice_by_players(FIRST)  # PER-016, PER-R07
    empty_placement: str = choice("allowed", "avoid")  # PER-R15
    replace_reach: str = choice("mandatory", "all")  # PER-R44
    rotate_direction: str = choice("either", "clockwise")  # PER-R46
    stall_rounds: int = whole(2, 20, 5)  # PER-R56
    deck: str = text("")  # a deck file of the players' own

    def __post_init__(self) -> None:
        super().__post_init__()
        deck_named(self.deck, self.players)


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "initiation": {"artifacts": False, "animals": False},
    "complete": {},
}
