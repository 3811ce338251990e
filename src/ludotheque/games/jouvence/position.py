"""A state of Fontaine de Jouvence as readable JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, Flag, Grid, Kind, ListOf, OneOf, PerSeat, Rows, Schema, SeatOf, Table, Whole
from ludotheque.games.jouvence.actions import ACTIONS, CHOICES, GIVE, PLACING, TURNING
from ludotheque.games.jouvence.bonuses import refresh
from ludotheque.games.jouvence.components import (
    BONUSES,
    CARD_COUNT,
    CARD_KEYS,
    CELLS,
    CHARACTER_KEYS,
    KINDS,
    LIVES,
    LOCATION_KEYS,
    LOCATIONS,
    MONSTER_KEYS,
    SIDE_KEYS,
    SLOTS,
    STATS,
    TILE_KEYS,
    WIDTH,
)
from ludotheque.games.jouvence.ending import ENDINGS
from ludotheque.games.jouvence.monsters import GROUPS, group_of, members
from ludotheque.games.jouvence.soundness import check
from ludotheque.games.jouvence.state import blank
from ludotheque.games.jouvence.tiles import chart, clear, placements
from ludotheque.games.jouvence.todo import FOES, SCALE, SOURCES, STEPS

SEAT_KEYS = ("A", "B", "C", "D", "E", "F")


@dataclass(frozen=True)
class Cell(Kind):
    """A cell of the map, as [row, column]."""

    def write(self, value: Any) -> Any:
        return [value // WIDTH, value % WIDTH]

    def read(self, data: Any, path: str, seats: int) -> Any:
        row, column = ListOf(Whole(0, WIDTH - 1), 2, 2).read(data, path, seats)
        return row * WIDTH + column


@dataclass(frozen=True)
class Fields(Kind):
    """A number made of several, written as an object; `pack` and `unpack` go between the two."""

    kinds: dict[str, Kind]
    pack: Any
    unpack: Any

    def write(self, value: Any) -> Any:
        parts = self.unpack(value)
        return {name: kind.write(part) for (name, kind), part in zip(self.kinds.items(), parts, strict=True)}

    def read(self, data: Any, path: str, seats: int) -> Any:
        if not isinstance(data, dict) or set(data) != set(self.kinds):
            raise PositionError(path, f"expected an object with {', '.join(self.kinds)}, not {data!r}")
        return self.pack(*[kind.read(data[name], f"{path}.{name}", seats) for name, kind in self.kinds.items()])


PLACEMENT = Fields(
    {"tile": OneOf(TILE_KEYS), "location": OneOf(LOCATION_KEYS), "rotation": Whole(0, 3)},
    pack=lambda tile, location, rotation: (tile * LOCATIONS + location) * 4 + rotation,
    unpack=lambda value: (value // 4 // LOCATIONS, value // 4 % LOCATIONS, value % 4),
)
LAIR = Fields(
    {"cell": Cell(), "monsters": ListOf(OneOf(MONSTER_KEYS), 1, 3)},
    pack=lambda cell, monsters: cell * GROUPS + group_of(monsters),
    unpack=lambda value: (value // GROUPS, members(value % GROUPS)),
)
STEP = Fields(
    {"step": OneOf(STEPS), "argument": Whole(0, SCALE - 1)},
    pack=lambda step, argument: step * SCALE + argument,
    unpack=lambda value: (value // SCALE, value % SCALE),
)
SHOWN = Fields(
    {"owner": SeatOf(), "card": OneOf(CARD_KEYS)},
    pack=lambda owner, card: owner * KINDS + card,
    unpack=lambda value: (value // KINDS, value % KINDS),
)
TOLD = Fields(
    {"viewer": SeatOf(), "owner": SeatOf(), "card": OneOf(CARD_KEYS)},
    pack=lambda viewer, owner, card: (viewer * 6 + owner) * KINDS + card,
    unpack=lambda value: (value // KINDS // 6, value // KINDS % 6, value % KINDS),
)


@dataclass(frozen=True)
class Marks(Kind):
    """What lies on the cells of the map: only cells with something are written."""

    token = Fields(
        {
            "cell": Cell(),
            "monster": Whole(0, 3),
            "up": Flag(),
            "treasure": Whole(0, 3),
            "lair_spot": Flag(),
            "chest_spot": Flag(),
            "opened": Flag(),
        },
        pack=lambda *parts: parts,
        unpack=lambda pair: (
            pair[0], pair[1] % 4, pair[1] // 4 % 2, pair[1] // 8 % 4, pair[1] // 32 % 2, pair[1] // 64 % 2,
            pair[1] // 128,
        ),
    )  # fmt: skip

    def write(self, value: Any) -> Any:
        return [self.token.write((cell, mark)) for cell, mark in enumerate(value) if mark]

    def read(self, data: Any, path: str, seats: int) -> Any:
        marks = bytearray(CELLS)
        for cell, monster, up, treasure, lair, chest, opened in ListOf(self.token).read(data, path, seats):
            marks[cell] = monster + up * 4 + treasure * 8 + lair * 32 + chest * 64 + opened * 128
        return marks


@dataclass(frozen=True)
class Last(Kind):
    """The last choice of the table, as seat and place in the list of actions."""

    def write(self, value: Any) -> Any:
        return None if value < 0 else [value // 512, value % 512]

    def read(self, data: Any, path: str, seats: int) -> Any:
        if data is None:
            return -1
        seat, action = ListOf(Whole(0, 511), 2, 2).read(data, path, seats)
        if seat >= seats or action >= len(ACTIONS) or action >= GIVE + 6:
            raise PositionError(path, f"expected a seat and an action, not {data!r}")
        return seat * 512 + action


def settle(state: Any) -> None:
    """The map, the statistics and the legal placements follow from the rest."""
    marks = state.marks
    clear(state)
    state.marks = marks
    for placement in state.laid:
        chart(state, placement // 4 // LOCATIONS, placement // 4 % LOCATIONS, placement % 4)
    state.stats = [0] * (state.seats * STATS)
    for seat in range(state.seats):
        if state.character[seat] >= 0:
            refresh(state, seat)
    state.candidates = placements(state, state.tile) if state.choice in (PLACING, TURNING) and state.tile >= 0 else []


MASK = Bits(SEAT_KEYS)
CARD = OneOf(CARD_KEYS)
COUNTS = Table(CARD_KEYS, Whole(0, max(CARD_COUNT)), sparse=True)

SCHEMA = Schema(
    fields={
        "laid": ListOf(PLACEMENT, 1, 49),
        "marks": Marks(),
        "lairs": ListOf(LAIR),
        "gourds": ListOf(Cell(), 0, 6),
        "pile": ListOf(OneOf(TILE_KEYS), 0, 48),
        "pile_known": Whole(0, 48),
        "monster_stock": ListOf(Whole(1, 3)),
        "monster_used": ListOf(Whole(0, 80), 3, 3),
        "treasure_stock": ListOf(Whole(1, 3)),
        "treasure_used": ListOf(Whole(0, 20), 3, 3),
        "monster_deck": ListOf(OneOf(MONSTER_KEYS)),
        "monster_discard": Table(MONSTER_KEYS, Whole(0, 8), sparse=True),
        "treasure_deck": ListOf(CARD),
        "treasure_discard": COUNTS,
        "character": PerSeat(OneOf(CHARACTER_KEYS, absent=-1)),
        "side": PerSeat(Whole(0, 5)),
        "spare": OneOf(SIDE_KEYS, absent=-1),
        "cell": PerSeat(Cell()),
        "lives": PerSeat(Whole(0, LIVES)),
        "gourd": MASK,
        "nets": PerSeat(Whole(0, 100)),
        "held": PerSeat(MASK),
        "skin": PerSeat(Whole(0, 100)),
        "rage": Whole(0, 100),
        "hand": Rows(KINDS, COUNTS),
        "hand_size": PerSeat(Whole(0, 9)),
        "active": Grid(BONUSES, Whole(0, SLOTS)),
        "shown": ListOf(SHOWN),
        "told": ListOf(TOLD),
        "round": Whole(0, 60),
        "order": ListOf(SeatOf(), 0, 6),
        "turn": Whole(0, 6),
        "todo": ListOf(STEP),
        "asked": SeatOf(absent=-1),
        "choice": OneOf(CHOICES),
        "last": Last(),
        "mp": Whole(0, 13),
        "duel_done": Flag(),
        "no_attack": Flag(),
        "shadow": Flag(),
        "wind": Flag(),
        "endgame": Flag(),
        "over": OneOf(ENDINGS),
        "winners": MASK,
        "tile": OneOf(TILE_KEYS, absent=-1),
        "spot": OneOf(LOCATION_KEYS, absent=-1),
        "back": ListOf(CARD, 0, SLOTS),
        "switched": Flag(),
        "fresh": OneOf(CARD_KEYS, absent=-1),
        "due": Whole(0, 5),
        "source": OneOf(SOURCES),
        "unmasked": Flag(),
        "wounder": OneOf(FOES),
        "duel_targets": MASK,
        "duel_missed": MASK,
        "duel_killed": MASK,
        "duel_defence": Whole(0, 100),
    },
    blank=blank,
    check=check,
    settle=settle,
)
