"""The socket of a table: one connection, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection

from ludotheque.server import entries as e
from ludotheque.server import incoming as inc
from ludotheque.server import outgoing as out
from ludotheque.server.address import address_of, is_ours
from ludotheque.server.errors import RefusalError
from ludotheque.server.eyes import ENCODE, Viewer, encoded_actions
from ludotheque.server.guests import tidy_name
from ludotheque.server.house import House
from ludotheque.server.limits import Bucket
from ludotheque.server.live import Live
from ludotheque.server.store import GuestRow
from ludotheque.server.table import Draft, Table
from ludotheque.server.thinkers import ThinkError
from ludotheque.server.times import now
from ludotheque.server.wire import WIRE, Wire

DECODE: Final = msgspec.json.Decoder(inc.Incoming).decode
MOST_QUEUED: Final = 400  # messages that a slow reader may be behind
PATIENCE: Final = 15.0  # seconds for hello to come
FILM: Final = 200  # entries that are told again to somebody who comes back
FILM_SECONDS: Final = 4.0
STRIKES: Final = 40  # bad messages that are answered before the door is shut
POLICY: Final = 1008
RESTART: Final = 1012
log = logging.getLogger("ludotheque.socket")

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class GoneError(Exception):
    """The other side has hung up."""


class Connection:
    """One socket: messages in, one after the other; messages out, from a queue that never blocks a table."""

    def __init__(
        self, house: House, receive: Receive, send: Send, guest: GuestRow | None, wire: Wire | None = None
    ) -> None:
        self.house, self.receive, self.send, self.wire = house, receive, send, wire
        self.serving = False  # a message is being served: those that come now must wait
        self.who = guest
        self.live: Live | None = None
        self.viewer: Viewer = None
        self.bucket = Bucket(house.settings.message_rate, house.settings.message_burst)
        self.strikes = 0
        self.queue: list[bytes] = []
        self.wake = asyncio.Event()
        self.shut: int | None = None  # the code to close with, once the queue is empty

    @property
    def guest(self) -> str | None:
        return None if self.who is None else self.who.id

    def push(self, message: bytes) -> None:
        if self.wire is not None:
            if not self.wire.push(message):
                self.close(POLICY)
            return
        self.queue.append(message)
        if len(self.queue) > MOST_QUEUED:
            self.queue.clear()
            self.close(POLICY)
        self.wake.set()

    def close(self, code: int) -> None:
        """As soon as what is queued has been sent."""
        self.shut = code
        self.wake.set()

    async def pump(self) -> None:
        """Send what is queued until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            queue, self.queue = self.queue, []
            for message in queue:
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.shut is not None and not self.queue:
                await self.send({"type": "websocket.close", "code": self.shut})
                return

    async def read(self) -> bytes:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise GoneError
        data: bytes | None = message.get("bytes")
        return data if data is not None else message["text"].encode()

    async def run(self, live: Live) -> None:
        pump = asyncio.create_task(self.pump())
        try:
            await self.greet(live)
            if self.wire is not None:
                self.wire.reader = self.act_now
            while self.shut is None:
                data = await self.read()
                self.serving = True
                await self.handle(live, data)
                self.serving = False
            await pump
        except GoneError:
            self.shut = POLICY
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pump
            if self.wire is not None:
                self.wire.reader = None
            self.hang_up()

    async def greet(self, live: Live) -> None:
        """The first message; whoever says nothing is told so, and the door is shut."""
        try:
            hello = await asyncio.wait_for(self.read(), PATIENCE)
        except TimeoutError:
            self.push(ENCODE(out.Bye(code="hello-first", again=False)))
            self.close(POLICY)
        else:
            await self.handle(live, hello)

    def act_now(self, data: bytes) -> bool:
        """Serve an action as it is read, if nothing stands in its way; else False, and it takes the usual path."""
        live, seat, who = self.live, self.viewer, self.who
        if live is None or seat is None or who is None or self.serving or self.shut is not None:
            return False
        try:
            message = DECODE(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, inc.Act) or len(data) > self.house.settings.message_bytes:
            return False
        table, key = live.table, f"{who.id}:{message.key}"
        chair = table.chairs[seat]
        if key in table.keys or chair.guest != who.id or not chair.is_person or chair.is_bot:
            return False
        if not live.turn.take_now():
            return False
        try:
            draft = table.draft_act(seat, message.action, message.number, key, self.house.hub.time_at(live))
            ready = self.bucket.take()
        except Exception:  # the usual path meets it again, and says what it is
            ready = False
        if not ready:
            live.turn.give()
            return False
        done, again = partial(self.acted, message.key), partial(self.queue_again, data)
        self.house.hub.submit_now(live, draft, done, again)
        return True

    def acted(self, key: str, number: int) -> None:
        self.push(ENCODE(out.Done(key=key, number=number)))

    def queue_again(self, data: bytes) -> None:
        """It was not written: somebody else's entry came first, or the server stops."""
        if self.wire is not None:
            self.wire.put(data)

    def hang_up(self) -> None:
        live, self.live = self.live, None
        if live is None:
            return
        before = live.present()
        live.leave(self, self.viewer)
        if self.viewer is not None and self.viewer not in live.present():
            self.house.spawn(self.house.bus.say_here(live.table.setup.id, self.viewer, False))
        self.house.noticed(live, before)

    async def handle(self, live: Live, data: bytes) -> None:
        """One message; whatever is wrong with it is answered, and changes nothing."""
        key: str | None = None
        try:
            if len(data) > self.house.settings.message_bytes:
                raise RefusalError("too-large")
            if not self.bucket.take():
                raise RefusalError("too-fast")
            try:
                message = DECODE(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise RefusalError("bad-message", str(error)[:200]) from error
            key = getattr(message, "key", None)
            await self.obey(live, message)
        except RefusalError as error:
            self.refuse(live, key, error)
        except (GoneError, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message could not be served")
            self.refuse(live, key, RefusalError("fault"))

    def refuse(self, live: Live, key: str | None, error: RefusalError) -> None:
        self.house.metrics.refusals += 1
        if error.code in ("bad-message", "too-large", "too-fast", "hello-first"):
            self.strikes += 1
            if self.strikes >= STRIKES:
                self.push(ENCODE(out.Bye(code=error.code, again=False)))
                self.close(POLICY)
                return
        number = live.table.number if self.live is not None else 0
        self.push(
            ENCODE(
                out.Refused(
                    key=key, code=error.code, rule=error.rule, text=error.text, detail=error.detail, number=number
                )
            )
        )

    # --- what may be asked ----------------------------------------------------------------------

    async def obey(self, live: Live, message: inc.Incoming) -> None:
        if isinstance(message, inc.Hello):
            await self.hello(live, message)
        elif isinstance(message, inc.Ping):
            self.push(ENCODE(out.Pong(time=now())))
        elif self.live is None:
            raise RefusalError("hello-first")
        elif isinstance(message, inc.Chat):
            await self.chat(live, message)
        else:
            await self.play(live, message)

    async def hello(self, live: Live, hello: inc.Hello) -> None:
        house = self.house
        if hello.token is not None:
            self.who = await house.guests.by_token(hello.token)
        viewer = self.eyes(live.table, hello)
        if self.live is not None:
            self.hang_up()
        async with live.turn:
            if house.settings.is_shared:
                await house.hub.catch_up(live)
            live.expect(viewer)
            short = hello.since is not None and live.missed_since(viewer, hello.since) is None
            upto = live.table.number
        film = await self.film(live, viewer, hello.since, upto) if short and hello.since is not None else None
        async with live.turn:
            before = live.present()
            self.live, self.viewer = live, viewer
            live.join(self, viewer, hello.since, now(), film)
            house.noticed(live, before)
        house.spawn(house.bus.say_here(live.table.setup.id, None, True))
        if viewer is not None:
            house.spawn(house.bus.say_here(live.table.setup.id, viewer, True))
            chair = live.table.chairs[viewer]
            if live.table.status == "running" and chair.is_person and (chair.is_bot or chair.left):
                with contextlib.suppress(RefusalError):
                    await house.steward.give_back(live, viewer)

    async def film(self, live: Live, viewer: Viewer, since: int, upto: int) -> list[bytes] | None:
        """What a viewer missed while it was not listening, made again from the journal; None: too much."""
        if not 0 < upto - since <= FILM:
            return None
        setup = live.table.setup
        entries = await self.house.store.entries(setup.id)
        job = {"job": "film", "setup": setup, "entries": entries[:upto], "viewer": viewer, "since": since}
        try:
            found = await self.house.clerk.ask(job, FILM_SECONDS)
        except (ThinkError, RefusalError):
            return None
        return [message.encode() for message in found]

    def eyes(self, table: Table, hello: inc.Hello) -> Viewer:
        """Whose eyes this connection may have."""
        mine = table.seats_of(self.guest)
        if hello.seat is not None and not hello.onlooker:
            if hello.seat not in mine:
                raise RefusalError("not-your-seat")
            return hello.seat
        if mine and not hello.onlooker:
            return mine[0]
        known = mine or (self.guest is not None and self.guest == table.host)
        if not known and not table.setup.onlookers and table.status != "open":
            raise RefusalError("no-onlookers")
        return None

    def seat(self, table: Table) -> int:
        if self.viewer is None or self.viewer not in table.seats_of(self.guest):
            raise RefusalError("not-your-seat")
        return self.viewer

    async def play(self, live: Live, message: inc.Incoming) -> None:
        """What the player of a seat may do."""
        seat = self.seat(live.table)
        if isinstance(message, inc.Hint):
            self.house.spawn(self.hint(live, seat, message.key))
            return
        if isinstance(message, inc.Why):
            self.explain(live.table, seat, message)
            return
        key = f"{self.guest}:{message.key}"  # type: ignore[union-attr]

        def draft(table: Table, time: int) -> Draft:
            if table.chairs[seat].is_bot:
                raise RefusalError("not-your-seat", "a bot plays this seat: say hello to take it back")
            if isinstance(message, inc.Act):
                return table.draft_act(seat, message.action, message.number, key, time)
            if isinstance(message, inc.Undo):
                return table.draft_undo(seat, key, time)
            if isinstance(message, inc.AskTakeBack):
                return table.draft_ask(seat, message.steps, key, time)
            assert isinstance(message, inc.AnswerTakeBack)
            return table.draft_answer(seat, message.number, message.accept, key, time)

        number = await self.house.hub.submit(live, draft, key)
        self.push(ENCODE(out.Done(key=message.key, number=number)))  # type: ignore[union-attr]

    def explain(self, table: Table, seat: int, message: inc.Why) -> None:
        play = table.play
        if play is None:
            raise RefusalError("not-running")
        rule = play.state.why_not(seat, table.action_id(message.action))
        text = None if rule is None else f"refusal-{rule}"
        self.push(ENCODE(out.Explained(key=message.key, rule=rule, text=text)))

    async def hint(self, live: Live, seat: int, key: str) -> None:
        try:
            table = live.table
            play = table.game_on()
            if not table.setup.hints:
                raise RefusalError("no-hints")
            if seat not in play.asked:
                raise RefusalError("stale")
            found = await self.house.steward.hint(table, seat)
            actions = encoded_actions(play.game.name)
            weighed = [out.Weighed(actions[action], round(share, 4)) for action, share in found if len(found) > 1]
            self.push(ENCODE(out.Hinted(key=key, action=actions[found[0][0]], weighed=weighed)))
        except RefusalError as error:
            self.refuse(live, key, error)

    async def chat(self, live: Live, message: inc.Chat) -> None:
        if self.who is None:
            raise RefusalError("no-guest")
        if not self.house.chats.take(self.who.id):
            raise RefusalError("too-fast")
        text = tidy_name(message.text)
        key, name, seat = f"{self.guest}:{message.key}", self.who.name, self.viewer

        def draft(table: Table, time: int) -> Draft:
            if table.status == "closed":
                raise RefusalError("table-closed")
            called = table.chairs[seat].name if seat is not None and table.chairs[seat].name else name
            return Draft(table.entry(e.CHAT, time, seat, key, name=called, text=text))

        number = await self.house.hub.submit(live, draft, key)
        self.push(ENCODE(out.Done(key=message.key, number=number)))


async def stream(house: House, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
    """The route: checks at the door, then one connection."""
    connection = HTTPConnection(scope)
    address = address_of(connection, house.settings)
    await receive()  # websocket.connect
    if house.stopping or not is_ours(connection, house.settings) or not house.sockets.enter(address):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        try:
            guest = await house.guests.identify(connection)
            live = await house.hub.open(connection.path_params["table"])
        except RefusalError as error:
            await send({"type": "websocket.accept"})
            refused = out.Refused(key=None, code=error.code, rule=None, text=error.text, detail=error.detail, number=0)
            await send({"type": "websocket.send", "text": ENCODE(refused).decode()})
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        wire = scope.get("extensions", {}).get(WIRE)
        await Connection(house, receive, send, guest, wire).run(live)
    finally:
        house.sockets.leave(address)
