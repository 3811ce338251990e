"""The end game as the outlook sees it: who has no gourd must stop the foe who has one."""

from __future__ import annotations

import pytest

from ludotheque.bots import ExpertBot
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.actions import EXIT
from ludotheque.games.jouvence.components import CARD_KEYS, GATE
from ludotheque.games.jouvence.evaluate import outlook
from ludotheque.games.jouvence.gear import best_bonuses
from ludotheque.games.jouvence.prospects import LAIR, map_of
from tests.games.jouvence.table import Table, at

NOBODY = -1
BASIN_SIDE, ROAD, CORNER = at("F10", "c5"), at("F11", "c2"), at("F11", "a3")


def hunt(hunter: int = ROAD, prey: int = BASIN_SIDE, names: str = "aventurier scientifique") -> Table:
    """The first seat has no gourd, the second comes from the Fountain with one."""
    return Table(names).lay("FO.1", "F10").endgame().stand(1, prey, gourd=True).stand(0, hunter)


def promise(table: Table) -> float:
    """How far the hunter is before its prey."""
    values = outlook(table.state)[0]
    return values[0] - values[1]


def moving(table: Table) -> float:
    return promise(table.turn(0, "move", mp=1))


def test_a_hunter_stands_between_its_prey_and_the_gate() -> None:
    between, behind = hunt(at("F11", "c3"), ROAD), hunt(BASIN_SIDE, ROAD)
    assert moving(between) > moving(behind) + 10
    assert moving(hunt(BASIN_SIDE, at("F11", "c1"))) > moving(behind)


def test_odds_count_and_a_point_that_does_not_change_them_hardly() -> None:
    """Combat 4 against Defence 3: a sword more changes nothing, but against a shield it makes 4 against 4 a 5."""
    plain = moving(hunt())
    ahead = moving(hunt().active(0, "epee"))
    shielded = moving(hunt().active(1, "bouclier"))
    both = moving(hunt().active(1, "bouclier").active(0, "epee"))

    assert plain > shielded + 3
    assert both - shielded > 3 * (ahead - plain) > 0


def test_speed_and_the_lives_of_the_prey_count() -> None:
    assert moving(hunt().active(0, "hermes")) > moving(hunt())
    assert moving(hunt().active(1, "hermes")) < moving(hunt())
    wounded = hunt()
    wounded.state.lives[1] = 1
    assert moving(wounded) > moving(hunt()) + 10


def test_to_hold_the_prey_is_better_than_to_strike_and_that_than_to_stand_by() -> None:
    by = moving(hunt(BASIN_SIDE))
    about = hunt(BASIN_SIDE).hand(0, "rage").turn(0, "move", mp=1).do("attack B")
    assert about.asks[1] == "targets"

    assert moving(hunt(BASIN_SIDE).held(1, 0)) > by
    assert promise(about) > by


def test_who_holds_its_prey_has_nowhere_to_go() -> None:
    """Steps that are left to it are worth nothing, so that it does not fill its turn with other things."""
    few, many = hunt(BASIN_SIDE).held(1, 0), hunt(BASIN_SIDE).held(1, 0)
    assert promise(few.turn(0, "move", mp=1)) == promise(many.turn(0, "move", mp=3))
    assert promise(hunt().turn(0, "move", mp=1)) < promise(hunt().turn(0, "move", mp=3))


def test_who_will_be_out_first_races() -> None:
    """A gourd lies near the gate: who can have it and be out before the prey comes does not hunt. One farther off is
    no way out, however near it is to the hunter."""

    def with_gourd(cell: int) -> float:
        table = hunt(at("F11", "c4"))
        table.state.gourds = [cell]
        return moving(table)

    assert with_gourd(at("F11", "c3")) > moving(hunt(at("F11", "c4"))) + 10
    assert with_gourd(at("F10", "b2")) == moving(hunt(at("F11", "c4")))


def test_of_two_with_a_gourd_the_second_hunts_and_the_first_goes_home() -> None:
    def own_part(cell: int, foe: int, lives: int) -> float:
        table = hunt(cell, foe).stand(0, cell, gourd=True)
        table.state.lives[1] = lives
        return outlook(table.turn(0, "move", mp=1).state)[0][0]

    assert own_part(BASIN_SIDE, ROAD, 1) > own_part(BASIN_SIDE, ROAD, 3)
    assert own_part(ROAD, BASIN_SIDE, 1) == own_part(ROAD, BASIN_SIDE, 3)


def test_who_is_faster_fills_a_gourd_of_its_own() -> None:
    """By turns, not by what the way may cost: the prey may be lucky in its fights."""

    def own_part(hermes: str, lives: int) -> float:
        table = hunt(at("F10", "c4")).active(0, hermes)
        table.stand(1, table.state.basin, lives=lives, gourd=True)
        return outlook(table.turn(0, "move", mp=1).state)[0][0]

    assert own_part("", 1) > own_part("", 3)
    assert own_part("hermes hermes", 1) == own_part("hermes hermes", 3)


def test_an_expert_at_the_gate_leaves_with_its_gourd() -> None:
    """To win is worth more than to be about to."""
    for prey in (BASIN_SIDE, ROAD):
        state = hunt(GATE, prey).stand(0, GATE, gourd=True).turn(0, "move", mp=3).state
        bot = ExpertBot(1)
        bot.effort = 0.1
        assert bot.choose(bot.look(GAME, state, 0)) == EXIT


@pytest.mark.parametrize("names", ["aventurier scientifique", "aventurier scientifique mercenaire"])
def test_with_nobody_left_every_step_home_counts_and_a_turn_wasted_costs_a_little(names: str) -> None:
    def alone(cell: int, rounds: int = 12) -> float:
        table = hunt(names=names).stand(0, cell, gourd=True)
        for rival in range(1, len(names.split())):
            table.stand(rival, ROAD, lives=0)
        table.state.round = rounds
        return promise(table.turn(0, "move", mp=1))

    farther, nearer = alone(at("F11", "c2")), alone(at("F11", "c4"))
    assert farther < nearer < 100  # in the end game 14 points are one of the logit: beyond 7 all would look the same
    assert nearer - 2 < alone(at("F11", "c4"), 13) < nearer


def test_of_many_each_sees_its_own_way_home_in_full_and_that_of_others_from_afar() -> None:
    """Only of two does what one hopes for decide what the other fears."""
    names = "aventurier scientifique mercenaire"

    def seen(cell: int) -> list[list[float]]:
        table = hunt(prey=at("F11", "a3"), names=names).stand(2, at("F11", "e3")).stand(0, cell, gourd=True)
        return outlook(table.turn(0, "move", mp=1).state)

    nearer, farther = seen(at("F11", "c4")), seen(at("F11", "c2"))
    assert nearer[0][0] > farther[0][0]  # its own way
    assert nearer[1][0] == nearer[2][0] > farther[1][0]  # a carrier's way counts for those who look on as well
    assert nearer[0][2] == nearer[1][2] != nearer[2][2]  # that of one without a gourd hardly does


def test_mates_of_the_carrier_do_not_hunt_it() -> None:
    names = "aventurier scientifique accompagnateur mercenaire"

    def seen(sides: tuple[int, int, int, int]) -> float:
        table = Table(names).lay("FO.1", "F10").sides(*sides).endgame().stand(1, BASIN_SIDE, gourd=True)
        return outlook(table.stand(0, ROAD).turn(0, "move", mp=1).state)[0][0]

    assert seen((0, 0, 1, 1)) > seen((0, 1, 0, 1))


def test_a_hunter_arms_itself_where_that_changes_the_odds() -> None:
    """Three slots: the sword only where the prey's shield asks for it."""

    def worn(*shields: str) -> list[str]:
        table = hunt().active(1, " ".join(shields)).hand(0, "epee hermes sandales plastron")
        return [CARD_KEYS[kind] for kind in best_bonuses(table.turn(0, "update").state, 0, NOBODY)]

    assert "epee" in worn("bouclier")
    assert "epee" not in worn()
    changed = hunt().active(1, "bouclier").active(0, "longue_vue").hand(0, "epee clef").turn(0, "update")
    changed.do("off longue_vue")
    assert [CARD_KEYS[kind] for kind in best_bonuses(changed.state, 0, NOBODY)] == ["epee"]


def test_lairs_lengthen_the_trail_and_padlocks_more() -> None:
    table = hunt()
    plain = map_of(table.state)
    place = plain.graph.place_of[at("F11", "c4")]
    steps = plain.trail(BASIN_SIDE)[place]
    assert steps == plain.walk(BASIN_SIDE)[place]
    assert plain.trail(BASIN_SIDE) is plain.trail(BASIN_SIDE)

    table.monster(ROAD, 1)
    assert map_of(table.state).trail(BASIN_SIDE)[place] == steps + LAIR
    sealed = Table().lay("T7.1", "F10").lay("FO.1", "G10", 1)
    chart = map_of(sealed.state)
    assert chart.trail(sealed.state.basin)[chart.graph.place_of[at("F11", "c5")]] > 100
