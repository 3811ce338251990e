"""The house checks itself: what a reader relies on is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludotheque.core.contract import Game
from ludotheque.core.events import event_fields
from ludotheque.core.options import describe
from ludotheque.texts.catalog import LANGUAGES, source_text
from tests.texts.typography import faults

HOME = Path(__file__).parent.parent
SOURCE = HOME / "src" / "ludotheque"


def read(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob(pattern)))


def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of one file; a line that does not parse is a failure with its text."""
    resource = FluentParser().parse(source_text(package, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{package} {language}: {junk[0]}"
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(set(ids)) == len(ids), f"{package} {language}: {[i for i in ids if ids.count(i) > 1]} twice"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: ast.BaseNode | None) -> set[str]:
    """The variables that a message uses, wherever they stand in it."""
    found: set[str] = set()

    def visit(value: object) -> None:
        if isinstance(value, ast.VariableReference):
            found.add(value.id.name)
        elif isinstance(value, ast.BaseNode):
            for part in vars(value).values():
                visit(part)
        elif isinstance(value, list):
            for part in value:
                visit(part)

    visit(node)
    return found


def test_every_rule_is_in_the_code_and_has_its_test(game: Game) -> None:
    code = read(SOURCE / "games" / game.name, "*.py")
    tests = read(HOME / "tests" / "games" / game.name, "test_*.py")
    for rule in game.rules:
        name = rule.lower().replace("-", "_")
        assert rule in code or is_told_by_data(game, rule), f"no line of code names {rule}"
        assert f"def test_{name}_" in tests, f"no test is named after {rule}"


def is_told_by_data(game: Game, rule: str) -> bool:
    """A row that only tells what is in the box, or the story, may live in the component file."""
    return rule in (SOURCE / "games" / game.name / "components.toml").read_text("utf-8")


def test_no_rule_is_named_that_the_ledger_does_not_have(game: Game) -> None:
    prefix = next(iter(game.rules)).split("-")[0]
    everywhere = read(SOURCE / "games" / game.name, "*.py") + read(HOME / "tests" / "games" / game.name, "*.py")
    named = set(re.findall(rf"\b{prefix}-(?:R?\d+)\b", everywhere))
    assert named <= set(game.rules)


def expected_messages(game: Game) -> tuple[set[str], set[str]]:
    """The messages that a game must have, and those that it may have besides."""
    names = {f"{d}-{key.partition('.')[0]}" for d, keys in game.names.items() for key in keys if spoken(game, d)}
    options = {m for n in describe(game.options) for m in (f"option-{n}", f"option-{n}-about")}
    values = {
        f"option-{name}-{value}"
        for name, option in describe(game.options).items()
        if option.kind == "choice" and name != "players"
        for value in option.values
    }
    needed = {
        *("title", "tagline", "about", "goal"),
        *(f"chapter-{rule.chapter}" for rule in game.rules.values()),
        *(f"rule-{rule}" for rule in game.rules),
        *(f"decision-{kind}" for kind in game.decisions),
        *(f"action-{kind}" for kind in game.args),
        *(f"event-{kind.__name__}" for kind in game.events),
        *names,
        *options,
        *values,
        *(m for n in game.presets for m in (f"preset-{n}", f"preset-{n}-about")),
    }
    code = read(SOURCE / "games" / game.name, "*.py")
    free = {f"refusal-{rule}" for rule in game.rules}
    free |= {f"score-{source}" for source in re.findall(r'"(\w+)"', code)}
    free |= {f"guide-{i}" for i in range(1, 7)}
    free |= set(re.findall(r"""["'](table-[\w-]+)["']""", code))
    wordings = describe(game.options)["labels"].values if "labels" in describe(game.options) else ()
    free |= {f"table-{wording}-{name}" for wording in wordings for name in names}
    return needed, free


def spoken(game: Game, domain: str) -> bool:
    """Whether the names of a domain are ever said: by an action's label, an event, or a drawing."""
    labels = any(domain == d for args in game.args.values() for d in args.values())
    events = any(field.domain == domain for kind in game.events for field in event_fields(kind))
    return labels or events or f'name("{domain}"' in read(SOURCE / "games" / game.name, "terminal*.py")


def test_the_texts_are_complete_in_every_language_and_none_is_idle(game: Game) -> None:
    needed, free = expected_messages(game)
    starts = tuple(re.findall(r"""f["'](table-[\w-]*)\{""", read(SOURCE / "games" / game.name, "*.py")))
    for language in LANGUAGES:
        found = set(messages(game.package, language))
        assert needed <= found, f"{language}: missing {sorted(needed - found)[:10]}"
        idle = {m for m in found - needed - free if not (starts and m.startswith(starts))}
        assert not idle, f"{language}: nothing uses {sorted(idle)[:10]}"
    assert set(messages(game.package, "fr")) == set(messages(game.package, "en"))


def test_texts_use_only_what_they_are_given(game: Game) -> None:
    """An action's label gets its arguments, an event its public fields, and its owner the secret ones too."""
    fields = {kind.__name__: event_fields(kind) for kind in game.events}
    for language in LANGUAGES:
        for name, message in messages(game.package, language).items():
            head, _, rest = name.partition("-")
            used = variables(message.value)
            if head == "action":
                assert used <= set(game.args[rest]), f"{language}: {name} uses {used}"
            elif head == "decision":
                assert used <= {"seat"}, f"{language}: {name} uses {used}"
            elif head == "event":
                assert used <= {f.name for f in fields[rest] if not f.secret}, f"{language}: {name} uses {used}"
                for attribute in message.attributes:
                    assert attribute.id.name == "own"
                    assert variables(attribute) <= {f.name for f in fields[rest]}, f"{language}: {name}"
            elif head in {"rule", "refusal", "option", "chapter"}:
                assert not used, f"{language}: {name} uses {used}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_right(game: Game, language: str) -> None:
    assert faults(source_text(game.package, language), language) == []


def test_every_action_kind_has_an_id_that_never_moves(game: Game) -> None:
    """`tests/golden/<game>.actions` is the table as it was; it may only grow."""
    kept = (HOME / "tests" / "golden" / f"{game.name}.actions").read_text("utf-8").splitlines()
    assert list(game.notation[: len(kept)]) == kept
    assert len(kept) == len(game.notation), "run `make golden` to keep the new actions"


def test_modules_stay_small() -> None:
    for path in [*SOURCE.rglob("*.py"), *(HOME / "tests").rglob("*.py"), *(HOME / "tools").rglob("*.py")]:
        lines = path.read_text("utf-8").count("\n")
        limit = 700 if "tests" in path.parts else 400
        assert lines <= limit, f"{path.relative_to(HOME)} has {lines} lines: {limit} at most"


def test_every_option_has_a_page_that_names_it(game: Game) -> None:
    page = (HOME / "docs" / "games" / f"{game.name}.md").read_text("utf-8")
    for name in describe(game.options):
        assert f"`{name}`" in page, f"docs/games/{game.name}.md does not name the option {name}"
    for kind in game.args:
        assert f"`{kind}" in page, f"docs/games/{game.name}.md does not name the action {kind}"


def test_no_machine_and_no_registry_is_named() -> None:
    words = ("/work/", "/root/", "pypi" + ".org", "pythonhosted", "npmjs", "files.pythonhosted")
    for path in HOME.rglob("*"):
        if path.suffix in {".py", ".md", ".toml", ".ftl", ".txt", ".yml", ".record"} and not hidden(path):
            content = path.read_text("utf-8", errors="ignore")
            if path != Path(__file__):
                assert not any(word in content for word in words), path


def hidden(path: Path) -> bool:
    parts = path.relative_to(HOME).parts
    return any(part.startswith(".") or part in {"build", "site", "node_modules", "dist"} for part in parts)
