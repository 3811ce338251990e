"""What can be made of a board, and is remembered: the same boards come back for every action that is weighed."""

from __future__ import annotations

from typing import Final

from ludotheque.games.agartha.components import KIND_OF
from ludotheque.games.agartha.state import Agartha
from ludotheque.games.agartha.weights import WEIGHTS
from ludotheque.games.agartha.worth import best_move, best_moving_of, best_placing, best_swap, board_of, worth

# What is asked of a board is one number: the sort of question, and its figures above it.
MOVED: Final = 0
MOVED_FROM: Final = 1
SWAPPED: Final = 2
PLACED: Final = 3
SORTS: Final = 4
SLOTS: Final = 256  # sets of slots
PLACES: Final = 16  # areas, slots or kinds; 0 is none


class Board:
    """One board with its points at one time of the game."""

    def __init__(self, tallies: list[int], points: int, explored: int, life: float) -> None:
        self.tallies = tallies
        self.points = points
        self.explored = explored
        self.life = life
        self.known: dict[int, float] = {}
        self.plain = self.worth(0)

    def worth(self, fresh: int) -> float:
        return worth(self.tallies, self.points, self.explored, fresh, self.life)

    def placed(self, kinds: list[int], fresh: int, area: int) -> float:
        """Its worth with these cards on it."""
        if not kinds and not fresh:
            return self.plain
        asked = 0
        for kind in kinds:
            asked = asked * PLACES + kind + 1
        asked = ((asked * PLACES + area + 1) * SLOTS + fresh) * SORTS + PLACED
        if asked not in self.known:
            self.known[asked] = best_placing(self.tallies, self.points, self.explored, fresh, self.life, kinds, area)
        return self.known[asked]

    def moved(self, fresh: int) -> float:
        """Its worth after the best Move."""
        asked = fresh * SORTS + MOVED
        if asked not in self.known:
            self.known[asked] = best_move(self.tallies, self.points, self.explored, fresh, self.life)
        return self.known[asked]

    def moved_from(self, fresh: int, slot: int, kind: int) -> float:
        """… after the best Move of one card."""
        asked = ((slot * PLACES + kind) * SLOTS + fresh) * SORTS + MOVED_FROM
        if asked not in self.known:
            self.known[asked] = best_moving_of(self.tallies, self.points, self.explored, fresh, self.life, slot, kind)
        return self.known[asked]

    def swapped(self, fresh: int, held: int, validates: bool) -> float:
        """… after the best Swap, or the best one of the card that is held."""
        asked = (((held + 1) * SLOTS + fresh) * 2 + (1 if validates else 0)) * SORTS + SWAPPED
        if asked not in self.known:
            self.known[asked] = best_swap(self.tallies, self.points, self.explored, fresh, self.life, held, validates)
        return self.known[asked]


BOARDS: dict[tuple[int, ...], Board] = {}
MOST_BOARDS: Final = 20_000
WEIGHTS.memory.append(BOARDS)


def board_at(state: Agartha, seat: int, life: float) -> Board:
    tallies = board_of(state.tallies, seat)
    key = (*tallies, state.points[seat], state.explored[seat], int(life * 1000))
    found = BOARDS.get(key)
    if found is None:
        if len(BOARDS) >= MOST_BOARDS:
            BOARDS.clear()
        found = Board(tallies, state.points[seat], state.explored[seat], life)
        BOARDS[key] = found
    return found


def kinds_won(state: Agartha, seat: int) -> list[int]:
    """Cards allocated to a seat that are not yet in its hand."""
    return [KIND_OF[state.won[i]] for i in range(len(state.won)) if state.owners[i] == seat]
