"""Typed routes: a handler takes a `Call` and gives a struct; the same list of routes makes the OpenAPI page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from ludotheque.server.address import address_of, is_ours
from ludotheque.server.errors import RefusalError
from ludotheque.server.house import House
from ludotheque.server.outgoing import Problem
from ludotheque.server.store import GuestRow

B = TypeVar("B")
ENCODE: Final = msgspec.json.Encoder().encode


@dataclass
class Call(Generic[B]):
    """One request, with all that its handler may need."""

    house: House
    request: Request
    guest: GuestRow | None
    body: B
    headers: dict[str, str] = field(default_factory=dict)  # of the answer

    @property
    def someone(self) -> GuestRow:
        """The guest, where the route asks for one."""
        assert self.guest is not None
        return self.guest

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def seat(self, name: str) -> int | None:
        """A seat in the query, such as `?seat=2`."""
        word = self.request.query_params.get(name, "")
        if not word:
            return None
        if not (word.isascii() and word.isdigit() and len(word) <= 2):
            raise RefusalError("unknown-seat")
        return int(word)


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    body: str
    media: str = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    answer: Any  # the struct, or Text
    summary: str
    body: Any = None
    guest: bool = True  # whether one must have a name
    query: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()  # codes besides those that any request may meet


def problem(error: RefusalError) -> Response:
    body = ENCODE(Problem(error.code, error.text, error.detail, error.rule))
    return Response(body, error.status, media_type="application/json")


def mount(route: Route, house: Callable[[Request], House]) -> StarletteRoute:
    decode = None if route.body is None else msgspec.json.Decoder(route.body).decode

    async def endpoint(request: Request) -> Response:
        home, started = house(request), perf_counter()
        try:
            call = await admitted(route, home, request, decode)
            answer = await route.handler(call)
        except RefusalError as error:
            return problem(error)
        finally:
            home.metrics.requests.observe(perf_counter() - started)
        if isinstance(answer, Text):
            return Response(answer.body, media_type=answer.media, headers=call.headers)
        return Response(ENCODE(answer), media_type="application/json", headers=call.headers)

    return StarletteRoute(route.path, endpoint, methods=[route.method], name=route.summary)


async def admitted(route: Route, home: House, request: Request, decode: Any) -> Call[Any]:
    """What every request must pass: pace, origin, size, form, identity."""
    if not home.requests.take(address_of(request, home.settings)):
        raise RefusalError("too-fast")
    if request.method != "GET" and not is_ours(request, home.settings):
        raise RefusalError("foreign-origin")
    body = None
    if decode is not None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        if kind != "application/json":
            raise RefusalError("bad-message", "the body must be application/json")
        most = home.settings.record_bytes if route.path.endswith(("/replay", "/verify")) else home.settings.body_bytes
        try:
            body = decode(await read_body(request, most))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RefusalError("bad-message", str(error)[:200]) from error
    guest = await home.guests.identify(request)
    if route.guest and guest is None:
        raise RefusalError("no-guest")
    return Call(home, request, guest, body)


async def read_body(request: Request, most: int) -> bytes:
    """The body, or a refusal as soon as it is too long."""
    if int(request.headers.get("content-length", "0") or 0) > most:
        raise RefusalError("too-large")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise RefusalError("too-large")
    return body
