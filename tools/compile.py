"""Compile the engines with mypyc into a copy of the package: `python tools/compile.py [--into DIR] [--game NAME]`.

The copy is a whole package: put its folder first on PYTHONPATH and everything runs compiled.
The wheel is built with the same list of modules: see hatch_build.py.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludotheque"
COMPILED = ROOT / "build" / "compiled"
CORE = ("chance", "state", "playout", "weights")
BOTS = ("ahead", "search")
COLD = {
    "__init__",
    "events",
    "options",
    "position",
    "terminal",
    "deck",
}  # never compiled: see docs/adr/0003-events-lazy.md
SETUP = """\
from setuptools import setup
from mypyc.build import mypycify

modules = {modules!r}
setup(
    name="ludotheque",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--explicit-package-bases", *modules],
        group_name="ludotheque",
        opt_level={optimize!r},
        debug_level="0",
    ),
)
"""


class CompileError(Exception):
    """The compiler's last words."""


def modules(package: Path, game: str | None = None) -> list[Path]:
    """The compiled modules: the core's and the bots' hot ones and, of each game that has moved in, all but its cold."""
    listed = re.findall(
        r"^from ludotheque\.games\.(\w+) import", (package / "games" / "__init__.py").read_text("utf-8"), re.M
    )
    found = [package / "core" / f"{name}.py" for name in CORE] + [package / "bots" / f"{name}.py" for name in BOTS]
    for name in listed if game is None else [game]:
        found += [path for path in sorted((package / "games" / name).glob("*.py")) if path.stem not in COLD]
    return found


def compile_into(target: Path, game: str | None = None, optimize: str = "3") -> list[Path]:
    """Copy the package into `target` and compile it there; the libraries that came out."""
    package = target / "ludotheque"
    shutil.rmtree(package, ignore_errors=True)
    for old in libraries(target):
        old.unlink()
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    names = [str(path.relative_to(target)) for path in modules(package, game)]
    (target / "setup.py").write_text(SETUP.format(modules=names, optimize=optimize), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "MYPYPATH": str(target), "PYTHONPATH": os.pathsep.join(homes("mypyc", "setuptools"))}
    done = subprocess.run(command, cwd=target, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError((done.stdout + done.stderr).strip() or f"the compiler left with {done.returncode}")
    shutil.rmtree(target / "build", ignore_errors=True)
    return libraries(target)


def homes(*packages: str) -> list[str]:
    """The folders of the compiler's own packages, and no others: an isolated build keeps them in a place of its own."""
    found = []
    for name in packages:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise CompileError(f"{name} is not installed")
        found.append(str(Path(spec.origin).parent.parent))
    return sorted(set(found))


def libraries(target: Path) -> list[Path]:
    """What a compilation made: one library, and one small door to it for each module."""
    return sorted([*target.glob("ludotheque__mypyc.*"), *(target / "ludotheque").rglob("*.so")])


def fingerprint(game: str | None, optimize: str) -> str:
    """Names what would be compiled and by what: any change of it asks for a new compilation."""
    seal = sha256(f"{sys.version} {game} {optimize}".encode())
    for path in (Path(__file__), ROOT / "requirements" / "dev.txt", *sorted(SOURCE.rglob("*"))):
        mine = game is None or "games" not in path.parts or game in path.parts
        if mine and path.suffix in {".py", ".toml", ".ftl", ".txt"}:
            seal.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return seal.hexdigest()


def compiled(target: Path = COMPILED, game: str | None = None, optimize: str = "3") -> Path:
    """`target` with the package compiled from the sources as they are; done once, whoever asks first."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with (target.parent / f"{target.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        seal, wanted = target / "fingerprint", fingerprint(game, optimize)
        if not seal.exists() or seal.read_text() != wanted:
            compile_into(target, game, optimize)
            seal.write_text(wanted)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=COMPILED)
    parser.add_argument("--game", help="compile this game alone")
    given = parser.parse_args()
    try:
        print(f"compiled: PYTHONPATH={compiled(given.into, given.game)}")
    except CompileError as error:
        sys.exit(f"{error}\nthe engines could not be compiled; they run interpreted")


if __name__ == "__main__":
    main()
