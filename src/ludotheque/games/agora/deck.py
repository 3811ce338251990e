"""The rows of components.toml, read and checked. Never compiled: the checks need the annotations as written."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ludotheque.core.components import content_hash, load, rows

DATA: Final = load("ludotheque.games.agora")


class Good(NamedTuple):
    key: str
    name: str


class Kind(NamedTuple):
    """A kind of goods card; cards of one kind are interchangeable."""

    key: str
    type: Literal["simple", "hybrid", "market", "superior"]
    goods: tuple[str, ...]  # what it can be sold as
    worth: int  # goods it counts for in a lot
    price: int  # the conventional price
    copies: int  # among the 60
    need_shift: int = 0  # what a market card does to the need at the end of the round


class Magistrate(NamedTuple):
    key: str
    effect: Literal[
        "order_reversed",
        "no_drachmas",
        "no_reputation",
        "one_type",
        "pairs_pay_five",
        "one_more_card",
        "big_lots_plus_three",
        "needs_inverted",
    ]
    hierarchy: tuple[str, ...]  # left to right


GOOD_ROWS: Final = rows(DATA, "good", Good)
KIND_ROWS: Final = rows(DATA, "kind", Kind)
MAGISTRATE_ROWS: Final = rows(DATA, "magistrate", Magistrate)
HASH: Final = content_hash(DATA)
