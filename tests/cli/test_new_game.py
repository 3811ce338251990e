"""`ludotheque new-game`: the copy is green at once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import ROOT, Ran, environment, refused


def copied(tmp_path: Path) -> Path:
    """A source tree of its own, with what a checkout has."""
    root = tmp_path / "checkout"
    skip = shutil.ignore_patterns("__pycache__", "*.so", ".*")
    for folder in ("src", "tests", "tools", "docs"):
        if (ROOT / folder).exists():
            shutil.copytree(ROOT / folder, root / folder, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(root: Path, *words: str) -> Ran:
    place = {**environment(root), "PYTHONPATH": str(root / "src")}
    done = subprocess.run([sys.executable, *words], cwd=root, env=place, capture_output=True, text=True, check=False)
    return Ran(done.stdout, done.stderr, done.returncode)


def test_the_copy_passes_its_tests_and_plays(tmp_path: Path) -> None:
    root = copied(tmp_path)

    made = run(root, "-m", "ludotheque.cli", "new-game", "oware", "--lang", "en")

    assert (made.code, made.err) == (0, "")
    assert "OWA-" in made.out
    house = ["tests/test_house.py", "tests/test_golden.py", "tests/test_contract.py", "tests/games/oware"]
    found = [path for path in house if (root / path).exists()]
    tests = run(root, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--game", "oware", *found)
    assert tests.code == 0, tests.out[-3000:]
    played = run(root, "-m", "ludotheque.cli", "play", "oware", "--seats", "random,random", "--lang", "en")
    assert "Oware" in played.out
    assert played.code == 0
    left = [path for path in (root / "src/ludotheque/games/oware").rglob("*.py") if "evee" in path.read_text("utf-8")]
    assert left == []
    again = run(root, "-m", "ludotheque.cli", "new-game", "oware", "--lang", "en")
    refused(again, "“oware”", "another name")


def test_without_the_source_it_says_so(tmp_path: Path) -> None:
    package = tmp_path / "lib" / "ludotheque"
    shutil.copytree(ROOT / "src" / "ludotheque", package, ignore=shutil.ignore_patterns("__pycache__"))
    place = {**environment(tmp_path), "PYTHONPATH": str(tmp_path / "lib")}
    command = [sys.executable, "-m", "ludotheque.cli", "new-game", "oware", "--lang", "en"]
    done = subprocess.run(command, cwd=tmp_path, env=place, capture_output=True, text=True, check=False)

    refused(Ran(done.stdout, done.stderr, done.returncode), "checkout", code=1)
