"""`ludotheque simulate`: many games between bots, on all cores, and what came of them."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

from ludotheque.bots import BOTS, USUAL_BOT
from ludotheque.cli.batch import Batch, Outcome, played, summary
from ludotheque.cli.catalogue import known_game
from ludotheque.cli.errors import UsageError
from ludotheque.cli.screen import Screen, table
from ludotheque.cli.seating import built, read_pairs
from ludotheque.texts.speech import Speech

if TYPE_CHECKING:
    from rich.progress import Progress

CHUNKS = 16  # a job: small enough for the bar to move, large enough to be worth a message


def simulate(
    screen: Screen,
    game: str,
    *options: str,
    players: int | None = None,
    bots: str = "",
    games: int = 1000,
    seed: str = "0",
    jobs: int | None = None,
    json: bool = False,
    option: list[str] | None = None,
) -> None:
    batch = batch_of(screen, game, [*options, *(option or [])], players, bots, games, seed)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs is not None and jobs < 1:
        raise UsageError("cli-at-least-one", option="--jobs", value=str(jobs))
    report = summary(batch, run(screen, batch, min(jobs or cores, games)))
    if json:
        print_json(report)
    else:
        show_report(screen, screen.speech(known_game(game)), report)


def batch_of(
    screen: Screen, game: str, given: list[str], players: int | None, bots: str, games: int, seed: str
) -> Batch:
    """What is to be played, checked before anything is."""
    found = known_game(game)
    names = [name.strip() for name in (bots or USUAL_BOT).split(",")]
    for name in names:
        if name not in BOTS:
            raise UsageError("cli-unknown-bot", bot=name, bots=", ".join(BOTS))
    if games < 1:
        raise UsageError("cli-at-least-one", option="--games", value=str(games))
    chosen = read_pairs(screen, found, given)
    count = players or (len(names) if len(names) > 1 else None)
    if count is not None:
        if chosen.get("players", count) != count:
            raise UsageError("cli-seats-and-players", seats=count, players=str(chosen["players"]))
        chosen["players"] = count
    options = built(screen, found, chosen)
    if len(names) not in (1, options.players):
        raise UsageError("cli-bots-and-players", bots=len(names), players=options.players)
    return Batch(found.name, options, tuple(names * options.players if len(names) == 1 else names), games, seed)


def run(screen: Screen, batch: Batch, jobs: int) -> list[Outcome]:
    """Every game, in order, whoever played it."""
    size = max(1, min(250, batch.games // (jobs * CHUNKS)))
    parts = [range(first, min(first + size, batch.games)) for first in range(0, batch.games, size)]
    outcomes: list[Outcome] = []
    with bar(screen) as progress:
        task = progress.add_task(screen.say("cli-simulate-bar", game=batch.game), total=batch.games)
        for part in done(batch, parts, jobs):
            outcomes += part
            progress.advance(task, len(part))
    return outcomes


def done(batch: Batch, parts: list[range], jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1:
        yield from (played(batch, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield from pool.map(played, [batch] * len(parts), parts)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def bar(screen: Screen) -> Progress:
    """On stderr, and only for somebody who looks."""
    from rich.console import Console  # slow to load, and only wanted here
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, no_color=not screen.colour)
    return Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True)


def print_json(report: dict[str, Any]) -> None:
    print(json.dumps(report, indent=2, ensure_ascii=False))


def show_report(screen: Screen, speech: Speech, report: dict[str, Any]) -> None:
    screen.heading(speech("title"), screen.say("cli-simulate-count", count=report["games"]))
    bots = ", ".join(report["bots_by_seat"])
    screen.tell(screen.say("cli-simulate-what", options=report["options"], bots=bots, seed=report["seed"]), "  ")
    length = report["decisions"]
    values = {name: number(screen, length[name]) for name in ("mean", "sd", "min", "max")}
    screen.tell(screen.say("cli-simulate-length", **values), "  ")
    if report["shared_wins"]:
        screen.tell(screen.say("cli-simulate-shared", count=report["shared_wins"]), "  ")
    for title, rows in (("cli-simulate-by-seat", report["seats"]), ("cli-simulate-by-bot", report["bots"])):
        print()
        head = [screen.say(title)] + [
            screen.say(f"cli-simulate-{name}") for name in ("mean", "sd", "min", "max", "wins")
        ]
        body = [
            [row["name"], *[number(screen, row["score"][n]) for n in ("mean", "sd", "min", "max")], wins(screen, row)]
            for row in rows
        ]
        for line in table([head, *body], right=range(1, 5)):
            print(f"  {line}")
    print()
    screen.tell(screen.say("cli-simulate-note", fair=percent(screen, 1 / report["players"])), "  ", style="soft")


def number(screen: Screen, value: float) -> str:
    return screen.say("cli-number", value=round(value, 2))


def percent(screen: Screen, share: float) -> str:
    return screen.say("cli-percent", value=round(100 * share, 1))


def wins(screen: Screen, row: dict[str, Any]) -> str:
    low, high = (percent(screen, end) for end in row["win_interval"])
    return screen.say("cli-interval", share=percent(screen, row["win_share"]), low=low, high=high)
