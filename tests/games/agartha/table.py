"""A table of Agartha as a picture: letters are cards, `L1[F C] V1[P]` is a board, `G3a0` a token.

P Character, F Forest, M Mountain, H Village (Place), C Compass, A Amulet, K Knife, X Axe, T Torch, L Vial.
G, Y, R and B are seats 0 to 3; `a` is the action zone, `b` the auction zone; tiles count from 0.
"""

from __future__ import annotations

import re
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.contract import Event
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.actions import BID, BID_SPOT, BID_VALUE
from ludotheque.games.agartha.board import BOARD, DISCARD, MEETINGS
from ludotheque.games.agartha.components import KIND_OF, SECTOR, SLOTS, deck
from ludotheque.games.agartha.decisions import ASK_BID
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.position import POSSIBLE, check, settle
from ludotheque.games.agartha.state import Agartha, blank

LETTERS = "PFMHCAKXTL"
SEATS = "GYRB"


class Box:
    """The deck: each letter asked for gives the lowest card of its kind that is still there."""

    def __init__(self, players: int) -> None:
        self.left = deck(players)

    def take(self, letters: str) -> list[int]:
        found = []
        for letter in letters.split():
            card = next(card for card in self.left if LETTERS[KIND_OF[card]] == letter)
            self.left.remove(card)
            found.append(card)
        return found


def table(
    players: int = 2,
    tiles: str = "",
    boards: tuple[str, ...] = (),
    *,
    pile: str = "",
    rest: str = "pile",
    bids: str = "",
    holder: int = 0,
    round_: int = 1,
    points: tuple[int, ...] = (),
    explored: tuple[int, ...] = (),
    **options: Any,
) -> Agartha:
    """A table in the bidding phase; with all tokens in `bids`, the last is played and the row is resolved.

    `tiles` is "P C | F" (three places at most each), `pile` its top cards, the first to be drawn first; all other
    cards lie below them, or in the discard with `rest="discard"`, or under `rest="seat 1"` on that seat's L1.
    """
    state = blank(Options(players=players, **options), Chance.seeded("a quiet table"))
    state.asked, state.round, state.holder, state.actor = ASK_BID, round_, holder, holder
    box = Box(players)
    for tile, cards in enumerate(tiles.split("|") if tiles else []):
        for pos, card in enumerate(box.take(cards)):
            state.tiles[tile * 3 + pos] = card
    for seat, board in enumerate(boards):
        lay_board(state, seat, board, box)
    top = box.take(pile)
    below = [] if rest == "nowhere" else box.left
    if rest == "pile":
        state.pile = below + top[::-1]
    else:
        state.pile = top[::-1]
        for card in below:
            state.where[card] = DISCARD if rest == "discard" else int(rest.split()[1]) * BOARD
    met = [state.where.count(seat * BOARD + MEETINGS) for seat in range(players)]
    state.points = list(points) or [min(POSSIBLE[n]) for n in met]
    state.explored = [*explored, *[0] * (players - len(explored))]
    settle(state)
    check(state)
    for token in bids.split():
        bid(state, token)
    return state


def lay_board(state: Agartha, seat: int, picture: str, box: Box) -> None:
    places = {**{name: i for i, name in enumerate(SLOTS)}, "amu": SECTOR, "met": MEETINGS}
    for name, cards in re.findall(r"(\w+)\[([^\]]*)\]", picture):
        for card in box.take(cards):
            state.where[card] = seat * BOARD + places[name]


def bid(state: Agartha, token: str) -> None:
    seat, value, zone, tile = SEATS.index(token[0]), int(token[1]), "ab".index(token[2]), int(token[3])
    state.play(seat, BID + ((value - 1) * 6 + tile) * 2 + zone)


def acting(value: int, board: str, **picture: Any) -> Agartha:
    """Green's token of this value is being resolved on the action zone of tile 0; the rest of the row is empty."""
    others = [v for v in (1, 2, 3) if v != value]
    bids = f"G{value}a0 Y1b2 G{others[0]}b1 Y2b2 G{others[1]}b1 Y3b2"
    boards = (board, *picture.pop("boards", ("",)))
    return table(bids=bids, boards=boards, **picture)


def winning(cards: str, board: str, **picture: Any) -> Agartha:
    """Green has just won these cards of tile 0, alone; the rest of the row is empty."""
    return table(tiles=cards, bids="G1b0 Y1b2 G2b1 Y2b2 G3b1 Y3b2", boards=(board, ""), **picture)


def do(state: Agartha, *moves: str) -> None:
    """Whoever is asked does these things, one after the other."""
    for move in moves:
        state.play(state.pending()[0], AGARTHA.parse(move))


def why(state: Agartha, move: str, seat: int | None = None) -> str | None:
    """Why the seat that is asked, or another, may not do this."""
    return state.why_not(state.pending()[0] if seat is None else seat, AGARTHA.parse(move))


def choices(state: Agartha) -> list[str]:
    """What the seat that is asked may do."""
    return [AGARTHA.notation[action] for action in state.legal(state.pending()[0])]


def asked(state: Agartha) -> str:
    return state.decision(state.pending()[0]).kind if state.pending() else "over"


def letters(cards: list[int] | tuple[int, ...]) -> str:
    return " ".join([LETTERS[KIND_OF[card]] for card in cards])


def board(state: Agartha, seat: int = 0) -> str:
    """The board of a seat, as it would be drawn for `table`; empty slots are left out."""
    names = [*SLOTS[:7], "amu", "met"]
    spots = [[c for c, spot in enumerate(state.where) if spot == seat * BOARD + i] for i in range(BOARD)]
    return " ".join([f"{names[i]}[{letters(cards)}]" for i, cards in enumerate(spots) if cards])


def row(state: Agartha) -> str:
    """The tiles in play, as they would be drawn for `table`."""
    return " | ".join([letters(cards) for cards in state.public()["tiles"]])


def tokens(state: Agartha) -> str:
    """The tokens on the tiles, in order of arrival."""
    found = []
    for i, placed in enumerate(state.bids):
        seat = (state.holder + i) % state.seats
        found.append(f"{SEATS[seat]}{BID_VALUE[placed]}{'ab'[BID_SPOT[placed] % 2]}{BID_SPOT[placed] // 2}")
    return " ".join(found)


def told(state: Agartha, kind: str) -> list[Any]:
    """The events of a kind that the table has told, oldest first."""
    return [event for event in events(state) if type(event).__name__ == kind]


def events(state: Agartha) -> list[Event]:
    assert state.log is not None
    return state.log


def finish(state: Agartha) -> None:
    """Play to the end of the game: pass where it is allowed, else the first choice."""
    while state.pending():
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[0])
