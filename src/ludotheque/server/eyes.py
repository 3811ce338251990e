"""What each viewer is told of a table: one message for every entry, made of what that viewer may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from typing import Any, Final, cast

import msgspec

from ludotheque.core.contract import ActionId, Event, Game, Seat
from ludotheque.core.events import event_fields
from ludotheque.games import GAMES
from ludotheque.server import entries as e
from ludotheque.server import outgoing as out
from ludotheque.server.entries import Entry
from ludotheque.server.table import Table

ENCODE: Final = msgspec.json.Encoder().encode
MISSING: Final = object()
Viewer = Seat | None  # None: an onlooker


def legal_action(game: Game, action: ActionId) -> out.LegalAction:
    kind, values = game.actions[action]
    domains = game.args[kind]
    args = dict(zip(domains, values, strict=True))
    spoken = {n: (d, args[n]) for n, d in domains.items() if d is not None and args[n] >= 0}
    names = {n: f"{d}-{game.names[d][value].partition('.')[0]}" for n, (d, value) in spoken.items()}
    return out.LegalAction(action, kind, args, game.notation[action], f"action-{kind}", names)


@cache
def encoded_actions(name: str) -> tuple[out.LegalAction, ...]:
    """Every action of a game, already written as JSON."""
    game = GAMES[name]
    raw = [msgspec.Raw(ENCODE(legal_action(game, action))) for action in range(len(game.actions))]
    return cast("tuple[out.LegalAction, ...]", tuple(raw))


SECRETIVE: Final[dict[type, bool]] = {}  # worked out once a kind of event


def has_secrets(event: Event) -> bool:
    """Whether it looks different to different viewers; a `seen_by` of its own may do anything."""
    kind = type(event)
    if kind not in SECRETIVE:
        SECRETIVE[kind] = kind.seen_by is not Event.seen_by or any(field.secret for field in event_fields(kind))
    return SECRETIVE[kind]


class Telling:
    """The table as it stands, to be told to any number of viewers; what they share is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[Seat, dict[str, Any]] = {}
        self.open_events: list[dict[str, Any] | None] | None = None
        self.public: dict[str, Any] = {} if table.play is None else dict(table.play.state.public())
        deadlines = {} if table.play is None else table.clocks.deadlines(table.play.asked)
        self.asked = (
            []
            if table.play is None
            else [
                out.Asked(seat, q.decision.kind, q.decision.rule, q.since, deadlines.get(seat))
                for seat, q in table.play.asked.items()
            ]
        )
        self.reserves = table.clocks.reserve if table.setup.clock is not None else []
        self.result = outcome(table) if table.status == "over" else None

    def view(self, viewer: Viewer) -> dict[str, Any] | None:
        play = self.table.play
        if play is None:
            return None
        if viewer is None:
            return self.public
        if viewer not in self.views:
            self.views[viewer] = {**self.public, **play.state.private(viewer)}
        return self.views[viewer]

    def events(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What the last entry told; events without secrets are the same for all."""
        if self.open_events is None:
            told = self.table.told
            self.open_events = [None if has_secrets(event) else event.seen_by(None) for event in told]
        shown = zip(self.open_events, self.table.told, strict=True)
        return [event.seen_by(viewer) if common is None else common for common, event in shown]

    def legal(self, viewer: Viewer) -> list[out.LegalAction]:
        play = self.table.play
        if play is None or viewer is None or viewer not in play.asked or self.table.status != "running":
            return []
        actions = encoded_actions(play.game.name)
        return [actions[action] for action in play.asked[viewer].legal]

    def undo(self, viewer: Viewer) -> out.UndoInfo:
        play = self.table.play
        if play is None or viewer is None or self.table.status != "running":
            return out.UndoInfo(False, "not-playing")
        why = play.barred.get(viewer)
        return out.UndoInfo(why is None, why)

    def snapshot(
        self,
        viewer: Viewer,
        now: int,
        present: Iterable[Seat],
        guest: str | None = None,
        view: dict[str, Any] | None = None,
    ) -> out.Snapshot:
        table = self.table
        return out.Snapshot(
            number=table.number,
            table=table_info(table, guest),
            seat=viewer,
            view=self.view(viewer) if view is None else view,
            events=[event.seen_by(viewer) for event in table.told] if table.play and not table.play.line else [],
            asked=self.asked,
            legal=self.legal(viewer),
            undo=self.undo(viewer),
            reserves=self.reserves,
            take_back=take_back(table, viewer),
            result=self.result,
            chat=[out.ChatLine(*line) for line in table.chat],
            present=sorted(present),
            time=now,
        )

    def message(self, entry: Entry, viewer: Viewer, before: dict[str, Any] | None, present: Iterable[Seat]) -> bytes:
        """The message of the entry that was just adopted, for one viewer who had been shown `before`."""
        table = self.table
        if entry.kind == e.START:
            return ENCODE(self.snapshot(viewer, entry.time, present))
        if entry.kind in MOVES and (entry.kind in (e.ACT, e.UNDO) or table.request is None):
            return ENCODE(self.moved(entry, viewer, before or {}))
        if entry.kind in (e.ASK, e.ACCEPT):
            request = take_back(table, viewer)
            assert request is not None
            return ENCODE(out.TakeBackAsked(number=entry.number, take_back=request))
        if entry.kind == e.REFUSE:
            return ENCODE(out.TakeBackRefused(number=entry.number, seat=cast(int, entry.seat)))
        if entry.kind == e.CHAT:
            return ENCODE(out.Chatted(number=entry.number, line=out.ChatLine(*table.chat[-1])))
        cause = cast(Any, entry.kind)
        info = table_info(table)
        return ENCODE(out.Seated(number=entry.number, cause=cause, seat=entry.seat, table=info, time=entry.time))

    def moved(self, entry: Entry, viewer: Viewer, before: dict[str, Any]) -> out.Moved:
        view = self.view(viewer) or {}
        return out.Moved(
            number=entry.number,
            cause=CAUSE.get(entry.kind, "take_back"),
            by=entry.data.get("by", "person"),
            seat=cast(int, entry.seat),
            events=self.events(viewer),
            view={name: part for name, part in view.items() if before.get(name, MISSING) != part},
            gone=[name for name in before if name not in view],
            asked=self.asked,
            legal=self.legal(viewer),
            undo=self.undo(viewer),
            reserves=self.reserves,
            result=self.result,
            time=entry.time,
        )


MOVES: Final = (e.ACT, e.UNDO, e.ASK, e.ACCEPT)
CAUSE: Final[dict[str, Any]] = {e.ACT: "act", e.UNDO: "undo"}


def outcome(table: Table) -> out.Outcome | None:
    """The end, with the seed that was a secret until now."""
    play = table.play
    result = None if play is None else play.state.result()
    if play is None or result is None:
        return None
    scores, ranks, rule = result
    seed, promise = table.setup.seed, table.setup.promise
    return out.Outcome(list(scores), list(ranks), rule, play.state.tally(), seed, promise)


def take_back(table: Table, viewer: Viewer) -> out.TakeBack | None:
    request, play = table.request, table.play
    if request is None or play is None:
        return None
    steps = [out.Withdrawn(s, [ev.seen_by(viewer) for ev in told]) for s, told in play.retold(request.keep)]
    return out.TakeBack(request.number, request.seat, len(steps), request.waiting, steps)


def table_info(table: Table, guest: str | None = None) -> out.TableInfo:
    setup = table.setup
    hosts = table.seats_of(table.host)
    return out.TableInfo(
        id=setup.id,
        game=setup.game,
        options=asdict(table.options),
        status=table.status,
        number=table.number,
        seats=[out.SeatInfo(s, c.kind, c.name, c.level, c.ready, c.left) for s, c in enumerate(table.chairs)],
        host=hosts[0] if hosts else None,
        listed=setup.listed,
        onlookers=setup.onlookers,
        hints=setup.hints,
        room=cast(Any, setup.room),
        clock=setup.clock,
        away=setup.away,
        promise=setup.promise,
        created=setup.created,
        rematch=table.rematch,
        hosting=guest is not None and guest == table.host,
        mine=table.seats_of(guest),
    )
