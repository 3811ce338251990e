"""The screen: where a command writes, in which language, how wide, with colour or without."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from shutil import get_terminal_size
from textwrap import wrap

from ludotheque.core.contract import Game
from ludotheque.core.options import Options
from ludotheque.texts.catalog import LANGUAGES, catalog
from ludotheque.texts.speech import STYLES, Speech

PAINT = re.compile(r"\x1b\[[0-9;]*m")
NARROWEST, WIDEST = 40, 120  # columns that a text may take
MARGIN = "  "  # before every line of a table


@dataclass(frozen=True)
class Screen:
    language: str
    colour: bool
    debug: bool = False

    @property
    def width(self) -> int:
        columns = get_terminal_size((80, 24)).columns if sys.stdout.isatty() else 80
        return max(NARROWEST, min(WIDEST, columns))

    def say(self, message: str, **values: object) -> str:
        """A message of the house."""
        return catalog(self.language).say(message, values)

    def paint(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and text else text

    def speech(self, game: Game, seats: Sequence[str] = (), options: Options | None = None) -> Speech:
        """The voice of one game on this screen."""
        return Speech(game, self.language, seats, self.width - len(MARGIN), self.colour, options)

    def print(self, line: str = "") -> None:
        print(line)

    def tell(self, text: str, first: str = "", rest: str | None = None, style: str = "") -> None:
        """Lines that fit: `first` before the first of them, `rest` (as many spaces) before the others."""
        for line in fitted(text, self.width, first, rest):
            print(self.paint(line, style) if style else line)

    def heading(self, left: str, right: str = "") -> None:
        """A title on a rule, as wide as the screen."""
        right = f" {right} ──" if right else ""
        line = f"── {left} " + "─" * max(2, self.width - len(left) - len(right) - 4) + right
        print(self.paint(line, "strong"))

    def clear(self) -> bool:
        """Nothing of what was shown can be seen or scrolled back to; False: this is no terminal."""
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        return sys.stdout.isatty()


def fitted(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """`text`, which has no paint, cut into lines; its own line breaks stay."""
    hang = " " * len(first) if rest is None else rest
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        before = first if not lines else hang
        found = wrap(
            paragraph,
            width,
            initial_indent=before,
            subsequent_indent=hang,
            break_on_hyphens=False,
            break_long_words=False,
        )
        lines += found or [before.rstrip()]
    return lines


def extent(text: str) -> int:
    """Columns that a text takes, paint aside."""
    return len(PAINT.sub("", text))


def padded(text: str, columns: int, right: bool = False) -> str:
    space = " " * max(0, columns - extent(text))
    return space + text if right else text + space


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = (), gap: str = "   ") -> list[str]:
    """Rows in columns; the columns in `right` are flush right."""
    widths = [max(extent(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [gap.join(padded(cell, widths[i], i in right) for i, cell in enumerate(row)) for row in rows]
    return [line.rstrip() for line in lines]


def language_of(environment: Mapping[str, str]) -> str:
    """The reader's language, from the locale; where that says nothing, the house's own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if word := environment.get(name, ""):
            break
    else:
        return LANGUAGES[0]
    short = re.split(r"[_.@]", word)[0].lower()
    if short in ("c", "posix"):
        return LANGUAGES[0]
    return short if short in LANGUAGES else "en"


def has_colour(environment: Mapping[str, str]) -> bool:
    """On a terminal that has it, unless the reader said no (no-color.org)."""
    return sys.stdout.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
