"""The messages of one language: the house's own and one game's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en")  # the first is the house's own
HOUSE: Final = "ludotheque.texts"


class MissingTextError(LookupError):
    """A message that the text files do not have: a fault of ours, never of a player's."""


class Catalog:
    """All that can be said in one language about one game, or about the house alone."""

    def __init__(self, language: str, package: str | None = None) -> None:
        self.language = language
        functions: dict[str, Any] = {"DE": de, "QUE": que}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in (HOUSE, package):
            if source is not None:
                self.bundle.add_resource(FluentResource(source_text(source, language)))

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        if not self.has(message):
            raise MissingTextError(f"{self.language}.ftl has no message {message!r}")
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingTextError(f"{self.language}.ftl: {message!r} has no {attribute or 'text of its own'!r}")
        text, errors = self.bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise MissingTextError(f"{self.language}.ftl: {message!r}: {errors[0]}")
        return str(text)

    def has_attribute(self, message: str, attribute: str) -> bool:
        return self.has(message) and attribute in self.bundle.get_message(message).attributes


def source_text(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def catalog(language: str, package: str | None = None) -> Catalog:
    return Catalog(language, package)


def elided(name: str) -> bool:
    """Whether French drops the vowel before it: d’Ada, qu’Hélène, but de Paul."""
    return name[:1].lower() in "aàâäeéèêëiîïoôöuùûühœæ" if name else False


def de(name: Any) -> str:
    return f"d’{name}" if elided(str(name)) else f"de {name}"


def que(name: Any) -> str:
    return f"qu’{name}" if elided(str(name)) else f"que {name}"
