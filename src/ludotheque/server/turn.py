"""The turn at a table: one entry at a time is drafted, stored and adopted, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock that can also be taken without waiting, and given back from anywhere."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take_now(self) -> bool:
        """Whether it was free; now it is ours."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give(self) -> None:
        """To whoever waits longest, or to nobody."""
        while self.waiting:
            waiter = self.waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take_now():
            return
        waiter = asyncio.get_running_loop().create_future()
        self.waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.give()  # it had just become ours
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
