"""Validating Village slots and Explorations."""

from __future__ import annotations

from tests.games.agartha.table import acting, asked, board, choices, do, table, told, why, winning


def test_aga_060_a_village_slot_just_modified_may_be_validated() -> None:
    state = winning("P", "V1[P] V2[P P]")

    do(state, "place V1")

    assert choices(state) == ["pass", "validate V1 2"]
    assert why(state, "validate V2 2") == "AGA-071"


def test_aga_061_two_characters_one_point_and_a_move() -> None:
    state = winning("P C", "V1[F] L1[M]")
    do(state, "place V1", "place V1")
    assert asked(state) == "bid"

    state = winning("P C", "V1[P F] L1[M]")
    do(state, "place V1", "place V1")
    assert why(state, "validate V1 3") == "AGA-062"
    do(state, "validate V1 2")

    done = told(state, "VillageValidated")[0]
    assert (done.level, done.points, len(done.met), done.discarded) == (2, 1, 2, (39, 78))
    assert (board(state), state.points[0]) == ("L1[M] met[P P]", 1)
    assert asked(state) == "move_card"
    assert told(state, "ActionStarted")[0].source == "village"


def test_aga_062_three_characters_three_points_and_a_swap() -> None:
    state = winning("P C", "V1[P P] L1[M] L2[F]")
    do(state, "place V1", "place V1")
    assert why(state, "validate V1 4") == "AGA-063"

    do(state, "validate V1 3")

    assert (board(state), state.points[0]) == ("L1[M] L2[F] met[P P P]", 3)
    assert asked(state) == "swap_first"


def test_aga_063_four_characters_five_points_and_nothing_more() -> None:
    state = winning("P C", "V1[P P P] L1[M] L2[F]")

    do(state, "place V1", "place V1", "validate V1 4")

    assert (board(state), state.points[0]) == ("L1[M] L2[F] met[P P P P]", 5)
    assert asked(state) == "bid"
    assert not told(state, "ActionStarted")


def test_aga_061_a_lone_character_is_not_enough() -> None:
    state = winning("P", "V1[C] V2[P P]")
    do(state, "place V2")

    assert why(state, "validate V1 2") == "AGA-071"
    state = winning("P P P", "V1[C]")
    do(state, "place V1", "place V2", "place V2")
    assert why(state, "validate V1 2") == "AGA-061"


def test_aga_066_each_exploration_once() -> None:
    state = winning("P F", "E[P F]", explored=(2, 0))

    do(state, "place E")

    assert why(state, "validate E 2") == "AGA-066"
    assert choices(state) == ["pass", "validate E 1"]


def test_aga_067_a_token_covers_the_exploration_done() -> None:
    state = winning("P F", "")

    do(state, "place E", "validate E 1")

    assert state.public()["explored"] == [[True, False, False], [False] * 3]
    assert state.public()["points"] == [1, 0]


def check_exploration(level: int, rule: str, points: int, pair: str, missing: str) -> None:
    """Short of one card it is refused, with it it scores and everything is discarded."""
    slot = " ".join([pair] * level + [missing] * (level - 1) + ["C"])
    short = winning("A A", f"E[{slot}] V1[P P]")
    do(short, "place E")
    if asked(short) == "validate":
        assert why(short, f"validate E {level}") == rule

    full = winning(f"{missing} A", f"E[{slot}]")
    do(full, "place E", f"validate E {level}")
    done = told(full, "ExplorationDone")[0]
    assert (done.level, done.points, len(done.discarded)) == (level, points, 2 * level + 2)
    assert board(full) == ""
    assert asked(full) == "draw_from"
    assert told(full, "ActionStarted")[0].source == "exploration"


def test_aga_068_one_place_and_one_character() -> None:
    check_exploration(1, "AGA-068", 1, "P", "F")
    check_exploration(1, "AGA-068", 1, "F", "P")
    state = winning("P", "V1[P] E[C]", explored=(0, 0))
    do(state, "place V1")
    assert why(state, "validate E 1") == "AGA-071"
    state = acting(1, "V1[P P] E[C P]")
    do(state, "card E character", "place V1")
    assert why(state, "validate E 1") == "AGA-068"


def test_aga_069_two_places_and_two_characters() -> None:
    check_exploration(2, "AGA-069", 5, "P", "F")
    check_exploration(2, "AGA-069", 5, "F", "P")


def test_aga_070_three_places_and_three_characters() -> None:
    check_exploration(3, "AGA-070", 9, "P", "F")
    check_exploration(3, "AGA-070", 9, "F", "P")


def test_aga_071_only_when_the_number_of_cards_changes() -> None:
    state = winning("F", "V1[P P] V2[P P P] E[P F]")

    do(state, "place L1")

    assert asked(state) == "bid"  # none of them has changed


def test_aga_072_won_cards_change_the_slot() -> None:
    state = winning("F", "V1[P P]")

    do(state, "place V1")

    assert choices(state) == ["pass", "validate V1 2"]


def test_aga_073_an_action_changes_the_slot() -> None:
    moved = acting(1, "V1[P P] L1[F]")
    do(moved, "card L1 forest", "place V1")
    assert choices(moved) == ["pass", "validate V1 2"]

    drawn = acting(3, "V1[P P]", pile="F")
    do(drawn, "draw_pile", "place V1")
    assert choices(drawn) == ["pass", "validate V1 2"]

    swapped = acting(2, "V1[P P] L1[F]")
    do(swapped, "card L1 forest")
    assert asked(swapped) == "bid"


def test_aga_074_a_stale_trio_is_worth_a_pair() -> None:
    stale = winning("F", "V1[P P P]", round_=3)
    do(stale, "place L1")
    assert asked(stale) == "bid"

    state = acting(1, "V1[P P P]", round_=3)
    do(state, "card V1 character", "place L1")
    assert choices(state) == ["pass", "validate V1 2"]
    do(state, "validate V1 2")
    assert state.points[0] == 1
    assert asked(state) == "move_card"


def test_aga_075_score_at_once_or_move_the_cards_later() -> None:
    state = winning("P F", "")
    do(state, "place V1", "place V2")
    assert asked(state) == "bid"  # nothing to score

    later = acting(1, board(state) + " E[P]")
    do(later, "card V2 forest", "place E", "validate E 1")
    assert later.public()["points"][0] == 1


def test_aga_090_the_rulebook_s_pair() -> None:
    state = winning("P C", "V1[P] E[A]")

    do(state, "place V1")
    assert why(state, "place L1") == "AGA-052"
    do(state, "place V2", "validate V1 2", "card E amulet", "place A")

    assert (state.points[0], board(state)) == (1, "V2[C] amu[A] met[P P]")


def test_aga_091_the_compass_must_be_moved_to_be_of_use() -> None:
    before = table(boards=("V2[C] L1[F]", ""))
    assert before.public()["worth"][0] == 0

    state = acting(1, "V2[C] L1[F]")
    do(state, "card V2 compass", "place L1")

    assert state.public()["worth"][0] == 1


def test_aga_r25_any_card_that_enters_or_leaves() -> None:
    left = acting(1, "V1[P P F]")
    do(left, "card V1 forest", "place L1")
    assert choices(left) == ["pass", "validate V1 2"]  # a departure, of another kind


def test_aga_r25_counted_move_by_move() -> None:
    # V2 loses the Amulet, then gains it back with the bonus of V1: as many cards as before, still fresh.
    state = acting(1, "V1[P] V2[P P A] L1[P]")
    do(state, "card V2 amulet", "place V1")
    assert choices(state) == ["pass", "validate V2 2"]

    state = acting(1, "V1[P P] V2[P P A]")
    do(state, "card V2 amulet", "place V1", "validate V1 2")  # the Amulet is lost with the rest of V1
    assert board(state) == "V2[P P] met[P P]"
    do(state, "pass")
    assert choices(state) == ["pass", "validate V2 2"]


def test_aga_r26_a_swap_refreshes_nothing() -> None:
    state = acting(2, "V1[P F] E[P] L1[P]")

    do(state, "card V1 forest", "card L1 character")

    assert board(state) == "L1[F] V1[P P] E[P]"
    assert state.fresh == 0


def test_aga_r26_unless_the_option_says_so() -> None:
    state = acting(2, "V1[P F] E[P] L1[P]", swap_validates=True)

    do(state, "card V1 forest", "card E character")

    assert board(state) == "L1[P] V1[P P] E[F]"
    assert state.public()["fresh"] == [3, 6]
    assert choices(state) == ["pass", "validate V1 2"]


def test_aga_r27_every_slot_changed_in_the_step_in_any_order() -> None:
    state = acting(1, "V1[P P] V2[P P P] E[M P]")
    do(state, "card V2 character", "place E")
    assert choices(state) == ["pass", "validate V2 2", "validate E 1"]
    do(state, "validate E 1", "pass")
    assert choices(state) == ["pass", "validate V2 2"]
    do(state, "validate V2 2")
    assert state.points[0] == 1


def test_aga_r27_passing_a_bonus_action_does_not_close_the_window() -> None:
    state = acting(1, "V1[P P P] V2[P] L1[F]")

    do(state, "card V1 character", "place V2", "validate V1 2", "pass")

    assert choices(state) == ["pass", "validate V2 2"]


def test_aga_r27_a_swap_in_the_middle_leaves_a_fresh_slot_fresh() -> None:
    state = acting(1, "V1[P P P P] V2[P F] L1[P]")

    do(state, "card V1 character", "place V2", "validate V1 3")
    assert asked(state) == "swap_first"
    do(state, "card V2 forest")  # against the Character of L1

    assert board(state) == "L1[F] V2[P P P] met[P P P]"
    assert choices(state) == ["pass", "validate V2 2", "validate V2 3"]


def test_aga_r27_the_window_closes_when_the_player_passes() -> None:
    state = acting(1, "V1[P P P] V2[P]")
    do(state, "card V1 character", "place V2", "pass")

    assert told(state, "WindowClosed")[0].slots == (3, 4)
    assert state.fresh == 0
    assert asked(state) == "bid"


def test_aga_r27_a_slot_validated_and_changed_again_is_fresh_again() -> None:
    state = acting(1, "V1[P P P] L1[P] L2[P P]")
    do(state, "card L1 character", "place V1", "validate V1 2")
    do(state, "card L2 character", "place V1")
    assert asked(state) == "bid"  # fresh, with one Character only
    state = acting(3, "E[P] V1[P]", pile="F M P")
    do(state, "draw_pile", "place E", "validate E 1", "draw_pile", "place E")
    assert asked(state) == "bid"
    assert board(state) == "V1[P] E[M]"


def test_aga_r27_nothing_is_fresh_once_the_step_is_over() -> None:
    state = winning("F", "V2[P]")

    do(state, "place V2")

    assert asked(state) == "bid"
    assert state.public()["fresh"] == []


def test_aga_r27_a_validated_slot_is_fresh_no_more() -> None:
    explored = winning("P F", "V1[P P]")
    do(explored, "place E", "validate E 1")
    assert (asked(explored), explored.public()["fresh"]) == ("draw_from", [])

    met = winning("P P", "L1[F]")
    do(met, "place V1", "place V1", "validate V1 2")
    assert (asked(met), met.public()["fresh"]) == ("move_card", [])


def test_aga_r28_validation_comes_when_all_won_cards_are_placed() -> None:
    state = winning("P C", "V1[P]")

    do(state, "place V1")

    assert asked(state) == "place_card"
    assert why(state, "validate V1 2") == "AGA-R28"


def test_aga_r29_chains_go_on_and_end() -> None:
    state = acting(1, "V1[P P P] V2[P] L1[P F] E[P]")
    do(state, "card V1 character", "place V2")  # V1[P P] V2[P P]
    do(state, "validate V1 2", "card L1 character", "place V2")  # V2[P P P]
    do(state, "validate V2 2", "card L1 forest", "place E")  # E[P F]
    do(state, "validate E 1")
    assert asked(state) == "draw_from"
    do(state, "pass")

    assert [e.level for e in told(state, "VillageValidated")] == [2, 2]
    assert state.public()["points"][0] == 3
    assert asked(state) == "bid"


def test_aga_r36_any_level_reached_and_the_excess_is_discarded() -> None:
    state = winning("P", "V1[P P P P]")
    do(state, "place V1")
    assert choices(state) == ["pass", "validate V1 2", "validate V1 3", "validate V1 4"]

    do(state, "validate V1 2")

    done = told(state, "VillageValidated")[0]
    assert (len(done.met), len(done.discarded)) == (2, 3)


def test_aga_r37_validated_characters_are_met_not_discarded() -> None:
    state = acting(1, "V1[P P P]")

    do(state, "card V1 character", "place L1", "validate V1 2")

    assert board(state) == "L1[P] met[P P]"
    assert state.public()["discard"] == []


def test_aga_r38_validating_is_optional() -> None:
    state = winning("P", "V1[P]")

    do(state, "place V1", "pass")

    assert (state.points[0], board(state)) == (0, "V1[P P]")


def test_aga_r39_explorations_are_worth_one_five_nine() -> None:
    state = table(3, explored=(1, 2, 4))

    assert state.public()["points"] == [1, 5, 9]


def test_aga_r40_any_places_other_cards_lost_any_order_one_level_at_a_time() -> None:
    state = winning("P K", "E[P P F M H A]")
    do(state, "place E")
    assert choices(state) == ["pass", "validate E 1", "validate E 2", "validate E 3"]

    do(state, "validate E 1")

    assert len(told(state, "ExplorationDone")[0].discarded) == 8
    assert state.explored[0] == 1
    assert asked(state) == "draw_from"


def test_aga_r41_the_draw_is_optional_and_comes_after_the_discard() -> None:
    state = winning("P F", "", rest="seat 1")  # pile and discard are empty
    do(state, "place E", "validate E 1")
    assert choices(state) == ["pass", "draw_pile"]

    do(state, "draw_pile")

    assert told(state, "PileReshuffled")[0].count == 2  # the two cards just discarded
