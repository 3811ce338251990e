"""The bonus update."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import BonusOff, BonusOn, UpdateDone
from tests.games.jouvence.table import Table, at


def test_jou_025_bonuses_are_updated_before_fight_and_movement() -> None:
    table = Table().hand(0, "epee").turn(0, "update")

    assert table.asks == (0, "update")
    table.do("on epee")
    assert table.bonuses(0) == ["epee"]
    assert table.stat(0, "combat") == 5
    assert table.why("on lance") is not None
    fresh = Table().hand(0, "epee").turn(0, "update")
    assert fresh.why("on lance") == "JOU-025"
    assert fresh.why("off epee") == "JOU-025"


def test_jou_026_then_they_are_locked_until_the_next_update() -> None:
    table = Table().hand(0, "epee bouclier").turn(0, "update").do("on epee", "done")

    assert table.asks == (0, "move")
    assert table.why("on bouclier") == "JOU-026"
    assert table.why("off epee") == "JOU-026"


def test_jou_027_any_of_the_five_statistics_may_change() -> None:
    changed = {c.STATISTICS[stat] for stat in c.BONUS_STAT}
    assert changed == set(c.STATISTICS)
    for kind, stat in enumerate(c.BONUS_STAT):
        key = c.CARD_KEYS[kind]
        table = Table().hand(0, key).turn(0, "update")
        before = table.stat(0, c.STATISTICS[stat])
        table.do(f"on {key}")
        assert table.stat(0, c.STATISTICS[stat]) == before + c.BONUS_VALUE[kind]


def test_jou_050_three_active_at_most_and_six_or_five_slots() -> None:
    assert c.BACKPACK[c.CHARACTER_KEYS.index("accompagnateur")] == 6
    assert c.BACKPACK[c.CHARACTER_KEYS.index("archeologue")] == 5
    table = Table().active(0, "epee bouclier grimoire").hand(0, "hermes").turn(0, "update")

    assert table.why("on hermes") == "JOU-050"
    assert "on hermes" not in table.legal


def test_jou_053_a_card_got_while_moving_waits_for_the_next_update() -> None:
    table = Table().treasure(at("F11", "c4"), 1).next_cards("epee").turn(0, "fight")
    table.do("step N")

    assert table.cards(0) == ["epee"]
    assert table.why("on epee") == "JOU-026"


def test_jou_r28_a_bonus_won_by_intelligence_may_go_on_at_once() -> None:
    table = Table().next_cards("epee").turn(0, "intelligence", 1)

    assert table.asks == (0, "update")
    table.do("on epee")
    assert table.bonuses(0) == ["epee"]


def test_jou_r28_or_it_waits_for_the_next_turn() -> None:
    table = Table(fresh_bonus="next_turn").hand(0, "bouclier").next_cards("epee").turn(0, "intelligence", 1)

    assert table.why("on epee") == "JOU-R28"
    assert table.legal == ["on bouclier", "done"]
    table.do("done")
    table.turn(0, "update")
    assert "on epee" in table.legal


def test_jou_r28_of_two_copies_only_the_fresh_one_waits() -> None:
    table = Table(fresh_bonus="next_turn").hand(0, "epee").next_cards("epee").turn(0, "intelligence", 1)

    assert "on epee" in table.legal
    table.do("on epee")
    assert table.asks == (0, "move")  # one card, fresh: everyone can see that nothing else can go on


def test_jou_r29_first_take_back_then_switch_on_and_a_card_taken_back_stays_back() -> None:
    table = Table().active(0, "epee grimoire").hand(0, "bouclier clef").turn(0, "update")

    table.do("off epee")
    assert table.why("on epee") == "JOU-R29"
    table.do("on bouclier")
    assert table.why("off grimoire") == "JOU-R29"
    assert [type(event) for event in table.state.log or []] == [BonusOff, BonusOn]


def test_jou_r29_copies_are_alike_and_counted() -> None:
    table = Table().active(0, "epee").hand(0, "epee").turn(0, "update")

    table.do("off epee")
    assert "on epee" in table.legal  # of two copies one was taken back
    table.do("on epee")
    assert table.asks == (0, "move")
    assert table.state.shown == [c.EPEE]  # everyone knows that the other copy is still in hand


def test_jou_r30_a_swap_with_a_full_backpack() -> None:
    table = Table("chasseuse aventurier").active(0, "epee").hand(0, "hermes clef trousse rage").turn(0, "update")

    table.do("off epee")
    assert table.why("done") == "JOU-049"
    table.do("on hermes")
    assert sorted(table.cards(0)) == ["clef", "epee", "rage", "trousse"]
    stiff = Table("chasseuse aventurier").active(0, "epee").hand(0, "souffle clef trousse rage").turn(0, "update")
    assert stiff.why("off epee") == "JOU-R30"


def test_jou_r31_several_bonuses_on_one_statistic_add_up() -> None:
    table = Table("aventurier scientifique").active(0, "epee epee lance")

    assert table.stat(0, "combat") == 4 + 1 + 1 + 2


def test_the_update_is_skipped_only_when_everyone_can_see_that_it_is_empty() -> None:
    assert Table().turn(0, "update").told(UpdateDone)
    assert Table().hand(0, "clef").turn(0, "update").asks == (0, "update")  # nobody else knows that it is a key
    assert Table().active(0, "epee").turn(0, "update").asks == (0, "update")


@pytest.mark.parametrize("key", ["epee", "clef"])
def test_the_update_ends_by_itself_once_three_are_on(key: str) -> None:
    table = Table().hand(0, f"bouclier grimoire sandales {key}").turn(0, "update")
    table.do("on bouclier", "on grimoire", "on sandales")

    assert table.asks == (0, "move")
