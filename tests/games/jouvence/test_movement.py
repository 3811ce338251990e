"""Movement: points, gravel, treasures, padlocks, caves."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import CardPlayed, CaveDie, Moved, TokenTurned, TreasureTurned, Unlocked
from ludotheque.games.jouvence.paths import enterable, steps_from
from tests.games.jouvence.table import Table, at, corridor

GATE = at("F11", "c5")
HERE = at("F11", "c4")


def caves(number: int) -> Table:
    """So many caves, in this order: F10, F9, F8; seat 0 in the first, seat 1 far away."""
    table = Table("aventurier scientifique").lay("T6.1", "F10").stand(1, at("F11", "a3"))
    if number > 1:
        table.lay("X5.1", "F9")
    if number > 2:
        table.lay("D4.1", "F8")
    return table.stand(0, table.state.caves[0])


def test_jou_056_points_are_movement_with_bonuses() -> None:
    table = Table("speleologue aventurier").active(0, "sandales").turn(0, "fight")

    assert table.state.mp == 4 + 1


def test_jou_057_accompagnateur_with_the_shoes_of_hermes() -> None:
    table = Table("accompagnateur aventurier").active(0, "hermes").turn(0, "fight")

    assert table.state.mp == 5


def test_jou_058_one_point_one_cell() -> None:
    table = Table().hand(0, "clef").turn(0, "fight").do("step N", "step N", "step N")

    assert [event.mp for event in table.told(Moved)] == [2, 1, 0]
    assert table.why("step N") == "JOU-058"


def test_jou_059_no_diagonals_and_some_cells_lead_round() -> None:
    table = Table().lay("S3.1", "F10").stand(0, at("F10", "c4")).turn(0, "fight")

    assert [move for move in table.legal if move.startswith("step")] == ["step N", "step S", "step W"]
    steps = steps_from(table.state, at("F10", "c4"))
    assert steps[at("F10", "b3")] == 2  # not one, across the corner


def test_jou_060_several_players_may_share_a_cell() -> None:
    table = Table().stand(1, HERE).turn(0, "fight").do("step N")

    assert table.state.cell == [HERE, HERE]


def test_jou_061_one_may_stop_at_any_time() -> None:
    table = Table().turn(0, "fight")

    assert "stop" in table.legal
    table.do("step N")
    assert "stop" in table.legal


def test_jou_062_only_gravel_may_be_entered() -> None:
    table = Table().stand(0, HERE).turn(0, "fight")

    assert table.why("step E") == "JOU-062"
    assert Table().turn(0, "fight").why("step S") == "JOU-062"  # out of the gate is another matter


@pytest.mark.parametrize("number", [1, 2, 3])
def test_jou_064_a_free_treasure_is_turned_at_once(number: int) -> None:
    table = Table().treasure(HERE, number).turn(0, "fight").do("step N")

    assert [event.number for event in table.told(TreasureTurned)] == [number]
    assert table.state.hand_size[0] == number
    assert (table.treasure_at(HERE), sum(table.state.treasure_used)) == (0, 1)


def test_jou_065_a_key_opens_a_padlock_for_all_and_for_good() -> None:
    table = Table().lay("T7.1", "F10", 3).stand(0, at("F10", "c3")).hand(0, "clef")
    lock = next(d for d in "NESW" if table.turn(0, "fight").why(f"unlock {d}") is None)
    table.do(f"unlock {lock}", f"step {lock}")

    assert table.told(Unlocked)
    assert table.discarded() == ["clef"]
    table.stand(1, at("F10", "c3")).turn(1, "fight")
    assert table.why(f"step {lock}") is None


def test_jou_r57_walking_round_is_plain_gravel() -> None:
    assert {letter for letter in "".join(c.DESIGNS[c.DESIGN_KEYS.index("S3")].rows)} == {"#", ".", "M"}
    table = Table().lay("X3.1", "F10").monster(at("F10", "c3"), 1).stand(0, at("F10", "c4")).turn(0, "fight")
    table.do("step W", "step N", "step N")
    assert not table.told(TokenTurned)


def test_jou_r58_a_cell_is_gravel_or_wall() -> None:
    table = corridor(Table())

    for cell in range(c.CELLS):
        assert enterable(table.state, cell) == (table.state.ground[cell] != c.WALL)


def test_jou_r59_a_padlock_closes_its_cell_and_opening_costs_no_point() -> None:
    table = Table().lay("C6.1", "F10", 2).stand(0, at("F10", "c3")).treasure(at("F10", "c2"), 2)
    table.turn(0, "fight")
    assert table.why("step N") == "JOU-065"
    assert table.why("unlock N") == "JOU-065"
    assert table.why("unlock S") == "JOU-R59"

    table.hand(0, "clef").do("unlock N")

    assert table.state.mp == 3
    assert table.told(CardPlayed)[0].card == c.CLEF
    table.do("step N")
    assert table.told(TreasureTurned)


def test_jou_r60_taking_a_free_treasure_is_automatic_and_monsters_guard_it() -> None:
    table = Table().stand(1, at("F11", "a3")).treasure(HERE, 1).monster(HERE, 1, "boa").turn(0, "fight", 1, 1)
    table.do("step N", "fight")

    assert not table.told(TreasureTurned)
    assert table.treasure_at(HERE) == 1


def test_jou_r72_nets_never_bring_movement_below_one() -> None:
    table = Table("chasseuse aventurier")
    table.state.nets = [1, 2]
    table.turn(0, "fight")
    assert (table.state.mp, table.state.nets[0]) == (1, 0)

    table.turn(1, "fight")
    assert (table.state.mp, table.state.nets[1]) == (1, 0)


# --- caves


def test_jou_066_some_tiles_have_a_cave() -> None:
    keys = [design.key for design in c.DESIGNS if "C" in "".join(design.rows)]

    assert keys == ["T6", "X5", "D4"]
    assert len(caves(3).state.caves) == 3


def test_jou_067_going_in_costs_a_move_and_the_die_says_where_one_comes_out() -> None:
    table = caves(2).turn(0, "fight", 5).do("cave")

    assert (table.state.mp, table.state.cell[0]) == (2, table.state.caves[1])
    out = caves(2).hand(0, "clef").turn(0, "move", mp=0)
    assert out.why("cave") == "JOU-067"


@pytest.mark.parametrize("die", range(1, 7))
def test_jou_068_a_single_cave_only_costs_a_move(die: int) -> None:
    table = caves(1).turn(0, "fight", die).do("cave")

    assert (table.state.mp, table.state.cell[0]) == (2, table.state.caves[0])


@pytest.mark.parametrize(("die", "cave"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_jou_069_two_caves(die: int, cave: int) -> None:
    table = caves(2).turn(0, "fight", die).do("cave")

    assert table.told(CaveDie)[0].cell == table.state.caves[cave]


def test_jou_070_one_may_come_out_where_one_went_in() -> None:
    table = caves(2).turn(0, "fight", 1).do("cave")

    assert table.told(CaveDie)[0].origin == table.told(CaveDie)[0].cell


@pytest.mark.parametrize(("die", "cave"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_jou_071_three_caves(die: int, cave: int) -> None:
    table = caves(3).turn(0, "fight", die).do("cave")

    assert table.told(CaveDie)[0].cell == table.state.caves[cave]


def test_jou_r61_the_mouth_is_an_ordinary_cell_and_only_another_one_is_an_arrival() -> None:
    table = caves(2)
    first, second = table.state.caves
    table.monster(second, 1, "boa").treasure(first, 1).turn(0, "move", 1, 4, mp=3)
    assert Table().turn(0, "fight").why("cave") == "JOU-R61"

    table.do("cave")
    assert not table.told(TreasureTurned)  # out where one went in: no arrival
    table.do("cave")
    assert table.asks == (0, "face")  # the monster at the other mouth is met
    assert "".join(c.DRAWINGS[tile * 4] for tile in range(c.LABYRINTH)).count("C") == 3
