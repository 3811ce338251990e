"""How good a state of Fontaine de Jouvence is for each seat, in points; a lost turn is worth about four.

What counts: the turns that are still needed to leave with a gourd, lives, bonuses and cards, what waits on the
cell, and pursuit. A side is as strong as its best member, and a little for every other.
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
    CLEF,
    COMBAT,
    DEFENCE,
    GATE,
    INTELLIGENCE,
    KINDS,
    MOVEMENT,
    NUMBER,
    PRINTED,
    SLOTS,
    STATS,
    UP,
)
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.monsters import group_at
from ludotheque.games.jouvence.prospects import (
    LAIRS,
    LOCKED,
    NO_KEY,
    OWN_KEY,
    THEIR_KEY,
    TURN,
    UNREACHED,
    WAIT,
    Walker,
    chart_of,
    walker_like,
    ways,
)
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.todo import FIGHT, SCALE
from ludotheque.games.jouvence.todo import INTELLIGENCE as INTELLIGENCE_STEP

WON: Final = 1000.0
UNKNOWN: Final = 55.0  # steps of work while nobody knows where the Fountain is
GOURD: Final = 60.0
CARD: Final = 1.1  # a card not yet seen
LIFE: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 5.0)  # by lives left, besides the risk of death
DEAD: Final = -115.0  # when death is final
EARLY: Final[tuple[float, ...]] = (2.0, 1.3, 1.1, 1.5, 0.4)  # a point of each statistic, before the Fountain lies
LATE: Final[tuple[float, ...]] = (0.7, 1.6, 1.5, 1.0, 0.7)  # after; movement also shortens the way
WORTH: Final[tuple[float, ...]] = (  # of a card in hand
    0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.9, 0.6, 0.3, 0.4, 0.7, 1.8, 1.7, 1.6, 1.2, 1.6, 1.5, 0.5, 1.0, 1.0, 1.2,
)  # fmt: skip
HURRY: Final = 2.4  # what a round costs the living: late in the game they take risks
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


def sides(state: State) -> list[int]:
    """Who wins with whom, once the roles are turned; before that every seat is on its own."""
    assert isinstance(state, Jouvence)
    return state.side[:] if state.endgame else list(range(state.seats))


def best_turned(state: State) -> list[float]:
    """A place is as good as the best way to lay the tile there."""
    seat = state.pending()[0]
    best: list[float] = []
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        values = evaluate(twin)
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


def seat_value(state: Jouvence, seat: int) -> float:
    """What the way ahead is worth, and by the risk on it what death would leave."""
    lives = state.lives[seat]
    if lives == 0:
        return DEAD
    walker = walker_of(state, seat)
    work, lairs = work_left(state, seat, walker)
    value = bonus_value(state, seat) + hand_value(state, seat) - HURRY * state.round - TURN * work / walker.pace
    if turn_to_come(state, seat, INTELLIGENCE_STEP):
        value += CARD * min(5, state.stats[seat * STATS + INTELLIGENCE] - 1) / 6
    if state.gourd & BIT[seat]:
        value += GOURD
    if state.marks[state.cell[seat]] & NUMBER and not passed(state, seat):
        value -= walker.price(group_at(state, state.cell[seat]))
        lairs += 1
    if state.held[seat]:
        value -= 2.5
    value -= 1.2 * state.nets[seat]
    if state.endgame:
        value += chase(state, seat, walker)
    loss = value - (DEAD if state.endgame else reborn(state, seat))
    return value + LIFE[lives] - walker.risk(lives, lairs) * max(0.0, loss)


def walker_of(state: Jouvence, seat: int) -> Walker:
    pace = max(1, state.stats[seat * STATS + MOVEMENT])
    strength, shield = combat(state, seat), defence(state, seat)
    flees = state.lives[seat] > 1
    return walker_like(
        strength, bare_combat(state, seat), shield, pace, flees, key_for(state, seat), dread(state, seat)
    )


def key_for(state: Jouvence, seat: int) -> int:
    """What one unlocks is open to all, so the keys of the others count as well."""
    if state.hand[seat * KINDS + CLEF]:
        return OWN_KEY
    return THEIR_KEY if sum([state.hand[s * KINDS + CLEF] for s in range(state.seats)]) else NO_KEY


def dread(state: Jouvence, seat: int) -> int:
    """In tenths, how much more a lair ahead weighs than one met: what makes going in better than waiting.

    It grows with the rounds, so that risks are taken before the cave collapses; who alone has a gourd can wait.
    """
    if state.gourd == BIT[seat]:
        return 10
    return 14 + state.round // 5 * 2


def reborn(state: Jouvence, seat: int) -> float:
    """What is left to a seat that dies before the end game: it begins again at the gate, without cards."""
    row = state.character[seat] * STATS
    pace = PRINTED[row + MOVEMENT]
    strength, shield = PRINTED[row + COMBAT], PRINTED[row + DEFENCE]
    walker = walker_like(strength, strength, shield, pace, True, key_for(state, seat), dread(state, seat))
    work = way_out(state, walker, GATE)
    steps = work // LAIRS
    if steps >= LOCKED:
        steps -= LOCKED - WAIT
    return LIFE[3] - HURRY * state.round - TURN * steps / pace


def passed(state: Jouvence, seat: int) -> bool:
    """Whether the monsters of the cell are left behind, by flight, smoke or shadow: met again only by staying."""
    if state.order[state.turn] != seat or state.choice == FACING or state.mp == 0:
        return False
    return state.marks[state.cell[seat]] & UP > 0 or state.shadow


def turn_to_come(state: Jouvence, seat: int, step: int) -> bool:
    """Whether this step of the seat's turn is still to come in this round. So passing the turn on changes nothing."""
    if state.round == 0:
        return True
    place = state.order.index(seat)
    if place == state.turn:
        return step * SCALE in state.todo
    return place > state.turn


def steps_to_come(state: Jouvence, seat: int, walker: Walker) -> float:
    """The movement points that the seat can still use in this round."""
    if turn_to_come(state, seat, FIGHT):
        return float(walker.pace)
    return float(state.mp) if state.order[state.turn] == seat else 0.0


def work_left(state: Jouvence, seat: int, walker: Walker) -> tuple[float, int]:
    """Steps until the seat is out with a gourd, and the lairs on the way to what comes next.

    The points of this turn are as good as steps taken.
    """
    cell = state.cell[seat]
    spare = 0.95 * steps_to_come(state, seat, walker)
    if state.gourd & BIT[seat]:
        home = ways(chart_of(state), state, walker, GATE).get(cell, UNREACHED)
        return home // LAIRS + 1.0 - spare, home % LAIRS
    if state.basin < 0:
        loot = ways(chart_of(state), state, walker, -1).get(cell, UNREACHED)
        return UNKNOWN + 0.35 * min(20, loot // LAIRS) - 0.3 * spare, 0
    way = way_out(state, walker, cell)
    if way < LOCKED * LAIRS:
        return way // LAIRS + 1.0 - spare, way % LAIRS
    loot = ways(chart_of(state), state, walker, -1).get(cell, UNREACHED)  # a key may be among the treasures
    return WAIT + 0.3 * (way // LAIRS - LOCKED) + 0.5 * min(20, loot // LAIRS) - spare, way % LAIRS


def way_out(state: Jouvence, walker: Walker, cell: int) -> int:
    """To the Fountain or to a gourd that lies about, and home. The lairs are those before the gourd."""
    if state.basin < 0:
        return int(UNKNOWN + 7.0) * LAIRS
    chart = chart_of(state)
    home = ways(chart, state, walker.on_the_way_back(), GATE)
    best = UNREACHED * LAIRS
    for source in [state.basin, *state.gourds]:
        there = ways(chart, state, walker, source).get(cell, UNREACHED)
        back = home.get(source, UNREACHED)
        lairs = min(LAIRS - 1, there % LAIRS + (back % LAIRS if state.endgame else 0))
        best = min(best, (there // LAIRS + back // LAIRS) * LAIRS + lairs)
    return best


def weights(state: Jouvence) -> tuple[float, ...]:
    return EARLY if state.basin < 0 else LATE


def total(values: list[float]) -> float:
    """`sum`, whose start is the int 0, does not compile for floats."""
    added = 0.0
    for value in values:
        added += value
    return added


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
        return total(on)
    off.sort(reverse=True)
    if state.switched or state.back:
        return total(on) + total(off[: SLOTS - len(on)])
    return total(sorted(on + off, reverse=True)[:SLOTS])


def hand_value(state: Jouvence, seat: int) -> float:
    row = seat * KINDS
    value = 0.0
    for kind in range(KINDS):
        if state.hand[row + kind]:
            value += WORTH[kind] * state.hand[row + kind]
    if state.choice == MAKING_ROOM and state.asked == seat:
        value += CARD * min(state.due, BACKPACK[state.character[seat]] - state.hand_size[seat])
    return value


def chase(state: Jouvence, seat: int, walker: Walker) -> float:
    """Nearer to a foe who carries a gourd is better, and to hold one best of all."""
    value = 0.0
    if state.gourd & BIT[seat]:
        return value
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] != state.side[seat]:
            steps = ways(chart_of(state), state, walker, state.cell[foe]).get(state.cell[seat], UNREACHED) // LAIRS
            value -= PURSUIT * min(40, steps)
            if state.held[foe] & BIT[seat]:
                value += 3.0
    return value
