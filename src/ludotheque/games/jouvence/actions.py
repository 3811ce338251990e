"""Every action of Fontaine de Jouvence. Ids are places in the table: never renumbered, never reused."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Action
from ludotheque.games.jouvence.components import (
    BONUSES,
    CARD_KEYS,
    CHARACTER_KEYS,
    DIRECTIONS,
    KINDS,
    LOCATION_KEYS,
    LOCATIONS,
    MONSTER_KEYS,
    SIDE_KEYS,
    SQUARE_KEYS,
    STATISTICS,
    TILE_KEYS,
)

PLAYABLE: Final[tuple[int, ...]] = (11, 12, 13, 14, 15, 16, 17, 20)  # cards that `play` plays
SEATS: Final = 6

# The first id of each kind of action.
CHOOSE: Final = 0
SPOT: Final = 8
TURN: Final = 129
LAIR: Final = 133
DISCARD: Final = 158
TAKE: Final = 179
ON: Final = 180
OFF: Final = 190
DONE: Final = 200
FIGHT: Final = 201
FLEE: Final = 202
STAY: Final = 203
PLAY: Final = 204
STEAL: Final = 212
NET: Final = 218
ATTACK: Final = 224
STRIKE: Final = 230
STAND: Final = 231
ACCEPT: Final = 232
STEP: Final = 233
UNLOCK: Final = 237
CAVE: Final = 241
EXIT: Final = 242
STOP: Final = 243
GIVE: Final = 244

PLAY_TROUSSE: Final = 204
PLAY_FUMIGENE: Final = 205
PLAY_TALISMAN: Final = 206
PLAY_RAGE: Final = 207
PLAY_SOUFFLE: Final = 208
PLAY_OMBRE: Final = 209
PLAY_BOUSSOLE: Final = 210
PLAY_PEAU: Final = 211

ACTIONS: Final = (
    *[Action("choose", (character,)) for character in range(8)],
    *[Action("spot", (location,)) for location in range(LOCATIONS)],
    *[Action("turn", (rotation,)) for rotation in range(4)],
    *[Action("lair", (square,)) for square in range(25)],
    *[Action("discard", (card,)) for card in range(KINDS)],
    Action("take"),
    *[Action("on", (card,)) for card in range(BONUSES)],
    *[Action("off", (card,)) for card in range(BONUSES)],
    Action("done"),
    Action("fight"),
    Action("flee"),
    Action("stay"),
    *[Action("play", (card,)) for card in PLAYABLE],
    *[Action("steal", (seat,)) for seat in range(SEATS)],
    *[Action("net", (seat,)) for seat in range(SEATS)],
    *[Action("attack", (seat,)) for seat in range(SEATS)],
    Action("strike"),
    Action("stand"),
    Action("accept"),
    *[Action("step", (direction,)) for direction in range(4)],
    *[Action("unlock", (direction,)) for direction in range(4)],
    Action("cave"),
    Action("exit"),
    Action("stop"),
    *[Action("give", (card, seat)) for card in range(KINDS) for seat in range(SEATS)],
)

ARGS: Final = {
    "choose": {"character": "character"},
    "spot": {"location": "location"},
    "turn": {"rotation": "rotation"},
    "lair": {"square": "square"},
    "discard": {"card": "card"},
    "take": {},
    "on": {"card": "card"},
    "off": {"card": "card"},
    "done": {},
    "fight": {},
    "flee": {},
    "stay": {},
    "play": {"card": "card"},
    "steal": {"seat": "seat"},
    "net": {"seat": "seat"},
    "attack": {"seat": "seat"},
    "strike": {},
    "stand": {},
    "accept": {},
    "step": {"direction": "direction"},
    "unlock": {"direction": "direction"},
    "cave": {},
    "exit": {},
    "stop": {},
    "give": {"card": "card", "seat": "seat"},
}

NAMES: Final = {
    "character": CHARACTER_KEYS,
    "location": LOCATION_KEYS,
    "rotation": ("0", "1", "2", "3"),
    "square": SQUARE_KEYS,
    "card": CARD_KEYS,
    "seat": ("A", "B", "C", "D", "E", "F"),
    "direction": DIRECTIONS,
    "monster": MONSTER_KEYS,
    "tile": TILE_KEYS,
    "side": SIDE_KEYS,
    "statistic": STATISTICS,
}

CHOICES: Final[tuple[str, ...]] = (
    "none", "draft", "spot", "turn", "lair", "room", "update", "face", "held", "targets", "defend", "wound", "move",
)  # fmt: skip
DRAFTING: Final = 1  # what the asked seat has to choose: a place in CHOICES
PLACING: Final = 2
TURNING: Final = 3
LURING: Final = 4
MAKING_ROOM: Final = 5
UPDATING: Final = 6
FACING: Final = 7
BEING_HELD: Final = 8
TARGETING: Final = 9
DEFENDING: Final = 10
HURTING: Final = 11
MOVING: Final = 12
