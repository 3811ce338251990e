"""How each game is searched. Found by play against the normal level; `docs/bots.md` has the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.search import Tuning

USUAL: Final = Tuning(scale=4.0, iterations=200)  # of a game that nobody has tuned yet
TUNING: Final[Mapping[str, Tuning]] = {
    "agartha": Tuning(scale=15.0, iterations=200, ripe=8, glances=8, trust=0.5, explore=2.5),
    "periple": Tuning(scale=3.5, iterations=100, ripe=8, glances=8, trust=0.5, explore=2.5, ahead=0),
    "agora": Tuning(scale=2.0, iterations=100, ripe=20, glances=8, trust=0.5, explore=2.5),
    "jouvence": Tuning(scale=14.0, iterations=300, ripe=1, glances=16, trust=20.0, pride=0.0),
    "levee": Tuning(scale=3.0, iterations=200),
}


def tuning_of(game: str) -> Tuning:
    return TUNING.get(game, USUAL)
