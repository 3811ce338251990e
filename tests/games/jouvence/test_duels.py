"""Fights between players, and holds."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence.events import (
    CardsDrawn,
    DuelCounterDie,
    DuelDie,
    DuelStarted,
    Fled,
    Held,
    HoldEnded,
    Stayed,
    Stood,
    Stuck,
    TurnEnded,
    Wounded,
)
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")


def ring(characters: str = "chasseuse aventurier", seat: int = 0, *dice: int, **options: object) -> Table:
    """Everybody on one cell; the seat moves with 3 points."""
    table = Table(characters, **options)
    for other in range(table.state.seats):
        table.stand(other, HERE)
    return table.turn(seat, "move", *dice, mp=3)


def test_jou_041_players_on_one_cell_may_fight() -> None:
    table = ring("chasseuse aventurier", 0, 6)
    table.stand(1, at("F11", "c3"))

    assert table.why("attack B") == "JOU-041"
    table.stand(1, HERE)
    assert "attack B" in table.legal
    assert table.why("attack A") == "JOU-041"


def test_jou_041_from_the_first_round_on_at_the_gate() -> None:
    assert "attack B" in Table().turn(0, "fight").legal


def test_jou_042_combat_with_bonuses_against_defence() -> None:
    table = Table("chasseuse aventurier").stand(0, HERE).stand(1, HERE).active(0, "epee").active(1, "bouclier")
    table.turn(0, "move", 6, mp=3).do("attack B")

    assert (table.told(DuelDie)[0].attack, table.told(DuelDie)[0].defence) == (6, 5)


def test_jou_043_the_defences_of_several_add_up_and_their_combats_strike_back() -> None:
    table = ring("chasseuse aventurier archeologue", 0, 1, 1, 1).do("attack B", "attack C")

    assert [event.defence for event in table.told(DuelDie)] == [8, 8]
    assert table.told(DuelCounterDie)[0].attack == 4 + 3


def test_jou_044_one_die_a_player_each_against_the_full_sum() -> None:
    table = ring("chasseuse aventurier archeologue", 0, 6, 1, 1)
    table.do("attack C")
    assert table.why("attack C") == "JOU-044"

    table.do("attack B")

    assert [(event.target, event.success) for event in table.told(DuelDie)] == [(1, True), (2, False)]
    assert table.state.lives == [3, 2, 3]


def test_jou_045_fleeing_costs_a_life_and_replaces_the_attack() -> None:
    table = Table().stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight").do("flee")

    assert table.state.lives[0] == 2
    assert table.why("attack B") == "JOU-045"
    assert table.why("flee") == "JOU-045"
    assert (table.told(Fled)[0].foe, table.asks) == ("players", (0, "move"))


def test_jou_046_who_fled_can_be_caught_up() -> None:
    table = Table().stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight").do("flee", "step N", "stop")

    table.turn(1, "move", mp=2).do("step N")

    assert "attack A" in table.legal


def test_jou_r37_attacked_and_still_together_one_must_fight_flee_or_stay() -> None:
    table = ring("chasseuse aventurier", 0, 6).do("attack B")
    assert [event.seat for event in table.told(Held)] == [1]

    table.turn(1, "fight")

    assert table.asks == (1, "held")
    assert table.legal == ["flee", "stay", "attack A"]
    assert table.why("step N") == "JOU-R37"
    assert table.why("attack C") == "JOU-R37"
    free = ring().why("stay")
    assert free == "JOU-R37"


def test_jou_r37_a_hold_ends_when_one_of_the_two_leaves() -> None:
    table = ring("chasseuse aventurier", 0, 6).do("attack B", "step N")

    assert table.state.held == [0, 0]
    assert [(event.seat, event.by) for event in table.told(HoldEnded)] == [(1, 0)]


def test_jou_r37_without_the_option_nobody_is_held() -> None:
    table = ring("chasseuse aventurier", 0, 6, hold=False).do("attack B")

    assert table.state.held == [0, 0]
    table.turn(1, "fight")
    assert table.asks == (1, "move")


def test_jou_r37_smoke_and_cards_when_held() -> None:
    table = Table().stand(0, HERE, lives=1).stand(1, HERE).held(0, 1).hand(0, "fumigene trousse rage peau")
    table.turn(0, "fight")

    assert table.legal == ["stay", "play trousse", "play fumigene", "play rage", "play peau", "attack B"]
    assert table.why("flee") == "JOU-R36"
    table.do("play trousse", "play rage", "play peau")
    assert (table.state.lives[0], table.state.rage, table.state.skin[0]) == (2, 2, 2)
    table.do("play fumigene")
    assert (table.asks, table.state.held[0], table.why("attack B")) == ((0, "move"), 0, "JOU-045")


def test_jou_r37_a_duel_with_the_holder_frees() -> None:
    table = Table("chasseuse aventurier").stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight", 6).do("attack B")

    assert (table.asks, table.state.held[0], table.state.mp) == ((0, "move"), 0, 3)
    assert table.why("attack B") == "JOU-R42"
    missed = Table("chasseuse aventurier").stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight", 1, 1)
    missed.do("attack B")
    assert missed.told(Stuck)
    assert missed.state.held[0] == 0


def test_jou_r42_one_fight_with_players_a_turn_on_any_cell_of_the_way() -> None:
    table = Table("chasseuse aventurier").stand(1, HERE).turn(0, "move", 6, mp=4)
    table.do("step N", "attack B")

    assert table.why("attack B") == "JOU-R42"
    table.do("step N", "step S")
    assert table.why("attack B") == "JOU-R42"


def test_jou_r43_each_hit_costs_its_own_opponent_a_life() -> None:
    table = ring("chasseuse aventurier archeologue", 0, 5, 6).do("attack B", "attack C")

    assert table.state.lives == [3, 2, 2]
    assert [(event.seat, event.by) for event in table.told(Wounded)] == [(1, "players"), (2, "players")]


def test_jou_r44_a_card_for_each_player_killed() -> None:
    table = ring("chasseuse aventurier archeologue", 0, 5, 6)
    table.stand(1, HERE, lives=1)
    table.do("attack B", "attack C")

    assert [(event.count, event.source) for event in table.told(CardsDrawn)] == [(1, "duel")]
    none = ring("chasseuse aventurier", 0, 6).do("attack B")
    assert not none.told(CardsDrawn)


def test_jou_r45_only_those_missed_strike_back_with_one_die() -> None:
    table = ring("chasseuse aventurier archeologue", 0, 1, 6, 6).do("attack B", "attack C")

    counters = table.told(DuelCounterDie)
    assert [(event.by, event.attack, event.defence, event.success) for event in counters] == [((1,), 4, 3, True)]
    assert table.state.lives == [2, 3, 2]


def test_jou_r46_the_attacked_cannot_flee_only_play_cards() -> None:
    table = ring("chasseuse aventurier archeologue", 0)
    table.hand(1, "fumigene peau").hand(2, "clef").dice(6, 6)
    table.do("attack B", "attack C")

    assert table.asks == (1, "defend")
    assert table.legal == ["play fumigene", "play peau", "stand"]
    assert table.why("flee") == "JOU-045"
    table.do("play peau")
    assert (table.asks, table.state.skin[1]) == ((1, "defend"), 2)
    table.do("play fumigene")  # the one who holds a key only is not asked
    assert [event.target for event in table.told(DuelDie)] == [2]
    assert table.state.held == [0, 0, 1]


def test_jou_r46_to_stand_is_to_take_the_blow() -> None:
    table = ring("chasseuse aventurier", 0)
    table.hand(1, "peau").dice(6)
    table.do("attack B", "stand")

    assert table.told(Stood)
    assert table.told(DuelDie)[0].defence == 4


def test_jou_r46_when_all_slip_away_the_attacker_goes_on() -> None:
    table = ring("chasseuse aventurier", 0)
    table.hand(1, "fumigene")
    table.do("attack B", "play fumigene")

    assert table.asks == (0, "move")
    assert not table.told(DuelDie)
    assert table.state.held == [0, 0]


def test_jou_r47_a_miss_ends_the_turn_and_hits_let_the_attacker_go_on() -> None:
    table = ring("chasseuse aventurier", 0, 1, 1).do("attack B")
    assert table.told(TurnEnded)

    table = ring("chasseuse aventurier", 0, 3).do("attack B")
    assert (table.asks, table.state.mp) == ((0, "move"), 3)


def test_jou_r48_a_teammate_may_be_attacked() -> None:
    table = Table("chasseuse aventurier archeologue mercenaire").sides(0, 0, 1, 1).endgame().turn(0, "move", mp=1)

    assert "attack B" in table.legal


def test_jou_r79_staying_when_held_costs_only_the_movement() -> None:
    table = Table().stand(0, HERE).stand(1, HERE).held(0, 1).hand(0, "clef").turn(0, "fight").do("stay")

    assert table.told(Stayed)
    assert table.told(TurnEnded)
    assert (table.state.lives[0], table.cards(0), table.state.held[0]) == (3, ["clef"], 0)


def test_jou_r80_a_counter_attack_that_kills_brings_the_defender_nothing() -> None:
    table = ring("chasseuse aventurier", 0, 1, 6)
    table.stand(0, HERE, lives=1)
    table.do("attack B")

    assert table.state.cell[0] == at("F11", "c5")
    assert not table.told(CardsDrawn)
    assert table.state.hand_size[1] == 0


@pytest.mark.parametrize("cards", ["", "clef"])
def test_strike_is_asked_only_when_the_hand_could_change_something(cards: str) -> None:
    table = ring("chasseuse aventurier", 0)
    table.hand(0, cards).dice(6)
    table.do("attack B")

    assert bool(table.told(DuelStarted)) == (cards == "")


def test_cards_of_the_attacker_before_the_strike() -> None:
    table = ring("chasseuse aventurier archeologue", 0)
    table.stand(0, HERE, lives=2).hand(0, "trousse rage peau").dice(6)
    table.do("attack B")

    assert table.legal == ["play trousse", "play rage", "play peau", "attack C", "strike"]
    table.do("play trousse", "play rage", "play peau", "strike")
    assert table.told(DuelDie)[0].attack == 7
    assert table.state.lives[0] == 3
