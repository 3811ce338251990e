"""The compiled engines play as the interpreted ones do, and nothing in them is known to compile wrongly."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.compile import COLD, ROOT, SOURCE, compiled, modules


def answers(path: Path | None) -> dict[str, Any]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, "-m", "tests.tools.parity"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_parity(path: Path) -> None:
    """Golden games and random ones, with random options: same choices, views, events, samples and states."""
    plain, quick = answers(None), answers(path)

    assert (plain["engine"], quick["engine"] != ".py") == (".py", True)
    assert quick["digests"] == plain["digests"]


def test_compiled_and_interpreted_engines_agree() -> None:
    check_parity(compiled(ROOT / "build" / "parity", optimize="0"))  # compiles twice as fast


@pytest.mark.soak
def test_engines_compiled_as_they_are_shipped_agree() -> None:
    check_parity(compiled())


def unsafe_shifts(source: str) -> list[int]:
    """Lines with `literal << variable`: mypyc makes a shift of C ints of it, and 1 << 40 comes out as 256."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_fixed(node.left)
        and not isinstance(node.right, ast.Constant)
    ]


def is_fixed(node: ast.expr) -> bool:
    """A literal, a literal made an i64, or a constant by its capitals."""
    if isinstance(node, ast.Call):
        return len(node.args) == 1 and is_fixed(node.args[0])
    if isinstance(node, ast.UnaryOp):
        return is_fixed(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize("path", modules(SOURCE), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    lines = unsafe_shifts(path.read_text("utf-8"))

    assert not lines, f"{path.name}:{lines}: use a table of bits"


def test_the_search_for_shifts_finds_them() -> None:
    assert unsafe_shifts("a = 1 << i\nb = i64(1) << i\nc = ONE << i\nd = -1 << (i + 1)") == [1, 2, 3, 4]
    assert unsafe_shifts("a = BIT[i]\nb = 1 << 40\nc = x << i\nd = x >> i") == []


def test_cold_modules_are_left_alone() -> None:
    found = modules(SOURCE)

    assert not {path.stem for path in found if path.parent.name != "core"} & COLD
    assert {path.stem for path in modules(SOURCE, "levee") if path.parent.name == "levee"} >= {"state", "actions"}
    assert len(modules(SOURCE, "levee")) <= len(found)
