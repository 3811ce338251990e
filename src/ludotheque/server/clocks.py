"""Clocks: so much time for each decision, then a reserve. Times are those of the journal, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.contract import Seat
from ludotheque.server.incoming import Clock
from ludotheque.server.play import Question


class Clocks:
    """The reserve of every seat, and when the decision that it owes runs out."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.reserve = [0 if clock is None else clock.reserve * 1000] * seats

    def spend(self, seat: Seat, question: Question, now: int) -> None:
        """A seat answered: what it took beyond the decision's own time comes from its reserve."""
        if self.clock is not None:
            over = now - question.time - self.clock.decision * 1000
            self.reserve[seat] = max(0, self.reserve[seat] - max(0, over))

    def deadlines(self, asked: Mapping[Seat, Question]) -> dict[Seat, int]:
        if self.clock is None:
            return {}
        whole = self.clock.decision * 1000
        return {seat: question.time + whole + self.reserve[seat] for seat, question in asked.items()}
