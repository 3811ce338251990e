"""The house's own messages: the same in both languages, all used, none missing, well printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludotheque
from ludotheque.bots import BOTS
from ludotheque.cli.app import COMMANDS
from ludotheque.cli.prompt import WORDS
from ludotheque.cli.usage import GLOBAL, message_for, parameters
from ludotheque.texts.catalog import HOUSE, LANGUAGES, Catalog, MissingTextError, source_text
from tests.server.test_texts import keys
from tests.texts.typography import faults

SOURCE = Path(ludotheque.__file__).parent


def ids(language: str) -> list[str]:
    return [e.id.name for e in FluentParser().parse(source_text(HOUSE, language)).body if isinstance(e, ast.Message)]


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message, its attributes included."""
    entries = FluentParser().parse(source_text(HOUSE, language)).body
    texts = {entry.id.name: source(entry) for entry in entries if isinstance(entry, ast.Message)}
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in texts.items()}


def source(entry: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(entry)


def computed_ids() -> set[str]:
    """Messages whose names are put together: help pages, words of the prompt, refusals, the server's codes."""
    found = {f"cli-{command}" for command in COMMANDS}
    found |= {message_for(command, name) for command, function in COMMANDS.items() for name in parameters(function)}
    found |= {f"cli-everywhere-{name}" for name in GLOBAL}
    found |= {f"cli-{kind}-{word}" for kind in ("word", "help") for word in WORDS}
    found |= {f"cli-simulate-{name}" for name in ("mean", "sd", "min", "max", "wins")}
    found |= {f"cli-arena-{name}" for name in ("bot", "rating", "share", "won", "margin", "time", "late")}
    found |= {f"cli-bot-{name}" for name in BOTS}
    reasons = re.findall(r'TakeBackError\("([\w-]+)"\)', (SOURCE / "core" / "match.py").read_text("utf-8"))
    return found | {f"cli-undo-{reason}" for reason in reasons} | keys()


def written_ids() -> set[str]:
    files = [*(SOURCE / "cli").glob("*.py"), *(SOURCE / "texts").glob("*.py")]
    return {
        word for path in files for word in re.findall(r"[\"']((?:cli|list|seat)[\w-]*)[\"']", path.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_parses_and_no_message_is_there_twice(language: str) -> None:
    body = FluentParser().parse(source_text(HOUSE, language)).body

    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(set(ids(language))) == len(ids(language))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert ids("fr") == ids("en")
    assert variables("fr") == variables("en")


def test_every_message_is_used_and_none_is_missing() -> None:
    known = set(ids("fr"))

    assert computed_ids() <= known
    assert {word for word in written_ids() if word.startswith("cli-")} <= known
    assert known <= computed_ids() | written_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Filled in with a number and with a word: no error, nothing left out."""
    catalog = Catalog(language)
    for name, names in variables(language).items():
        for value in (1, 2, "Ada"):
            if catalog.bundle.get_message(name).value is not None:
                assert catalog.say(name, dict.fromkeys(names, value))
        for attribute in catalog.bundle.get_message(name).attributes:
            assert catalog.say(name, attribute=attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_says_how_it_is_typed(language: str) -> None:
    catalog = Catalog(language)
    for command, function in COMMANDS.items():
        assert catalog.say(f"cli-{command}", attribute="usage").startswith(f"ludotheque {command}")
        for name in parameters(function):
            form = catalog.say(message_for(command, name), attribute="form")
            assert not form.startswith("--") or form.split()[0] == f"--{name.strip('_').replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_of_the_house_is_right(language: str) -> None:
    assert faults(source_text(HOUSE, language), language) == []


@pytest.mark.parametrize(
    "text",
    ["Attention !", "Oui: non", "« Bon »", "l'ami", "Ah!", "Fin ;", '"non"', "50 %", "un - deux", "et...", "{ $a }:"],
)
def test_the_checker_sees_each_fault_of_french(text: str) -> None:
    assert faults(f"message = {text}\n", "fr")
    assert faults(f"message =\n    {{ $n ->\n        [one] rien\n       *[other] {text}\n    }}\n", "fr")


@pytest.mark.parametrize("text", ["Look !", "Yes : no", "don't", '"no"', "«no»", "and...", "one - two"])
def test_the_checker_sees_each_fault_of_english(text: str) -> None:
    assert faults(f"message = {text}\n", "en")


def test_the_checker_leaves_good_french_alone() -> None:
    good = "message = L’ami dit\u00a0: «\u202fQuoi\u202f?\u202f» 50\u202f%, { $name }\u202f; à 12:30, (?).\n"

    assert faults(good, "fr") == []


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="nowhere"):
        Catalog("fr").say("nowhere")
    with pytest.raises(MissingTextError, match="form"):
        Catalog("fr").say("cli-total", attribute="form")
    with pytest.raises(MissingTextError, match="seat"):
        Catalog("fr").say("seat")
