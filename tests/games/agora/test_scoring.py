"""Scoring a half, the second half, and the victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.games.agora.components import FULL_PILE, HALVES, ROUNDS
from ludotheque.games.agora.events import (
    GameOver,
    HalfStarted,
    HandsCollected,
    InfluenceScored,
    PileShuffled,
    PlayerCardsDealt,
)
from ludotheque.games.agora.scoring import result
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, hand, keep_closing, legal, stalls, told, why_not


def scored(
    reputation: Sequence[Sequence[int]],
    drachmas: Sequence[int],
    half: int = 0,
    hands: Sequence[str] = ("P B", "P B", "P B"),
    **options: Any,
) -> Agora:
    """The end of a half: nobody sells in its last round."""
    players = len(reputation)
    state = stalls(
        players,
        hands=[*hands, "P B"][:players],
        reputation=reputation,
        drachmas=drachmas,
        half=half,
        round=4,
        **options,
    )
    keep_closing(state)
    return state


def points(state: Agora, source: int) -> tuple[int, ...]:
    return told(state, InfluenceScored)[source].points


FOUR = [[9, 1, 0, 5], [9, 2, 0, 5], [5, 3, 0, 5], [2, 4, 0, 1]]
THREE = [[9, 1, 0, 5], [5, 2, 0, 5], [2, 3, 7, 1]]


def test_ago_019_a_half_ends_with_its_pile_and_is_scored() -> None:
    state = scored(THREE, [10, 9, 8])

    assert len(told(state, InfluenceScored)) == 5
    assert state.half == 1


def test_ago_020_after_two_halves_the_most_influence_wins() -> None:
    state = scored(THREE, [10, 9, 8], half=1)

    over = told(state, GameOver)[0]
    assert over.winners == (over.influence.index(max(over.influence)),)
    assert state.pending() == []
    assert why_not(state, 0, "bid 1") == "AGO-107"


def test_ago_093_at_the_end_of_the_round_that_used_up_the_pile() -> None:
    early = stalls(hands=["P B", "P B", "P B"], round=3)
    keep_closing(early)
    assert not told(early, InfluenceScored)

    late = stalls(hands=["P B", "P B", "P B"], round=4)
    assert late.pile == ()
    keep_closing(late)
    assert len(told(late, InfluenceScored)) == 5


def test_ago_094_the_first_scores_four() -> None:
    assert points(scored(FOUR, [1, 2, 3, 4]), 1)[3] == 4


def test_ago_095_the_second_scores_two() -> None:
    assert points(scored(FOUR, [1, 2, 3, 4]), 1)[2] == 2


def test_ago_096_the_third_scores_one() -> None:
    assert points(scored(FOUR, [1, 2, 3, 4]), 1)[1] == 1


def test_ago_097_the_fourth_scores_nothing() -> None:
    assert points(scored(FOUR, [1, 2, 3, 4]), 1)[0] == 0


def test_ago_098_then_the_drachmas_are_announced() -> None:
    state = scored(THREE, [10, 9, 8])

    last = told(state, InfluenceScored)[-1]
    assert (last.source, last.values) == (4, (10, 9, 8))
    assert last.seen_by(None)["values"] == (10, 9, 8)


def test_ago_099_wealth_scores_five_three_one_nothing() -> None:
    assert points(scored(FOUR, [12, 20, 3, 7]), 4) == (3, 5, 0, 1)


def test_ago_100_equal_players_share_the_better_rank() -> None:
    state = scored(FOUR, [14, 9, 9, 2])

    assert points(state, 0) == (4, 4, 1, 0)
    assert points(state, 3) == (4, 4, 4, 0)
    assert points(state, 4) == (5, 3, 3, 0)


def test_ago_106_the_second_half_is_scored_in_the_same_way() -> None:
    first, second = scored(THREE, [10, 9, 8]), scored(THREE, [10, 9, 8], half=1)

    assert [e.points for e in told(first, InfluenceScored)] == [e.points for e in told(second, InfluenceScored)]


def test_ago_r44_with_three_players_the_third_scores_one() -> None:
    state = scored(THREE, [10, 9, 8])

    assert points(state, 0) == (4, 2, 1)
    assert points(state, 4) == (5, 3, 1)


def test_ago_r44_or_nothing_being_last() -> None:
    state = scored(THREE, [10, 9, 8], third_of_three="last")
    assert points(state, 0) == (4, 2, 0)
    assert points(state, 4) == (5, 3, 0)

    four = scored(FOUR, [12, 20, 3, 7], third_of_three="last")
    assert points(four, 1) == (0, 1, 2, 4)


def test_ago_r45_wealth_by_the_text() -> None:
    assert points(scored(FOUR, [12, 20, 3, 7], money_points="text"), 4) == (2, 4, 0, 1)


def test_ago_r46_pawns_at_zero_score_like_the_others() -> None:
    state = scored(THREE, [10, 9, 8])

    assert points(state, 2) == (2, 2, 4)


def test_ago_r46_or_never() -> None:
    state = scored(THREE, [10, 0, 8], zero_reputation="nothing", hands=("P B", "P B", "P B"))

    assert points(state, 2) == (0, 0, 4)
    assert told(state, InfluenceScored)[2].ranks == (2, 2, 1)


def test_ago_r47_drachmas_are_not_spent() -> None:
    state = scored(THREE, [10, 9, 8])

    assert state.drachmas == [10, 9, 8]


def test_ago_r49_drachmas_are_hidden_unless_the_table_shows_them() -> None:
    closed, shown = stalls(hands=["P B"]), stalls(hands=["P B"], open_money=True)

    assert closed.view(1)["drachmas"] == [None, 15, None]
    assert closed.view(None)["drachmas"] == [None, None, None]
    assert shown.view(1)["drachmas"] == shown.view(None)["drachmas"] == [15, 15, 15]
    assert closed.view(1)["memory"]["drachmas"] == [15, 15, 15]  # whoever kept count knows


def test_ago_102_pawns_and_needs_stay_between_the_halves() -> None:
    before = stalls(hands=["P B", "P B", "P B"], reputation=THREE, round=4, magistrate_now="metronome")
    keep_closing(before)

    assert before.half == 1
    assert before.reputation == [9, 1, 0, 5, 5, 2, 0, 5, 2, 3, 7, 1]
    assert before.need == (2, 3, 5, 6)  # moved by the last round, and not set back


def test_ago_103_all_goods_cards_are_shuffled_into_a_new_pile() -> None:
    state = scored(THREE, [10, 9, 8], hands=("P B X X E", "P B Mup", "P B"))

    assert told(state, HandsCollected)[0].counts == (5, 3, 2)
    assert sorted([*state.pile, *state.lot]) == sorted(FULL_PILE)
    assert sum(state.discard) == sum(state.sold_cards) == 0
    assert told(state, PileShuffled)[0].size == 60


def test_ago_104_the_two_other_player_cards() -> None:
    state = scored(THREE, [10, 9, 8])

    assert [hand(state, seat) for seat in range(3)] == ["X E", "X E", "X E"]
    assert told(state, PlayerCardsDealt)[0].cards == (2, 3)
    assert told(state, HalfStarted)[0].half == 2


def test_ago_105_five_negotiation_cards_again() -> None:
    state = scored(THREE, [10, 9, 8])

    assert state.view(0)["negotiation_left"] == [[0, 1, 2, 3, 4]] * 3
    assert state.decision(0).kind == "negotiate"


def test_ago_r01_sixty_cards_not_forty_eight() -> None:
    assert scored(THREE, [10, 9, 8]).quota == 12
    assert len(FULL_PILE) == 60 == ROUNDS * 12
    assert HALVES * ROUNDS == 10


def test_ago_r23_discards_come_back_only_then() -> None:
    early = stalls(hands=["P B", "P B", "P B"], round=3)
    gone = sum(early.discard)
    keep_closing(early)
    assert sum(early.discard) == gone

    assert sum(scored(THREE, [10, 9, 8]).discard) == 0


def test_ago_r43_hands_are_lost_and_the_rest_stays() -> None:
    state = stalls(hands=["P B X X", "P B", "P B"], drachmas=[7, 8, 9], holder=1, round=4)
    pile = state.magistrate_pile
    keep_closing(state)

    assert hand(state, 0) == "X E"
    assert state.drachmas == [7, 8, 9]
    assert state.magistrate_pile[:7] == pile
    assert state.auction_holder == 2


def test_what_was_seen_of_the_first_pair_tells_of_the_second() -> None:
    state = stalls(hands=["P B", "P B", "P B"], round=4)
    do(state, 0, "sell P P", "sell B B")

    keep_closing(state)

    assert state.view(1)["memory"]["pairs"][0] == [5]  # fish and goat are gone: ox and slave it is
    assert {state.determinize(1, Chance.seeded(seed)).pair[0] for seed in range(20)} == {5}


def test_ago_107_the_most_influence_wins() -> None:
    state = scored(THREE, [10, 9, 8], half=1)

    outcome = state.result()
    assert outcome is not None
    assert outcome.scores == (4 + 1 + 2 + 4 + 5, 2 + 2 + 2 + 4 + 3, 1 + 4 + 4 + 1 + 1)
    assert outcome.ranks == (1, 2, 3)
    assert outcome.rule == "AGO-107"
    assert [sum(row.values()) for row in state.tally()] == list(outcome.scores)


def ended(influence: Sequence[int], reputation: Sequence[int], drachmas: Sequence[int]) -> Agora:
    """A finished game with these totals."""
    state = scored(THREE, [10, 9, 8], half=1)
    state.influence = tuple([value for points in influence for value in (points, 0, 0, 0, 0)])
    state.reputation = [value for steps in reputation for value in (steps, 0, 0, 0)]
    state.drachmas = list(drachmas)
    return state


def test_ago_108_equal_influence_the_most_reputed() -> None:
    outcome = result(ended([9, 9, 3], [5, 6, 9], [20, 1, 9]))

    assert outcome.ranks == (2, 1, 3)
    assert outcome.rule == "AGO-108"


def test_ago_109_still_equal_the_richest() -> None:
    outcome = result(ended([9, 9, 3], [5, 5, 9], [20, 1, 9]))

    assert outcome.ranks == (1, 2, 3)
    assert outcome.rule == "AGO-109"


def test_ago_r48_the_sum_of_the_tracks_then_a_shared_victory() -> None:
    outcome = result(ended([9, 9, 3], [5, 5, 9], [7, 7, 9]))

    assert outcome.ranks == (1, 1, 3)
    assert outcome.rule == "AGO-R48"
    state = ended([9, 9, 3], [0, 0, 0], [7, 7, 9])
    state.reputation[:8] = [1, 2, 3, 4, 9, 0, 0, 0]
    assert result(state).ranks == (1, 2, 3)


def test_the_game_is_over_for_good() -> None:
    state = scored(THREE, [10, 9, 8], half=1)

    assert legal(state, 0) == []
    assert state.result() is not None
