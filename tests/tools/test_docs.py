"""The docs are true: their examples run, their tables are fresh, their lists are complete."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
from pathlib import Path

import pytest

from ludotheque.core import position, record
from ludotheque.games import GAMES
from tools import tables
from tools.compile import ROOT

PAGES = [path for path in tables.pages() if ">>> " in path.read_text("utf-8")]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = re.findall(r"^\.PHONY: (\S+)$", MAKEFILE, re.M)


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_examples_of_a_page_run(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")

    assert tried
    assert not failed


def test_the_readme_fits_on_a_screen_and_has_a_game() -> None:
    assert ROOT / "README.md" in PAGES
    assert (ROOT / "README.md").read_text("utf-8").count("\n") <= 64


def test_the_record_and_the_position_that_the_guide_shows_are_real() -> None:
    guide = (ROOT / "docs" / "guides" / "records.md").read_text("utf-8")
    (shown,) = re.findall(r"```\n(ludotheque record 1.*?)…\n", guide, re.S)
    lines = shown.splitlines()
    (table,) = re.findall(r"```json\n(.*?)```", guide, re.S)

    assert [line.rpartition("  ;")[2] for line in lines] == record.marks([line.rpartition("  ;")[0] for line in lines])
    assert f"components: {GAMES['levee'].components}  ;" in shown
    assert position.from_text(GAMES["levee"], table).pending() == [0, 1]


def test_every_header_of_a_record_is_explained() -> None:
    guide = (ROOT / "docs" / "guides" / "records.md").read_text("utf-8")

    assert all(f"`{name}`" in guide for name in record.KNOWN)


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "adr").glob("0*.md")), ids=name_of)
def test_a_decision_has_its_four_parts_and_is_short(page: Path) -> None:
    text = page.read_text("utf-8")

    parts = ("\nStatus: ", "\n## Context\n", "\n## Decision\n", "\n## Consequences\n")
    assert sorted(parts, key=text.index) == list(parts)
    assert text.count("\n") <= 25
    assert page.name in (page.parent / "index.md").read_text("utf-8")


def make(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """As from a fresh shell, even when `make test` runs us."""
    shell = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}
    return subprocess.run(["make", *words], cwd=home, env=shell, capture_output=True, text=True, check=False)


def test_make_alone_lists_every_target() -> None:
    listed = make(ROOT).stdout.splitlines()

    assert [line.split()[1] for line in listed] == TARGETS
    assert all(len(line.split()) > 3 for line in listed)


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_is_explained(target: str) -> None:
    assert f"`make {target}" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_make_says_what_is_missing() -> None:
    for words in (["rule"], ["rule", "ID=" + "XYZ" + "-999"]):
        done = make(ROOT, *words)
        assert done.returncode
        assert "rule" in done.stderr
    found = make(ROOT, "rule", "ID=LEV-3")
    assert "rules.toml" in found.stdout
    assert "test_lev_3_" in found.stdout


def test_without_a_python_make_says_which_are_wanted(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "dev.txt").touch()

    done = make(tmp_path, "venv", "PYTHON=python0")

    assert done.returncode
    assert "needs Python 3.11 or newer" in done.stderr


def test_ci_runs_what_everybody_runs() -> None:
    script = ROOT / ".ci" / "run"

    assert script.stat().st_mode & 0o111
    assert "make test" in script.read_text("utf-8")


def test_locks_name_no_place() -> None:
    for lock in (ROOT / "requirements").rglob("*.txt"):
        text = lock.read_text("utf-8")
        assert "--hash=sha256:" in text
        assert not re.search(r"://|index-url|find-links|file:", text), lock


def test_a_stale_table_is_seen_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ROOT", tmp_path)
    page = tmp_path / "README.md"
    page.write_text("<!-- table: rules levee -->\nold\n<!-- /table -->\n", "utf-8")

    assert tables.main(["--check"]) == 1
    assert tables.main([]) == 0
    assert "LEV-R1" in page.read_text("utf-8")
    assert tables.main(["--check"]) == 0


def test_an_unknown_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ROOT", tmp_path)
    (tmp_path / "README.md").write_text("<!-- table: rules chess -->\n<!-- /table -->\n", "utf-8")

    assert tables.main([]) == 1
