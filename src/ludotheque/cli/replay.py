"""`ludotheque replay` and `ludotheque record`: a kept game, step by step or written anew."""

from __future__ import annotations

import json as json_
from pathlib import Path
from typing import Any

from ludotheque.cli import saves
from ludotheque.cli.errors import UsageError
from ludotheque.cli.frame import show_events, show_table
from ludotheque.cli.reader import Reader
from ludotheque.cli.scores import show_result
from ludotheque.cli.screen import Screen
from ludotheque.cli.seating import PERSON, kept_sitters, names_of
from ludotheque.cli.table import Table
from ludotheque.core import position
from ludotheque.core import record as records
from ludotheque.core.contract import Seat
from ludotheque.core.match import Match
from ludotheque.core.record import Record, letter
from ludotheque.games import GAMES


def replay(
    screen: Screen,
    file: Path,
    *,
    check: bool = False,
    to: int | None = None,
    position: bool = False,
    seat: str = "",
) -> None:
    found, match = saves.read_record(file)
    if to is not None and not 0 <= to <= len(match.steps):
        raise UsageError("cli-replay-bad-to", to=to, count=len(match.steps))
    viewer = seat_of(seat, match)
    if check:
        title = screen.speech(match.game)("title")
        print(screen.say("cli-replay-good", file=str(file), game=title, count=len(match.steps)))
    elif position:
        print_position(match, len(match.steps) if to is None else to)
    else:
        Film(screen, found, match, viewer).run(to or 0)


def seat_of(word: str, match: Match) -> Seat | None:
    letters = "ABCDEF"[: match.state.seats]
    if not word:
        return None
    if len(word) != 1 or word.upper() not in letters:
        raise UsageError("cli-replay-bad-seat", seat=word, seats=", ".join(letters))
    return letters.index(word.upper())


def print_position(match: Match, to: int) -> None:
    match.rewind(match.steps[:to])
    print(position.to_text(match.game, match.state), end="")


class Film:
    """A kept game shown step by step, through the eyes of a seat or of an onlooker."""

    def __init__(self, screen: Screen, found: Record, match: Match, viewer: Seat | None) -> None:
        self.screen, self.viewer = screen, viewer
        self.steps = list(match.steps)
        self.told = Table(match, ()).told
        match.rewind([])
        self.table = Table(match, ())
        words = found.seats or [PERSON] * match.state.seats
        self.speech = screen.speech(match.game, names_of(screen, kept_sitters(words)), match.options)
        self.reader = Reader()

    def run(self, to: int) -> None:
        """Begin after `to` steps; Enter goes on. At the end of a pipe the rest is shown without waiting."""
        waiting = True
        for step in self.steps[:to]:
            self.table.match.play(step.seat, step.action)
        self.show(to)
        for number in range(to, len(self.steps)):
            if waiting:
                try:
                    if self.reader.line(f"{self.screen.say('cli-replay-enter')} ").lower() in ("q", "quit"):
                        return
                except EOFError:
                    waiting = False
            step = self.steps[number]
            self.table.match.play(step.seat, step.action)
            self.show(number + 1)
        if self.table.match.state.result() is not None:
            print()
            show_result(self.screen, self.speech, self.table.match.state)

    def show(self, number: int) -> None:
        match = self.table.match
        place = self.screen.say("cli-replay-place", number=number, count=len(self.steps))
        print()
        self.screen.heading(self.speech("title"), place)
        if number:
            step = self.steps[number - 1]
            print(self.screen.paint(f"  {letter(step.seat)} {match.game.notation[step.action]}", f"seat-{step.seat}"))
        show_events(self.screen, self.speech, self.told[number], self.viewer)
        print()
        show_table(self.speech, self.table, self.viewer)


def record(screen: Screen, file: Path, *, json: bool = False, out: Path | None = None) -> None:
    """A record as the house writes it: marks, digest and result worked out anew."""
    found, match = saves.read_record(file)
    again = records.of(match, found.seats, found.started, found.finished)
    text = (
        json_.dumps(as_json(again), indent=2, ensure_ascii=False) + "\n" if json else records.write(again, match.game)
    )
    if out is None:
        print(text, end="")
    else:
        saves.write_text(out, text)
        screen.tell(screen.say("cli-written", file=str(out)))


def as_json(found: Record) -> dict[str, Any]:
    notation = GAMES[found.game].notation
    moves = [{"seat": letter(seat), "action": notation[action], "id": action} for seat, action in found.moves]
    kept = {name: value for name, value in vars(found).items() if name not in ("lines", "moves", "end", "position")}
    first = json_.loads(found.position) if found.position else None
    return {"format": records.FORMAT, **kept, "position": first, "moves": moves, "end": found.end}
