"""The one clock of the server."""

from __future__ import annotations

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
