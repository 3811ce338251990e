"""Every action of Agartha. Ids are places in the table: never renumbered, never reused."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Action
from ludotheque.games.agartha.components import (
    AREA_OF,
    AREAS,
    CARDS,
    COLOURS,
    IS_OBJECT,
    KIND_COUNT,
    KINDS,
    POSITIONS,
    POWERS,
    SECTOR,
    SLOT_COUNT,
    SLOTS,
    TILE_COUNT,
    TILE_SPACE,
    TILES,
    TILES_IN_PLAY,
    V1,
    V2,
    VALUES,
    ZONES,
    E,
    O,
)

# Where each kind of action begins in the table.
PASS: Final = 0
PLACE: Final = 1  # + slot
BID: Final = 9  # + ((value - 1) * 6 + tile) * 2 + zone
CARD: Final = 45  # + slot * 10 + kind
DRAW_PILE: Final = 115
TAKE: Final = 116  # + tile * 3 + position
PICK: Final = 134  # + position
VILLAGE: Final = 137  # + (slot - V1) * 3 + level - 2
EXPLORE: Final = 143  # + level - 1
COUNT: Final = 146

ACTIONS: Final = (
    Action("pass"),
    *[Action("place", (slot,)) for slot in range(SLOT_COUNT + 1)],
    *[
        Action("bid", (value, tile, zone))
        for value in range(1, VALUES + 1)
        for tile in range(TILE_COUNT)
        for zone in range(2)
    ],
    *[Action("card", (slot, kind)) for slot in range(SLOT_COUNT) for kind in range(KIND_COUNT)],
    Action("draw_pile"),
    *[Action("take", (tile, pos)) for tile in range(TILE_COUNT) for pos in range(TILE_SPACE)],
    *[Action("pick", (pos,)) for pos in range(TILE_SPACE)],
    *[Action("validate", (slot, level)) for slot in (V1, V2) for level in (2, 3, 4)],
    *[Action("validate", (E, level)) for level in (1, 2, 3)],
)
ARGS: Final[dict[str, dict[str, str | None]]] = {
    "pass": {},
    "place": {"slot": "slot"},
    "bid": {"value": None, "tile": "tile", "zone": "zone"},
    "card": {"slot": "slot", "kind": "kind"},
    "draw_pile": {},
    "take": {"tile": "tile", "pos": "pos"},
    "pick": {"pos": "pos"},
    "validate": {"slot": "slot", "level": None},
}
NAMES: Final = {
    "slot": SLOTS,
    "kind": KINDS,
    "card": CARDS,
    "tile": TILES,
    "zone": ZONES,
    "pos": POSITIONS,
    "power": POWERS,
    "area": AREAS,
    "colour": COLOURS,
}

# A bid without its BID: value, tile and zone are read from it so.
BID_COUNT: Final = 36
BID_VALUE: Final[tuple[int, ...]] = tuple([1 + bid // 12 for bid in range(BID_COUNT)])
BID_SPOT: Final[tuple[int, ...]] = tuple([bid % 12 for bid in range(BID_COUNT)])  # tile * 2 + zone
BIT: Final[tuple[int, ...]] = tuple(
    [2**i for i in range(12)]
)  # a set of tokens, or of spots of the row, is a sum of these


def bids_of(players: int, placed: int, taken: int) -> tuple[int, ...]:
    """AGA-030, AGA-032, AGA-034, AGA-R10, AGA-R11. The bids left to a seat, by what it and the table have placed."""
    return tuple(
        [
            BID + bid
            for bid in range(BID_COUNT)
            if not placed & BIT[BID_VALUE[bid] - 1]
            and BID_SPOT[bid] // 2 < TILES_IN_PLAY[players]
            and (BID_SPOT[bid] % 2 or not taken & BIT[BID_SPOT[bid] // 2])
        ]
    )


# By players, then by values placed * 64 + action zones taken.
BIDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([bids_of(players, index // 64, index % 64) for index in range(8 * 64)]) if players > 1 else ()
        for players in range(5)
    ]
)

# How the cards in hand must be placed: a drawn card is free, won cards share the zone of the first (AGA-R35).
FREE: Final = 0
OPEN: Final = 1  # the first of the won cards
BOUND: Final = 2  # + area


def slots_for(bound: int, kind: int) -> tuple[int, ...]:
    """AGA-023, AGA-052, AGA-R15, AGA-R16, AGA-R35. Where a card can be placed; the sector is never among them."""
    return tuple(
        [
            PLACE + slot
            for slot in range(SLOT_COUNT)
            if (slot != O or IS_OBJECT[kind]) and (bound < BOUND or AREA_OF[slot] == bound - BOUND)
        ]
    )


def slots_from(slot: int, kind: int) -> tuple[int, ...]:
    """AGA-041, AGA-042, AGA-R17, AGA-R21. Where a card of a slot can be moved."""
    sector = [PLACE + SECTOR] if KINDS[kind] == "amulet" else []
    return tuple([action for action in slots_for(FREE, kind) if action != PLACE + slot] + sector)


PLACES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([slots_for(bound, kind) for kind in range(KIND_COUNT)]) for bound in range(BOUND + len(AREAS))]
)
MOVES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([slots_from(slot, kind) for kind in range(KIND_COUNT)]) for slot in range(SLOT_COUNT)]
)
