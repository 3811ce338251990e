"""The final count."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.agartha.board import UNIT, count
from ludotheque.games.agartha.scoring import best_lots, bonus, finish, lot_points, ranking, score
from ludotheque.games.agartha.state import Agartha
from tests.games.agartha.table import board, table, told


def ended(*boards: str, points: tuple[int, ...] = (), explored: tuple[int, ...] = ()) -> Agartha:
    """The game ends with these boards."""
    state = table(max(2, len(boards)), boards=boards, points=points, explored=explored, round_=6)
    finish(state)
    return state


def test_aga_077_what_cannot_score_leaves_the_board() -> None:
    state = ended("L1[F C P A K] V1[P F] O[X] E[P F C A] amu[A] met[P P]", "L2[H]")

    assert board(state) == "L1[F C] O[X] amu[A] met[P P]"
    assert board(state, 1) == "L2[H]"
    assert [e.seat for e in told(state, "BoardCleared")] == [0]


def test_aga_078_village_points_were_scored_during_the_game() -> None:
    state = ended("met[P P P P]", points=(2, 0))

    assert score(state, 0).village == 2
    assert told(state, "FinalScore")[0].village == 2


@pytest.mark.parametrize(
    ("met", "objects", "points"), [(7, "K X T", 9), (6, "K X T", 9), (1, "K", 0), (8, "K X T L", 16)]
)
def test_aga_079_pairs_met_times_different_objects(met: int, objects: str, points: int) -> None:
    characters = " ".join("P" * met) if met > 1 else ""
    state = ended(f"met[{characters}] O[{objects}]")

    assert score(state, 0).objects == points
    assert told(state, "FinalScore")[0].objects == points


@pytest.mark.parametrize(("places", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9)])
def test_aga_080_similar_places_with_a_compass(places: int, points: int) -> None:
    forests = " ".join("F" * places)

    assert score(ended(f"L2[{forests} C]"), 0).places == points
    assert score(ended(f"L2[{forests}] L1[C]"), 0).places == 0
    assert score(ended(f"V1[{forests} C]"), 0).places == 0


@pytest.mark.parametrize(
    ("lots", "points"),
    [("L1[F C]", 0), ("L1[F C] L2[M C]", 2), ("L1[F C] L2[M C] L3[H C]", 5), ("L1[M C] L2[H H H H C] L3[F F F C]", 5)],
)
def test_aga_081_different_lots(lots: str, points: int) -> None:
    state = ended(lots)

    assert score(state, 0).lots_bonus == points
    assert told(state, "FinalScore")[0].lots_bonus == points


@pytest.mark.parametrize(("levels", "points"), [(0, 0), (1, 1), (2, 5), (4, 9), (7, 15)])
def test_aga_082_exploration_points_were_scored_during_the_game(levels: int, points: int) -> None:
    assert score(ended("", "", explored=(levels, 0)), 0).exploration == points


def test_aga_083_three_points_for_each_amulet_in_its_sector() -> None:
    assert score(ended("amu[A A A A]"), 0).amulets == 12


def test_aga_084_most_points_wins() -> None:
    state = ended("amu[A]", "L1[F F C]", "amu[A A]")

    assert state.result() == ranking(state)
    assert ranking(state).scores == (3, 3, 6)
    assert ranking(state).ranks == (2, 3, 1)
    assert ranking(state).rule == "AGA-084"
    assert told(state, "GameEnded")[0].winners == (2,)


def test_aga_085_a_tie_goes_to_the_most_amulets() -> None:
    state = ended("L1[F F C]", "amu[A]")

    result = ranking(state)

    assert (result.scores, result.ranks, result.rule) == ((3, 3), (2, 1), "AGA-085")
    shown = told(state, "GameEnded")[0]
    assert (shown.winners, shown.ranks, shown.totals, shown.amulets) == ((1,), (2, 1), (3, 3), (0, 1))


def test_aga_r46_sectors_are_kept_for_the_count() -> None:
    state = ended("met[P P P] amu[A A] O[L]")

    assert board(state) == "O[L] amu[A A] met[P P P]"
    assert score(state, 0).total == 3 + 1 + 6
    assert not told(state, "BoardCleared")


def test_aga_r47_one_lot_a_slot_of_one_kind_capped_at_nine() -> None:
    assert score(ended("L1[F F F F F F C]"), 0).places == 9
    assert score(ended("L1[F F M M C C]"), 0).places == 3
    assert score(ended("L1[F F M C] L2[F C]"), 0).total == 3 + 1  # or 1 + 1 + 2: as much, with fewer lot points
    assert score(ended("L1[F M C] L2[F C]"), 0).lots == (2, 1, 0)  # 1 + 1 + 2 is more than 1 + 1


def test_aga_r47_between_equals_more_lot_points_then_lower_kinds() -> None:
    found = score(ended("L1[F M M C] L2[M C]"), 0)  # Forest 1 + Mountain 1 + 2, or Mountain 3 + Mountain 1
    assert (found.lots, found.places, found.lots_bonus) == ((2, 2, 0), 4, 0)

    assert score(ended("L1[F M C]"), 0).lots == (1, 0, 0)


def test_aga_r47_the_report_names_each_lot() -> None:
    shown = told(ended("L1[F F F F F F C] L3[F M C P]", "", ""), "FinalScore")[0]

    assert (shown.lot_slots, shown.lot_kinds, shown.lot_sizes, shown.lot_points) == ((0, 2), (1, 2), (5, 1), (9, 1))
    assert (shown.places, shown.lots_bonus, shown.total) == (10, 2, 12)


def test_aga_r48_kinds_count_once_and_five_replaces_two() -> None:
    assert score(ended("L1[F C] L2[F F C]"), 0).total == 1 + 3
    assert score(ended("L1[F C] L2[M C] L3[H C]"), 0).total == 3 + 5


def test_aga_r49_different_objects_in_their_slot_all_characters_halved() -> None:
    state = table(3, boards=("met[P P P P P] O[K K X] L1[T]", "", ""))

    assert score(state, 0).objects == 2 * 2


def test_aga_r50_points_are_public_and_without_limit() -> None:
    state = ended("met[P P P P P P P P P P P P P P P P] O[K X T L] amu[A A A A A]", "", points=(20, 0), explored=(7, 0))

    assert state.public()["points"][0] == 35
    assert score(state, 0).total == 20 + 15 + 8 * 4 + 15 > 38


def test_aga_r51_only_the_sector_breaks_ties_then_victory_is_shared() -> None:
    state = ended("L1[F F C] E[A A]", "L1[M M C]")

    result = ranking(state)

    assert (result.ranks, result.rule) == ((1, 1), "AGA-R51")
    assert told(state, "GameEnded")[0].winners == (0, 1)


@given(st.lists(st.lists(st.integers(0, 5), min_size=3, max_size=3), min_size=3, max_size=3), st.integers(0, 7))
def test_lots_agree_with_a_slow_and_obvious_count(places: list[list[int]], compasses: int) -> None:
    """Every way to name a kind for each slot, scored as one would at a table."""
    tallies = [
        sum([row[k] * UNIT[k + 1] for k in range(3)]) + (compasses >> i & 1) * UNIT[4] for i, row in enumerate(places)
    ]
    best = 0
    for kinds in product(("-", "F", "M", "H"), repeat=3):
        points, found = 0, set()
        for slot, kind in enumerate(kinds):
            if kind != "-" and compasses >> slot & 1 and places[slot]["FMH".index(kind)]:
                points += 2 * places[slot]["FMH".index(kind)] - 1
                found.add(kind)
        best = max(best, points + {0: 0, 1: 0, 2: 2, 3: 5}[len(found)])

    lots = best_lots(tallies)

    assert sum([lot_points(tallies[i], lots[i]) for i in range(3)]) + bonus(lots) == best
    assert all(count(tallies[i], kind) or kind == 0 for i, kind in enumerate(lots))


def test_the_tally_names_every_source() -> None:
    state = ended("L1[F C] met[P P] O[K] amu[A]", "", explored=(1, 0))

    sources = {"village": 1, "exploration": 1, "places": 1, "lots_bonus": 0, "objects": 1, "amulets": 3}
    assert state.tally()[0] == sources
    assert ranking(state).scores[0] == sum(sources.values())
