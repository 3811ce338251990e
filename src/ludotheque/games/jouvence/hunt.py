"""The end game for those without a gourd: to stop a foe who has one. For evaluate alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.jouvence.bonuses import combat, defence
from ludotheque.games.jouvence.components import BIT, GATE
from ludotheque.games.jouvence.gear import best_bonuses, prowess, walker_of
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.prospects import FAR, Map, Walker, chance_of
from ludotheque.games.jouvence.travel import key_for, lives_of
from ludotheque.games.jouvence.weights import WEIGHTS

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence


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


def races(state: Jouvence, seat: int, walker: Walker, chart: Map) -> bool:
    """Whether it would be out with a gourd before every foe that has one: by turns, lairs counted as steps."""
    to_gate = chart.trail(GATE)
    place = chart.graph.place_of[state.cell[seat]]
    steps = to_gate[place]
    if not state.gourd & BIT[seat]:
        wells = [state.basin, *state.gourds]
        steps = min([chart.trail(well)[place] + to_gate[chart.graph.place_of[well]] for well in wells])
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] != state.side[seat]:
            prey = walker_of(state, foe, best_bonuses(state, foe, foe), key_for(state, foe))
            if steps * prey.pace > to_gate[chart.graph.place_of[state.cell[foe]]] * walker.pace:
                return False
    return True


def hunt(state: Jouvence, seat: int, walker: Walker, chart: Map) -> float:
    """Who would come too late with a gourd has to stop a foe that has one: in points.

    It matters who strikes better and walks faster, and who stands between its prey and the gate; hardly how far off.
    """
    best = FAR
    place = chart.graph.place_of[state.cell[seat]]
    to_gate = chart.walk(GATE)
    for foe in seats_in(state.gourd, state.seats):
        if state.side[foe] == state.side[seat]:
            continue
        prey = walker_of(state, foe, best_bonuses(state, foe, foe), key_for(state, foe))
        cost = WEIGHTS.hunt + WEIGHTS.prey * float(lives_of(state, foe)) + WEIGHTS.flight * float(prey.pace)
        cost -= prowess(walker, prey.combat, prey.defence)
        cost += WEIGHTS.trail * float(min(60, chart.trail(state.cell[foe])[place]))
        if to_gate[place] > to_gate[chart.graph.place_of[state.cell[foe]]]:
            cost += WEIGHTS.behind + WEIGHTS.gap * float(min(12, chart.walk(state.cell[foe])[place]))
        if state.held[foe] & BIT[seat]:
            cost -= WEIGHTS.grip
        elif state.duel_targets & BIT[foe] and state.order[state.turn] == seat:  # about to strike
            cost -= WEIGHTS.grip + WEIGHTS.prey * chance_of(combat(state, seat), defence(state, foe))
        best = min(best, cost)
    return best


def grips(state: Jouvence, seat: int) -> bool:
    """Whether it holds a foe with a gourd: then it has nowhere else to go."""
    return any([state.held[foe] & BIT[seat] for foe in seats_in(state.gourd, state.seats)])
