"""How good a state of Fontaine de Jouvence is for each seat, in points; a turn is worth four.

What counts: the turns taken, what the way out with a gourd will still cost (`prospects`), lives, bonuses and cards,
treasures near by, and pursuit. A side is as strong as its best member, and a little for every other.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import State
from ludotheque.games.jouvence.actions import FACING, MAKING_ROOM, TURNING, UPDATING
from ludotheque.games.jouvence.bonuses import available, bare_combat, combat, defence
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BIT,
    BONUS_STAT,
    BONUS_VALUE,
    BONUSES,
    CELLS,
    CLEF,
    COMBAT,
    DEFENCE,
    FUMIGENE,
    GATE,
    KINDS,
    LOOTS,
    MOVEMENT,
    NUMBER,
    PRINTED,
    SLOTS,
    STATS,
    STEP,
    TALISMAN,
    TROUSSE,
    UP,
)
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.monsters import CURSED, GROUP_ATTACK, GROUP_DEFENCE, GROUP_SIZE, group_at
from ludotheque.games.jouvence.prospects import (
    ALL_KEYS,
    DEATH,
    MOST_LIVES,
    NO_KEY,
    OWN_KEY,
    SPOILS,
    THEIR_KEY,
    TURN,
    Map,
    Walker,
    Ways,
    chance_of,
    map_of,
    walker_like,
)
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.todo import FIGHT, SCALE
from ludotheque.games.jouvence.todo import INTELLIGENCE as INTELLIGENCE_STEP
from ludotheque.games.jouvence.weights import WEIGHTS

NOBODY: Final = -1
WON: Final = 1000.0
GONE: Final = -300.0  # a rival who died for good
VAGUE: Final = 0.45  # of a point in the end game; found by logistic regression on games of the normal level
UNKNOWN: Final = 60.0  # points to go while nobody knows where the Fountain is
DETOUR: Final = 14  # steps: farther treasures do not count
GUARD: Final = 4  # steps that a lair before a treasure counts for


def evaluate(state: State) -> list[float]:
    """To compare the choices of one decision: as the seat that chose last sees it, who looks at others from afar."""
    assert isinstance(state, Jouvence)
    return values_of(state, state.last // 512)


def outlook(state: State) -> list[float]:
    """To compare states far apart, as a search does: every seat from near by.

    Before the Fountain is entered a point foretells less of who will win.
    """
    assert isinstance(state, Jouvence)
    values = values_of(state, NOBODY)
    return values if state.endgame or state.over else [VAGUE * value for value in values]


def values_of(state: Jouvence, judge: int) -> list[float]:
    if state.over:
        return [WON if state.winners & BIT[s] else -WON if state.winners else 0.0 for s in range(state.seats)]
    if state.choice == TURNING:
        return best_turned(state, judge)
    chart = map_of(state) if state.basin >= 0 else None
    values = [seat_value(state, seat, judge, chart) for seat in range(state.seats)]
    if not state.endgame:
        return values
    return [side_value(state, values, seat) for seat in range(state.seats)]


def sides(state: State) -> list[int]:
    """Who wins with whom, once the roles are turned; before that every seat is on its own."""
    assert isinstance(state, Jouvence)
    return state.side[:] if state.endgame else list(range(state.seats))


def best_turned(state: Jouvence, judge: int) -> list[float]:
    """A place is as good as the best way to lay the tile there."""
    seat = state.pending()[0]
    best: list[float] = []
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        values = values_of(twin, judge if judge == NOBODY else seat)
        if not best or ahead(state, values, seat) > ahead(state, best, seat):
            best = values
    return best


def ahead(state: State, values: list[float], seat: int) -> float:
    side = sides(state)
    return values[seat] - max([values[s] for s in range(len(values)) if side[s] != side[seat]], default=0.0)


def side_value(state: Jouvence, own: list[float], seat: int) -> float:
    """A side is as strong as its best member and a tenth of the others; one's own part counts a little more."""
    mates = [own[s] for s in range(state.seats) if state.side[s] == state.side[seat]]
    best = max(mates)
    return best + 0.1 * (total(mates) - best) + 0.15 * (own[seat] - best)


def seat_value(state: Jouvence, seat: int, judge: int, chart: Map | None) -> float:
    """The turns taken, what they brought, and the way ahead.

    What a choice brings others is less sure than what it brings the seat that made it, so from afar it counts in
    part: else nobody would ever clear a way on which another could follow.
    """
    near = judge in (seat, NOBODY)
    lives = state.lives[seat]
    if lives == 0:
        return -TURN * float(state.round) - DEATH if judge == seat else GONE
    bonuses = best_bonuses(state, seat)
    walker = walker_of(state, seat, bonuses, key_for(state, seat) if near else ALL_KEYS)
    spent = TURN * turns_taken(state, seat, walker)
    spent += WEIGHTS.income * float(state.round - 1 if turn_to_come(state, seat, INTELLIGENCE_STEP) else state.round)
    value = UNKNOWN + bonus_value(state, bonuses) + hand_value(state, seat)
    value += WEIGHTS.life[lives] - WEIGHTS.net * state.nets[seat]
    if state.held[seat]:
        value -= WEIGHTS.held
    value -= UNKNOWN + unknown_fight(state, seat) if chart is None else way_cost(state, seat, walker, chart)
    value += treasure_near(state, seat)
    return value * (1.0 if near or state.gourd & BIT[seat] else WEIGHTS.rival) - spent


# --- time


def turn_to_come(state: Jouvence, seat: int, step: int) -> bool:
    """Whether this step of the seat's turn is still to come in this round. So passing the turn on changes nothing."""
    if state.round == 0:
        return True
    place = state.order.index(seat)
    if place == state.turn:
        return step * SCALE in state.todo
    return place > state.turn


def turns_taken(state: Jouvence, seat: int, walker: Walker) -> float:
    """Turns, this one less the movement points that it still has."""
    if turn_to_come(state, seat, FIGHT):
        return float(state.round) - 1.0
    left = float(state.mp) if state.order[state.turn] == seat else 0.0
    return float(state.round) - left * walker.step / TURN


# --- the way


def walker_of(state: Jouvence, seat: int, bonuses: list[int], key: int) -> Walker:
    """As the active bonuses make the seat, or the best ones while they are chosen; brews do not last."""
    row = state.character[seat] * STATS
    stats = [PRINTED[row + stat] for stat in range(STATS)]
    swords = 0
    for kind in bonuses:
        stats[BONUS_STAT[kind]] += BONUS_VALUE[kind]
        if BONUS_STAT[kind] == COMBAT:
            swords += BONUS_VALUE[kind]
    return walker_like(stats[COMBAT], stats[COMBAT] - swords, stats[DEFENCE], stats[MOVEMENT], key)


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


def way_cost(state: Jouvence, seat: int, walker: Walker, chart: Map) -> float:
    """Points until the seat is out with a gourd."""
    lives = lives_of(state, seat)
    if state.gourd & BIT[seat]:
        ways = chart.home(walker, lives, False)
    else:
        ways = chart.out(walker, lives, (state.basin, *state.gourds), state.endgame)
    cost = cost_here(state, seat, walker, ways, lives, chart.graph.place_of[state.cell[seat]])
    if state.endgame and not state.gourd & BIT[seat]:
        cost += chase(state, seat, walker, chart)
    return cost


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


def chase(state: Jouvence, seat: int, walker: Walker, chart: Map) -> float:
    """Whoever stands between a foe with a gourd and the gate closes in on it; to hold it is best of all."""
    cost = 0.0
    place = chart.graph.place_of[state.cell[seat]]
    to_gate = chart.walk(GATE)
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] != state.side[seat]:
            if to_gate[place] <= to_gate[chart.graph.place_of[state.cell[foe]]]:
                cost += WEIGHTS.pursuit * min(40, chart.walk(state.cell[foe])[place])
            else:
                cost += WEIGHTS.pursuit * 40
            if state.held[foe] & BIT[seat]:
                cost -= 3.0
    return cost


def treasure_near(state: Jouvence, seat: int) -> float:
    """The nearest treasure, by steps; lairs on the way to it count for some."""
    start = state.cell[seat]
    seen = bytearray(CELLS)
    seen[start] = 1
    rings: list[list[int]] = [[] for _ in range(DETOUR + GUARD + 2)]
    rings[0].append(start)
    for distance in range(DETOUR):
        for cell in rings[distance]:
            mark = state.marks[cell]
            if mark & LOOTS:
                return WEIGHTS.treasure * (1.0 - distance / DETOUR)
            reach = distance + 1 + (GUARD if mark & NUMBER and cell != start else 0)
            if reach > DETOUR:
                continue
            exits = state.exits[cell]
            for d in range(4):
                if exits & BIT[d] and not seen[cell + STEP[d]]:
                    seen[cell + STEP[d]] = 1
                    rings[reach].append(cell + STEP[d])
    return 0.0


# --- bonuses and cards


def total(values: list[float]) -> float:
    """`sum`, whose start is the int 0, does not compile for floats."""
    added = 0.0
    for value in values:
        added += value
    return added


def weights(state: Jouvence) -> list[float]:
    return WEIGHTS.early if state.basin < 0 else WEIGHTS.late


def best_bonuses(state: Jouvence, seat: int) -> list[int]:
    """The active bonuses; during the update the best that it can still make of them."""
    on = [kind for kind in range(BONUSES) for _ in range(state.active[seat * BONUSES + kind])]
    if state.choice != UPDATING or state.asked != seat:
        return on
    points = weights(state)
    off = [kind for kind in range(BONUSES) for _ in range(max(0, available(state, seat, kind)))]
    off.sort(key=lambda kind: -points[BONUS_STAT[kind]] * BONUS_VALUE[kind])
    if state.switched or state.back:
        return on + off[: SLOTS - len(on)]
    return sorted(on + off, key=lambda kind: -points[BONUS_STAT[kind]] * BONUS_VALUE[kind])[:SLOTS]


def bonus_value(state: Jouvence, bonuses: list[int]) -> float:
    points = weights(state)
    value = 0.0
    for kind in bonuses:
        stat = BONUS_STAT[kind]
        share = WEIGHTS.besides if state.basin >= 0 and stat in (COMBAT, DEFENCE, MOVEMENT) else 1.0
        value += share * points[stat] * BONUS_VALUE[kind]
    return value


def hand_value(state: Jouvence, seat: int) -> float:
    row = seat * KINDS
    value = 0.0
    for kind in range(KINDS):
        if state.hand[row + kind]:
            value += WEIGHTS.hand[kind] * state.hand[row + kind]
    if state.choice == MAKING_ROOM and state.asked == seat:
        value += WEIGHTS.card * float(min(state.due, BACKPACK[state.character[seat]] - state.hand_size[seat]))
    return value
