"""Clients as people have them: a guest with a cookie, and a socket that follows one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.core.chance import Chance

PATIENCE = 20.0
OPENED: list[Follower] = []  # all of a scene: closed at its end, however it ends


class Guest:
    """Somebody with a name."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self.name = ""

    @staticmethod
    async def named(url: str, name: str) -> Guest:
        guest = Guest(url)
        guest.name = name
        await guest.post("/api/me", name=name)
        return guest

    async def post(self, path: str, /, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def refused(self, path: str, /, **body: Any) -> str:
        """The code with which it was refused."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def close(self) -> None:
        await self.http.aclose()


class Follower:
    """A socket at a table: keeps what it was told, as a page would."""

    def __init__(self, url: str, table: str, cookie: str = "", **hello: Any) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        self.cookie, self.hello = cookie, hello
        self.socket: ClientConnection | None = None
        self.number: int | None = None
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.asked: list[dict[str, Any]] = []
        self.legal: list[dict[str, Any]] = []
        self.undo: dict[str, Any] = {}
        self.take_back: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.present: list[int] = []
        self.answers: dict[str, dict[str, Any]] = {}  # by key
        self.received: list[bytes] = []  # every byte, in order
        self.messages: list[dict[str, Any]] = []
        self.keys = 0
        OPENED.append(self)

    async def open(self) -> Follower:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            self.address, additional_headers=headers, proxy=None, max_size=None, open_timeout=PATIENCE
        )
        since = {} if self.number is None else {"since": self.number}
        await self.send({"type": "hello", **since, **self.hello})
        await self.until(lambda m: m["type"] in ("snapshot", "caught_up", "refused"))
        return self

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        assert self.socket is not None
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.received.append(data)
        message: dict[str, Any] = json.loads(data)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        seen = self.number is not None and message.get("number", self.number + 1) <= self.number
        if seen and kind in ("moved", "seated", "chatted", "take_back_asked", "take_back_refused"):
            return  # a hello that came twice is answered twice
        if kind == "snapshot":
            self.seat, self.view, self.table = message["seat"], message["view"], message["table"]
            self.follow(message)
        elif kind == "moved":
            assert self.number is not None
            assert message["number"] == self.number + 1, f"{message['number']} after {self.number}"
            assert self.view is not None
            self.view = {k: v for k, v in self.view.items() if k not in message["gone"]} | message["view"]
            self.take_back = None
            self.follow(message)
        elif kind == "seated":
            self.table = message["table"]
        elif kind == "take_back_asked":
            self.take_back = message["take_back"]
        elif kind == "take_back_refused":
            self.take_back = None
        if kind in ("present", "snapshot", "caught_up"):
            self.present = message["seats"] if kind == "present" else message["present"]
        if kind in ("done", "refused", "hinted", "explained") and message["key"] is not None:
            self.answers[message["key"]] = message
        elif "number" in message and kind != "refused":
            self.number = message["number"]

    def follow(self, message: dict[str, Any]) -> None:
        self.asked, self.legal, self.undo = message["asked"], message["legal"], message["undo"]
        self.result = message["result"]

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        for _ in range(100_000):
            message = await self.read()
            if wanted(message):
                return message
        raise AssertionError("it never came")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send with a new key, and wait for the answer to it."""
        self.keys += 1
        key = fields.pop("key", f"k{self.keys}")
        await self.send({"type": kind, "key": key, **fields})
        while key not in self.answers:
            await self.read()
        return self.answers.pop(key)

    async def act(self, action: int | str, **fields: Any) -> dict[str, Any]:
        return await self.ask("act", **{"action": action, "number": self.number, **fields})

    async def reach(self, number: int) -> None:
        """Read until the message of that number has come."""
        while self.number is None or self.number < number:
            await self.read()

    @property
    def is_asked(self) -> bool:
        return bool(self.legal)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


async def play_on(follower: Follower, luck: Chance) -> None:
    """Play a seat to the end of the game, by luck."""
    while follower.result is None:
        if not follower.is_asked:
            await follower.read()
            continue
        chosen = follower.legal[luck.below(len(follower.legal))]["id"]
        number = follower.number
        answer = await follower.act(chosen)
        if answer["type"] == "refused":
            assert answer["code"] in ("stale", "not-running"), answer
            continue
        assert number is not None
        await follower.reach(answer["number"])


async def table_of(guests: list[Guest], game: str = "levee", **plan: Any) -> str:
    """A table at which all the guests sit, started. Its id."""
    host, *others = guests
    options = {"players": len(guests), **plan.pop("options", {})}
    table: str = (await host.post("/api/tables", game=game, options=options, **plan))["id"]
    for guest in others:
        await guest.post(f"/api/tables/{table}/sit")
    await host.post(f"/api/tables/{table}/start")
    return table


Closed = ConnectionClosed
