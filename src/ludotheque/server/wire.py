"""The wire: uvicorn's WebSocket, made short where a game spends its time.

A table tells its listeners between two awaits: a frame goes straight to the transport, without a task, a queue and an
event for each. Whole text frames, which is what clients send, are read here; everything else – control frames,
fragments, frames that come in pieces – is left to uvicorn's own reader. Where the application runs under another
server, sockets use their own queues instead.
"""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.server.outgoing import Bye

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was built without its C part
    from websockets.utils import apply_mask

PUSH: Final = "ludotheque.push"  # the name of the ASGI extension
GOODBYE: Final = msgspec.json.encode(Bye(code="stopping", again=True))
MOST_BYTES: Final = 2_000_000  # that a slow reader may be behind
MOST_UNSENT: Final = 1_000  # messages in one turn of the loop
MOST_UNREAD: Final = 16  # messages that wait to be served before the client has to wait, too
TEXT: Final = 0x81  # a whole text: FIN, and the opcode of text
CONTROL: Final = (0x88, 0x89, 0x8A)  # close, ping, pong: always whole
MASKED: Final = 0x80


class Wire(WebSocketsSansIOProtocol):
    in_pieces = False  # a frame was cut or fragmented: from then on uvicorn's reader has them all

    def connection_made(self, transport: BaseTransport) -> None:
        self.unsent: list[bytes] = []
        super().connection_made(transport)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[PUSH] = self.push

    def shutdown(self) -> None:
        """The server stops: say so first, so that the client comes back at once."""
        if self.handshake_complete:
            self.push(GOODBYE)
            self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        self.flush()  # what was pushed goes before what is sent
        await super().send(message)

    # --- reading --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.in_pieces or not self.handshake_complete:
            self.in_pieces |= self.handshake_initiated  # sent before we answered: where a frame ends is not known here
            super().data_received(data)
            return
        place = 0
        while place < len(data):
            end = frame_end(data, place)
            if end is None:
                self.in_pieces = True
                super().data_received(data[place:])
                return
            if data[place] == TEXT:
                self.take(unmasked(data, place, end))
            else:
                super().data_received(data[place:end])
            place = end

    def take(self, text: bytes) -> None:
        """A message for the application; as bytes, since that is what it decodes."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- writing --------------------------------------------------------------------------------

    def push(self, message: bytes) -> bool:
        """Send a text; False: the reader is too far behind."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # nobody is there any more; whoever reads will notice
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(message))
        return len(self.unsent) < MOST_UNSENT and self.transport.get_write_buffer_size() < MOST_BYTES

    def flush(self) -> None:
        """All that was pushed since the loop was last here, in one write."""
        unsent, self.unsent = self.unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))


def frame_end(data: bytes, place: int) -> int | None:
    """Where the frame that begins at `place` ends, if it is all there and one that we read; RFC 6455, 5.2."""
    rest = len(data) - place
    if rest < 6 or not data[place + 1] & MASKED or not (data[place] == TEXT or data[place] in CONTROL):
        return None
    size = data[place + 1] & 0x7F
    head = 6
    if size == 126:
        head, size = 8, int.from_bytes(data[place + 2 : place + 4], "big")
    if size == 127 or head + size > rest:
        return None
    return place + head + size


def unmasked(data: bytes, place: int, end: int) -> bytes:
    head = 8 if data[place + 1] & 0x7F == 126 else 6
    return apply_mask(data[place + head : end], data[place + head - 4 : place + head])


def text_frame(message: bytes) -> bytes:
    """A whole, unmasked text frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
