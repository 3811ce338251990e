"""How good a state of Fontaine de Jouvence is for each seat, in points; a lost turn is worth about four.

What counts: the turns that are still needed to leave with a gourd, lives, bonuses and cards, what waits on the
cell, and pursuit. A side is as strong as its best member, and a little for every other.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import State
from ludotheque.games.jouvence.actions import FACING, MAKING_ROOM, TURNING, UPDATING
from ludotheque.games.jouvence.bonuses import available, combat, defence
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BIT,
    BONUS_STAT,
    BONUS_VALUE,
    BONUSES,
    GATE,
    INTELLIGENCE,
    KINDS,
    MOVEMENT,
    NUMBER,
    SLOTS,
    STATS,
    UP,
)
from ludotheque.games.jouvence.dice import needed
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.monsters import GROUP_ATTACK, GROUP_DEFENCE, GROUP_SIZE, blow, group_at
from ludotheque.games.jouvence.prospects import UNREACHED, chart_of, ways
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.todo import FIGHT, SCALE
from ludotheque.games.jouvence.todo import INTELLIGENCE as INTELLIGENCE_STEP

WON: Final = 1000.0
TURN: Final = 4.0  # points a turn
UNKNOWN: Final = 55.0  # steps of work while nobody knows where the Fountain is
GOURD: Final = 6.0
CARD: Final = 1.1  # a card not yet seen
LIFE: Final[tuple[float, ...]] = (-150.0, 0.0, 4.5, 7.0)  # before the end game, by lives left
LAST_LIFE: Final[tuple[float, ...]] = (-150.0, 0.0, 8.0, 12.0)  # when death is final
EARLY: Final[tuple[float, ...]] = (2.0, 1.3, 1.1, 1.5, 0.4)  # a point of each statistic, before the Fountain lies
LATE: Final[tuple[float, ...]] = (0.7, 1.6, 1.5, 1.0, 0.7)  # after; movement also shortens the way
WORTH: Final[tuple[float, ...]] = (  # of a card in hand
    0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.9, 0.6, 0.3, 0.4, 0.7, 1.8, 1.7, 1.6, 1.2, 1.6, 1.5, 0.5, 1.0, 1.0, 1.2,
)  # fmt: skip
HURRY: Final = 1.6  # what a round costs the living
PURSUIT: Final = 0.35  # a step nearer to a foe with a gourd


def evaluate(state: State) -> list[float]:
    assert isinstance(state, Jouvence)
    if state.over:
        return [WON if state.winners & BIT[s] else -WON if state.winners else 0.0 for s in range(state.seats)]
    if state.choice == TURNING:
        return best_turned(state)
    own = [seat_value(state, seat) for seat in range(state.seats)]
    if not state.endgame:
        return own
    return [side_value(state, own, seat) for seat in range(state.seats)]


def best_turned(state: State) -> list[float]:
    """A place is as good as the best way to lay the tile there."""
    seat = state.pending()[0]
    best: list[float] = []
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        values = evaluate(twin)
        if not best or ahead(values, seat) > ahead(best, seat):
            best = values
    return best


def ahead(values: list[float], seat: int) -> float:
    return values[seat] - max([values[s] for s in range(len(values)) if s != seat])


def side_value(state: Jouvence, own: list[float], seat: int) -> float:
    """A side is as strong as its best member and a tenth of the others; one's own part counts a little more."""
    mates = [own[s] for s in range(state.seats) if state.side[s] == state.side[seat]]
    best = max(mates)
    return best + 0.1 * (sum(mates) - best) + 0.15 * (own[seat] - best)


def seat_value(state: Jouvence, seat: int) -> float:
    lives = state.lives[seat]
    if lives == 0:
        return LAST_LIFE[0]
    value = (LAST_LIFE[lives] if state.endgame else LIFE[lives]) - HURRY * state.round
    value += bonus_value(state, seat) + hand_value(state, seat)
    value -= TURN * work_left(state, seat) / points_a_turn(state, seat)
    if turn_to_come(state, seat, INTELLIGENCE_STEP):
        value += CARD * min(5, state.stats[seat * STATS + INTELLIGENCE] - 1) / 6
    if state.gourd & BIT[seat]:
        value += GOURD
    if state.marks[state.cell[seat]] & NUMBER:
        value += meeting(state, seat)
    if state.held[seat]:
        value -= 2.5
    value -= 1.2 * state.nets[seat]
    if state.endgame:
        value += chase(state, seat)
    return value


def turn_to_come(state: Jouvence, seat: int, step: int) -> bool:
    """Whether this step of the seat's turn is still to come in this round. So passing the turn on changes nothing."""
    if state.round == 0:
        return True
    place = state.order.index(seat)
    if place == state.turn:
        return step * SCALE in state.todo
    return place > state.turn


def steps_to_come(state: Jouvence, seat: int) -> float:
    """The movement points that the seat can still use in this round."""
    if turn_to_come(state, seat, FIGHT):
        return points_a_turn(state, seat)
    return float(state.mp) if state.order[state.turn] == seat else 0.0


def points_a_turn(state: Jouvence, seat: int) -> float:
    return max(1.0, float(state.stats[seat * STATS + MOVEMENT]))


def work_left(state: Jouvence, seat: int) -> float:
    """Steps until the seat is out with a gourd; the points of this turn are as good as steps taken."""
    cell = state.cell[seat]
    spare = 0.95 * steps_to_come(state, seat)
    chart = chart_of(state)
    home = ways(chart, state, GATE)
    if state.gourd & BIT[seat]:
        return float(home.get(cell, UNREACHED)) + 1.0 - spare
    if state.basin < 0:
        loot = ways(chart, state, -1)
        return UNKNOWN + 0.35 * min(20, loot.get(cell, 20)) - 0.3 * spare
    target = ways(chart, state, state.basin)
    left = float(target.get(cell, UNREACHED) + home.get(state.basin, UNREACHED))
    for gourd in state.gourds:
        left = min(left, float(ways(chart, state, gourd).get(cell, UNREACHED) + home.get(gourd, UNREACHED)))
    if not state.endgame:
        loot = ways(chart, state, -1)
        left += 0.15 * min(12, loot.get(cell, 12))
    return left + 1.0 - spare


def weights(state: Jouvence) -> tuple[float, ...]:
    return EARLY if state.basin < 0 else LATE


def bonus_value(state: Jouvence, seat: int) -> float:
    """The active bonuses; during the update the best that it can still make of them."""
    points = weights(state)
    on: list[float] = []
    off: list[float] = []
    updating = state.choice == UPDATING and state.asked == seat
    for kind in range(BONUSES):
        worth = points[BONUS_STAT[kind]] * BONUS_VALUE[kind]
        on += [worth] * state.active[seat * BONUSES + kind]
        if updating and state.hand[seat * KINDS + kind]:
            off += [worth] * available(state, seat, kind)
    if not updating:
        return sum(on)
    off.sort(reverse=True)
    if state.switched or state.back:
        return sum(on) + sum(off[: SLOTS - len(on)])
    return sum(sorted(on + off, reverse=True)[:SLOTS])


def hand_value(state: Jouvence, seat: int) -> float:
    row = seat * KINDS
    value = 0.0
    for kind in range(KINDS):
        if state.hand[row + kind]:
            value += WORTH[kind] * state.hand[row + kind]
    if state.choice == MAKING_ROOM and state.asked == seat:
        value += CARD * min(state.due, BACKPACK[state.character[seat]] - state.hand_size[seat])
    return value


def chance_of(attack: int, defence: int) -> float:
    return (7 - needed(attack, defence)) / 6


def life_at_stake(state: Jouvence, seat: int) -> float:
    lives = state.lives[seat]
    table = LAST_LIFE if state.endgame else LIFE
    if lives == 1:
        return 20.0 if state.endgame else 8.0 + 0.6 * state.hand_size[seat]  # all, or the way back and the cards
    return table[lives] - table[lives - 1]


def meeting(state: Jouvence, seat: int) -> float:
    """The monsters of the cell, who come before the way on: blows until one lands, or the price of fleeing."""
    cell = state.cell[seat]
    mark = state.marks[cell]
    acting = state.order[state.turn] == seat
    if acting and state.choice != FACING and mark & UP and state.mp > 0:
        return -0.5  # left behind, by flight, smoke or shadow: met again only by staying
    group = group_at(state, cell) if mark & UP else 0
    if group:
        attack, shield, size = blow(state, seat, group), GROUP_DEFENCE[group], GROUP_SIZE[group]
        back = chance_of(GROUP_ATTACK[group], defence(state, seat))
    else:
        attack, shield, size = combat(state, seat), 4, 2
        back = chance_of(5, defence(state, seat))
    win = chance_of(attack, shield)
    life = life_at_stake(state, seat)
    cost = (1 - win) / win * (0.8 * TURN + back * life) - win * size * CARD
    if state.lives[seat] > 1 and mark & UP and not (acting and state.unmasked):
        cost = min(cost, life)
    return -cost


def chase(state: Jouvence, seat: int) -> float:
    """Nearer to a foe who carries a gourd is better, and to hold one best of all."""
    value = 0.0
    if state.gourd & BIT[seat]:
        return value
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] != state.side[seat]:
            steps = ways(chart_of(state), state, state.cell[foe]).get(state.cell[seat], 40)
            value -= PURSUIT * min(40, steps)
            if state.held[foe] & BIT[seat]:
                value += 3.0
    return value
