"""Plant faults in the toy and in the core, one at a time, and see each of them caught: `make mutants`.

A fault that no test notices means that the tests promise more than they keep.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.components import read_toml, rows

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/test_contract.py", "tests/games/levee", "tests/core", "tests/test_golden.py")
STATE = "games/levee/state.py"


class Fault(NamedTuple):
    what: str
    file: str
    sound: str
    faulty: str


DATA = read_toml((ROOT / "tools" / "mutants.toml").read_text("utf-8"), "mutants.toml")
FAULTS = rows(DATA, "faults", Fault, "mutants.toml")


def caught(fault: Fault) -> bool:
    """Whether any test fails in a copy of the tree with this fault in it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests", "tools"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        path = copy / "src" / "ludotheque" / fault.file
        sound = path.read_text("utf-8")
        if sound.count(fault.sound) < 1:
            raise SystemExit(f"{fault.what}: the line to spoil is not in {fault.file} any more")
        path.write_text(sound.replace(fault.sound, fault.faulty, 1), "utf-8")
        environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--game", "levee", *TESTS]
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, 2):
            raise SystemExit(f"{fault.what}: the tests could not be run:\n{done.stdout}{done.stderr}")
        return done.returncode != 0


def main() -> None:
    sound = Fault("nothing", STATE, "class Levee(State):", "class Levee(State):")
    if caught(sound):
        raise SystemExit("the tests fail without any fault: mend them first")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = list(pool.map(caught, FAULTS))
    for fault, found in zip(FAULTS, verdicts, strict=True):
        print(f"{'caught ' if found else 'MISSED '} {fault.what} ({fault.file})")
    print(f"{sum(verdicts)} of {len(FAULTS)} faults caught")
    raise SystemExit(0 if all(verdicts) else 1)


if __name__ == "__main__":
    main()
