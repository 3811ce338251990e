"""Positions: any state as readable JSON and back, checked when read. What FEN is to chess.

A game lists the fields of its state once, in its `Schema`; positions, equality, digests and pickles
are made from that list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib import import_module
from json import JSONDecodeError, dumps, loads
from typing import Any

from ludotheque.core.chance import WORDS, Chance
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import OptionError, PositionError
from ludotheque.core.options import Options, build

FORMAT = "ludotheque position 1"


class Kind(ABC):
    """How one sort of value is written and read."""

    @abstractmethod
    def write(self, value: Any) -> Any: ...

    @abstractmethod
    def read(self, data: Any, path: str, seats: int) -> Any:
        """The value, or a PositionError that names `path`."""


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, data: Any, path: str, seats: int) -> Any:
        if type(data) is not int or not self.low <= data <= self.high:
            raise PositionError(path, f"expected a whole number from {self.low} to {self.high}, not {data!r}")
        return data


@dataclass(frozen=True)
class Flag(Kind):
    """True or false."""

    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, data: Any, path: str, seats: int) -> Any:
        if not isinstance(data, bool):
            raise PositionError(path, f"expected true or false, not {data!r}")
        return data


@dataclass(frozen=True)
class SeatOf(Kind):
    """A seat; with `absent`, that number stands for nobody and is written null."""

    absent: int | None = None

    def write(self, value: Any) -> Any:
        return None if value == self.absent else int(value)

    def read(self, data: Any, path: str, seats: int) -> Any:
        if data is None and self.absent is not None:
            return self.absent
        if type(data) is not int or not 0 <= data < seats:
            null = ", or null" if self.absent is not None else ""
            raise PositionError(path, f"expected a seat from 0 to {seats - 1}{null}, not {data!r}")
        return data


@dataclass(frozen=True)
class OneOf(Kind):
    """The index of a name; with `absent`, that number stands for nothing and is written null."""

    names: Sequence[str]
    absent: int | None = None

    def write(self, value: Any) -> Any:
        return None if value == self.absent else self.names[value]

    def read(self, data: Any, path: str, seats: int) -> Any:
        if data is None and self.absent is not None:
            return self.absent
        if not isinstance(data, str) or data not in self.names:
            raise PositionError(path, f"expected one of {few(self.names)}, not {data!r}")
        return self.names.index(data)


@dataclass(frozen=True)
class Bits(Kind):
    """A number used as a set of names, bit by bit; written as the list of those in it."""

    names: Sequence[str]

    def write(self, value: Any) -> Any:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def read(self, data: Any, path: str, seats: int) -> Any:
        found = ListOf(OneOf(self.names)).read(data, path, seats)
        if len(set(found)) < len(found):
            raise PositionError(path, f"a name is there twice: {data!r}")
        return sum(2**i for i in found)


@dataclass(frozen=True)
class ListOf(Kind):
    """Any number of values, from `least` to `most`; `store` makes the state's own container of them."""

    item: Kind
    least: int = 0
    most: int | None = None
    store: Callable[[list[Any]], Any] = list

    def write(self, value: Any) -> Any:
        return [self.item.write(v) for v in value]

    def read(self, data: Any, path: str, seats: int) -> Any:
        if not isinstance(data, list):
            raise PositionError(path, f"expected a list, not {data!r}")
        if len(data) < self.least or (self.most is not None and len(data) > self.most):
            most = "" if self.most is None else f" and at most {self.most}"
            raise PositionError(path, f"expected at least {self.least}{most} values, not {len(data)}")
        return self.store([self.item.read(v, f"{path}[{i}]", seats) for i, v in enumerate(data)])


@dataclass(frozen=True)
class PerSeat(Kind):
    """One value a seat, in seat order."""

    item: Kind
    store: Callable[[list[Any]], Any] = list

    def write(self, value: Any) -> Any:
        return [self.item.write(v) for v in value]

    def read(self, data: Any, path: str, seats: int) -> Any:
        return ListOf(self.item, seats, seats, self.store).read(data, path, seats)


@dataclass(frozen=True)
class Grid(Kind):
    """A flat list cut into equal rows of `width`, as many as seats or `rows`; written as a list of lists."""

    width: int
    item: Kind
    rows: int | None = None  # None: one a seat
    store: Callable[[list[Any]], Any] = list

    def write(self, value: Any) -> Any:
        flat = [self.item.write(v) for v in value]
        return [flat[i : i + self.width] for i in range(0, len(flat), self.width)]

    def read(self, data: Any, path: str, seats: int) -> Any:
        rows = seats if self.rows is None else self.rows
        table = ListOf(ListOf(self.item, self.width, self.width), rows, rows).read(data, path, seats)
        return self.store([value for row in table for value in row])


@dataclass(frozen=True)
class Table(Kind):
    """A flat list written as an object, one value a name; zeros may be left out when read if `sparse`."""

    names: Sequence[str]
    item: Kind
    sparse: bool = False
    store: Callable[[list[Any]], Any] = list

    def write(self, value: Any) -> Any:
        pairs = zip(self.names, value, strict=True)
        return {n: self.item.write(v) for n, v in pairs if v or not self.sparse}

    def read(self, data: Any, path: str, seats: int) -> Any:
        if not isinstance(data, dict):
            raise PositionError(path, f"expected an object with {few(self.names)}, not {data!r}")
        for name in data:
            if name not in self.names:
                raise PositionError(f"{path}.{name}", f"expected one of {few(self.names)}")
        for name in self.names:
            if name not in data and not self.sparse:
                raise PositionError(f"{path}.{name}", "is missing")
        return self.store([self.item.read(data.get(n, 0), f"{path}.{n}", seats) for n in self.names])


@dataclass(frozen=True)
class Rows(Kind):
    """A flat list cut into equal rows, each written by `row` (a Table, say), one a seat unless `rows` says."""

    width: int
    row: Kind
    rows: int | None = None
    store: Callable[[list[Any]], Any] = list

    def write(self, value: Any) -> Any:
        flat = list(value)
        return [self.row.write(flat[i : i + self.width]) for i in range(0, len(flat), self.width)]

    def read(self, data: Any, path: str, seats: int) -> Any:
        rows = seats if self.rows is None else self.rows
        table = ListOf(self.row, rows, rows).read(data, path, seats)
        return self.store([value for row in table for value in row])


def few(names: Sequence[str]) -> str:
    return ", ".join(names[:12]) + (f", … ({len(names)} in all)" if len(names) > 12 else "")


@dataclass(frozen=True)
class Schema:
    """Every field of a game's state, in the game's own words."""

    fields: Mapping[str, Kind]  # attribute of the state -> how it is written
    blank: Callable[[Any, Chance], State]  # a state to fill, from its options
    check: Callable[[State], None]  # raises PositionError where the whole cannot be: counts, whose decision
    settle: Callable[[State], None] | None = None  # computes what the state keeps besides its fields


def write(game: Game, state: State) -> dict[str, Any]:
    """The whole of a state, hidden parts included."""
    fields = {name: kind.write(getattr(state, name)) for name, kind in game.schema.fields.items()}
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "options": asdict(state.options),
        "pending": state.pending(),
        **fields,
        "chance": {"key": state.chance.key.hex(), "block": state.chance.block, "left": state.chance.left},
    }


def read(game: Game, data: Any) -> State:
    """The state that `write` wrote, or a PositionError that names the field.

    A position without `chance` gets a chance of its own, made from what it says; `pending` may be left out.
    """
    if not isinstance(data, dict):
        raise PositionError("position", f"expected an object, not {type(data).__name__}")
    for name, wanted in (("format", FORMAT), ("game", game.name), ("version", game.version)):
        if data.get(name) != wanted:
            raise PositionError(name, f"expected {wanted!r}, not {data.get(name)!r}")
    known = ["format", "game", "version", "options", "pending", *game.schema.fields, "chance"]
    if unknown := [name for name in data if name not in known]:
        raise PositionError(unknown[0], f"is not a field of {game.name}: they are {few(known)}")
    options = read_options(game, data.get("options"))
    chance = read_chance(data)
    state = game.schema.blank(options, chance)
    for name, kind in game.schema.fields.items():
        if name not in data:
            raise PositionError(name, "is missing")
        setattr(state, name, kind.read(data[name], name, state.seats))
    if game.schema.settle is not None:
        game.schema.settle(state)
    game.schema.check(state)
    if "pending" in data and data["pending"] != state.pending():
        raise PositionError("pending", f"the decision belongs to {state.pending()}, not to {data['pending']!r}")
    return state


def read_options(game: Game, data: Any) -> Options:
    if not isinstance(data, dict):
        raise PositionError("options", f"expected an object, not {data!r}")
    try:
        return build(game.options, data)
    except OptionError as error:
        raise PositionError("options", str(error)) from error


def read_chance(data: Mapping[str, Any]) -> Chance:
    if "chance" not in data:
        return Chance.seeded(dumps(data, sort_keys=True, default=repr))
    place = data["chance"]
    if not isinstance(place, dict) or set(place) != {"key", "block", "left"}:
        raise PositionError("chance", f"expected key, block and left, not {place!r}")
    try:
        key = bytes.fromhex(place["key"])
    except (TypeError, ValueError):
        key = b""
    if len(key) != 32:
        raise PositionError("chance.key", f"expected 64 hex digits, not {place['key']!r}")
    block = Whole(0, 2**63 - 1).read(place["block"], "chance.block", 0)
    return Chance(key, block, Whole(0, WORDS - 1 if block else 0).read(place["left"], "chance.left", 0))


def facts(game: Game, state: State) -> dict[str, Any]:
    """All that a state is but its luck: two states with equal facts look alike to everyone, now."""
    return {name: value for name, value in write(game, state).items() if name != "chance"}


def to_text(game: Game, state: State) -> str:
    """A position as a file: one field a line."""
    lines = [f"  {dumps(k)}: {dumps(v, ensure_ascii=False)}" for k, v in write(game, state).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(game: Game, text: str) -> State:
    try:
        data = loads(text)
    except JSONDecodeError as error:
        raise PositionError("position", f"line {error.lineno} is not JSON: {error.msg}") from error
    return read(game, data)


def digest(game: Game, state: State) -> str:
    """Names a state, to the byte, luck included."""
    canonical = dumps(write(game, state), sort_keys=True, ensure_ascii=False)
    return blake2b(canonical.encode(), digest_size=16).hexdigest()


def pickled(state: State) -> tuple[Any, ...]:
    """A state as its position and its log: compiled classes have no other way."""
    package = type(state).__module__.rpartition(".")[0]
    log = None if state.log is None else state.log[:]
    return unpickled, (package, write(import_module(package).GAME, state), log)


def unpickled(package: str, data: dict[str, Any], log: list[Any] | None) -> State:
    state = read(import_module(package).GAME, data)
    state.log = log
    return state
