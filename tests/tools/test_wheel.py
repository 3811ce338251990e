"""The package as it is shipped: built, installed in an environment of its own, and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tools.compile import ROOT, SOURCE


def run(command: Sequence[str | Path], into: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=ROOT, env={**kept, **environment}, input=into, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def built(kind: str, folder: Path, environment: Mapping[str, str], source: Path = ROOT) -> tuple[Path, str]:
    """The one archive that a build makes, and what the build said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=source, env={**kept, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.iterdir()
    return found, done.stdout + done.stderr


def installed(wheel: Path, home: Path) -> Path:
    """A fresh environment with the wheel in it; what the wheel needs is borrowed from ours. Its Python."""
    run([sys.executable, "-m", "venv", "--without-pip", str(home)])
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)])
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


def played(python: Path) -> str:
    """A whole game of the toy, typed by a pipe."""
    typed = "1\n" * 12
    command = [str(python.parent / "ludotheque"), "play", "levee", "--lang", "en", "--seed", "7", "--save", os.devnull]
    return run(command, into=typed).stdout


def engine(python: Path) -> str:
    where = "from ludotheque.core import playout; print(playout.__file__)"
    return run([python, "-I", "-c", where]).stdout.strip()


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_a_pure_wheel_has_all_files_and_plays(tmp_path: Path) -> None:
    wheel, _ = built("wheel", tmp_path / "dist", {"LUDOTHEQUE_PURE": "1"})

    wanted = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".typed"}]
    assert {str(path.relative_to(SOURCE.parent)) for path in wanted} <= names(wheel)
    assert not [name for name in names(wheel) if re.search(r"\.so$|__pycache__|^tools|^tests", name)]
    assert wheel.name.endswith("-py3-none-any.whl")
    python = installed(wheel, tmp_path / "home")
    assert engine(python).startswith(str(tmp_path))
    assert engine(python).endswith("playout.py")
    assert "the game is over" in played(python)


def test_the_source_archive_can_be_built_and_tested(tmp_path: Path) -> None:
    archive, _ = built("sdist", tmp_path / "dist", {})
    with tarfile.open(archive) as whole:
        whole.extractall(tmp_path, filter="data")
    (home,) = tmp_path.glob("ludotheque-*")

    for name in (
        "Makefile",
        "LICENSE",
        "README.md",
        "requirements/dev.txt",
        "tests/test_contract.py",
        "tools/compile.py",
    ):
        assert (home / name).is_file(), name
    assert not list(home.rglob("*.so"))
    wheel, _ = built("wheel", tmp_path / "again", {"LUDOTHEQUE_PURE": "1"}, source=home)
    assert "ludotheque/games/levee/fr.ftl" in names(wheel)


@pytest.mark.soak
def test_without_a_compiler_the_wheel_is_pure_and_says_so(tmp_path: Path) -> None:
    wheel, said = built("wheel", tmp_path / "dist", {"CC": "false"})

    assert "a pure Python wheel" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    python = installed(wheel, tmp_path / "home")
    assert engine(python).endswith(".py")
    assert "the game is over" in played(python)


@pytest.mark.soak
def test_with_a_compiler_the_wheel_is_compiled_and_plays_the_same(tmp_path: Path) -> None:
    wheel, said = built("wheel", tmp_path / "dist", {})

    assert "a pure Python wheel" not in said
    assert not wheel.name.endswith("-any.whl")
    python = installed(wheel, tmp_path / "home")
    assert not engine(python).endswith(".py")
    pure, _ = built("wheel", tmp_path / "pure", {"LUDOTHEQUE_PURE": "1"})
    assert played(python) == played(installed(pure, tmp_path / "other"))
