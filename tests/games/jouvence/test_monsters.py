"""Fights with monsters."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.dice import hit, needed
from ludotheque.games.jouvence.events import (
    CardsDrawn,
    CounterDie,
    DeckShuffled,
    FightDie,
    Fled,
    MonstersBeaten,
    Stuck,
    TokenTurned,
    TreasureTurned,
    TurnEnded,
    Wounded,
)
from ludotheque.games.jouvence.monsters import GROUP_ATTACK, GROUP_DEFENCE, group_at, group_of
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")  # one step north of the gate
NEXT = at("F11", "c3")


def meeting(number: int, *monsters: str, characters: str = "aventurier scientifique", up: bool = False) -> Table:
    """Seat 0 at the gate, a token on the next cell north."""
    table = Table(characters)
    table.stand(1, at("F11", "a3"))
    return table.monster(HERE, number, *monsters) if up else table.monster(HERE, number).next_monsters(*monsters)


def group(*keys: str) -> int:
    return group_of([c.MONSTER_KEYS.index(key) for key in keys])


def test_jou_028_starting_a_turn_on_a_monster_causes_a_fight() -> None:
    table = meeting(1, "rat").stand(0, HERE).turn(0, "fight", 6)

    assert [event.cell for event in table.told(FightDie)] == [HERE]


def test_jou_029_crossing_a_monster_causes_a_fight() -> None:
    table = meeting(1, "rat").turn(0, "fight", 6)
    assert table.why("fight") == "JOU-029"

    table.do("step N")

    assert table.told(FightDie)


def test_jou_030_combat_with_bonuses_against_defence() -> None:
    table = meeting(1, "boa").active(0, "epee").turn(0, "fight", 6).do("step N")

    assert (table.told(FightDie)[0].attack, table.told(FightDie)[0].defence) == (5, 3)


def test_jou_031_the_defences_of_several_monsters_add_up_with_their_powers() -> None:
    assert GROUP_DEFENCE[group("boa", "jaguar")] == 7
    assert GROUP_DEFENCE[group("gardien", "boa", "rat")] == 5 + 1 + 3 + 1


def test_jou_033_a_sword_makes_accompagnateur_fight_with_four() -> None:
    table = meeting(1, "rat", characters="accompagnateur scientifique").active(0, "epee").turn(0, "fight", 6)
    table.do("step N")

    assert table.told(FightDie)[0].attack == 4


def test_jou_034_the_token_says_how_many_monsters() -> None:
    table = meeting(2, "chauve_souris", "rat").turn(0, "fight", 6).do("step N")

    turned = table.told(TokenTurned)[0]
    assert (turned.number, [c.MONSTER_KEYS[kind] for kind in turned.monsters]) == (2, ["chauve_souris", "rat"])


def test_jou_035_bat_and_rat_defend_with_three() -> None:
    assert GROUP_DEFENCE[group("chauve_souris", "rat")] == 3
    assert needed(4, 3) == 3


@pytest.mark.parametrize(
    ("attack", "defence", "hits"), [(4, 3, [3, 4, 5, 6]), (3, 3, [4, 5, 6]), (2, 3, [5, 6]), (1, 9, [5, 6])]
)
def test_jou_036_the_table_of_the_die(attack: int, defence: int, hits: list[int]) -> None:
    assert [die for die in range(1, 7) if hit(attack, defence, die)] == hits


def test_jou_037_victory_discards_the_monsters_and_draws_a_card_for_each() -> None:
    table = meeting(3, "rat", "rat", "boa").turn(0, "fight", 6).do("step N")

    assert table.told(MonstersBeaten)
    assert table.state.monster_discard[c.PACK] == 2
    assert table.state.hand_size[0] == 3
    assert table.told(CardsDrawn)[0].source == "fight"
    assert (table.monster_at(HERE), table.state.monster_used) == (0, [0, 0, 1])


def test_jou_038_after_a_failed_blow_the_monsters_strike_back() -> None:
    table = meeting(2, "scorpion", "rat").turn(0, "fight", 1, 1).do("step N")

    counter = table.told(CounterDie)[0]
    assert (counter.attack, counter.defence, counter.success) == (4 + 1 + 1, 4, False)
    assert table.state.lives[0] == 3


def test_jou_047_whoever_turns_a_token_up_must_fight_once() -> None:
    table = meeting(1, "gardien").hand(0, "clef").turn(0, "fight", 1, 1).do("step N")

    assert table.legal == ["fight"]
    assert table.why("flee") == "JOU-047"
    table.do("fight")
    table.turn(0, "fight")
    assert table.legal == ["fight", "flee"]


def test_jou_063_monsters_on_the_way_come_before_going_on_unless_walked_round() -> None:
    table = meeting(1, "rat", up=True).turn(0, "fight").do("step N")

    assert table.asks == (0, "face")
    for move in ("step N", "stop", "attack B"):
        assert table.why(move) == "JOU-063"
    round_it = Table().lay("S3.1", "F10").stand(1, at("F11", "a3")).stand(0, at("F10", "c4"))
    round_it.monster(at("F10", "c3"), 1).turn(0, "fight").do("step W", "step N", "step N")
    assert not round_it.told(TokenTurned)


def test_jou_r22_the_monsters_stay_with_the_token_until_beaten() -> None:
    table = meeting(2, "boa", "jaguar").turn(0, "fight", 1, 1).do("step N")

    assert table.state.public()["lairs"] == [[HERE, 2, [4, 5]]]
    assert (group_at(table.state, HERE), group_at(table.state, NEXT)) == (group("boa", "jaguar"), 0)


def test_jou_r23_an_empty_monster_deck_is_made_from_its_discard() -> None:
    table = meeting(2)
    s = table.state
    s.monster_deck, s.monster_discard = [4], [8, 8, 6, 4, 4, 4, 3, 2]
    table.turn(0, "fight", 6).do("step N")

    assert [event.deck for event in table.told(DeckShuffled)] == ["monster"]
    assert len(table.told(TokenTurned)[0].monsters) == 2


def test_jou_r23_still_short_fewer_monsters_and_none_at_all_lets_the_token_go() -> None:
    table = meeting(2)
    table.state.monster_deck = [0]
    table.turn(0, "fight", 6, sound=False).do("step N")
    assert len(table.told(TokenTurned)[0].monsters) == 1

    table = meeting(2)
    table.state.monster_deck = []
    table.turn(0, "fight", sound=False).do("step N")
    assert table.told(TokenTurned)[0].monsters == ()
    assert not table.told(FightDie)
    assert (table.monster_at(HERE), table.state.monster_used) == (0, [0, 1, 0])
    assert table.asks == (0, "move")


def test_jou_r32_attack_and_combat_are_the_same_for_players() -> None:
    swords = [c.CARDS[kind].bonus for kind in (c.EPEE, c.LANCE)]

    assert swords == ["combat", "combat"]


def test_jou_r33_a_token_already_up_may_be_fled_at_once() -> None:
    table = meeting(1, "gardien", up=True).turn(0, "fight").do("step N")

    assert "flee" in table.legal


def test_jou_r34_after_a_lost_fight_the_player_stays_and_the_turn_is_over() -> None:
    table = meeting(1, "boa").turn(0, "fight", 1, 1).do("step N")

    assert table.state.cell[0] == HERE
    assert [type(event) for event in table.state.log or []].index(Stuck) < [
        type(event) for event in table.state.log or []
    ].index(TurnEnded)


def test_jou_r35_after_a_fight_won_the_player_goes_on_with_the_points_left() -> None:
    table = meeting(1, "boa").turn(0, "fight", 6).do("step N")

    assert (table.asks, table.state.mp) == ((0, "move"), 2)
    table.do("step N")
    assert table.state.cell[0] == NEXT


def test_jou_r36_fleeing_costs_a_life_before_any_die_and_needs_two() -> None:
    table = meeting(1, "boa", up=True).hand(0, "talisman").turn(0, "fight").do("step N", "flee")
    assert table.state.lives[0] == 2
    assert table.cards(0) == ["talisman"]  # a price is not a blow
    assert not table.told(FightDie)
    assert table.asks == (0, "move")
    assert table.told(Fled)[0].price == "life"

    last = meeting(1, "boa", up=True).hand(0, "clef").stand(0, at("F11", "c5"), lives=1).turn(0, "fight").do("step N")
    assert last.why("flee") == "JOU-R36"


def test_jou_r38_no_counter_attack_after_a_victory() -> None:
    table = meeting(1, "boa").turn(0, "fight", 6).do("step N")

    assert not table.told(CounterDie)


def test_jou_r39_a_failed_counter_attack_costs_nothing_and_the_monsters_stay() -> None:
    table = meeting(1, "boa").turn(0, "fight", 1, 1).do("step N")

    assert (table.state.lives[0], table.monster_at(HERE)) == (3, 1)
    assert not table.told(Wounded)


def test_jou_r40_the_treasure_under_a_beaten_monster_is_taken_at_once_after_the_reward() -> None:
    table = meeting(1, "rat").treasure(HERE, 2).turn(0, "fight", 6).do("step N")

    assert [event.source for event in table.told(CardsDrawn)] == ["fight", "treasure"]
    assert table.told(TreasureTurned)[0].number == 2


@pytest.mark.parametrize(
    ("monsters", "attack", "defence"),
    [
        (("rat",), 1, 1),
        (("rat", "rat"), 4, 2),
        (("rat", "rat", "boa"), 1 + 1 + 1 + 1 + 3, 5),
        (("jaguar",), 5, 4),
        (("jaguar", "boa"), 7, 7),
        (("gardien",), 5, 5),
        (("gardien", "gardien"), 10, 12),
    ],
)
def test_jou_r41_pack_leap_and_rampart(monsters: tuple[str, ...], attack: int, defence: int) -> None:
    assert (GROUP_ATTACK[group(*monsters)], GROUP_DEFENCE[group(*monsters)]) == (attack, defence)


def test_jou_r41_under_a_curse_active_combat_cards_do_not_count_but_rage_does() -> None:
    table = meeting(1, "momie").active(0, "epee lance").hand(0, "rage").turn(0, "fight", 6)
    table.do("step N", "play rage")  # the last card: the fight follows by itself

    assert table.told(FightDie)[0].attack == 4 + 2


def test_jou_r41_venom_costs_a_survivor_one_card_of_the_hand() -> None:
    table = meeting(2, "mygale", "mygale").hand(0, "clef clef").turn(0, "fight", 1, 6).do("step N", "fight")

    assert (table.state.lives[0], table.cards(0), table.discarded()) == (2, ["clef"], ["clef"])
    empty = meeting(1, "mygale").turn(0, "fight", 1, 6).do("step N")
    assert empty.state.lives[0] == 2
    missed = meeting(1, "mygale").hand(0, "clef").turn(0, "fight", 1, 1).do("step N", "fight")
    assert missed.cards(0) == ["clef"]
    saved = meeting(1, "mygale").hand(0, "clef talisman").turn(0, "fight", 1, 6).do("step N", "fight")
    saved.do("play talisman")
    assert saved.cards(0) == ["clef"]


def test_jou_r77_monsters_come_before_holders_and_fleeing_them_breaks_the_hold() -> None:
    table = meeting(1, "boa", up=True).stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight")

    assert table.asks == (0, "face")
    table.do("flee")
    assert table.asks == (0, "move")
    assert table.state.held[0] == 0
    assert table.why("attack B") == "JOU-045"
    won = meeting(1, "boa", up=True).stand(0, HERE).stand(1, HERE).held(0, 1).turn(0, "fight", 6).do("fight")
    assert won.asks == (0, "held")
    smoke = meeting(1, "boa", up=True).hand(0, "fumigene").stand(0, HERE).stand(1, HERE).held(0, 1)
    smoke.turn(0, "fight").do("play fumigene")
    assert (smoke.state.lives[0], smoke.why("attack B"), smoke.told(Fled)[0].price) == (3, "JOU-045", "smoke")


def test_jou_r78_each_fights_alone_and_a_beaten_token_is_gone_for_all() -> None:
    table = meeting(1, "boa", up=True).stand(0, HERE).stand(1, HERE).turn(0, "fight", 6).do("fight")
    assert table.told(FightDie)[0].attack == 4  # not 4 + 3

    table.turn(1, "fight")

    assert table.asks == (1, "move")


def test_smoke_leaves_even_the_first_fight_and_the_token_is_then_no_longer_fresh() -> None:
    table = meeting(1, "boa").hand(0, "fumigene clef").turn(0, "fight").do("step N", "play fumigene")

    table.do("step S", "step N")

    assert table.asks == (0, "face")
    assert "flee" in table.legal


def test_first_aid_rage_and_stone_skin_come_back_to_the_choice() -> None:
    table = meeting(1, "boa").stand(0, at("F11", "c5"), lives=1).hand(0, "trousse rage peau").turn(0, "fight", 1, 3)
    table.do("step N")

    assert table.legal == ["fight", "play trousse", "play rage", "play peau"]
    table.do("play trousse")
    assert table.state.lives[0] == 2
    table.do("play peau", "play rage")  # the hand is empty: everyone can see that only fighting is left
    assert table.told(FightDie)[0].attack == 6
    assert (table.told(CounterDie)[0].defence, table.state.lives[0]) == (6, 2)
    assert (table.state.rage, table.state.skin) == (0, [0, 0])  # the turn is over


def test_rage_stays_until_the_end_of_the_turn() -> None:
    table = meeting(1, "boa").hand(0, "rage clef").turn(0, "fight", 6).do("step N", "play rage", "fight")

    assert table.state.rage == 2
    table.do("stop")
    assert table.state.rage == 0
