"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.events import CaveCollapsed, GameOver
from tests.games.jouvence.table import Table, at, corridor

GATE = at("F11", "c5")
FOUR = "aventurier scientifique accompagnateur mercenaire"


def carrier(characters: str = "aventurier scientifique", cell: int = GATE, **options: Any) -> Table:
    return Table(characters, **options).endgame().stand(0, cell, gourd=True)


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    result = table.state.result()
    assert result is not None
    return result.scores, result.ranks, result.rule


def last_round(table: Table) -> Table:
    """The last round ends."""
    table.state.round = table.state.options.round_limit
    last = table.state.order[-1]
    table.turn(last, "move", mp=0)
    return table.do("stop") if table.state.pending() else table


def test_jou_083_leaving_with_a_filled_gourd_ends_the_game() -> None:
    table = carrier().turn(0, "fight").do("exit")

    assert table.told(GameOver)[0].how == "exit"
    assert table.state.pending() == []
    assert outcome(table) == ((1, 0), (1, 2), "JOU-083")
    assert table.state.why_not(0, GAME.parse("stop")) == "JOU-083"


def test_jou_084_the_others_can_stop_the_carrier_and_take_the_gourd() -> None:
    table = carrier().stand(0, GATE, lives=1, gourd=True).turn(1, "fight", 6).do("attack A")

    assert (table.state.gourd, table.state.lives[0]) == (2, 0)
    assert "exit" in table.legal


def test_jou_085_the_team_that_leaves_with_a_gourd_wins() -> None:
    table = carrier(FOUR).sides(0, 1, 0, 1).turn(0, "fight").do("exit")

    assert outcome(table)[:2] == ((1, 0, 1, 0), (1, 3, 1, 3))
    assert [line["victory"] for line in table.state.tally()] == [1, 0, 1, 0]


def test_jou_r66_one_steps_out_from_the_gate_for_one_point() -> None:
    table = carrier().hand(0, "clef").turn(0, "move", mp=0)
    assert table.why("exit") == "JOU-R66"

    away = carrier(cell=at("F11", "c4")).turn(0, "fight")
    assert away.why("exit") == "JOU-R66"
    away.do("step S")
    assert away.why("exit") is None


def test_jou_r67_nobody_leaves_without_a_gourd() -> None:
    assert Table().turn(0, "fight").why("exit") == "JOU-R67"


def test_jou_r68_if_everybody_dies_nobody_wins() -> None:
    table = Table().endgame().stand(0, at("F11", "c4"), lives=1).monster(at("F11", "c4"), 1, "boa")
    table.state.lives[1] = 0
    table.turn(0, "fight", 1, 6)

    assert outcome(table) == ((0, 0), (1, 1), "JOU-R68")
    assert table.told(GameOver)[0].no_winner


@pytest.mark.parametrize("option", [False, True])
def test_jou_r69_the_last_side_still_has_to_get_out_unless_the_table_says_otherwise(option: bool) -> None:
    table = Table(FOUR, last_standing=option).sides(0, 1, 0, 1).endgame()
    table.state.lives = [1, 0, 3, 1]
    table.turn(0, "fight", 6).do("attack D", "strike")

    assert (table.state.result() is not None) == option
    if option:
        assert outcome(table) == ((1, 0, 1, 0), (1, 3, 1, 3), "JOU-R69")


def test_jou_r70_the_cave_collapses_and_the_nearest_carrier_wins() -> None:
    table = corridor(carrier("aventurier scientifique mercenaire", at("F9")))
    table.stand(1, at("F10"), gourd=True)
    last_round(table)

    assert table.told(CaveCollapsed)[0].round == 40
    assert outcome(table) == ((0, 1, 0), (2, 1, 2), "JOU-R70")


def test_jou_r70_equal_distances_share_and_without_a_carrier_nobody_wins() -> None:
    table = carrier(cell=at("F11", "a3")).stand(1, at("F11", "e3"), gourd=True)
    assert outcome(last_round(table))[1] == (1, 1)

    assert outcome(last_round(Table().endgame())) == ((0, 0), (1, 1), "JOU-R70")


def test_jou_r70_a_carrier_without_a_way_is_farther_than_any_other() -> None:
    table = Table().endgame().lay("D2.1", "F10").stand(0, at("F10", "c2"), gourd=True)
    table.stand(1, at("F11", "c1"), gourd=True)

    assert outcome(last_round(table))[1] == (2, 1)


@pytest.mark.parametrize("limit", [20, 30, 40, 60])
def test_jou_r70_the_limit_is_an_option(limit: int) -> None:
    table = Table(round_limit=limit)
    table.state.round = limit - 1
    table.round_begins()
    assert (table.state.round, table.state.result()) == (limit, None)

    table.round_begins()
    assert table.told(CaveCollapsed)[0].round == limit


def test_jou_r71_dead_teammates_share_the_victory() -> None:
    table = carrier(FOUR).sides(0, 1, 0, 1)
    table.state.lives[2] = 0
    table.turn(0, "fight").do("exit")

    assert outcome(table)[0] == (1, 0, 1, 0)
