"""The guides name every message, every field of it, every request and every setting."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotheque.server import incoming, outgoing
from ludotheque.server.app import ROUTES
from ludotheque.server.settings import PREFIX, Settings

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL = (DOCS / "guides" / "protocol.md").read_text("utf-8")


def test_every_message_and_field_is_described() -> None:
    for union in (incoming.Incoming, outgoing.Message):
        for kind in union.__args__:
            info = kind.__struct_config__
            assert f"`{info.tag}`" in PROTOCOL, info.tag
            for field in msgspec.structs.fields(kind):
                assert field.name in PROTOCOL, f"{info.tag}.{field.name}"


def test_every_request_is_described() -> None:
    for route in ROUTES:
        short = route.path.replace("/api/tables/{table}/", "…/")
        assert short in PROTOCOL or route.path in PROTOCOL, route.path


def test_every_usual_setting_is_described() -> None:
    guide = (DOCS / "guides" / "run-a-server.md").read_text("utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"{PREFIX}{field.name.upper()}" in guide, field.name
