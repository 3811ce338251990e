"""What can happen at a table of Fontaine de Jouvence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from ludotheque.core.events import Event, Named, SeatField, Secret

Card = Annotated[int, Named("card")]
Character = Annotated[int, Named("character")]
Location = Annotated[int, Named("location")]
Monster = Annotated[int, Named("monster")]
Side = Annotated[int, Named("side")]
Tile = Annotated[int, Named("tile")]
Cell = int  # of the map: 55 * row + column


@dataclass(frozen=True)
class Reveal(Event):
    """Somebody learns what they could not know."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class GameStarted(Event):
    players: int
    mode: str
    teams: bool


@dataclass(frozen=True)
class DraftOrder(Event):
    seats: tuple[SeatField, ...]


@dataclass(frozen=True)
class CharacterTaken(Event):
    character: Character


@dataclass(frozen=True)
class RoleDealt(Reveal):
    side: Secret[Side | None]  # None: sealed, even for its owner


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int


@dataclass(frozen=True)
class VistaDie(Event):
    die: int


@dataclass(frozen=True)
class OrderSet(Event):
    seats: tuple[SeatField, ...]
    vistas: tuple[int, ...]


@dataclass(frozen=True)
class TurnStarted(Event):
    pass


@dataclass(frozen=True)
class TileDrawn(Reveal):
    tile: Tile


@dataclass(frozen=True)
class TileUnder(Event):
    tile: Tile
    why: str  # no_place, compass


@dataclass(frozen=True)
class TileNone(Event):
    why: str  # empty, blocked


@dataclass(frozen=True)
class TileLaid(Event):
    tile: Tile
    location: Location
    rotation: int


@dataclass(frozen=True)
class TokenLaid(Event):
    token: str  # monster, treasure
    cell: Cell


@dataclass(frozen=True)
class CaveFound(Event):
    cell: Cell
    number: int


@dataclass(frozen=True)
class IntelligenceDie(Event):
    die: int
    score: int
    success: bool


@dataclass(frozen=True)
class CardDiscarded(Reveal):
    card: Card


@dataclass(frozen=True)
class CardsDrawn(Reveal):
    count: int
    cards: Secret[tuple[Card, ...]]
    source: str  # intelligence, treasure, fight, duel


@dataclass(frozen=True)
class DrawForgone(Event):
    count: int


@dataclass(frozen=True)
class DeckShuffled(Event):
    deck: str  # monster, treasure


@dataclass(frozen=True)
class BonusOn(Reveal):
    card: Card


@dataclass(frozen=True)
class BonusOff(Event):
    card: Card


@dataclass(frozen=True)
class UpdateDone(Event):
    pass


@dataclass(frozen=True)
class TokenTurned(Reveal):
    cell: Cell
    number: int
    monsters: tuple[Monster, ...]


@dataclass(frozen=True)
class FightDie(Event):
    cell: Cell
    attack: int
    defence: int
    die: int
    success: bool


@dataclass(frozen=True)
class MonstersBeaten(Event):
    cell: Cell
    monsters: tuple[Monster, ...]


@dataclass(frozen=True)
class CounterDie(Event):
    attack: int
    defence: int
    die: int
    success: bool


@dataclass(frozen=True)
class Fled(Event):
    cell: Cell
    foe: str  # monsters, players
    price: str  # life, smoke


@dataclass(frozen=True)
class Stuck(Event):
    cell: Cell


@dataclass(frozen=True)
class Wounded(Event):
    lives: int
    by: str  # monsters, players


@dataclass(frozen=True)
class WoundSaved(Event):
    pass


@dataclass(frozen=True)
class Venom(Reveal):
    card: Card


@dataclass(frozen=True)
class Died(Event):
    cell: Cell
    final: bool


@dataclass(frozen=True)
class Returned(Event):
    pass


@dataclass(frozen=True)
class Moved(Event):
    origin: Cell
    cell: Cell
    mp: int


@dataclass(frozen=True)
class Unlocked(Event):
    cell: Cell


@dataclass(frozen=True)
class CaveDie(Event):
    die: int
    origin: Cell
    cell: Cell


@dataclass(frozen=True)
class TreasureTurned(Reveal):
    cell: Cell
    number: int


@dataclass(frozen=True)
class CardPlayed(Reveal):
    card: Card
    target: Annotated[int | None, Named("seat")]


@dataclass(frozen=True)
class CardGiven(Reveal):
    to: SeatField
    card: Secret[Card]


@dataclass(frozen=True)
class CardReceived(Reveal):
    giver: SeatField
    card: Secret[Card]


@dataclass(frozen=True)
class CardStolen(Reveal):
    victim: SeatField
    card: Secret[Card]


@dataclass(frozen=True)
class CardLost(Event):
    thief: SeatField
    card: Secret[Card]


@dataclass(frozen=True)
class Netted(Event):
    target: SeatField


@dataclass(frozen=True)
class DuelStarted(Reveal):  # who is asked to defend holds a card for it
    targets: tuple[SeatField, ...]


@dataclass(frozen=True)
class Stood(Reveal):  # who is asked next holds a card for it
    """An attacked player plays no card, or no more."""


@dataclass(frozen=True)
class DuelDie(Event):
    target: SeatField
    attack: int
    defence: int
    die: int
    success: bool


@dataclass(frozen=True)
class DuelCounterDie(Event):
    by: tuple[SeatField, ...]
    attack: int
    defence: int
    die: int
    success: bool


@dataclass(frozen=True)
class Held(Event):
    by: SeatField


@dataclass(frozen=True)
class HoldEnded(Event):
    by: SeatField


@dataclass(frozen=True)
class Stayed(Event):
    pass


@dataclass(frozen=True)
class FountainEntered(Event):
    first: bool


@dataclass(frozen=True)
class RolesTurned(Reveal):
    sides: tuple[Side, ...]  # by seat


@dataclass(frozen=True)
class RoleSeen(Reveal):
    side: Secret[Side]


@dataclass(frozen=True)
class Reloaded(Event):
    monster_cells: tuple[Cell, ...]
    treasure_cells: tuple[Cell, ...]


@dataclass(frozen=True)
class GourdFilled(Event):
    pass


@dataclass(frozen=True)
class GourdDropped(Event):
    cell: Cell


@dataclass(frozen=True)
class GourdTaken(Event):
    cell: Cell


@dataclass(frozen=True)
class TurnEnded(Event):
    pass


@dataclass(frozen=True)
class CaveCollapsed(Event):
    round: int


@dataclass(frozen=True)
class GameOver(Reveal):
    how: str  # exit, all_dead, last_standing, collapse
    winners: tuple[SeatField, ...]
    no_winner: bool


EVENTS = (
    GameStarted, DraftOrder, CharacterTaken, RoleDealt, RoundStarted, VistaDie, OrderSet, TurnStarted, TileDrawn,
    TileUnder, TileNone, TileLaid, TokenLaid, CaveFound, IntelligenceDie, CardDiscarded, CardsDrawn, DrawForgone,
    DeckShuffled, BonusOn, BonusOff, UpdateDone, TokenTurned, FightDie, MonstersBeaten, CounterDie, Fled, Stuck,
    Wounded, WoundSaved, Venom, Died, Returned, Moved, Unlocked, CaveDie, TreasureTurned, CardPlayed, CardGiven,
    CardReceived, CardStolen, CardLost, Netted, DuelStarted, Stood, DuelDie, DuelCounterDie, Held, HoldEnded, Stayed,
    FountainEntered, RolesTurned, RoleSeen, Reloaded, GourdFilled, GourdDropped, GourdTaken, TurnEnded,
    CaveCollapsed, GameOver,
)  # fmt: skip
