"""A loop of one's own: a browser that another test has opened keeps the loop of this thread running."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def looped(scene: Coroutine[Any, Any, T]) -> T:
    """What the scene returns, whatever runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()
