"""Fontaine de Jouvence: explorers lay a labyrinth, fight in it, and race out with a gourd of the Fountain."""

from typing import Final

from ludotheque.core.components import load_rules
from ludotheque.core.contract import Game
from ludotheque.games.jouvence.actions import ACTIONS, ARGS, CHOICES, NAMES
from ludotheque.games.jouvence.components import HASH
from ludotheque.games.jouvence.evaluate import duel, evaluate, outlook, sides
from ludotheque.games.jouvence.events import EVENTS
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.position import SCHEMA
from ludotheque.games.jouvence.state import start
from ludotheque.games.jouvence.terminal import draw
from ludotheque.games.jouvence.weights import WEIGHTS

JOUVENCE: Final = Game(
    name="jouvence",
    version=1,
    package="ludotheque.games.jouvence",
    seats=range(2, 7),
    options=Options,
    actions=ACTIONS,
    args=ARGS,
    names=NAMES,
    decisions=CHOICES[1:],
    events=EVENTS,
    rules=load_rules("ludotheque.games.jouvence"),
    components=HASH,
    start=start,
    schema=SCHEMA,
    evaluate=evaluate,
    outlook=outlook,
    duel=duel,
    weights=WEIGHTS,
    draw=draw,
    most_decisions=79200,
    sides=sides,
)
GAME: Final = JOUVENCE
