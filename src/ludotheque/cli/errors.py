"""Every way in which a command ends early.

LudothequeError
└── CommandError       a message of the house's texts, said in one sentence on stderr
    ├── UsageError     what was typed cannot be: exit code 2
    └── FailureError   what was asked could not be done: exit code 1
"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.errors import LudothequeError


class CommandError(LudothequeError):
    """`message` is an id of the texts, `values` fill it in."""

    code: ClassVar[int]

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message, self.values = message, values


class UsageError(CommandError):
    """What was typed cannot be."""

    code = 2


class FailureError(CommandError):
    """What was asked could not be done."""

    code = 1
