"""Comforts of play: undo, take-backs, chat, hints, refusals that say why, absent players, clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.clients import Follower, Guest, table_of
from tests.server.running import Server
from tests.server.test_tables import with_two


def test_a_refusal_names_the_rule_and_changes_nothing(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first = await Follower(url, table, ada.cookie()).open()
        assert first.view is not None
        other = next(card for card in range(12) if card not in first.view["hand"])
        number = first.number

        answer = await first.act(other)

        assert (answer["code"], answer["rule"], answer["text"]) == ("illegal", "LEV-1", "refusal-LEV-1")
        assert answer["number"] == number
        assert (await first.act("play nothing"))["code"] == "unknown-action"
        assert (await first.act(10**6))["code"] == "unknown-action"
        why = await first.ask("why", action={"kind": "play", "args": {"card": other}})
        assert (why["rule"], why["text"]) == ("LEV-1", "refusal-LEV-1")
        assert (await first.ask("why", action=first.legal[0]["id"]))["rule"] is None
        await first.close()

    with_two(server, scene)


def test_the_same_key_is_played_once_and_answered_the_same(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first = await Follower(url, table, ada.cookie()).open()
        action, number = first.legal[0]["id"], first.number

        one = await first.act(action, key="same", number=number)
        two = await first.act(action, key="same", number=number)

        assert one == two
        assert (await first.act(first.legal[0]["id"] if first.legal else action, number=number))["type"] == "refused"
        await first.close()

    with_two(server, scene)


def test_choices_made_at_the_same_time_never_refuse_each_other(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        both = [await Follower(url, table, guest.cookie()).open() for guest in (ada, bob)]
        number = both[0].number

        answers = await asyncio.gather(*[f.act(f.legal[0]["id"], number=number) for f in both])

        assert [answer["type"] for answer in answers] == ["done", "done"]
        stale = await both[0].act(both[0].legal[0]["id"] if both[0].legal else 0, number=number)
        assert stale["code"] == "stale"
        for follower in both:
            await follower.close()

    with_two(server, scene)


def test_undo_until_the_barrier_and_a_take_back_beyond_it(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first, second = [await Follower(url, table, guest.cookie()).open() for guest in (ada, bob)]
        hand = list(first.view["hand"]) if first.view else []
        assert (await first.ask("undo", number=first.number))["text"] == "undo-nothing-played"
        await first.act(first.legal[0]["id"])
        assert first.undo["can"] is True
        assert (await first.ask("undo", number=first.number))["type"] == "done"
        assert first.view is not None
        assert first.view["hand"] == hand

        await first.act(hand[0])
        done = await second.act(second.legal[0]["id"])
        await first.reach(done["number"])
        assert first.undo == {"can": False, "why": "something-revealed"}
        assert (await first.ask("undo", number=first.number))["code"] == "no-undo"

        asked = await first.ask("ask_take_back", steps=2)
        assert asked["type"] == "done"
        await second.reach(asked["number"])
        assert second.take_back is not None
        assert second.take_back["waiting"] == [1]
        assert [step["seat"] for step in second.take_back["withdrawn"]] == [0, 1]
        assert (await first.ask("answer_take_back", number=asked["number"], accept=True))["code"] == "no-request"
        await second.ask("answer_take_back", number=asked["number"], accept=False)
        again = await first.ask("ask_take_back", steps=2)
        await second.reach(again["number"])
        agreed = await second.ask("answer_take_back", number=again["number"], accept=True)
        await first.reach(agreed["number"])
        assert first.view["hand"] == hand
        assert first.messages[-1]["cause"] == "take_back" or any(m.get("cause") == "take_back" for m in first.messages)
        for follower in (first, second):
            await follower.close()

    with_two(server, scene)


def test_chat_is_kept_and_limited(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first = await Follower(url, table, ada.cookie()).open()
        assert (await first.ask("chat", text="<b>hello</b>\u202e\n there"))["type"] == "done"
        answers = [await first.ask("chat", text=f"line {i}") for i in range(12)]
        assert "too-fast" in {answer.get("code") for answer in answers}
        second = await Follower(url, table, bob.cookie()).open()
        chat = second.messages[0]["chat"]
        assert chat[0]["text"] == "<b>hello</b> there"
        assert chat[0]["name"] == "Ada"
        for follower in (first, second):
            await follower.close()

    with_two(server, scene)


def test_hints_where_the_table_allows_them(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        first = await Follower(url, await table_of([ada, bob]), ada.cookie()).open()
        hint = await first.ask("hint")
        assert hint["action"]["id"] in [action["id"] for action in first.legal]
        assert hint["weighed"][0]["action"] == hint["action"]
        shares = [one["share"] for one in hint["weighed"]]
        assert 1 >= shares[0] == max(shares) > 0
        strict = await Follower(url, await table_of([ada, bob], hints=False), ada.cookie()).open()
        assert (await strict.ask("hint"))["code"] == "no-hints"
        for follower in (first, strict):
            await follower.close()

    with_two(server, scene)


def test_a_bot_stands_in_and_the_player_comes_back(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        home = f"/api/tables/{table}"
        first = await Follower(url, table, ada.cookie()).open()
        second = await Follower(url, table, bob.cookie()).open()
        assert await bob.refused(f"{home}/bot", seat=0) == "not-away"
        await second.close()
        await bob.post(f"{home}/leave", seat=1)

        await ada.post(f"{home}/bot", seat=1)
        moved = await first.until(lambda m: m["type"] == "moved")

        assert (moved["seat"], moved["by"]) == (1, "bot")
        back = await Follower(url, table, bob.cookie()).open()
        await back.until(lambda m: m["type"] == "seated" and m["cause"] == "back")
        assert back.table["seats"][1]["level"] is None
        for follower in (first, back):
            await follower.close()

    with_two(server, scene)


def test_an_absent_player_is_stood_in_for(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob], away={"after": 5, "policy": "bot"})
        first = await Follower(url, table, ada.cookie()).open()

        moved = await first.until(lambda m: m["type"] == "moved")

        assert (moved["seat"], moved["by"]) == (1, "bot")
        await first.close()

    with_two(server, scene)


def test_clocks_run_out(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        clock = {"decision": 5, "reserve": 0, "on_timeout": "bot"}
        table = await table_of([ada, bob], clock=clock)
        first = await Follower(url, table, ada.cookie()).open()
        assert first.asked[0]["deadline"] is not None

        moved = await first.until(lambda m: m["type"] == "moved")

        assert moved["by"] == "clock"
        await first.close()

    with_two(server, scene)


def test_what_was_missed_is_told_again(server: Server) -> None:
    """A client that was away gets the messages it missed, even those from before it ever listened."""

    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        first = await Follower(url, table, ada.cookie()).open()
        started = first.number
        await first.act(first.legal[0]["id"])
        await first.ask("chat", text="hello")

        late = Follower(url, table, bob.cookie())
        late.number, late.view = started, {}
        await late.open()

        assert [m["type"] for m in late.messages if m["type"] != "present"] == ["moved", "chatted", "caught_up"]
        assert [m["number"] for m in late.messages if "number" in m][-1] == first.number
        fresh = await Follower(url, table, bob.cookie()).open()
        assert fresh.messages[0]["type"] == "snapshot"
        for follower in (first, late, fresh):
            await follower.close()

    with_two(server, scene)


def test_the_log_holds_no_secret(server: Server) -> None:
    async def scene(url: str, ada: Guest, bob: Guest) -> None:
        table = await table_of([ada, bob])
        follower = await Follower(url, table, ada.cookie()).open()
        await follower.ask("chat", text="a whispered word")
        secret = await ada.post("/api/me/recovery")
        await follower.close()
        log = Path(server.log).read_text()
        for word in (table, "whispered", secret["token"], ada.cookie().partition("=")[2], "Ada"):
            assert word not in log

    with_two(server, scene)
