"""Agora: auctions, stalls and bribes on the market of Athens, for three or four. Start reading here."""

from typing import Final

from ludotheque.core.components import load_rules
from ludotheque.core.contract import Game
from ludotheque.games.agora.actions import ACTIONS, ARGS, NAMES
from ludotheque.games.agora.deck import HASH
from ludotheque.games.agora.evaluate import evaluate, stage
from ludotheque.games.agora.events import EVENTS
from ludotheque.games.agora.options import Options
from ludotheque.games.agora.phases import PHASES
from ludotheque.games.agora.position import SCHEMA
from ludotheque.games.agora.state import start
from ludotheque.games.agora.terminal import draw
from ludotheque.games.agora.weights import WEIGHTS

AGORA: Final = Game(
    name="agora",
    version=1,
    package="ludotheque.games.agora",
    seats=range(3, 5),
    options=Options,
    actions=ACTIONS,
    args=ARGS,
    names=NAMES,
    decisions=PHASES[:-1],
    events=EVENTS,
    rules=load_rules("ludotheque.games.agora"),
    components=HASH,
    start=start,
    schema=SCHEMA,
    evaluate=evaluate,
    stage=stage,
    weights=WEIGHTS,
    draw=draw,
    most_decisions=1280,
)
GAME: Final = AGORA
