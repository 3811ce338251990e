"""Tables of Agora as pictures: who holds what, what lies open, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.games.agora import GAME, buying, selling
from ludotheque.games.agora.components import (
    BIT,
    COPIES,
    FULL_PILE,
    GOOD_KEYS,
    GOODS,
    KIND_KEYS,
    KINDS,
    MAGISTRATE_KEYS,
    MAGISTRATES,
    MEETS,
    PAIRS,
)
from ludotheque.games.agora.options import Options
from ludotheque.games.agora.phases import NEGOTIATE
from ludotheque.games.agora.position import PAIR_KEYS, SCHEMA
from ludotheque.games.agora.rows import changed
from ludotheque.games.agora.state import Agora, blank

E = TypeVar("E", bound=Event)


def kinds(cards: str) -> list[int]:
    """ "P X2 Mup" as kinds."""
    return [KIND_KEYS.index(card) for card in cards.split()]


def magistrate(key: str) -> int:
    return MAGISTRATE_KEYS.index(key)


def table(
    players: int = 3,
    *,
    hands: Sequence[str] = (),
    pairs: Sequence[str] = (),
    drachmas: Sequence[int] = (),
    cards: Sequence[int] = (),
    pile: str = "",
    need: Sequence[int] = (4, 4, 4, 4),
    reputation: Sequence[Sequence[int]] = (),
    holder: int = 0,
    half: int = 0,
    round: int = 0,
    magistrates: str = "",
    **options: Any,
) -> Agora:
    """The start of a round; with `cards`, the negotiation cards are already played.

    `hands` are all cards in hand; `pairs` which two of them are player cards (those not in hand were sold);
    `pile` its top cards; `round` counts from 0 and is raised where the hands could not have been bought yet.
    """
    state = blank(Options(players=players, **options), Chance.seeded(1))
    lay_out(state, hands, pairs, kinds(pile), round)
    state.half, state.auction_holder = half, holder
    state.drachmas = list(drachmas) or state.drachmas
    state.need = tuple(need)
    for seat, row in enumerate(reputation):
        state.reputation[seat * GOODS : seat * GOODS + GOODS] = row
    top = [magistrate(key) for key in magistrates.split()]
    state.magistrate_pile = (*top, *[m for m in range(MAGISTRATES) if m not in top])
    state.known_by = (0,) * MAGISTRATES
    wanted = [BIT[value] for value in cards] or [0] * players
    state.negotiation_left = tuple([with_left(5 - state.round, value) for value in wanted])
    state.log = []
    buying.start_round(state)
    SCHEMA.check(state)
    for seat, value in enumerate(cards):
        if state.phase == NEGOTIATE:
            do(state, seat, f"negotiate {value}")
    return state


def lay_out(state: Agora, hands: Sequence[str], pairs: Sequence[str], top: list[int], round: int) -> None:
    """Cards into hands; those of earlier rounds that nobody holds are in the discard."""
    rest = [kind for copy in range(8) for kind in range(KINDS) if copy < COPIES[kind]]
    for seat in range(state.seats):
        state.pair = changed(state.pair, seat, PAIR_KEYS.index(pairs[seat] if pairs else "PB"))
        own = [good for good in range(GOODS) if PAIRS[state.pair[seat]] & BIT[good]]
        hand = kinds(hands[seat]) if hands else own
        for kind in hand:
            state.hand[seat * KINDS + kind] += 1
        for kind in own:
            if kind in hand:
                hand = [*hand[: hand.index(kind)], *hand[hand.index(kind) + 1 :]]
            else:
                state.sold_cards[kind] += 1
                selling.rule_out(state, seat, MEETS[BIT[kind]])
        for kind in hand:
            rest.remove(kind)
    for kind in top:
        rest.remove(kind)
    gone = len(FULL_PILE) - len(rest) - len(top)
    state.round = max(round, -(-gone // state.variant.round_cards))
    away = state.round * state.variant.round_cards - gone
    state.discard = tuple([rest[:away].count(kind) for kind in range(KINDS)])
    state.pile = (*top, *rest[away:])


def with_left(count: int, value: int) -> int:
    """A set of `count` negotiation values that holds the one wanted."""
    for other in range(5):
        if value.bit_count() < count:
            value |= BIT[other]
    return value


def stalls(
    players: int = 3,
    *,
    hands: Sequence[str],
    pairs: Sequence[str] = (),
    drachmas: Sequence[int] = (),
    order: Sequence[int] = (),
    magistrate_now: str = "astynome",
    need: Sequence[int] = (4, 4, 4, 4),
    sold: Sequence[int] = (0, 0, 0, 0),
    market: Sequence[int] = (0, 0, 0, 0),
    reputation: Sequence[Sequence[int]] = (),
    holder: int = 0,
    half: int = 0,
    round: int = 1,
    magistrates: str = "",
    **options: Any,
) -> Agora:
    """The first turn of a sale: the first seat of `order` sells; `sold` are cards already under the tiles."""
    state = table(
        players,
        hands=[*hands, *["P B"] * (players - len(hands))],
        pairs=pairs,
        drachmas=drachmas,
        need=need,
        reputation=reputation,
        holder=holder,
        half=half,
        round=round,
        **options,
    )
    if state.phase == NEGOTIATE:  # each seat has played its highest card
        state.negotiation = [left.bit_length() - 1 for left in state.negotiation_left]
        state.negotiation_left = tuple([left - BIT[left.bit_length() - 1] for left in state.negotiation_left])
    dealt = [*state.lot, *buying.reveal(state, state.quota)]
    state.lot = ()
    state.discard = tuple([n + dealt.count(kind) for kind, n in enumerate(state.discard)])
    for good, count in enumerate(sold):
        for _ in range(count):
            put_under_a_tile(state, good)
    state.market_shift = tuple(market)
    state.magistrate = magistrate(magistrate_now)
    top = [magistrate(key) for key in magistrates.split()]
    others = [m for m in range(MAGISTRATES) if m not in top and m != state.magistrate]
    state.magistrate_pile, state.known_by = (*top, *others), (0,) * (MAGISTRATES - 1)
    state.order = tuple(order or range(players))
    for place, seat in enumerate(state.order):
        state.token = changed(state.token, seat, place + 1)
    state.log = []
    selling.start_turn(state)
    SCHEMA.check(state)
    return state


def put_under_a_tile(state: Agora, good: int) -> None:
    """One card of the discard, sold earlier this round: the simple one, or else any that can be that good."""
    for kind in [good, *range(GOODS, KINDS)]:
        if state.discard[kind] and GOOD_KEYS[good] in KIND_KEYS[kind]:
            counts = list(state.discard)
            counts[kind] -= 1
            state.discard = tuple(counts)
            state.sold_cards[kind] += 1
            state.sold[good] += 1
            return
    raise AssertionError(f"no {GOOD_KEYS[good]} left to lie under its tile")


def do(state: Agora, seat: int, *texts: str) -> None:
    """Actions of one seat, as people type them: do(state, 0, "sell P P", "sell_done")."""
    for text in texts:
        state.play(seat, GAME.parse(text))


def why_not(state: Agora, seat: int, text: str) -> str | None:
    return state.why_not(seat, GAME.parse(text))


def legal(state: Agora, seat: int) -> list[str]:
    return [GAME.notation[action] for action in state.legal(seat)]


def told(state: Agora, kind: type[E]) -> list[E]:
    """The events of one kind since the table was laid out."""
    return [event for event in state.log or [] if isinstance(event, kind)]


def hand(state: Agora, seat: int) -> str:
    row = state.hand[seat * KINDS : seat * KINDS + KINDS]
    return " ".join(KIND_KEYS[kind] for kind in range(KINDS) for _ in range(row[kind]))


def keep_closing(state: Agora) -> None:
    """Every seller from here on closes its stall, keeps no reputation and takes its drachmas."""
    while state.magistrate >= 0:
        seat = state.pending()[0]
        options = legal(state, seat)
        do(state, seat, "sell_done" if "sell_done" in options else options[0])
