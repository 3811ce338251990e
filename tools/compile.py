"""Compile the engines with mypyc into a copy of the package: `python tools/compile.py [--into DIR] [--game NAME]`.

The copy is a whole package: put its folder first on PYTHONPATH and everything runs compiled.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludotheque"
CORE = ("chance", "state", "playout")
COLD = {"__init__", "events", "options", "position", "terminal", "deck"}  # never compiled: see the contract


def modules(root: Path, game: str | None) -> list[str]:
    """The compiled modules: the core's hot ones and, of each game, all but its cold ones."""
    games = sorted(path.parent for path in (root / "games").glob("*/__init__.py"))
    found = [root / "core" / f"{name}.py" for name in CORE]
    for folder in games:
        if game in (None, folder.name):
            found += [path for path in sorted(folder.glob("*.py")) if path.stem not in COLD]
    return [str(path.relative_to(root.parent)) for path in found]


def compile_into(target: Path, game: str | None) -> None:
    package = target / "ludotheque"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    environment = {**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPYPATH": str(target)}
    command = [sys.executable, "-m", "mypyc", "--strict", "--explicit-package-bases", *modules(package, game)]
    subprocess.run(command, cwd=target, env=environment, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--game", help="compile this game alone")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    compile_into(given.into, given.game)


if __name__ == "__main__":
    main()
