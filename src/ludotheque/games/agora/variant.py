"""The options of a table as the rules read them: small numbers, worked out once and shared by all clones."""

from __future__ import annotations

from typing import Any

from ludotheque.games.agora.components import FULL_PILE, ROUNDS
from ludotheque.games.agora.deck import DATA


class Variant:
    def __init__(self, options: Any) -> None:
        players: int = options.players
        play, scoring = DATA["play"], DATA["scoring"]
        four_printed = players == 4 and options.supply == "printed"
        self.lot_size: int = play["lot_size"][str(players)]
        self.last_lot_size: int = play["last_lot_size"]["even" if players == 4 and not four_printed else "printed"]
        self.round_cards: int = (players - 1) * self.lot_size + self.last_lot_size
        self.reputation_points = scale(scoring["reputation"], options)
        self.drachma_points = scale(scoring["drachmas_" + options.money_points], options)
        self.raise_rebids: bool = options.rebid == "raise"
        self.zero_bids: bool = options.broke == "zero_bid"
        self.exact_stall: bool = options.full_stall == "exact"
        self.extend_lots: bool = options.big_lots == "extend"
        self.zero_scores: bool = options.zero_reputation == "scores"
        self.open_money: bool = options.open_money
        assert (ROUNDS - 1) * self.round_cards < len(FULL_PILE) <= ROUNDS * self.round_cards


def scale(points: list[int], options: Any) -> list[int]:
    """AGO-R44. Influence by rank, first rank first; the third of three may count as the last."""
    third = 0 if options.players == 3 and options.third_of_three == "last" else points[2]
    return [points[0], points[1], third, points[3]]
