"""Every message a client may send: over the socket of a table, and as the body of a request."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=5, le=604_800)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]


class Spelled(msgspec.Struct, forbid_unknown_fields=True):
    """An action by its kind and its arguments."""

    kind: Annotated[str, Meta(max_length=60)]
    args: dict[str, int] = {}


ActionName = Annotated[int, Meta(ge=0, le=2**31)] | Annotated[str, Meta(max_length=200)] | Spelled


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """One message over the socket; `type` says which."""


class Hello(Message, tag="hello"):
    """The first message: who looks, and what was already seen."""

    since: Number | None = None  # the number of the last message seen; none: send all
    seat: SeatNumber | None = None  # whose eyes, for somebody who holds several seats
    onlooker: bool = False  # see what everybody may see, even with a seat: a shared screen
    token: Token | None = None  # for programs: the bearer token, where a header cannot be set


class Act(Message, tag="act"):
    """Take an action, by its id, its notation, or its kind and arguments."""

    key: Key  # a new one for each intention; the same one when it is sent again
    number: Number  # of the last message seen
    action: ActionName


class Undo(Message, tag="undo"):
    """Take back one's own last step, while nothing was revealed since."""

    key: Key
    number: Number


class AskTakeBack(Message, tag="ask_take_back"):
    """Ask the others to withdraw the last `steps` of the game."""

    key: Key
    steps: Annotated[int, Meta(ge=1, le=200)]


class AnswerTakeBack(Message, tag="answer_take_back"):
    """Answer the request that stands at `number`."""

    key: Key
    number: Number
    accept: bool


class Chat(Message, tag="chat"):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Hint(Message, tag="hint"):
    """What would a bot do here?"""

    key: Key


class Why(Message, tag="why"):
    """Which rule forbids this action?"""

    key: Key
    action: ActionName


class Ping(Message, tag="ping"):
    """Still there?"""


Incoming = Hello | Act | Undo | AskTakeBack | AnswerTakeBack | Chat | Hint | Why | Ping


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class Introduction(Body):
    """Who one is: a name is enough."""

    name: Name


class Recovery(Body):
    token: Token


class SeatPlan(Body):
    """Who shall sit on a seat: oneself, anybody with the link, a bot, or only somebody invited."""

    kind: Literal["me", "open", "bot", "closed"] = "open"
    level: Level | None = None  # of a bot
    name: Name | None = None  # of a second person on the same device


class Clock(Body):
    """Time to decide: `decision` seconds each time, then the seat's `reserve`."""

    decision: Annotated[int, Meta(ge=5, le=604_800)] = 60
    reserve: Annotated[int, Meta(ge=0, le=604_800)] = 300
    on_timeout: Literal["bot", "seat", "close"] = "bot"  # a bot decides once; takes the seat; the table closes


class Away(Body):
    """What happens when a player is away longer than `after` seconds."""

    after: Seconds = 120
    policy: Literal["ask", "bot", "wait"] = "ask"  # the others may call a bot; a bot comes by itself; wait
    level: Level | None = None  # of the bot


class Plan(Body):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=10)] = []  # as many as players; empty: oneself, then open seats
    listed: bool = False  # in the lobby; else only those with the link find it
    onlookers: bool = False
    hints: bool = True
    clock: Clock | None = None
    away: Away = msgspec.field(default_factory=Away)
    room: Literal["remote", "pass", "screen"] = "remote"  # one device passed round; one screen and phones
    start: bool = False  # at once, where all seats are filled


class Sit(Body):
    seat: SeatNumber | None = None  # none: the first that is free
    invitation: Token | None = None
    name: Name | None = None  # at this seat; else the guest's own


class Place(Body):
    """One of the seats."""

    seat: SeatNumber


class Ready(Body):
    seat: SeatNumber | None = None
    ready: bool = True


class SeatBot(Body):
    seat: SeatNumber
    level: Level | None = None


class Clear(Body):
    seat: SeatNumber
    closed: bool = False


class BotSeat(Body):
    seat: SeatNumber
    name: Name = "bot"


class Upload(Body):
    """A record, as the text of its file."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class Nothing(Body):
    """An empty object."""
