"""The prompt: what a person types on their turn, and the answers that are not yet a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.bots import Sight
from ludotheque.bots.hints import advise, crew
from ludotheque.cli.catalogue import chapters, known_rule, show_chapter, show_rule
from ludotheque.cli.errors import UsageError
from ludotheque.cli.frame import show_choices, show_events, show_numbered, show_table
from ludotheque.cli.reader import Reader
from ludotheque.cli.screen import Screen
from ludotheque.cli.table import Table
from ludotheque.core.contract import ActionId, Seat
from ludotheque.core.errors import NotationError, TakeBackError
from ludotheque.texts.speech import Speech

WORDS: Final = ("undo", "hint", "why", "list", "look", "log", "rules", "save", "help", "quit")
CLOSE: Final = 8  # choices offered for a text that is nearly one


class Quit(Exception):
    """The person leaves the table."""


class Prompt:
    """One person at the keyboard, on their turn."""

    def __init__(self, screen: Screen, speech: Speech, table: Table, reader: Reader, keep: Callable[[], None]) -> None:
        self.screen, self.speech, self.table, self.reader, self.keep = screen, speech, table, reader, keep
        self.spoken = {self.screen.say(f"cli-word-{word}"): word for word in WORDS} | {word: word for word in WORDS}
        self.spoken["?"] = "help"

    def ask(self, seat: Seat) -> ActionId | None:
        """The action that was chosen; None: a step was taken back, and the table looks different."""
        legal = self.table.match.state.legal(seat)
        while True:
            notes = [self.speech.game.notation[action] for action in legal]
            print()
            text = self.reader.line(f"{self.screen.say('cli-prompt')} ", [*notes, *self.spoken])
            word, _, rest = text.partition(" ")
            name = self.spoken.get(word.lower())
            if name == "undo":
                if self.undo(seat):
                    return None
            elif name is not None:
                self.answer(name, rest.strip(), seat)
            elif (action := self.chosen(text, seat, legal)) is not None:
                return action

    def chosen(self, text: str, seat: Seat, legal: list[ActionId]) -> ActionId | None:
        """The legal action that was typed, by number or notation; else say what is wrong."""
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.warn("cli-bad-number", number=text, count=len(legal))
            return None
        action = self.parsed(text, legal)
        if action is None:
            return None
        rule = self.table.match.state.why_not(seat, action)
        if rule is None:
            return action
        self.warn("cli-refused", rule=rule, refusal=self.speech.refusal(rule))
        return None

    def parsed(self, text: str, legal: list[ActionId]) -> ActionId | None:
        """The action that is written so, legal or not; else offer those that are written alike."""
        try:
            return self.speech.game.parse(text)
        except NotationError:
            pass
        alike = self.alike(text, legal)
        if alike:
            self.screen.tell(self.screen.say("cli-did-you-mean", text=text), "  ", style="warn")
            show_numbered(self.screen, alike)
        else:
            message = "cli-bad-choice" if text else "cli-nothing-typed"
            self.warn(message, text=text, count=len(legal), example=self.speech.game.notation[legal[0]])
        return None

    def alike(self, text: str, legal: list[ActionId]) -> list[tuple[int, str, str]]:
        """The choices whose notation or label holds what was typed, with their numbers."""
        if not text:
            return []
        rows = [(n, self.speech.action(a), self.speech.game.notation[a]) for n, a in enumerate(legal, 1)]
        return [row for row in rows if text.lower() in row[1].lower() or text.lower() in row[2].lower()][:CLOSE]

    def answer(self, name: str, rest: str, seat: Seat) -> None:
        try:
            getattr(self, name)(rest, seat)
        except UsageError as error:
            self.warn(error.message, **error.values)

    def warn(self, message: str, **values: object) -> None:
        self.screen.tell(self.screen.say(message, **values), "  ", style="warn")

    def undo(self, seat: Seat) -> bool:
        try:
            step = self.table.take_back(seat)
        except TakeBackError as error:
            self.warn(f"cli-undo-{error.reason}")
            return False
        self.screen.tell(self.screen.say("cli-undone", action=self.speech.action(step.action)), "  ")
        return True

    def hint(self, rest: str, seat: Seat) -> None:
        """What the expert would do, knowing what this seat knows, and what it expects of it."""
        match = self.table.match
        found = advise(Sight(match.game, match.state, seat), f"{match.seed}/{len(match.steps)}", crew())
        legal = match.state.legal(seat)
        rows = [(legal.index(one.action) + 1, self.speech.action(one.action), one) for one in found]
        self.screen.tell(self.screen.say("cli-hint"), "  ")
        show_numbered(self.screen, [(n, label, match.game.notation[one.action]) for n, label, one in rows[:1]])
        if len(rows) > 1:
            shares = [
                self.screen.say("cli-hint-share", action=label, share=round(100 * one.share)) for _, label, one in rows
            ]
            others = self.speech.joined(shares[1:], "list-or")
            self.screen.tell(self.screen.say("cli-hint-why", best=shares[0], others=others), "  ", style="soft")

    def why(self, rest: str, seat: Seat) -> None:
        """Why an action is refused; alone: which rule asks."""
        state, game = self.table.match.state, self.table.match.game
        legal = state.legal(seat)
        if not rest:
            show_rule(self.screen, game, self.speech, state.decision(seat).rule)
            return
        if rest.isdecimal() and 1 <= int(rest) <= len(legal):
            action: ActionId | None = legal[int(rest) - 1]
        else:
            action = self.parsed(rest, legal)
        if action is None:
            return
        rule = state.why_not(seat, action)
        if rule is None:
            self.screen.tell(self.screen.say("cli-allowed", action=self.speech.action(action)), "  ")
            return
        self.warn("cli-refused", rule=rule, refusal=self.speech.refusal(rule))
        show_rule(self.screen, game, self.speech, rule)

    def list(self, rest: str, seat: Seat) -> None:
        show_choices(self.screen, self.speech, self.table.match.state.legal(seat), whole=True)

    def look(self, rest: str, seat: Seat) -> None:
        show_table(self.speech, self.table, seat)

    def log(self, rest: str, seat: Seat) -> None:
        events = self.table.history()
        show_events(self.screen, self.speech, events[-int(rest) :] if rest.isdecimal() else events, seat)

    def rules(self, rest: str, seat: Seat) -> None:
        """The chapters; with a chapter, its rules; with an id, that rule."""
        game = self.table.match.game
        titles = {self.speech(f"chapter-{chapter}").lower(): chapter for chapter in chapters(game)}
        chapter = titles.get(rest.lower(), rest.lower())
        if not rest:
            for chapter in chapters(game):
                count = sum(rule.chapter == chapter for rule in game.rules.values())
                title = self.speech(f"chapter-{chapter}")
                self.screen.tell(self.screen.say("cli-chapter", name=chapter, title=title, count=count), "  ")
            self.screen.tell(self.screen.say("cli-rules-how"), "  ", style="soft")
        elif chapter in titles.values():
            show_chapter(self.screen, game, self.speech, chapter)
        else:
            show_rule(self.screen, game, self.speech, known_rule(game, rest))

    def save(self, rest: str, seat: Seat) -> None:
        self.keep()

    def help(self, rest: str, seat: Seat) -> None:
        self.screen.tell(self.screen.say("cli-goal", goal=self.speech("goal")), "  ")
        print()
        self.screen.tell(self.screen.say("cli-help-choose"), "  ")
        for word in WORDS:
            self.screen.tell(
                self.screen.say(f"cli-help-{word}"), f"  {self.screen.say(f'cli-word-{word}'):<10} ", " " * 13
            )

    def quit(self, rest: str, seat: Seat) -> None:
        raise Quit
