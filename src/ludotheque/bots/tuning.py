"""How each game is searched. Found by play against the normal level; `docs/bots.md` has the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.search import Tuning

USUAL: Final = Tuning(scale=4.0, iterations=200)  # of a game that nobody has tuned yet
TUNING: Final[Mapping[str, Tuning]] = {
    "agartha": Tuning(scale=15.0, iterations=2400, eager=False),
    "periple": Tuning(scale=3.5, iterations=500, eager=False),
    "agora": Tuning(scale=2.0, iterations=160, glances=16, rivals=8, trust=40.0),
    "jouvence": Tuning(scale=14.0, iterations=300, eager=False, glances=16, trust=20.0, pride=0.0),
    "levee": Tuning(scale=3.0, iterations=200),
}


def tuning_of(game: str) -> Tuning:
    return TUNING.get(game, USUAL)
