"""Two workers on PostgreSQL: who is at a table shows on both, whichever of them somebody came through."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

from tests.server.clients import OPENED, Follower, Guest, table_of
from tests.server.loops import looped
from tests.server.postgres import Postgres
from tests.server.running import Server, running, worker_pids

TRIES = 10
PAUSE = 3  # seconds: a worker that stops for longer is taken for dead


def worker_of(server: Server, follower: Follower) -> int:
    """The process that serves a socket, as the kernel knows it."""
    assert follower.socket is not None
    port = follower.socket.local_address[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        ours, theirs, inode = words[1], words[2], words[9]
        if int(ours.partition(":")[2], 16) == server.port and int(theirs.partition(":")[2], 16) == port:
            return next(pid for pid in worker_pids(server) if f"socket:[{inode}]" in sockets_of(pid))
    raise AssertionError(f"nobody serves port {port}")


def sockets_of(pid: int) -> set[str]:
    found = set()
    for fd in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found.add(str(fd.readlink()))
        except FileNotFoundError:
            continue
    return {name for name in found if re.match(r"socket:", name)}


async def at_the_other(server: Server, pid: int, make: Callable[[], Follower]) -> Follower:
    """A follower that another worker serves than `pid`, which is stopped for that moment."""
    for _ in range(TRIES):
        os.kill(pid, signal.SIGSTOP)
        try:
            async with asyncio.timeout(PAUSE):
                follower = await make().open()
        except TimeoutError:
            continue
        finally:
            os.kill(pid, signal.SIGCONT)
        if worker_of(server, follower) != pid:
            return follower
        await follower.close()
    raise AssertionError("all sockets went to one worker")


async def sees(follower: Follower, seats: list[int]) -> None:
    """Read until the follower was told that these seats are here."""
    async with asyncio.timeout(20):
        while follower.present != seats:
            await follower.read()


def test_who_is_here_shows_on_both_workers(home: Path, postgres: Postgres) -> None:
    with running(postgres.database(), home, workers=2, presence_every=0.5) as server:
        looped(scene(server))


async def scene(server: Server) -> None:
    ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
    table = await table_of([ada, bob], onlookers=True)
    try:
        first = await Follower(server.url, table, ada.cookie()).open()
        one = worker_of(server, first)
        second = await at_the_other(server, one, lambda: Follower(server.url, table, bob.cookie()))
        await sees(first, [0, 1])
        await sees(second, [0, 1])
        onlooker = await at_the_other(server, one, lambda: Follower(server.url, table, onlooker=True))
        await sees(onlooker, [0, 1])

        await second.close()
        await sees(first, [0])
        await sees(onlooker, [0])

        os.kill(one, signal.SIGKILL)  # with Ada's socket: nobody says goodbye for her
        await sees(onlooker, [])
    finally:
        for follower in OPENED:
            await follower.close()
        OPENED.clear()
        await ada.close()
        await bob.close()
