"""The processes that think, seen from the server: a job goes out, an answer comes back or time runs out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import runpy
import sys
from asyncio.subprocess import PIPE, Process
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import ludotheque
from ludotheque.server.errors import RefusalError, ServerError
from ludotheque.server.settings import PREFIX, Settings
from ludotheque.server.thinker import WIDTH

OWN_SETTINGS: Final = {PREFIX + name.upper() for name in Settings.__struct_fields__}
LOADING: Final = 30.0  # seconds that a process may take to begin: no part of the time of its first job


class ThinkError(ServerError):
    """The process did not answer in time, or died, or failed."""


class Thinkers:
    """At most `count` processes, begun when they are first needed; one that overruns is ended."""

    def __init__(self, count: int) -> None:
        self.room = asyncio.Semaphore(count)
        self.idle: list[Process] = []
        self.processes: set[Process] = set()

    async def ask(self, job: dict[str, Any], seconds: float) -> Any:
        """The answer; a RefusalError where the job itself was bad, a ThinkError where the process failed."""
        async with self.room:
            process = self.idle.pop() if self.idle else await self.begin()
            try:
                answer = await asyncio.wait_for(exchange(process, job), seconds)
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                self.end(process)
                raise ThinkError(f"no answer within {seconds} s") from error
            except asyncio.CancelledError:
                self.end(process)
                raise
            self.idle.append(process)
        if "refused" in answer:
            raise RefusalError("bad-record", answer["refused"])
        if "error" in answer:
            raise ThinkError(answer["error"])
        return answer["answer"]

    async def warm(self) -> None:
        """Begin a process before somebody waits for it."""
        async with self.room:
            if not self.processes:
                with contextlib.suppress(ThinkError):
                    self.idle.append(await self.begin())

    async def begin(self) -> Process:
        # The server's own settings, its secrets among them, stay here; where the decks are is for all to know.
        variables = {name: value for name, value in os.environ.items() if name not in OWN_SETTINGS}
        if quick := compiled_copy():
            variables["PYTHONPATH"] = os.pathsep.join(filter(None, (quick, variables.get("PYTHONPATH"))))
        command = (sys.executable, "-m", "ludotheque.server.thinker")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=variables)
        self.processes.add(process)
        try:
            await asyncio.wait_for(heard(process), LOADING)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            self.end(process)
            raise ThinkError("it did not begin") from error
        except asyncio.CancelledError:
            self.end(process)
            raise
        return process

    def end(self, process: Process) -> None:
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self.processes):
            self.end(process)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 2)


@cache
def compiled_copy() -> str:
    """Of a checkout: the folder where `make compile` put these very sources compiled; else nothing."""
    root = Path(ludotheque.__file__).parents[2]
    maker, seal = root / "tools" / "compile.py", root / "build" / "compiled" / "fingerprint"
    if not (maker.exists() and seal.exists()):
        return ""
    tools = runpy.run_path(str(maker))
    return str(seal.parent) if seal.read_text() == tools["fingerprint"](None, "3") else ""


async def exchange(process: Process, job: dict[str, Any]) -> dict[str, Any]:
    body = msgspec.json.encode(job)
    assert process.stdin is not None
    process.stdin.write(len(body).to_bytes(WIDTH, "big") + body)
    await process.stdin.drain()
    return await heard(process)


async def heard(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(WIDTH), "big")
    answer: dict[str, Any] = msgspec.json.decode(await process.stdout.readexactly(size))
    return answer
