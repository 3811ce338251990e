"""A restart: every table comes back as it was, and however long it is, it opens in milliseconds."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.chance import Chance
from ludotheque.games import GAMES
from ludotheque.server import entries as e
from ludotheque.server.bus import Bus
from ludotheque.server.chairs import Chair
from ludotheque.server.cli import db_backup, db_export, db_import, db_upgrade
from ludotheque.server.database import open_engine, upgrade
from ludotheque.server.errors import SetupError
from ludotheque.server.hub import Hub
from ludotheque.server.incoming import Away
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings, from_environment, to_environment
from ludotheque.server.store import Store
from ludotheque.server.table import Draft, Setup, Table
from ludotheque.server.writer import Writer
from tests.server.clients import Follower, Guest, table_of
from tests.server.loops import apart, looped
from tests.server.postgres import Postgres
from tests.server.running import running


def test_a_table_comes_back_as_it_was(home: Path) -> None:
    with running(f"sqlite:///{home}/restart.db", home) as server:

        async def before() -> tuple[str, str, object, int | None]:
            ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
            table = await table_of([ada, bob])
            first = await Follower(server.url, table, ada.cookie()).open()
            await first.act(first.legal[0]["id"])
            await first.ask("chat", text="still here?")
            await first.close()
            cookie = ada.cookie()
            await ada.close()
            await bob.close()
            return table, cookie, first.view, first.number

        async def after(table: str, cookie: str) -> Follower:
            follower = await Follower(server.url, table, cookie).open()
            await follower.close()
            return follower

        table, cookie, view, number = looped(before())
        assert server.stop() in (0, -15)
        server.start()
        found = looped(after(table, cookie))
        assert (found.view, found.number) == (view, number)
        assert found.messages[0]["chat"][0]["text"] == "still here?"
        server.kill()
        server.start()
        assert looped(after(table, cookie)).view == view


def test_stopping_drains_and_says_goodbye(home: Path) -> None:
    with running(f"sqlite:///{home}/drain.db", home) as server:

        async def scene() -> None:
            ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
            follower = await Follower(server.url, await table_of([ada, bob]), ada.cookie()).open()
            await follower.send(
                {"type": "act", "key": "last", "number": follower.number, "action": follower.legal[0]["id"]}
            )
            while "last" not in follower.answers:
                await follower.read()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert (await follower.until(lambda m: m["type"] == "bye"))["again"] is True
            await follower.close()
            assert await stopping in (0, -15)
            await ada.close()
            await bob.close()

        looped(scene())


async def long_game(hub: Hub, actions: int) -> str:
    """A table with a journal of that many actions: play, and take back what was played, again and again."""
    chairs = [Chair("person", f"g{seat}", f"g{seat}", ready=True) for seat in range(4)]
    setup = Setup(
        id="long-table-00001",
        game="levee",
        options=GAMES["levee"].options(players=4).as_text(),
        seed="7",
        chairs=chairs,
        host="g0",
        listed=False,
        onlookers=False,
        hints=False,
        room="remote",
        clock=None,
        away=Away(),
        created=0,
    )
    await hub.store.add_table(setup, "open")
    live = hub.add(Table(setup))
    await hub.submit(live, lambda table, time: Draft(table.entry(e.START, time)))
    luck = Chance.seeded("long")
    for i in range(actions):
        play = live.table.play
        assert play is not None
        if i % 2:
            await hub.submit(live, lambda table, time, i=i: table.draft_undo(0, f"k{i}", time))  # type: ignore[misc]
        else:
            action = luck.pick(play.state.legal(0))
            await hub.submit(live, lambda table, time, i=i, a=action: table.draft_act(0, a, None, f"k{i}", time))  # type: ignore[misc]
    return setup.id


def test_a_thousand_actions_open_in_milliseconds(home: Path) -> None:
    settings = Settings(database=f"sqlite:///{home}/long.db")

    async def whole() -> float:
        best = 1.0
        engine = open_engine(settings)
        await upgrade(engine)
        store, metrics = Store(engine), Metrics()
        writer = Writer(engine, "w", metrics)
        hub = Hub(settings, store, writer, Bus(), metrics)
        writing = asyncio.create_task(writer.run())
        table = await long_game(hub, 1000)
        number = hub.tables[table].table.number
        await writer.stop()
        await writing
        for _ in range(5):
            fresh = Hub(settings, store, Writer(engine, "x", metrics), Bus(), metrics)
            started = time.perf_counter()
            live = await fresh.open(table)
            best = min(best, time.perf_counter() - started)
            assert live.table.number == number == 1001
        await engine.dispose()
        return best

    assert looped(whole()) < 0.05


def test_backup_export_and_import(home: Path, postgres: Postgres) -> None:
    source = Settings(database=f"sqlite:///{home}/source.db")
    with running(source.database, home) as server:

        async def scene() -> None:
            ada, bob = await Guest.named(server.url, "Ada"), await Guest.named(server.url, "Bob")
            await table_of([ada, bob])
            await ada.close()
            await bob.close()

        looped(scene())
        apart(db_backup, home / "backup.db", source)
        with pytest.raises(SetupError, match="already there"):
            apart(db_backup, home / "backup.db", source)
    with sqlite3.connect(home / "backup.db") as backup:
        assert backup.execute("SELECT count(*) FROM journal").fetchone() == (2,)
    backup.close()
    count = apart(db_export, home / "export.jsonl", source)
    target = Settings(database=postgres.database())
    assert apart(db_import, home / "export.jsonl", target) == count
    again = apart(db_export, home / "again.jsonl", target)
    assert again == count
    assert sorted((home / "again.jsonl").read_text().splitlines()) == sorted(
        (home / "export.jsonl").read_text().splitlines()
    )
    apart(db_upgrade, target)
    with pytest.raises(SetupError, match="pg_dump"):
        apart(db_backup, home / "other.db", target)


def test_settings_travel_through_the_environment() -> None:
    settings = Settings(port=9, secure=True, origins="http://a")
    assert from_environment(to_environment(settings)) == settings
    assert msgspec.structs.asdict(from_environment({}, port=7))["port"] == 7


def test_several_workers_need_postgresql() -> None:
    from ludotheque.server.cli import serve

    with pytest.raises(SetupError, match="PostgreSQL"):
        serve(Settings(workers=2))


def test_typescript_is_complete() -> None:
    from ludotheque.server.typescript import protocol

    text = protocol()
    assert "export type Message = Snapshot" in text
    assert "export interface Plan" in text
