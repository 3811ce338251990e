"""Limits: how much and how fast, for a connection and for an address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 50_000


class Bucket:
    """Fills with `rate` a second up to `burst`; every message takes one out."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.filled = burst, monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        moment = monotonic()
        self.level = min(self.burst, self.level + (moment - self.filled) * self.rate)
        self.filled = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address or guest; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take()


class Counts:
    """How many sockets an address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        if self.counts.get(name, 0) >= self.most:
            return False
        self.counts[name] = self.counts.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        left = self.counts.get(name, 0) - 1
        if left > 0:
            self.counts[name] = left
        else:
            self.counts.pop(name, None)
