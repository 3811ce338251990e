"""The evaluation: it prefers what a player would prefer."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.sight import Sight
from ludotheque.core.chance import Chance
from ludotheque.games.agartha import AGARTHA, boards
from ludotheque.games.agartha.components import KIND_COUNT
from ludotheque.games.agartha.evaluate import evaluate
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.state import Agartha, start
from ludotheque.games.agartha.weights import WEIGHTS
from ludotheque.games.agartha.worth import best_placing
from tests.games.agartha.table import acting, asked, do, table, winning


def best(state: Agartha) -> str:
    """What the greedy bot does here."""
    seat = state.pending()[0]
    return AGARTHA.notation[GreedyBot("test").choose(Sight(AGARTHA, state, seat))]


def value(board: str, **picture: Any) -> float:
    return evaluate(table(boards=(board, ""), **picture))[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("L1[F F C]", "L1[F C] L2[F]"),
        ("L1[F C]", "L1[F] L2[C]"),
        ("L1[F C] L2[M C]", "L1[F C] L2[F C]"),
        ("amu[A]", "L1[A]"),
        ("O[K] met[P P]", "L1[K] met[P P]"),
        ("V1[P P]", "V1[P] L1[P]"),
        ("E[P P F F]", "E[P F] V1[P] V2[F]"),
        ("E[P P P F F F]", "E[P P F F] V1[P] V2[F]"),
        ("L1[F F F F F C]", "L1[F F F F C]"),
        ("L1[C]", ""),
        ("L1[F M M C] L2[F C]", "L1[F C M] L2[M C]"),
    ],
)
def test_a_better_board_is_worth_more(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_promises_fade_with_time() -> None:
    early, late = value("L1[F F F]", round_=1), value("L1[F F F]", round_=6)

    assert early > late


def test_done_explorations_and_points_count() -> None:
    assert value("", explored=(4, 0)) > value("", explored=(2, 0)) > value("")


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (lambda: acting(1, "L1[A] L2[F]", round_=6), "card L1 amulet"),
        (lambda: winning("C", "L1[F F F]", round_=6), "place L1"),
        (lambda: winning("P", "V1[P P P] V2[P]", round_=6), "place V1"),
        (lambda: winning("K", "met[P P P P]", round_=6), "place O"),
        (lambda: acting(3, "L1[F F F] L2[M]", tiles="C A", round_=6), "take t1 1"),
    ],
)
def test_the_greedy_bot_sees_what_scores(state: Any, move: str) -> None:
    assert best(state()) == move


def test_the_greedy_bot_finishes_what_it_began() -> None:
    state = acting(1, "L1[A] L2[F]", round_=6)
    do(state, "card L1 amulet")
    assert best(state) == "place A"

    state = acting(2, "L1[F F F M] V1[C M] L2[M H]", round_=6)
    do(state, "card V1 compass")
    assert asked(state) == "swap_second"
    assert best(state) == "card L1 mountain"

    state = winning("P", "V1[P P P]", round_=6)
    do(state, "place V1")
    assert best(state) == "validate V1 4"


def test_every_kind_of_decision_can_be_weighed() -> None:
    """Whole greedy games, and a value for every seat at every step."""
    seen = set()
    for seed, players in ((1, 2), (2, 3), (5, 4)):
        state = start(Options(players=players, swap_validates=seed == 2), Chance.seeded(seed))
        bots = [GreedyBot(f"{seed} {seat}") for seat in range(players)]
        while state.pending():
            seat = state.pending()[0]
            seen.add(asked(state))
            assert len(evaluate(state)) == players
            state.play(seat, bots[seat].choose(Sight(AGARTHA, state, seat)))
        assert max(state.public()["worth"]) > 10
    shared = table(4, "C F P", bids="G1b5 Y1b0 R1b0 B1b1 G2b5 Y2b4 R2b3 B2b2 G3b5 Y3b4 R3b3 B3b2")
    assert asked(shared) == "pick_card"
    assert best(shared).startswith("pick")
    assert {"place_start", "bid", "move_card", "move_to", "draw_from", "place_card", "validate"} <= seen


def test_a_won_game_is_worth_more_than_any_other() -> None:
    state = winning("P", "amu[A]", round_=6)
    do(state, "place L1")

    assert evaluate(state) == [103.0, 0.0]


def test_the_memory_of_the_evaluation_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_BOARDS", 1)
    monkeypatch.setattr(boards, "BOARDS", {})
    state = winning("P", "amu[A]", round_=3)  # one board with an Amulet, one with nothing

    before = evaluate(state)

    assert len(boards.BOARDS) == 1
    assert evaluate(state) == before


@pytest.mark.parametrize("swap_validates", [False, True])
def test_what_is_remembered_of_a_board_is_what_is_asked(swap_validates: bool) -> None:
    """No question about a board gets the answer of another: with all of it forgotten the values are the same."""
    chance = Chance.seeded(f"boards:{swap_validates}")
    state = start(Options(players=3, swap_validates=swap_validates), chance)
    seen: list[tuple[Agartha, list[float]]] = []
    while state.pending():
        seen.append((state.clone(), evaluate(state)))
        seat = state.pending()[0]
        state.apply(seat, chance.pick(state.legal(seat)))

    for before, value in seen:
        WEIGHTS.forget()
        assert evaluate(before) == value
    assert {"place_card", "move_card", "move_to", "swap_first", "swap_second"} <= {asked(before) for before, _ in seen}


def test_every_way_to_place_cards_is_another_question() -> None:
    board = boards.board_at(winning("P", "amu[A]", round_=3), 0, 0.5)
    hands = [[], *[[one] for one in range(KIND_COUNT)], *[[one, two] for one in range(KIND_COUNT) for two in range(3)]]
    for fresh in (0, 1, 2, 64, 127):
        for area in (-1, 0, 1, 2):
            for hand in hands:
                plain = best_placing(board.tallies, board.points, board.explored, fresh, board.life, hand, area)
                assert board.placed(hand, fresh, area) == plain, (hand, fresh, area)
