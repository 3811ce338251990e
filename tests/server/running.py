"""A real server in a process of its own, on a loopback address, with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

HOST = "127.0.0.1"
FAST = {
    "LUDOTHEQUE_BOT_PAUSE": "0",
    "LUDOTHEQUE_MESSAGE_RATE": "100000",
    "LUDOTHEQUE_MESSAGE_BURST": "100000",
    "LUDOTHEQUE_REQUEST_RATE": "100000",
    "LUDOTHEQUE_REQUEST_BURST": "100000",
    "LUDOTHEQUE_SOCKETS_PER_ADDRESS": "100000",
    "LUDOTHEQUE_TABLES_PER_GUEST": "100000",
}
COMMAND = "from ludotheque.server.cli import serve; serve()"


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """`database` is an address as an operator writes it; `settings` are variables of ours without their prefix."""

    def __init__(
        self,
        database: str,
        home: Path,
        workers: int = 1,
        variables: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        self.database, self.home, self.workers = database, home, workers
        self.port = free_port()
        self.settings = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in settings.items()}
        self.settings |= variables or {}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = home / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        variables = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
        own = {"LUDOTHEQUE_DATABASE": self.database, "LUDOTHEQUE_PORT": str(self.port)}
        own |= {"LUDOTHEQUE_WORKERS": str(self.workers)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND],
                env={**variables, **FAST, **own, **self.settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait()

    def wait(self, seconds: float = 90) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/api/ready", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def pids(self) -> list[int]:
        """The processes of the server: itself and its workers."""
        assert self.process is not None
        group, found = os.getpgid(self.process.pid), []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if os.getpgid(int(entry.name)) == group:
                    found.append(int(entry.name))
            except ProcessLookupError:
                continue
        return found

    def kill(self) -> None:
        """As a power cut would: no goodbye, no drain."""
        assert self.process is not None
        os.killpg(os.getpgid(self.process.pid), signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; the exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return int(self.process.returncode)


@contextmanager
def running(
    database: str, home: Path, workers: int = 1, variables: Mapping[str, str] | None = None, **settings: object
) -> Iterator[Server]:
    server = Server(database, home, workers, variables, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def worker_pids(server: Server, seconds: float = 60) -> list[int]:
    """All workers, once one that died has been replaced."""
    deadline = time.monotonic() + seconds
    while len(found := workers_now(server)) != server.workers:
        assert time.monotonic() < deadline, f"{len(found)} workers"
        time.sleep(0.1)
    return found


def workers_now(server: Server) -> list[int]:
    """Children of the first process that were begun by multiprocessing's spawn."""
    assert server.process is not None
    found = []
    for pid in server.pids():
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if pid != server.process.pid and b"spawn_main" in command:
            found.append(pid)
    return found
