"""A state of Agartha as readable JSON, checked when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, Grid, Kind, ListOf, OneOf, PerSeat, Schema, SeatOf, Whole
from ludotheque.games.agartha.actions import ACTIONS, BID, BID_COUNT, BID_SPOT, BID_VALUE, BIT, NAMES
from ludotheque.games.agartha.board import BOARD, CLEARED, DISCARD, ELSEWHERE, MEETINGS, UNIT
from ludotheque.games.agartha.components import (
    AMULET,
    AREAS,
    CARD_COUNT,
    CARDS,
    CHARACTER,
    HIGH,
    IS_OBJECT,
    KIND_OF,
    KINDS,
    ROUNDS,
    SECTOR,
    SLOT_COUNT,
    SLOTS,
    TILE_COUNT,
    TILE_SPACE,
    TILES_IN_PLAY,
    VALUES,
    VILLAGE_POINTS,
    O,
    deck,
)
from ludotheque.games.agartha.decisions import (
    ASK_BID,
    ASK_DRAW,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_OVER,
    ASK_PICK,
    ASK_PLACE,
    ASK_START,
    ASK_SWAP,
    ASK_SWAP_WITH,
    ASK_VALIDATE,
    ASKS,
)
from ludotheque.games.agartha.legal import legal_actions
from ludotheque.games.agartha.resolution import BEFORE, NOBODY
from ludotheque.games.agartha.state import Agartha, blank

CARD = OneOf(CARDS)
SLOT = OneOf(SLOTS)
SPOTS = tuple(f"tile-{spot // 2 + 1}-{NAMES['zone'][spot % 2]}" for spot in range(2 * TILE_COUNT))
BIDS = tuple(
    "-".join(["token", str(v), NAMES["tile"][t], NAMES["zone"][z]])
    for v, t, z in [action.args for action in ACTIONS[BID : BID + BID_COUNT]]
)
SITES = (*SLOTS[:SLOT_COUNT], "amulets", "meetings")


def possible_points() -> list[set[int]]:
    """By number of Characters met, the points that they can have given: groups of 2, 3 and 4."""
    found: list[set[int]] = [{0}]
    for met in range(1, HIGH[CHARACTER] + 1):
        found.append({p + VILLAGE_POINTS[n] for n in (2, 3, 4) if n <= met for p in found[met - n]})
    return found


POSSIBLE = possible_points()


class Boards(Kind):
    """Where the cards of the boards and of the discard lie, written board by board; the others are elsewhere."""

    def write(self, value: Any) -> Any:
        at: dict[int, list[str]] = {}
        for card, site in enumerate(value):
            at.setdefault(site, []).append(CARDS[card])
        return {"boards": rows(at, 0), "discard": at.get(DISCARD, []), "cleared": rows(at, CLEARED)}

    def read(self, data: Any, path: str, seats: int) -> Any:
        if not isinstance(data, dict) or set(data) != {"boards", "discard", "cleared"}:
            raise PositionError(path, f"expected boards, discard and cleared, not {data!r}")
        where = [ELSEWHERE] * CARD_COUNT
        for first, part in ((0, "boards"), (CLEARED, "cleared")):
            for i, board in enumerate(boards_of(data[part], f"{path}.{part}", seats)):
                for name, cards in board.items():
                    site = first + i * BOARD + SITES.index(name)
                    lay(where, site, cards, f"{path}.{part}[{i}].{name}", seats)
        lay(where, DISCARD, data["discard"], f"{path}.discard", seats)
        return where


def rows(at: Mapping[int, list[str]], first: int) -> list[dict[str, list[str]]]:
    """The boards, as far as the last that has a card; empty sites are left out."""
    here = {site - first: cards for site, cards in at.items() if first <= site < first + DISCARD}
    names = [(seat, name) for seat in range(4) for name in SITES]
    found: list[dict[str, list[str]]] = [{} for _ in range(max(here) // BOARD + 1)] if here else []
    for site, cards in sorted(here.items()):
        found[names[site][0]][names[site][1]] = cards
    return found


def lay(where: list[int], site: int, cards: Any, path: str, seats: int) -> None:
    for card in ListOf(CARD).read(cards, path, seats):
        if where[card] != ELSEWHERE:
            raise PositionError(path, f"{CARDS[card]} is there twice")
        where[card] = site


def boards_of(data: Any, path: str, seats: int) -> list[Any]:
    """The boards of a position: lists of cards by slot or sector, one object a seat."""
    if not isinstance(data, list) or len(data) > seats:
        raise PositionError(path, f"expected a list of at most {seats} boards, not {data!r}")
    for i, board in enumerate(data):
        if not isinstance(board, dict):
            raise PositionError(f"{path}[{i}]", f"expected an object with {', '.join(SITES)}, not {board!r}")
        for name in board:
            if name not in SITES:
                raise PositionError(f"{path}[{i}].{name}", f"expected one of {', '.join(SITES)}")
    return data


def settle(state: Any) -> None:
    """The tallies follow from the cards, the tokens left from the bids."""
    state.tallies = [0] * (BOARD * state.seats)
    for card, site in enumerate(state.where):
        if 0 <= site < len(state.tallies):
            state.tallies[site] += UNIT[KIND_OF[card]]
    state.placed = state.taken = state.bid_on = 0
    for i, bid in enumerate(state.bids):
        state.placed |= BIT[VALUES * ((state.holder + i) % state.seats) + BID_VALUE[bid] - 1]
        if BID_SPOT[bid] % 2:
            state.bid_on |= BIT[BID_SPOT[bid] // 2]
        else:
            state.taken |= BIT[BID_SPOT[bid] // 2]


def check(state: Any) -> None:
    assert isinstance(state, Agartha)
    check_cards(state)
    check_boards(state)
    check_bids(state)
    check_step(state)


def check_cards(state: Agartha) -> None:
    """Every card of the deck once, no other card; tiles filled from their first position."""
    loose = [*state.pile, *[c for c in state.tiles if c >= 0], *state.start, *state.hand, *state.won]
    here = sorted([*loose, *[card for card, site in enumerate(state.where) if site != ELSEWHERE]])
    if len(set(here)) < len(here):
        twice = next(card for card in here if here.count(card) > 1)
        raise PositionError("where", f"{CARDS[twice]} is there twice")
    if here != deck(state.seats):
        odd = sorted(set(here) ^ set(deck(state.seats)))[0]
        raise PositionError("where", f"{CARDS[odd]} {'is not in play' if odd in here else 'is missing'}")
    for at in range(0, len(state.tiles), TILE_SPACE):
        row = state.tiles[at : at + TILE_SPACE]
        full = [card >= 0 for card in row]
        if full != sorted(full, reverse=True) or (full[0] and at // TILE_SPACE >= TILES_IN_PLAY[state.seats]):
            raise PositionError(f"tiles[{at // TILE_SPACE}]", "cards fill a tile in play from its first position")
    if state.under > len(state.pile):
        raise PositionError("under", f"the pile has only {len(state.pile)} cards")


def check_boards(state: Agartha) -> None:
    """Each card where it may lie; points that the Characters met can have given."""
    if state.asked != ASK_OVER and max(state.where) >= CLEARED:
        raise PositionError("where.cleared", "the boards are cleared when the game is over")
    for card, site in enumerate(state.where):
        if 0 <= site < DISCARD:
            seat, place, kind = site // BOARD, site % BOARD, KIND_OF[card]
            wrong = (place == O and not IS_OBJECT[kind]) or (place == SECTOR and kind != AMULET)
            if wrong or (place == MEETINGS and kind != CHARACTER):
                raise PositionError(f"where.boards[{seat}].{SITES[place]}", f"{CARDS[card]} cannot lie there")
    for seat, points in enumerate(state.points):
        met = state.where.count(seat * BOARD + MEETINGS)
        if points not in POSSIBLE[met]:
            raise PositionError(f"points[{seat}]", f"{met} Characters met cannot have given {points}")


def check_bids(state: Agartha) -> None:
    """Tokens placed once each, from the holder on, one at most in an action zone, on tiles in play."""
    setup = state.asked == ASK_START
    if setup != (state.round == 0) or setup != (state.holder == NOBODY):
        raise PositionError("round", "nobody holds the Testament in setup, and somebody does from round 1 on")
    wanted = {ASK_START: (0, 0), ASK_BID: (0, VALUES * state.seats - 1), ASK_OVER: (0, 0)}
    low, high = wanted.get(state.asked, (VALUES * state.seats, VALUES * state.seats))
    if not low <= len(state.bids) <= high:
        raise PositionError("bids", f"expected {low} to {high} tokens when asked for {ASKS[state.asked]}")
    seen: set[tuple[int, int]] = set()
    for i, bid in enumerate(state.bids):
        owner = ((state.holder + i) % state.seats, BID_VALUE[bid])
        if owner in seen:
            raise PositionError(f"bids[{i}]", f"seat {owner[0]} has placed its {owner[1]} already")
        seen.add(owner)
        if BID_SPOT[bid] // 2 >= TILES_IN_PLAY[state.seats]:
            raise PositionError(f"bids[{i}]", "the tile is not in play")
        if BID_SPOT[bid] % 2 == 0 and [BID_SPOT[other] for other in state.bids].count(BID_SPOT[bid]) > 1:
            raise PositionError(f"bids[{i}]", "an action zone holds one token")


def check_step(state: Agartha) -> None:
    """Whose decision it is, with the cards and marks that it needs and no others."""
    asked = state.asked
    setup, step = asked == ASK_START, asked in range(ASK_MOVE, ASK_VALIDATE + 1)
    needs: list[tuple[str, bool, bool]] = [  # field, whether it is set, whether it must be
        ("actor", state.actor != NOBODY, not setup and asked != ASK_OVER),
        ("spot", state.spot != BEFORE, step),
        ("start", len(state.start) == 2 * state.seats == len(state.start_slots), setup),
        ("start", len(state.start) + len(state.start_slots) > 0, setup),
        ("held_slot", state.held_slot >= 0 and state.held_kind >= 0, asked in (ASK_MOVE_TO, ASK_SWAP_WITH)),
        ("held_slot", state.held_slot >= 0 or state.held_kind >= 0, asked in (ASK_MOVE_TO, ASK_SWAP_WITH)),
        ("hand", len(state.hand) > 0, asked == ASK_PLACE),
        ("winners", len(state.winners) > 1, asked == ASK_PICK),
    ]
    for name, is_set, must in needs:
        if is_set != must:
            raise PositionError(name, f"{'is needed' if must else 'cannot be'} when asked for {ASKS[asked]}")
    if state.fresh and (not step or asked == ASK_PICK):
        raise PositionError("fresh", f"no slot has just changed when asked for {ASKS[asked]}")
    if len(state.won) != len(state.owners):
        raise PositionError("owners", "one owner for each card won")
    if asked == ASK_BID and state.actor != (state.holder + len(state.bids)) % state.seats:
        raise PositionError("actor", "tokens are placed clockwise from the Testament, one at a time")
    if setup:
        check_start(state)
    elif asked in (ASK_MOVE, ASK_MOVE_TO, ASK_SWAP, ASK_SWAP_WITH, ASK_DRAW, ASK_PICK, ASK_VALIDATE):
        check_asked(state)


def check_start(state: Agartha) -> None:
    for i, slot in enumerate(state.start_slots):
        if slot == O and not IS_OBJECT[KIND_OF[state.start[i]]]:
            raise PositionError(f"start_slots[{i}]", "only Objects go there")
        if i % 2 and slot >= 0 > state.start_slots[i - 1]:
            raise PositionError(f"start_slots[{i}]", "the first card is placed before the second")
    if min(state.start_slots) >= 0:
        raise PositionError("start_slots", "all have placed: setup is over")


def check_asked(state: Agartha) -> None:
    """A step is only asked where there is a choice, on a spot that holds tokens."""
    if state.spot not in [BID_SPOT[bid] for bid in state.bids]:
        raise PositionError("spot", f"no token lies on {SPOTS[state.spot]}")
    if len(legal_actions(state, state.actor)) < 2:
        raise PositionError("asked", f"there is no choice when asked for {ASKS[state.asked]}")


SCHEMA = Schema(
    fields={
        "asked": OneOf(ASKS),
        "actor": SeatOf(absent=NOBODY),
        "round": Whole(0, ROUNDS),
        "holder": SeatOf(absent=NOBODY),
        "pile": ListOf(CARD, 0, CARD_COUNT),
        "under": Whole(0, CARD_COUNT),
        "tiles": Grid(TILE_SPACE, OneOf(CARDS, absent=-1), TILE_COUNT),
        "bids": ListOf(OneOf(BIDS), 0, VALUES * 4),
        "spot": OneOf(SPOTS, absent=BEFORE),
        "where": Boards(),
        "points": PerSeat(Whole(0, max(POSSIBLE[-1]))),
        "explored": PerSeat(Bits(("1", "2", "3"))),
        "start": ListOf(CARD, 0, 8),
        "start_slots": ListOf(OneOf(SLOTS[:SLOT_COUNT], absent=-1), 0, 8),
        "fresh": Bits(SLOTS[:SLOT_COUNT]),
        "held_slot": OneOf(SLOTS[:SLOT_COUNT], absent=-1),
        "held_kind": OneOf(KINDS, absent=-1),
        "hand": ListOf(CARD, 0, TILE_SPACE),
        "bound": OneOf(("free", "open", *AREAS)),
        "winners": ListOf(SeatOf(), 0, 3),
        "won": ListOf(CARD, 0, TILE_SPACE),
        "owners": ListOf(SeatOf(), 0, TILE_SPACE),
    },
    blank=blank,
    check=check,
    settle=settle,
)
