"""The end of the game: the way out, death of all, the collapse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.components import BIT, GATE
from ludotheque.games.jouvence.events import CaveCollapsed, GameOver
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.paths import FAR_AWAY, steps_from

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

EXIT: Final = 1
ALL_DEAD: Final = 2
LAST_STANDING: Final = 3
COLLAPSE: Final = 4
ENDINGS: Final[tuple[str, ...]] = ("none", "exit", "all_dead", "last_standing", "collapse")
RULES: Final[tuple[str, ...]] = ("", "JOU-083", "JOU-R68", "JOU-R69", "JOU-R70")


def living(state: Jouvence) -> list[int]:
    return [seat for seat in range(state.seats) if state.lives[seat] > 0]


def leave(state: Jouvence, seat: int) -> None:
    """JOU-001, JOU-083, JOU-084, JOU-085, JOU-R66, JOU-R71. Out with a gourd: the whole side wins."""
    finish(state, EXIT, [state.side[seat]])


def after_death(state: Jouvence) -> None:
    """JOU-R68, JOU-R69. Nobody is left, or one side alone."""
    alive = living(state)
    if not alive:
        finish(state, ALL_DEAD, [])
    elif state.options.last_standing and len({state.side[seat] for seat in alive}) == 1:
        finish(state, LAST_STANDING, [state.side[alive[0]]])


def collapse(state: Jouvence) -> None:
    """JOU-R70. The carrier nearest to the gate wins; equal distances share; without a carrier nobody wins."""
    state.tell(CaveCollapsed, None, state.round)
    steps = steps_from(state, GATE)
    carriers = [seat for seat in living(state) if state.gourd & BIT[seat]]
    distances = [steps.get(state.cell[seat], FAR_AWAY) for seat in carriers]
    nearest = min(distances) if distances else 0
    sides = [state.side[seat] for seat, far in zip(carriers, distances, strict=True) if far == nearest]
    finish(state, COLLAPSE, sides)


def finish(state: Jouvence, how: int, sides: list[int]) -> None:
    winners = 0
    for seat in range(state.seats):
        if state.side[seat] in sides:
            winners |= BIT[seat]
    state.over, state.winners = how, winners
    state.todo, state.asked, state.choice = [], -1, 0
    state.tell(GameOver, None, ENDINGS[how], tuple(seats_in(winners, state.seats)), winners == 0)
