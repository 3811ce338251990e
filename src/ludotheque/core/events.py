"""Events: what happened at the table, as data, never as text. Never compiled: see contract."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar, get_args, get_type_hints

Seat = int  # 0 .. n-1, in table order
T = TypeVar("T")
SECRET = "secret"
Secret = Annotated[T, SECRET]  # a field for the event's own seat alone


class Named(NamedTuple):
    """Marks a number that stands for a thing with a name: `Card = Annotated[int, Named("card")]`."""

    domain: str


SeatField = Annotated[int, Named("seat")]  # a field that holds a seat: shown by its name


class EventField(NamedTuple):
    """What the house needs to know to show one field of an event."""

    name: str
    domain: str | None  # None: a plain number, flag or key
    secret: bool


FIELDS: dict[type, tuple[EventField, ...]] = {}  # worked out once a class


@dataclass(frozen=True)
class Event:
    seat: Seat | None  # None: the table itself

    reveals: ClassVar[bool] = False  # True: tells somebody what they could not know: no undo past it

    def seen_by(self, viewer: Seat | None) -> dict[str, Any]:
        """The event for one viewer. None, not -1, is an onlooker: hands[-1] is somebody's hand."""
        own = viewer is not None and viewer == self.seat
        shown = {f.name: getattr(self, f.name) for f in event_fields(type(self)) if own or not f.secret}
        return {"kind": type(self).__name__, **shown}


def event_fields(kind: type[Event]) -> tuple[EventField, ...]:
    """The fields of a kind of event, in their order, with who sees them and how they are named."""
    if kind not in FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        FIELDS[kind] = tuple(describe(field.name, hints[field.name]) for field in fields(kind))
    return FIELDS[kind]


def describe(name: str, hint: Any) -> EventField:
    marks = list(marks_of(hint))
    domains = [mark.domain for mark in marks if isinstance(mark, Named)]
    domain = "seat" if name == "seat" else domains[0] if domains else None
    return EventField(name, domain, SECRET in marks)


def marks_of(hint: Any) -> list[Any]:
    """The marks of a hint and of all that it holds: tuple[Card, ...] is marked as Card is."""
    own = list(getattr(hint, "__metadata__", ()))
    return own + [mark for part in get_args(hint) if part is not Ellipsis for mark in marks_of(part)]
