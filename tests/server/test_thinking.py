"""Bots think elsewhere: however long one takes, no other table waits for it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from ludotheque.core.chance import Chance
from tests.server.clients import OPENED, Follower, Guest, play_on, table_of
from tests.server.loops import looped
from tests.server.running import Server, running

SECONDS = 6  # that the slow bot keeps a processor busy
SLOW = f"""
import time
from ludotheque import bots

class SlowBot(bots.RandomBot):
    def choose(self, sight):
        end = time.monotonic() + {SECONDS}
        while time.monotonic() < end:
            pass
        return super().choose(sight)

bots.BOTS["slow"] = SlowBot
"""


def test_a_slow_bot_delays_no_other_table(home: Path) -> None:
    """While it thinks about one decision, people elsewhere play a whole game, and so does another bot."""
    folder = home / "slow"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(SLOW)  # in the server and in the processes that it begins
    paths = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    with running(f"sqlite:///{home}/slow.db", home, variables={"PYTHONPATH": paths}, bot_budget=60) as server:
        looped(scene(server))


async def scene(server: Server) -> None:
    url = server.url
    ada, bob, cyd = [await Guest.named(url, name) for name in ("Ada", "Bob", "Cyd")]
    try:
        warm = await ada.post("/api/tables", game="levee", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
        await play_on(await Follower(url, warm["id"], ada.cookie()).open(), Chance.seeded("warm"))
        seats = [{"kind": "me"}, {"kind": "bot", "level": "slow"}]
        slow = await ada.post("/api/tables", game="levee", seats=seats, start=True)

        people = await table_of([bob, cyd])
        others = [await Follower(url, people, guest.cookie()).open() for guest in (bob, cyd)]
        await asyncio.gather(*[play_on(follower, Chance.seeded(n)) for n, follower in enumerate(others)])
        quick = await ada.post("/api/tables", game="levee", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
        await play_on(await Follower(url, quick["id"], ada.cookie()).open(), Chance.seeded("quick"))

        assert (await ada.get(f"/api/tables/{slow['id']}"))["number"] == slow["number"], "it has decided already"
        watcher = await Follower(url, slow["id"], ada.cookie()).open()
        decided = await watcher.until(lambda m: m["type"] == "moved")
        assert decided["by"] == "bot"
    finally:
        for follower in OPENED:
            await follower.close()
        OPENED.clear()
        for guest in (ada, bob, cyd):
            await guest.close()
