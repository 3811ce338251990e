"""Players who do not give up: they reconnect, say what they have seen, and send again what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from ludotheque.core.chance import Chance
from ludotheque.games import GAMES
from tests.server.clients import Closed, Follower, Guest, table_of
from tests.server.proxy import BadLine
from tests.server.running import HOST, Server

LOST = (Closed, OSError, TimeoutError, InvalidHandshake, InvalidMessage, EOFError)


class Stubborn:
    """Plays one seat to the end, whatever happens to the server and to the line."""

    def __init__(self, url: str, table: str, cookie: str, luck: Chance) -> None:
        self.follower = Follower(url, table, cookie)
        self.luck = luck
        self.acknowledged: dict[str, int] = {}  # key -> number
        self.waiting: dict[str, Any] | None = None  # sent and not answered
        self.count = 0
        self.reconnections = 0

    async def play(self) -> None:
        for _ in range(2000):
            try:
                await self.follower.open()
                await self.session()
                await self.follower.close()
                return
            except LOST:
                self.reconnections += 1
                await self.follower.close()
                await asyncio.sleep(0.05)
        raise AssertionError("the server never came back")

    async def session(self) -> None:
        follower = self.follower
        follower.answers.clear()
        if self.waiting is not None:
            await follower.send(self.waiting)  # the same words, the same key
        while follower.result is None or self.waiting is not None:
            if self.waiting is None and follower.is_asked:
                self.count += 1
                action = follower.legal[self.luck.below(len(follower.legal))]["id"]
                self.waiting = {"type": "act", "key": f"a{self.count}", "number": follower.number, "action": action}
                await follower.send(self.waiting)
            await follower.read()
            self.settle()

    def settle(self) -> None:
        if self.waiting is None or self.waiting["key"] not in self.follower.answers:
            return
        answer = self.follower.answers.pop(self.waiting["key"])
        if answer["type"] == "done":
            old = self.acknowledged.setdefault(self.waiting["key"], answer["number"])
            assert old == answer["number"]
        else:
            assert answer["code"] in ("stale", "illegal", "busy", "not-running"), answer
        self.waiting = None


async def run(server: Server, games: list[str], seed: int, kill: Any, journal: Any) -> int:
    """One run: tables are played over a bad line while the server is killed; then everything is compared.

    How many actions were acknowledged.
    """
    luck = random.Random(seed)
    line = BadLine(server.port, seed)
    await line.start()
    players, tables = [], []
    for i, game in enumerate(games):
        guests = [await Guest.named(server.url, f"guest {n}") for n in range(luck.choice(GAMES[game].seats[:2]))]
        table = await table_of(guests, game)
        for n, guest in enumerate(guests):
            url = f"http://{HOST}:{line.port}"
            players.append(Stubborn(url, table, guest.cookie(), Chance.seeded(f"{seed}/{i}/{n}")))
            await guest.close()
        tables.append((table, [p for p in players if table in p.follower.address]))
    playing = asyncio.gather(*[player.play() for player in players])
    await asyncio.sleep(luck.random() * 1.2)
    await asyncio.to_thread(kill, luck)
    await asyncio.wait_for(playing, 150)
    await line.stop()
    count = 0
    for table, those in tables:
        rows = await journal(table)
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "a number is missing or there twice"
        keys = {key.split(":", 1)[1]: (number, key) for number, key in rows if ":a" in key}
        everything = [key for _, key in rows]
        assert len(set(everything)) == len(everything)
        for player in those:
            for key, number in player.acknowledged.items():
                mine = [n for n, k in rows if k.endswith(f":{key}") and n == number]
                assert mine == [number], f"{key} was acknowledged as {number}"
                count += 1
        assert keys
        await same_end(server, table, those)
    return count


async def same_end(server: Server, table: str, players: list[Stubborn]) -> None:
    """Every client ends on the server's state: what it pieced together is what the server shows afresh."""
    for player in players:
        fresh = await Follower(server.url, table, player.follower.cookie).open()
        assert json.dumps(fresh.view, sort_keys=True) == json.dumps(player.follower.view, sort_keys=True)
        assert fresh.result == player.follower.result is not None
        assert fresh.number == player.follower.number
        await fresh.close()


def ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/ready", timeout=1, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def sqlite_journal(file: Path) -> Any:
    import sqlite3

    async def read(table: str) -> list[tuple[int, str]]:
        with sqlite3.connect(file) as connection:
            query = "SELECT number, key FROM journal WHERE table_id = ? ORDER BY number"
            rows = connection.execute(query, (table,)).fetchall()
        connection.close()
        return rows

    return read


def postgres_journal(address: str) -> Any:
    import asyncpg  # type: ignore[import-untyped]

    async def read(table: str) -> list[tuple[int, str]]:
        connection = await asyncpg.connect(address)
        rows = await connection.fetch("SELECT number, key FROM journal WHERE table_id = $1 ORDER BY number", table)
        await connection.close()
        return [(row["number"], row["key"]) for row in rows]

    return read
