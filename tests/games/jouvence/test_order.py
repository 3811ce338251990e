"""The order of play: rounds, Vista, turns, and the intelligence roll."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import todo as t
from ludotheque.games.jouvence.events import (
    CardsDrawn,
    IntelligenceDie,
    OrderSet,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    VistaDie,
)
from tests.games.jouvence.table import Table, at


def order(table: Table) -> tuple[int, ...]:
    found: tuple[int, ...] = table.told(OrderSet)[-1].seats
    return found


def test_jou_007_a_turn_goes_tile_intelligence_update_fight_movement() -> None:
    table = Table().hand(0, "epee").pile("S1.1", "X1.1", "FO.1").turn(0, "tile", 6, sound=False)

    assert table.asks == (0, "spot")
    table.do("spot F10")  # a gallery has one way to face there
    assert table.told(IntelligenceDie)
    assert table.asks == (0, "update")
    table.do("done")
    assert table.asks == (0, "move")
    table.do("stop")
    assert [event.seat for event in table.told(TurnStarted)] == [1]
    assert table.why("spot F10", seat=0) == "JOU-007"


def test_jou_009_the_highest_vista_bonuses_included_begins() -> None:
    table = Table("aventurier scientifique").active(0, "longue_vue").round_begins()

    assert order(table) == (0, 1)
    assert table.told(OrderSet)[0].vistas == (6, 5)


def test_jou_010_vista_is_computed_again_each_round() -> None:
    table = Table("aventurier scientifique").round_begins()
    first = order(table)

    table.active(0, "longue_vue").round_begins()

    assert (first, order(table)) == ((1, 0), (0, 1))


def test_jou_011_a_tie_goes_to_the_higher_throw() -> None:
    table = Table("aventurier archeologue").round_begins(2, 5)

    assert order(table) == (1, 0)
    assert [(event.seat, event.die) for event in table.told(VistaDie)] == [(0, 2), (1, 5)]


def test_jou_012_scientifique_plays_before_aventurier_and_so_on_down() -> None:
    table = Table("accompagnateur aventurier scientifique").round_begins()

    assert order(table) == (2, 1, 0)
    assert table.told(VistaDie) == []


def test_jou_013_after_the_turn_of_one_comes_the_turn_of_the_next() -> None:
    table = Table().pile("T1.1", "FO.1").turn(0, "move", mp=0, sound=False).do("stop")

    assert [type(event) for event in table.state.log or [] if isinstance(event, (TurnEnded, TurnStarted))] == [
        TurnEnded,
        TurnStarted,
    ]
    assert table.asks == (1, "spot")


def test_jou_014_a_grimoire_makes_aventurier_tie_with_scientifique() -> None:
    table = Table("aventurier scientifique").active(0, "grimoire").round_begins(2, 4)

    assert len(table.told(VistaDie)) == 2
    assert order(table) == (1, 0)


def test_jou_r01_a_round_is_one_pass_over_all_and_a_turn_one_players_share() -> None:
    table = Table().turn(1, "move", mp=0).do("stop")

    assert [event.round for event in table.told(RoundStarted)] == [2]
    assert len(table.told(TurnEnded)) == 1


def test_jou_r02_vista_is_settled_once_a_round() -> None:
    table = Table().pile("FO.1").turn(0, "move", mp=0, sound=False).do("stop")

    assert table.told(OrderSet) == []


def test_jou_r03_the_steps_are_those_of_the_list() -> None:
    assert [t.STEPS[step] for step in (2, 3, 4, 5, 12)] == ["tile", "intelligence", "update", "fight", "move"]
    assert list(GAME.decisions).index("update") < list(GAME.decisions).index("face")


def test_jou_r04_all_tied_throw_and_equals_throw_again() -> None:
    table = Table("aventurier archeologue chasseuse").round_begins(4, 6, 4, 1, 3)

    assert [(event.seat, event.die) for event in table.told(VistaDie)] == [(0, 4), (1, 6), (2, 4), (0, 1), (2, 3)]
    assert order(table) == (1, 2, 0)


def test_jou_r04_after_ten_throws_the_lower_seat_goes_first() -> None:
    table = Table("aventurier archeologue").round_begins(*[3] * 20, 6, 1)

    assert len(table.told(VistaDie)) == 20
    assert order(table) == (0, 1)


def test_jou_r05_play_goes_by_falling_vista() -> None:
    table = Table("mercenaire scientifique accompagnateur aventurier").round_begins()

    assert order(table) == (1, 3, 0, 2)


def test_jou_r06_the_order_holds_for_the_round_and_the_dead_are_skipped() -> None:
    table = Table("aventurier scientifique mercenaire").endgame().pile("FO.1")
    table.state.lives[1] = 0
    table.active(2, "longue_vue").turn(0, "move", mp=0, sound=False).do("stop")

    assert [event.seat for event in table.told(TurnStarted)] == [2]


@pytest.mark.parametrize(("die", "cards"), [(2, 1), (3, 0), (4, 0)])
def test_jou_021_below_intelligence_a_card_else_nothing(die: int, cards: int) -> None:
    table = Table("aventurier scientifique").turn(0, "intelligence", die)

    assert table.told(IntelligenceDie)[0].success == (cards == 1)
    assert table.state.hand_size[0] == cards


def test_jou_022_the_card_comes_before_fight_and_movement() -> None:
    table = Table().stand(0, at("F11", "c4")).turn(0, "intelligence", 1)

    assert table.asks == (0, "update")
    assert table.told(CardsDrawn)[0].source == "intelligence"


def test_jou_023_the_higher_the_intelligence_the_likelier_the_card() -> None:
    chances = []
    for active in ("", "decryptage", "codex"):
        wins = 0
        for die in range(1, 7):
            table = Table("aventurier scientifique").active(0, active).turn(0, "intelligence", die)
            wins += table.told(IntelligenceDie)[0].success
        chances.append(wins)

    assert chances == [2, 3, 4]


@pytest.mark.parametrize(("die", "success"), [(4, True), (5, False)])
def test_jou_024_chasseuse_with_decryptage(die: int, success: bool) -> None:
    table = Table("chasseuse scientifique").active(0, "decryptage").turn(0, "intelligence", die)

    assert table.told(IntelligenceDie)[0].score == 5
    assert table.told(IntelligenceDie)[0].success == success


def test_jou_r25_intelligence_brings_a_card_and_no_token() -> None:
    table = Table().turn(0, "intelligence", 1)

    assert table.state.hand_size[0] == 1
    assert len(table.state.treasure_stock) == 20


def test_jou_r27_bonuses_switched_on_later_do_not_count_for_this_roll() -> None:
    table = Table("aventurier scientifique").hand(0, "codex").turn(0, "intelligence", 4)

    assert table.told(IntelligenceDie)[0].score == 3
    table.do("on codex")
    assert table.stat(0, "intelligence") == 5
