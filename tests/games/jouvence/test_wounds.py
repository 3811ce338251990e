"""Wounds and death."""

from __future__ import annotations

from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import CardDiscarded, Died, Returned, TurnEnded, Wounded, WoundSaved
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")
GATE = at("F11", "c5")


def struck(lives: int = 3, hand: str = "", active: str = "", *, endgame: bool = False, gourd: bool = False) -> Table:
    """Seat 0 on a boa whose counter-attack hits."""
    table = Table("aventurier scientifique accompagnateur").stand(0, HERE, lives, gourd).hand(0, hand).active(0, active)
    if endgame:
        table.endgame()
    table.monster(HERE, 1, "boa").turn(0, "fight", 1, 6)
    return table.do("fight") if table.state.asked == 0 and table.asks[1] == "face" else table


def test_jou_039_a_counter_attack_that_hits_costs_a_life() -> None:
    table = struck()

    assert table.state.lives[0] == 2
    assert (table.told(Wounded)[0].lives, table.told(Wounded)[0].by) == (2, "monsters")


def test_jou_040_death_costs_all_cards_and_leads_back_to_the_entrance() -> None:
    table = struck(1, "clef clef", "epee")

    assert (table.cards(0), table.bonuses(0), table.state.cell[0]) == ([], [], GATE)
    assert sorted(table.discarded()) == ["clef", "clef", "epee"]
    assert len(table.told(CardDiscarded)) == 3
    kinds = [type(event) for event in table.state.log or []]
    assert kinds.index(Died) < kinds.index(CardDiscarded) < kinds.index(Returned)
    assert table.stat(0, "combat") == 4


def test_jou_r49_before_the_fountain_three_lives_again_same_character_and_only_this_turn_lost() -> None:
    table = struck(1)

    assert (table.state.lives[0], table.state.character[0]) == (3, c.CHARACTER_KEYS.index("aventurier"))
    assert table.told(TurnEnded)
    assert not table.told(Died)[0].final
    table.turn(0, "fight")
    assert table.asks == (0, "move")


def test_jou_r50_after_the_fountain_the_dead_are_out_and_their_cards_discarded() -> None:
    table = struck(1, "clef", endgame=True)

    assert (table.state.lives[0], table.cards(0), table.discarded()) == (0, [], ["clef"])
    assert table.told(Died)[0].final
    assert not table.told(Returned)
    assert table.asks[0] != 0


def test_jou_r51_never_more_than_three_lives() -> None:
    table = Table().hand(0, "trousse trousse").turn(0, "fight")
    assert table.why("play trousse") == "JOU-R51"

    table.stand(0, GATE, lives=2).do("play trousse")

    assert table.state.lives[0] == 3
    assert table.why("play trousse") == "JOU-R51"


def test_a_talisman_keeps_the_life_that_a_blow_would_cost() -> None:
    table = struck(1, "talisman")

    assert table.asks == (0, "wound")
    assert table.legal == ["play talisman", "accept"]
    table.do("play talisman")
    assert (table.state.lives[0], len(table.told(WoundSaved))) == (1, 1)
    taken = struck(2, "talisman").do("accept")
    assert (taken.state.lives[0], taken.cards(0)) == (1, ["talisman"])


def test_death_ends_nets_and_holds() -> None:
    table = Table().stand(0, HERE, lives=1).stand(1, HERE).held(1, 0).monster(HERE, 1, "boa")
    table.state.nets[0] = 2
    table.turn(0, "fight", 1, 6)

    assert (table.state.nets[0], table.state.held) == (0, [0, 0])
