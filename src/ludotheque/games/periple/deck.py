"""A deck of the players' own: read from a TOML file, checked card by card, played by its name.

    [[cards]]
    name_fr = "Odilon le souffleur"
    name_en = "Odilon the glassblower"
    points = 4
    coins = [0, 0, 0, 0, 0, 0]   # six squares, the scroll toward you, left to right, top to bottom
    shape = ["##"]               # rows, the far one first: # must be filled, o may be paid for, . is nothing

A deck takes the place of the 43 Terrain/Character cards and of the Animal cards.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.core.components import content_hash, read_toml
from ludotheque.core.errors import ComponentError, OptionError
from ludotheque.games.periple.components import FIRST_START, Terrain
from ludotheque.games.periple.geometry import SLOTS, WIDTH
from ludotheque.games.periple.tables import HOUSE, MOST_MANDATORY, MOST_OPTIONAL, Deck

MOST_CARDS: Final = FIRST_START  # as many as there are action ids for
MOST_SQUARES: Final = 6
MOST_COINS: Final = 9  # on one square
MOST_POINTS: Final = 9
FIELDS: Final = ("name_fr", "name_en", "points", "coins", "shape", "biome")
FOLDER: Final = "LUDOTHEQUE_DECKS"  # the environment's word for where decks are; else the folder `decks`


class DeckFile(NamedTuple):
    """A deck that passed every check."""

    cards: tuple[Terrain, ...]
    names_fr: tuple[str, ...]
    names_en: tuple[str, ...]
    hash: str


def least_cards(players: int) -> int:
    """PER-R33. The cards that keep the pile from running out.

    Six lie on the plan. At most six a player are won before the turn that brings a tenth card; that turn and
    the rest of the round win at most the six cards then on the plan and one more for each other player.
    """
    return SLOTS + SLOTS * players + SLOTS + players - 1


def most_players(cards: int) -> int:
    """How many can play with so many cards; 0: too few for two."""
    return max([n for n in (2, 3, 4) if least_cards(n) <= cards], default=0)


def check_deck(text: str, name: str) -> DeckFile:
    """The deck, or a ComponentError with one line for each thing that is wrong."""
    data = read_toml(text, name)
    rows = data.get("cards")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ComponentError(f"{name}: cards must be a list of tables: begin each card with [[cards]]")
    wrong = [f"{key}: unknown field; a deck has cards only" for key in data if key != "cards"]
    if not least_cards(2) <= len(rows) <= MOST_CARDS:
        needs = ", ".join(f"{least_cards(n)} for {n} players" for n in (2, 3, 4))
        wrong.append(f"cards: there are {len(rows)}; a deck has at most {MOST_CARDS}, and at least {needs}")
    for number, row in enumerate(rows, 1):
        label = row.get("name_en") or row.get("name_fr") or ""
        where = f"card {number} ({label})" if label else f"card {number}"
        wrong += [f"{where}: {fault}" for fault in faults(row)]
    names = [row.get("name_en") for row in rows]
    wrong += [
        f"card {i + 1} ({n}): name_en: two cards have this name" for i, n in enumerate(names) if n and n in names[:i]
    ]
    if wrong:
        raise ComponentError("\n".join(f"{name}: {fault}" for fault in wrong))
    cards = tuple(
        Terrain(f"card-{i}", row["points"], tuple(row["coins"]), tuple(row["shape"]), row.get("biome", ""))
        for i, row in enumerate(rows, 1)
    )
    fr, en = tuple(row["name_fr"] for row in rows), tuple(row["name_en"] for row in rows)
    return DeckFile(cards, fr, en, content_hash(data))


def faults(row: dict[str, Any]) -> list[str]:
    """What is wrong with one card: the field, and what is allowed."""
    found = [f"{field}: unknown field; a card has {', '.join(FIELDS)}" for field in row if field not in FIELDS]
    found += [f"{field}: is missing" for field in FIELDS[:-1] if field not in row]
    for field in ("name_fr", "name_en", "biome"):
        if field in row and (not isinstance(row[field], str) or not row[field].strip()):
            found.append(f"{field}: expected a text, not {row[field]!r}")
    if "points" in row and not is_whole(row["points"], MOST_POINTS):
        found.append(f"points: expected a whole number from 0 to {MOST_POINTS}, not {row['points']!r}")
    coins = row.get("coins", [0] * 6)
    if not isinstance(coins, list) or len(coins) != 6 or not all(is_whole(n, MOST_COINS) for n in coins):
        found.append(f"coins: expected six whole numbers from 0 to {MOST_COINS}, not {coins!r}")
    return found + (shape_faults(row["shape"]) if "shape" in row else [])


def is_whole(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def shape_faults(shape: object) -> list[str]:
    """PER-R14 needs every shape to fit somewhere, however it is turned."""
    if not isinstance(shape, list) or not shape or not all(isinstance(row, str) and row for row in shape):
        return [f'shape: expected a list of rows like "##o", not {shape!r}']
    if strange := sorted(set("".join(shape)) - set("#o.")):
        return [f"shape: expected only #, o and . in the rows, not {strange[0]!r}"]
    if len({len(row) for row in shape}) > 1:
        return [f"shape: expected rows of one length, not {shape!r}"]
    mandatory, optional = "".join(shape).count("#"), "".join(shape).count("o")
    found = []
    if not 1 <= mandatory <= MOST_MANDATORY:
        found.append(f"shape: expected 1 to {MOST_MANDATORY} mandatory squares (#), not {mandatory}")
    if optional > MOST_OPTIONAL:
        found.append(f"shape: expected at most {MOST_OPTIONAL} optional squares (o), not {optional}")
    if mandatory + optional > MOST_SQUARES:
        found.append(f"shape: expected at most {MOST_SQUARES} squares in all, not {mandatory + optional}")
    rows = [y for y, row in enumerate(shape) if "#" in row]
    cols = [x for row in shape for x, mark in enumerate(row) if mark == "#"]
    if mandatory and max(max(rows) - min(rows), max(cols) - min(cols)) >= WIDTH:
        found.append(f"shape: the mandatory squares must fit a plan of {WIDTH} by {WIDTH} in all four rotations")
    return found


@cache
def tables(file: DeckFile) -> Deck:
    return Deck(file.cards, len(file.cards), file.hash, {"fr": file.names_fr, "en": file.names_en})


def read_deck(name: str) -> DeckFile:
    """The deck file of that name in the folder of decks; names are words, never paths."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", name):
        raise OptionError(f"deck cannot be {name!r}: it takes the name of a deck, in letters, digits, - and _")
    path = Path(os.environ.get(FOLDER, "decks")) / f"{name}.toml"
    if not path.is_file():
        raise OptionError(f"there is no deck {name!r}: expected a file {name}.toml in the folder {path.parent}")
    try:
        return check_deck(path.read_text("utf-8"), path.name)
    except ComponentError as error:
        raise OptionError(f"deck {name!r} cannot be played: {error}") from error


def deck_named(name: str, players: int) -> Deck:
    """The tables of a deck; no name is the house's own."""
    if not name:
        return HOUSE
    file = read_deck(name)
    if len(file.cards) < least_cards(players):
        raise OptionError(f"deck {name!r} has {len(file.cards)} cards: {players} players need {least_cards(players)}")
    return tables(file)
