"""The load: many tables, two clients each, over real sockets. `python -m tests.server.load --help`.

Prints a table with ratios; the exit code says whether the aims were met. boardgame.io, in memory, is measured by the
same clients in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.running import FAST, HOST, free_port

HERE = Path(__file__).parent
FLAT = 1.5  # a cost that grows by less than this, from 10 tables to all and from the first action to the thousandth
LAUNCH = (
    "from ludotheque import games; from tests.server.endless import GAME; games.GAMES['endless'] = GAME;"
    "from ludotheque.server.cli import serve; serve()"
)


class Legal(msgspec.Struct):
    id: int


class News(msgspec.Struct):
    """What a client reads of a message: the rest is left undecoded."""

    type: str
    number: int = 0
    seat: int | None = None
    legal: list[Legal] = []
    code: str = ""


NEWS = msgspec.json.Decoder(News).decode


class Count:
    """What all clients saw, in one window of time."""

    def __init__(self) -> None:
        self.actions = 0
        self.latencies: list[float] = []
        self.refused = 0

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        found = sorted(self.latencies)
        return 1000 * found[min(len(found) - 1, int(share * len(found)))] if found else 0.0


class Table:
    """Two clients who take turns; `pause` is the time one thinks."""

    def __init__(self, name: str, count: Count, pause: Callable[[], float]) -> None:
        self.name, self.count, self.pause = name, count, pause
        self.sent = 0.0
        self.stopped = False

    def told(self) -> None:
        """The other client has the event."""
        self.count.latencies.append(time.perf_counter() - self.sent)
        self.count.actions += 1

    def soon(self, act: Callable[[], None]) -> None:
        if self.stopped:
            return
        pause = self.pause()
        if pause > 0:
            asyncio.get_running_loop().call_later(pause, act)
        else:
            act()


class Ours(WSListener):
    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.keys = table, seat, 0
        self.transport: WSTransport | None = None
        self.number = 0
        self.legal: list[Legal] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, b'{"type":"hello","seat":%d}' % self.seat)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = NEWS(frame.get_payload_as_bytes())
        if news.type in ("snapshot", "moved"):
            self.number, self.legal = news.number, news.legal
            if news.type == "moved" and news.seat != self.seat:
                self.table.told()
            if news.legal:
                self.table.soon(self.act)
        elif news.type == "refused":
            self.table.count.refused += 1

    def act(self) -> None:
        assert self.transport is not None
        self.keys += 1
        action = random.choice(self.legal).id
        self.table.sent = time.perf_counter()
        words = b'{"type":"act","key":"%d-%d","number":%d,"action":%d}' % (self.seat, self.keys, self.number, action)
        self.transport.send(WSMsgType.TEXT, words)


class Theirs(WSListener):
    """The socket.io words of boardgame.io's own client."""

    SPACE = "/tic-tac-toe"

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.transport: WSTransport | None = None
        self.state = 0
        self.cells: list[str | None] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def say(self, *words: Any) -> None:
        assert self.transport is not None
        text = b"42" + self.SPACE.encode() + b"," + msgspec.json.encode(words)
        self.transport.send(WSMsgType.TEXT, text)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        text = frame.get_payload_as_bytes()
        if text.startswith(b"0"):
            transport.send(WSMsgType.TEXT, b"40" + self.SPACE.encode() + b",")
        elif text == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif text.startswith(b"40"):
            self.say("sync", self.table.name, str(self.seat), None, 2)
        elif text.startswith(b"42"):
            self.hear(msgspec.json.decode(text[text.index(b",") + 1 :]))

    def hear(self, words: list[Any]) -> None:
        if words[0] == "sync":
            state = words[2]["state"]
        elif words[0] == "update":
            state = words[2]
        else:
            return
        fresh = state["_stateID"] > self.state
        self.state, self.cells = state["_stateID"], state["G"]["cells"]
        mine = state["ctx"]["currentPlayer"] == str(self.seat)
        if mine and fresh and words[0] == "update":
            self.table.told()
        if mine and (fresh or words[0] == "sync"):
            self.table.soon(self.act)

    def act(self) -> None:
        cell = random.choice([i for i, mark in enumerate(self.cells) if mark is None])
        self.table.sent = time.perf_counter()
        payload = {"type": "clickCell", "args": [cell], "playerID": str(self.seat)}
        self.say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.table.name, str(self.seat))


# --- servers ------------------------------------------------------------------------------------


class Ludotheque:
    name = "ludotheque (SQLite, synchronous=FULL)"

    def __init__(self, home: Path) -> None:
        self.port = free_port()
        self.home = home
        own = {"LUDOTHEQUE_DATABASE": f"sqlite:///{home}/load-{self.port}.db", "LUDOTHEQUE_PORT": str(self.port)}
        own |= {"LUDOTHEQUE_LOG_LEVEL": "warning"}
        self.process = subprocess.Popen([sys.executable, "-c", LAUNCH], env={**os.environ, **FAST, **own})
        wait(f"http://{HOST}:{self.port}/api/ready")

    async def tables(self, number: int, count: Count, pause: Callable[[], float]) -> list[Table]:
        http = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", trust_env=False, timeout=60)
        await http.post("/api/me", json={"name": "load"})
        headers = [("Cookie", "; ".join(f"{k}={v}" for k, v in http.cookies.items()))]
        plan = {"game": "endless", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        room = asyncio.Semaphore(16)

        async def made() -> Table:
            async with room:
                return await make()

        async def make() -> Table:
            table = Table((await http.post("/api/tables", json=plan)).json()["id"], count, pause)
            url = f"ws://{HOST}:{self.port}/api/tables/{table.name}/stream"
            for seat in (1, 0):
                await connected(partial(Ours, table, seat), url, headers)
            return table

        found = await asyncio.gather(*[made() for _ in range(number)])
        await http.aclose()
        return list(found)


class Boardgame:
    name = "boardgame.io 0.50.2 (in memory)"

    def __init__(self, home: Path) -> None:
        self.port = free_port()
        modules = HERE.parent.parent / "build" / "peer"
        if not (modules / "node_modules" / "boardgame.io").exists():
            modules.mkdir(parents=True, exist_ok=True)
            shutil.copy(HERE / "peer" / "package.json", modules)
            subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=modules, check=True)
        shutil.copy(HERE / "peer" / "server.js", modules)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(["node", "server.js", str(self.port)], cwd=modules, **quiet)  # type: ignore[call-overload]
        wait(f"http://{HOST}:{self.port}/games")

    async def tables(self, number: int, count: Count, pause: Callable[[], float]) -> list[Table]:
        found = []
        url = f"ws://{HOST}:{self.port}/socket.io/?EIO=4&transport=websocket"
        for i in range(number):
            table = Table(f"match-{i}", count, pause)
            for seat in (1, 0):
                await connected(partial(Theirs, table, seat), url)
            found.append(table)
        return found


async def connected(listener: Callable[[], WSListener], url: str, headers: Sequence[tuple[str, str]] = ()) -> None:
    """uvloop now and then mistakes a new socket for a closed one that had its number: then another is opened."""
    for attempt in range(5):
        try:
            await ws_connect(listener, url, extra_headers=list(headers))
            return
        except RuntimeError:
            if attempt == 4:
                raise


def wait(url: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(url, timeout=2, trust_env=False).status_code < 500:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit(f"{url} does not answer")


def memory(pid: int) -> float:
    """Resident, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def spent(pid: int) -> float:
    """Seconds of CPU so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


# --- measuring ----------------------------------------------------------------------------------


async def measured(
    server: Any, number: int, seconds: float, pause: Callable[[], float], warm: float = 2.0
) -> dict[str, float]:
    count = Count()
    tables = await server.tables(number, count, pause)
    await asyncio.sleep(warm)
    count.clear()
    pid = server.process.pid
    cpu, own, started, before = spent(pid), time.process_time(), time.perf_counter(), memory(pid)
    await asyncio.sleep(seconds)
    elapsed, used, own = time.perf_counter() - started, spent(pid) - cpu, time.process_time() - own
    found = {
        "tables": number,
        "per second": count.actions / elapsed,
        "p50 ms": count.percentile(0.5),
        "p99 ms": count.percentile(0.99),
        "CPU µs each": 1e6 * used / max(1, count.actions),
        "CPU share": used / elapsed,
        "clients' share": own / elapsed,
        "MB before": before,
        "MB after": memory(pid),
        "refused": count.refused,
    }
    for table in tables:
        table.stopped = True
    await asyncio.sleep(0.5)
    return found


async def long_table(server: Any, tables: int, actions: int) -> tuple[float, float]:
    """CPU µs an action: the first hundred of each table, and the hundred after `actions`."""
    count, pid = Count(), server.process.pid
    those = await server.tables(tables, count, lambda: 0.0)
    marks = []
    for goal in (5, 105, actions, actions + 100):
        while count.actions < goal * tables:
            await asyncio.sleep(0.005)
        marks.append((spent(pid), count.actions))
    first, last = (1e6 * (marks[i + 1][0] - marks[i][0]) / (marks[i + 1][1] - marks[i][1]) for i in (0, 2))
    for table in those:
        table.stopped = True
    await asyncio.sleep(0.3)
    return first, last


async def fresh(home: Path, measure: Callable[[Any], Awaitable[Any]]) -> Any:
    """A measurement on a server of its own: nothing that an earlier one left open costs anything."""
    server = Ludotheque(home)
    try:
        return await measure(server)
    finally:
        server.process.terminate()
        server.process.wait()


def show(title: str, row: dict[str, float]) -> None:
    print(f"{title:46}" + "".join(f"  {name} {value:,.1f}" for name, value in row.items()), flush=True)


async def main(args: argparse.Namespace) -> int:
    failures: list[str] = []
    jitter = random.Random(1)

    def human() -> float:
        """The time that one thinks: with turns taken, each client decides once a second."""
        return 0.4 + 0.2 * jitter.random()

    def at_once() -> float:
        return 0.0

    with tempfile.TemporaryDirectory(prefix="ludotheque-load-") as folder:
        home = Path(folder)
        busy: dict[int, dict[str, float]] = {}
        paced = await fresh(home, lambda server: measured(server, args.tables, args.seconds, human, 4))
        show(f"once a second, {args.tables} tables", paced)
        for number in sorted({10, args.saturated, args.tables}):
            seconds = args.seconds / 3
            busy[number] = await fresh(home, lambda s, n=number, t=seconds: measured(s, n, t, at_once))  # type: ignore[misc]
            show(f"saturated, {number} tables", busy[number])
        first, last = await fresh(home, lambda server: long_table(server, 10, 1000))
        print(f"CPU µs an action: first hundred {first:,.0f}, after a thousand {last:,.0f}", flush=True)
        if paced["p99 ms"] > 50:
            failures.append(f"p99 is {paced['p99 ms']:.0f} ms")
        if paced["MB after"] > paced["MB before"] * 1.1 + 5:
            failures.append("memory is not flat")
        costs = [row["CPU µs each"] for row in busy.values()]
        if max(costs) > FLAT * costs[0]:
            failures.append(f"cost per action grows with tables: {costs[0]:.0f} to {max(costs):.0f} µs")
        if last > FLAT * first:
            failures.append(f"cost per action grows with the table: {first:.0f} to {last:.0f} µs")
        if not args.alone:
            failures += await beside(home, args, busy[args.saturated], at_once)
    print("\n" + ("; ".join(failures) or "all aims met"))
    return 1 if failures else 0


async def beside(home: Path, args: argparse.Namespace, ours: dict[str, float], pause: Callable[[], float]) -> list[str]:
    """boardgame.io under the same clients, as a table with ratios; what was missed."""
    peer = Boardgame(home)
    try:
        theirs = await measured(peer, args.saturated, args.seconds / 3, pause)
    finally:
        peer.process.kill()
        peer.process.wait()
    show(f"{Boardgame.name}, {args.saturated}", theirs)
    print("\n| server | decisions/s | p50 ms | p99 ms | CPU µs each | ratio |\n|---|---|---|---|---|---|")
    for name, row in ((Ludotheque.name, ours), (Boardgame.name, theirs)):
        ratio = row["per second"] / theirs["per second"]
        cells = (row["per second"], row["p50 ms"], row["p99 ms"], row["CPU µs each"])
        print(f"| {name} | {' | '.join(f'{c:,.1f}' for c in cells)} | {ratio:.2f} |")
    return [] if ours["per second"] >= 2 * theirs["per second"] else ["less than twice boardgame.io"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Load the server, and boardgame.io beside it.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--saturated", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    sys.exit(uvloop.run(main(parser.parse_args())))
