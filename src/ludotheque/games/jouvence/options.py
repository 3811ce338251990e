"""What a table of Fontaine de Jouvence may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core import options
from ludotheque.core.options import choice, flag


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(2, 3, 4, 5, 6)  # JOU-072
    mode: str = choice("normal", "difficile")  # JOU-020
    sides: str = choice("auto", "solo")  # JOU-R09, JOU-R10
    five_players: str = choice("3-2", "2-2-1")  # JOU-R09
    roles_known: str = choice("sealed", "own")  # JOU-R08
    reveal: str = choice("public", "private")  # JOU-R11
    characters: str = choice("choose", "deal")  # JOU-R07
    fresh_bonus: str = choice("same_turn", "next_turn")  # JOU-R28
    fountain_entry: str = choice("basin", "tile")  # JOU-R62
    fountain_distance: int = choice(0, 2, 3, 4)  # JOU-R20
    hold: bool = flag(True)  # JOU-R37
    last_standing: bool = flag(False)  # JOU-R69
    round_limit: int = choice(40, 20, 30, 60)  # JOU-R70


def teams(options: Options) -> bool:
    """JOU-R09, JOU-R10. Whether roles are dealt."""
    return options.players >= 4 and options.sides == "auto"
