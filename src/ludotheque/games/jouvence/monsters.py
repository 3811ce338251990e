"""Fights with monsters: tokens turned up, the blow, the counter-attack, fleeing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.jouvence import bonuses, cards, holds
from ludotheque.games.jouvence.actions import FACING
from ludotheque.games.jouvence.components import (
    ATTACK,
    CURSE,
    FUMIGENE,
    LEAP,
    MONSTER_DEFENCE,
    MONSTER_KINDS,
    NUMBER,
    PACK,
    UP,
    VENOM,
    WALL_POWER,
)
from ludotheque.games.jouvence.dice import hit, throw
from ludotheque.games.jouvence.events import CounterDie, FightDie, Fled, MonstersBeaten, Stuck, TokenTurned
from ludotheque.games.jouvence.todo import BY_FIGHT, DRAW, END, MONSTERS, SCALE, STUCK, WOUND

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

GROUPS: Final = 1000  # a group of monsters is three digits, each a kind + 1; 0: nobody


def members(group: int) -> list[int]:
    """The monsters of a group, as kinds."""
    return [digit - 1 for digit in (group // 100, group // 10 % 10, group % 10) if digit]


def group_of(monsters: list[int]) -> int:
    group = 0
    for kind in monsters:
        group = group * 10 + kind + 1
    return group


def attack_of(monsters: list[int]) -> int:
    """JOU-R41. Attacks add up; a pack is stronger together, a leap alone."""
    total = sum([ATTACK[kind] for kind in monsters])
    return total + (monsters.count(PACK) if len(monsters) > 1 else monsters.count(LEAP))


def defence_of(monsters: list[int]) -> int:
    """JOU-031, JOU-035, JOU-R41. Defences add up; a rampart protects company."""
    total = sum([MONSTER_DEFENCE[kind] for kind in monsters])
    return total + (monsters.count(WALL_POWER) if len(monsters) > 1 else 0)


GROUP_ATTACK: Final[tuple[int, ...]] = tuple([attack_of(members(g)) if "9" not in str(g) else 0 for g in range(GROUPS)])
GROUP_DEFENCE: Final[tuple[int, ...]] = tuple(
    [defence_of(members(g)) if "9" not in str(g) else 0 for g in range(GROUPS)]
)
GROUP_SIZE: Final[tuple[int, ...]] = tuple([len(members(g)) for g in range(GROUPS)])
CURSED: Final[tuple[bool, ...]] = tuple([CURSE in members(g) for g in range(GROUPS)])
VENOMOUS: Final[tuple[bool, ...]] = tuple([VENOM in members(g) for g in range(GROUPS)])


def group_at(state: Jouvence, cell: int) -> int:
    """The monsters face up on a cell, as a group; 0 if there are none."""
    for lair in state.lairs:
        if lair // GROUPS == cell:
            return lair % GROUPS
    return 0


def blow(state: Jouvence, seat: i64, group: int) -> int:
    """JOU-030, JOU-033, JOU-R41. What a player strikes a group with."""
    return bonuses.bare_combat(state, seat) if CURSED[group] else bonuses.combat(state, seat)


def face(state: Jouvence) -> None:
    """JOU-028, JOU-029, JOU-034, JOU-047. The token is turned up if need be, then the player chooses."""
    seat = state.seat_to_play()
    cell = state.cell[seat]
    state.unmasked = state.marks[cell] & UP == 0
    if state.unmasked and not unmask(state, seat, cell):
        state.unmasked = False
        return
    offer(state, seat)


def offer(state: Jouvence, seat: i64) -> None:
    """JOU-047, JOU-R33. Asked unless everyone can see that fighting is all that is left."""
    if state.hand_size[seat] == 0 and (state.unmasked or state.lives[seat] < 2):
        fight(state, seat)
    else:
        state.asked, state.choice = seat, FACING


def unmask(state: Jouvence, seat: i64, cell: int) -> bool:
    """JOU-R22, JOU-R23. Draw as many monsters as the number says; without any the token goes."""
    number = state.marks[cell] & NUMBER
    drawn: list[int] = []
    deck = state.monster_deck[:]
    for _ in range(number):
        if not deck:
            deck = cards.refilled(state, state.monster_discard, "monster")
            state.monster_discard = [0] * MONSTER_KINDS
        if deck:
            drawn.append(deck.pop())
    state.monster_deck = deck
    if state.log is not None:
        state.tell(TokenTurned, seat, cell, number, tuple(drawn))
    if not drawn:
        set_aside(state, cell)
        return False
    state.marks[cell] |= UP
    state.lairs = [*state.lairs, cell * GROUPS + group_of(drawn)]
    return True


def set_aside(state: Jouvence, cell: int) -> None:
    """JOU-R24. The token is used; its place stays a place for monsters."""
    state.monster_used = cards.with_more(state.monster_used, (state.marks[cell] & NUMBER) - 1)
    state.marks[cell] &= 255 - NUMBER - UP


def fight(state: Jouvence, seat: i64) -> None:
    """JOU-030, JOU-036, JOU-038. One blow; if it fails the monsters strike back."""
    cell = state.cell[seat]
    group = group_at(state, cell)
    attack, defence = blow(state, seat, group), GROUP_DEFENCE[group]
    die = throw(state)
    success = hit(attack, defence, die)
    if state.log is not None:
        state.tell(FightDie, seat, cell, attack, defence, die, success)
    if success:
        beat(state, seat, cell, group)
    else:
        counter(state, seat, group)


def beat(state: Jouvence, seat: i64, cell: int, group: int) -> None:
    """JOU-037, JOU-R35, JOU-R38, JOU-R78. The monsters are gone for all; a card for each."""
    for kind in members(group):
        state.monster_discard = cards.with_more(state.monster_discard, kind)
    state.lairs = cards.without(state.lairs, cell * GROUPS + group)
    set_aside(state, cell)
    if state.log is not None:
        state.tell(MonstersBeaten, seat, cell, tuple(members(group)))
    state.todo.append(DRAW * SCALE + BY_FIGHT * 16 + GROUP_SIZE[group])


def counter(state: Jouvence, seat: i64, group: int) -> None:
    """JOU-038, JOU-039, JOU-R34, JOU-R39. Hit or not, the turn is over; the monsters stay."""
    attack, defence = GROUP_ATTACK[group], bonuses.defence(state, seat)
    die = throw(state)
    success = hit(attack, defence, die)
    if state.log is not None:
        state.tell(CounterDie, seat, attack, defence, die, success)
    state.todo.append(STUCK * SCALE)
    if success:
        state.todo.append(WOUND * SCALE + seat * 2 + MONSTERS)


def stick(state: Jouvence) -> None:
    """JOU-R34, JOU-R47. The player stays on the cell and the turn is over."""
    seat = state.seat_to_play()
    if state.log is not None:
        state.tell(Stuck, seat, state.cell[seat])
    state.todo = [END * SCALE]


def flee(state: Jouvence, seat: i64) -> None:
    """JOU-045, JOU-R36, JOU-R77. A life is the price; then the player may move on."""
    state.lives[seat] -= 1
    if state.log is not None:
        state.tell(Fled, seat, state.cell[seat], "monsters", "life")
    slip_away(state, seat)


def vanish(state: Jouvence, seat: i64) -> None:
    """JOU-R77. Smoke costs nothing, even in the compulsory fight."""
    cards.play(state, seat, FUMIGENE)
    if state.log is not None:
        state.tell(Fled, seat, state.cell[seat], "monsters", "smoke")
    slip_away(state, seat)


def slip_away(state: Jouvence, seat: i64) -> None:
    if state.held[seat]:
        holds.release(state, seat)
        state.no_attack = True
