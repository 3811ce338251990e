"""A process of its own for what takes long: bots that think, games that are replayed.

Reads jobs from its standard input and writes answers to its standard output, each with its length before
it. It knows what it is sent and nothing else; when the server is gone, its input ends and so does it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, BinaryIO, Final

import msgspec

from ludotheque.bots import Sight, hire
from ludotheque.bots.hints import advise, hurried
from ludotheque.core import position, record
from ludotheque.core.chance import promise
from ludotheque.core.contract import Game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.options import read as read_options
from ludotheque.games import GAMES
from ludotheque.server.boxes import box_of
from ludotheque.server.entries import Entry
from ludotheque.server.eyes import Telling
from ludotheque.server.table import Setup, Table

WIDTH: Final = 4  # bytes of a length


def choose(job: Mapping[str, Any]) -> Any:
    """A bot's action, from what its seat knows."""
    game = GAMES[job["game"]]
    world = position.read(game, job["position"])
    return hurried(hire(job["level"], job["seed"])).choose(Sight(game, world, job["seat"]))


def hint(job: Mapping[str, Any]) -> Any:
    """What the expert would do and expects, from what a seat knows."""
    game = GAMES[job["game"]]
    return advise(Sight(game, position.read(game, job["position"]), job["seat"]), job["seed"])


def retell(job: Mapping[str, Any]) -> Any:
    """What every step told one viewer."""
    game = GAMES[job["game"]]
    match = Match.new(game, read_options(game.options, job["options"]), job["seed"])
    viewer = job["viewer"]
    steps: list[dict[str, Any]] = [{"seat": None, "events": [event.seen_by(viewer) for event in match.opening]}]
    for seat, action in job["line"]:
        steps.append({"seat": seat, "events": [event.seen_by(viewer) for event in match.play(seat, action)]})
    return steps


def write(job: Mapping[str, Any]) -> Any:
    """The record of a finished game."""
    game = GAMES[job["game"]]
    match = Match.new(game, read_options(game.options, job["options"]), job["seed"])
    for seat, action in job["line"]:
        match.play(seat, action)
    return record.write(record.of(match, tuple(job["seats"]), job["started"], job["finished"]), game)


def film(job: Mapping[str, Any]) -> Any:
    """The messages that a viewer would have got after the number `since`."""
    table = Table(msgspec.convert(job["setup"], Setup))
    viewer, shown, messages = job["viewer"], None, []
    for entry in msgspec.convert(job["entries"], list[Entry]):
        if entry.number == job["since"] + 1:
            shown = Telling(table).view(viewer)
        table.adopt(table.redraft(entry))
        if entry.number > job["since"]:
            telling = Telling(table)
            messages.append(telling.message(entry, viewer, shown, ()).decode())
            shown = telling.view(viewer)
    return messages


def verify(job: Mapping[str, Any]) -> Any:
    """Play a record to its end and compare."""
    found = record.read(job["record"], GAMES)
    match = record.replay(found, GAMES)
    seed = found.seed or ""
    whole = record.of(match, found.seats, found.started, found.finished)
    return {
        "good": True,
        "game": found.game,
        "steps": len(found.moves),
        "promise": promise(seed),
        "result": whole.result,
    }


def replay(job: Mapping[str, Any]) -> Any:
    """A record step by step, with what changed in every view."""
    found = record.read(job["record"], GAMES)
    game = GAMES[found.game]
    record.replay(found, GAMES)
    match = record.opened(found, game)
    steps = [scene(game, match, None, None, match.opening, None)]
    before = [dict(match.state.public()), *privates(match)]
    for seat, action in found.moves:
        steps.append(scene(game, match, seat, action, match.play(seat, action), before))
        before = [dict(match.state.public()), *privates(match)]
    result = match.state.result()
    end = None
    if result is not None:
        end = {
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "rule": result.rule,
            "tally": match.state.tally(),
            "seed": match.seed,
            "promise": promise(match.seed),
        }
    return {
        "game": game.name,
        "options": asdict(match.options),
        "seats": list(found.seats),
        "seed": match.seed,
        "promise": promise(match.seed),
        "record": job["record"],
        "result": end,
        "box": msgspec.to_builtins(box_of(game, match.options)),
        "steps": steps,
    }


def privates(match: Match) -> list[dict[str, Any]]:
    return [dict(match.state.private(seat)) for seat in range(match.state.seats)]


def scene(
    game: Game, match: Match, seat: int | None, action: int | None, told: list[Any], before: list[dict[str, Any]] | None
) -> dict[str, Any]:
    now = [dict(match.state.public()), *privates(match)]
    if before is not None:
        now = [
            {k: v for k, v in new.items() if old.get(k) != v or k not in old}
            for old, new in zip(before, now, strict=True)
        ]
    return {
        "seat": seat,
        "action": action,
        "notation": "" if action is None else game.notation[action],
        "events": [event.seen_by(event.seat) for event in told],
        "public": now[0],
        "private": now[1:],
    }


JOBS: Final[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {
    "choose": choose,
    "hint": hint,
    "retell": retell,
    "write": write,
    "film": film,
    "verify": verify,
    "replay": replay,
}


def answer(job: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return {"answer": JOBS[job["job"]](job)}
    except LudothequeError as error:
        return {"refused": str(error)}
    except Exception as error:  # the server must hear of it, and the next job must still be done
        return {"error": f"{type(error).__name__}: {error}"}


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that all is loaded, then answer one job after the other."""
    say(sink, {"answer": "ready"})
    while len(head := source.read(WIDTH)) == WIDTH:
        say(sink, answer(msgspec.json.decode(source.read(int.from_bytes(head, "big")))))


def say(sink: BinaryIO, words: dict[str, Any]) -> None:
    body = msgspec.json.encode(words)
    sink.write(len(body).to_bytes(WIDTH, "big") + body)
    sink.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # whoever plays at another table comes first
    serve(sys.stdin.buffer, sys.stdout.buffer)
