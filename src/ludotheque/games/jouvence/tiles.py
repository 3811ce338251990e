"""Tiles: where a tile fits, laying it, its tokens, and the extra monster of DIFFICILE."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.jouvence import cards, paths
from ludotheque.games.jouvence.actions import LURING, PLACING, TURNING
from ludotheque.games.jouvence.components import (
    BASIN,
    BIT,
    BOUSSOLE,
    CAVE,
    CELLS,
    CHEST,
    CHEST_SPOT,
    CORNER,
    DISTINCT,
    FAR,
    FOUNTAIN,
    GUARDED,
    INSIDE,
    LAIR,
    LAIR_SPOT,
    LAYOUT,
    LOCATIONS,
    LOCKED_CHEST,
    LOOT,
    NUMBER,
    OFF_TABLE,
    OPPOSITE,
    ROADS,
    ROAM,
    TILES,
    WALL,
)
from ludotheque.games.jouvence.events import CaveFound, TileDrawn, TileLaid, TileNone, TileUnder, TokenLaid
from ludotheque.games.jouvence.todo import LAIR as LAIR_STEP
from ludotheque.games.jouvence.todo import SCALE

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

TAKEN: Final = 255  # the edge of a location that has its tile
GRAVEL_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # tile * 4 + rotation -> its squares of gravel
    [tuple([square for square in range(25) if LAYOUT[lie * 25 + square] != WALL]) for lie in range(TILES * 4)]
)
SINGLE: Final[tuple[bool, ...]] = tuple([bin(mask).count("1") == 1 for mask in range(16)])  # one open side


def clear(state: Jouvence) -> None:
    """An empty table: only its edge is shut."""
    state.ground, state.exits, state.marks = bytes(CELLS), bytes(CELLS), bytearray(CELLS)
    state.edge = bytes([off * 16 for off in OFF_TABLE])
    state.caves, state.basin = [], -1


def join(state: Jouvence, tile: int, location: i64, rotation: i64) -> None:
    """JOU-R12. The tile becomes part of the map: its cells, and what the places around it must join."""
    state.laid = [*state.laid, (tile * LOCATIONS + location) * 4 + rotation]
    chart(state, tile, location, rotation)


def chart(state: Jouvence, tile: int, location: i64, rotation: i64) -> None:
    """New maps for this state: clones share the old ones."""
    corner, gravel = CORNER[location], GRAVEL_OF[tile * 4 + rotation]
    ground, edge = bytearray(state.ground), bytearray(state.edge)
    for square in gravel:
        kind, cell = LAYOUT[(tile * 4 + rotation) * 25 + square], corner + INSIDE[square]
        ground[cell] = kind
        if kind == CAVE:
            state.caves = [*state.caves, cell]
        elif kind == BASIN:
            state.basin = cell
    edge[location] = TAKEN
    roads = ROADS[tile * 4 + rotation]
    for d in range(4):
        if OFF_TABLE[location] & BIT[d] == 0:
            beside = location + ROAM[d]
            if edge[beside] != TAKEN:
                edge[beside] |= BIT[OPPOSITE[d]] * (1 if roads & BIT[d] else 16)
    state.ground, state.edge = bytes(ground), bytes(edge)
    state.exits = paths.with_ways(state, [corner + INSIDE[square] for square in gravel])


def placements(state: Jouvence, tile: int) -> list[int]:
    """JOU-017, JOU-R13, JOU-R14, JOU-R15, JOU-R16, JOU-R20. Location * 4 + rotation of all that is legal."""
    edge, distinct = state.edge, DISTINCT[tile]
    frontier = [loc for loc in range(LOCATIONS) if edge[loc] & 15 and edge[loc] != TAKEN]
    guarded = tile != FOUNTAIN and state.basin < 0
    niches = 0
    if guarded:
        for loc in frontier:
            if SINGLE[edge[loc] & 15]:
                niches += 1
    found: list[int] = []
    for loc in frontier:
        joined, shut = edge[loc] & 15, edge[loc] // 16
        for k in distinct:
            roads = ROADS[tile * 4 + k]
            if roads & shut or joined & ~roads:
                continue
            if guarded and niches < 5 and niches_after(state, niches, loc, roads) == 0:
                continue  # one tile closes four places at most: its own and three beside it
            found.append(loc * 4 + k)
    return far_enough(state, found) if tile == FOUNTAIN and state.options.fountain_distance else found


def niches_after(state: Jouvence, niches: int, location: i64, roads: int) -> int:
    """JOU-R16. How many places for the Fountain are left once a tile with these roads lies there."""
    joined = state.edge[location] & 15
    if SINGLE[joined]:
        niches -= 1
    for d in range(4):
        if roads & BIT[d] and not joined & BIT[d]:
            beside = state.edge[location + ROAM[d]] & 15
            if beside == 0:
                niches += 1
            elif SINGLE[beside]:
                niches -= 1
    return niches


def far_enough(state: Jouvence, found: list[int]) -> list[int]:
    """JOU-R20. The Fountain's placements at the distance asked for, lowered until there is one."""
    least: int = state.options.fountain_distance
    while True:
        far = [p for p in found if FAR[p // 4] >= least]
        if far or not found:
            return far
        least -= 1


def draw_tile(state: Jouvence) -> None:
    """JOU-008, JOU-018, JOU-R17, JOU-R76. Turn up tiles until one has a place; the others go under the pile."""
    seat = state.seat_to_play()
    if not state.pile:
        if state.log is not None:
            state.tell(TileNone, seat, "empty")
        return
    for _ in range(len(state.pile)):
        tile, state.pile = state.pile[0], state.pile[1:]
        state.pile_known = min(state.pile_known, len(state.pile))
        if state.log is not None:
            state.tell(TileDrawn, seat, tile)
        state.candidates = placements(state, tile)
        if state.candidates:
            state.tile = tile
            offer_spots(state, seat)
            return
        put_under(state, seat, tile, "no_place")
    if state.log is not None:
        state.tell(TileNone, seat, "blocked")


def put_under(state: Jouvence, seat: i64, tile: int, why: str) -> None:
    state.pile = [*state.pile, tile]
    state.pile_known += 1
    if state.log is not None:
        state.tell(TileUnder, seat, tile, why)


def offer_spots(state: Jouvence, seat: i64) -> None:
    """JOU-R19. Asked unless everyone can see that there is one place and no compass to play."""
    one = state.candidates[0] // 4 == state.candidates[-1] // 4
    if one and (state.hand_size[seat] == 0 or state.tile == FOUNTAIN or not state.pile):
        choose_spot(state, seat, state.candidates[0] // 4)
    else:
        state.asked, state.choice = seat, PLACING


def play_compass(state: Jouvence, seat: i64) -> None:
    """JOU-R19. The tile goes under the pile and the search begins anew."""
    cards.play(state, seat, BOUSSOLE)
    tile, state.tile, state.candidates = state.tile, -1, []
    put_under(state, seat, tile, "compass")
    draw_tile(state)


def choose_spot(state: Jouvence, seat: i64, location: i64) -> None:
    """JOU-008, JOU-073. The place is chosen; then the way the tile faces, if there are several."""
    state.spot = location
    rotations = [p % 4 for p in state.candidates if p // 4 == location]
    if len(rotations) == 1:
        lay(state, seat, rotations[0])
    else:
        state.asked, state.choice = seat, TURNING


def lay(state: Jouvence, seat: i64, rotation: i64) -> None:
    """JOU-019. The tile is laid and gets its tokens, cells in reading order."""
    tile, location = state.tile, state.spot
    state.tile, state.spot, state.candidates = -1, -1, []
    caves = len(state.caves)
    join(state, tile, location, rotation)
    if state.log is not None:
        state.tell(TileLaid, seat, tile, location, rotation)
    corner, layout = CORNER[location], (tile * 4 + rotation) * 25
    gravel = GRAVEL_OF[tile * 4 + rotation]
    for square in gravel:
        kind = LAYOUT[layout + square]
        if kind in (LAIR, GUARDED):
            state.marks[corner + INSIDE[square]] |= LAIR_SPOT
            put_monster(state, corner + INSIDE[square])
    for square in gravel:
        kind = LAYOUT[layout + square]
        if kind in (CHEST, GUARDED, LOCKED_CHEST):
            state.marks[corner + INSIDE[square]] |= CHEST_SPOT
            put_treasure(state, corner + INSIDE[square])
    for number in range(caves, len(state.caves)):
        if state.log is not None:
            state.tell(CaveFound, None, state.caves[number], number + 1)
    if state.options.mode == "difficile":
        state.spot = location
        state.todo.append(LAIR_STEP * SCALE)


def put_monster(state: Jouvence, cell: int) -> None:
    if not state.monster_stock:
        state.monster_stock, state.monster_used = cards.shuffled_back(state, state.monster_used), [0, 0, 0]
    state.marks[cell] |= state.monster_stock[-1]
    state.monster_stock = state.monster_stock[:-1]
    if state.log is not None:
        state.tell(TokenLaid, None, "monster", cell)


def put_treasure(state: Jouvence, cell: int) -> None:
    if not state.treasure_stock:
        state.treasure_stock, state.treasure_used = cards.shuffled_back(state, state.treasure_used), [0, 0, 0]
    state.marks[cell] |= state.treasure_stock[-1] * LOOT
    state.treasure_stock = state.treasure_stock[:-1]
    if state.log is not None:
        state.tell(TokenLaid, None, "treasure", cell)


def lair_squares(state: Jouvence) -> list[int]:
    """JOU-020, JOU-R21. Gravel of the tile just laid, without a monster token and not the basin."""
    corner = CORNER[state.spot]
    return [
        square
        for square in range(25)
        if state.ground[corner + INSIDE[square]] not in (WALL, BASIN)
        and state.marks[corner + INSIDE[square]] & NUMBER == 0
    ]


def offer_lair(state: Jouvence) -> None:
    """JOU-020. One more monster on the tile just laid; a single cell is taken without asking."""
    squares = lair_squares(state)
    seat = state.seat_to_play()
    if len(squares) == 1:
        place_lair(state, squares[0])
    else:
        state.asked, state.choice = seat, LURING


def place_lair(state: Jouvence, square: i64) -> None:
    """JOU-R21. The cell is a place for a monster from now on."""
    cell = CORNER[state.spot] + INSIDE[square]
    state.spot = -1
    state.marks[cell] |= LAIR_SPOT
    put_monster(state, cell)
