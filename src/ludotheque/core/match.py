"""A match: one game being played, step by step, with what may be taken back and its record.

History stays out of the state: clones are cheap, and nothing can leak from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Event, Game, Seat, State
from ludotheque.core.errors import NotationError, TakeBackError
from ludotheque.core.options import Options


class Step(NamedTuple):
    """One action that was played, with what the undo barrier needs to know of it."""

    seat: Seat
    action: ActionId
    pending: tuple[Seat, ...]  # who owed a decision before it
    barrier: bool  # it drew luck, or told somebody something new


@dataclass
class Match:
    """A game from its start: `state` is always what `steps` made of `first`."""

    game: Game
    options: Options
    seed: str
    state: State
    first: State  # as it was dealt, or set up
    steps: list[Step] = field(default_factory=list)
    opening: list[Event] = field(default_factory=list)  # what the set-up told

    @staticmethod
    def new(game: Game, options: Options, seed: str) -> Match:
        return Match.at(game, game.start(options, Chance.seeded(seed)), seed)

    @staticmethod
    def at(game: Game, state: State, seed: str) -> Match:
        """A match that begins in the middle: a set-up position."""
        opening, state.log = state.log or [], []
        return Match(game, state.options, seed, state, state.clone(), [], opening)

    def play(self, seat: Seat, action: ActionId) -> list[Event]:
        """Check, apply, and say what happened."""
        if not 0 <= seat < self.state.seats:
            raise NotationError(f"there is no seat {seat!r}: there are 0 to {self.state.seats - 1}")
        if not 0 <= action < len(self.game.actions):
            raise NotationError(f"there is no action {action!r}: there are 0 to {len(self.game.actions) - 1}")
        pending, luck = tuple(self.state.pending()), self.state.chance.drawn()
        self.state.play(seat, action)
        told, self.state.log = self.state.log or [], []
        drew = self.state.chance.drawn() != luck
        self.steps.append(Step(seat, action, pending, drew or any(event.reveals for event in told)))
        return told

    def may_take_back(self, seat: Seat) -> int:
        """The place of the last step of `seat`, if nothing stands in the way; else a TakeBackError.

        Steps of others since then do no harm when those seats were choosing at the same time: what they
        chose stays, as it would have been without the step taken back.
        """
        own = [i for i, step in enumerate(self.steps) if step.seat == seat]
        if not own:
            raise TakeBackError("nothing-played")
        last = own[-1]
        for step in self.steps[last:]:
            if step.barrier:
                raise TakeBackError("something-revealed")
            if step.seat != seat and step.seat not in self.steps[last].pending:
                raise TakeBackError("another-seat-played")
        return last

    def take_back(self, seat: Seat) -> Step:
        """Undo the last step of `seat`: the others' steps are played again without it."""
        return self.drop(self.may_take_back(seat))

    def drop(self, index: int) -> Step:
        """Play the game again without one step. The caller answers for it being fair."""
        kept = [*self.steps[:index], *self.steps[index + 1 :]]
        gone = self.steps[index]
        self.rewind(kept)
        return gone

    def rewind(self, steps: list[Step]) -> list[Event]:
        """Play `steps` from the first state, and say what happens."""
        self.state, self.steps = self.first.clone(), []
        self.state.log = []
        return [event for step in steps for event in self.play(step.seat, step.action)]
