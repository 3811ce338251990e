"""The front end's own checks: types, units, the protocol's types, and how a browser is found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.server import typescript
from tests.web import chromium

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("word", ["check", "test"])
def test_types_and_units(word: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "web" / "build.py", word], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_protocol_types_are_those_of_the_server() -> None:
    said = subprocess.run(
        [sys.executable, "-m", typescript.__name__], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    kept = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
    assert kept == said, "python -m ludotheque.server.typescript > web/src/lib/protocol.ts"


def test_components_stay_small() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "web" / "src").rglob("*.svelte")
        if (lines := len(path.read_text("utf-8").splitlines())) > 200
    }
    assert not long


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_without_any_browser_the_tests_say_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "WAYS", (lambda: None, lambda: None))
    with pytest.raises(chromium.NoBrowserError, match="playwright install chromium"):
        chromium.find()


def test_the_first_way_that_gives_a_browser_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "WAYS", (lambda: None, lambda: "/a/browser", lambda: "/another"))
    assert chromium.find() == "/a/browser"
