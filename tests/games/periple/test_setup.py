"""Périple: setting up."""

from __future__ import annotations

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.errors import OptionError
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import CARD_KEYS, FOUND
from ludotheque.games.periple.events import (
    GameStarted,
    MarketRevealed,
    PileTopRevealed,
    SideChosen,
    TerrainDealt,
    TurnStarted,
)
from ludotheque.games.periple.geometry import local_of, slot_of
from ludotheque.games.periple.options import PRESETS, SIDES
from ludotheque.games.periple.state import Periple
from tests.games.periple.table import asked, coins, do, face_up, may, owned_by, refusal, reserve, sq, table, told


def begun(seed: int = 1, **options: object) -> Periple:
    state = PERIPLE.begin(seed, **options)
    assert isinstance(state, Periple)
    return state


def test_per_009_each_player_gets_three_start_cards_face_up() -> None:
    state = begun(players=3)

    assert [owned_by(state, seat) for seat in range(3)] == ["D01 D02 D03", "D04 D05 D06", "D07 D08 D09"]
    assert face_up(state, 2) == "D07 D08 D09"


def test_per_010_the_other_start_cards_leave_the_game() -> None:
    view = begun(players=2).view(0)
    everything = [*view["slots"], view["pile_top"], *[card for up in view["up"] for card in up]]

    assert not {CARD_KEYS.index("D07"), CARD_KEYS.index("D12")} & set(everything)


def test_per_011_each_player_has_the_24_markers_of_one_colour() -> None:
    assert reserve(begun(players=4)) == [24, 24, 24, 24]


def test_per_012_the_terrain_cards_are_shuffled_into_a_pile() -> None:
    orders = {tuple(begun(seed).pile) for seed in range(30)}

    assert len(orders) == 30
    assert all(sorted([*begun(seed).pile, *begun(seed).slots]) == list(range(48)) for seed in range(5))


def test_per_013_six_cards_make_the_plan() -> None:
    state = begun()
    log = state.log or []

    dealt = told(log, TerrainDealt)
    assert [event.slot for event in dealt] == [0, 1, 2, 3, 4, 5]
    assert [event.card for event in dealt] == list(state.slots)
    assert [slot_of(sq(name)) for name in ("A1", "B3", "C1", "F3", "A4", "D6", "E4", "F6")] == [0, 0, 1, 2, 3, 4, 5, 5]


def test_per_014_the_scrolls_point_outward() -> None:
    """The local squares 4 and 5 are those next to the scroll: the outer rows."""
    assert [local_of(sq(name)) for name in ("A1", "B1", "A2", "B2", "A3", "B3")] == [5, 4, 3, 2, 1, 0]
    assert [local_of(sq(name)) for name in ("E4", "F4", "E5", "F5", "E6", "F6")] == [0, 1, 2, 3, 4, 5]


def test_per_015_every_player_has_a_side_of_their_own() -> None:
    state = begun(players=3, sides="choose")

    assert asked(state) == "choose_side"
    assert may(state, "choose_side") == ["S", "W", "N", "E"]
    do(state, "choose_side W")
    assert may(state, "choose_side") == ["S", "N", "E"]
    assert refusal(state, "choose_side W") == "PER-015"
    do(state, "choose_side N", "choose_side S")
    assert list(state.sides) == [1, 2, 0]
    assert refusal(state, "choose_side E") == "PER-015"


def test_per_016_a_first_player_is_drawn() -> None:
    leaders = {begun(seed, players=4).order[0] for seed in range(60)}

    assert leaders == {0, 1, 2, 3}


def test_per_017_the_aids_of_the_others_change_nothing() -> None:
    view = begun(players=4).view(None)

    assert not [name for name in view if "aid" in name]


def test_per_018_play_goes_clockwise() -> None:
    state = begun(players=4, sides="choose", first_player=2)

    do(state, "choose_side E", "choose_side S", "choose_side W")

    assert list(state.sides) == [3, 0, 1, 2]
    assert list(state.order) == [2, 3, 0, 1]


def test_per_019_the_bank_pays_what_is_earned() -> None:
    state = table()

    do(state, "use_character D01", "place_at A1")

    assert sum(coins(state)) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_per_020_the_second_and_the_third_start_with_one_coin(players: int) -> None:
    state = begun(players=players, first_player=1)

    assert [coins(state)[seat] for seat in state.order][:3] == [0, 1, 1][:players]


def test_per_021_the_fourth_starts_with_two_coins() -> None:
    state = begun(players=4, first_player=3)

    assert [coins(state)[seat] for seat in state.order] == [0, 1, 1, 2]


def test_per_022_base_rules_leave_the_artifacts_in_the_box() -> None:
    base, complete = begun(artifacts=False), begun()

    assert base.public()["market"] == [None] * 4
    assert base.public()["tile_pile_size"] == 0
    assert None not in complete.public()["market"]
    assert complete.public()["tile_pile_size"] == 20
    assert refusal(base, "use_coin") == "PER-022"
    assert refusal(base, "buy_tile m1") == "PER-022"


def test_per_r01_the_plan_is_six_by_six() -> None:
    areas = [[slot_of(square) for square in range(36)].count(slot) for slot in range(6)]

    assert areas == [6] * 6
    assert [slot_of(square) for square in range(6)] == [0, 0, 1, 1, 2, 2]
    assert [slot_of(6 * row) for row in range(6)] == [0, 0, 0, 3, 3, 3]


def test_per_r02_the_upper_row_is_upside_down() -> None:
    """The same card shows each of its squares half a turn away in the other row."""
    for square in range(18):
        row, col = square // 6, square % 6
        opposite = 6 * (5 - row) + (col // 2 * 2 + 1 - col % 2)
        assert local_of(square) == local_of(opposite)


def test_per_r04_the_top_of_the_pile_is_seen_and_no_more() -> None:
    state = begun()
    log = state.log or []

    assert told(log, PileTopRevealed) == [PileTopRevealed(None, state.pile[0], 42)]
    assert state.view(0)["pile_top"] == state.pile[0]
    luck = Chance.seeded("piles")
    worlds = [state.determinize(0, luck) for _ in range(20)]
    assert {world.pile[0] for world in worlds} == {state.pile[0]}
    assert len({tuple(world.pile) for world in worlds}) == 20
    assert len({tuple(world.tile_pile) for world in worlds}) == 20


def test_per_r05_the_usual_sides_and_the_others() -> None:
    assert [begun(players=n).options.sides for n in (2, 3, 4)] == ["SN", "SWN", "SWNE"]
    for players, choices in SIDES.items():
        for sides in choices[:-1]:
            state = begun(players=players, sides=sides)
            assert list(state.sides) == ["SWNE".index(letter) for letter in sides]
    with pytest.raises(OptionError, match="sides cannot be 'SWN' with 2 players"):
        begun(players=2, sides="SWN")


def test_per_r06_sides_are_chosen_by_seat_before_the_first_player_is_drawn() -> None:
    state = begun(players=4, sides="choose")

    assert state.pending() == [0]
    assert refusal(state, "choose_side S", seat=1) == "PER-R06"
    assert refusal(state, "use_character D01") == "PER-R06"
    assert state.view(0)["order"] == []
    drawn = state.chance.drawn()
    do(state, "choose_side N", "choose_side S")
    assert state.chance.drawn() == drawn
    events = do(state, "choose_side W")  # the last side is left to the last seat
    assert told(events, SideChosen) == [SideChosen(2, 1), SideChosen(3, 3)]
    assert list(state.sides) == [2, 0, 1, 3]
    assert [state.sides[seat] for seat in state.order] in ([0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2])


def test_per_r06_nobody_knows_the_first_player_before_the_last_side_is_taken() -> None:
    state = begun(players=2, sides="choose")
    luck = Chance.seeded("leaders")

    leaders = set()
    for _ in range(40):
        world = state.determinize(0, luck)
        do(world, "choose_side N", "choose_side S")
        leaders.add(world.order[0])

    assert leaders == {0, 1}


def test_per_r07_the_first_player_can_be_named() -> None:
    assert {begun(seed, first_player=1).order[0] for seed in range(20)} == {1}
    with pytest.raises(OptionError, match="first_player"):
        begun(players=2, first_player=2)


def test_per_r08_starting_coins_go_by_place_whatever_the_number_of_players() -> None:
    assert coins(begun(players=2, first_player=0)) == [0, 1]
    assert coins(begun(players=3, first_player=0)) == [0, 1, 1]


def test_per_r09_without_artifacts_no_tile_is_in_the_game() -> None:
    state = begun(artifacts=False)

    assert state.tile_pile == []
    assert list(state.market) == [-1] * 4


def test_per_r12_the_animals_can_be_left_out() -> None:
    with_, without = begun(), begun(animals=False)

    assert sorted([*with_.pile, *with_.slots]) == list(range(len(FOUND)))
    assert sorted([*without.pile, *without.slots]) == list(range(43))


def test_the_events_of_the_setup_come_in_the_order_of_its_steps() -> None:
    log = begun(players=2).log or []
    assert [type(event) for event in log] == [
        *[TerrainDealt] * 6,
        PileTopRevealed,
        *[MarketRevealed] * 4,
        GameStarted,
        TurnStarted,
    ]

    state = begun(players=2, sides="choose")
    assert state.public()["market"] == [None] * 4
    events = do(state, "choose_side S", "choose_side E")
    assert [type(event) for event in events] == [
        SideChosen,
        SideChosen,
        *[MarketRevealed] * 4,
        GameStarted,
        TurnStarted,
    ]
    assert events[-2].sides == (0, 3)  # type: ignore[attr-defined]


def test_the_two_presets_are_options_of_the_game() -> None:
    assert begun(**PRESETS["initiation"]).options.artifacts is False
    assert begun(**PRESETS["complete"]).options == PERIPLE.options()
