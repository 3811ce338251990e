"""Tables of the docs, computed from the games: `python -m tools.tables` writes them, `--check` asks if they are fresh.

A page asks for one with two marks, and what stands between them is ours:

    <!-- table: rules levee -->
    <!-- /table -->
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ludotheque.cli.app import COMMANDS
from ludotheque.core.contract import Game
from ludotheque.core.events import event_fields
from ludotheque.core.options import Option, describe, spell
from ludotheque.games import GAMES
from ludotheque.texts.catalog import catalog

ROOT = Path(__file__).resolve().parent.parent
MARKS = re.compile(
    r"(?P<open>^<!-- table: (?P<what>[^\n]*?) -->\n)(?P<body>.*?)(?P<close>^<!-- /table -->)", re.M | re.S
)


class TableError(ValueError):
    """A page asks for a table that nobody makes."""


def rows(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    table = [heads, ["---"] * len(heads), *lines]
    return "".join(
        "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |\n" for row in table
    )


def games() -> str:
    heads = ("game", "players", "what it is")
    lines = [
        (f"`{g.name}`", f"{g.seats[0]} to {g.seats[-1]}", catalog("en", g.package).say("tagline"))
        for g in GAMES.values()
    ]
    return rows(heads, lines)


def options(game: Game) -> str:
    texts = catalog("en", game.package)
    described = describe(game.options)
    lines = [(f"`{n}`", allowed(o), usual(o), texts.say(f"option-{n}-about")) for n, o in described.items()]
    return rows(("option", "values", "default", "what it does"), lines)


def all_options() -> str:
    return "\n".join(f"### {catalog('en', g.package).say('title')}: `{g.name}`\n\n{options(g)}" for g in GAMES.values())


def allowed(option: Option) -> str:
    if option.by_players is None:
        return option.words(0) if option.kind in {"whole", "text"} else spelled(option.values)
    return "; ".join(f"{players} players: {spelled(values)}" for players, values in option.by_players.items())


def spelled(values: Iterable[str | int | bool]) -> str:
    return ", ".join(f"`{spell(value)}`" for value in values)


def usual(option: Option) -> str:
    return (
        "the first" if option.by_players is not None else f"`{spell(option.default)}`" if option.default != "" else "–"
    )


def rules(game: Game) -> str:
    texts = catalog("en", game.package)
    lines = [
        (rule.id, texts.say(f"chapter-{rule.chapter}"), rule.lines or "ruling", texts.say(f"rule-{rule.id}"))
        for rule in game.rules.values()
    ]
    return rows(("id", "chapter", "rulebook lines", "rule"), lines)


def actions(game: Game) -> str:
    lines = []
    for kind, args in game.args.items():
        ids = [i for i, action in enumerate(game.actions) if action.kind == kind]
        named = ", ".join(f"{arg} (a number)" if domain is None else arg for arg, domain in args.items()) or "–"
        lines.append((f"`{kind}`", named, f"`{game.notation[ids[0]]}`", str(len(ids)), f"{ids[0]}–{ids[-1]}"))
    return rows(("action", "arguments", "written like", "how many", "ids"), lines)


def events(game: Game) -> str:
    lines = []
    for kind in game.events:
        fields = [f"{f.name} *(secret)*" if f.secret else f.name for f in event_fields(kind) if f.name != "seat"]
        lines.append((f"`{kind.__name__}`", ", ".join(fields) or "–", "yes" if kind.reveals else "no"))
    return rows(("event", "fields besides the seat", "reveals"), lines)


def commands() -> str:
    texts = catalog("en")
    usages = [(f"`{texts.say(f'cli-{name}', attribute='usage')}`", texts.say(f"cli-{name}")) for name in COMMANDS]
    return rows(("command", "what it does"), usages)


OF_GAMES: dict[str, Callable[[Game], str]] = {"options": options, "rules": rules, "actions": actions, "events": events}
OF_THE_HOUSE: dict[str, Callable[[], str]] = {"games": games, "options": all_options, "commands": commands}


def table(what: str) -> str:
    name, _, game = what.partition(" ")
    if not game and name in OF_THE_HOUSE:
        return OF_THE_HOUSE[name]()
    if name in OF_GAMES and game in GAMES:
        return OF_GAMES[name](GAMES[game])
    raise TableError(f"no table {what!r}: there are {', '.join(OF_THE_HOUSE)}, and {', '.join(OF_GAMES)} of a game")


def fresh(text: str) -> str:
    """The page with all its tables as they are now."""
    return MARKS.sub(lambda found: f"{found['open']}\n{table(found['what'])}\n{found['close']}", text)


def pages() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def main(words: Sequence[str]) -> int:
    stale = []
    for page in pages():
        text = page.read_text("utf-8")
        try:
            wanted = fresh(text)
        except TableError as error:
            print(f"{page.relative_to(ROOT)}: {error}", file=sys.stderr)
            return 1
        if wanted != text:
            stale.append(page)
    if "--check" in words:
        for page in stale:
            print(f"{page.relative_to(ROOT)}: a computed table is stale; `make format` writes it", file=sys.stderr)
        return 1 if stale else 0
    for page in stale:
        page.write_text(fresh(page.read_text("utf-8")), "utf-8")
        print(f"written: {page.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
