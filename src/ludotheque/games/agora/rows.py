"""Rows of numbers that change seldom: replaced, never changed in place, so that clones can share them."""

from __future__ import annotations


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with another value in one place."""
    new = list(row)
    new[place] = value
    return tuple(new)
