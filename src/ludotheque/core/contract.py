"""What every game of the house provides. Read this and `state.py`, then games/levee, then write your own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.core.chance import Chance
from ludotheque.core.components import Rule as Rule
from ludotheque.core.errors import IllegalActionError as IllegalActionError
from ludotheque.core.errors import NotationError
from ludotheque.core.events import Event as Event
from ludotheque.core.events import Seat as Seat
from ludotheque.core.options import Options, build
from ludotheque.core.state import Action as Action
from ludotheque.core.state import ActionId as ActionId
from ludotheque.core.state import Decision as Decision
from ludotheque.core.state import Result as Result
from ludotheque.core.state import RuleId as RuleId
from ludotheque.core.state import State as State
from ludotheque.core.weights import Weights

if TYPE_CHECKING:
    from ludotheque.core.position import Schema


class Say(Protocol):
    """How a drawing gets its words: in the reader's language, on the reader's screen."""

    width: int  # columns of the screen

    def __call__(self, message: str, **values: object) -> str:
        """A message of the game's text files."""

    def seat(self, seat: Seat) -> str:
        """The name of a player."""

    def name(self, domain: str, index: int) -> str:
        """The name of a component."""

    def paint(self, text: str, style: str) -> str:
        """`text` in a style: "seat-0"… "seat-5", "strong", "soft", "legal", "warn"; plain where there is no colour."""


@dataclass(frozen=True)
class Game:
    """A game as one object: all that the house knows of it starts here."""

    name: str
    version: int  # up by one when an old record would replay differently
    package: str  # where its files are: components, ledger, texts
    seats: range
    options: type[Options]
    actions: tuple[Action, ...]
    args: Mapping[str, Mapping[str, str | None]]  # kind of action -> argument -> naming domain; None: a number
    names: Mapping[str, tuple[str, ...]]  # naming domain -> keys, by index
    decisions: tuple[str, ...]  # every kind of prompt
    events: tuple[type[Event], ...]
    rules: Mapping[RuleId, Rule]  # the ledger
    components: str  # hash of what the component files say
    start: Callable[[Any, Chance], State]
    schema: Schema  # every field of a state, for positions
    evaluate: Callable[[State], list[float]]  # how good a state is for each seat: see bots
    draw: Callable[[Mapping[str, Any], Say], list[str]]  # a view as lines of a terminal
    most_decisions: int  # no game is longer
    components_of: Callable[[Any], str] | None = None  # where options bring their own components: the hash of those
    own_name: Callable[[Any, str, str, int], str | None] | None = None  # … and their names: language, domain, index
    box_of: Callable[[Any], Mapping[str, Any]] | None = None  # … and the component file as it would say them
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # ways to play by name: their options
    weights: Weights | None = None  # what `evaluate` weighs, where it can be fitted
    outlook: Callable[[State], list[list[float]]] | None = None  # for a search, where `evaluate` compares choices only:
    # the values of all seats as each seat sees them
    stage: Callable[[State], int] | None = None  # how far the game has come, counted from lull to lull: a search plays
    # on to the next one, where `evaluate` foretells best
    duel: Callable[[State], bool] | None = None  # when two are at each other, and what one does decides what the other
    # can do: a search then foresees the rival
    sides: Callable[[State], list[int]] | None = None  # where seats win together: the side of each in a state

    def begin(self, seed: int | str, **options: Any) -> State:
        """A new game: `LEVEE.begin(seed=7, players=3)`."""
        return self.start(build(self.options, options), Chance.seeded(seed))

    def hash_for(self, options: Options) -> str:
        """The hash of the components that these options play with."""
        return self.components if self.components_of is None else self.components_of(options)

    @cached_property
    def notation(self) -> tuple[str, ...]:
        """The one text form of every action: its kind, then its arguments by their names."""
        return tuple(self.write(action) for action in self.actions)

    @cached_property
    def by_notation(self) -> dict[str, ActionId]:
        return {text: id_ for id_, text in enumerate(self.notation)}

    def write(self, action: Action) -> str:
        domains = self.args[action.kind].values()
        words = [str(v) if d is None else self.names[d][v] for v, d in zip(action.args, domains, strict=True)]
        return " ".join([action.kind, *words])

    def parse(self, text: str) -> ActionId:
        """The action that is written so; spaces and capitals do not matter."""
        words = " ".join(text.split())
        if words in self.by_notation:
            return self.by_notation[words]
        alike = [id_ for known, id_ in self.by_notation.items() if known.lower() == words.lower()]
        if len(alike) == 1:
            return alike[0]
        kind = words.split(" ")[0]
        known = [n for n in self.notation if n.split(" ")[0].lower() == kind.lower()] if kind else []
        hint = f"it is written like {known[0]!r}" if known else f"actions are {', '.join(self.args)}"
        raise NotationError(f"no action of {self.name} is written {words!r}: {hint}")
