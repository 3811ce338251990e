"""Every error that the core raises on purpose.

ValueError
└── LudothequeError          what is wrong, with the value, and what is allowed
    ├── IllegalActionError   the action breaks a rule: it names the rule
    ├── NotationError        no action of the game is written like that
    ├── OptionError          an option that the game does not have, or a value that it does not take
    ├── ComponentError       a component file that does not say what it must
    ├── PositionError        a position that cannot stand on the table: it names the field
    ├── RecordError          a record that is damaged or foreign: it names the line
    └── TakeBackError        a step that may not be taken back: it says what stands in the way
"""

from __future__ import annotations


class LudothequeError(ValueError):
    """Something given to the house is wrong; the message says what, and what is allowed."""


class IllegalActionError(LudothequeError):
    """The action breaks `rule`. Raised by `State.play`, never by `State.apply`."""

    def __init__(self, seat: int, action: int, rule: str) -> None:
        super().__init__(f"seat {seat} may not take action {action}: {rule}")
        self.seat, self.action, self.rule = seat, action, rule

    def __reduce__(self) -> tuple[type, tuple[int, int, str]]:
        return type(self), (self.seat, self.action, self.rule)


class NotationError(LudothequeError):
    """No action of the game is written like that."""


class OptionError(LudothequeError):
    """An option that the game does not have, or a value that it does not take."""


class ComponentError(LudothequeError):
    """A component file that does not say what it must."""


class PositionError(LudothequeError):
    """A position that cannot stand on the table. `field` is the path to what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field, self.message = field, message

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.field, self.message)


class RecordError(LudothequeError):
    """A record that is damaged or foreign. `line` counts from 1, as an editor does."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line, self.message = line, message

    def __reduce__(self) -> tuple[type, tuple[int, str]]:
        return type(self), (self.line, self.message)


class TakeBackError(LudothequeError):
    """A step that may not be taken back. `reason` is a key of the texts."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing can be taken back: {reason}")
        self.reason = reason

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return type(self), (self.reason,)
