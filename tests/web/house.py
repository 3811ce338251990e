"""A real server for the tests: its page built, a new database, a free port on this machine alone."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from tests.web.luck import Luck

ROOT: Final = Path(__file__).resolve().parents[2]
CALM: Final = {  # nothing waits for its own sake, and nobody is too fast
    "BOT_PAUSE": "0",
    "REQUEST_RATE": "2000",
    "REQUEST_BURST": "5000",
    "MESSAGE_RATE": "2000",
    "MESSAGE_BURST": "5000",
    "TABLES_PER_GUEST": "1000",
}


def build() -> None:
    """The page, once, however many test processes ask for it."""
    gate = ROOT / "web" / ".building"
    for _ in range(1200):
        try:
            handle = os.open(gate, os.O_CREAT | os.O_EXCL)
            break
        except FileExistsError:
            if time.time() - gate.stat().st_mtime > 300:
                gate.unlink(missing_ok=True)
            time.sleep(0.25)
    else:
        raise TimeoutError(f"another build holds {gate}")
    try:
        subprocess.run([sys.executable, ROOT / "web" / "build.py", "build"], check=True, timeout=300)
    finally:
        os.close(handle)
        gate.unlink(missing_ok=True)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def serving(folder: Path, port: int = 0, **settings: str) -> Iterator[str]:
    """The address of a running house, whose luck is `Luck(folder)`."""
    port = port or free_port()
    places = {"DATABASE": f"sqlite:///{folder / 'house.db'}", "LUCK": str(Luck(folder).file)}
    chosen = {**CALM, "PORT": str(port), **places, **settings}
    environment = {**os.environ, **{f"LUDOTHEQUE_{name}": value for name, value in chosen.items()}}
    command = [sys.executable, "-m", "tests.web.luck"]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=ROOT)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(f"{address}/api/health", process)
            yield address
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(240):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}: see its log")
        try:
            with urlopen(address, timeout=2) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            time.sleep(0.125)
    raise TimeoutError(f"{address} does not answer")
