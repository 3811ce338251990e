"""`ludotheque play`: a game in the terminal, against bots or round one keyboard."""

from __future__ import annotations

import secrets
import signal
from pathlib import Path
from types import FrameType

from ludotheque.cli import saves
from ludotheque.cli.catalogue import known_game
from ludotheque.cli.errors import UsageError
from ludotheque.cli.frame import show_events, show_table, show_turn
from ludotheque.cli.prompt import Prompt, Quit
from ludotheque.cli.reader import Reader
from ludotheque.cli.scores import show_result
from ludotheque.cli.screen import Screen
from ludotheque.cli.seating import Sitter, kept_sitters, names_of, read_sitters, seated, usual_sitters
from ludotheque.cli.table import Table
from ludotheque.core import record
from ludotheque.core.contract import Game, Seat
from ludotheque.core.errors import TakeBackError
from ludotheque.core.match import Match
from ludotheque.core.options import Options

NEWEST = "-"  # what `--resume` alone means


def play(
    screen: Screen,
    game: str,
    *options: str,
    seats: str = "",
    option: list[str] | None = None,
    seed: str = "",
    save: Path | None = None,
    resume: str = "",
    from_: Path | None = None,
) -> None:
    given = [*options, *(option or [])]
    found = known_game(game)
    if resume:
        if given or from_ or seed:
            raise UsageError("cli-resume-alone")
        sitting = resumed(screen, found, resume, seats, save)
    else:
        sitting = begun(screen, found, seats, given, seed, from_, save)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupted)
    sitting.run()


def interrupted(number: int, frame: FrameType | None) -> None:
    """A closed window is a way of leaving: the game is saved."""
    raise KeyboardInterrupt


def begun(
    screen: Screen, game: Game, seats: str, given: list[str], seed: str, start: Path | None, save: Path | None
) -> Sitting:
    seed = seed or secrets.token_hex(8)
    if start is None:
        sitters, options = seated(screen, game, seats, given)
        return Sitting(screen, Table(Match.new(game, options, seed), sitters), saves.now(), save)
    if given:
        raise UsageError("cli-from-alone")
    state = saves.read_position(start, game)
    if not state.pending():
        raise UsageError("cli-from-over", file=str(start))
    match = Match.at(game, state, seed)
    return Sitting(screen, Table(match, sitters_for(match.options, seats)), saves.now(), save)


def resumed(screen: Screen, game: Game, file: str, seats: str, save: Path | None) -> Sitting:
    path = saves.newest_save(game) if file == NEWEST else Path(file)
    found, match = saves.read_record(path)
    if match.game is not game:
        raise UsageError("cli-other-game", file=str(path), found=match.game.name, game=game.name)
    if not match.state.pending():
        raise UsageError("cli-resume-over", file=str(path))
    sitters = kept_sitters(found.seats) if found.seats and not seats else sitters_for(match.options, seats)
    sitting = Sitting(screen, Table(match, sitters), found.started or saves.now(), save or path)
    sitting.table.catch_up()
    sitting.asked = save is not None or file != NEWEST
    return sitting


def sitters_for(options: Options, seats: str) -> list[Sitter]:
    """Those who sit at a table whose number of seats is already known."""
    if not seats or seats.isdigit():
        sitters = usual_sitters(int(seats or options.players))
    else:
        sitters = read_sitters(seats.split(","))
    if len(sitters) != options.players:
        raise UsageError("cli-seats-and-players", seats=len(sitters), players=str(options.players))
    return sitters


class Sitting:
    """One evening at one table: from the first look to the scores, or to the save."""

    def __init__(self, screen: Screen, table: Table, started: str, save: Path | None) -> None:
        self.screen, self.table, self.started = screen, table, started
        self.game = table.match.game
        self.file = save
        self.asked = save is not None  # where to save was said on the command line
        self.speech = screen.speech(self.game, names_of(screen, table.sitters), table.match.options)
        self.prompt = Prompt(screen, self.speech, table, Reader(), self.save)
        self.holder: Seat | None = None  # the person at the keyboard

    def run(self) -> None:
        self.welcome()
        try:
            while self.table.match.state.pending():
                self.step()
        except (Quit, EOFError):
            self.leave()
            return
        except KeyboardInterrupt:
            print()
            self.leave()
            raise
        self.finish()

    def welcome(self) -> None:
        self.screen.heading(self.speech("title"))
        self.screen.tell(self.speech("about"), "  ")
        print()
        self.screen.tell(self.screen.say("cli-goal", goal=self.speech("goal")), "  ")
        print()
        sitters = zip(range(len(self.table.sitters)), self.table.sitters, strict=True)
        words = [self.screen.say("cli-seat", name=self.speech.seat(s), kind=self.kind_of(who)) for s, who in sitters]
        self.screen.tell(self.screen.say("cli-seats", seats=self.speech.joined(words)), "  ")
        if self.table.people:
            self.screen.tell(self.screen.say("cli-welcome"), "  ")

    def kind_of(self, sitter: Sitter) -> str:
        """How a sitter is introduced: a person is "you" only where there is no other."""
        several = sitter.is_person and len(self.table.people) > 1
        if sitter.is_person:
            return "person" if several else sitter.kind
        return self.screen.say(f"cli-bot-{sitter.kind}")

    def step(self) -> None:
        seat = self.table.next_seat(self.holder)
        if seat in self.table.bots:
            self.table.play_bot(seat)
            if not self.table.people:
                show_events(self.screen, self.speech, self.table.news(None), None)
            return
        if seat != self.holder and len(self.table.people) > 1 and not self.curtain(seat):
            return
        self.holder = seat
        show_turn(self.screen, self.speech, self.table, seat)
        action = self.prompt.ask(seat)
        if action is not None:
            self.table.play(seat, action)

    def curtain(self, seat: Seat) -> bool:
        """Hide one person's table from the next; False: the last step was taken back instead."""
        last = self.holder
        self.screen.clear()
        print()
        self.screen.heading(self.screen.say("cli-curtain", name=self.speech.seat(seat)))
        print()
        while True:
            undo = self.screen.say("cli-curtain-undo", name=self.speech.seat(last)) if last is not None else ""
            self.screen.tell(
                f"{self.screen.say('cli-curtain-enter', name=self.speech.seat(seat))} {undo}".strip(), "  "
            )
            word = self.prompt.spoken.get(self.prompt.reader.line("  > ").lower())
            if word == "quit":
                raise Quit
            if word != "undo" or last is None:
                self.screen.clear()
                return True
            try:
                self.table.take_back(last)
            except TakeBackError as error:
                self.prompt.warn(f"cli-undo-{error.reason}")
            else:
                return False

    def leave(self) -> None:
        """The game can go on another day."""
        if self.table.match.steps or self.asked:
            self.save()
            how = f"ludotheque play {self.game.name} --resume" + (f" {self.file}" if self.asked else "")
            self.screen.tell(self.screen.say("cli-resume-how", command=how), "  ")

    def save(self) -> None:
        self.file = self.file or saves.new_save(self.game)
        saves.write_text(self.file, self.text(""))
        self.screen.tell(self.screen.say("cli-saved", file=str(self.file)), "  ")

    def finish(self) -> None:
        viewer = self.table.onlooker
        print()
        self.screen.heading(self.speech("title"), self.screen.say("cli-over"))
        print()
        self.table.heard.setdefault(viewer, self.table.heard.get(self.holder, 0))
        show_events(self.screen, self.speech, self.table.news(viewer), viewer)
        print()
        show_table(self.speech, self.table, viewer)
        print()
        show_result(self.screen, self.speech, self.table.match.state)
        file = self.file if self.asked and self.file is not None else saves.new_record(self.game)
        saves.write_text(file, self.text(saves.now()))
        print()
        self.screen.tell(self.screen.say("cli-recorded", file=str(file)), "  ")
        if self.file is not None and self.file != file:
            self.file.unlink(missing_ok=True)

    def text(self, finished: str) -> str:
        """The record of the table as it stands."""
        kept = record.of(self.table.match, tuple(map(str, self.table.sitters)), self.started, finished)
        return record.write(kept, self.game)
