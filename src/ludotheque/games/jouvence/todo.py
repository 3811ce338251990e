"""What is still to be done before the next decision: a stack of small steps, the next one on top.

A step is `kind * SCALE + argument`. `flow.advance` takes them off until somebody has to choose.
"""

from __future__ import annotations

from typing import Final

SCALE: Final = 1024

ROUND: Final = 0  # Vista, then the turns
NEXT: Final = 1  # the next living seat of the round
TILE: Final = 2
INTELLIGENCE: Final = 3
UPDATE: Final = 4
FIGHT: Final = 5  # movement points, then where the player stands
ARRIVE: Final = 6
FACE: Final = 7
PICK: Final = 8  # a gourd and a treasure free of monsters
BASIN: Final = 9
HELD: Final = 10
FREE: Final = 11  # the hold is over
MOVE: Final = 12
END: Final = 13  # of the turn
DRAW: Final = 14  # source * 16 + number of cards
WOUND: Final = 15  # seat * 2 + by
DEFEND: Final = 16  # seat
ROLL: Final = 17  # the dice of a duel
BLOW: Final = 18  # target
HOLD: Final = 19
COUNTER: Final = 20
REWARD: Final = 21
PART: Final = 22  # the duel is over
STUCK: Final = 23
LAIR: Final = 24
STEPS: Final[tuple[str, ...]] = (
    "round", "next", "tile", "intelligence", "update", "fight", "arrive", "face", "pick", "basin", "held", "free",
    "move", "end", "draw", "wound", "defend", "roll", "blow", "hold", "counter", "reward", "part", "stuck", "lair",
)  # fmt: skip

# Where the cards of a draw come from.
BY_INTELLIGENCE: Final = 0
BY_TREASURE: Final = 1
BY_FIGHT: Final = 2
BY_DUEL: Final = 3
SOURCES: Final[tuple[str, ...]] = ("intelligence", "treasure", "fight", "duel")

# Who gives a wound.
MONSTERS: Final = 0
PLAYERS: Final = 1
FOES: Final[tuple[str, ...]] = ("monsters", "players")
