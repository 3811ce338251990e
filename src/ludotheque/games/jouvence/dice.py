"""The die, and the table that reads it in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def throw(state: Jouvence) -> int:
    return 1 + state.chance.below(6)


def needed(attack: int, defence: int) -> int:
    """JOU-036. The least die that hits: ahead 3, level 4, behind 5."""
    if attack > defence:
        return 3
    return 4 if attack == defence else 5


def hit(attack: int, defence: int, die: int) -> bool:
    """JOU-036."""
    return die >= needed(attack, defence)
