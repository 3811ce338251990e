"""Every message a client may get: over the socket of a table, and as the answer to a request."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.server.incoming import Away, Clock

Status = Literal["open", "running", "over", "closed"]


class LegalAction(msgspec.Struct):
    """One thing that the seat may do now."""

    id: int
    kind: str
    args: dict[str, int]
    notation: str
    label: str  # text key of the action; its arguments are …
    names: dict[str, str]  # … text keys too, for those that stand for a named thing


class Asked(msgspec.Struct):
    """A decision that a seat owes."""

    seat: int
    kind: str  # its prompt is the text `decision-<kind>`
    rule: str
    since: int  # the number of the message since which it is the same
    deadline: int | None = None  # milliseconds since 1970, where the table has clocks


class UndoInfo(msgspec.Struct):
    """Whether the viewer's last step can be taken back; else `why` is the key `undo-<why>`."""

    can: bool
    why: str | None = None


class Outcome(msgspec.Struct):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    rule: str
    tally: list[dict[str, int]]  # points by source; a source is the text `score-<source>`
    seed: str  # whose SHA-256 was promised
    promise: str


class Withdrawn(msgspec.Struct):
    """One step, as the viewer saw it: of the story, or one that a take-back would withdraw."""

    seat: int | None  # none: the set-up
    events: list[dict[str, Any]]


class TakeBack(msgspec.Struct):
    """A request that waits for answers."""

    number: int
    seat: int  # who asks
    steps: int
    waiting: list[int]  # seats that have not answered
    withdrawn: list[Withdrawn]


class SeatInfo(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open", "closed"]
    name: str
    level: str | None  # of the bot that plays the seat, be it only for somebody who is away
    ready: bool
    left: bool


class ChatLine(msgspec.Struct):
    number: int
    seat: int | None
    name: str
    text: str
    time: int


class TableInfo(msgspec.Struct, kw_only=True):
    """A table as everybody who has its link may know it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    number: int
    seats: list[SeatInfo]
    host: int | None  # the host's seat, if they sit
    listed: bool
    onlookers: bool
    hints: bool
    room: Literal["remote", "pass", "screen"]
    clock: Clock | None
    away: Away
    promise: str  # SHA-256 of the seed
    created: int
    rematch: str | None  # the table where it goes on
    hosting: bool = False  # whether you are the host
    mine: list[int] = []  # the seats that are yours


class Outgoing(msgspec.Struct, tag_field="type", kw_only=True):
    """One message over the socket; `type` says which."""


class Snapshot(Outgoing, tag="snapshot"):
    """The whole table for one viewer: the answer to hello, and the start of a game."""

    number: int
    table: TableInfo
    seat: int | None  # whose eyes; none: an onlooker's
    view: dict[str, Any] | None  # none before the start
    events: list[dict[str, Any]]  # of the set-up, when the game starts
    asked: list[Asked]
    legal: list[LegalAction]
    undo: UndoInfo
    reserves: list[int]  # milliseconds left beyond the decision's own time, where the table has clocks
    take_back: TakeBack | None
    result: Outcome | None
    chat: list[ChatLine]
    present: list[int]  # seats whose players are here
    time: int  # the server's, in milliseconds since 1970


class Moved(Outgoing, tag="moved"):
    """The game went on, or back: one message for every entry of the journal, whatever the viewer saw of it."""

    number: int
    cause: Literal["act", "undo", "take_back"]
    by: Literal["person", "bot", "clock"]
    seat: int  # who did it
    events: list[dict[str, Any]]
    view: dict[str, Any]  # the parts that changed
    gone: list[str]  # parts that are no more
    asked: list[Asked]
    legal: list[LegalAction]
    undo: UndoInfo
    reserves: list[int]
    result: Outcome | None
    time: int


class Seated(Outgoing, tag="seated"):
    """Somebody sat down, left, got ready, came back; or the table closed, or goes on elsewhere."""

    number: int
    cause: Literal["sit", "leave", "ready", "bot", "clear", "back", "close", "rematch"]
    seat: int | None
    table: TableInfo
    time: int


class Chatted(Outgoing, tag="chatted"):
    number: int
    line: ChatLine


class TakeBackAsked(Outgoing, tag="take_back_asked"):
    """Somebody asks to withdraw steps, or one seat of several agreed."""

    number: int
    take_back: TakeBack


class TakeBackRefused(Outgoing, tag="take_back_refused"):
    number: int
    seat: int


class Caught(Outgoing, tag="caught_up"):
    """All that was missed has been sent."""

    number: int
    present: list[int]
    time: int


class Done(Outgoing, tag="done"):
    """The message with this key is stored for good, as this number."""

    key: str
    number: int


class Refused(Outgoing, tag="refused"):
    """Nothing changed. `text` is a text key: of the game where a rule forbids it, else of the house."""

    key: str | None
    code: str
    rule: str | None
    text: str
    detail: str
    number: int  # of the table now


class Weighed(msgspec.Struct):
    """An action and the share of the win that the expert expects of it, from 0 to 1."""

    action: LegalAction
    share: float


class Hinted(Outgoing, tag="hinted"):
    key: str
    action: LegalAction
    weighed: list[Weighed]  # the action itself, then the next best; empty where there is no choice


class Explained(Outgoing, tag="explained"):
    """Why an action is not allowed; no rule: it is."""

    key: str
    rule: str | None
    text: str | None


class Present(Outgoing, tag="present"):
    """Who is here now. Not numbered: it is about connections, not about the game."""

    seats: list[int]


class Pong(Outgoing, tag="pong"):
    time: int


class Bye(Outgoing, tag="bye"):
    """The server stops, or will not listen any longer: come back if `again`."""

    code: str
    again: bool


Message = (
    Snapshot
    | Moved
    | Seated
    | Chatted
    | TakeBackAsked
    | TakeBackRefused
    | Caught
    | Done
    | Refused
    | Hinted
    | Explained
    | Present
    | Pong
    | Bye
)


class Problem(msgspec.Struct):
    """Why a request was refused. `text` is a text key."""

    code: str
    text: str
    detail: str
    rule: str | None = None


class OptionInfo(msgspec.Struct):
    """One line of the form of a game's options; its texts are `option-<name>`, `-about` and `-<value>`."""

    name: str
    kind: Literal["choice", "flag", "whole", "text"]
    values: list[str | int | bool]
    low: int
    high: int
    default: str | int | bool
    by_players: dict[str, list[str | int | bool]] | None


class RuleInfo(msgspec.Struct):
    id: str
    chapter: str
    lines: str
    see: list[str]


class EventField(msgspec.Struct):
    name: str
    domain: str | None  # of the thing that the number names
    secret: bool


class EventInfo(msgspec.Struct):
    kind: str
    fields: list[EventField]
    reveals: bool


class GameInfo(msgspec.Struct):
    name: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    title: dict[str, str]  # by language
    tagline: dict[str, str]
    presets: dict[str, dict[str, str | int | bool]]  # ways to play by name: the options that they set


class GameDetail(msgspec.Struct):
    """All that a client needs to show a game, besides its texts."""

    name: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    components: str  # hash of what the component files say
    box: dict[str, Any]  # what lies in the box: the component file itself
    args: dict[str, dict[str, str | None]]  # kind of action -> argument -> naming domain
    names: dict[str, list[str]]  # naming domain -> keys
    decisions: list[str]
    events: list[EventInfo]
    rules: list[RuleInfo]
    actions: list[str]  # notations, by id


class Box(msgspec.Struct):
    """What lies on one table, where its options bring components of their own."""

    box: dict[str, Any]
    names: dict[str, dict[str, dict[int, str]]]  # language -> naming domain -> index -> name


class House(msgspec.Struct):
    games: list[GameInfo]
    bots: list[str]  # weakest first
    usual_bot: str  # who sits down where nobody says
    languages: list[str]
    version: str


class Guest(msgspec.Struct):
    id: str
    name: str


class Secret(msgspec.Struct):
    """A token that is shown once: only its hash is kept."""

    token: str
    link: str  # where a person opens it; the token is behind the #, which never reaches a log


class Tables(msgspec.Struct):
    tables: list[TableInfo]


class Replay(msgspec.Struct):
    """A finished game, step by step. `public` and `private` hold what changed; the first step has all."""

    game: str
    options: dict[str, str | int | bool]
    seats: list[str]
    seed: str
    promise: str
    record: str
    result: Outcome | None
    box: Box
    steps: list[ReplayStep]


class ReplayStep(msgspec.Struct):
    seat: int | None
    action: int | None
    notation: str
    events: list[dict[str, Any]]  # as their own seat saw them
    public: dict[str, Any]
    private: list[dict[str, Any]]


class Story(msgspec.Struct):
    """The log of a table for one viewer: the events of every step, oldest first."""

    number: int
    steps: list[Withdrawn]


class Verified(msgspec.Struct):
    """The record replays to its end, and its seed is the one that was promised."""

    good: bool
    game: str
    steps: int
    promise: str
    result: str


class Health(msgspec.Struct):
    status: Literal["ok", "stopping", "no-database"]
    version: str
