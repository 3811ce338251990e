"""Tables around the game: seats, links, hosts, identities, records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ludotheque.core import record
from ludotheque.core.chance import Chance
from ludotheque.games import GAMES
from tests.server.clients import OPENED, Follower, Guest, play_on, table_of
from tests.server.loops import looped
from tests.server.running import Server, running

Scene = Callable[[str, Guest, Guest], Awaitable[None]]


def with_two(server: Server, scene: Scene) -> None:
    """A scene with Ada, who hosts, and Bob."""

    async def whole() -> None:
        ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
        try:
            await scene(server.url, ada, bob)
        finally:
            for follower in OPENED:
                await follower.close()
            OPENED.clear()
            await ada.close()
            await bob.close()

    looped(whole())


def test_play_now_against_bots_is_one_request(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]
        table = await ada.post("/api/tables", game="levee", seats=seats, start=True)
        assert table["status"] == "running"
        assert table["mine"] == [0]

        follower = await Follower(url, table["id"], ada.cookie()).open()
        await play_on(follower, Chance.seeded("bots"))

        assert follower.result is not None
        assert {m["by"] for m in follower.messages if m["type"] == "moved"} == {"person", "bot"}
        await follower.close()

    with_two(server, scene)


async def replay_of(guest: Guest, table: str) -> Any:
    """Once the game is over."""
    for _ in range(300):
        if (await guest.get(f"/api/tables/{table}"))["status"] == "over":
            return await guest.get(f"/api/tables/{table}/replay")
        await asyncio.sleep(0.1)
    raise TimeoutError("the game does not end")


def test_what_lies_on_a_table_can_be_asked(home: Path) -> None:
    same = "points = 2\ncoins = [0, 0, 0, 0, 0, 1]\nshape = ['##']\n"
    cards = [f"[[cards]]\nname_fr = 'Dormeur {n}'\nname_en = 'Sleeper {n}'\n{same}" for n in range(40)]
    (home / "mine.toml").write_text("".join(cards), "utf-8")

    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        own = await ada.post("/api/tables", game="periple", options={"players": 2, "deck": "mine"})
        usual = await ada.post("/api/tables", game="levee")
        detail = await ada.get("/api/games/levee")

        found = await ada.get(f"/api/tables/{own['id']}/box")
        assert found["box"]["terrain"][39]["coins"] == [0, 0, 0, 0, 0, 1]
        assert found["names"]["fr"]["card"]["39"] == "Dormeur 39"
        assert "40" not in found["names"]["en"]["card"]
        bots = [{"kind": "bot", "level": "beginner"}] * 2  # who think in other processes, with the same cards
        watched = await ada.post("/api/tables", game="periple", options=own["options"], seats=bots, start=True)
        film = await replay_of(ada, watched["id"])
        assert film["box"] == found
        assert (await bob.post("/api/replay", record=film["record"]))["box"] == found  # the file alone is enough

        other = await bob.get(f"/api/tables/{usual['id']}/box")
        assert other == {"box": detail["box"], "names": {"fr": {}, "en": {}}}

    with running(f"sqlite:///{home}/decks.db", home, decks=home) as server:
        with_two(server, scene)
        assert "a bot did not decide" not in server.log.read_text()


def test_ways_to_play_can_be_played(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        ways = {game["name"]: game["presets"] for game in (await ada.get("/api/games"))["games"]}
        assert ways["periple"]["initiation"]["artifacts"] is False
        for game, presets in ways.items():
            for options in presets.values():
                table = await ada.post("/api/tables", game=game, options=options)
                assert options.items() <= table["options"].items()

    with_two(server, scene)


def test_private_tables_are_not_listed_and_listed_ones_are(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        secret = await ada.post("/api/tables", game="levee")
        listed = await ada.post("/api/tables", game="levee", listed=True)

        lobby = [table["id"] for table in (await bob.get("/api/lobby"))["tables"]]
        mine = [table["id"] for table in (await ada.get("/api/tables"))["tables"]]

        assert listed["id"] in lobby
        assert secret["id"] not in lobby
        assert {secret["id"], listed["id"]} <= set(mine)
        assert (await bob.get("/api/tables"))["tables"] == []

    with_two(server, scene)


def test_sit_ready_leave_and_who_may_start(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = (await ada.post("/api/tables", game="levee", options={"players": 2}))["id"]
        home = f"/api/tables/{table}"
        assert await ada.refused(f"{home}/start") == "seats-open"
        assert await bob.refused(f"{home}/start") == "not-host"
        assert (await bob.post(f"{home}/sit"))["mine"] == [1]
        assert await bob.refused(f"{home}/sit", seat=0) == "seat-taken"
        assert await bob.refused(f"{home}/sit", seat=8) == "unknown-seat"
        assert (await bob.post(f"{home}/leave", seat=1))["mine"] == []
        assert await bob.refused(f"{home}/leave", seat=0) == "not-your-seat"
        await bob.post(f"{home}/sit", name="Robert")
        assert (await ada.get(home))["seats"][1]["name"] == "Robert"

        info = await bob.post(f"{home}/ready")

        assert info["status"] == "running"
        assert await bob.refused(f"{home}/sit") == "already-started"

    with_two(server, scene)


def test_invitations_bots_and_cleared_seats(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        seats = [{"kind": "me"}, {"kind": "closed"}, {"kind": "open"}]
        home = f"/api/tables/{(await ada.post('/api/tables', game='levee', seats=seats))['id']}"
        assert await bob.refused(f"{home}/sit", seat=1) == "seat-taken"
        assert await bob.refused(f"{home}/invite", seat=1) == "not-host"
        secret = await ada.post(f"{home}/invite", seat=1)
        assert secret["link"].endswith("#" + secret["token"])
        assert await bob.refused(f"{home}/sit", invitation="x" * 32) == "bad-token"
        assert (await bob.post(f"{home}/sit", invitation=secret["token"]))["mine"] == [1]
        assert await ada.refused(f"{home}/bot", seat=2, level="nobody") == "unknown-bot"
        assert (await ada.post(f"{home}/bot", seat=2))["seats"][2]["kind"] == "bot"
        assert (await ada.post(f"{home}/clear", seat=2))["seats"][2]["kind"] == "open"
        assert await bob.refused(f"{home}/close") == "not-host"
        assert (await ada.post(f"{home}/close"))["status"] == "closed"
        assert await ada.refused(f"{home}/start") == "table-closed"

    with_two(server, scene)


def test_one_device_for_two_seats_and_a_screen_for_all(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Eve"}]
        table = await ada.post("/api/tables", game="levee", seats=seats, room="pass", start=True)
        assert table["mine"] == [0, 1]

        first = await Follower(url, table["id"], ada.cookie(), seat=0).open()
        second = await Follower(url, table["id"], ada.cookie(), seat=1).open()
        screen = await Follower(url, table["id"], ada.cookie(), onlooker=True).open()

        assert (first.seat, second.seat, screen.seat) == (0, 1, None)
        assert first.view is not None
        assert second.view is not None
        assert screen.view is not None
        assert first.view["hand"] != second.view["hand"]
        assert "hand" not in screen.view
        stranger = await Follower(url, table["id"], bob.cookie()).open()
        assert stranger.messages[-1]["code"] == "no-onlookers"
        peeker = await Follower(url, table["id"], bob.cookie(), seat=0).open()
        assert peeker.messages[-1]["code"] == "not-your-seat"
        for follower in (first, second, screen, stranger, peeker):
            await follower.close()

    with_two(server, scene)


def test_an_identity_moves_to_another_device_once(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        secret = await ada.post("/api/me/recovery")
        phone = Guest(url)
        assert (await phone.post("/api/me/recover", token=secret["token"]))["name"] == "Ada"
        assert (await phone.get("/api/me"))["id"] == (await ada.get("/api/me"))["id"]
        assert await bob.refused("/api/me/recover", token=secret["token"]) == "bad-token"

        await ada.post("/api/me/sign-out")

        assert (await ada.http.get("/api/me")).status_code == 401
        forged = Guest(url)
        forged.http.cookies.set("ludotheque", "x.1.forged")
        assert (await forged.http.get("/api/me")).json()["code"] == "no-guest"
        for guest in (phone, forged):
            await guest.close()

    with_two(server, scene)


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        answer = await bob.http.post("/api/me", json={"name": "Bobby <b>"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        foreign = await bob.http.post("/api/me", json={"name": "x"}, headers={"origin": "http://elsewhere.example"})
        assert foreign.json()["code"] == "foreign-origin"
        form = await bob.http.post("/api/me", content="name=x", headers={"content-type": "text/plain"})
        assert form.json()["code"] == "bad-message"

    with_two(server, scene)


def test_record_story_replay_and_verify(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first, second = [await Follower(url, table, guest.cookie()).open() for guest in (ada, bob)]
        home = f"/api/tables/{table}"
        await first.act(first.legal[0]["id"])
        running = (await bob.http.get(f"{home}/record")).text
        assert "A ?" in running
        assert "seed:" not in running
        assert "play" in (await ada.http.get(f"{home}/record")).text
        assert (await bob.http.get(f"{home}/replay")).json()["code"] == "not-over"
        story = await bob.get(f"{home}/story")
        assert [step["seat"] for step in story["steps"]] == [None, 0]
        assert "card" not in json.dumps(story["steps"][1])

        await asyncio.gather(play_on(first, Chance.seeded(1)), play_on(second, Chance.seeded(2)))

        text = (await bob.http.get(f"{home}/record")).text
        match = record.replay(record.read(text, GAMES), GAMES)
        assert match.state.result() is not None
        verified = await bob.post("/api/verify", record=text)
        assert verified["good"] is True
        assert verified["steps"] == 12
        replay = await ada.get(f"{home}/replay")
        assert len(replay["steps"]) == 13
        assert replay["result"] == first.result
        assert (await bob.post("/api/replay", record=text))["steps"] == replay["steps"]
        assert await bob.refused("/api/verify", record=text.replace("play", "lay", 1)) == "bad-record"
        again = await bob.post(f"{home}/rematch")
        assert again["status"] == "open"
        assert (await ada.post(f"{home}/rematch"))["id"] == again["id"]
        await first.until(lambda m: m["type"] == "seated" and m["cause"] == "rematch")
        await first.close()
        await second.close()

    with_two(server, scene)


def test_the_house_describes_itself(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        house = await ada.get("/api/games")
        assert [game["name"] for game in house["games"]] == list(GAMES)
        detail = await ada.get("/api/games/levee")
        assert detail["actions"][7] == "play fox"
        assert "rule-LEV-1" in (await ada.http.get("/api/texts/levee/fr")).text
        assert (await ada.http.get("/api/texts/levee/xx")).status_code == 404
        assert (await ada.http.get("/api/nothing")).json()["code"] == "unknown"
        metrics = (await ada.http.get("/api/metrics")).text
        assert "ludotheque_commit_seconds_count" in metrics
        page = await ada.http.get("/table/whatever")
        assert page.status_code == 200
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        traversal: Any = await ada.http.get("/../../etc/passwd")
        assert "root:" not in traversal.text

    with_two(server, scene)
