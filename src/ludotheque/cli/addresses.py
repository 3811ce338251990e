"""Where a house can be reached: a port that is free, and this machine's address on its network."""

from __future__ import annotations

import socket
from typing import Final

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # for whoever opens the house to the network
TRIES: Final = 20


def is_free(host: str, port: int) -> bool:
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, port))
        except OSError:
            return False
        return True


def free_port(host: str, first: int) -> int | None:
    """The first free port from `first` on; none among the next few: None."""
    return next((port for port in range(first, min(first + TRIES, 65_536)) if is_free(host, port)), None)


def network_address() -> str | None:
    """What others on the same network call this machine. Nothing is sent: the system only chooses its way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        try:
            found.connect(("192.0.2.1", 9))  # an address that is kept for documentation
            address: str = found.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address
