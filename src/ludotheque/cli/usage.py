"""How commands are called, said in the reader's language: help pages, and what was wrong with a call."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from inspect import signature

import cyclopts

from ludotheque.cli.errors import UsageError
from ludotheque.cli.screen import Screen
from ludotheque.core.errors import LudothequeError
from ludotheque.texts.catalog import catalog

GLOBAL = ("lang", "no-color", "debug", "help", "version")


def message_for(command: str, parameter: str) -> str:
    """The text that explains one parameter; its `form` is how it is typed."""
    return f"cli-{command}-{parameter.strip('_').replace('_', '-')}"


def parameters(command: object) -> list[str]:
    assert callable(command)
    return [name for name in signature(command).parameters if name != "screen"]


def show_help(screen: Screen, commands: Mapping[str, object], command: str | None) -> None:
    """All commands, or one with its parameters."""
    texts = catalog(screen.language)
    if command is None:
        screen.tell(screen.say("cli-about"))
        print()
        rows = [(name, screen.say(f"cli-{name}")) for name in commands]
    else:
        screen.tell(screen.say(f"cli-{command}"))
        print()
        found = [message_for(command, name) for name in parameters(commands[command])]
        rows = [(texts.say(message, attribute="form"), screen.say(message)) for message in found]
    usage = texts.say("cli-usage" if command is None else f"cli-{command}", attribute="usage")
    screen.tell(f"{screen.say('cli-usage')} {usage}", rest="    ")
    print()
    show_rows(screen, rows)
    print()
    print(screen.paint(screen.say("cli-everywhere"), "strong"))
    everywhere = [f"cli-everywhere-{name}" for name in GLOBAL]
    show_rows(screen, [(texts.say(message, attribute="form"), screen.say(message)) for message in everywhere])


def show_rows(screen: Screen, rows: list[tuple[str, str]]) -> None:
    wide = max((len(name) for name, _ in rows), default=0)
    for name, text in rows:
        screen.tell(text, f"  {name:<{wide}}  ")


def complaint(screen: Screen, error: cyclopts.CycloptsError, commands: Mapping[str, object]) -> LudothequeError:
    """What was wrong with a call, in our words."""
    command = (error.command_chain or ("",))[0]
    if isinstance(error, cyclopts.UnknownCommandError):
        word = (error.unused_tokens or [""])[0]
        close = get_close_matches(word, list(commands), n=1)
        return UsageError("cli-bad-command", word=word, commands=", ".join(close or commands))
    if isinstance(error, cyclopts.UnknownOptionError):
        return UsageError("cli-bad-option", word=error.token.keyword or error.token.value, command=command)
    if isinstance(error, cyclopts.MissingArgumentError) and error.argument is not None:
        form = catalog(screen.language).say(message_for(command, error.argument.field_info.name), attribute="form")
        return UsageError("cli-missing", name=form, command=command)
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return UsageError("cli-bad-value", name=name, value=error.token.value)
    if isinstance(error, cyclopts.RepeatArgumentError):
        return UsageError("cli-repeated", name=error.token.keyword or error.token.value)
    if isinstance(error, cyclopts.UnusedCliTokensError):
        return UsageError("cli-too-many", word=(error.unused_tokens or [""])[0], command=command)
    return UsageError("cli-bad-call", command=command)
