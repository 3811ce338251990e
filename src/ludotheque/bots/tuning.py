"""How each game is searched. Found by play against the normal level; `docs/bots.md` has the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.search import Tuning

USUAL: Final = Tuning(scale=4.0, iterations=200)  # of a game that nobody has tuned yet
# Where a search plays on to a lull, every choice is worth a try there: a first sight is soon wrong.
TO_THE_LULL: Final = Tuning(scale=4.0, iterations=100, sharp=0.5, explore=4.0, ripe=8, glances=12, width=20)
TUNING: Final[Mapping[str, Tuning]] = {
    "agartha": TO_THE_LULL._replace(scale=15.0, iterations=120),
    "periple": TO_THE_LULL._replace(scale=3.5, iterations=60, ahead=0),
    "agora": TO_THE_LULL._replace(scale=2.0, iterations=80, ripe=30),
    "jouvence": Tuning(scale=14.0, iterations=300, ripe=1, glances=16, trust=20.0, pride=0.0),
    "levee": Tuning(scale=3.0, iterations=200),
}


def tuning_of(game: str) -> Tuning:
    return TUNING.get(game, USUAL)
