"""The cards of Levée, typed and numbered. A card is its place in the list: 0 is the weakest."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.components import content_hash, load, rows

DATA: Final = load("ludotheque.games.levee")


class Card(NamedTuple):
    key: str
    points: int


CARDS: Final = rows(DATA, "cards", Card)
COUNT: Final = len(CARDS)
KEYS: Final[tuple[str, ...]] = tuple([card.key for card in CARDS])
POINTS: Final[tuple[int, ...]] = tuple([card.points for card in CARDS])
BIT: Final[tuple[int, ...]] = tuple([2**card for card in range(COUNT)])  # a hand is a sum of these
HASH: Final = content_hash(DATA)
