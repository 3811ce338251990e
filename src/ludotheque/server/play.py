"""The game at a table: its state, what may be taken back, and since when each seat is asked."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from ludotheque.core import position
from ludotheque.core.contract import ActionId, Decision, Event, Game, Seat, State
from ludotheque.core.errors import TakeBackError
from ludotheque.core.match import Match, Step
from ludotheque.core.options import Options


class Question(NamedTuple):
    """What a seat is asked, unchanged since an entry of the journal."""

    since: int  # number of that entry
    time: int  # of that entry
    decision: Decision
    legal: list[ActionId]


class Trial(NamedTuple):
    """What an entry would make of the game: nothing has changed yet."""

    match: Match
    line: list[tuple[Seat, ActionId]] | None  # None: one step more than before
    told: list[Event]


class Saved(msgspec.Struct, array_like=True):
    """A game at rest: where nothing before can be taken back, and the steps since."""

    line: list[tuple[int, int]]
    anchored: int
    anchor: dict[str, Any]
    asked: dict[int, tuple[int, int]]  # seat -> since, time


@cache
def pair(seat: Seat, action: ActionId) -> tuple[Seat, ActionId]:
    """Always the same object: a long game costs a word a step."""
    return seat, action


class Play:
    """`match` begins at the last point before which nothing can be taken back, so it stays short."""

    def __init__(self, match: Match) -> None:
        self.game: Game = match.game
        self.options: Options = match.options
        self.match = match
        self.opening = match.opening
        self.line: list[tuple[Seat, ActionId]] = []  # all actions that stand, from the start
        self.asked: dict[Seat, Question] = {}
        self.barred: dict[Seat, str] = {}  # seats that may not undo now -> key of the reason
        self.past: set[Seat] = set()  # seats with steps from before the match's first state
        self.settle()

    @staticmethod
    def new(game: Game, options: Options, seed: str) -> Play:
        return Play(Match.new(game, options, seed))

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def anchored(self) -> int:
        return len(self.line) - len(self.match.steps)

    def try_action(self, seat: Seat, action: ActionId) -> Trial:
        """The step on a copy, checked: an IllegalActionError or NotationError leaves no trace."""
        twin = self.state.clone()
        twin.log = []
        match = Match(self.game, self.options, self.match.seed, twin, self.match.first)
        told = match.play(seat, action)
        return Trial(match, None, told)

    def try_undo(self, seat: Seat) -> Trial:
        """The game without the last step of `seat`, or a TakeBackError."""
        if seat in self.barred:
            raise TakeBackError(self.barred[seat])
        place = self.match.may_take_back(seat)
        before = self.match
        match = Match(self.game, self.options, before.seed, before.state, before.first, before.steps[:])
        match.drop(place)
        line = self.line[:]
        del line[self.anchored + place]
        return Trial(match, line, [])

    def try_rewind(self, keep: int) -> Trial:
        """The game after its first `keep` steps."""
        match = Match.new(self.game, self.options, self.match.seed)
        for seat, action in self.line[:keep]:
            match.play(seat, action)
        return Trial(match, self.line[:keep], [])

    def retold(self, keep: int) -> list[tuple[Seat, list[Event]]]:
        """What the steps after the first `keep` told, in their order."""
        match = Match.new(self.game, self.options, self.match.seed)
        told = [(seat, match.play(seat, action)) for seat, action in self.line]
        return told[keep:]

    def adopt(self, trial: Trial, number: int, time: int, actor: Seat | None) -> None:
        """Make a trial the game. `actor` is asked anew; None: all are."""
        if trial.line is None:
            step = trial.match.steps[0]
            self.match.state = trial.match.state
            self.match.steps.append(step)
            self.line.append(pair(step.seat, step.action))
        else:
            if len(trial.match.steps) == len(trial.line):
                self.past = set()
            self.match, self.line = trial.match, trial.line
        self.settle()
        self.ask(number, time, actor)

    def ask(self, number: int, time: int, actor: Seat | None) -> None:
        """Note what each seat is asked, and since when: an answer to an older number counts if nothing changed."""
        state, before = self.state, self.asked
        self.asked = {}
        for seat in state.pending():
            question = Question(number, time, state.decision(seat), state.legal(seat))
            old = before.get(seat)
            same = old is not None and old.decision == question.decision and old.legal == question.legal
            self.asked[seat] = old if old is not None and same and actor not in (None, seat) else question

    def settle(self) -> None:
        """Note who may undo, and forget the steps that nobody can."""
        match = self.match
        keep = len(match.steps)
        self.barred = {}
        for seat in range(match.state.seats):
            try:
                keep = min(keep, match.may_take_back(seat))
            except TakeBackError as error:
                self.barred[seat] = error.reason
        if keep:
            self.forget(keep)
        for seat, reason in self.barred.items():
            if reason == "nothing-played" and seat in self.past:
                self.barred[seat] = "something-revealed"

    def forget(self, count: int) -> None:
        match = self.match
        self.past.update(step.seat for step in match.steps[:count])
        if count == len(match.steps):
            match.first = match.state.clone()
        else:
            first = match.first.clone()
            for step in match.steps[:count]:
                first.apply(step.seat, step.action)
            match.first = first
        match.steps = match.steps[count:]

    def saved(self) -> Saved:
        asked = {seat: (question.since, question.time) for seat, question in self.asked.items()}
        return Saved(self.line, self.anchored, position.write(self.game, self.match.first), asked)


def restored(game: Game, seed: str, saved: Saved) -> Play:
    """The game that was saved, at the cost of the steps since its anchor."""
    first = position.read(game, saved.anchor)
    state = first.clone()
    state.log = []
    match = Match(game, state.options, seed, state, first)
    for seat, action in saved.line[saved.anchored :]:
        match.play(seat, action)
    steps: list[Step] = match.steps
    play = Play(Match(game, state.options, seed, match.state, first, []))
    play.match.steps = steps
    play.line = saved.line
    play.past = {seat for seat, _ in saved.line[: saved.anchored]}
    play.settle()
    for seat in match.state.pending():
        since, time = saved.asked[seat]
        play.asked[seat] = Question(since, time, match.state.decision(seat), match.state.legal(seat))
    return play
