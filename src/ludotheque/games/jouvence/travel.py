"""What the way still costs, from where a seat stands. For evaluate alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.jouvence.actions import FACING
from ludotheque.games.jouvence.bonuses import bare_combat, combat, defence
from ludotheque.games.jouvence.components import CLEF, FUMIGENE, KINDS, NUMBER, TALISMAN, TROUSSE, UP
from ludotheque.games.jouvence.monsters import CURSED, GROUP_ATTACK, GROUP_DEFENCE, GROUP_SIZE, group_at
from ludotheque.games.jouvence.prospects import (
    MOST_LIVES,
    NO_KEY,
    OWN_KEY,
    SPOILS,
    THEIR_KEY,
    Map,
    Walker,
    Ways,
    chance_of,
)

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


def key_for(state: Jouvence, seat: int) -> int:
    """What one unlocks is open to all, so the keys of the others count as well."""
    if state.hand[seat * KINDS + CLEF]:
        return OWN_KEY
    return THEIR_KEY if sum([state.hand[s * KINDS + CLEF] for s in range(state.seats)]) else NO_KEY


def lives_of(state: Jouvence, seat: int) -> int:
    """Cards that save a life count as one."""
    row = seat * KINDS
    saved = state.hand[row + TROUSSE] + state.hand[row + TALISMAN] + state.hand[row + FUMIGENE]
    return min(MOST_LIVES, state.lives[seat] + saved)


def home_cost(state: Jouvence, seat: int, walker: Walker, chart: Map) -> float:
    """Of who has a gourd."""
    lives = lives_of(state, seat)
    ways = chart.home(walker, lives, False)
    return cost_here(state, seat, walker, ways, lives, chart.graph.place_of[state.cell[seat]])


def cost_here(state: Jouvence, seat: int, walker: Walker, ways: Ways, lives: int, place: int) -> float:
    """From where the seat stands: going on, facing monsters now, or beginning its next turn among them."""
    onward = ways.onward[lives - 1][place]
    if not state.marks[state.cell[seat]] & NUMBER:
        return onward
    facing = ways.facing[lives - 1][place]
    if state.choice == FACING and state.asked == seat:
        group = group_at(state, state.cell[seat])
        blow = bare_combat(state, seat) if CURSED[group] else combat(state, seat)
        hit, wound = chance_of(blow, GROUP_DEFENCE[group]), chance_of(GROUP_ATTACK[group], defence(state, seat))
        fewer = ways.facing[lives - 2][place] if lives > 1 else ways.death(onward)
        failed = float(state.mp) * walker.step + wound * fewer + (1 - wound) * facing
        fight = hit * (onward - SPOILS * GROUP_SIZE[group]) + (1 - hit) * failed
        can_flee = lives > 1 and not state.unmasked
        return min(fight, ways.onward[lives - 2][place]) if can_flee else fight
    return onward if passed(state, seat) else facing


def unknown_fight(state: Jouvence, seat: int) -> float:
    """Before the Fountain is found: monsters on the cell, by their odds."""
    if not state.marks[state.cell[seat]] & NUMBER or passed(state, seat):
        return 0.0
    group = group_at(state, state.cell[seat])
    if group == 0:
        return 1.5
    blow = bare_combat(state, seat) if CURSED[group] else combat(state, seat)
    hit, wound = chance_of(blow, GROUP_DEFENCE[group]), chance_of(GROUP_ATTACK[group], defence(state, seat))
    return (1 - hit) * (2.0 + wound * (3.0 if state.lives[seat] > 1 else 14.0)) - SPOILS * hit * GROUP_SIZE[group]


def passed(state: Jouvence, seat: int) -> bool:
    """Whether the monsters of the cell are left behind, by flight, smoke or shadow: met again only by staying."""
    if state.order[state.turn] != seat or state.choice == FACING or state.mp == 0:
        return False
    return state.marks[state.cell[seat]] & UP > 0 or state.shadow
