"""Requests about the house: its games, its words, its health."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import text

from ludotheque import __version__
from ludotheque.bots import LEVELS, USUAL_BOT
from ludotheque.core.components import load
from ludotheque.core.contract import Game
from ludotheque.core.events import event_fields
from ludotheque.core.options import Option, describe
from ludotheque.games import GAMES
from ludotheque.server import outgoing as out
from ludotheque.server.errors import RefusalError
from ludotheque.server.routes import Call, Route, Text
from ludotheque.texts.catalog import HOUSE, LANGUAGES, catalog, source_text


def option_info(option: Option) -> out.OptionInfo:
    by_players = None
    if option.by_players is not None:
        by_players = {str(n): list(values) for n, values in option.by_players.items()}
    kind = cast(Any, option.kind)
    return out.OptionInfo(option.name, kind, list(option.values), option.low, option.high, option.default, by_players)


def game_info(game: Game) -> out.GameInfo:
    options = [option_info(option) for option in describe(game.options).values()]
    title, tagline = (
        {language: catalog(language, game.package).say(key) for language in LANGUAGES} for key in ("title", "tagline")
    )
    presets = {name: dict(options) for name, options in game.presets.items()}
    return out.GameInfo(game.name, game.version, list(game.seats), options, title, tagline, presets)


def game_detail(game: Game) -> out.GameDetail:
    events = [
        out.EventInfo(kind.__name__, [out.EventField(*field) for field in event_fields(kind)], kind.reveals)
        for kind in game.events
    ]
    return out.GameDetail(
        name=game.name,
        version=game.version,
        players=list(game.seats),
        options=[option_info(option) for option in describe(game.options).values()],
        components=game.components,
        box=load(game.package),
        args={kind: dict(args) for kind, args in game.args.items()},
        names={domain: list(keys) for domain, keys in game.names.items()},
        decisions=list(game.decisions),
        events=events,
        rules=[out.RuleInfo(rule.id, rule.chapter, rule.lines, list(rule.see)) for rule in game.rules.values()],
        actions=list(game.notation),
    )


async def house(call: Call[None]) -> out.House:
    return out.House(
        [game_info(game) for game in GAMES.values()], list(LEVELS), USUAL_BOT, list(LANGUAGES), __version__
    )


async def game(call: Call[None]) -> out.GameDetail:
    found = GAMES.get(call.path("game"))
    if found is None:
        raise RefusalError("unknown-game")
    return game_detail(found)


async def texts(call: Call[None]) -> Text:
    """The Fluent file of the house or of a game, as the browser reads it."""
    name, language = call.path("game"), call.path("language")
    if language not in LANGUAGES or (name != "house" and name not in GAMES):
        raise RefusalError("unknown")
    return Text(source_text(HOUSE if name == "house" else GAMES[name].package, language))


async def health(call: Call[None]) -> out.Health:
    return out.Health("ok", __version__)


async def ready(call: Call[None]) -> out.Health:
    """Whether new players should be sent here: not while it stops, not without its database."""
    if call.house.stopping:
        raise RefusalError("busy", "the server is stopping")
    try:
        async with call.house.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        raise RefusalError("busy", "the database does not answer") from error
    return out.Health("ok", __version__)


async def metrics(call: Call[None]) -> Text:
    if not call.house.settings.metrics_open:
        raise RefusalError("unknown")
    return Text(call.house.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


ROUTES = (
    Route("GET", "/api/games", house, out.House, "The games, the bots, the languages", guest=False),
    Route("GET", "/api/games/{game}", game, out.GameDetail, "One game", guest=False, refusals=("unknown-game",)),
    Route(
        "GET",
        "/api/texts/{game}/{language}",
        texts,
        Text,
        "The texts of a game, or of the house, in Fluent",
        guest=False,
        refusals=("unknown",),
    ),
    Route("GET", "/api/health", health, out.Health, "Is the process alive?", guest=False),
    Route("GET", "/api/ready", ready, out.Health, "Can it serve?", guest=False, refusals=("busy",)),
    Route("GET", "/api/metrics", metrics, Text, "Numbers for Prometheus", guest=False, refusals=("unknown",)),
)
