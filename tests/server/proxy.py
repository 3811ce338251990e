"""A bad connection: between client and server, it cuts, delays and duplicates."""

from __future__ import annotations

import asyncio
import contextlib
import random

HOST = "127.0.0.1"


def frames(data: bytes) -> tuple[list[bytes], bytes]:
    """The whole WebSocket frames of a client's bytes, and what is left over."""
    found = []
    while len(data) >= 2:
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        end = start + 4 + size  # the mask of a client's frame is four bytes
        if len(data) < max(end, start):
            break
        found.append(data[:end])
        data = data[end:]
    return found, data


class BadLine:
    """`port` is where clients connect; `target` is the server's."""

    def __init__(self, target: int, seed: int, cut: float = 0.01, double: float = 0.1, delay: float = 0.01) -> None:
        self.target, self.luck = target, random.Random(seed)
        self.cut, self.double, self.delay = cut, double, delay
        self.port = 0
        self.cuts = self.doubles = 0
        self.server: asyncio.Server | None = None
        self.lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.accept, HOST, 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self.serve(reader, writer))
        self.lines.add(line)
        line.add_done_callback(self.lines.discard)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up_reader, up_writer = await asyncio.open_connection(HOST, self.target)
        except OSError:
            writer.close()
            return
        ways = [
            asyncio.create_task(self.carry(reader, up_writer, True)),
            asyncio.create_task(self.carry(up_reader, writer, False)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, up_writer):
                end.transport.abort()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, up_writer):
                with contextlib.suppress(OSError):
                    await end.wait_closed()

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, upwards: bool) -> None:
        """One way; after the handshake, frames of the client may come twice."""
        shaken, rest = not upwards, b""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            if upwards:
                sink.write(await source.readuntil(b"\r\n\r\n"))
                shaken = True
            while shaken and (data := await source.read(65536)):
                if self.luck.random() < self.cut:
                    self.cuts += 1
                    sink.write(data[: len(data) // 2])
                    return
                if self.luck.random() < 0.3:
                    await asyncio.sleep(self.luck.random() * self.delay)
                if upwards:
                    whole, rest = frames(rest + data)
                    for frame in whole:
                        sink.write(frame)
                        if self.luck.random() < self.double and frame[0] & 0x0F == 1:
                            self.doubles += 1
                            sink.write(frame)
                else:
                    sink.write(data)
                await sink.drain()
