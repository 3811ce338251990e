"""Bad input: only clear errors, nothing changed, and the memory stays flat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Follower, Guest, table_of
from tests.server.loops import looped
from tests.server.running import HOST, Server, running
from tests.server.test_tables import with_two

CLEAR = {
    "bad-message",
    "too-large",
    "too-fast",
    "hello-first",
    "not-your-seat",
    "unknown-action",
    "illegal",
    "stale",
    "no-undo",
    "no-request",
    "bad-token",
    "no-hints",
    "unknown-table",
    "no-onlookers",
    "no-guest",
    "request-open",
    "bad-name",
}


def nonsense(luck: random.Random, table: str) -> bytes | str:
    """One bad message: wrong types, huge, truncated, of other seats, out of order."""
    good: list[dict[str, Any]] = [
        {"type": "hello", "since": 0, "seat": 0},
        {"type": "act", "key": "k", "number": 1, "action": 3},
        {"type": "undo", "key": "u", "number": 1},
        {"type": "ask_take_back", "key": "t", "steps": 3},
        {"type": "answer_take_back", "key": "y", "number": 3, "accept": True},
        {"type": "why", "key": "w", "action": 5},
    ]
    message = dict(luck.choice(good))
    choice = luck.randrange(9)
    junk: list[Any] = [
        None,
        -1,
        1e300,
        2**63,
        "x" * 500,
        [],
        {},
        True,
        "\ud800",
        "\u0000",
        ["a"] * 50,
        {"a": {"b": {}}},
        "🂡" * 100,
    ]
    if choice < 4:
        message[luck.choice([*message, "extra"])] = luck.choice(junk)
        return json.dumps(message)
    if choice == 4:
        text = json.dumps(message)
        return text[: luck.randrange(len(text))]
    if choice == 5:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(200)))
    if choice == 6:
        return "[" * 5000
    if choice == 7:
        return json.dumps({"type": "chat", "key": "c", "text": "x" * 20_000})
    return json.dumps({**message, "seat": luck.randrange(10)}) if message["type"] == "hello" else "null"


async def fuzz(url: str, table: str, cookie: str, luck: random.Random, count: int) -> set[str]:
    """Send nonsense over as many sockets as it takes; the codes of the answers."""
    codes: set[str] = set()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    for _ in range(0, count, 25):
        headers = {"Cookie": cookie} if luck.random() < 0.7 else {}
        async with connect(address, additional_headers=headers, proxy=None, open_timeout=20) as socket:
            words: list[bytes | str] = ['{"type": "hello"}'] if luck.random() < 0.7 else []
            words += [nonsense(luck, table) for _ in range(25)]
            with contextlib.suppress(ConnectionClosed):  # the door may be shut before all is said
                for word in [*words, '{"type": "ping"}']:
                    await socket.send(word)
            codes |= await answers(socket)
    return codes


async def answers(socket: ClientConnection) -> set[str]:
    """The codes of all refusals, up to the answer to a ping or the end; what came before a close is still read."""
    codes: set[str] = set()
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            async for text in socket:
                answer = json.loads(text)
                if answer["type"] in ("refused", "bye"):
                    codes.add(answer["code"])
                if answer["type"] in ("pong", "bye"):
                    break
    return codes


def test_nonsense_on_the_socket_is_answered_clearly_and_changes_nothing(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        watcher = await Follower(url, table, ada.cookie()).open()
        before = await ada.get(f"/api/tables/{table}")

        stranger = await Guest.named(url, "Mallory")
        codes = await fuzz(url, table, stranger.cookie(), random.Random(1), 600)
        codes |= await fuzz(url, "x" * 16, stranger.cookie(), random.Random(2), 50)

        assert codes <= CLEAR
        assert {"bad-message", "unknown-table"} <= codes
        assert await ada.get(f"/api/tables/{table}") == before
        assert (await watcher.act(watcher.legal[0]["id"]))["type"] == "done"
        await stranger.close()

    with_two(server, scene)


def test_a_player_s_nonsense_does_no_harm_either(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        codes = await fuzz(url, table, bob.cookie(), random.Random(3), 400)
        assert codes <= CLEAR
        watcher = await Follower(url, table, ada.cookie()).open()
        assert watcher.legal

    with_two(server, scene)


def resident(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def test_memory_stays_flat(home: Path) -> None:
    with running(f"sqlite:///{home}/flat.db", home) as server:

        async def rounds(seed: int) -> None:
            ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
            table = await table_of([ada, bob])
            await fuzz(server.url, table, bob.cookie(), random.Random(seed), 250)
            await ada.close()
            await bob.close()

        for seed in range(2):
            looped(rounds(seed))
        before = resident(server)
        for seed in range(2, 6):
            looped(rounds(seed))
        assert resident(server) < before + 12


def test_limits_of_pace_and_size(home: Path) -> None:
    limits: dict[str, Any] = {"message_rate": 5, "message_burst": 10, "request_rate": 1, "request_burst": 30}
    with running(f"sqlite:///{home}/limits.db", home, **limits, sockets_per_address=2) as server:

        async def scene() -> None:
            ada = await Guest.named(server.url, "Ada")
            table = (await ada.post("/api/tables", game="levee", options={"players": 2}))["id"]
            first = await Follower(server.url, table, ada.cookie()).open()
            for _ in range(60):
                await first.send({"type": "ping"})
            refused = await first.until(lambda m: m["type"] == "refused")
            assert refused["code"] == "too-fast"
            assert (await first.until(lambda m: m["type"] == "bye"))["again"] is False
            second = await Follower(server.url, table, ada.cookie()).open()
            huge = await ada.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers=JSON)
            assert huge.json()["code"] == "too-large"
            codes = [(await ada.http.get("/api/games")).status_code for _ in range(40)]
            assert 429 in codes
            await first.close()
            await second.close()
            await ada.close()

        looped(scene())


JSON = {"content-type": "application/json"}


def test_foreign_pages_cannot_open_a_socket(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        headers = {"Cookie": ada.cookie(), "Origin": "http://elsewhere.example"}
        with pytest.raises(Exception, match="403"):
            await connect(address, additional_headers=headers, proxy=None)
        own = {"Cookie": ada.cookie(), "Origin": f"http://{HOST}:{server.port}"}
        async with connect(address, additional_headers=own, proxy=None) as socket:
            await socket.send('{"type": "hello"}')
            assert json.loads(await socket.recv())["type"] == "snapshot"

    with_two(server, scene)
