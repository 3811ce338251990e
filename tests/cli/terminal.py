"""The real command, as a subprocess: what is typed, what is shown, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent


class Ran(NamedTuple):
    out: str
    err: str
    code: int


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LC_ALL", "LANG")}
    return {**kept, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(home), "COLUMNS": "80", **more}


def ludotheque(home: Path, *words: str, typed: str = "", **more: str) -> Ran:
    """Run `ludotheque words…` with a home of its own; `typed` is what is piped in."""
    command = [sys.executable, "-m", "ludotheque.cli", *words]
    done = subprocess.run(
        command, input=typed.encode(), capture_output=True, env=environment(home, **more), cwd=home, check=False
    )
    return Ran(done.stdout.decode(), done.stderr.decode(), done.returncode)


def refused(ran: Ran, *words: str, code: int = 2) -> None:
    """One sentence on stderr that holds all the words, and nothing that looks like a fault of ours."""
    assert ran.code == code, ran
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    for word in words:
        assert word in ran.err, ran.err
