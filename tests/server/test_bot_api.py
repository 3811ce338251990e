"""A program with a token sits down: the example of the guide is run as it stands."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from ludotheque.core.chance import Chance
from tests.server.clients import Follower, Guest, play_on
from tests.server.running import Server
from tests.server.test_tables import with_two

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def test_the_example_plays_a_whole_game(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = (await ada.post("/api/tables", game="levee", options={"players": 2}))["id"]
        assert await bob.refused(f"/api/tables/{table}/token", seat=1) == "not-host"
        token = (await ada.post(f"/api/tables/{table}/token", seat=1, name="Robot"))["token"]
        await ada.post(f"/api/tables/{table}/start")
        variables = {**os.environ, "LUDOTHEQUE_TOKEN": token, "NO_PROXY": "*"}
        program = subprocess.Popen(
            [sys.executable, str(EXAMPLE), url, table], env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

        follower = await Follower(url, table, ada.cookie()).open()
        await play_on(follower, Chance.seeded("against the robot"))
        output, errors = await asyncio.to_thread(program.communicate, timeout=30)

        assert program.returncode == 0, errors.decode()
        assert "scores" in output.decode()
        assert follower.table["seats"][1]["name"] == "Robot"

    with_two(server, scene)


def test_the_example_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 45
