"""What can happen at a table of Agora. Halves and rounds count from 1 here, as people count them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from ludotheque.core.events import Event, Named, SeatField, Secret

Kind = Annotated[int, Named("kind")]
Good = Annotated[int, Named("good")]
Magistrate = Annotated[int, Named("magistrate")]
Source = Annotated[int, Named("source")]


@dataclass(frozen=True)
class GameSetUp(Event):
    players: int
    options: str
    auction_holder: SeatField


@dataclass(frozen=True)
class PlayerCardsDealt(Event):
    count: int
    cards: Secret[tuple[Kind, ...]]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class PileShuffled(Event):
    size: int


@dataclass(frozen=True)
class HandsCollected(Event):
    counts: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class HalfStarted(Event):
    half: int


@dataclass(frozen=True)
class RoundStarted(Event):
    half: int
    round: int
    auction_holder: SeatField
    quota: int


@dataclass(frozen=True)
class PlayerBroke(Event):
    pass


@dataclass(frozen=True)
class LotRevealed(Event):
    token: int
    cards: tuple[Kind, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class NegotiationChosen(Event):
    pass


@dataclass(frozen=True)
class NegotiationRevealed(Event):
    values: tuple[int, ...]  # by seat

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class BidPlaced(Event):
    pass


@dataclass(frozen=True)
class BidsRevealed(Event):
    seats: tuple[SeatField, ...]
    amounts: tuple[int, ...]  # in the order of `seats`
    totals: tuple[int, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class BidTied(Event):
    seats: tuple[SeatField, ...]
    rebid: int


@dataclass(frozen=True)
class TieBroken(Event):
    pass


@dataclass(frozen=True)
class LotWon(Event):
    token: int
    price: int
    cards: tuple[Kind, ...]


@dataclass(frozen=True)
class CardDiscarded(Event):
    card: Kind


@dataclass(frozen=True)
class LastLotRevealed(Event):
    cards: tuple[Kind, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class CardBought(Event):
    card: Kind
    price: int


@dataclass(frozen=True)
class Consolation(Event):
    amount: int
    reason: str  # pass, no_lot or broke


@dataclass(frozen=True)
class LotDiscarded(Event):
    cards: tuple[Kind, ...]

    reveals: ClassVar[bool] = True  # what was left of the round's cards is turned up first


@dataclass(frozen=True)
class TokenTaken(Event):
    token: int


@dataclass(frozen=True)
class MagistrateRevealed(Event):
    magistrate: Magistrate

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class SellingOrderSet(Event):
    order: tuple[SeatField, ...]
    sums: tuple[int, ...]  # in the same order


@dataclass(frozen=True)
class TurnStarted(Event):
    reveals: ClassVar[bool] = True  # whether the seat has anything to sell


@dataclass(frozen=True)
class CardSold(Event):
    card: Kind
    good: Good


@dataclass(frozen=True)
class NothingToSell(Event):
    reveals: ClassVar[bool] = True  # the stall closes by itself


@dataclass(frozen=True)
class SaleClosed(Event):
    lots: tuple[Good, ...]  # the tiles sold on; the next three are in their order
    cards: tuple[int, ...]
    goods: tuple[int, ...]
    points: tuple[int, ...]
    total: int
    full_stall: bool


@dataclass(frozen=True)
class ReputationGained(Event):
    good: Good
    n: int
    position: int


@dataclass(frozen=True)
class Bribed(Event):
    n: int


@dataclass(frozen=True)
class DrachmasGained(Event):
    amount: int


@dataclass(frozen=True)
class PointsLost(Event):
    amount: int


@dataclass(frozen=True)
class MagistratesSeen(Event):
    magistrates: Secret[tuple[Magistrate, ...]]  # from the top

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class MagistratePlaced(Event):
    position: int  # 1 is the top
    magistrate: Secret[Magistrate]


@dataclass(frozen=True)
class PileReordered(Event):
    n: int


@dataclass(frozen=True)
class TurnEnded(Event):
    pass


@dataclass(frozen=True)
class NeedsChanged(Event):
    good: Good
    old: int
    new: int
    shift: int  # by the ranking
    market: int  # by market cards
    change: int  # what is left of both within the track


@dataclass(frozen=True)
class MagistrateReturned(Event):
    magistrate: Magistrate


@dataclass(frozen=True)
class AuctionTokenPassed(Event):
    old: SeatField
    new: SeatField


@dataclass(frozen=True)
class RoundEnded(Event):
    pass


@dataclass(frozen=True)
class InfluenceScored(Event):
    half: int
    source: Source
    values: tuple[int, ...]  # by seat, as the next two
    ranks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class GameOver(Event):
    ranking: tuple[SeatField, ...]  # best first
    influence: tuple[int, ...]  # by seat, as the next two: what the ranking looks at, in this order
    reputation: tuple[int, ...]
    drachmas: tuple[int, ...]
    winners: tuple[SeatField, ...]


EVENTS = (
    GameSetUp,
    PlayerCardsDealt,
    PileShuffled,
    HandsCollected,
    HalfStarted,
    RoundStarted,
    PlayerBroke,
    LotRevealed,
    NegotiationChosen,
    NegotiationRevealed,
    BidPlaced,
    BidsRevealed,
    BidTied,
    TieBroken,
    LotWon,
    CardDiscarded,
    LastLotRevealed,
    CardBought,
    Consolation,
    LotDiscarded,
    TokenTaken,
    MagistrateRevealed,
    SellingOrderSet,
    TurnStarted,
    CardSold,
    NothingToSell,
    SaleClosed,
    ReputationGained,
    Bribed,
    DrachmasGained,
    PointsLost,
    MagistratesSeen,
    MagistratePlaced,
    PileReordered,
    TurnEnded,
    NeedsChanged,
    MagistrateReturned,
    AuctionTokenPassed,
    RoundEnded,
    InfluenceScored,
    GameOver,
)
