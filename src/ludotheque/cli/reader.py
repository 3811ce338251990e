"""What a person types: from a keyboard or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # a platform without it: typing works, editing does not
    readline = None  # type: ignore[assignment]


class Reader:
    """Asks for lines; a typed word can be completed with Tab."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        self.words: list[str] = []
        if self.typed and readline is not None:
            readline.set_completer(self.complete)
            readline.set_completer_delims("")
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line without the spaces round it; EOFError when there are no more."""
        self.words = list(words)
        if self.typed:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.strip())  # a transcript shows what was answered
        return line.strip()

    def complete(self, start: str, index: int) -> str | None:
        """The word number `index` that begins so: what readline calls."""
        found = [word for word in self.words if word.startswith(start)]
        return found[index] if index < len(found) else None
