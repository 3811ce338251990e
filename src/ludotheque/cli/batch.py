"""A batch of games between bots: played one by one, each from its own number, then summed up.

The seed of a game is made from the batch's seed and the game's number alone, so that it comes out the
same whoever plays it, in whatever order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from ludotheque.bots import hire
from ludotheque.bots.turns import play_out
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Seat
from ludotheque.core.options import Options
from ludotheque.games import GAMES

Z: Final = 1.959963984540054  # 95 % of a normal law is within so many deviations
SHARES: Final = 60  # a win is cut into so many parts: 2, 3, 4, 5 or 6 can share it exactly


class Batch(NamedTuple):
    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str

    def bot_at(self, number: int, seat: Seat) -> str:
        """Bots change places from game to game."""
        return self.bots[(seat + number) % len(self.bots)]


class Outcome(NamedTuple):
    """All that is kept of one game."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def played(batch: Batch, numbers: Iterable[int]) -> list[Outcome]:
    return [play_one(batch, number) for number in numbers]


def play_one(batch: Batch, number: int) -> Outcome:
    game = GAMES[batch.game]
    seed = f"{batch.seed}:{number}"
    state = game.start(batch.options, Chance.seeded(seed))
    state.log = None
    bots = [hire(batch.bot_at(number, seat), f"{seed}:{seat}") for seat in range(state.seats)]
    decisions = play_out(game, state, bots)
    result = state.result()
    assert result is not None
    return Outcome(number, decisions, result.scores, result.ranks)


def summary(batch: Batch, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The figures, as JSON data."""
    game, seats = GAMES[batch.game], range(batch.options.players)
    by_seat = [[(outcome, seat) for outcome in outcomes] for seat in seats]
    by_bot = {
        name: [(o, s) for o in outcomes for s in seats if batch.bot_at(o.number, s) == name]
        for name in dict.fromkeys(batch.bots)
    }
    return {
        "game": game.name,
        "version": game.version,
        "components": game.hash_for(batch.options),
        "options": batch.options.as_text(),
        "players": batch.options.players,
        "bots_by_seat": list(batch.bots),
        "games": len(outcomes),
        "seed": batch.seed,
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "shared_wins": sum(outcome.ranks.count(1) > 1 for outcome in outcomes),
        "seats": [figures("ABCDEF"[seat], found) for seat, found in enumerate(by_seat)],
        "bots": [figures(name, found) for name, found in by_bot.items()],
    }


def figures(name: str, found: Sequence[tuple[Outcome, Seat]]) -> dict[str, Any]:
    """How one seat, or one bot wherever it sat, fared."""
    parts = sum(SHARES // outcome.ranks.count(1) for outcome, seat in found if outcome.ranks[seat] == 1)
    wins = parts / SHARES
    return {
        "name": name,
        "games": len(found),
        "score": spread([outcome.scores[seat] for outcome, seat in found]),
        "wins": wins,
        "win_share": wins / len(found),
        "win_interval": interval(wins, len(found)),
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation of the sample, least and most; sums are whole numbers, so order cannot matter."""
    count, total, squares = len(values), sum(values), sum(value * value for value in values)
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    return {"mean": total / count, "sd": sqrt(variance), "min": min(values), "max": max(values)}


def interval(wins: float, count: float) -> list[float]:
    """Where the true share of wins is, 95 times in 100 (Wilson)."""
    share = wins / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return [max(0.0, middle - half), min(1.0, middle + half)]
