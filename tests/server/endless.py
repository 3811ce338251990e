"""Tic-tac-toe that never ends, as a game of the house: for measuring the server, not the game.

When three stand in a row or the board is full, the next mark is set on an empty board; the table goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.core import options
from ludotheque.core.chance import Chance
from ludotheque.core.components import Rule
from ludotheque.core.contract import Action, Decision, Event, Game, Result, State
from ludotheque.core.events import Seat
from ludotheque.core.options import choice
from ludotheque.core.position import ListOf, Schema, Whole

ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class Options(options.Options):
    players: int = choice(2)


@dataclass(frozen=True)
class Marked(Event):
    cell: int


class Endless(State):
    def __init__(self, seats: int, chosen: Any, chance: Chance) -> None:
        super().__init__(seats, chosen, chance)
        self.cells = [0] * 9
        self.turn = 0

    def pending(self) -> list[Seat]:
        return [self.turn % 2]

    def decision(self, seat: Seat) -> Decision:
        return Decision("mark", "TTT-1")

    def legal(self, seat: Seat) -> list[int]:
        return [c for c in range(9) if not self.cells[c]] if seat == self.turn % 2 else []

    def why_not(self, seat: Seat, action: int) -> str | None:
        if seat != self.turn % 2:
            return "TTT-2"
        return "TTT-1" if self.cells[action] else None

    def apply(self, seat: Seat, action: int) -> None:
        self.cells[action] = seat + 1
        self.turn += 1
        self.tell(Marked, seat, action)
        cells = self.cells
        for a, b, c in ROWS:
            if cells[a] == seat + 1 and cells[a] == cells[b] == cells[c]:
                self.cells = [0] * 9
                return
        if 0 not in cells:
            self.cells = [0] * 9

    def result(self) -> Result | None:
        return None

    def public(self) -> dict[str, Any]:
        return {"cells": self.cells[:], "turn": self.turn}

    def private(self, seat: Seat) -> dict[str, Any]:
        return {"seat": seat}

    def clone(self) -> Endless:
        twin = Endless(self.seats, self.options, self.chance.clone())
        twin.cells, twin.turn, twin.log = self.cells[:], self.turn, None
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Endless:
        twin = self.clone()
        twin.chance = chance.fork()
        return twin


def start(chosen: Any, chance: Chance) -> Endless:
    return Endless(2, chosen, chance)


GAME: Final = Game(
    name="endless",
    version=1,
    package="ludotheque.games.levee",
    seats=range(2, 3),
    options=Options,
    actions=tuple(Action("mark", (cell,)) for cell in range(9)),
    args={"mark": {"cell": None}},
    names={},
    decisions=("mark",),
    events=(Marked,),
    rules={f"TTT-{n}": Rule(f"TTT-{n}", "play", "") for n in (1, 2)},
    components="0",
    start=start,
    schema=Schema(
        fields={"cells": ListOf(Whole(0, 2), 9, 9), "turn": Whole(0, 2**40)},
        blank=lambda chosen, chance: Endless(2, chosen, chance),
        check=lambda state: None,
    ),
    evaluate=lambda state: [0.0, 0.0],
    draw=lambda view, say: [],
    most_decisions=2**31,
)
