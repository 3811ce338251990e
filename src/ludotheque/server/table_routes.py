"""Requests about tables: made, found, sat at, started, closed, played again."""

from __future__ import annotations

import asyncio
from secrets import token_hex, token_urlsafe
from time import monotonic
from typing import Any

from ludotheque.bots import BOTS
from ludotheque.core.contract import Game
from ludotheque.core.errors import OptionError
from ludotheque.core.options import build
from ludotheque.games import GAMES
from ludotheque.server import entries as e
from ludotheque.server import incoming as inc
from ludotheque.server import outgoing as out
from ludotheque.server.boxes import box_of
from ludotheque.server.chairs import Chair, free_seat, planned
from ludotheque.server.errors import RefusalError
from ludotheque.server.eyes import table_info
from ludotheque.server.guests import tidy_name
from ludotheque.server.house import House
from ludotheque.server.live import Live
from ludotheque.server.routes import Call, Route
from ludotheque.server.seating import can_start, host_only, leave_draft, start_draft
from ludotheque.server.steward import USUAL_BOT
from ludotheque.server.table import Draft, Setup, Table
from ludotheque.server.times import now


async def live_of(call: Call[Any]) -> Live:
    return await call.house.hub.open(call.path("table"))


def shown(call: Call[Any], live: Live) -> out.TableInfo:
    return table_info(live.table, None if call.guest is None else call.guest.id)


# --- making one -------------------------------------------------------------------------------


def seat_plans(game: Game, plan: inc.Plan, players: int) -> list[inc.SeatPlan]:
    plans = plan.seats or [inc.SeatPlan(kind="me"), *[inc.SeatPlan() for _ in range(players - 1)]]
    if len(plans) != players:
        raise RefusalError("bad-seats", f"{players} players need {players} seats, not {len(plans)}")
    for seat in plans:
        if seat.kind == "bot":
            seat.level = seat.level or USUAL_BOT
            known_bot(seat.level)
        if seat.name is not None:
            seat.name = tidy_name(seat.name)
    return plans


def known_bot(level: str | None) -> None:
    if level is not None and level not in BOTS:
        raise RefusalError("unknown-bot", f"there are {', '.join(BOTS)}")


async def make(call: Call[inc.Plan]) -> out.TableInfo:
    house, plan, guest = call.house, call.body, call.someone
    game = GAMES.get(plan.game)
    if game is None:
        raise RefusalError("unknown-game", f"there are {', '.join(GAMES)}")
    known_bot(plan.away.level)
    given = dict(plan.options)
    if plan.seats and "players" not in given:
        given["players"] = len(plan.seats)
    try:
        options = build(game.options, given)
    except OptionError as error:
        raise RefusalError("bad-option", str(error)) from error
    if await house.store.live_tables_of(guest.id) >= house.settings.tables_per_guest:
        raise RefusalError("too-many-tables")
    chairs = planned(seat_plans(game, plan, options.players), guest.id, guest.name)
    live = await opened(house, plan, game.name, options.as_text(), chairs, guest.id)
    if plan.start:
        await house.hub.submit(live, lambda table, time: start_draft(table, guest.id, time))
    return shown(call, live)


async def opened(house: House, plan: inc.Plan | Setup, game: str, options: str, chairs: list[Chair], host: str) -> Live:
    setup = Setup(
        id=token_urlsafe(12),
        game=game,
        options=options,
        seed=token_hex(16),
        chairs=chairs,
        host=host,
        listed=plan.listed,
        onlookers=plan.onlookers,
        hints=plan.hints,
        room=plan.room,
        clock=plan.clock,
        away=plan.away,
        created=now(),
    )
    await house.store.add_table(setup, "open")
    if any(chair.is_bot for chair in chairs):
        house.spawn(house.thinkers.warm())
    return house.hub.add(Table(setup))


async def rematch(call: Call[inc.Nothing]) -> out.TableInfo:
    """The same table again; whoever asks second finds the one that the first made."""
    house, live, guest = call.house, await live_of(call), call.someone
    table = live.table
    if table.status not in ("over", "closed"):
        raise RefusalError("not-over")
    if not table.seats_of(guest.id) and guest.id != table.host:
        raise RefusalError("not-your-seat")
    if table.rematch is None:
        chairs = [
            Chair(c.kind, c.guest, c.name, c.level if c.kind == "bot" else None, c.kind == "bot") for c in table.chairs
        ]
        fresh = await opened(house, table.setup, table.setup.game, table.setup.options, chairs, guest.id)

        def draft(old: Table, time: int) -> Draft:
            return Draft(old.entry(e.REMATCH, time, key="rematch", table=fresh.table.setup.id))

        await house.hub.submit(live, draft, "rematch")
    again = await house.hub.open(table.rematch or "")
    return shown(call, again)


# --- finding them -----------------------------------------------------------------------------


async def look(call: Call[None]) -> out.TableInfo:
    return shown(call, await live_of(call))


async def box(call: Call[None]) -> out.Box:
    table = (await live_of(call)).table
    return box_of(table.game, table.options)


async def several(call: Call[Any], ids: list[str]) -> out.Tables:
    found = []
    for table_id in ids:
        found.append(shown(call, await call.house.hub.open(table_id)))
        await asyncio.sleep(0)
    return out.Tables(found)


async def lobby(call: Call[None]) -> out.Tables:
    return await several(call, await call.house.store.lobby())


async def mine(call: Call[None]) -> out.Tables:
    return await several(call, await call.house.store.tables_of(call.someone.id))


# --- sitting ----------------------------------------------------------------------------------


async def sit(call: Call[inc.Sit]) -> out.TableInfo:
    house, live, body, guest = call.house, await live_of(call), call.body, call.someone
    seat, invited = body.seat, False
    if body.invitation is not None:
        seat, invited = await house.guests.invited_to(body.invitation, call.path("table")), True
    name = guest.name if body.name is None else tidy_name(body.name)

    def draft(table: Table, time: int) -> Draft:
        if table.status != "open":
            raise RefusalError("already-started" if table.status == "running" else "table-closed")
        chosen = free_seat(table.chairs, seat, invited or guest.id == table.host)
        return Draft(table.entry(e.SIT, time, chosen, guest=guest.id, name=name))

    await house.hub.submit(live, draft)
    return shown(call, live)


async def leave(call: Call[inc.Place]) -> out.TableInfo:
    live, guest, seat = await live_of(call), call.someone.id, call.body.seat
    await call.house.hub.submit(live, lambda table, time: leave_draft(table, guest, seat, time))
    return shown(call, live)


async def set_ready(call: Call[inc.Ready]) -> out.TableInfo:
    """Ready, or not yet. When all seats are filled and all people ready, the game starts."""
    live, guest, body = await live_of(call), call.someone.id, call.body

    def draft(table: Table, time: int) -> Draft:
        seats = table.seats_of(guest)
        seat = body.seat if body.seat is not None else (seats[0] if seats else None)
        if seat is None or seat not in seats:
            raise RefusalError("not-your-seat")
        if table.status != "open":
            raise RefusalError("already-started")
        return Draft(table.entry(e.READY, time, seat, ready=body.ready))

    await call.house.hub.submit(live, draft)
    if can_start(live.table) and all(chair.ready for chair in live.table.chairs):
        await call.house.hub.submit(live, lambda table, time: start_draft(table, table.host, time))
    return shown(call, live)


async def start(call: Call[inc.Nothing]) -> out.TableInfo:
    live, guest = await live_of(call), call.someone.id
    await call.house.hub.submit(live, lambda table, time: start_draft(table, guest, time))
    return shown(call, live)


async def close(call: Call[inc.Nothing]) -> out.TableInfo:
    live, guest = await live_of(call), call.someone.id

    def draft(table: Table, time: int) -> Draft:
        host_only(table, guest)
        if table.status in ("closed", "over"):
            raise RefusalError("table-closed")
        return Draft(table.entry(e.CLOSE, time))

    await call.house.hub.submit(live, draft)
    return shown(call, live)


# --- what the host may do with seats ------------------------------------------------------------


async def seat_bot(call: Call[inc.SeatBot]) -> out.TableInfo:
    """Before the start: a bot sits down. Later: it plays for somebody who left or has been away too long."""
    house, live, body, guest = call.house, await live_of(call), call.body, call.someone.id
    known_bot(body.level)
    table = live.table
    if body.seat >= len(table.chairs):
        raise RefusalError("unknown-seat")
    if table.status == "running":
        absent = body.seat not in live.present()
        since = live.away.setdefault(body.seat, monotonic()) if absent else 0.0
        long_away = absent and monotonic() - since >= table.setup.away.after
        may_others = table.setup.away.policy != "wait" and (long_away or table.chairs[body.seat].left)
        if guest != table.host and not (may_others and table.seats_of(guest)):
            raise RefusalError("not-away" if table.seats_of(guest) else "not-host")
        await house.steward.stand_in(live, body.seat, None, body.level)
        return shown(call, live)

    def draft(table: Table, time: int) -> Draft:
        host_only(table, guest)
        if table.status != "open":
            raise RefusalError("table-closed")
        if table.chairs[body.seat].is_person:
            raise RefusalError("seat-taken")
        return Draft(table.entry(e.BOT, time, body.seat, level=body.level or USUAL_BOT))

    await house.hub.submit(live, draft)
    house.spawn(house.thinkers.warm())
    return shown(call, live)


async def give_back(call: Call[inc.Place]) -> out.TableInfo:
    live, guest, seat = await live_of(call), call.someone.id, call.body.seat
    if seat >= len(live.table.chairs):
        raise RefusalError("unknown-seat")
    if guest != live.table.host and seat not in live.table.seats_of(guest):
        raise RefusalError("not-host")
    await call.house.steward.give_back(live, seat)
    return shown(call, live)


async def clear(call: Call[inc.Clear]) -> out.TableInfo:
    """Before the start, the host frees a seat, or closes it to all but the invited."""
    live, guest, body = await live_of(call), call.someone.id, call.body

    def draft(table: Table, time: int) -> Draft:
        host_only(table, guest)
        if table.status != "open":
            raise RefusalError("already-started")
        if body.seat >= len(table.chairs):
            raise RefusalError("unknown-seat")
        return Draft(table.entry(e.CLEAR, time, body.seat, closed=body.closed))

    await call.house.hub.submit(live, draft)
    return shown(call, live)


async def invite(call: Call[inc.Place]) -> out.Secret:
    live, seat = await live_of(call), call.body.seat
    host_only(live.table, call.someone.id)
    if seat >= len(live.table.chairs):
        raise RefusalError("unknown-seat")
    token = await call.house.guests.issue("invitation", table=call.path("table"), seat=seat)
    return out.Secret(token, f"/join/{call.path('table')}#{token}")


async def bot_token(call: Call[inc.BotSeat]) -> out.Secret:
    """A seat for a program: it is a guest of its own, and the token is all that it needs."""
    house, live, host = call.house, await live_of(call), call.someone.id
    host_only(live.table, host)
    name = tidy_name(call.body.name)
    free_seat(live.table.chairs, call.body.seat, invited=True)
    program = await house.guests.welcome(name)

    def draft(table: Table, time: int) -> Draft:
        host_only(table, host)
        if table.status != "open":
            raise RefusalError("already-started")
        seat = free_seat(table.chairs, call.body.seat, invited=True)
        return Draft(table.entry(e.SIT, time, seat, guest=program.id, name=name))

    await house.hub.submit(live, draft)
    token = await house.guests.issue("bearer", guest=program.id, seconds=90 * 24 * 3600)
    return out.Secret(token, "")


SEATED = (
    "unknown-table",
    "unknown-seat",
    "not-your-seat",
    "not-host",
    "seat-taken",
    "already-started",
    "table-closed",
    "busy",
)
T = "/api/tables/{table}"
ROUTES = (
    Route(
        "POST",
        "/api/tables",
        make,
        out.TableInfo,
        "Make a table",
        inc.Plan,
        refusals=(
            "unknown-game",
            "bad-option",
            "bad-seats",
            "bad-name",
            "unknown-bot",
            "too-many-tables",
            "seats-open",
            "busy",
        ),
    ),
    Route("GET", "/api/tables", mine, out.Tables, "My tables"),
    Route("GET", "/api/lobby", lobby, out.Tables, "Tables that anybody may find", guest=False),
    Route("GET", T, look, out.TableInfo, "A table", guest=False, refusals=("unknown-table",)),
    Route("GET", f"{T}/box", box, out.Box, "What lies on the table", guest=False, refusals=("unknown-table",)),
    Route("POST", f"{T}/sit", sit, out.TableInfo, "Sit down", inc.Sit, refusals=(*SEATED, "bad-token", "bad-name")),
    Route("POST", f"{T}/leave", leave, out.TableInfo, "Leave one's seat", inc.Place, refusals=(*SEATED, "not-running")),
    Route(
        "POST", f"{T}/ready", set_ready, out.TableInfo, "Ready, or not yet", inc.Ready, refusals=(*SEATED, "seats-open")
    ),
    Route("POST", f"{T}/start", start, out.TableInfo, "Start", inc.Nothing, refusals=(*SEATED, "seats-open")),
    Route("POST", f"{T}/close", close, out.TableInfo, "Close the table", inc.Nothing, refusals=SEATED),
    Route(
        "POST",
        f"{T}/bot",
        seat_bot,
        out.TableInfo,
        "Seat a bot",
        inc.SeatBot,
        refusals=(*SEATED, "unknown-bot", "not-away", "not-running"),
    ),
    Route(
        "POST",
        f"{T}/back",
        give_back,
        out.TableInfo,
        "Give the seat back to its player",
        inc.Place,
        refusals=(*SEATED, "not-away"),
    ),
    Route("POST", f"{T}/clear", clear, out.TableInfo, "Free a seat, or close it", inc.Clear, refusals=SEATED),
    Route("POST", f"{T}/invite", invite, out.Secret, "A link for one seat", inc.Place, refusals=SEATED),
    Route(
        "POST",
        f"{T}/token",
        bot_token,
        out.Secret,
        "A seat and a token for a program",
        inc.BotSeat,
        refusals=(*SEATED, "bad-name"),
    ),
    Route("POST", f"{T}/rematch", rematch, out.TableInfo, "Play again", inc.Nothing, refusals=(*SEATED, "not-over")),
)
