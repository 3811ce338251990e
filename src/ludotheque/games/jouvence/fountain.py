"""The Fountain: the end game begins, roles are turned, lairs and chests are reloaded, gourds are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.jouvence import cards, tiles
from ludotheque.games.jouvence.components import (
    BIT,
    CHEST_SPOT,
    CORNER,
    INSIDE,
    LAIR_SPOT,
    LOCATION_OF,
    LOCATIONS,
    LOOT,
    LOOTS,
    NUMBER,
)
from ludotheque.games.jouvence.events import (
    FountainEntered,
    GourdFilled,
    GourdTaken,
    Reloaded,
    RoleSeen,
    RolesTurned,
    TreasureTurned,
)
from ludotheque.games.jouvence.options import teams
from ludotheque.games.jouvence.todo import BY_TREASURE, DRAW, SCALE

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def is_basin(state: Jouvence, cell: int) -> bool:
    """JOU-R62. The basin cell, or any cell of the Fountain's tile."""
    if cell == state.basin:
        return True
    if state.basin < 0 or LOCATION_OF[cell] != LOCATION_OF[state.basin]:
        return False
    entry: str = state.options.fountain_entry
    return entry == "tile"


def reach(state: Jouvence) -> None:
    """JOU-074, JOU-079, JOU-082. The seat to play stands in the Fountain: the end game begins, a gourd is filled."""
    seat = state.seat_to_play()
    if not is_basin(state, state.cell[seat]):
        return
    first = not state.endgame
    if first:
        state.endgame = True
        if state.log is not None:
            state.tell(FountainEntered, seat, True)
        turn_roles(state)
        reload(state)
    if not state.gourd & BIT[seat]:
        if not first and state.log is not None:
            state.tell(FountainEntered, seat, False)
        state.gourd |= BIT[seat]
        if state.log is not None:
            state.tell(GourdFilled, seat)


def turn_roles(state: Jouvence) -> None:
    """JOU-075, JOU-076, JOU-R11."""
    if not teams(state.options):
        return
    if state.options.reveal == "public":
        if state.log is not None:
            state.tell(RolesTurned, None, tuple(state.side))
        return
    for seat in range(state.seats):
        if state.log is not None:
            state.tell(RoleSeen, seat, state.side[seat])


def spots(state: Jouvence, kind: int) -> list[int]:
    """The cells where a token of this kind belongs: tiles in order of laying, cells in reading order."""
    found: list[int] = []
    for placement in state.laid:
        corner = CORNER[placement // 4 % LOCATIONS]
        found += [corner + inside for inside in INSIDE if state.marks[corner + inside] & kind]
    return found


def reload(state: Jouvence) -> None:
    """JOU-077, JOU-R63. Every place without its token gets a new one: monsters first, then treasures."""
    lairs = [cell for cell in spots(state, LAIR_SPOT) if state.marks[cell] & NUMBER == 0]
    chests = [cell for cell in spots(state, CHEST_SPOT) if state.marks[cell] & LOOTS == 0]
    for cell in lairs:
        tiles.put_monster(state, cell)
    for cell in chests:
        tiles.put_treasure(state, cell)
    if state.log is not None:
        state.tell(Reloaded, None, tuple(lairs), tuple(chests))


def pick_up(state: Jouvence) -> None:
    """JOU-064, JOU-081, JOU-R40, JOU-R60, JOU-R64, JOU-R65. Free of monsters, a gourd and a treasure are taken."""
    seat = state.seat_to_play()
    cell = state.cell[seat]
    mark = state.marks[cell]
    if mark & NUMBER:
        return
    if cell in state.gourds and not state.gourd & BIT[seat]:
        state.gourds = cards.without(state.gourds, cell)
        state.gourd |= BIT[seat]
        if state.log is not None:
            state.tell(GourdTaken, seat, cell)
    number = (mark & LOOTS) // LOOT
    if number:
        state.marks[cell] = mark - number * LOOT
        state.treasure_used = cards.with_more(state.treasure_used, number - 1)
        if state.log is not None:
            state.tell(TreasureTurned, seat, cell, number)
        state.todo.append(DRAW * SCALE + BY_TREASURE * 16 + number)
