"""Components: TOML in, frozen and typed tables out, once, at import."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from json import dumps
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from ludotheque.core.errors import ComponentError

R = TypeVar("R")


class Rule(NamedTuple):
    """One row of a game's ledger. Its words are in the text files, under `rule-` and its id."""

    id: str
    chapter: str
    lines: str  # of the rulebook; "" for a ruling of ours
    see: tuple[str, ...] = ()


def load(package: str, file: str = "components.toml") -> dict[str, Any]:
    return read_toml(files(package).joinpath(file).read_text("utf-8"), file)


def read_toml(content: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name} is not TOML: {error}") from error


def load_rules(package: str) -> dict[str, Rule]:
    """The ledger, in the order of the file."""
    ledger = {}
    for id_, row in load(package, "rules.toml").items():
        ledger[id_] = typed(Rule, {"id": id_, "see": [], **row}, f"rules.toml: {id_}")
    for rule in ledger.values():
        for other in rule.see:
            if other not in ledger:
                raise ComponentError(f"rules.toml: {rule.id}: see names {other!r}, which is not in the ledger")
    return ledger


def content_hash(*tables: Mapping[str, Any]) -> str:
    """What the components say, as 16 hex digits: the same whatever the spaces and comments of the file."""
    return sha256(dumps(tables, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def rows(data: Mapping[str, Any], table: str, kind: type[R], name: str = "components.toml") -> tuple[R, ...]:
    """The rows of one table, each a `kind` (a NamedTuple), checked field by field."""
    found = data.get(table)
    if not isinstance(found, list) or not found:
        raise ComponentError(f"{name}: {table} must be a list of rows, not {found!r}")
    return tuple(typed(kind, row, f"{name}: {table}[{i}]") for i, row in enumerate(found))


def typed(kind: type[R], row: Any, where: str) -> R:
    """One row as a `kind`: no field missing, none unknown, each of its declared type."""
    if not isinstance(row, dict):
        raise ComponentError(f"{where} must be a table of fields, not {row!r}")
    hints = get_type_hints(kind)
    defaults: Mapping[str, Any] = getattr(kind, "_field_defaults", {})
    if unknown := [name for name in row if name not in hints]:
        raise ComponentError(f"{where}: unknown field {unknown[0]!r}; the fields are {', '.join(hints)}")
    if missing := [name for name in hints if name not in row and name not in defaults]:
        raise ComponentError(f"{where}: field {missing[0]!r} is missing")
    return kind(**{name: fitted(hints[name], value, f"{where}.{name}") for name, value in row.items()})


def fitted(hint: Any, value: Any, where: str) -> Any:
    """`value` as the hint wants it: lists become tuples, nothing else is converted."""
    if tuple in (hint, get_origin(hint)):
        if not isinstance(value, list):
            raise ComponentError(f"{where} must be a list, not {value!r}")
        item, *_ = get_args(hint) or (object,)  # a compiled row has forgotten what its lists hold
        return tuple(fitted(item, each, f"{where}[{i}]") for i, each in enumerate(value))
    if get_origin(hint) is Literal:
        if value not in get_args(hint):
            raise ComponentError(f"{where} must be one of {', '.join(map(str, get_args(hint)))}, not {value!r}")
        return value
    if hint is not object and type(value) is not hint:
        raise ComponentError(f"{where} must be {words_for(hint)}, not {value!r}")
    return value


def words_for(hint: Any) -> str:
    return {int: "a whole number", str: "a text", bool: "true or false"}.get(hint, str(hint))
