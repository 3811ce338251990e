"""Speech: what happens at a table, said to one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.contract import ActionId, Decision, Event, Game, RuleId, Seat
from ludotheque.core.events import event_fields
from ludotheque.core.options import Options
from ludotheque.texts.catalog import catalog

STYLES: Mapping[str, str] = {
    "seat-0": "34",
    "seat-1": "31",
    "seat-2": "33",
    "seat-3": "32",
    "seat-4": "35",
    "seat-5": "36",
    "strong": "1",
    "soft": "2",
    "legal": "32",
    "warn": "31",
}


class Speech:
    """The voice of the house for one game, one language and one screen."""

    def __init__(
        self,
        game: Game,
        language: str,
        seats: Sequence[str] = (),
        width: int = 80,
        colour: bool = False,
        options: Options | None = None,
    ) -> None:
        self.game = game
        self.texts = catalog(language, game.package)
        self.seats = tuple(seats)
        self.width = width
        self.colour = colour
        self.options = options
        self.wording = getattr(options, "labels", "")  # an option of this name chooses other words for some things

    def __call__(self, message: str, **values: object) -> str:
        return self.texts.say(message, {name: self.value(value) for name, value in values.items()})

    def seat(self, seat: Seat) -> str:
        return self.seats[seat] if seat < len(self.seats) else self("seat", letter="ABCDEF"[seat])

    def name(self, domain: str, index: int) -> str:
        """A component by its name; its copies share one."""
        if self.game.own_name is not None and self.options is not None:
            own = self.game.own_name(self.options, self.texts.language, domain, index)
            if own is not None:
                return own
        message = f"{domain}-{self.game.names[domain][index].partition('.')[0]}"
        other = f"table-{self.wording}-{message}"
        return self.texts.say(other if self.wording and self.texts.has(other) else message)

    def paint(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour else text

    def decision(self, decision: Decision, seat: Seat) -> str:
        return self(f"decision-{decision.kind}", seat=self.seat(seat))

    def action(self, action: ActionId) -> str:
        """The label of an action, its arguments by their names."""
        kind, args = self.game.actions[action]
        domains = self.game.args[kind]
        values = {n: self.named(d, v) for (n, d), v in zip(domains.items(), args, strict=True)}
        return self(f"action-{kind}", **values)

    def refusal(self, rule: RuleId) -> str:
        return self(f"refusal-{rule}")

    def rule(self, rule: RuleId) -> str:
        return self(f"rule-{rule}")

    def event(self, event: Event, viewer: Seat | None) -> str:
        """One line of the log, for one reader: the owner of a secret is told it."""
        shown = event.seen_by(viewer)
        message = f"event-{shown.pop('kind')}"
        values = {f.name: self.named(f.domain, shown[f.name]) for f in event_fields(type(event)) if f.name in shown}
        own = viewer is not None and viewer == event.seat and self.texts.has_attribute(message, "own")
        return self.texts.say(message, values, "own" if own else "")

    def named(self, domain: str | None, value: Any) -> Any:
        """A value of an action or an event as the texts take it."""
        if isinstance(value, (tuple, list)):
            return self.joined([str(self.named(domain, item)) for item in value])
        if domain is None or value is None or isinstance(value, str):
            return self.value(value)
        if domain == "seat":
            return self.seat(value)
        return self.name(domain, value) if value >= 0 else "none"

    def value(self, value: object) -> object:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value

    def joined(self, words: Sequence[str], message: str = "list-and") -> str:
        """Nothing, one, or "a, b and c"; with "list-or", "a, b or c"."""
        if len(words) < 2:
            return words[0] if words else self("list-none")
        return self(message, first=", ".join(words[:-1]), last=words[-1])
