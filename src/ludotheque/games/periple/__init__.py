"""Périple: lay markers in the shapes of your characters, find the sleepwalkers. Start reading here."""

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.chance import Chance
from ludotheque.core.components import load, load_rules
from ludotheque.core.contract import Game
from ludotheque.games.periple.actions import ACTIONS, ARGS, NAMES
from ludotheque.games.periple.components import CARD_KEYS, HASH
from ludotheque.games.periple.deck import deck_named
from ludotheque.games.periple.evaluate import evaluate, stage
from ludotheque.games.periple.events import EVENTS
from ludotheque.games.periple.options import PRESETS, Options
from ludotheque.games.periple.position import SCHEMA, empty_table
from ludotheque.games.periple.setup import set_up
from ludotheque.games.periple.state import Periple
from ludotheque.games.periple.steps import DECISIONS
from ludotheque.games.periple.terminal import draw
from ludotheque.games.periple.weights import WEIGHTS

# The bound of the specification for hostile play: turns, doubled by stacking, times the decisions of a turn.
MOST_TURNS: Final = 2 * (7 * 4 + 6) * 31 * 21 * 4
MOST_DECISIONS: Final = 110 * MOST_TURNS


def start(options: Any, chance: Chance) -> Periple:
    state = empty_table(options, chance)
    set_up(state)
    return state


def components_of(options: Any) -> str:
    return deck_named(options.deck, options.players).hash


def own_name(options: Any, language: str, domain: str, index: int) -> str | None:
    """What the players' own deck calls a card."""
    names = deck_named(options.deck, options.players).names
    if domain != "card" or names is None or index >= len(names[language]):
        return None
    return names[language][index]


def box_of(options: Any) -> Mapping[str, Any]:
    """The component file with the players' own deck in it; its cards have the keys of those whose place they take."""
    box = load("ludotheque.games.periple")
    deck = deck_named(options.deck, options.players)
    if deck.names is not None:
        cards = [{**card._asdict(), "key": key} for key, card in zip(CARD_KEYS, deck.found, strict=False)]
        box |= {"terrain": cards, "terrain_cards": len(cards), "animal": [], "animal_cards": 0}
    return box


PERIPLE: Final = Game(
    name="periple",
    version=1,
    package="ludotheque.games.periple",
    seats=range(2, 5),
    options=Options,
    actions=ACTIONS,
    args=ARGS,
    names=NAMES,
    decisions=DECISIONS,
    events=EVENTS,
    rules=load_rules("ludotheque.games.periple"),
    components=HASH,
    start=start,
    schema=SCHEMA,
    evaluate=evaluate,
    stage=stage,
    weights=WEIGHTS,
    draw=draw,
    most_decisions=MOST_DECISIONS,
    components_of=components_of,
    own_name=own_name,
    box_of=box_of,
    presets=PRESETS,
)
GAME: Final = PERIPLE
