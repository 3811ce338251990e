"""Ratings from games of any number of players: the model of Plackett and Luce, fitted by Hunter's MM (2004).

The chance to come first among those not yet placed is one's strength divided by theirs together. Seats that
share a place are drawn from the same field (Breslow). On Elo's scale: 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import Final, NamedTuple

ROUNDS: Final = 2000
ENOUGH: Final = 1e-10
MODEST: Final = 0.5  # wins and losses against an average player that everybody is lent: nobody is infinite


class Placing(NamedTuple):
    """One game: the player at each seat, and its rank."""

    players: Sequence[str]
    ranks: Sequence[int]


def ratings(games: Sequence[Placing]) -> dict[str, float]:
    names = sorted({name for game in games for name in game.players})
    fields = stages(games)
    wins = dict.fromkeys(names, MODEST)
    for (firsts, _), times in fields.items():
        for name in firsts:
            wins[name] += times
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = {name: 2 * MODEST / (strength[name] + 1.0) for name in names}
        for (firsts, field), times in fields.items():
            share = times * len(firsts) / sum(strength[name] for name in field)
            for name in field:
                weight[name] += share
        fitted = {name: wins[name] / weight[name] for name in names}
        change = max(abs(fitted[name] / strength[name] - 1.0) for name in names)
        strength = fitted
        if change < ENOUGH:
            break
    middle = sum(log10(value) for value in strength.values()) / len(names)
    return {name: 400 * (log10(strength[name]) - middle) for name in names}


def stages(games: Sequence[Placing]) -> Mapping[tuple[tuple[str, ...], tuple[str, ...]], int]:
    """How often those came first among these; equal stages are counted together."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
    for game in games:
        seats = range(len(game.players))
        for rank in sorted(set(game.ranks)):
            firsts = tuple(sorted(game.players[s] for s in seats if game.ranks[s] == rank))
            field = tuple(sorted(game.players[s] for s in seats if game.ranks[s] >= rank))
            if len(firsts) < len(field):
                found[firsts, field] = found.get((firsts, field), 0) + 1
    return found
