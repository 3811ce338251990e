"""How good a state of Fontaine de Jouvence is for each seat, in points; a turn is worth four.

What counts: the turns taken, what the way out with a gourd will still cost (`prospects`), lives, bonuses and cards,
treasures near by, and pursuit. A side is as strong as its best member, and a little for every other.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import State
from ludotheque.games.jouvence.actions import MAKING_ROOM, TURNING
from ludotheque.games.jouvence.components import BACKPACK, BIT, KINDS
from ludotheque.games.jouvence.gear import best_bonuses, bonus_value, walker_of
from ludotheque.games.jouvence.hunt import chase, grips, hunt, races
from ludotheque.games.jouvence.niches import wait_cost
from ludotheque.games.jouvence.prospects import (
    ALL_KEYS,
    DEATH,
    TURN,
    Map,
    Walker,
    map_of,
)
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.todo import FIGHT, SCALE
from ludotheque.games.jouvence.todo import INTELLIGENCE as INTELLIGENCE_STEP
from ludotheque.games.jouvence.travel import cost_here, home_cost, key_for, lives_of, unknown_fight
from ludotheque.games.jouvence.treasures import Near, treasure_near, treasures_of
from ludotheque.games.jouvence.weights import WEIGHTS

NOBODY: Final = -1  # judges in particular: all see the same
AFAR: Final = -2  # any other seat
FOE: Final = -3  # … for the only other one: what it loses is won
WON: Final = 1000.0
GONE: Final = -300.0  # a rival who died for good, where choices are compared
LOST: Final = 20.0  # … in the outlook, where all is weighed against it: much more, and no step home would count
HURRY: Final = 0.2  # of a turn: what one that is wasted costs when nobody is left to be faster
VAGUE: Final = 0.45  # of a point in the end game; found by logistic regression on games of the normal level
UNKNOWN: Final = 60.0  # points to go while nobody knows where the Fountain is


def evaluate(state: State) -> list[float]:
    """To compare the choices of one decision: as the seat that chose last sees it, who looks at others from afar."""
    assert isinstance(state, Jouvence)
    return values_of(state, state.last // 512)


def outlook(state: State) -> list[list[float]]:
    """To compare states far apart, as a search does: as each seat sees them, whoever chose last.

    Everyone looks at others from afar; before the Fountain is entered a point foretells less of who will win. Of two
    in the end game one flees and one hunts, and both see the same.
    """
    assert isinstance(state, Jouvence)
    if state.over or (state.endgame and state.seats == 2):
        return [values_of(state, NOBODY)] * state.seats
    if state.choice == TURNING:
        return outlook(best_turned(state))
    chart = map_of(state) if state.basin >= 0 else None
    near_by = treasures_of(state)
    waits = [wait_cost(state, seat) if chart is None else 0.0 for seat in range(state.seats)]
    near = [seat_value(state, s, s, chart, near_by) - waits[s] for s in range(state.seats)]
    other = FOE if state.seats == 2 else AFAR
    part = regard(other)
    far = [seat_value(state, s, other, chart, near_by) - part * waits[s] for s in range(state.seats)]
    views = [[near[s] if s == seat else far[s] for s in range(state.seats)] for seat in range(state.seats)]
    if state.endgame:
        return [[side_value(state, view, s) for s in range(state.seats)] for view in views]
    return [[VAGUE * value for value in view] for view in views]


def values_of(state: Jouvence, judge: int) -> list[float]:
    if state.over:
        return [WON if state.winners & BIT[s] else -WON if state.winners else 0.0 for s in range(state.seats)]
    if state.choice == TURNING:
        return values_of(best_turned(state), judge)
    chart = map_of(state) if state.basin >= 0 else None
    near_by = treasures_of(state)
    values = [seat_value(state, seat, judge, chart, near_by) for seat in range(state.seats)]
    if not state.endgame:
        return values
    return [side_value(state, values, seat) for seat in range(state.seats)]


def duel(state: State) -> bool:
    """The race home and the hunt, one against one. Of more than two a search could not foresee all in good time."""
    assert isinstance(state, Jouvence)
    return state.endgame > 0 and state.seats == 2


def sides(state: State) -> list[int]:
    """Who wins with whom, once the roles are turned; before that every seat is on its own."""
    assert isinstance(state, Jouvence)
    return state.side[:] if state.endgame else list(range(state.seats))


def best_turned(state: Jouvence) -> Jouvence:
    """A place is as good as the best way to lay the tile there."""
    seat = state.pending()[0]
    best: Jouvence | None = None
    most = 0.0
    for action in state.legal(seat):
        twin = state.clone()
        twin.apply(seat, action)
        worth = ahead(state, values_of(twin, seat), seat)
        if best is None or worth > most:
            best, most = twin, worth
    assert best is not None
    return best


def ahead(state: State, values: list[float], seat: int) -> float:
    side = sides(state)
    return values[seat] - max([values[s] for s in range(len(values)) if side[s] != side[seat]], default=0.0)


def side_value(state: Jouvence, own: list[float], seat: int) -> float:
    """A side is as strong as its best member and a tenth of the others; one's own part counts a little more."""
    mates = [own[s] for s in range(state.seats) if state.side[s] == state.side[seat]]
    best = max(mates)
    return best + 0.1 * (total(mates) - best) + 0.15 * (own[seat] - best)


def seat_value(state: Jouvence, seat: int, judge: int, chart: Map | None, near_by: Near) -> float:
    """The turns taken, what they brought, and the way ahead.

    What a choice brings others is less sure than what it brings the seat that made it, so from afar it counts in
    part: else nobody would ever clear a way on which another could follow.
    """
    near = judge in (seat, NOBODY)
    lives = state.lives[seat]
    if lives == 0:
        if judge in (NOBODY, AFAR):
            return -LOST - dead_time(state)
        return -TURN * float(state.round) - DEATH if judge == seat else GONE
    bonuses = best_bonuses(state, seat, judge)
    walker = walker_of(state, seat, bonuses, key_for(state, seat) if near else ALL_KEYS)
    hunts = judge == NOBODY and state.endgame and chart is not None and not races(state, seat, walker, chart)
    spent = TURN * (float(state.round) if hunts and grips(state, seat) else turns_taken(state, seat, walker))
    spent += WEIGHTS.income * float(state.round - 1 if turn_to_come(state, seat, INTELLIGENCE_STEP) else state.round)
    value = UNKNOWN + bonus_value(state, bonuses, hunts) + hand_value(state, seat)
    value += WEIGHTS.life[lives] - WEIGHTS.net * state.nets[seat]
    if state.held[seat]:
        value -= WEIGHTS.held
    if chart is None:
        value -= UNKNOWN + unknown_fight(state, seat)
    else:
        value -= hunt(state, seat, walker, chart) if hunts else way_cost(state, seat, walker, chart, judge)
    value += WEIGHTS.treasure * treasure_near(state, state.cell[seat], near_by)
    return value * (1.0 if near or state.gourd & BIT[seat] else regard(judge)) - spent


def regard(judge: int) -> float:
    return WEIGHTS.foe if judge == FOE else WEIGHTS.rival


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


def dead_time(state: Jouvence) -> float:
    """Nearly the time that whoever is about to move has spent."""
    mover = state.order[state.turn]
    turns = float(state.round - 1 if turn_to_come(state, mover, FIGHT) else state.round)
    rolls = float(state.round - 1 if turn_to_come(state, mover, INTELLIGENCE_STEP) else state.round)
    return (1.0 - HURRY) * TURN * turns + WEIGHTS.income * rolls


# --- the way


def way_cost(state: Jouvence, seat: int, walker: Walker, chart: Map, judge: int) -> float:
    """Points until the seat is out with a gourd."""
    lives = lives_of(state, seat)
    carries = state.gourd & BIT[seat]
    if carries:
        cost = home_cost(state, seat, walker, chart)
    else:
        ways = chart.out(walker, lives, (state.basin, *state.gourds), state.endgame)
        cost = cost_here(state, seat, walker, ways, lives, chart.graph.place_of[state.cell[seat]])
    if not state.endgame:
        return cost
    if judge == NOBODY:
        return WEIGHTS.homeward * cost
    return cost if carries else cost + chase(state, seat, walker, chart)


# --- bonuses and cards


def total(values: list[float]) -> float:
    """`sum`, whose start is the int 0, does not compile for floats."""
    added = 0.0
    for value in values:
        added += value
    return added


def hand_value(state: Jouvence, seat: int) -> float:
    row = seat * KINDS
    value = 0.0
    for kind in range(KINDS):
        if state.hand[row + kind]:
            value += WEIGHTS.hand[kind] * state.hand[row + kind]
    if state.choice == MAKING_ROOM and state.asked == seat:
        value += WEIGHTS.card * float(min(state.due, BACKPACK[state.character[seat]] - state.hand_size[seat]))
    return value
