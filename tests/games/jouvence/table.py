"""A table of Fontaine de Jouvence set by hand: a picture of the position, loaded dice, moves as a player types them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.options import build
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence import todo as t
from ludotheque.games.jouvence.bonuses import refresh
from ludotheque.games.jouvence.flow import advance
from ludotheque.games.jouvence.monsters import GROUPS, group_of
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.setup import spread
from ludotheque.games.jouvence.state import Jouvence, start
from ludotheque.games.jouvence.tiles import join

TURN = (t.END, t.MOVE, t.HELD, t.FIGHT, t.UPDATE, t.INTELLIGENCE, t.TILE)
PHASES = {"tile": 7, "intelligence": 6, "update": 5, "fight": 4, "held": 3, "move": 2}


class Dice(Chance):
    """The dice fall as told; anything else is ordinary luck."""

    def __init__(self, *faces: int) -> None:
        super().__init__(Chance.seeded("dice").key)
        self.faces = list(faces)

    def below(self, n: int) -> int:
        if n == 6 and self.faces:
            return self.faces.pop(0) - 1
        return super().below(n)


def at(location: str, square: str = "c3") -> int:
    """A cell of the map by its tile's place and its square: at("F11", "c5") is the gate."""
    return c.CORNER[c.LOCATION_KEYS.index(location)] + c.INSIDE[c.SQUARE_KEYS.index(square)]


class Table:
    """`players` characters at the gate on the first turn of round 1; nothing laid but the start tile."""

    def __init__(self, characters: str = "aventurier scientifique", **options: Any) -> None:
        keys = characters.split()
        chosen: Options = build(Options, {"players": len(keys), "characters": "deal", **options})
        self.state: Jouvence = start(chosen, Chance.seeded(1))
        self.stacked = False
        s = self.state
        s.log = []
        if s.tile >= 0:
            s.pile.insert(0, s.tile)
        s.tile, s.candidates, s.asked, s.choice, s.todo = -1, [], -1, 0, []
        s.character = [c.CHARACTER_KEYS.index(key) for key in keys]
        s.order, s.turn, s.round = list(range(len(keys))), 0, 1
        s.treasure_deck = spread(c.CARD_COUNT)
        s.hand, s.hand_size = [0] * (len(keys) * c.KINDS), [0] * len(keys)
        for seat in range(len(keys)):
            refresh(s, seat)

    # --- the picture

    def lay(self, tile: str, location: str, rotation: int = 0) -> Table:
        """A tile on the table, its spots without tokens."""
        s = self.state
        number = c.TILE_KEYS.index(tile if "." in tile else f"{tile}.1")
        if not self.stacked:  # as many tiles in all as before
            gone = number if number in s.pile else next(tile for tile in s.pile if tile != c.FOUNTAIN)
            s.pile.remove(gone)
        place = c.LOCATION_KEYS.index(location)
        join(s, number, place, rotation)
        for square in range(25):
            cell = c.CORNER[place] + c.INSIDE[square]
            letter = c.GROUND[s.ground[cell]]
            s.marks[cell] |= (c.LAIR_SPOT if letter in "MB" else 0) | (c.CHEST_SPOT if letter in "TBK" else 0)
        return self

    def pile(self, *tiles: str) -> Table:
        """The pile, top first; tiles laid by hand no longer come from it."""
        self.stacked = True
        self.state.pile = [c.TILE_KEYS.index(tile) for tile in tiles]
        return self

    def monster(self, cell: int, number: int, *up: str) -> Table:
        """A monster token face down, or face up with these monsters."""
        s = self.state
        s.monster_stock.remove(number)
        s.marks[cell] |= c.LAIR_SPOT | number
        if up:
            kinds = [c.MONSTER_KEYS.index(key) for key in up]
            for kind in kinds:
                s.monster_deck.remove(kind)
            s.marks[cell] |= c.UP
            s.lairs.append(cell * GROUPS + group_of(kinds))
        return self

    def next_monsters(self, *keys: str) -> Table:
        """The next monster cards, in the order they will be drawn."""
        for key in reversed(keys):
            self.state.monster_deck.remove(c.MONSTER_KEYS.index(key))
            self.state.monster_deck.append(c.MONSTER_KEYS.index(key))
        return self

    def next_tokens(self, *numbers: int) -> Table:
        """The numbers of the next monster tokens."""
        for number in reversed(numbers):
            self.state.monster_stock.remove(number)
            self.state.monster_stock.append(number)
        return self

    def treasure(self, cell: int, number: int) -> Table:
        self.state.treasure_stock.remove(number)
        self.state.marks[cell] |= c.CHEST_SPOT | number * c.LOOT
        return self

    def hand(self, seat: int, cards: str) -> Table:
        for key in cards.split():
            kind = c.CARD_KEYS.index(key)
            self.state.treasure_deck.remove(kind)
            self.state.hand[seat * c.KINDS + kind] += 1
            self.state.hand_size[seat] += 1
        return self

    def next_cards(self, *keys: str) -> Table:
        """The next treasure cards, in the order they will be drawn."""
        for key in reversed(keys):
            self.state.treasure_deck.remove(c.CARD_KEYS.index(key))
            self.state.treasure_deck.append(c.CARD_KEYS.index(key))
        return self

    def active(self, seat: int, cards: str) -> Table:
        for key in cards.split():
            kind = c.CARD_KEYS.index(key)
            self.state.treasure_deck.remove(kind)
            self.state.active[seat * c.BONUSES + kind] += 1
        refresh(self.state, seat)
        return self

    def stand(self, seat: int, cell: int, lives: int = 3, gourd: bool = False) -> Table:
        self.state.cell[seat], self.state.lives[seat] = cell, lives
        if gourd:
            self.state.gourd |= c.BIT[seat]
        return self

    def held(self, seat: int, *by: int) -> Table:
        self.state.held[seat] = sum(c.BIT[other] for other in by)
        return self

    def endgame(self) -> Table:
        self.state.endgame = True
        return self

    def sides(self, *sides: int) -> Table:
        self.state.side = list(sides)
        return self

    # --- the course of play

    def turn(self, seat: int, phase: str, *dice: int, mp: int | None = None, sound: bool = True) -> Table:
        """The turn of `seat` from this phase on, with these dice."""
        s = self.state
        s.turn = s.order.index(seat)
        s.chance = Dice(*dice)
        s.todo = [step * t.SCALE for step in TURN[: PHASES[phase]]]
        s.asked, s.choice, s.log = -1, 0, []
        if mp is not None:
            s.mp = mp
        advance(s)
        if sound:
            GAME.schema.check(s)
        return self

    def round_begins(self, *dice: int) -> Table:
        self.state.chance = Dice(*dice)
        self.state.todo, self.state.asked, self.state.choice, self.state.log = [t.ROUND * t.SCALE], -1, 0, []
        advance(self.state)
        return self

    def dice(self, *faces: int) -> Table:
        self.state.chance = Dice(*faces)
        return self

    def do(self, *moves: str) -> Table:
        """The asked seat plays these, one after the other."""
        for move in moves:
            self.state.play(self.state.asked, GAME.parse(move))
        return self

    # --- what can be seen

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked what."""
        seat = self.state.pending()[0]
        return seat, self.state.decision(seat).kind

    @property
    def legal(self) -> list[str]:
        return [GAME.notation[action] for action in self.state.legal(self.state.asked)]

    def why(self, move: str, seat: int | None = None) -> str | None:
        return self.state.why_not(self.state.asked if seat is None else seat, GAME.parse(move))

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.state.log or [] if isinstance(event, kind)]

    def cards(self, seat: int) -> list[str]:
        row = self.state.hand[seat * c.KINDS : seat * c.KINDS + c.KINDS]
        return [c.CARD_KEYS[kind] for kind, count in enumerate(row) for _ in range(count)]

    def bonuses(self, seat: int) -> list[str]:
        row = self.state.active[seat * c.BONUSES : seat * c.BONUSES + c.BONUSES]
        return [c.CARD_KEYS[kind] for kind, count in enumerate(row) for _ in range(count)]

    def discarded(self) -> list[str]:
        return [c.CARD_KEYS[k] for k, count in enumerate(self.state.treasure_discard) for _ in range(count)]

    def monster_at(self, cell: int) -> int:
        return self.state.marks[cell] & c.NUMBER

    def treasure_at(self, cell: int) -> int:
        return (self.state.marks[cell] & c.LOOTS) // c.LOOT

    def stat(self, seat: int, name: str) -> int:
        return self.state.stats[seat * c.STATS + c.STATISTICS.index(name)]


def spots(table: Table) -> list[str]:
    """The places offered for the tile drawn."""
    return [move.split()[1] for move in table.legal if move.startswith("spot")]


def corridor(table: Table, north: Sequence[str] = ("F10", "F9", "F8")) -> Table:
    """Bare galleries straight north of the start tile: S1, S2.1, S2.2 without their tokens."""
    for tile, place in zip(("S1.1", "S2.1", "S2.2", "S2.3"), north, strict=False):
        table.lay(tile, place)
    return table
