"""The personal boards: which card lies where, and how many of each kind (AGA-021, AGA-024, AGA-R15, AGA-R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.agartha.components import (
    CARD_COUNT,
    CHARACTER,
    FIRST_PLACE,
    HIGH,
    KIND_COUNT,
    KIND_OF,
    LOW,
    SLOT_COUNT,
)

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

# A site is a place on a board: seat * BOARD + slot; after the seven slots come the two sectors, whence nothing returns.
BOARD: Final = 9
MEETINGS: Final = 8  # AGA-022, AGA-R18; the Amulet sector is slot 7
DISCARD: Final = 36
CLEARED: Final = 37  # + site: taken off it before the final count (AGA-077)
ELSEWHERE: Final = -1  # in the pile, on a tile, in a hand or out of the game

# A tally is one number that holds a count for each kind, six bits a kind.
SHIFT: Final[tuple[int, ...]] = tuple([6 * kind for kind in range(KIND_COUNT)])
UNIT: Final[tuple[int, ...]] = tuple([2 ** (6 * kind) for kind in range(KIND_COUNT)])


def count(tally: int, kind: int) -> int:
    return tally >> SHIFT[kind] & 63


def characters(tally: int) -> int:
    return tally & 63  # kind 0


def places(tally: int) -> int:
    """Places of any kind (AGA-R40)."""
    land: i64 = tally >> SHIFT[FIRST_PLACE]
    return (land & 63) + (land >> 6 & 63) + (land >> 12 & 63)


def put(state: Agartha, site: int, card: int) -> None:
    """Lay a card that is elsewhere on a site of a board."""
    state.where[card] = site
    state.tallies[site] += UNIT[KIND_OF[card]]


def lift(state: Agartha, site: int, kind: int) -> int:
    """AGA-R19. Take the card of a kind off a site: all are equal, so the one with the lowest id."""
    where = state.where
    for card in range(LOW[kind], HIGH[kind]):
        if where[card] == site:
            where[card] = ELSEWHERE
            state.tallies[site] -= UNIT[kind]
            return card
    raise AssertionError(f"no card of kind {kind} on site {site}")


def cards_at(state: Agartha, site: int) -> list[int]:
    """The cards of a site, or of the discard, lowest id first."""
    return [card for card in range(CARD_COUNT) if state.where[card] == site]


def discard_all(state: Agartha, site: int) -> list[int]:
    """Everything on a site goes to the discard."""
    gone: list[int] = []
    where = state.where
    tally: i64 = state.tallies[site]
    kind = 0
    while tally:
        left: i64 = tally & 63
        card: i64 = LOW[kind]
        while left:
            if where[card] == site:
                where[card] = DISCARD
                gone.append(card)
                left -= 1
            card += 1
        tally >>= 6
        kind += 1
    state.tallies[site] = 0
    return gone


def meet(state: Agartha, seat: int, slot: int, level: int) -> list[int]:
    """AGA-R18, AGA-R37. Characters of a Village slot go to Meetings, for good."""
    met = []
    for _ in range(level):
        card = lift(state, seat * BOARD + slot, CHARACTER)
        put(state, seat * BOARD + MEETINGS, card)
        met.append(card)
    return met


def has_cards(state: Agartha, seat: int) -> bool:
    """Whether any slot holds a card: without one there is nothing to move."""
    at = seat * BOARD
    return max(state.tallies[at : at + SLOT_COUNT]) > 0
