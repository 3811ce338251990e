"""Scoring a half in influence, and the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.state import Result
from ludotheque.games.agora import new_half
from ludotheque.games.agora.components import GOODS, HALVES, SOURCES
from ludotheque.games.agora.events import GameOver, InfluenceScored
from ludotheque.games.agora.phases import OVER

if TYPE_CHECKING:
    from ludotheque.games.agora.state import Agora


def score_half(state: Agora) -> None:
    """AGO-019, AGO-093, AGO-098, AGO-106, AGO-R47. The four tiles, then the drachmas, which are only counted."""
    influence = list(state.influence)
    for good in range(GOODS):
        score(state, good, [state.reputation[s * GOODS + good] for s in range(state.seats)], influence)
    score(state, GOODS, state.drachmas, influence)
    state.influence = tuple(influence)
    if state.half < HALVES - 1:
        new_half.start_half(state)
    else:
        finish(state)


def score(state: Agora, source: int, values: list[int], influence: list[int]) -> None:
    """AGO-094, AGO-095, AGO-096, AGO-097, AGO-099, AGO-100, AGO-R44, AGO-R45, AGO-R46."""
    variant = state.variant
    scale = variant.reputation_points if source < GOODS else variant.drachma_points
    ranks: list[int] = []
    points: list[int] = []
    for seat in range(state.seats):
        rank = 1
        for value in values:
            if value > values[seat]:
                rank += 1
        nothing = source < GOODS and values[seat] == 0 and not variant.zero_scores
        ranks.append(rank)
        points.append(0 if nothing else scale[rank - 1])
        influence[seat * SOURCES + source] += points[seat]
    if state.log is not None:
        state.tell(InfluenceScored, None, state.half + 1, source, tuple(values), tuple(ranks), tuple(points))


def total_influence(state: Agora, seat: int) -> int:
    return sum(state.influence[seat * SOURCES : seat * SOURCES + SOURCES])


def total_reputation(state: Agora, seat: int) -> int:
    return sum(state.reputation[seat * GOODS : seat * GOODS + GOODS])


def result(state: Agora) -> Result:
    """AGO-020, AGO-107, AGO-108, AGO-109, AGO-R48. The rule is the one that settled the first place."""
    seats = list(range(state.seats))
    scores = [total_influence(state, s) for s in seats]
    keys = [(scores[s], total_reputation(state, s), state.drachmas[s]) for s in seats]
    best = max(keys)
    if scores.count(best[0]) == 1:
        rule = "AGO-107"
    elif [key[:2] for key in keys].count(best[:2]) == 1:
        rule = "AGO-108"
    elif keys.count(best) == 1:
        rule = "AGO-109"
    else:
        rule = "AGO-R48"
    return Result.by_keys(scores, [(key[0], key[1], key[2]) for key in keys], rule)


def finish(state: Agora) -> None:
    """AGO-003, AGO-020."""
    state.phase = OVER
    state.waiting = 0
    if state.log is not None:
        outcome = result(state)
        seats = list(range(state.seats))
        ranking = [s for rank in range(1, state.seats + 1) for s in seats if outcome.ranks[s] == rank]
        winners = [s for s in seats if outcome.ranks[s] == 1]
        reputation = [total_reputation(state, s) for s in seats]
        state.tell(
            GameOver, None, tuple(ranking), outcome.scores, tuple(reputation), tuple(state.drachmas), tuple(winners)
        )
