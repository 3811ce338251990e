"""The ladder of docs/bots.md: `python -m tools.ladder [--games N] [--expert N] [--open N]
[--game NAME] [--jobs N] [--adopt N]`.

Each rung is one command `ludotheque arena`, at the smallest and the largest table of each game; every game is kept in
the folder ladder, so that a run can be interrupted and goes on from there, here or elsewhere; games of other code are
dropped. Then the tables are written into the page, from what is kept. `--games 0 --expert 0` only writes. Run it with
the compiled build first on PYTHONPATH, on a quiet machine; rungs are played breadth first, a little of each, then more.
`--adopt N`, after a change of the code that should change no choice: N games of each rung are played again, and where
they come out the same, all are kept.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.cli.arena import contest_of, run
from ludotheque.cli.contest import Contest, Played, kept, play_game, report
from ludotheque.cli.errors import UsageError
from ludotheque.cli.screen import Screen
from ludotheque.games import GAMES
from tools.compile import ROOT

PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "ladder"
SEED = "1"
PAIRS = (("beginner", "random"), ("normal", "beginner"), ("expert", "normal"), ("expert-open", "expert"))
PARTS = (0.04, 0.2, 1.0)  # of the games, one after the other, for every rung
# Where sides win together, nobody has twice a fair share of the wins; so the expert plays each for himself there, too.
ALONE = {("jouvence", 6): "sides=solo"}
MEASURED_ALONE = ("expert", "expert-open")
HEAD = ("players", "who against whom", "games", "wins", "share of wins", "margin", "ms a choice", "over 1 s")
ENOUGH = 10  # deals, before a margin has an interval
SCREEN = Screen("en", colour=False, debug=False)


class Rung(NamedTuple):
    game: str
    players: int
    bots: tuple[str, str]
    option: str = ""

    @property
    def file(self) -> Path:
        table = f"{self.players}-{self.option.replace('=', '-')}" if self.option else str(self.players)
        return KEPT / f"{self.game}-{table}-{self.bots[0]}.jsonl"

    @property
    def table(self) -> str:
        return f"{self.players}, `{self.option}`" if self.option else str(self.players)

    def contest(self, games: int = 1) -> Contest:
        given = [self.option] if self.option else []
        return contest_of(SCREEN, self.game, given, list(self.bots), self.players, games, SEED)

    def command(self, games: int) -> str:
        what, bots = f"{self.game} {self.option}".strip(), " ".join(self.bots)
        return f"ludotheque arena {what} --bots {bots} --players {self.players} --games {games} --seed {SEED}"


def rungs(game: str | None) -> Iterator[Rung]:
    for bots in PAIRS:
        for name in [game] if game else [name for name in GAMES if name != "levee"]:
            for players in (GAMES[name].seats[0], GAMES[name].seats[-1]):
                yield Rung(name, players, bots)
                if bots[0] in MEASURED_ALONE and (name, players) in ALONE:
                    yield Rung(name, players, bots, ALONE[name, players])


def play(rung: Rung, games: int, jobs: int) -> None:
    if games > 0:
        print(rung.command(games), file=sys.stderr, flush=True)
        contest = rung.contest(games)
        if not is_fresh(contest, rung.file):
            rung.file.unlink(missing_ok=True)
        run(SCREEN, contest, rung.file, jobs)


def is_fresh(contest: Contest, file: Path) -> bool:
    """Whether what is kept was played by the code as it is."""
    try:
        kept(contest, file)
    except UsageError:
        return False
    return True


def adopt(rung: Rung, count: int) -> bool:
    """Take over the games of other code, if `count` of them, spread over the file, come out the same again."""
    contest = rung.contest()
    if not rung.file.exists() or is_fresh(contest, rung.file):
        return False
    old, _, rest = rung.file.read_text("utf-8").partition("\n")
    head = contest.head()
    if not old or {**json.loads(old), "code": head["code"]} != head:
        return False
    trial = rung.file.with_suffix(".trial")
    trial.write_text(f"{json.dumps(head)}\n{rest}", "utf-8")
    games = sorted(kept(contest, trial).values())
    some = games[:: max(1, -(-len(games) // count))]
    if any(outcome(one) != outcome(play_game(contest, one.number)) for one in some):
        trial.unlink()
        return False
    trial.replace(rung.file)
    return True


def outcome(one: Played) -> Played:
    """All but the time that it took."""
    return one._replace(thought=tuple((choices, 0.0, 0) for choices, _, _ in one.thought))


def figures(rung: Rung) -> dict[str, Any] | None:
    """What is kept of a rung; None: nothing yet."""
    contest = rung.contest()
    if not is_fresh(contest, rung.file):
        return None
    found = report(contest, list(kept(contest, rung.file).values()))
    return found if found["games"] else None


def row(rung: Rung, found: dict[str, Any]) -> list[str]:
    first = found["rows"][0]
    share, low, high = (100 * value for value in first["share"])
    margin, least, most = first["margin"]
    return [
        rung.table,
        " over ".join(rung.bots),
        str(found["games"]),
        f"{100 * first['won'][0]:.1f} %",
        f"{share:.1f} % [{low:.1f} – {high:.1f}], {100 / rung.players:.1f} % is fair",
        f"{margin:+.1f} [{least:+.1f} – {most:+.1f}]" if found["deals"] >= ENOUGH else f"{margin:+.1f}",
        f"{1000 * first['seconds']:.1f}",
        f"{100 * first['late']:.1f} %" if first["late"] else "never",
    ]


def ladder(game: str) -> list[str]:
    """One game: its table, and the command of every row."""
    found = [(rung, figures(rung)) for rung in rungs(game)]
    there = [(rung, one) for rung, one in found if one is not None]
    if not there:
        return []
    cells = [list(HEAD), ["---"] * len(HEAD), *[row(rung, one) for rung, one in there]]
    lines = [f"### {game}", "", *[f"| {' | '.join(line)} |" for line in cells], "", "```"]
    return [*lines, *[rung.command(one["games"]) for rung, one in there], "```", ""]


def write() -> None:
    text = PAGE.read_text("utf-8")
    tables = "\n".join([line for game in GAMES for line in ladder(game)])
    mark = r"(<!-- ladder -->\n).*?(<!-- /ladder -->)"
    PAGE.write_text(re.sub(mark, lambda found: f"{found[1]}\n{tables}\n{found[2]}", text, flags=re.S), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--expert", type=int, default=400)
    parser.add_argument("--open", type=int, default=100, help="of an expert that sees everything")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--adopt", type=int, default=0, metavar="N")
    given = parser.parse_args()
    for rung in rungs(given.game) if given.adopt else ():
        print(rung.file.name, "adopted" if adopt(rung, given.adopt) else "as it was", file=sys.stderr, flush=True)
    for part in PARTS:
        for rung in rungs(given.game):
            most = {"expert": given.expert, "expert-open": given.open}.get(rung.bots[0], given.games)
            play(rung, int(most * part), given.jobs)
    write()


if __name__ == "__main__":
    main()
