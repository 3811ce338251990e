"""A state of Agora as readable JSON, and what must hold of any state."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import PositionError
from ludotheque.core.position import Bits, Flag, Kind, ListOf, OneOf, PerSeat, Rows, Schema, SeatOf, Table, Whole
from ludotheque.games.agora.actions import ACTIONS, ARGS, MAX_BRIBE, NAMES
from ludotheque.games.agora.buying import bidders, hand_size
from ludotheque.games.agora.components import (
    BIT,
    COPIES,
    FULL_PILE,
    GOOD_KEYS,
    GOODS,
    HAND_LIMIT,
    KIND_KEYS,
    KINDS,
    MAGISTRATE_KEYS,
    MAGISTRATES,
    MAX_BID,
    MAX_NEED,
    MAX_REBIDS,
    MAX_REPUTATION,
    MIN_NEED,
    PAIRS,
    ROUNDS,
    SOURCE_KEYS,
    SOURCES,
    VALUES,
)
from ludotheque.games.agora.phases import (
    BID,
    BRIBE,
    DISCARD,
    LAST_LOT,
    NEGOTIATE,
    ORDER,
    OVER,
    PHASES,
    REPUTE,
    SELL,
)
from ludotheque.games.agora.selling import limit, open_tiles
from ludotheque.games.agora.state import blank
from ludotheque.games.agora.variant import Variant


class SeatSet(Kind):
    """A set of seats, written as a list of them."""

    def write(self, value: Any) -> Any:
        return [seat for seat in range(4) if value & BIT[seat]]

    def read(self, data: Any, path: str, seats: int) -> Any:
        found = ListOf(SeatOf()).read(data, path, seats)
        if len(set(found)) < len(found):
            raise PositionError(path, f"a seat is there twice: {data!r}")
        return sum(BIT[seat] for seat in found)


def settle(state: Any) -> None:
    """What a state keeps besides its fields: it follows from them."""
    state.variant = Variant(state.options)
    state.tiles = open_tiles(state) if state.phase == SELL else 0


def need(good: bool, field: str, message: str) -> None:
    if not good:
        raise PositionError(field, message)


def check(state: Any) -> None:
    """All that play can never break."""
    check_cards(state)
    check_magistrates(state)
    check_seats(state)
    check_negotiation(state)
    check_auction(state)
    check_stalls(state)
    check_waiting(state)


def check_cards(state: Any) -> None:
    """AGO-010, AGO-011, AGO-R05. The sixty cards and the player cards of this half, each somewhere."""
    for kind in range(KINDS):
        dealt = sum(1 for pair in state.pair if kind < GOODS and PAIRS[pair] & BIT[kind])
        held = sum(state.hand[seat * KINDS + kind] for seat in range(state.seats))
        there = held + state.discard[kind] + state.sold_cards[kind]
        there += state.pile.count(kind) + state.lot.count(kind)
        right = COPIES[kind] + dealt
        need(there == right, "hand", f"there must be {right} of {KIND_KEYS[kind]} in all, not {there}")
    before = state.round * state.variant.round_cards
    if state.phase == OVER:
        before = len(FULL_PILE)
    quota = min(state.variant.round_cards, len(FULL_PILE) - before)
    need(state.quota == quota, "quota", f"this round deals {quota} cards, not {state.quota}")
    need(state.revealed <= quota, "revealed", f"this round deals {quota} cards, not {state.revealed}")
    left = len(FULL_PILE) - before - state.revealed
    need(len(state.pile) == left, "pile", f"there must be {left} cards in it, not {len(state.pile)}")


def check_magistrates(state: Any) -> None:
    selling = SELL <= state.phase <= ORDER
    need((state.magistrate >= 0) == selling, "magistrate", "there is one exactly during the sale")
    everyone = sorted([*state.magistrate_pile, *([state.magistrate] if selling else [])])
    need(everyone == list(range(MAGISTRATES)), "magistrate_pile", "each of the eight is there once")
    need(len(state.known_by) == len(state.magistrate_pile), "known_by", "one entry for each magistrate in the pile")
    if state.phase == ORDER:
        need(2 <= state.looked <= MAX_BRIBE, "looked", f"from 2 to {MAX_BRIBE} while they are put back")
        need(state.placed < state.looked - 1, "placed", "the last one goes back by itself")
        mine = all(known == state.waiting for known in state.known_by[: state.looked])
        need(mine, "known_by", "whoever bribed knows the magistrates taken up, alone")
    else:
        need(state.looked == 0 and state.placed == 0, "looked", "nobody is putting magistrates back")


def check_seats(state: Any) -> None:
    for seat in range(state.seats):
        need(bool(state.possible[seat] & BIT[state.pair[seat]]), "possible", f"seat {seat} holds another pair")
        busy = bool(state.waiting & BIT[seat]) and state.phase in (DISCARD, LAST_LOT)
        size = hand_size(state, seat)
        need(busy or size <= HAND_LIMIT, "hand", f"seat {seat} holds {size} cards, more than {HAND_LIMIT}")
    tokens = sorted(token for token in state.token if token)
    need(tokens == list(range(1, len(tokens) + 1)), "token", "tokens are taken one by one, each once")


def check_negotiation(state: Any) -> None:
    choosing = state.phase == NEGOTIATE
    used = ROUNDS if state.phase == OVER else state.round + (not choosing)
    for seat in range(state.seats):
        left, value = state.negotiation_left[seat], state.negotiation[seat]
        many = VALUES - used
        need(left.bit_count() == many, "negotiation_left", f"seat {seat} must have {many} values left")
        if choosing:
            need(value < 0 or bool(left & BIT[value]), "negotiation", f"seat {seat} has no {value} left")
        elif state.phase == OVER:
            need(value < 0, "negotiation", "the game is over")
        else:
            played = value >= 0 and not left & BIT[value]
            need(played, "negotiation", f"seat {seat} must have played a value that it has not left")


def check_auction(state: Any) -> None:
    n = state.seats
    turns, rest = divmod(len(state.openings), n)
    need(rest == 0 and turns <= MAX_REBIDS + 1, "openings", f"at most {MAX_REBIDS + 1} bidding turns of {n} seats")
    need((state.rebid > 0) == (state.tied > 0), "tied", "seats are tied exactly when they bid again")
    need(state.rebid == 0 or state.phase == BID, "rebid", "nobody bids")
    need(state.rebid == 0 or turns == state.rebid, "openings", "one bidding turn before each new bid")
    if state.phase == BID:
        allowed = state.tied or sum(BIT[s] for s in bidders(state))
        for seat in range(n):
            bid = state.bid[seat]
            need(bid < 0 or bool(allowed & BIT[seat]), "bid", f"seat {seat} does not bid")
            need(bid <= state.drachmas[seat], "bid", f"seat {seat} has only {state.drachmas[seat]} drachmas")
    offered = state.phase in (BID, LAST_LOT)
    first = state.phase == NEGOTIATE and len(bidders(state)) >= 2
    need(bool(state.lot) == (offered or first), "lot", "a lot lies open exactly while it is wanted")


def check_stalls(state: Any) -> None:
    selling = SELL <= state.phase <= ORDER
    everyone = list(range(state.seats)) if selling else []
    need(sorted(state.order) == everyone, "order", "each seat once during the sale, else nobody")
    need(state.turn_index < state.seats, "turn_index", f"there are only {state.seats} turns")
    for good in range(GOODS):
        most = limit(state, good) if selling else 0
        need(state.sold[good] <= most, f"sold.{GOOD_KEYS[good]}", f"at most {most} cards")
        own, goods = state.lot_cards[good], state.lot_goods[good]
        need(own <= state.sold[good], f"lot_cards.{GOOD_KEYS[good]}", "the seller's cards are among those sold")
        need(own <= goods <= 2 * own, f"lot_goods.{GOOD_KEYS[good]}", "a card is worth one good or two")
    sharing = state.phase == REPUTE
    need((state.tile >= 0) == sharing, "tile", "the tile whose points are shared out, and only then")
    need(not sharing or state.points[state.tile] > 0, "points", "there must be points to share out")
    need(state.phase in (REPUTE, BRIBE) or sum(state.points) == 0, "points", "nobody shares out points")
    if state.phase == BRIBE:
        need(state.pool > 0, "pool", "there must be points to spend")
    else:
        need(state.phase == REPUTE or state.pool == 0, "pool", "nobody has points to spend")


def check_waiting(state: Any) -> None:
    seats = range(state.seats)
    waiting = [seat for seat in seats if state.waiting & BIT[seat]]
    if state.phase == OVER:
        right: list[int] = []
    elif state.phase == NEGOTIATE:
        right = [seat for seat in seats if state.negotiation[seat] < 0]
    elif state.phase == BID:
        asked = state.tied or sum(BIT[s] for s in bidders(state))
        right = [seat for seat in seats if asked & BIT[seat] and state.bid[seat] < 0]
    elif state.phase == LAST_LOT:
        right = bidders(state)
    elif state.phase == DISCARD:
        right = [seat for seat in seats if hand_size(state, seat) > HAND_LIMIT]
    else:
        right = [state.order[state.turn_index]]
    need(waiting == right, "waiting", f"the decision belongs to {right}, not to {waiting}")
    alone = state.phase in (NEGOTIATE, BID, OVER) or len(right) == 1
    need(alone and (state.phase == OVER or bool(right)), "waiting", f"nobody can owe this decision: {waiting}")


def written(kind: str, args: tuple[int, ...]) -> str:
    domains = ARGS[kind].values()
    words = [str(v) if d is None else NAMES[d][v] for v, d in zip(args, domains, strict=True)]
    return " ".join([kind, *words])


PAIR_KEYS = tuple("".join(GOOD_KEYS[g] for g in range(GOODS) if pair & BIT[g]) for pair in PAIRS)
CARDS = ListOf(OneOf(KIND_KEYS), store=tuple)
COUNT = Whole(0, len(FULL_PILE))
BY_KIND = Table(KIND_KEYS, COUNT, sparse=True)
BY_GOOD = Table(GOOD_KEYS, COUNT)

SCHEMA = Schema(
    fields={
        "half": Whole(0, 1),
        "round": Whole(0, ROUNDS - 1),
        "phase": OneOf(PHASES),
        "waiting": SeatSet(),
        "auction_holder": SeatOf(),
        "last_action": PerSeat(OneOf([written(*action) for action in ACTIONS], absent=-1)),
        "pile": CARDS,
        "discard": Table(KIND_KEYS, COUNT, sparse=True, store=tuple),
        "sold_cards": BY_KIND,
        "hand": Rows(KINDS, BY_KIND),
        "pair": PerSeat(OneOf(PAIR_KEYS), store=tuple),
        "possible": PerSeat(Bits(PAIR_KEYS), store=tuple),
        "drachmas": PerSeat(Whole(0, 10000)),
        "negotiation_left": PerSeat(Bits([str(value) for value in range(VALUES)]), store=tuple),
        "negotiation": PerSeat(Whole(-1, VALUES - 1)),
        "lot": CARDS,
        "quota": COUNT,
        "revealed": COUNT,
        "rebid": Whole(0, MAX_REBIDS),
        "tied": SeatSet(),
        "bid": PerSeat(Whole(-1, MAX_BID)),
        "openings": ListOf(Whole(-1, MAX_BID), store=tuple),
        "bought": Flag(),
        "token": PerSeat(Whole(0, 4), store=tuple),
        "broke": SeatSet(),
        "magistrate": OneOf(MAGISTRATE_KEYS, absent=-1),
        "magistrate_pile": ListOf(OneOf(MAGISTRATE_KEYS), store=tuple),
        "known_by": ListOf(Bits(("0", "1", "2", "3", "onlookers")), store=tuple),
        "looked": Whole(0, MAX_BRIBE),
        "placed": Whole(0, MAX_BRIBE),
        "order": ListOf(SeatOf(), store=tuple),
        "turn_index": Whole(0, 4),
        "sold": BY_GOOD,
        "market_shift": Table(GOOD_KEYS, Whole(-4, 4), store=tuple),
        "lot_cards": BY_GOOD,
        "lot_goods": BY_GOOD,
        "points": BY_GOOD,
        "pool": Whole(0, 200),
        "tile": OneOf(GOOD_KEYS, absent=-1),
        "need": Table(GOOD_KEYS, Whole(MIN_NEED, MAX_NEED), store=tuple),
        "reputation": Rows(GOODS, Table(GOOD_KEYS, Whole(0, MAX_REPUTATION))),
        "influence": Rows(SOURCES, Table(SOURCE_KEYS, Whole(0, 10)), store=tuple),
    },
    blank=blank,
    check=check,
    settle=settle,
)
