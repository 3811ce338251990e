"""What lies on one table: the game's components, or those that its options bring, and what they are called."""

from __future__ import annotations

from ludotheque.core.components import load
from ludotheque.core.contract import Game
from ludotheque.core.options import Options
from ludotheque.server import outgoing as out
from ludotheque.texts.catalog import LANGUAGES


def box_of(game: Game, options: Options) -> out.Box:
    own = {language: own_names(game, options, language) for language in LANGUAGES}
    return out.Box(load(game.package) if game.box_of is None else dict(game.box_of(options)), own)


def own_names(game: Game, options: Options, language: str) -> dict[str, dict[int, str]]:
    """The names that the options bring, by naming domain and index."""
    if game.own_name is None:
        return {}
    found: dict[str, dict[int, str]] = {}
    for domain, keys in game.names.items():
        for index in range(len(keys)):
            if (name := game.own_name(options, language, domain, index)) is not None:
                found.setdefault(domain, {})[index] = name
    return found
