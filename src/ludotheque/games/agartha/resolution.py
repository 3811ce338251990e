"""Chapter: resolution (AGA-036 to AGA-039, AGA-086, AGA-R14).

The row is a line of spots: tile * 2 for its action zone, tile * 2 + 1 for its auction zone. A step is what one
seat does at a spot: an action, or the placement of won cards, and the validations that follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.agartha.actions import BID_SPOT, BID_VALUE, BIT, OPEN
from ludotheque.games.agartha.auction import hold_auction
from ludotheque.games.agartha.components import TILES_IN_PLAY
from ludotheque.games.agartha.decisions import ASK_NOBODY, ASK_PLACE, ASK_VALIDATE
from ludotheque.games.agartha.events import TileStarted, TokenReturned, TokenRevealed
from ludotheque.games.agartha.powers import start_power
from ludotheque.games.agartha.rounds import end_round
from ludotheque.games.agartha.validation import can_validate

if TYPE_CHECKING:
    from ludotheque.games.agartha.state import Agartha

NOBODY: Final = -1
BEFORE: Final = -1  # the spot before the first


def start_resolution(state: Agartha) -> None:
    """AGA-027, AGA-035, AGA-036. All tokens are placed: the row is resolved from its far end."""
    state.actor = NOBODY
    state.asked = ASK_NOBODY
    go_on(state)


def go_on(state: Agartha) -> None:
    """AGA-036. Run the table until somebody must decide: window, next winner, next spot, next round."""
    while state.asked == ASK_NOBODY:
        if state.actor != NOBODY:
            if can_validate(state):
                state.asked = ASK_VALIDATE
            else:
                state.actor, state.fresh = NOBODY, 0
        elif state.won:
            start_placement(state)
        else:
            next_spot(state)


def start_placement(state: Agartha) -> None:
    """AGA-054, AGA-R34. The next winner places its cards; one step for each winner."""
    seat = state.owners[0]
    state.hand = [state.won[i] for i in range(len(state.won)) if state.owners[i] == seat]
    state.won = [state.won[i] for i in range(len(state.won)) if state.owners[i] != seat]
    state.owners = [owner for owner in state.owners if owner != seat]
    state.actor = seat
    state.fresh = 0
    state.bound = OPEN
    state.asked = ASK_PLACE


def next_spot(state: Agartha) -> None:
    """AGA-036, AGA-037, AGA-086, AGA-R14. Tile by tile from the far end, the action zone first."""
    if state.spot != BEFORE:
        return_tokens(state)
    state.spot += 1
    if state.spot == 2 * TILES_IN_PLAY[state.seats]:
        state.spot = BEFORE
        end_round(state)
        return
    if (state.bid_on if state.spot % 2 else state.taken) & BIT[state.spot // 2]:
        open_spot(state, [i for i in range(len(state.bids)) if BID_SPOT[state.bids[i]] == state.spot])


def open_spot(state: Agartha, here: list[int]) -> None:
    """AGA-038, AGA-039, AGA-R14. The tokens of a spot are revealed: an action, or an auction."""
    if state.log is not None:
        tell_opening(state, here)
    if state.spot % 2:
        hold_auction(state, state.spot // 2, here)
    else:
        state.actor = bidder(state, here[0])
        state.fresh = 0
        start_power(state, state.power_of[BID_VALUE[state.bids[here[0]]] - 1], "token")


def tell_opening(state: Agartha, here: list[int]) -> None:
    tile, zone = state.spot // 2, state.spot % 2
    if zone == 0 or not state.taken & BIT[tile]:
        state.tell(TileStarted, None, tile)
    for i in here:
        value = BID_VALUE[state.bids[i]]
        state.tell(TokenRevealed, bidder(state, i), tile, zone, value, state.power_of[value - 1])


def bidder(state: Agartha, i: int) -> int:
    """AGA-028. Who placed the token number `i` of the round."""
    return (state.holder + i) % state.seats


def return_tokens(state: Agartha) -> None:
    """AGA-038, AGA-039. The tokens of a resolved spot go back to their owners."""
    if state.log is not None:
        for i in range(len(state.bids)):
            if BID_SPOT[state.bids[i]] == state.spot:
                state.tell(TokenReturned, bidder(state, i), BID_VALUE[state.bids[i]])
