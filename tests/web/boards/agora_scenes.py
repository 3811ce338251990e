"""Scenes of Agora: positions that a table may begin with, where the first seat is asked unless told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, stalls, table

PILE: Final = "P B X E P B X E P PX Mup E2"  # its top: what the last lot of three players will be


def after(state: Agora, *moves: tuple[int, str]) -> Agora:
    for seat, move in moves:
        do(state, seat, move)
    return state


def sells(state: Agora, *moves: str) -> Agora:
    do(state, 0, *moves)
    return state


def negotiating() -> Agora:
    """The third round: two cards of each seat are used."""
    return table(round=2)


def bidding() -> Agora:
    return table(cards=(4, 2, 2), drachmas=(6, 8, 8))


def won() -> Agora:
    """The first seat has won the first lot; the others bid for the second."""
    return after(bidding(), (0, "bid 3"), (1, "bid 0"), (2, "bid 0"))


def broke() -> Agora:
    return table(cards=(4, 2, 2), drachmas=(0, 8, 8))


def others_tied() -> Agora:
    return after(table(cards=(0, 2, 2)), (0, "bid 0"), (1, "bid 3"), (2, "bid 3"))


def rebidding() -> Agora:
    """A tie, at a table where nobody may go back on a bid."""
    return after(table(cards=(2, 2, 0), drachmas=(6, 8, 8), rebid="raise"), (0, "bid 3"), (1, "bid 3"), (2, "bid 0"))


def last_lot(drachmas: int = 1) -> Agora:
    """The first seat is the last without a token, and has one drachma: a lot of prices 1, 2, 3 and 4."""
    state = table(cards=(0, 2, 4), drachmas=(drachmas, 8, 8), pile=PILE)
    return after(state, (0, "bid 0"), (1, "bid 3"), (2, "bid 4"), (0, "bid 0"), (1, "bid 3"))


def bought() -> Agora:
    return after(last_lot(6), (0, "buy P"))


def others_buy() -> Agora:
    state = table(cards=(4, 2, 0), pile=PILE)
    return after(state, (0, "bid 4"), (1, "bid 3"), (2, "bid 0"), (1, "bid 3"), (2, "bid 0"))


def discarding() -> Agora:
    """A lot has made twelve cards of eight."""
    state = table(hands=("P B X X X E E PX", "P B", "P B"), cards=(4, 0, 0), round=3)
    return after(state, (0, "bid 5"), (1, "bid 0"), (2, "bid 0"))


def selling(**more: Any) -> Agora:
    """Something to sell, of several kinds; the city has all the fish that it needs."""
    return stalls(hands=("P P B PX BX X X",), **{"sold": (4, 0, 0, 0), "round": 2, **more})


def one_type() -> Agora:
    return sells(selling(magistrate_now="agoranome", sold=(0, 0, 0, 0)), "sell P P")


def others_sell() -> Agora:
    return selling(order=(1, 0, 2))


def sharing() -> Agora:
    """Seven points of fish to spread, on a track that ends at the next step."""
    state = stalls(hands=("P P P B X X",), round=2, reputation=((27, 0, 0, 0),))
    return sells(state, *["sell P P"] * 3, *["sell X X"] * 2, "sell_done")


def bribing(magistrate: str = "astynome", pairs: int = 2) -> Agora:
    """The points of one lot, left for bribes and the purse."""
    state = stalls(hands=("P P P B X X",), round=2, magistrate_now=magistrate)
    sells(state, *["sell P P"] * pairs, "sell_done")
    return state if magistrate == "euthyne" else sells(state, "repute 0")


def ashamed() -> Agora:
    return bribing("euthyne")


def wasting() -> Agora:
    return bribing("sitophylaque")


def all_seven() -> Agora:
    """As many points as there are magistrates."""
    return bribing(pairs=3)


def ordering() -> Agora:
    """Three magistrates were looked at; one of them is put back."""
    return sells(bribing(), "bribe 3", "order euthyne")


def last_sale() -> Agora:
    """One sale, and the game is over."""
    return stalls(hands=("P P B",), order=(1, 2, 0), round=4, half=1)


Scene = Callable[[], Agora]
PLUS, SEAL, OTHER = ".measure .step >> nth=1", ".measure .seal", ".tile .cover.quiet >> nth=1"


def value(of: int) -> str:
    return f".counter [data-value='{of}']"


def kind(of: int) -> str:
    return f".hand [data-card='{of}']"


def lot(of: int) -> str:
    return f"[data-lot='{of}']"


DECISIONS: Final[dict[Scene, tuple[str, str]]] = {  # what is asked, and what is pressed
    negotiating: ("negotiate", value(1)),
    bidding: ("bid", SEAL),
    discarding: ("discard", kind(2)),
    last_lot: ("last_lot", lot(0)),
    selling: ("sell", kind(1)),
    sharing: ("repute", SEAL),
    bribing: ("bribe", SEAL),
    ordering: ("order", "[data-magistrate='1']"),
}
DRAGS: Final[dict[Scene, tuple[str, str, str]]] = {  # what is asked, what is pulled, and where to
    negotiating: ("negotiate", value(1), "square"),
    discarding: ("discard", kind(2), "discard"),
    last_lot: ("last_lot", lot(0), "hand"),
    selling: ("sell", kind(1), "tile:1"),
    ordering: ("order", "[data-magistrate='1']", "pile"),
}
REFUSALS: Final[dict[str, tuple[Scene, list[str], str]]] = {  # what is tried: where, what is pressed, the rule told
    "play this negotiation card": (negotiating, [value(4)], "AGO-R10"),
    "sell before the magistrate has come": (negotiating, [kind(0)], "AGO-R53"),
    "bid this amount": (bidding, ["most", PLUS], "AGO-046"),
    "bid less than before": (rebidding, ["least", ".measure .step >> nth=0"], "AGO-R14"),
    "buy this card of the last lot, a hybrid": (last_lot, [lot(5)], "AGO-035"),
    "buy this card of the last lot, a market": (last_lot, [lot(10)], "AGO-038"),
    "buy this card of the last lot, a superior good": (last_lot, [lot(15)], "AGO-040"),
    "finish without buying": (last_lot, ["[data-close=buy_done]"], "AGO-R16"),
    "pass after buying": (bought, ["[data-close=pass]"], "AGO-057"),
    "keep ten cards": (discarding, [value(0)], "AGO-041"),
    "sell what the city needs no more of": (selling, [kind(0)], "AGO-R27"),
    "sell a second type under the Agoranome": (one_type, [kind(1)], "AGO-064"),
    "choose another negotiation card": (selling, [value(0)], "AGO-045"),
    "take a sold card back": (selling, [".tile button.stall"], "AGO-R35"),
    "sell after closing the stall": (sharing, [kind(1)], "AGO-072"),
    "put these points on another tile": (sharing, [OTHER], "AGO-074"),
    "gain reputation at the end of the track": (sharing, ["most", PLUS], "AGO-R39"),
    "gain reputation under the Euthyne": (ashamed, [OTHER], "AGO-064"),
    "take drachmas": (wasting, [".counter .coins"], "AGO-R38"),
    "look at more magistrates than points": (bribing, ["most", PLUS], "AGO-075"),
    "look at more magistrates than there are": (all_seven, ["most", PLUS], "AGO-R37"),
    "put a magistrate back twice": (ordering, ["[data-magistrate='2']"], "AGO-076"),
}
WAITING: Final[dict[str, tuple[Scene, str, str]]] = {  # the same, of somebody who waits for others
    "bid with an Agora token": (won, ".counter .fist", "AGO-053"),
    "bid without drachmas": (broke, ".counter .fist", "AGO-059"),
    "bid without being tied": (others_tied, ".counter .fist", "AGO-050"),
    "buy from another's last lot": (others_buy, lot(0), "AGO-054"),
    "sell before that player": (others_sell, kind(0), "AGO-066"),
}
TIPS: Final[
    dict[str, tuple[Scene, str, str, str]]
] = {  # what cannot even be tried: where one would look, and what is said
    "bid a third time on a tie": (rebidding, ".mat [data-piece=auction]", "bid again twice at most", "AGO-R14"),
    "keep my goods for the second half": (negotiating, ".hand .size", "Unsold cards are lost", "AGO-R43"),
    "sell before that player": (others_sell, ".mat .bid >> nth=0", "The lowest sum sells first", "AGO-066"),
    "look at more magistrates": (bribing, ".magistrates .pile li >> nth=0", "A bribe lets you look", "AGO-075"),
}
