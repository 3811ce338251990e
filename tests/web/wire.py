"""A wire that can be cut: all that goes between a browser and the house passes here."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class Wire:
    """Forwards connections to the house; cut, it drops those that stand and lets no other through."""

    def __init__(self, house: str) -> None:
        self.house = (urlsplit(house).hostname or "127.0.0.1", urlsplit(house).port or 80)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.whole = True
        self.open: list[socket.socket] = []
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            far = socket.create_connection(self.house)
            self.open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(source, target), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.whole = False
        for end in self.open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.open = []

    def mend(self) -> None:
        self.whole = True


@contextlib.contextmanager
def between(house: str) -> Iterator[Wire]:
    wire = Wire(house)
    try:
        yield wire
    finally:
        wire.cut()
        wire.listener.close()
