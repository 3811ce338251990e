"""Agartha: secret bids for cards, combinations on one's own board. Start reading here."""

from typing import Final

from ludotheque.core.components import load_rules
from ludotheque.core.contract import Game
from ludotheque.games.agartha.actions import ACTIONS, ARGS, NAMES
from ludotheque.games.agartha.components import HASH
from ludotheque.games.agartha.decisions import KINDS
from ludotheque.games.agartha.evaluate import evaluate, stage
from ludotheque.games.agartha.events import EVENTS
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.position import SCHEMA
from ludotheque.games.agartha.state import start
from ludotheque.games.agartha.terminal import draw
from ludotheque.games.agartha.weights import WEIGHTS

AGARTHA: Final = Game(
    name="agartha",
    version=1,
    package="ludotheque.games.agartha",
    seats=range(2, 5),
    options=Options,
    actions=ACTIONS,
    args=ARGS,
    names=NAMES,
    decisions=KINDS,
    events=EVENTS,
    rules=load_rules("ludotheque.games.agartha"),
    components=HASH,
    start=start,
    schema=SCHEMA,
    evaluate=evaluate,
    stage=stage,
    weights=WEIGHTS,
    draw=draw,
    most_decisions=569,  # with 4 players; 211 with 2, 432 with 3
)
GAME: Final = AGARTHA
