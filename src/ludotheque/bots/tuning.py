"""How each game is searched. Found by play against the normal level; `docs/bots.md` has the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.search import Tuning

USUAL: Final = Tuning(scale=4.0, iterations=200)  # of a game that nobody has tuned yet
TUNING: Final[Mapping[str, Tuning]] = {
    "agartha": Tuning(scale=3.0, iterations=200),
    "periple": Tuning(scale=4.0, iterations=100),
    "agora": Tuning(scale=4.0, iterations=200),
    "jouvence": Tuning(scale=20.0, iterations=40),
    "levee": Tuning(scale=3.0, iterations=200),
}


def tuning_of(game: str) -> Tuning:
    return TUNING.get(game, USUAL)
