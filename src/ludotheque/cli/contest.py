"""A contest of bots: which games are played, by whom, and what they say together.

A deal is one seed. It is played once from every seat (mirrored), by every line-up, so that luck is shared
out fairly; the deal is then what varies, and intervals are those of its means.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import ludotheque
from ludotheque.bots import STUDIED, hire
from ludotheque.bots.rating import Placing, ratings
from ludotheque.bots.tuning import tuning_of
from ludotheque.bots.turns import play_out
from ludotheque.cli.batch import interval
from ludotheque.cli.errors import UsageError
from ludotheque.core.chance import Chance
from ludotheque.core.options import Options
from ludotheque.games import GAMES

Z: Final = 1.959963984540054  # 95 % of a normal law is within so many deviations
STUDENT: Final = (  # the same where it is estimated from few values: by how many there are, less one
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
ALIKE: Final = 1e-9  # shares that differ by less are the same
LATE: Final = 1.0  # seconds that a decision should not take


class Contest(NamedTuple):
    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: all of them, the last filling up the table; or where they are too many, each with each."""
        players = self.options.players
        if len(self.bots) <= players:
            return [(*self.bots, *[self.bots[-1]] * (players - len(self.bots)))]
        return list(combinations(self.bots, players))

    @property
    def mirror(self) -> int:
        """Games of one deal."""
        return self.options.players * len(self.line_ups)

    def seats(self, number: int) -> tuple[str, ...]:
        line_up, turn = divmod(number % self.mirror, self.options.players)
        names = self.line_ups[line_up]
        return names[-turn:] + names[:-turn] if turn else names

    def head(self) -> dict[str, Any]:
        """What a file of results is about: another head, another file."""
        game = GAMES[self.game]
        return {
            "game": game.name,
            "version": game.version,
            "components": game.hash_for(self.options),
            "options": self.options.as_text(),
            "bots": list(self.bots),
            "seed": self.seed,
            "code": code_of(self.game),
        }


@cache
def code_of(game: str) -> str:
    """A short hash of the bots and of a game: figures of other code are other figures."""
    house = Path(ludotheque.__file__).parent
    seal = sha256(repr(tuning_of(game)).encode())
    bots = [path for path in sorted((house / "bots").glob("*.py")) if path.stem != "tuning"]  # of the other games, too
    for path in (*bots, *sorted((house / "games" / game).glob("*.py"))):
        seal.update(f"{path.name}\n".encode() + path.read_bytes())
    return seal.hexdigest()[:12]


class Played(NamedTuple):
    """One game, as it is kept."""

    number: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    thought: tuple[tuple[int, float, int], ...]  # by seat: real choices, CPU-seconds, and how many were late


def play_game(contest: Contest, number: int) -> Played:
    game = GAMES[contest.game]
    seed = f"{contest.seed}:{number // contest.mirror}"
    state = game.start(contest.options, Chance.seeded(seed))
    state.log = None
    names = contest.seats(number)
    bots = [hire(name, f"{seed}:{number % contest.mirror}:{seat}", STUDIED) for seat, name in enumerate(names)]
    spent: list[list[float]] = [[] for _ in bots]
    decisions = play_out(game, state, bots, spent)
    result = state.result()
    assert result is not None
    thought = tuple((len(t), round(sum(t), 4), sum(one > LATE for one in t)) for t in spent)
    return Played(number, names, result.scores, result.ranks, decisions, thought)


def kept(contest: Contest, path: Path | None) -> dict[int, Played]:
    """The games that a file already has; it must be about the same contest."""
    if path is None or not path.exists():
        return {}
    lines = path.read_text("utf-8").splitlines()
    if not lines or json.loads(lines[0]) != contest.head():
        raise UsageError("cli-arena-other", file=str(path))
    found = {}
    for line in lines[1:]:
        try:
            row = json.loads(line)
        except ValueError:
            continue  # cut off when the run was: played again
        thought = tuple((count, seconds, late) for count, seconds, late in row.pop("thought"))
        lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
        found[row["number"]] = Played(**{**row, **lists, "thought": thought})
    return found


def written(one: Played) -> str:
    return json.dumps(one._asdict()) + "\n"


def report(contest: Contest, games: Sequence[Played]) -> dict[str, Any]:
    """The figures, as JSON data; whole deals alone are counted, so that every bot had every seat."""
    by_deal: dict[int, list[Played]] = {}
    for one in sorted(games):
        by_deal.setdefault(one.number // contest.mirror, []).append(one)
    whole = [deal for deal in by_deal.values() if len(deal) == contest.mirror]
    flat = [one for deal in whole for one in deal]
    rated = ratings([Placing(one.bots, one.ranks) for one in flat]) if flat else {}
    names = list(dict.fromkeys(contest.bots))
    return {
        **contest.head(),
        "players": contest.options.players,
        "games": len(flat),
        "deals": len(whole),
        "rows": [{"name": name, "rating": rated[name], **figures(name, whole)} for name in names if rated],
    }


def figures(name: str, deals: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """How one bot fared, wherever it sat."""
    shares: list[list[float]] = []  # by deal
    wins: list[list[float]] = []
    margins: list[float] = []
    choices, seconds, late = 0, 0.0, 0
    for deal in deals:
        seats = [(one, seat) for one in deal for seat, bot in enumerate(one.bots) if bot == name]
        shares.append([(one.ranks[s] == 1) / one.ranks.count(1) for one, s in seats])
        wins.append([float(one.ranks[s] == 1) for one, s in seats])
        margins.append(mean([margin(one.scores, s) for one, s in seats]))
        for one, s in seats:
            choices, seconds, late = (
                choices + one.thought[s][0],
                seconds + one.thought[s][1],
                late + one.thought[s][2],
            )
    return {
        "share": share_around(shares),
        "won": share_around(wins),
        "margin": around(margins),
        "choices": choices,
        "seconds": seconds / max(1, choices),
        "late": late / max(1, choices),
    }


def margin(scores: Sequence[int], seat: int) -> float:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def share_around(deals: Sequence[Sequence[float]]) -> list[float]:
    """A share and its interval: Wilson's, for as many plain games as these deals say as much as, by how they vary.

    Games of one deal may be alike; and a win that is always shared varies less than one that is whole, so that such
    games say as much as more of those. Deals that do not vary at all are taken for as many games.
    """
    middle, low, high = around([mean(deal) for deal in deals])
    spread = mean([(share - middle) ** 2 for deal in deals for share in deal])
    plain = middle * (1.0 - middle)
    vary = high - low > ALIKE
    games = mean([len(deal) for deal in deals]) if vary else 1.0
    worth = games * len(deals) * (plain / spread if spread > 0.0 else 1.0)
    if vary:
        worth = min(worth, plain * (2.0 * Z / (high - low)) ** 2)
    return [middle, *interval(middle * worth, worth)]


def around(values: Sequence[float]) -> list[float]:
    """The mean, and the ends of its 95 % interval."""
    middle, count = mean(values), len(values)
    if count < 2:
        return [middle, middle, middle]
    half = student(count - 1) * sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return [middle, middle - half, middle + half]


def student(freedom: int) -> float:
    """Within how many standard errors the mean is, 95 times in 100, where few values say how large one is."""
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else Z + 2.5 / freedom
