"""A table of bots: who chooses at the same time as others chooses without them."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

from ludotheque.bots.bot import Bot
from ludotheque.core.contract import Game, State


def play_out(game: Game, state: State, bots: Sequence[Bot], spent: list[list[float]] | None = None) -> int:
    """Play to the end; the decisions taken. `spent` gets the CPU-seconds of each seat's real choices."""
    decisions = 0
    while pending := state.pending():
        chosen = []
        for seat in pending:
            sight = bots[seat].look(game, state, seat)
            begun = process_time()
            chosen.append((seat, bots[seat].choose(sight)))
            if spent is not None and len(sight.legal) > 1:
                spent[seat].append(process_time() - begun)
        for seat, action in chosen:
            if seat in state.pending():
                state.apply(seat, action)
                decisions += 1
    return decisions
