"""What can happen at a table of Agartha."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from ludotheque.core.events import Event, Named, SeatField, Secret

Card = Annotated[int, Named("card")]
Kind = Annotated[int, Named("kind")]
Slot = Annotated[int, Named("slot")]
Tile = Annotated[int, Named("tile")]
Zone = Annotated[int, Named("zone")]
Pos = Annotated[int, Named("pos")]
Power = Annotated[int, Named("power")]


@dataclass(frozen=True)
class GameStarted(Event):
    players: int
    options: str  # as on a command line


@dataclass(frozen=True)
class TileCardDealt(Event):
    tile: Tile
    pos: Pos
    card: Card
    reason: str  # setup, refill, replacement

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class StartCardsDealt(Event):
    cards: tuple[Card, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class StartCardPlaced(Event):
    card: Secret[Card]
    slot: Secret[Slot]


@dataclass(frozen=True)
class StartCardsPlaced(Event):
    cards: tuple[Card, ...]
    slots: tuple[Slot, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class FirstSeatDrawn(Event):
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int
    holder: SeatField


@dataclass(frozen=True)
class TokenPlaced(Event):
    tile: Tile
    zone: Zone
    order: int  # among the tokens of the round, from 1
    value: Secret[int]


@dataclass(frozen=True)
class TileStarted(Event):
    tile: Tile


@dataclass(frozen=True)
class TokenRevealed(Event):
    tile: Tile
    zone: Zone
    value: int
    action: Power

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class ActionStarted(Event):
    action: Power
    source: str  # token, village, exploration


@dataclass(frozen=True)
class ActionSkipped(Event):
    action: Power
    reason: str  # declined; impossible, then without an ActionStarted


@dataclass(frozen=True)
class CardMoved(Event):
    card: Card
    from_slot: Slot
    to_slot: Slot


@dataclass(frozen=True)
class CardsSwapped(Event):
    card_a: Card
    slot_a: Slot
    card_b: Card
    slot_b: Slot


@dataclass(frozen=True)
class CardDrawn(Event):
    card: Card
    origin: str  # pile, tile
    tile: Tile | None
    pos: Pos | None

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class CardPlaced(Event):
    card: Card
    slot: Slot
    reason: str  # draw, auction


@dataclass(frozen=True)
class PileReshuffled(Event):
    count: int

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class AuctionResolved(Event):
    tile: Tile
    bidders: tuple[SeatField, ...]  # in order of their first token
    totals: tuple[int, ...]  # of the bidders
    winners: tuple[SeatField, ...]
    reason: str  # alone, highest, testament, shared


@dataclass(frozen=True)
class CardPicked(Event):
    tile: Tile
    pos: Pos
    card: Card


@dataclass(frozen=True)
class CardsWon(Event):
    tile: Tile
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class VillageValidated(Event):
    slot: Slot
    level: int
    points: int
    met: tuple[Card, ...]
    discarded: tuple[Card, ...]


@dataclass(frozen=True)
class ExplorationDone(Event):
    level: int
    points: int
    discarded: tuple[Card, ...]


@dataclass(frozen=True)
class WindowClosed(Event):
    slots: tuple[Slot, ...]  # that could still have been validated


@dataclass(frozen=True)
class TokenReturned(Event):
    value: int


@dataclass(frozen=True)
class TestamentPassed(Event):
    from_seat: SeatField
    to_seat: SeatField


@dataclass(frozen=True)
class TileSwept(Event):
    tile: Tile
    cards: tuple[Card, ...]  # as they lay on the tile, not as they lie under the pile


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True)
class BoardCleared(Event):
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class FinalScore(Event):
    village: int
    exploration: int
    places: int
    lots_bonus: int
    objects: int
    amulets: int
    total: int
    lot_slots: tuple[Slot, ...]  # one a lot, as the three next
    lot_kinds: tuple[Kind, ...]
    lot_sizes: tuple[int, ...]
    lot_points: tuple[int, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[SeatField, ...]
    ranks: tuple[int, ...]  # by seat, as the two next
    totals: tuple[int, ...]
    amulets: tuple[int, ...]


EVENTS = (
    GameStarted,
    TileCardDealt,
    StartCardsDealt,
    StartCardPlaced,
    StartCardsPlaced,
    FirstSeatDrawn,
    RoundStarted,
    TokenPlaced,
    TileStarted,
    TokenRevealed,
    ActionStarted,
    ActionSkipped,
    CardMoved,
    CardsSwapped,
    CardDrawn,
    CardPlaced,
    PileReshuffled,
    AuctionResolved,
    CardPicked,
    CardsWon,
    VillageValidated,
    ExplorationDone,
    WindowClosed,
    TokenReturned,
    TestamentPassed,
    TileSwept,
    RoundEnded,
    BoardCleared,
    FinalScore,
    GameEnded,
)
