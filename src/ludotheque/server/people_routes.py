"""Requests about oneself: a name, another device, a token for a program."""

from __future__ import annotations

from ludotheque.server import incoming as inc
from ludotheque.server import outgoing as out
from ludotheque.server.guests import COOKIE, DAY, YEAR
from ludotheque.server.routes import Call, Route
from ludotheque.server.store import GuestRow


def shown(guest: GuestRow) -> out.Guest:
    return out.Guest(guest.id, guest.name)


async def introduce(call: Call[inc.Introduction]) -> out.Guest:
    guests = call.house.guests
    if call.guest is None:
        guest = await guests.welcome(call.body.name)
    else:
        guest = await guests.rename(call.guest, call.body.name)
    call.headers["set-cookie"] = guests.cookie(guest)
    return shown(guest)


async def who_am_i(call: Call[None]) -> out.Guest:
    return shown(call.someone)


async def recovery(call: Call[inc.Nothing]) -> out.Secret:
    token = await call.house.guests.issue("recovery", guest=call.someone.id, seconds=DAY)
    return out.Secret(token, f"/#recover={token}")


async def recover(call: Call[inc.Recovery]) -> out.Guest:
    guest = await call.house.guests.recover(call.body.token)
    call.headers["set-cookie"] = call.house.guests.cookie(guest)
    return shown(guest)


async def bearer(call: Call[inc.Nothing]) -> out.Secret:
    token = await call.house.guests.issue("bearer", guest=call.someone.id, seconds=YEAR)
    return out.Secret(token, "")


async def sign_out(call: Call[inc.Nothing]) -> out.Guest:
    await call.house.guests.sign_out(call.someone)
    call.headers["set-cookie"] = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return shown(call.someone)


ROUTES = (
    Route("GET", "/api/me", who_am_i, out.Guest, "Who am I?"),
    Route(
        "POST",
        "/api/me",
        introduce,
        out.Guest,
        "Give oneself a name, or another one",
        inc.Introduction,
        guest=False,
        refusals=("bad-name",),
    ),
    Route("POST", "/api/me/recovery", recovery, out.Secret, "A link that moves me to another device", inc.Nothing),
    Route(
        "POST",
        "/api/me/recover",
        recover,
        out.Guest,
        "Use such a link",
        inc.Recovery,
        guest=False,
        refusals=("bad-token",),
    ),
    Route("POST", "/api/me/token", bearer, out.Secret, "A token for my programs", inc.Nothing),
    Route("POST", "/api/me/sign-out", sign_out, out.Guest, "Sign out, on all devices", inc.Nothing),
)
