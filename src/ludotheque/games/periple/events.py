"""What can happen at a table of Périple. Nothing here is secret: all is seen by all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from ludotheque.core.events import Event, Named, SeatField

Card = Annotated[int, Named("card")]
Tile = Annotated[int, Named("tile")]
Square = Annotated[int, Named("square")]
Slot = Annotated[int, Named("slot")]
Side = Annotated[int, Named("side")]
Turn = Annotated[int, Named("turn")]
Market = Annotated[int, Named("market")]
KindOf = Annotated[int, Named("kind")]
Level = Annotated[int, Named("level")]


@dataclass(frozen=True)
class GameStarted(Event):
    options: str
    order: tuple[SeatField, ...]
    sides: tuple[Side, ...]  # by seat
    coins: tuple[int, ...]
    pile_size: int
    tile_pile_size: int


@dataclass(frozen=True)
class SideChosen(Event):
    side: Side


@dataclass(frozen=True)
class TerrainDealt(Event):
    slot: Slot
    card: Card


@dataclass(frozen=True)
class PileTopRevealed(Event):
    card: Card | None
    pile_size: int

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class MarketRevealed(Event):
    market_slot: Market
    tile: Tile | None
    tile_pile_size: int

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class TurnStarted(Event):
    turn: int
    round: int


@dataclass(frozen=True)
class Rested(Event):
    early: bool
    cost: int
    cards: tuple[Card, ...]  # turned up
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class TileUsed(Event):
    tile: Tile
    artifact_kind: KindOf


@dataclass(frozen=True)
class CharacterFlipped(Event):
    card: Card
    up: bool


@dataclass(frozen=True)
class CharacterUsed(Event):
    card: Card


@dataclass(frozen=True)
class ShapeRotated(Event):
    direction: Turn
    rotation: int


@dataclass(frozen=True)
class ShapeAnchored(Event):
    card: Card
    anchor: Square
    rotation: int
    mandatory: tuple[Square, ...]
    optional: tuple[Square, ...]  # those in the plan


@dataclass(frozen=True)
class SquareSkipped(Event):
    square: Square
    reason: str  # occupied, no_marker


@dataclass(frozen=True)
class MarkerLaid(Event):
    square: Square
    level: Level
    how: str  # mandatory, paid, free


@dataclass(frozen=True)
class MarkerReplaced(Event):
    square: Square
    level: Level
    victim: SeatField


@dataclass(frozen=True)
class MarkerSlid(Event):
    owner: SeatField
    from_square: Square
    from_level: Level
    to_square: Square


@dataclass(frozen=True)
class CoinsChanged(Event):
    delta: int
    total: int
    reason: str  # symbol, optional, early_rest, tile, bid, consolation, purchase


@dataclass(frozen=True)
class OutpostTaken(Event):
    square: Square  # the surrounded one


@dataclass(frozen=True)
class ExplorationEnded(Event):
    placed: int
    completed: tuple[Slot, ...]


@dataclass(frozen=True)
class CardCompleted(Event):
    slot: Slot
    card: Card
    counts: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class AuctionOpened(Event):
    slot: Slot
    card: Card
    bidders: tuple[SeatField, ...]


@dataclass(frozen=True)
class BidMade(Event):
    amount: int


@dataclass(frozen=True)
class BidPassed(Event):
    pass


@dataclass(frozen=True)
class CardWon(Event):
    slot: Slot
    card: Card
    price: int
    how: str  # majority, auction


@dataclass(frozen=True)
class MarkersReturned(Event):
    slot: Slot
    counts: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class TileBought(Event):
    market_slot: Market
    tile: Tile
    cost: int


@dataclass(frozen=True)
class EndTriggered(Event):
    round: int


@dataclass(frozen=True)
class TurnEnded(Event):
    turn: int


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str  # ten_cards, stall
    scores: tuple[tuple[int, int, int, int], ...]  # by seat: cards, tiles, outpost, total
    coins: tuple[int, ...]
    ranking: tuple[int, ...]  # the place of each seat
    winners: tuple[SeatField, ...]


EVENTS = (
    GameStarted,
    SideChosen,
    TerrainDealt,
    PileTopRevealed,
    MarketRevealed,
    TurnStarted,
    Rested,
    TileUsed,
    CharacterFlipped,
    CharacterUsed,
    ShapeRotated,
    ShapeAnchored,
    SquareSkipped,
    MarkerLaid,
    MarkerReplaced,
    MarkerSlid,
    CoinsChanged,
    OutpostTaken,
    ExplorationEnded,
    CardCompleted,
    AuctionOpened,
    BidMade,
    BidPassed,
    CardWon,
    MarkersReturned,
    TileBought,
    EndTriggered,
    TurnEnded,
    GameEnded,
)
