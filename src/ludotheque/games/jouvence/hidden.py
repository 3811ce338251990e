"""What a seat cannot know, drawn anew: tiles, tokens, decks, hands and roles. Pool, sort, shuffle, deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.chance import Chance
from ludotheque.games.jouvence import ending
from ludotheque.games.jouvence.actions import DEFENDING, HURTING, UPDATING
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BONUSES,
    FOUNTAIN,
    FUMIGENE,
    KINDS,
    LABYRINTH,
    LOCATIONS,
    LOOT,
    LOOTS,
    NUMBER,
    PEAU,
    TALISMAN,
    UP,
    fountain_depth,
    role_tokens,
)
from ludotheque.games.jouvence.options import teams

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

# Sorts of marks: 1 for those that belong to it.
FACE_DOWN: Final = bytes([1 if mark & NUMBER and not mark & UP else 0 for mark in range(256)])
CLOSED_CHEST: Final = bytes([1 if mark & LOOTS else 0 for mark in range(256)])


def redraw(state: Jouvence, viewer: int, chance: Chance) -> None:
    redraw_pile(state, chance)
    redraw_tokens(state, chance)
    state.monster_deck = sorted(state.monster_deck)
    chance.shuffle(state.monster_deck)
    redraw_cards(state, viewer, chance)
    redraw_roles(state, viewer, chance)


def redraw_pile(state: Jouvence, chance: Chance) -> None:
    """JOU-R18. Any tile not yet seen, the Fountain among the last ones; what was put under the pile stays there."""
    unknown = len(state.pile) - state.pile_known
    known = state.pile[unknown:]
    gone = {placement // (LOCATIONS * 4) for placement in state.laid} | {*known, state.tile}
    unseen = [tile for tile in range(LABYRINTH) if tile not in gone]
    chance.shuffle(unseen)
    if FOUNTAIN in gone:
        drawn = unseen[:unknown]
    else:
        drawn = unseen[: unknown - 1]
        drawn.insert(len(drawn) - chance.below(min(unknown, fountain_depth(state.seats))), FOUNTAIN)
    state.pile = drawn + known


def redraw_tokens(state: Jouvence, chance: Chance) -> None:
    """The numbers of the tokens face down and in the stocks."""
    lairs = cells_with(state.marks, FACE_DOWN)
    numbers = sorted([*state.monster_stock, *[state.marks[c] & NUMBER for c in lairs]])
    chance.shuffle(numbers)
    for cell in lairs:
        state.marks[cell] = (state.marks[cell] & (255 - NUMBER)) | numbers.pop()
    state.monster_stock = numbers
    chests = cells_with(state.marks, CLOSED_CHEST)
    numbers = sorted([*state.treasure_stock, *[(state.marks[c] & LOOTS) // LOOT for c in chests]])
    chance.shuffle(numbers)
    for cell in chests:
        state.marks[cell] = (state.marks[cell] & (255 - LOOTS)) | numbers.pop() * LOOT
    state.treasure_stock = numbers


def cells_with(marks: bytearray, sort: bytes) -> list[int]:
    """The cells whose mark is of this sort, ascending; `find` is many times faster than looking at all of them."""
    chosen = marks.translate(sort)
    found: list[int] = []
    cell = chosen.find(1)
    while cell >= 0:
        found.append(cell)
        cell = chosen.find(1, cell + 1)
    return found


def redraw_cards(state: Jouvence, viewer: int, chance: Chance) -> None:
    """The other hands and the deck. What the viewer knows of a hand stays in it, as do cards that it must hold."""
    deck = len(state.treasure_deck)
    others = [seat for seat in range(state.seats) if seat != viewer]
    pool = state.treasure_deck[:]
    sizes = [state.hand_size[seat] for seat in others]
    for seat in others:
        pool += cards_of(state, seat)
        empty_hand(state, seat)
    pool.sort()
    chance.shuffle(pool)
    state.told = [e for e in state.told if e // KINDS // 6 == viewer or e // KINDS % 6 == viewer]
    for card in state.shown + [e % (6 * KINDS) for e in state.told if e // KINDS // 6 == viewer]:
        if card // KINDS != viewer:
            pool.remove(card % KINDS)
            put_in_hand(state, card // KINDS, card % KINDS)
    if state.asked != viewer and state.asked >= 0:
        deal_needed(state, state.asked, sizes[others.index(state.asked)], pool)
    for seat, size in zip(others, sizes, strict=True):
        while state.hand_size[seat] < size:
            put_in_hand(state, seat, pool.pop())
    state.treasure_deck = pool
    assert len(pool) == deck, "cards are neither lost nor found"
    if state.fresh >= 0 and state.seat_to_play() != viewer:
        state.fresh = fresh_card(state, state.seat_to_play(), chance)


def cards_of(state: Jouvence, seat: int) -> list[int]:
    row = seat * KINDS
    return [kind for kind in range(KINDS) for _ in range(state.hand[row + kind])]


def empty_hand(state: Jouvence, seat: int) -> None:
    for kind in range(KINDS):
        state.hand[seat * KINDS + kind] = 0
    state.hand_size[seat] = 0


def put_in_hand(state: Jouvence, seat: int, kind: int) -> None:
    state.hand[seat * KINDS + kind] += 1
    state.hand_size[seat] += 1


def deal_needed(state: Jouvence, seat: int, size: int, pool: list[int]) -> None:
    """Cards that the question itself betrays: a talisman, a card to defend with, bonuses that must still go on."""
    row = seat * KINDS
    if state.choice == HURTING and not state.hand[row + TALISMAN]:
        deal_one_of(state, seat, pool, [TALISMAN])
    elif state.choice == DEFENDING and not (state.hand[row + FUMIGENE] or state.hand[row + PEAU]):
        deal_one_of(state, seat, pool, [FUMIGENE, PEAU])
    elif state.choice == UPDATING:
        for _ in range(size - BACKPACK[state.character[seat]] - ready(state, seat)):
            deal_one_of(state, seat, pool, list(range(BONUSES)))


def deal_one_of(state: Jouvence, seat: int, pool: list[int], kinds: list[int]) -> None:
    """The last card of the shuffled pool that will do."""
    place = max([i for i in range(len(pool)) if pool[i] in kinds])
    put_in_hand(state, seat, pool.pop(place))


def ready(state: Jouvence, seat: int) -> int:
    """JOU-R29. Bonus cards of a hand that were not taken back in this update."""
    row = seat * KINDS
    return sum(state.hand[row : row + BONUSES]) - len(state.back)


def fresh_card(state: Jouvence, seat: int, chance: Chance) -> int:
    """JOU-R28. Which card was won this turn: not one taken back, nor a bonus that must still go on."""
    hand = cards_of(state, seat)
    for kind in state.back:
        hand.remove(kind)
    if ready(state, seat) <= state.hand_size[seat] - BACKPACK[state.character[seat]]:
        hand = [kind for kind in hand if kind >= BONUSES]
    return chance.pick(hand)


def redraw_roles(state: Jouvence, viewer: int, chance: Chance) -> None:
    """JOU-R08, JOU-R11. Every token that the viewer has not seen; where the last side would have won, two live."""
    if not teams(state.options) or state.over or (state.endgame and state.options.reveal == "public"):
        return
    knows = state.endgame or state.options.roles_known == "own"
    tokens = role_tokens(state.seats, state.options.five_players)
    if knows:
        tokens.remove(state.side[viewer])
    while True:
        mixed = sorted(tokens)
        chance.shuffle(mixed)
        state.side = [state.side[seat] if seat == viewer and knows else mixed.pop() for seat in range(state.seats)]
        state.spare = mixed.pop() if mixed else -1
        alive = ending.living(state)
        if not (state.endgame and state.options.last_standing) or len({state.side[s] for s in alive}) > 1:
            return
