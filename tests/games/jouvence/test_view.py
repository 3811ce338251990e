"""What the view says besides the bare state: the odds of the fight under way, and whether roles are dealt."""

from __future__ import annotations

from tests.games.jouvence.table import Table, at, corridor


def test_jou_036_the_odds_of_a_fight_with_monsters_are_shown() -> None:
    # given a Mummy, whose curse takes the Sword away, with a Bat
    table = corridor(Table("aventurier scientifique")).monster(at("F9"), 2, "momie", "chauve_souris")
    table.stand(0, at("F9")).active(0, "epee").hand(0, "rage")

    # when the Adventurer faces them
    table.turn(0, "fight")

    # then the blow is 4 against 6, and the answer 5 against 4
    assert table.state.public()["odds"] == {
        "attack": 4,
        "defence": 6,
        "needed": 5,
        "back": 5,
        "shield": 4,
        "back_needed": 3,
    }


def test_jou_043_the_odds_of_a_duel_add_its_targets_up() -> None:
    # given three on one cell, and one who attacks both others
    table = Table("chasseuse scientifique aventurier").hand(0, "rage").turn(0, "move", mp=2).do("attack B", "attack C")

    # then their Defences add up, and their Combats for the answer
    odds = table.state.public()["odds"]
    assert (odds["attack"], odds["defence"], odds["back"], odds["shield"]) == (5, 7, 7, 3)


def test_jou_036_there_are_no_odds_without_a_fight() -> None:
    table = Table("aventurier scientifique").turn(0, "move", mp=2)
    assert table.state.public()["odds"] is None
    assert table.state.public()["teams"] is False
