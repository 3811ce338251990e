"""State: a game in progress. The class that every game inherits from, and the values it speaks in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from marshal import dumps
from typing import Any, NamedTuple, ParamSpec

from mypy_extensions import mypyc_attr

from ludotheque.core.chance import Chance
from ludotheque.core.errors import IllegalActionError
from ludotheque.core.events import Event, Seat

ActionId = int  # place in Game.actions: never renumbered, never reused
RuleId = str  # "AGA-012": one row of the game's rule ledger
P = ParamSpec("P")


class Action(NamedTuple):
    """One small human choice. Its id is its place in `Game.actions`."""

    kind: str
    args: tuple[int, ...] = ()


class Decision(NamedTuple):
    """What a seat is asked: the name of the prompt, and the rule that asks."""

    kind: str
    rule: RuleId


class Result(NamedTuple):
    """How it ended, by which rule. Rank 1 wins; equal ranks share the place."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rule: RuleId

    @staticmethod
    def by_score(scores: list[int], rule: RuleId) -> Result:
        return Result.by_keys(scores, [(score,) for score in scores], rule)

    @staticmethod
    def by_keys(scores: list[int], keys: list[tuple[int, ...]], rule: RuleId) -> Result:
        """Ranked by `keys`, higher first: the score, then whatever breaks ties."""
        ranks = [1 + sum([other > key for other in keys]) for key in keys]
        return Result(tuple(scores), tuple(ranks), rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress: mutable, ints and lists of ints, cloned a million times."""

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        self.seats = seats
        self.options = options  # frozen: shared by all clones
        self.chance = chance  # seen by nobody
        self.log: list[Event] | None = []  # the table talks; its clones are mute

    @abstractmethod
    def pending(self) -> list[Seat]:
        """The seats that owe a decision now, ascending. Empty: the game is over."""

    @abstractmethod
    def decision(self, seat: Seat) -> Decision:
        """What a pending seat is asked."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[ActionId]:
        """What `seat` may do now, ascending; empty exactly when it owes nothing."""

    @abstractmethod
    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        """The first rule that forbids it, or None: it is legal. Agrees with `legal`."""

    @abstractmethod
    def apply(self, seat: Seat, action: ActionId) -> None:
        """Take a legal action and all that follows, up to the next decision. Not checked."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None: it still runs."""

    @abstractmethod
    def public(self) -> Mapping[str, Any]:
        """What everyone may know, as JSON data; built by naming what is shown."""

    @abstractmethod
    def private(self, seat: Seat) -> Mapping[str, Any]:
        """What `seat` alone may know besides."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, mute."""

    @abstractmethod
    def determinize(self, seat: Seat, chance: Chance) -> State:
        """A clone with all that `seat` cannot know drawn anew, from its view and `chance` only."""

    def tally(self) -> list[dict[str, int]]:
        """The points of each seat by source, as they stand: for end screens and studies."""
        return []

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that a seat may know; None is an onlooker."""
        return {**self.public()} if seat is None else {**self.public(), **self.private(seat)}

    def known(self, seat: Seat) -> bytes:
        """All that a seat may know and that still matters, as a key, for a search that asks for millions.

        The same in every world that the seat holds possible; and where it is the same in two states, the same
        choices lead to the same. So it can leave out what follows from the rest, and what is over.
        """
        return dumps(self.view(seat), 1)

    def play(self, seat: Seat, action: ActionId) -> None:
        """Check, then apply: for people and for servers."""
        rule = self.why_not(seat, action)
        if rule is not None:
            raise IllegalActionError(seat, action, rule)
        self.apply(seat, action)

    def tell(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Log the event `kind(*args)`; a mute state does not even build it."""
        if self.log is not None:
            self.log.append(kind(*args, **kwargs))

    def __copy__(self) -> State:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        twin = self.clone()
        twin.log = None if self.log is None else self.log[:]  # events are frozen
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        from ludotheque.core.position import pickled  # a position needs a game, a game needs this class

        return pickled(self)
