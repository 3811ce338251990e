"""Requests about what was played: the log, the record, the replay, the check of the shuffles."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from ludotheque.core.record import Record, letter, plain, write
from ludotheque.server import incoming as inc
from ludotheque.server import outgoing as out
from ludotheque.server.errors import RefusalError
from ludotheque.server.routes import Call, Route, Text
from ludotheque.server.table import Table
from ludotheque.server.table_routes import live_of
from ludotheque.server.thinkers import ThinkError

PATIENCE: Final = 20.0  # seconds that a replay may take


async def asked(call: Call[Any], job: dict[str, Any]) -> Any:
    try:
        return await call.house.clerk.ask(job, PATIENCE)
    except ThinkError as error:
        raise RefusalError("busy", "this takes too long") from error


def eyes(call: Call[Any], table: Table) -> int | None:
    """Whose eyes: `?seat=` must be one's own; without it one's first seat, else an onlooker's."""
    mine = table.seats_of(None if call.guest is None else call.guest.id)
    seat = call.seat("seat")
    if seat is not None and seat not in mine:
        raise RefusalError("not-your-seat")
    if seat is None and mine:
        return mine[0]
    if seat is None and not table.setup.onlookers and table.status == "running":
        raise RefusalError("no-onlookers")
    return seat


def facts(table: Table) -> dict[str, Any]:
    """All that a game was, for the clerk: it stays within the house."""
    line = [] if table.play is None else list(table.play.line)
    return {"game": table.setup.game, "options": table.setup.options, "seed": table.setup.seed, "line": line}


async def story(call: Call[None]) -> out.Story:
    table = (await live_of(call)).table
    viewer, number = eyes(call, table), table.number
    if table.play is None:
        return out.Story(number, [])
    job = {**facts(table), "job": "retell", "viewer": viewer}
    return out.Story(number, msgspec.convert(await asked(call, job), list[out.Withdrawn]))


def names(table: Table) -> tuple[str, ...]:
    return tuple(plain(chair.name or f"bot {chair.level}") for chair in table.chairs)


def running_record(table: Table, mine: list[int]) -> str:
    """While a game runs, its record hides the seed and what the others chose: some of it is still face down."""
    assert table.play is not None
    game, options = table.game, table.options
    header = Record(
        game.name, game.version, game.hash_for(options), options.as_text(), None, table.setup.promise, names(table)
    )
    text = [line.rpartition("  ;")[0] for line in write(header, game).splitlines()]
    for seat, action in table.play.line:
        text.append(f"{letter(seat)} {game.notation[action] if seat in mine else '?'}")
    return "\n".join(text) + "\n"


async def finished_record(call: Call[Any], table: Table) -> str:
    assert table.play is not None
    times = {"started": day(table.setup.created), "finished": day(table.ended)}
    job = {**facts(table), "job": "write", "seats": names(table), **times}
    return str(await asked(call, job))


def day(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d")


async def record_of(call: Call[None]) -> Text:
    table = (await live_of(call)).table
    if table.play is None:
        raise RefusalError("not-running")
    call.headers["content-disposition"] = f'attachment; filename="{table.setup.game}.record"'
    if table.status == "over":
        return Text(await finished_record(call, table))
    return Text(running_record(table, table.seats_of(None if call.guest is None else call.guest.id)))


async def replay_of(call: Call[None]) -> out.Replay:
    table = (await live_of(call)).table
    if table.status != "over":
        raise RefusalError("not-over")
    return await replayed(call, await finished_record(call, table))


async def replay(call: Call[inc.Upload]) -> out.Replay:
    return await replayed(call, call.body.record)


async def replayed(call: Call[Any], record: str) -> out.Replay:
    return msgspec.convert(await asked(call, {"job": "replay", "record": record}), out.Replay, str_keys=True)


async def verify(call: Call[inc.Upload]) -> out.Verified:
    return msgspec.convert(await asked(call, {"job": "verify", "record": call.body.record}), out.Verified)


T = "/api/tables/{table}"
SEEN = ("unknown-table", "unknown-seat", "not-your-seat", "no-onlookers", "busy")
ROUTES = (
    Route(
        "GET",
        f"{T}/story",
        story,
        out.Story,
        "All that happened, as one viewer saw it",
        guest=False,
        query=("seat",),
        refusals=SEEN,
    ),
    Route(
        "GET",
        f"{T}/record",
        record_of,
        Text,
        "The record of the game",
        guest=False,
        refusals=("unknown-table", "not-running"),
    ),
    Route(
        "GET",
        f"{T}/replay",
        replay_of,
        out.Replay,
        "A finished game, step by step",
        guest=False,
        refusals=("unknown-table", "not-over", "busy"),
    ),
    Route(
        "POST",
        "/api/replay",
        replay,
        out.Replay,
        "A record, step by step",
        inc.Upload,
        guest=False,
        refusals=("bad-record", "busy"),
    ),
    Route(
        "POST",
        "/api/verify",
        verify,
        out.Verified,
        "Does this record hold what its promise said?",
        inc.Upload,
        guest=False,
        refusals=("bad-record", "busy"),
    ),
)
