"""Options: what a table may choose. The command line, the lobby form and the docs are made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from shlex import quote, split
from typing import Any, NamedTuple, TypeVar

from ludotheque.core.errors import OptionError

Value = str | int | bool
O = TypeVar("O", bound="Options")


class Option(NamedTuple):
    """One choice of a table, as data."""

    name: str
    kind: str  # "choice", "flag", "whole" or "text"
    values: tuple[Value, ...] = ()  # of a choice, the default first
    low: int = 0  # of a whole number
    high: int = 0
    default: Value = ""
    by_players: Mapping[int, tuple[Value, ...]] | None = None  # a choice that depends on the players

    def allowed(self, players: int) -> tuple[Value, ...]:
        return self.values if self.by_players is None else self.by_players[players]

    def usual(self, players: int) -> Value:
        return self.default if self.by_players is None else self.by_players[players][0]

    def words(self, players: int) -> str:
        """What is allowed, in a sentence's half: for errors and help."""
        if self.kind == "whole":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "text":
            return "a text"
        return " or ".join(spell(value) for value in self.allowed(players))


UNSET: Any = ""  # stands for "the usual value at this number of players" until the class is built


def choice(*values: Value) -> Any:
    """One of `values`; the first is the default."""
    return field(default=values[0], metadata={"option": Option("", "choice", values, default=values[0])})


def choice_by_players(by_players: Mapping[int, tuple[Value, ...]]) -> Any:
    """One of the values for the number of players; the first of them is the default."""
    union = tuple(dict.fromkeys(value for values in by_players.values() for value in values))
    return field(default=UNSET, metadata={"option": Option("", "choice", union, by_players=by_players)})


def flag(default: bool) -> Any:
    values = (default, not default)
    return field(default=default, metadata={"option": Option("", "flag", values, default=default)})


def whole(low: int, high: int, default: int) -> Any:
    option = Option("", "whole", low=low, high=high, default=default)
    return field(default=default, metadata={"option": option})


def text(default: str) -> Any:
    return field(default=default, metadata={"option": Option("", "text", default=default)})


@dataclass(frozen=True)
class Options:
    """The base of every game's options: frozen, complete and checked as soon as it exists."""

    players: int = choice(2, 3, 4)

    def __post_init__(self) -> None:
        described = describe(type(self))
        if self.players not in described["players"].values or isinstance(self.players, bool):
            raise unfit(described["players"], self.players, 0)
        for name, option in described.items():
            if getattr(self, name) == UNSET and option.by_players is not None:
                object.__setattr__(self, name, option.usual(self.players))
            check(option, getattr(self, name), self.players)

    def as_text(self) -> str:
        """All of them, readable: `players=3 artifacts=yes`. Read back by `read`."""
        return " ".join(quote(f"{name}={spell(value)}") for name, value in asdict(self).items())


def describe(kind: type[Options]) -> dict[str, Option]:
    """The options of a game by name, in their order."""
    return {f.name: f.metadata["option"]._replace(name=f.name) for f in fields(kind)}


def spell(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def unfit(option: Option, value: object, players: int) -> OptionError:
    given = spell(value) if isinstance(value, (str, int)) else repr(value)
    where = f" with {players} players" if option.by_players is not None else ""
    return OptionError(f"{option.name} cannot be {given!r}{where}: it takes {option.words(players)}")


def check(option: Option, value: object, players: int) -> None:
    """The type must be the option's own: 1 is not yes, and "3" is not 3."""
    if option.kind == "text":
        good = isinstance(value, str)
    elif option.kind == "flag":
        good = isinstance(value, bool)
    elif option.kind == "whole":
        good = type(value) is int and option.low <= value <= option.high
    else:
        good = any(type(value) is type(v) and value == v for v in option.allowed(players))
    if not good:
        raise unfit(option, value, players)


def parse(kind: type[O], given: Mapping[str, str]) -> O:
    """Options from texts, as typed on a command line or sent by a form."""
    described = describe(kind)
    values: dict[str, Any] = {}
    for name, word in given.items():
        if name not in described:
            raise OptionError(f"there is no option {name!r}: there are {', '.join(described)}")
        values[name] = value_of(described[name], word)
    return build(kind, values)


def value_of(option: Option, word: str) -> Value:
    if option.kind == "text":
        return word
    if option.kind == "whole":
        return int(word) if word.isascii() and word.isdigit() else word
    for value in option.values:
        if spell(value) == word or (isinstance(value, bool) and str(value).lower() == word.lower()):
            return value
    return word  # refused with all the others, by `check`


def build(kind: type[O], values: Mapping[str, Any]) -> O:
    """Options from typed values; an unknown name is an error that lists the known ones."""
    described = describe(kind)
    for name in values:
        if name not in described:
            raise OptionError(f"there is no option {name!r}: there are {', '.join(described)}")
    return kind(**values)


def read(kind: type[O], line: str) -> O:
    """The inverse of `Options.as_text`."""
    try:
        pairs = [word.partition("=") for word in split(line)]
    except ValueError as error:
        raise OptionError(f"options are written name=value, not {line!r}: {error}") from error
    return parse(kind, {name: value for name, _, value in pairs})
