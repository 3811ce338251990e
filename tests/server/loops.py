"""A loop of one's own: a browser that another test has opened keeps the loop of this thread running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def apart(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What the work returns, done in a thread where nothing else runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *given, **named).result()


def looped(scene: Coroutine[Any, Any, T]) -> T:
    return apart(asyncio.run, scene)
