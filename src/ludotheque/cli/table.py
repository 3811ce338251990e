"""A table in a terminal: one match, those who sit at it, and what each of them has been told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludotheque.bots import Bot, Sight, hire
from ludotheque.bots.hints import crew, hurried
from ludotheque.cli.seating import Sitter
from ludotheque.core.contract import ActionId, Event, Seat
from ludotheque.core.match import Match, Step


@dataclass
class Table:
    match: Match
    sitters: Sequence[Sitter]
    told: list[list[Event]] = field(default_factory=list)  # the set-up's, then one list a step
    heard: dict[Seat | None, int] = field(default_factory=dict)  # how many of those each viewer was told
    bots: dict[Seat, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.told = retold(self.match)
        named = enumerate(self.sitters)
        self.bots = {
            seat: hurried(hire(s.kind, f"{self.match.seed}/{seat}"), crew()) for seat, s in named if not s.is_person
        }

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_person]

    @property
    def onlooker(self) -> Seat | None:
        """Through whose eyes the table is shown when it is nobody's turn: the only person's, else everybody's."""
        return self.people[0] if len(self.people) == 1 else None

    def next_seat(self, holder: Seat | None) -> Seat:
        """Who decides next: the bots, then whoever is at the keyboard, then the first of the people."""
        pending = self.match.state.pending()
        return min(pending, key=lambda seat: (seat not in self.bots, seat != holder, seat))

    def play(self, seat: Seat, action: ActionId) -> None:
        self.told.append(self.match.play(seat, action))

    def play_bot(self, seat: Seat) -> None:
        self.play(seat, self.bots[seat].choose(Sight(self.match.game, self.match.state, seat)))

    def take_back(self, seat: Seat) -> Step:
        """The last step of a seat, or a TakeBackError; those who heard of it are told the rest again."""
        place = self.match.may_take_back(seat)
        step = self.match.take_back(seat)
        self.told = retold(self.match)
        self.heard = {viewer: min(count, place + 1) for viewer, count in self.heard.items()}
        return step

    def catch_up(self) -> None:
        """Count as heard what each seat saw happen when it last played."""
        for number, step in enumerate(self.match.steps, 1):
            self.heard[step.seat] = number + 1

    def news(self, viewer: Seat | None) -> list[Event]:
        """What happened since this viewer last looked."""
        since = self.heard.get(viewer, 0)
        self.heard[viewer] = len(self.told)
        return [event for step in self.told[since:] for event in step]

    def history(self) -> list[Event]:
        return [event for step in self.told for event in step]


def retold(match: Match) -> list[list[Event]]:
    """What a match told, step by step: it is played again to hear it."""
    state, told = match.first.clone(), [list(match.opening)]
    for step in match.steps:
        state.log = []
        state.apply(step.seat, step.action)
        told.append(state.log)
    return told
