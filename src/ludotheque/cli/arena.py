"""`ludotheque arena`: bots against bots on all cores, and how strong each of them is."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Annotated, Any

import cyclopts

from ludotheque.bots import STUDIED
from ludotheque.cli.catalogue import known_game
from ludotheque.cli.contest import Contest, Played, kept, play_game, report, written
from ludotheque.cli.errors import UsageError
from ludotheque.cli.ladder import picture
from ludotheque.cli.screen import Screen, table
from ludotheque.cli.seating import built, read_pairs
from ludotheque.cli.simulate import bar, number, percent
from ludotheque.texts.speech import Speech

AHEAD = 3  # games waiting for each process


def arena(
    screen: Screen,
    game: str,
    *options: str,
    bots: Annotated[list[str], cyclopts.Parameter(consume_multiple=True)],
    players: int | None = None,
    games: int = 200,
    jobs: int | None = None,
    seed: str = "0",
    out: Path | None = None,
    json: bool = False,
    option: list[str] | None = None,
) -> None:
    contest = contest_of(screen, game, [*options, *(option or [])], bots, players, games, seed)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs is not None and jobs < 1:
        raise UsageError("cli-at-least-one", option="--jobs", value=str(jobs))
    found = run(screen, contest, out, jobs or cores)
    if json:
        print_json(found)
    else:
        show(screen, screen.speech(known_game(game)), found)
    if out is not None:
        drawing = out.with_suffix(".svg")
        drawing.write_text(picture(found), "utf-8")
        if not json:
            screen.tell(screen.say("cli-arena-kept", file=str(out), picture=str(drawing)), "  ", style="soft")


def contest_of(
    screen: Screen, game: str, given: list[str], bots: list[str], players: int | None, games: int, seed: str
) -> Contest:
    """What is to be played, checked before anything is."""
    found = known_game(game)
    names = [name.strip() for word in bots for name in word.split(",") if name.strip()]
    for name in names:
        if name not in STUDIED:
            raise UsageError("cli-unknown-bot", bot=name, bots=", ".join(STUDIED))
    if len(set(names)) != len(names) or len(names) < 2:
        raise UsageError("cli-arena-twice")
    if games < 1:
        raise UsageError("cli-at-least-one", option="--games", value=str(games))
    chosen = read_pairs(screen, found, given)
    if players is not None:
        chosen["players"] = players
    contest = Contest(found.name, built(screen, found, chosen), tuple(names), games, seed)
    return contest._replace(games=-(-games // contest.mirror) * contest.mirror)


def run(screen: Screen, contest: Contest, out: Path | None, jobs: int) -> dict[str, Any]:
    """Every game that is not yet kept; each is written down as soon as it is over."""
    done = {n: one for n, one in kept(contest, out).items() if n < contest.games}
    missing = [n for n in range(contest.games) if n not in done]
    if out is not None and not out.exists():
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(contest.head()) + "\n", "utf-8")
    with bar(screen) as progress:
        task = progress.add_task(contest.game, total=contest.games, completed=len(done))
        for one in played(contest, missing, min(jobs, max(1, len(missing)))):
            done[one.number] = one
            if out is not None:
                with out.open("a", encoding="utf-8") as file:
                    file.write(written(one))
            progress.advance(task)
    return report(contest, list(done.values()))


def played(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Played]:
    """As they end."""
    if jobs == 1:
        yield from (play_game(contest, n) for n in numbers)
        return
    waiting = iter(numbers)
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            running: set[Future[Played]] = set()
            while True:
                while len(running) < AHEAD * jobs and (n := next(waiting, None)) is not None:
                    running.add(pool.submit(play_game, contest, n))
                if not running:
                    return
                over, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in over)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def print_json(found: dict[str, Any]) -> None:
    print(json.dumps(found, indent=2, ensure_ascii=False))


def show(screen: Screen, speech: Speech, found: dict[str, Any]) -> None:
    screen.heading(speech("title"), screen.say("cli-simulate-count", count=found["games"]))
    bots = ", ".join(found["bots"])
    screen.tell(screen.say("cli-simulate-what", options=found["options"], bots=bots, seed=found["seed"]), "  ")
    print()
    names = ("bot", "rating", "share", "won", "margin", "time", "late")
    rows = [[screen.say(f"cli-arena-{name}") for name in names]]
    for row in sorted(found["rows"], key=lambda row: -row["rating"]):
        rows.append(
            [
                row["name"],
                number(screen, round(row["rating"])),
                interval(screen, [percent(screen, value) for value in row["share"]]),
                percent(screen, row["won"][0]),
                interval(screen, [number(screen, value) for value in row["margin"]]),
                screen.say("cli-arena-ms", value=round(1000 * row["seconds"], 1)),
                percent(screen, row["late"]),
            ]
        )
    for line in table(rows, right=(1, 3, 5, 6)):
        print(f"  {line}")
    print()
    screen.tell(screen.say("cli-arena-note", fair=percent(screen, 1 / found["players"])), "  ", style="soft")


def interval(screen: Screen, values: list[str]) -> str:
    return screen.say("cli-interval", share=values[0], low=values[1], high=values[2])
