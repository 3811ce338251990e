"""Every error that the server raises on purpose.

LudothequeError
└── ServerError
    ├── RefusalError   a client asked for what may not be: it goes back as code, rule and text key
    └── SetupError     the operator's settings cannot work: one sentence, then the end
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.errors import LudothequeError

STATUS: Final = {  # code -> HTTP status; the text of a code is the message `server-<code>`
    "bad-message": 400,
    "bad-option": 400,
    "bad-record": 400,
    "bad-name": 400,
    "bad-seats": 400,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "no-guest": 401,
    "bad-token": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "no-onlookers": 403,
    "no-hints": 403,
    "unknown": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-bot": 404,
    "method": 405,
    "seat-taken": 409,
    "seats-open": 409,
    "already-started": 409,
    "not-running": 409,
    "not-over": 409,
    "table-closed": 409,
    "not-away": 409,
    "illegal": 409,
    "unknown-action": 400,
    "stale": 409,
    "no-undo": 409,
    "no-request": 409,
    "request-open": 409,
    "hello-first": 400,
    "busy": 503,
    "fault": 500,
}


class ServerError(LudothequeError):
    """Something that the server cannot or will not do."""


class RefusalError(ServerError):
    """A client asked for what may not be. `rule` is a row of the game's ledger where one forbids it."""

    def __init__(self, code: str, detail: str = "", rule: str | None = None, text: str | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code, self.detail, self.rule = code, detail, rule
        self.text = text or (f"refusal-{rule}" if rule else f"server-{code}")
        self.status = STATUS[code]

    def __reduce__(self) -> tuple[type, tuple[str, str, str | None, str | None]]:
        return type(self), (self.code, self.detail, self.rule, self.text)


class SetupError(ServerError):
    """Settings that cannot work together."""
