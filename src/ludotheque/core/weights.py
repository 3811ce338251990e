"""Weights of an evaluation: numbers that can be fitted on games, not only thought out. `tools/fit.py` fits them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """A game's own class has one attribute for each weight, a float or a list of floats.

    What was reckoned with them and kept goes into `memory`, so that it can be forgotten when they change.
    """

    def __init__(self) -> None:
        self.memory: list[dict[Any, Any]] = []

    def forget(self) -> None:
        for known in self.memory:
            known.clear()
