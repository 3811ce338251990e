"""Périple: the evaluation tells better from worse, also in the middle of a turn."""

from __future__ import annotations

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.sight import Sight
from ludotheque.core.contract import Game
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.evaluate import evaluate, lead
from ludotheque.games.periple.state import Periple
from tests.games.periple.table import do, in_auction, may, table


def ahead(state: Periple, seat: int = 0) -> float:
    return lead(evaluate(state), seat)


def test_points_coins_and_majorities_count() -> None:
    assert ahead(table(cards=("P01",))) > ahead(table(cards=("P24",), plan="P12 P06 P32 P40 P37 P05")) > ahead(table())
    assert ahead(table(coins=(3, 0))) > ahead(table())
    assert (
        ahead(table("A4 B4 A5 B5"))
        > ahead(table("A4 B4 A5"))
        > ahead(table("A4", "B4 A5"))
        > ahead(table("", "A4 B4 A5"))
    )


def test_a_full_card_is_counted_before_it_is_resolved() -> None:
    state = table("A4 B4 A5 B5", tiles=("R09",))
    do(state, "use_character D02")
    before = evaluate(state)
    do(state, "place_at A6")

    resolved = state.clone()
    do(resolved, "end_exploration", *(["end_turn"] if resolved.pending() == [0] else []))
    assert evaluate(state) == pytest.approx(evaluate(resolved), abs=0.3)
    assert lead(before, 0) >= ahead(state)  # the best position was in sight


def test_choosing_a_character_looks_at_its_best_position() -> None:
    state = table("A4 B4 A5", "B5")
    do(state, "use_character D02")

    values = []
    for action in may(state):
        after = state.clone()
        do(after, action)
        values.append(ahead(after))

    assert ahead(state) == pytest.approx(max(values))


def test_artifacts_are_followed_through_their_question() -> None:
    state = table("A1 B1 A2 B2", "A3 C3", tiles=("R17",))
    do(state, "use_character D02", "place_at D6", "use_slide")

    assert ahead(state) > ahead(table("A1 B1 A2 B2", "A3 C3", tiles=("R17",)))


def test_short_markers_are_followed_too() -> None:
    rows = (
        " ".join(f"{c}{r}" for r in (1, 2) for c in "CDEF")
        + " B1 B2 "
        + " ".join(f"{c}{r}" for r in (4, 5) for c in "ABCDEF")
    )
    state = table(rows)
    do(state, "use_character D01", "place_at A1")

    assert len(evaluate(state)) == 2


def test_several_cards_to_resolve_are_all_counted() -> None:
    state = table("A4 B4 A5 B5 C4 D4 C5 D5", cards=("P25",))
    do(state, "use_character P25", "place_at A6")

    assert ahead(state) > 2 * 2


def test_in_an_auction_a_bid_is_worth_the_card_less_its_price() -> None:
    def bidding(best: tuple[int | None, int], bidders: str, coins: tuple[int, int] = (5, 5)) -> Periple:
        return in_auction("A4 B4 A5", "B5 A6 B6", lot="SW", bidders=bidders, coins=coins, best=best)

    sure, unsure = bidding((0, 1), "1", (5, 1)), bidding((0, 1), "1")
    assert ahead(sure) > ahead(unsure)
    assert ahead(bidding((0, 1), "1", (5, 1))) > ahead(bidding((0, 4), "1", (5, 1)))
    assert ahead(bidding((None, -1), "1")) < ahead(sure)


def test_at_the_end_only_points_and_the_tie_break_count() -> None:
    state = table(cards=("P01 P02 P03 P04 P06 P07 P08", ""), turn=1)
    assert evaluate(state)[0] > 20
    do(state, "use_character D05", "place_at D5")

    assert state.result() is not None
    assert evaluate(state)[0] == pytest.approx(24.0)


def test_nobody_is_ahead_while_sides_are_chosen() -> None:
    state = PERIPLE.begin(1, sides="choose")
    assert evaluate(state)[0] == evaluate(state)[1]


def play(game: Game, seed: int, greedy: int) -> tuple[int, ...]:
    state = game.begin(seed, artifacts=seed % 2 == 0)
    state.log = None
    bots = [RandomBot(f"r{seed}"), RandomBot(f"q{seed}")]
    players: list[RandomBot | GreedyBot] = list(bots)
    players[greedy] = GreedyBot(f"g{seed}")
    while pending := state.pending():
        state.apply(pending[0], players[pending[0]].choose(Sight(game, state, pending[0])))
    result = state.result()
    assert result is not None
    return result.ranks


def test_greedy_beats_random() -> None:
    assert play(PERIPLE, 1, 1)[1] == 1
