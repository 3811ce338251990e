"""Many whole games: they end within the bounds of the specification and score what it saw."""

from __future__ import annotations

from statistics import mean

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.position import check
from ludotheque.games.agartha.state import Agartha, start

BOUND = {2: 211, 3: 432, 4: 569}  # decisions, whatever the players do
RANDOM_DECISIONS = {2: 97.6, 3: 150.7, 4: 196.6}  # means of the two prototypes
RANDOM_SCORE = {2: 2.43, 3: 2.59, 4: 2.35}
MOST_LEGAL = 45


def random_game(players: int, seed: int) -> tuple[Agartha, int]:
    state, luck = start(Options(players=players), Chance.seeded(seed)), Chance.seeded(f"soak {seed}")
    state.log = None
    taken = 0
    while pending := state.pending():
        seat = luck.pick(pending)
        legal = state.legal(seat)
        assert 1 < len(legal) <= MOST_LEGAL  # a decision is a choice
        state.apply(seat, luck.pick(legal))
        taken += 1
    check(state)
    return state, taken


def bot_game(bots: list[Bot], seed: int) -> tuple[Agartha, int]:
    state = start(Options(players=len(bots)), Chance.seeded(seed))
    state.log = None
    taken = 0
    while pending := state.pending():
        seat = pending[0]
        state.apply(seat, bots[seat].choose(Sight(AGARTHA, state, seat)))
        taken += 1
    return state, taken


def check_random(players: int, games: int, slack: float) -> None:
    lengths, scores = [], []
    for seed in range(games):
        state, taken = random_game(players, seed)
        assert taken <= BOUND[players]
        lengths.append(taken)
        scores += [float(worth) for worth in state.public()["worth"]]
    print(f"random {players}: {mean(lengths):.1f} ({min(lengths)}-{max(lengths)}), {mean(scores):.2f} ({max(scores)})")
    assert mean(lengths) == pytest.approx(RANDOM_DECISIONS[players], rel=0.1)
    assert mean(scores) == pytest.approx(RANDOM_SCORE[players], rel=slack)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_as_the_specification_saw(players: int) -> None:
    check_random(players, 60, 0.35)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_random_games(players: int) -> None:
    check_random(players, 2000, 0.1)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_hundred_greedy_games(players: int) -> None:
    lengths: list[int] = []
    scores: list[int] = []
    sources: dict[str, int] = {}
    for seed in range(500):
        state, taken = bot_game([GreedyBot(f"{seed} {seat}") for seat in range(players)], seed)
        assert taken <= BOUND[players]
        check(state)
        lengths.append(taken)
        for tally in state.tally():
            scores.append(sum(tally.values()))
            for source, points in tally.items():
                sources[source] = sources.get(source, 0) + points
    parts = {source: round(points / len(scores), 1) for source, points in sources.items()}
    print(
        f"greedy {players}: {mean(lengths):.1f} ({min(lengths)}-{max(lengths)}), {mean(scores):.1f} ({max(scores)})",
        parts,
    )
    assert mean(scores) > 5 * RANDOM_SCORE[players]


def greedy_wins(games: int) -> float:
    """How often greedy beats random at two, each first seat as often as the other; a shared victory is half."""
    wins = 0.0
    for seed in range(games):
        bots: list[Bot] = [GreedyBot(seed), RandomBot(seed)]
        state, _ = bot_game(bots if seed % 2 else bots[::-1], seed)
        result = state.result()
        assert result is not None
        greedy = 0 if seed % 2 else 1
        wins += (result.ranks[greedy] == 1) / result.ranks.count(1)
    return wins / games


def test_greedy_beats_random() -> None:
    assert greedy_wins(6) == 1


@pytest.mark.soak
def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    share = greedy_wins(500)
    print(f"greedy wins {share:.1%}")
    assert share >= 0.95
