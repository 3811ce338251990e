"""Scenes of Agartha: positions that a table may begin with, where the first seat is asked unless told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.chance import Chance
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.state import Agartha, start
from tests.games.agartha.table import acting, do, table, winning


def after(state: Agartha, *moves: str) -> Agartha:
    do(state, *moves)
    return state


def starting() -> Agartha:
    return start(Options(players=2, first_seat="0"), Chance.seeded("two cards to place"))


def bidding() -> Agartha:
    """The 2 of the first seat is out, and somebody has taken the first action zone."""
    return table(tiles="P C | F M | A P", bids="G2b0 Y1a0")


def others_bid() -> Agartha:
    return after(bidding(), "bid 3 t2 auction")


def others_step() -> Agartha:
    """The second seat moves a card; there is one to come."""
    return table(tiles="P C", boards=("V1[P]", "L1[F M]"), bids="G1b1 Y1a0 G2b1 Y2b2 G3b1 Y3b2")


def won() -> Agartha:
    """A Character and an Amulet, won together: the first lies in the Village."""
    return after(winning("P A", "V2[P]"), "place V1")


def moving() -> Agartha:
    """Three Characters wait in a slot; beside them a full board, a Meeting, an Amulet in its sector."""
    return acting(1, "V1[P P P] V2[P P] L1[F C] L2[A] amu[A] met[P P]", tiles="P C | F M")


def chosen() -> Agartha:
    return after(moving(), "card V1 character")


def parted() -> Agartha:
    """A Character has gone from three to the Exploration: both slots have changed."""
    return after(chosen(), "place E")


def halved() -> Agartha:
    """One slot has become a pair, the other is none any more."""
    return after(acting(1, "V1[P] V2[P P] L1[F]"), "card V2 character", "place V1")


def explored() -> Agartha:
    """The first Exploration is done; the slot would be good for the second."""
    return after(winning("F", "E[P P F]", explored=(1,)), "place E")


def swapping() -> Agartha:
    return acting(2, "L1[F M] L2[F] V1[P] V2[A] O[K]")


def half_swapped() -> Agartha:
    return after(swapping(), "card L1 forest")


def swapped() -> Agartha:
    """A Swap in the middle of a step has brought a Place to the Exploration; another slot can still be validated."""
    state = after(winning("P P", "V1[P P] V2[P] E[P P] L1[F]"), "place V1", "place V2", "validate V1 3")
    return after(state, "card E character")


def drawing() -> Agartha:
    """A Draw, and neither pile nor discard has a card left; the last tile is empty."""
    return acting(3, "L1[F]", tiles="P C | F", rest="seat 1")


def drawn() -> Agartha:
    return after(acting(3, "L1[F]", tiles="P C | F"), "draw_pile")


def sharing() -> Agartha:
    """A tie of two, neither of whom holds the Testament: the first to have bid picks, and wins nothing more.

    The third tile is empty.
    """
    bids = "R1b2 G1b0 Y1b0 R2b2 G2b2 Y2b4 R3b2 G3b2 Y3b4"
    return table(3, tiles="P C | F M | | P P | A K", bids=bids, holder=2)


def last_step() -> Agartha:
    """One card to place, and the game is over."""
    return winning("P", "V1[P] L1[F C]", round_=6)


Scene = Callable[[], Agartha]
DECISIONS: Final[dict[Scene, list[tuple[str, str]]]] = {  # what is asked in turn, and what is pressed
    starting: [("place_start", "[data-ground='0']"), ("place_start", "[data-ground='3']")],
    bidding: [("bid", "[data-token='1']"), ("bid", "[data-spot='1-0']")],
    moving: [
        ("move_card", "[data-heap='3-0']"),
        ("move_to", "[data-ground='6']"),
        ("validate", "[data-offer='3-2']"),
        ("move_card", "[data-pass]"),
    ],
    swapping: [("swap_first", "[data-heap='0-1']"), ("swap_second", "[data-heap='3-0']")],
    drawing: [("draw_from", "[data-take='1-0']"), ("place_card", "[data-ground='2']")],
    sharing: [("pick_card", "[data-take='0-1']"), ("place_card", "[data-ground='1']")],
}

AMULETS, OBJECTS = "[data-ground='7']", "[data-ground='5']"
REFUSALS: Final[dict[str, tuple[Scene, list[str], str]]] = {  # what is tried: where, what is pressed, the rule told
    "place a token on a taken action zone": (bidding, ["[data-token='1']", "[data-spot='0-0']"], "AGA-032"),
    "keep a token back": (bidding, ["[data-pass]"], "AGA-R10"),
    "play the same token again this round": (bidding, ["[data-token='2']"], "AGA-035"),
    "do something else than what is asked": (bidding, ["[data-take='0-0']"], "AGA-027"),
    "leave a starting card aside": (starting, ["[data-pass]"], "AGA-017"),
    "play before the game has begun": (starting, ["[data-token='3']"], "AGA-018"),
    "see another player's token": (drawing, ["[data-spot='2-1']"], "AGA-R13"),
    "put a won card in another zone": (won, ["[data-ground='0']"], "AGA-052"),
    "put an Amulet in its sector now": (won, [AMULETS], "AGA-042"),
    "refuse the cards that I won": (won, ["[data-pass]"], "AGA-054"),
    "validate before all cards are placed": (won, ["[data-level='4-2']"], "AGA-R28"),
    "refuse to pick": (sharing, ["[data-pass]"], "AGA-R34"),
    "pick a card that is not there": (sharing, ["[data-take='2-0']"], "AGA-050"),
    "take a card back from Meetings": (moving, ["[data-ground='meetings']"], "AGA-R18"),
    "take a card back from the Amulet sector": (moving, [AMULETS], "AGA-R18"),
    "move a card that is not there": (moving, ["[data-ground='2']"], "AGA-041"),
    "put this card on the Object slot": (chosen, [OBJECTS], "AGA-023"),
    "put another card in the Amulet sector": (chosen, [AMULETS], "AGA-025"),
    "move a card to the slot where it lies": (chosen, ["[data-ground='3']"], "AGA-R21"),
    "give up an action after choosing the card": (chosen, ["[data-pass]"], "AGA-R56"),
    "give up an action after drawing the card": (drawn, ["[data-pass]"], "AGA-R56"),
    "validate this slot": (parted, ["[data-level='4-2']"], "AGA-071"),
    "validate after a Swap": (swapped, ["[data-level='6-1']"], "AGA-071"),
    "validate two with one": (halved, ["[data-level='4-2']"], "AGA-061"),
    "validate three with two": (parted, ["[data-level='3-3']"], "AGA-062"),
    "validate four with two": (parted, ["[data-level='3-4']"], "AGA-063"),
    "explore without a Place": (parted, ["[data-level='6-1']"], "AGA-068"),
    "explore farther without a Place": (parted, ["[data-level='6-2']"], "AGA-069"),
    "explore farthest without a Place": (parted, ["[data-level='6-3']"], "AGA-070"),
    "do this Exploration again": (explored, ["[data-level='6-1']"], "AGA-066"),
    "score my Places now": (parted, ["[data-ground='0']"], "AGA-064"),
    "swap two cards of one slot": (half_swapped, ["[data-heap='0-2']"], "AGA-R22"),
    "swap two cards of one kind": (half_swapped, ["[data-heap='1-1']"], "AGA-R22"),
    "swap a Place into the Object slot": (half_swapped, ["[data-heap='5-6']"], "AGA-R16"),
    "swap a card that is not there": (swapping, ["[data-ground='2']"], "AGA-043"),
    "draw from the pile": (drawing, ["[data-pile]"], "AGA-R24"),
    "take a card that is not there": (drawing, ["[data-take='2-1']"], "AGA-044"),
}
TIPS: Final[
    dict[str, tuple[Scene, str, str, str]]
] = {  # what cannot even be tried: where one would look, and what is said
    "win this tie": (bidding, "[data-spot='1-1']", "A tie goes to the holder of the Testament", "AGA-049"),
    "bid on a tile beyond the last": (bidding, ".order", "2 players use 3 tiles", "AGA-010"),
    "validate after a Swap": (bidding, "[data-level='3-2']", "a Swap does not change it", "AGA-R26"),
    "see another player's token": (bidding, "[data-spot='0-0']", "turned up when this zone is resolved", "AGA-R13"),
    "take a card back from Meetings": (bidding, "[data-ground='meetings']", "for good", "AGA-R18"),
}
