"""Levée, the toy of the house: small, complete, kept alive as the template of every other game."""

from typing import Final

from ludotheque.core.components import load_rules
from ludotheque.core.contract import Game
from ludotheque.games.levee.actions import ACTIONS, ARGS, NAMES
from ludotheque.games.levee.components import COUNT, HASH
from ludotheque.games.levee.evaluate import evaluate
from ludotheque.games.levee.events import EVENTS
from ludotheque.games.levee.options import Options
from ludotheque.games.levee.position import SCHEMA
from ludotheque.games.levee.state import start
from ludotheque.games.levee.terminal import draw

LEVEE: Final = Game(
    name="levee",
    version=1,
    package="ludotheque.games.levee",
    seats=range(2, 5),
    options=Options,
    actions=ACTIONS,
    args=ARGS,
    names=NAMES,
    decisions=("play",),
    events=EVENTS,
    rules=load_rules("ludotheque.games.levee"),
    components=HASH,
    start=start,
    schema=SCHEMA,
    evaluate=evaluate,
    draw=draw,
    most_decisions=COUNT,
)
GAME: Final = LEVEE
