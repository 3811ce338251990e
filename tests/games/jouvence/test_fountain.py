"""The Fountain: the end game, roles, reloading, gourds."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import (
    FountainEntered,
    GourdDropped,
    GourdFilled,
    GourdTaken,
    Reloaded,
    RoleSeen,
    RolesTurned,
)
from tests.games.jouvence.table import Table, at

BASIN = at("F10", "c2")
BESIDE = at("F10", "b2")
FOUR = "aventurier scientifique accompagnateur mercenaire"


def shore(characters: str = "aventurier scientifique", **options: Any) -> Table:
    """The Fountain north of the start tile; seat 0 one step west of the basin."""
    return Table(characters, **options).lay("FO.1", "F10").stand(0, BESIDE)


def test_jou_074_entering_the_fountain_starts_the_end_game() -> None:
    table = shore().turn(0, "fight")
    assert not table.state.endgame

    table.do("step E")

    assert table.state.endgame
    assert [event.first for event in table.told(FountainEntered)] == [True]


def test_jou_075_all_roles_are_turned_up() -> None:
    table = shore(FOUR).turn(0, "fight")
    assert table.state.view(0)["own_side"] is None

    table.do("step E")

    assert table.told(RolesTurned)[0].sides == tuple(table.state.side)
    assert [player["side"] for player in table.state.public()["players"]] == table.state.side


def test_jou_076_the_table_chooses_whether_teams_are_public() -> None:
    seen = []
    for reveal in ("public", "private"):
        table = shore(FOUR, reveal=reveal).turn(0, "fight").do("step E")
        seen.append([player["side"] for player in table.state.public()["players"]])

    assert seen[0] == table.state.side
    assert seen[1] == [None] * 4


def test_jou_r11_in_private_each_looks_at_their_own_token() -> None:
    table = shore(FOUR, reveal="private").turn(0, "fight").do("step E")

    looked = table.told(RoleSeen)
    assert [event.seen_by(event.seat)["side"] for event in looked] == table.state.side
    assert all("side" not in event.seen_by((event.seat or 0) + 1) for event in looked)
    assert [table.state.view(seat)["own_side"] for seat in range(4)] == table.state.side
    assert not table.told(RolesTurned)


def test_jou_077_empty_places_are_reloaded() -> None:
    table = shore().lay("X6.1", "G11", 0).turn(0, "fight").do("step E")

    chests = [at("G11", "b2"), at("G11", "d4")]
    lairs = [at("F10", "d4"), at("G11", "c3")]
    reloaded = table.told(Reloaded)[0]
    assert (list(reloaded.monster_cells), list(reloaded.treasure_cells)) == (lairs, chests)
    assert all(table.monster_at(cell) for cell in lairs)
    assert all(table.treasure_at(cell) for cell in chests)


def test_jou_078_from_then_on_death_is_final() -> None:
    table = shore().turn(0, "fight", 6).do("step E")
    table.stand(1, BASIN, lives=1).do("attack B")

    assert table.state.lives[1] == 0


def test_jou_079_the_first_at_the_fountain_gets_a_gourd() -> None:
    table = shore().turn(0, "fight").do("step E")

    assert table.state.gourd == c.BIT[0]
    assert table.told(GourdFilled)


def test_jou_080_the_gourd_of_a_dead_carrier_stays_on_the_cell() -> None:
    table = shore().endgame().stand(1, BESIDE, lives=1, gourd=True).monster(BESIDE, 1, "boa").turn(1, "fight", 1, 6)

    assert (table.state.gourd, table.state.gourds) == (0, [BESIDE])
    assert table.told(GourdDropped)[0].cell == BESIDE


def test_jou_081_any_player_may_pick_it_up() -> None:
    table = shore().endgame().stand(1, at("F10", "c5"))
    table.state.gourds = [at("F10", "c4")]
    table.turn(1, "fight").do("step N")

    assert (table.state.gourd, table.state.gourds) == (c.BIT[1], [])
    assert table.told(GourdTaken)


def test_jou_082_another_player_may_fill_a_gourd_too() -> None:
    table = shore().endgame().stand(1, BESIDE, gourd=True).turn(0, "fight").do("step E")

    assert table.state.gourd == c.BIT[0] + c.BIT[1]
    assert [event.first for event in table.told(FountainEntered)] == [False]
    assert not table.told(Reloaded)


@pytest.mark.parametrize(("entry", "entered"), [("basin", False), ("tile", True)])
def test_jou_r62_the_basin_cell_or_any_cell_of_the_tile(entry: str, entered: bool) -> None:
    table = shore(fountain_entry=entry).stand(0, at("F11", "c1")).turn(0, "fight").do("step N")

    assert table.state.endgame == entered
    nowhere = Table(fountain_entry=entry).turn(0, "fight").do("step N")
    assert not nowhere.state.endgame


def test_jou_r62_on_the_tile_fleeing_monsters_still_enters() -> None:
    table = shore(fountain_entry="tile").stand(0, at("F10", "c4")).endgame().monster(at("F10", "d4"), 1, "boa")
    table.turn(0, "move", mp=2).do("step E", "flee")

    assert table.state.gourd == c.BIT[0]


def test_jou_r63_tokens_still_there_stay_and_who_stands_on_a_spot_meets_the_new_one_next_turn() -> None:
    table = shore().lay("S2.1", "E11", 1).lay("S2.2", "G11", 1).monster(at("G11", "c3"), 3, "boa", "rat", "rat")
    table.stand(1, at("E11", "c3")).turn(0, "fight").do("step E")
    assert table.state.public()["lairs"][0][1] == 3
    assert table.monster_at(at("E11", "c3")) > 0
    assert not table.state.lairs[1:]

    table.hand(1, "clef").turn(1, "fight")

    assert table.asks == (1, "face")
    assert table.why("flee") == "JOU-047"


def test_jou_r64_one_gourd_each_and_none_under_monsters() -> None:
    cell = at("F10", "c4")
    table = shore().endgame().stand(1, at("F10", "c5"), gourd=True)
    table.state.gourds = [cell, cell]
    table.turn(1, "fight").do("step N")
    assert table.state.gourds == [cell, cell]

    guarded = shore().endgame().stand(1, at("F10", "c5")).monster(cell, 1, "boa")
    guarded.state.gourds = [cell]
    guarded.turn(1, "fight").do("step N", "flee")
    assert guarded.state.gourds == [cell]
    start = shore().endgame().stand(1, cell)
    start.state.gourds = [cell]
    start.turn(1, "fight")
    assert start.state.gourd == c.BIT[1]  # at the start of the fight, where one stands


def test_jou_r65_a_gourd_is_neither_given_nor_stolen() -> None:
    table = shore().endgame().stand(1, BESIDE).stand(0, BESIDE, gourd=True).hand(1, "main_leste").hand(0, "clef")
    table.turn(1, "fight").do("steal A")

    assert table.state.gourd == c.BIT[0]
    assert not [move for move in table.legal if "gourd" in move]


def test_standing_in_the_basin_is_no_new_entry() -> None:
    table = shore().endgame().stand(0, BASIN, gourd=True).turn(0, "fight")

    assert not table.told(FountainEntered)


def test_the_stock_may_run_empty_in_the_middle_of_a_reload() -> None:
    table = shore().lay("X6.1", "G11", 0)
    table.state.treasure_used = [10, 7, 2]
    table.state.treasure_stock = [3]
    table.turn(0, "fight").do("step E")

    assert table.treasure_at(at("G11", "b2")) == 3
    assert table.treasure_at(at("G11", "d4")) > 0
    assert sum(table.state.treasure_used) == 0
