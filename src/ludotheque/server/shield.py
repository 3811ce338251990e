"""The shield: headers that make a browser careful, and one line in the log for every request."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final

from ludotheque.server.house import House
from ludotheque.server.socket import stream

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # transitions set styles; no text of ours or of a player becomes one
        "img-src 'self' data: blob:",
        "media-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a table is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STREAM: Final = re.compile("/api/tables/([^/]+)/stream")
log = logging.getLogger("ludotheque.requests")
Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Shield:
    def __init__(self, app: Any, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] == "websocket" and (found := STREAM.fullmatch(scope["path"])) is not None:
            scope["path_params"] = {"table": found[1]}
            await stream(self.house, scope, receive, send)  # past all layers that a socket does not need
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = perf_counter(), 500

        async def shielded(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *HEADERS]
                if self.house.settings.secure:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self.app(scope, receive, shielded)
        finally:
            facts = {
                "route": route_of(scope),
                "status": status,
                "milliseconds": round(1000 * (perf_counter() - started), 1),
            }
            log.log(logging.DEBUG if status < 500 else logging.WARNING, scope["method"], extra=facts)


def route_of(scope: Scope) -> str:
    """The route without what was filled in: the address of a table is a secret."""
    path: str = scope["path"]
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), "{" + name + "}") if value else path
    return path if scope.get("path_params") or path in ("/api/games", "/api/me", "/api/health") else "/…"
