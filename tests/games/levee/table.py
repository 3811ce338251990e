"""A table of Levée as a picture: hands by their cards' names."""

from __future__ import annotations

from typing import Any

from ludotheque.core import position
from ludotheque.core.contract import State
from ludotheque.games.levee import LEVEE
from ludotheque.games.levee.components import KEYS


def table(*hands: str, **options: Any) -> State:
    """`table("snail fox", "straw moon")`: the other cards are gone, in tricks that brought no points."""
    held = [hand.split() for hand in hands]
    gone = [key for key in KEYS if not any(key in hand for hand in held)]
    return position.read(
        LEVEE,
        {
            "format": position.FORMAT,
            "game": "levee",
            "version": 1,
            "options": {"players": len(hands), **options},
            "hands": held,
            "played": [None] * len(hands),
            "last": gone[: len(hands)] if gone else [None] * len(hands),
            "gone": gone,
            "scores": [0] * len(hands),
        },
    )


def card(name: str) -> int:
    return KEYS.index(name)
