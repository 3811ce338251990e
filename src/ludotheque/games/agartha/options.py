"""What a table of Agartha may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core import options
from ludotheque.core.options import choice, choice_by_players, flag
from ludotheque.games.agartha.components import PAIRINGS


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(2, 3, 4)
    token_actions: str = choice(*PAIRINGS)  # AGA-R01
    swap_validates: bool = flag(False)  # AGA-R26
    tie_extra_card: str = choice("first", "stays")  # AGA-R33
    first_seat: str = choice_by_players(  # AGA-R08
        {players: ("random", *[str(seat) for seat in range(players)]) for players in (2, 3, 4)}
    )
