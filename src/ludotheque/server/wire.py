"""The wire: uvicorn's WebSocket with one thing more, a way to send that never waits.

A table tells its listeners between two awaits; a frame goes straight to the transport, without a task, a queue and
an event for each. Where the application runs under another server, sockets use their own queues instead.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server.outgoing import Bye

PUSH: Final = "ludotheque.push"  # the name of the ASGI extension
GOODBYE: Final = msgspec.json.encode(Bye(code="stopping", again=True))
MOST_BYTES: Final = 2_000_000  # that a slow reader may be behind


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[PUSH] = self.push

    def shutdown(self) -> None:
        """The server stops: say so first, so that the client comes back at once."""
        if self.handshake_complete:
            self.push(GOODBYE)
        super().shutdown()

    def push(self, message: bytes) -> bool:
        """Send a text; False: the reader is too far behind."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # nobody is there any more; whoever reads will notice
        self.transport.write(text_frame(message))
        return self.transport.get_write_buffer_size() < MOST_BYTES


def text_frame(message: bytes) -> bytes:
    """A whole, unmasked text frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
