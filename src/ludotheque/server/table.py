"""One table: what its journal makes of it. Every change is an entry that is drafted, stored, then adopted."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.core.chance import promise
from ludotheque.core.contract import ActionId, Game, Seat
from ludotheque.core.errors import IllegalActionError, NotationError, TakeBackError
from ludotheque.core.options import read as read_options
from ludotheque.games import GAMES
from ludotheque.server import entries as e
from ludotheque.server.chairs import Chair, reseat
from ludotheque.server.clocks import Clocks
from ludotheque.server.entries import Entry
from ludotheque.server.errors import RefusalError
from ludotheque.server.incoming import Away, Clock, Spelled
from ludotheque.server.outgoing import Status
from ludotheque.server.play import Play, Saved, Trial, restored

CHAT_KEPT: Final = 60  # lines that a snapshot shows
KEYS_KEPT: Final = 40  # idempotency keys that are remembered; for older ones the store is asked


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was made; it never changes."""

    id: str
    game: str
    options: str
    seed: str  # seen by nobody until the game is over
    chairs: list[Chair]
    host: str
    listed: bool
    onlookers: bool
    hints: bool
    room: str
    clock: Clock | None
    away: Away
    created: int

    @property
    def promise(self) -> str:
        return promise(self.seed)


class Request(msgspec.Struct):
    """A take-back that waits for answers."""

    number: int
    seat: int
    keep: int
    waiting: list[int]


class Kept(msgspec.Struct):
    """A table at rest: the snapshot in the store."""

    number: int
    status: str
    ended: int
    host: str
    chairs: list[Chair]
    reserve: list[int]
    chat: list[tuple[int, int | None, str, str, int]]
    rematch: str | None
    request: Request | None
    play: Saved | None


class Draft(NamedTuple):
    """An entry that may be written, and what it would make of the game."""

    entry: Entry
    trial: Trial | None = None


class Table:
    """`number` is that of the last entry; nothing here waits, reads a clock or knows a socket."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = GAMES[setup.game]
        self.options = read_options(self.game.options, setup.options)
        self.number = 0
        self.status: Status = "open"
        self.host = setup.host
        self.chairs = msgspec.convert(msgspec.to_builtins(setup.chairs), list[Chair])
        self.clocks = Clocks(setup.clock, len(self.chairs))
        self.chat: deque[tuple[int, int | None, str, str, int]] = deque(maxlen=CHAT_KEPT)
        self.ended = 0  # when the game was over
        self.rematch: str | None = None
        self.request: Request | None = None
        self.play: Play | None = None
        self.keys: dict[str, int] = {}
        self.told: list[Any] = []  # events of the last entry

    # --- who may do what ------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[Seat]:
        return [s for s, chair in enumerate(self.chairs) if chair.is_person and chair.guest == guest is not None]

    def game_on(self) -> Play:
        if self.status != "running" or self.play is None:
            raise RefusalError({"closed": "table-closed"}.get(self.status, "not-running"))
        return self.play

    def persons(self) -> list[Seat]:
        """The seats whose decisions are a person's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person and not chair.is_bot]

    # --- drafts ---------------------------------------------------------------------------------

    def entry(
        self,
        kind: str,
        now: int,
        seat: Seat | None = None,
        key: str | None = None,
        action: int | None = None,
        **data: Any,
    ) -> Entry:
        return Entry(self.number + 1, kind, seat, action, key, now, data)

    def draft_act(
        self, seat: Seat, action: int | str | Spelled, answers: int | None, key: str, now: int, by: str = ""
    ) -> Draft:
        """`answers` is the number that the player had seen; None for the server's own."""
        play = self.game_on()
        known = self.action_id(action)
        question = play.asked.get(seat)
        if question is not None and answers is not None and answers < question.since:
            raise RefusalError("stale", f"the decision is another one since number {question.since}")
        try:
            trial = play.try_action(seat, known)
        except IllegalActionError as error:
            raise RefusalError("illegal", rule=error.rule) from error
        data = {"by": by} if by else {}
        return Draft(self.entry(e.ACT, now, seat, key, known, **data), trial)

    def action_id(self, action: int | str | Spelled) -> ActionId:
        if isinstance(action, Spelled):
            known = spelled(self.setup.game).get((action.kind, *sorted(action.args.items())))
            if known is None:
                raise RefusalError("unknown-action", f"no action is {action.kind} with {action.args}"[:200])
            return known
        if isinstance(action, int):
            if 0 <= action < len(self.game.actions):
                return action
            raise RefusalError("unknown-action", f"there are 0 to {len(self.game.actions) - 1}")
        try:
            return self.game.parse(action)
        except NotationError as error:
            raise RefusalError("unknown-action", str(error)) from error

    def draft_undo(self, seat: Seat, key: str, now: int) -> Draft:
        play = self.game_on()
        if self.request is not None:
            raise RefusalError("request-open")
        try:
            trial = play.try_undo(seat)
        except TakeBackError as error:
            raise RefusalError("no-undo", text=f"undo-{error.reason}") from error
        return Draft(self.entry(e.UNDO, now, seat, key), trial)

    def draft_ask(self, seat: Seat, steps: int, key: str, now: int) -> Draft:
        """A request; where no other person plays, it is granted at once."""
        play = self.game_on()
        if self.request is not None:
            raise RefusalError("request-open")
        if steps > len(play.line):
            raise RefusalError("no-undo", text="undo-nothing-played")
        keep = len(play.line) - steps
        waiting = [other for other in self.persons() if self.chairs[other].guest != self.chairs[seat].guest]
        trial = None if waiting else play.try_rewind(keep)
        return Draft(self.entry(e.ASK, now, seat, key, keep=keep, waiting=waiting), trial)

    def draft_answer(self, seat: Seat, number: int, accept: bool, key: str, now: int) -> Draft:
        play, request = self.game_on(), self.request
        if request is None or request.number != number or seat not in request.waiting:
            raise RefusalError("no-request")
        if not accept:
            return Draft(self.entry(e.REFUSE, now, seat, key))
        last = request.waiting == [seat]
        return Draft(self.entry(e.ACCEPT, now, seat, key), play.try_rewind(request.keep) if last else None)

    # --- adopting -------------------------------------------------------------------------------

    def adopt(self, draft: Draft) -> None:
        """Make an entry, which the store now has, part of the table."""
        entry, trial = draft
        assert entry.number == self.number + 1, f"{self.setup.id}: {entry.number} after {self.number}"
        self.number = entry.number
        self.told = []
        if entry.key is not None:
            self.remember(entry.key, entry.number)
        if trial is not None:
            self.move(entry, trial)
        elif entry.kind == e.START:
            self.start(entry)
        elif entry.kind == e.CLOSE:
            self.status = "closed"
        elif entry.kind == e.CHAT:
            self.chat.append((entry.number, entry.seat, entry.data["name"], entry.data["text"], entry.time))
        elif entry.kind == e.REMATCH:
            self.rematch = entry.data["table"]
        elif entry.kind == e.ASK and entry.seat is not None:
            self.request = Request(entry.number, entry.seat, entry.data["keep"], list(entry.data["waiting"]))
        elif entry.kind == e.ACCEPT and self.request is not None and entry.seat is not None:
            self.request.waiting.remove(entry.seat)
        elif entry.kind == e.REFUSE:
            self.request = None
        else:
            reseat(self.chairs, entry, self.status != "open")
            self.host = entry.data.get("host", self.host)

    def start(self, entry: Entry) -> None:
        self.play = Play.new(self.game, self.options, self.setup.seed)
        self.play.ask(entry.number, entry.time, None)
        self.told = self.play.opening
        self.status = "running"

    def move(self, entry: Entry, trial: Trial) -> None:
        """An act, an undo or a granted take-back."""
        assert self.play is not None
        self.request = None
        if entry.kind == e.ACT and entry.seat is not None and entry.seat in self.play.asked:
            self.clocks.spend(entry.seat, self.play.asked[entry.seat], entry.time)
        self.play.adopt(trial, entry.number, entry.time, entry.seat if entry.kind in (e.ACT, e.UNDO) else None)
        self.told = trial.told
        if not self.play.asked:
            self.status, self.ended = "over", entry.time

    def remember(self, key: str, number: int) -> None:
        self.keys[key] = number
        if len(self.keys) > KEYS_KEPT:
            del self.keys[next(iter(self.keys))]

    def redraft(self, entry: Entry) -> Draft:
        """An entry read from the journal, tried again: it was checked before it was written."""
        play = self.play
        if play is None or self.status != "running":
            return Draft(entry)
        if entry.kind == e.ACT and entry.seat is not None and entry.action is not None:
            return Draft(entry, play.try_action(entry.seat, entry.action))
        if entry.kind == e.UNDO and entry.seat is not None:
            return Draft(entry, play.try_undo(entry.seat))
        if entry.kind == e.ASK and not entry.data["waiting"]:
            return Draft(entry, play.try_rewind(entry.data["keep"]))
        if entry.kind == e.ACCEPT and self.request is not None and self.request.waiting == [entry.seat]:
            return Draft(entry, play.try_rewind(self.request.keep))
        return Draft(entry)

    # --- at rest --------------------------------------------------------------------------------

    def kept(self) -> Kept:
        play = None if self.play is None else self.play.saved()
        chat, reserve = list(self.chat), self.clocks.reserve
        return Kept(
            self.number,
            self.status,
            self.ended,
            self.host,
            self.chairs,
            reserve,
            chat,
            self.rematch,
            self.request,
            play,
        )


@cache
def spelled(name: str) -> dict[tuple[Any, ...], ActionId]:
    """Every action of a game by its kind and its named arguments."""
    game = GAMES[name]
    pairs = [(kind, sorted(zip(game.args[kind], values, strict=True))) for kind, values in game.actions]
    return {(kind, *args): action for action, (kind, args) in enumerate(pairs)}


def woken(setup: Setup, kept: Kept) -> Table:
    """The table that a snapshot shows."""
    table = Table(setup)
    table.number, table.host, table.chairs = kept.number, kept.host, kept.chairs
    table.status = kept.status  # type: ignore[assignment]
    table.clocks.reserve, table.ended = kept.reserve, kept.ended
    table.chat.extend(kept.chat)
    table.rematch, table.request = kept.rematch, kept.request
    if kept.play is not None:
        table.play = restored(table.game, setup.seed, kept.play)
    return table
