"""Whole games at full speed, for benchmarks, rollouts and studies. Compiled with the engines."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import State


def playout(state: State, seed: int) -> tuple[int, int]:
    """Play uniformly to the end; the decisions taken, and those among them that were a real choice.

    The players' luck is a plain congruential stream: it is quick, and nobody bets on it.
    """
    taken: i64 = 0
    chosen: i64 = 0
    luck: i64 = seed & 0x7FFFFFFF
    pending = state.pending()
    while pending:
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        seat = pending[(luck >> 8) % len(pending)]
        legal = state.legal(seat)
        choices: i64 = len(legal)
        if choices > 1:
            chosen += 1
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        state.apply(seat, legal[(luck >> 8) % choices])
        taken += 1
        pending = state.pending()
    return taken, chosen
