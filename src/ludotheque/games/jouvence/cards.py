"""Treasure cards: hands, decks and token stocks; making room, drawing, playing, giving, stealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.jouvence.actions import MAKING_ROOM
from ludotheque.games.jouvence.components import (
    BACKPACK,
    FILET,
    KINDS,
    LIVES,
    MAIN_LESTE,
    PEAU,
    RAGE,
    RAGE_COMBAT,
    SKIN_DEFENCE,
    TROUSSE,
)
from ludotheque.games.jouvence.events import (
    CardDiscarded,
    CardGiven,
    CardLost,
    CardPlayed,
    CardReceived,
    CardsDrawn,
    CardStolen,
    DeckShuffled,
    DrawForgone,
    Netted,
)
from ludotheque.games.jouvence.todo import BY_INTELLIGENCE, SOURCES

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def gain(state: Jouvence, seat: i64, kind: int) -> None:
    state.hand[seat * KINDS + kind] += 1
    state.hand_size[seat] += 1


def without(items: list[int], item: int) -> list[int]:
    """A new list with one such item less: clones share the old one."""
    rest = items[:]
    rest.remove(item)
    return rest


def with_more(counts: list[int], kind: int, count: int = 1) -> list[int]:
    """A new list of counts: clones share the old one."""
    more = counts[:]
    more[kind] += count
    return more


def lose(state: Jouvence, seat: i64, kind: int, kept: int = 0) -> None:
    """A card leaves the hand before everyone's eyes: whoever knew of one like it knows of one less.

    `kept` of the copies that everyone has seen are sure to stay.
    """
    state.hand[seat * KINDS + kind] -= 1
    state.hand_size[seat] -= 1
    card = seat * KINDS + kind
    if card in state.shown and state.shown.count(card) > kept:
        state.shown = without(state.shown, card)
    elif state.told:
        for viewer in range(state.seats):
            if viewer * 6 * KINDS + card in state.told:
                state.told = without(state.told, viewer * 6 * KINDS + card)


def forget(state: Jouvence, seat: i64) -> None:
    """A card left the hand unseen: what was known of the hand is no longer sure."""
    state.shown = [card for card in state.shown if card // KINDS != seat]
    state.told = [entry for entry in state.told if entry // KINDS % 6 != seat]


def discard(state: Jouvence, seat: i64, kind: int) -> None:
    lose(state, seat, kind)
    state.treasure_discard = with_more(state.treasure_discard, kind)


def throw_away(state: Jouvence, seat: i64, kind: int) -> None:
    """JOU-051. One card of the hand makes room for another."""
    discard(state, seat, kind)
    if state.log is not None:
        state.tell(CardDiscarded, seat, kind)


def play(state: Jouvence, seat: i64, kind: int, target: i64 | None = None) -> None:
    """JOU-048, JOU-055, JOU-R81. Played from the hand, and discarded."""
    discard(state, seat, kind)
    if state.log is not None:
        state.tell(CardPlayed, seat, kind, target)


def heal(state: Jouvence, seat: i64) -> None:
    """JOU-R51. One life back."""
    play(state, seat, TROUSSE)
    state.lives[seat] = min(LIVES, state.lives[seat] + 1)


def harden(state: Jouvence, seat: i64) -> None:
    """Stone skin, until the end of the turn."""
    play(state, seat, PEAU)
    state.skin = with_more(state.skin, seat, SKIN_DEFENCE)


def rage(state: Jouvence, seat: i64) -> None:
    """The brew of rage, until the end of the turn."""
    play(state, seat, RAGE)
    state.rage += RAGE_COMBAT


def refilled(state: Jouvence, discards: list[int], name: str) -> list[int]:
    """JOU-R23, JOU-R73. An empty deck is made again from its discard."""
    deck: list[int] = []
    for kind in range(len(discards)):
        deck += [kind] * discards[kind]
    if deck:
        state.chance.shuffle(deck)
        if state.log is not None:
            state.tell(DeckShuffled, None, name)
    return deck


def shuffled_back(state: Jouvence, used: list[int]) -> list[int]:
    """JOU-R24. Used tokens come back when the stock is empty."""
    stock: list[int] = []
    for number in range(3):
        stock += [number + 1] * used[number]
    state.chance.shuffle(stock)
    return stock


def begin_draw(state: Jouvence, count: int, source: int) -> None:
    """JOU-051. So many treasure cards for the seat to play: first there may be room to make."""
    state.due, state.source = count, source
    offer_room(state)


def offer_room(state: Jouvence) -> None:
    seat = state.seat_to_play()
    free = BACKPACK[state.character[seat]] - state.hand_size[seat]
    if free < state.due and state.hand_size[seat] > 0:
        state.asked, state.choice = seat, MAKING_ROOM
    else:
        take(state, seat)


def take(state: Jouvence, seat: i64) -> None:
    """JOU-049, JOU-052, JOU-R26, JOU-R56, JOU-R82. As many as fit; the rest is forgone."""
    count = min(state.due, BACKPACK[state.character[seat]] - state.hand_size[seat])
    forgone, state.due = state.due - count, 0
    drawn: list[int] = []
    deck = state.treasure_deck[:]
    for _ in range(count):
        if not deck:
            deck = refilled(state, state.treasure_discard, "treasure")
            state.treasure_discard = [0] * KINDS
        if not deck:
            break
        kind = deck.pop()
        drawn.append(kind)
        gain(state, seat, kind)
    state.treasure_deck = deck
    if drawn:
        if state.log is not None:
            state.tell(CardsDrawn, seat, len(drawn), tuple(drawn), SOURCES[state.source])
        if state.source == BY_INTELLIGENCE and state.options.fresh_bonus == "next_turn":
            state.fresh = drawn[0]
    if forgone and state.log is not None:
        state.tell(DrawForgone, seat, forgone)


def give(state: Jouvence, seat: i64, kind: int, to: int) -> None:
    """JOU-054, JOU-R54. Only the two of them know the card."""
    state.hand[seat * KINDS + kind] -= 1
    state.hand_size[seat] -= 1
    forget(state, seat)
    gain(state, to, kind)
    state.told = sorted([*state.told, (seat * 6 + to) * KINDS + kind])
    if state.log is not None:
        state.tell(CardGiven, seat, to, kind)
        state.tell(CardReceived, to, seat, kind)


def steal(state: Jouvence, seat: i64, victim: i64) -> None:
    """JOU-R52. Light fingers: one card at random; only the two of them know it."""
    play(state, seat, MAIN_LESTE, victim)
    kind = random_card(state, victim)
    state.hand[victim * KINDS + kind] -= 1
    state.hand_size[victim] -= 1
    forget(state, victim)
    gain(state, seat, kind)
    state.told = sorted([*state.told, (victim * 6 + seat) * KINDS + kind])
    if state.log is not None:
        state.tell(CardStolen, seat, victim, kind)
        state.tell(CardLost, victim, seat, kind)


def random_card(state: Jouvence, seat: i64) -> int:
    """One card of a hand, each as likely as any other."""
    place = state.chance.below(state.hand_size[seat])
    kind = 0
    while place >= state.hand[seat * KINDS + kind]:
        place -= state.hand[seat * KINDS + kind]
        kind += 1
    return kind


def throw_net(state: Jouvence, seat: i64, target: i64) -> None:
    """JOU-R72. The target will move two points less."""
    play(state, seat, FILET, target)
    state.nets = with_more(state.nets, target)
    if state.log is not None:
        state.tell(Netted, seat, target)
