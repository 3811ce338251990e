"""Every action of Levée. Ids are places in the table: never renumbered, never reused."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Action
from ludotheque.games.levee.components import COUNT, KEYS

ACTIONS: Final = tuple([Action("play", (card,)) for card in range(COUNT)])  # the id is the card
ARGS: Final = {"play": {"card": "card"}}
NAMES: Final = {"card": KEYS}
