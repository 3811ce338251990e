"""What the server counts, in the form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        total, found = 0, []
        for bound, count in zip((*[str(b) for b in BOUNDS], "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.commits = Histogram()  # from the first entry of a transaction to its commit
        self.fan_out = Histogram()  # from a commit to the last socket's queue
        self.thinking = Histogram()
        self.requests = Histogram()
        self.entries = 0
        self.decisions = 0
        self.refusals = 0
        self.conflicts = 0
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}  # name -> what it is, how it is read

    def text(self) -> str:
        lines: list[str] = []
        for name, (about, read) in self.gauges.items():
            lines += [f"# HELP ludotheque_{name} {about}", f"# TYPE ludotheque_{name} gauge"]
            lines.append(f"ludotheque_{name} {read():g}")
        counters = {
            "entries": ("entries written to journals", self.entries),
            "decisions": ("actions taken by people and bots", self.decisions),
            "refusals": ("messages refused", self.refusals),
            "conflicts": ("entries that another worker was first to write", self.conflicts),
        }
        for name, (about, count) in counters.items():
            lines += [f"# HELP ludotheque_{name}_total {about}", f"# TYPE ludotheque_{name}_total counter"]
            lines.append(f"ludotheque_{name}_total {count}")
        histograms = {
            "commit_seconds": ("time of a transaction of the journal", self.commits),
            "fan_out_seconds": ("time from a commit to the queues of all listeners", self.fan_out),
            "thinking_seconds": ("time that bots thought", self.thinking),
            "request_seconds": ("time of HTTP requests", self.requests),
        }
        for name, (about, histogram) in histograms.items():
            lines += [f"# HELP ludotheque_{name} {about}", f"# TYPE ludotheque_{name} histogram"]
            lines += histogram.lines(f"ludotheque_{name}")
        return "\n".join(lines) + "\n"
