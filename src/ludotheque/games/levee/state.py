"""Levée: each trick, all play one card in secret; the strongest takes the points."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Decision, Result, RuleId, State
from ludotheque.games.levee.components import BIT, COUNT, POINTS
from ludotheque.games.levee.events import GameOver, HandDealt, Played, TrickWon

PLAY: Final = Decision("play", "LEV-1")
UNPLAYED: Final = -1


class Levee(State):
    """A hand is a sum of `BIT`s; a played card is its number."""

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.hands = [0] * seats  # each seen by its owner
        self.played = [UNPLAYED] * seats  # each seen by its owner, until all have played
        self.last = [UNPLAYED] * seats  # the cards of the last trick, seen by all
        self.gone = 0  # the cards of all tricks, seen by all
        self.scores = [0] * seats

    def pending(self) -> list[Seat]:
        hands, played = self.hands, self.played
        return [s for s in range(self.seats) if hands[s] and played[s] == UNPLAYED]

    def decision(self, seat: Seat) -> Decision:
        return PLAY

    def legal(self, seat: Seat) -> list[ActionId]:
        return cards(self.hands[seat]) if self.played[seat] == UNPLAYED else []

    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        if not any(self.hands) and UNPLAYED == max(self.played):
            return "LEV-4"
        if self.played[seat] != UNPLAYED:
            return "LEV-2"
        return None if self.hands[seat] & BIT[action] else "LEV-1"

    def apply(self, seat: Seat, action: ActionId) -> None:
        self.hands[seat] -= BIT[action]
        self.played[seat] = action
        if self.log is not None:
            self.tell(Played, seat, action)
        for other in range(self.seats):
            if self.played[other] == UNPLAYED:
                return
        self.award()

    def award(self) -> None:
        """LEV-3, LEV-5."""
        winner, points, gone = 0, 0, self.gone
        for seat, card in enumerate(self.played):
            points += POINTS[card]
            gone += BIT[card]
            if card > self.played[winner]:
                winner = seat
        self.gone = gone
        over = not self.hands[0]
        if over and self.options.double_last:
            points *= 2
        self.scores[winner] += points
        self.last, self.played = self.played, [UNPLAYED] * self.seats
        if self.log is not None:
            self.tell(TrickWon, winner, tuple(self.last), points)
            if over:
                self.tell(GameOver, None, tuple(self.scores))

    def result(self) -> Result | None:
        """LEV-4, LEV-R1."""
        return None if self.pending() else Result.by_score(self.scores, "LEV-4")

    def tally(self) -> list[dict[str, int]]:
        return [{"tricks": score} for score in self.scores]

    def public(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "waiting": self.pending(),
            "left": [len(cards(hand)) for hand in self.hands],
            "last": self.last[:],
            "gone": cards(self.gone),
            "scores": self.scores[:],
        }

    def private(self, seat: Seat) -> dict[str, Any]:
        return {"seat": seat, "hand": cards(self.hands[seat]), "played": self.played[seat]}

    def clone(self) -> Levee:
        twin = Levee(self.seats, self.options, self.chance.clone())
        twin.hands, twin.played, twin.last = self.hands[:], self.played[:], self.last[:]
        twin.gone, twin.scores = self.gone, self.scores[:]
        twin.log = None
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Levee:
        """Pool, sort, shuffle, deal: what the others hold or have laid face down."""
        twin = self.clone()
        twin.chance = chance.fork()
        unseen = self.unseen(seat)
        chance.shuffle(unseen)
        for s in range(self.seats):
            if s == seat:
                continue
            twin.hands[s] = sum([BIT[unseen.pop()] for _ in cards(self.hands[s])])
            if self.played[s] != UNPLAYED:
                twin.played[s] = unseen.pop()
        return twin

    def unseen(self, seat: Seat) -> list[int]:
        """The cards that the others hold or have laid face down, weakest first: who has which is forgotten."""
        pool: list[int] = []
        for s in range(self.seats):
            if s != seat:
                pool += cards(self.hands[s])
                if self.played[s] != UNPLAYED:
                    pool.append(self.played[s])
        return sorted(pool)


def cards(hand: i64) -> list[int]:
    """The cards of a hand, weakest first."""
    found: list[int] = []
    card: i64 = 0
    while hand:
        if hand & 1:
            found.append(card)
        hand >>= 1
        card += 1
    return found


def start(options: Any, chance: Chance) -> Levee:
    """All the cards are dealt."""
    state = Levee(options.players, options, chance)
    deck = list(range(COUNT))
    chance.shuffle(deck)
    size = COUNT // options.players
    for seat in range(options.players):
        hand = sorted(deck[seat * size : seat * size + size])
        state.hands[seat] = sum([BIT[card] for card in hand])
        state.tell(HandDealt, seat, size, tuple(hand))
    return state
