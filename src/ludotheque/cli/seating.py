"""Who sits where and what the table chose, from what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.bots import BOTS, USUAL_BOT
from ludotheque.cli.catalogue import allowed
from ludotheque.cli.errors import UsageError
from ludotheque.cli.screen import Screen
from ludotheque.core.contract import Game
from ludotheque.core.errors import OptionError
from ludotheque.core.options import Option, Options, Value, build, check, describe, spell, value_of

PERSON: Final = "me"
FLAGS: Final = {"oui": "yes", "non": "no"}


class Sitter(NamedTuple):
    """Who plays a seat: a person or a bot, and the name shown; written `me:Ada`, `normal`."""

    kind: str
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_sitters(words: Sequence[str]) -> list[Sitter]:
    """`me`, `me:Ada`, or the name of a bot; bots may have a name too."""
    known = (PERSON, *BOTS)
    found = []
    for word in words:
        kind, _, name = word.strip().partition(":")
        if kind not in known:
            raise UsageError("cli-unknown-sitter", word=word.strip(), known=", ".join(known))
        found.append(Sitter(kind, "".join(c for c in name if c.isprintable() and c not in "|;").strip()))
    return found


def kept_sitters(words: Sequence[str]) -> list[Sitter]:
    """The sitters of a record; a word that is no sitter of ours is the name of a person."""
    known = (PERSON, *BOTS)
    return read_sitters([word if word.partition(":")[0] in known else f"{PERSON}:{word}" for word in words])


def usual_sitters(players: int) -> list[Sitter]:
    """One person against bots."""
    return [Sitter(PERSON), *[Sitter(USUAL_BOT)] * (players - 1)]


def seated(screen: Screen, game: Game, seats: str, given: Sequence[str]) -> tuple[list[Sitter], Options]:
    """The seats and the options of a table: a count, a list, or the game's usual number."""
    chosen = read_pairs(screen, game, given)
    sitters = read_sitters(seats.split(",")) if seats and not seats.isdigit() else []
    count = len(sitters) or (int(seats) if seats else None)
    if count is not None:
        if chosen.get("players", count) != count:
            raise UsageError("cli-seats-and-players", seats=count, players=str(chosen["players"]))
        chosen["players"] = count
    options = built(screen, game, chosen)
    return sitters or usual_sitters(options.players), options


def names_of(screen: Screen, sitters: Sequence[Sitter]) -> list[str]:
    """What each seat is called: its own name, or its letter."""
    names = []
    for letter, sitter in zip("ABCDEF", sitters, strict=False):
        usual = screen.say("seat" if sitter.is_person else "cli-bot-name", letter=letter)
        names.append(sitter.name or usual)
    return names


def read_pairs(screen: Screen, game: Game, given: Sequence[str]) -> dict[str, Value]:
    """`name=value` words as typed values; the players first, since others may depend on them."""
    described = describe(game.options)
    pairs: dict[str, str] = {}
    for word in given:
        name, sign, value = word.partition("=")
        if not sign:
            raise UsageError("cli-option-form", word=word, example=example(described))
        if name not in described:
            raise UsageError("cli-unknown-option", option=name, options=", ".join(described))
        pairs[name] = value
    return {name: value_of(described[name], spelled(described[name], value)) for name, value in pairs.items()}


def spelled(option: Option, word: str) -> str:
    return FLAGS.get(word.lower(), word) if option.kind == "flag" else word


def example(described: dict[str, Option]) -> str:
    return f"players={described['players'].values[0]}"


def built(screen: Screen, game: Game, chosen: dict[str, Value]) -> Options:
    """The options, or a sentence that says which value cannot be and what is allowed."""
    described = describe(game.options)
    players = chosen.get("players", described["players"].default)
    fit(screen, described["players"], players, None)
    for name, value in chosen.items():
        fit(screen, described[name], value, int(players))
    return build(game.options, chosen)


def fit(screen: Screen, option: Option, value: Value, players: int | None) -> None:
    try:
        check(option, value, players or 0)
    except OptionError:
        words = allowed(screen, option, players).replace("|", ", ")
        raise UsageError("cli-option-value", option=option.name, value=spell(value), allowed=words) from None
