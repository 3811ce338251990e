"""Logs: one JSON object a line on standard error, made of named facts. No names, chat, tokens, links or actions."""

from __future__ import annotations

import logging
import traceback
from typing import Any, Final

import msgspec

from ludotheque.server.times import now

FACTS: Final = (  # what a line may say; anything else that is passed along is left out
    "worker",
    "database",
    "route",
    "status",
    "milliseconds",
    "error",
    "attempt",
    "level",
)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": now(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            line["at"] = [
                f"{f.filename.rpartition('/')[2]}:{f.lineno}" for f in traceback.extract_tb(error.__traceback__)
            ]
        return msgspec.json.encode(line).decode()


def is_ours_to_tell(record: logging.LogRecord) -> bool:
    """Uvicorn tells the address of every socket: it holds the key to a table."""
    return "WebSocket" not in str(record.msg)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("ludotheque", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level.upper())
        logger.filters = [is_ours_to_tell]
    logging.getLogger("uvicorn.access").disabled = True  # it would write addresses that are secrets
