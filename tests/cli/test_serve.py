"""`ludotheque serve`: where the house opens, and what it says of that."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludotheque.cli import addresses
from tests.cli.terminal import environment, ludotheque, refused


@contextmanager
def taken(host: str = addresses.HERE) -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as found:
        found.bind((host, 0))
        found.listen()
        yield found.getsockname()[1]


@contextmanager
def opened(home: Path, *words: str) -> Iterator[list[str]]:
    """The lines that an open house says, and the house until it is left."""
    command = [sys.executable, "-m", "ludotheque.cli", "--lang", "en", "serve", *words]
    around = environment(home, COLUMNS="200")
    with (
        (home / "log").open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=around, cwd=home) as house,
    ):
        try:
            assert house.stdout is not None
            said = house.stdout.readline().decode()
            wait_for(next(word for word in said.split() if word.startswith("http")), house)
            yield [said]
        finally:
            house.terminate()


def wait_for(address: str, house: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        try:
            assert httpx.get(f"{address}api/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            assert house.poll() is None
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"{address} never opened")


def test_a_port_that_is_taken_is_said_before_anything_opens(tmp_path: Path) -> None:
    with taken() as port:
        ran = ludotheque(tmp_path, "--lang", "en", "serve", "--port", str(port))
        refused(ran, str(port), "is taken", "--port", code=1)
        assert "open" not in ran.out


def test_without_a_port_of_its_own_the_house_takes_the_next_that_is_free() -> None:
    with taken() as port:
        found = addresses.free_port(addresses.HERE, port)
        assert found is not None
        assert port < found < port + addresses.TRIES


def test_no_port_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "is_free", lambda host, port: False)
    assert addresses.free_port(addresses.HERE, 8000) is None


def test_the_house_says_where_it_is_open(tmp_path: Path) -> None:
    with taken() as port:
        pass
    with opened(tmp_path, "--port", str(port)) as lines:
        assert f"http://127.0.0.1:{port}/" in lines[0]


def test_a_house_that_is_open_to_the_network_answers_under_its_name_there(tmp_path: Path) -> None:
    with taken(addresses.EVERYWHERE) as port:
        pass
    with opened(tmp_path, "--lan", "--port", str(port)) as lines:
        assert f"http://127.0.0.1:{port}/" in lines[0]
        name = addresses.network_address()
        if name is not None:  # a machine without a network has friends nowhere else
            assert httpx.get(f"http://{name}:{port}/api/ready", timeout=5).status_code == 200
