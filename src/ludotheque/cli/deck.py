"""`ludotheque check-deck`: a deck of the players' own, checked card by card."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ludotheque.cli import saves
from ludotheque.cli.errors import FailureError
from ludotheque.cli.screen import Screen
from ludotheque.core.errors import ComponentError

READER = "ludotheque.games.periple.deck"  # the one game that takes decks


def check_deck(screen: Screen, file: Path) -> None:
    text = saves.read_text(file)
    try:
        reader = import_module(READER)
    except ImportError:
        raise FailureError("cli-deck-absent") from None
    try:
        deck = reader.check_deck(text, file.name)
    except ComponentError as error:
        raise FailureError("cli-deck-bad", detail=str(error)) from error
    screen.tell(screen.say("cli-deck-good", file=str(file), count=len(deck.cards)))
