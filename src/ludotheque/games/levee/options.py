"""What a table of Levée may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core import options
from ludotheque.core.options import choice, flag


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(3, 2, 4)
    double_last: bool = flag(False)  # LEV-5
