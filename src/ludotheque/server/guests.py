"""Guests: a name is enough. Who holds the cookie or a token of a guest is that guest."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections import OrderedDict
from secrets import token_hex, token_urlsafe
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection

from ludotheque.server.errors import RefusalError
from ludotheque.server.settings import Settings
from ludotheque.server.store import GuestRow, Store, TokenRow
from ludotheque.server.times import now

COOKIE: Final = "ludotheque"
YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600
FRESH: Final = 20.0  # seconds that a guest is believed without asking the store
REMEMBERED: Final = 20_000  # guests in memory


def digest(token: str) -> str:
    """What is kept of a token: it is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name on one line, without signs that cannot be seen or that turn the text round."""
    words = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not words:
        raise RefusalError("bad-name")
    return words


class Guests:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.key = settings.secret.encode()
        self.known: OrderedDict[str, tuple[float, GuestRow]] = OrderedDict()

    async def open(self) -> None:
        if not self.key:
            self.key = (await self.store.remembered("cookie-key", token_hex(32))).encode()

    # --- cookies --------------------------------------------------------------------------------

    def sign(self, guest: GuestRow) -> str:
        body = f"{guest.id}.{guest.version}"
        return f"{body}.{self.signature(body)}"

    def signature(self, body: str) -> str:
        return urlsafe_b64encode(hmac.digest(self.key, body.encode(), "sha256")).decode().rstrip("=")

    def cookie(self, guest: GuestRow) -> str:
        """The header that gives a browser its identity: no script can read it, no other site can use it."""
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={self.sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def identify(self, connection: HTTPConnection) -> GuestRow | None:
        """Who asks, by a bearer token or by the cookie; None: nobody we know."""
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            return await self.by_token(bearer[7:].strip())
        body, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        if not body or not hmac.compare_digest(self.signature(body).encode(), signature.encode()):
            return None
        guest_id, _, version = body.partition(".")
        guest = await self.find(guest_id)
        return guest if guest is not None and str(guest.version) == version else None

    async def by_token(self, token: str) -> GuestRow:
        row = await self.store.token(digest(token), now())
        guest = None if row is None or row.kind != "bearer" or row.guest is None else await self.find(row.guest)
        if guest is None:
            raise RefusalError("bad-token")
        return guest

    async def find(self, guest_id: str) -> GuestRow | None:
        asked, guest = self.known.get(guest_id, (0.0, None))
        if guest is not None and monotonic() - asked < FRESH:
            return guest
        guest = await self.store.guest(guest_id)
        if guest is not None:
            self.remember(guest)
        return guest

    def remember(self, guest: GuestRow) -> None:
        self.known[guest.id] = (monotonic(), guest)
        self.known.move_to_end(guest.id)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    # --- identities -----------------------------------------------------------------------------

    async def welcome(self, name: str) -> GuestRow:
        guest = GuestRow(token_urlsafe(12), tidy_name(name), 1)
        await self.store.add_guest(guest, now())
        self.remember(guest)
        return guest

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = guest._replace(name=tidy_name(name))
        await self.store.rename(guest.id, renamed.name)
        self.remember(renamed)
        return renamed

    async def sign_out(self, guest: GuestRow) -> None:
        await self.store.sign_out(guest.id)
        self.known.pop(guest.id, None)

    # --- tokens ---------------------------------------------------------------------------------

    async def issue(
        self, kind: str, guest: str | None = None, table: str | None = None, seat: int | None = None, seconds: int = DAY
    ) -> str:
        """A new token; it is not kept, only its hash is."""
        token = token_urlsafe(24)
        await self.store.add_token(digest(token), TokenRow(kind, guest, table, seat, now() + seconds * 1000), now())
        return token

    async def recover(self, token: str) -> GuestRow:
        """The identity that a recovery link carries; the link works once."""
        row = await self.store.token(digest(token), now())
        if (
            row is None
            or row.kind != "recovery"
            or row.guest is None
            or not await self.store.spend_token(digest(token))
        ):
            raise RefusalError("bad-token")
        guest = await self.store.guest(row.guest)
        if guest is None:
            raise RefusalError("bad-token")
        return guest

    async def invited_to(self, token: str, table: str) -> int:
        """The seat that an invitation is for."""
        row = await self.store.token(digest(token), now())
        if row is None or row.kind != "invitation" or row.table_id != table or row.seat is None:
            raise RefusalError("bad-token")
        return row.seat
