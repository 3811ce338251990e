"""`ludotheque new-game`: the toy, its tests and its page, copied under a new name and green at once."""

from __future__ import annotations

import keyword
import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import ludotheque
from ludotheque.cli.errors import FailureError, UsageError
from ludotheque.cli.saves import read_text, write_text
from ludotheque.cli.screen import Screen
from ludotheque.core import record
from ludotheque.games import GAMES
from ludotheque.games.levee import LEVEE

TOY: Final = "levee"
FOLDERS: Final = ("src/ludotheque/games/levee", "tests/games/levee")  # copied whole
PAGES: Final = ("docs/games", "tests/golden", "docs/rulings")  # where the toy has files of its own
ENTRY: Final = "src/ludotheque/games/__init__.py"
MOST: Final = 20  # letters of a name


def new_game(screen: Screen, name: str) -> None:
    root = checkout()
    check_name(name, root)
    prefix = free_prefix(name, root)
    made = []
    for source in sources(root):
        target = root / renamed(str(source.relative_to(root)), name, prefix)
        if target.exists():
            raise FailureError("cli-new-game-exists", file=str(target))
        write_text(target, rewritten(source, name, prefix))
        made.append(target)
    enter(root / ENTRY, name)
    screen.tell(screen.say("cli-new-game-made", count=len(made), folder=f"src/ludotheque/games/{name}", prefix=prefix))
    screen.tell(screen.say("cli-new-game-next", name=name))


def checkout() -> Path:
    """The source tree that we stand in, or that the package runs from."""
    here = Path.cwd()
    for folder in (here, *here.parents, Path(ludotheque.__file__).resolve().parents[2]):
        if (folder / FOLDERS[0]).is_dir() and (folder / FOLDERS[1]).is_dir():
            return folder
    raise FailureError("cli-new-game-no-source")


def check_name(name: str, root: Path) -> None:
    if not re.fullmatch(rf"[a-z][a-z0-9]{{2,{MOST - 1}}}", name) or keyword.iskeyword(name):
        raise UsageError("cli-new-game-bad-name", name=name, most=MOST)
    taken = sorted(path.name for path in (root / FOLDERS[0]).parent.iterdir() if path.is_dir())
    if name in taken or name in GAMES:
        raise UsageError("cli-new-game-taken", name=name)


def free_prefix(name: str, root: Path) -> str:
    """Three letters for the ids of its rules, that no other game has."""
    ledgers = (root / FOLDERS[0]).parent.glob("*/rules.toml")
    taken = {found[1] for path in ledgers if (found := re.search(r"^\[([A-Z]+)-", path.read_text("utf-8"), re.M))}
    letters = re.sub(r"[^A-Z]", "", name.upper())
    tries = [
        letters[:3],
        *[letters[:2] + c for c in letters[3:]],
        *[letters[:2] + c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
    ]
    return next(prefix for prefix in tries if len(prefix) == 3 and prefix not in taken)


def sources(root: Path) -> list[Path]:
    """Every file of the toy."""
    found = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.is_file()]
    found += [path for folder in PAGES for path in sorted((root / folder).glob(f"{TOY}[-.]*"))]
    return [path for path in found if "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so")]


def renamed(text: str, name: str, prefix: str) -> str:
    """The toy's names in a text made the new game's; the common noun «levée» stays what it is."""
    pairs = [("LEV-", f"{prefix}-"), ("lev_", f"{prefix.lower()}_"), (r"\bLevée\b", name.capitalize())]
    pairs += [("levee", name), ("Levee", name.capitalize()), ("LEVEE", name.upper())]
    for old, new in pairs:
        text = re.sub(old, new, text)
    return text


def rewritten(source: Path, name: str, prefix: str) -> str:
    """The file under its new name; a record is played again, since its marks vouch for every letter."""
    text = read_text(source)
    if source.suffix != ".record":
        return renamed(text, name, prefix)
    found = record.read(text, GAMES)
    match = record.replay(found, GAMES)
    match.game = replace(LEVEE, name=name)
    kept = record.of(match, found.seats, found.started, found.finished)
    return record.write(replace(kept, result=renamed(kept.result, name, prefix)), match.game)


def enter(path: Path, name: str) -> None:
    """One line in the list of the house: the new game stands before the toy."""
    text = read_text(path)
    imports = [line for line in text.splitlines() if re.match(r"from ludotheque\.games\.\w+ import", line)]
    line = f"from ludotheque.games.{name} import {name.upper()}"
    ordered = sorted([*imports, line])
    block = "\n".join(imports)
    entry = re.sub(r"\bLEVEE\b(?=[,)])", f"{name.upper()}, LEVEE", text.replace(block, "\n".join(ordered)), count=1)
    if block not in text or entry.count(name.upper()) < 2:
        raise FailureError("cli-new-game-entry", file=str(path), line=line)
    write_text(path, entry)
