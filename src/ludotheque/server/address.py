"""Where a request comes from: its address, and the site of the page that sent it."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ludotheque.server.settings import Settings


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The client's address; what a proxy says is believed only of proxies that we know."""
    direct = connection.client.host if connection.client else "?"
    if settings.proxies and direct in settings.proxies.split(","):
        forwarded = connection.headers.get("x-forwarded-for", "")
        return forwarded.rpartition(",")[2].strip() or direct
    return direct


def is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that sent this is one of ours; programs that are no browsers do not say."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in [site.strip() for site in settings.origins.split(",") if site.strip()]:
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == connection.headers.get("host", "")
