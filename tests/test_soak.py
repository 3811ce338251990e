"""The long proof that secrets stay secret: `make soak`. Every state of many games, every seat."""

from __future__ import annotations

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, State
from tests.walks import any_move, lucky_options, seen

STATES = 200_000  # of each game, over its numbers of players


def reaches(state: State, seat: int | None) -> str:
    asked = [(s, state.decision(s)) for s in state.pending()]
    legal = [] if seat is None else state.legal(seat)
    return seen([state.view(seat), asked, legal, state.result()])


@pytest.mark.soak
def test_no_state_tells_a_seat_what_it_may_not_see(game: Game, players: int) -> None:
    luck, checked, seed = Chance.seeded(f"soak {players}"), 0, 0
    while checked < STATES // len(game.seats):
        seed += 1
        chosen = lucky_options(game, players, luck) if seed % 2 else game.options(players=players)
        state = game.start(chosen, Chance.seeded(seed))
        state.log = None
        while state.pending():
            seat = luck.below(players)
            other = state.determinize(seat, luck)
            assert reaches(other, seat) == reaches(state, seat)
            assert reaches(other, None) == reaches(state, None)
            checked += 1
            state.apply(*any_move(state, luck))
