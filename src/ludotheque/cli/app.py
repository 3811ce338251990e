"""The command `ludotheque`: which command, in which language, and one sentence when something is wrong."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import cyclopts

from ludotheque import __version__
from ludotheque.cli.arena import arena
from ludotheque.cli.catalogue import list_games, show_rules
from ludotheque.cli.deck import check_deck
from ludotheque.cli.errors import CommandError, UsageError
from ludotheque.cli.new_game import new_game
from ludotheque.cli.play import NEWEST, play
from ludotheque.cli.replay import record, replay
from ludotheque.cli.screen import Screen, has_colour, language_of
from ludotheque.cli.serve import db, serve
from ludotheque.cli.simulate import simulate
from ludotheque.cli.usage import complaint, show_help
from ludotheque.core.errors import LudothequeError
from ludotheque.texts.catalog import LANGUAGES

COMMANDS: Final[Mapping[str, Callable[..., None]]] = {
    "games": list_games,
    "rules": show_rules,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "record": record,
    "new-game": new_game,
    "check-deck": check_deck,
    "serve": serve,
    "db": db,
}
INTERRUPTED: Final = 130  # as a shell counts: 128 and the number of the signal


class Call(NamedTuple):
    """The words that mean the same everywhere, and the others."""

    language: str | None
    colour: bool
    debug: bool
    help: bool
    version: bool
    rest: list[str]


def sorted_words(words: Sequence[str]) -> Call:
    language, rest, flags = None, [], set()
    waiting = iter(words)
    for word in waiting:
        if word == "--lang":
            language = next(waiting, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word in ("--no-color", "--debug", "--help", "-h", "--version"):
            flags.add(word)
        else:
            rest.append(word)
    return Call(
        language,
        "--no-color" not in flags,
        "--debug" in flags,
        bool(flags & {"--help", "-h"}),
        "--version" in flags,
        rest,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Never returns: the exit code says how it went."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    call = sorted_words(sys.argv[1:] if words is None else words)
    usual = language_of(os.environ)
    screen = Screen(
        call.language if call.language in LANGUAGES else usual, call.colour and has_colour(os.environ), call.debug
    )
    sys.exit(guarded(screen, call))


def guarded(screen: Screen, call: Call) -> int:
    """Run it; whatever goes wrong is one sentence on stderr and an exit code."""
    try:
        run(screen, call)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
        return 1
    except LudothequeError as error:
        return report(screen, error, error.code if isinstance(error, CommandError) else UsageError.code)
    except Exception as error:
        return report(screen, error, 1)
    return 0


def report(screen: Screen, error: Exception, code: int) -> int:
    sys.stdout.flush()
    print(sentence(screen, error), file=sys.stderr)
    if screen.debug:
        traceback.print_exception(error)
    return code


def sentence(screen: Screen, error: Exception) -> str:
    if isinstance(error, CommandError):
        return screen.say(error.message, **error.values)
    if isinstance(error, LudothequeError):
        return screen.say("cli-refused-input", detail=str(error))
    return screen.say("cli-unexpected", kind=type(error).__name__, detail=" ".join(str(error).split()))


def run(screen: Screen, call: Call) -> None:
    if call.language is not None and call.language not in LANGUAGES:
        raise UsageError("cli-bad-language", language=call.language, languages=", ".join(LANGUAGES))
    if call.version:
        print(f"ludotheque {__version__}")
        return
    if call.help or not call.rest:
        command = next((word for word in call.rest if word in COMMANDS), None)
        show_help(screen, COMMANDS, command)
        return
    app = cyclopts.App(
        name="ludotheque",
        help_flags=[],
        version_flags=[],
        default_parameter=cyclopts.Parameter(negative=()),
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for name, function in COMMANDS.items():
        bound: Any = partial(function, screen)
        app.command(bound, name=name)
    try:
        app(resumable(call.rest), exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as error:
        raise complaint(screen, error, COMMANDS) from error


def resumable(words: Sequence[str]) -> list[str]:
    """`--resume` without a file means the newest save."""
    found = list(words)
    for i, word in enumerate(words):
        if word == "--resume" and (i + 1 == len(words) or words[i + 1].startswith("--")):
            found[i] = f"--resume={NEWEST}"
    return found
