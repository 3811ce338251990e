"""Treasure cards: the backpack, drawing, playing, giving, stealing, what is known of a hand."""

from __future__ import annotations

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import (
    CardDiscarded,
    CardGiven,
    CardLost,
    CardReceived,
    CardsDrawn,
    CardStolen,
    DeckShuffled,
    DrawForgone,
)
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")


def found(number: int, hand: str, character: str = "scientifique") -> Table:
    """Seat 0 steps onto a free treasure with this hand."""
    table = Table(f"{character} mercenaire").stand(1, at("F11", "a3")).hand(0, hand).treasure(HERE, number)
    return table.turn(0, "fight").do("step N")


def together(hand: str, other: str = "") -> Table:
    return Table("chasseuse aventurier mercenaire").hand(0, hand).hand(1, other).turn(0, "fight")


def test_jou_048_a_card_is_played_from_the_hand_and_discarded() -> None:
    table = Table().hand(0, "souffle").turn(0, "fight")

    assert table.why("play ombre") == "JOU-048"
    table.do("play souffle")
    assert (table.cards(0), table.discarded()) == ([], ["souffle"])


def test_jou_049_never_more_cards_than_slots_and_active_bonuses_do_not_count() -> None:
    table = found(3, "clef clef clef clef")
    assert table.asks == (0, "room")
    table.do("take")
    assert table.state.hand_size[0] == 4

    some = Table("scientifique mercenaire").stand(1, at("F11", "a3")).active(0, "epee epee epee").hand(0, "clef")
    some.treasure(HERE, 3).turn(0, "fight").do("step N")
    assert some.state.hand_size[0] == 4
    full = together("clef", "clef clef clef clef trousse")
    assert full.why("give clef B") == "JOU-049"


def test_jou_051_one_may_discard_before_taking() -> None:
    table = found(2, "clef clef trousse")

    assert table.legal == ["discard clef", "discard trousse", "take"]
    assert table.why("discard rage") == "JOU-051"
    table.do("discard clef")
    assert table.state.hand_size[0] == 4
    assert [event.card for event in table.told(CardDiscarded)] == [c.CLEF]


@pytest.mark.parametrize(
    ("moves", "drawn", "forgone"), [(("discard clef",) * 2, 3, 0), (("discard clef", "take"), 2, 1), (("take",), 1, 2)]
)
def test_jou_052_scientifique_finds_a_treasure_of_three(moves: tuple[str, ...], drawn: int, forgone: int) -> None:
    table = Table("scientifique mercenaire").stand(1, at("F11", "a3")).active(0, "epee bouclier")
    table.hand(0, "clef clef clef").treasure(HERE, 3).turn(0, "fight").do("step N", *moves)

    assert table.told(CardsDrawn)[0].count == drawn
    assert sum(event.count for event in table.told(DrawForgone)) == forgone
    assert table.state.hand_size[0] == 4


def test_jou_054_cards_may_be_given() -> None:
    table = together("clef").do("give clef B")

    assert (table.cards(0), table.cards(1)) == ([], ["clef"])
    assert together("clef").why("give rage B") == "JOU-054"


def test_jou_055_cards_wait_for_their_moment() -> None:
    table = Table().hand(0, "souffle epee").turn(0, "update")

    assert table.why("play souffle") == "JOU-R52"
    table.do("done")
    assert "play souffle" in table.legal
    assert table.why("on epee") == "JOU-026"


def test_jou_r26_cards_won_are_drawn_without_asking() -> None:
    table = found(2, "")

    assert table.told(CardsDrawn)[0].count == 2
    assert table.asks == (0, "move")


def test_jou_r52_every_card_says_when_it_is_played() -> None:
    playable = {card.key: set(card.playable) for card in c.CARDS if not card.bonus}
    assert playable["fumigene"] == {"face", "held", "defend"}
    assert playable["talisman"] == {"wound"}
    assert playable["boussole"] == {"spot"}
    table = Table().hand(0, "talisman rage peau boussole fumigene").turn(0, "fight")

    for key in ("talisman", "rage", "peau", "boussole", "fumigene"):
        assert table.why(f"play {key}") == "JOU-R52"
    for move in ("steal B", "net B"):
        assert table.why(move) == "JOU-048"


def test_jou_r52_second_wind_once_a_turn_and_shadow_once() -> None:
    table = Table().hand(0, "souffle souffle ombre ombre").turn(0, "fight")
    points = table.state.mp

    table.do("play souffle", "play ombre")

    assert table.state.mp == points + 3
    assert table.why("play souffle") == "JOU-R52"
    assert table.why("play ombre") == "JOU-R52"
    table.do("stop").turn(0, "fight")
    assert table.why("play souffle") is None


def test_jou_r52_light_fingers_take_a_card_at_random_from_the_same_cell() -> None:
    table = together("main_leste", "clef")
    assert table.why("steal C") == "JOU-R52"  # an empty hand
    table.stand(1, HERE)
    assert table.why("steal B") == "JOU-R52"
    table.stand(1, at("F11", "c5")).do("steal B")

    assert (table.cards(0), table.cards(1), table.discarded()) == (["clef"], [], ["main_leste"])
    assert "card" not in table.told(CardStolen)[0].seen_by(2)
    assert table.told(CardLost)[0].seen_by(1)["card"] == c.CLEF


def test_jou_r53_hands_are_secret_and_their_size_is_public() -> None:
    table = Table().hand(0, "clef rage").turn(0, "fight")

    assert table.state.public()["players"][0]["hand_size"] == 2
    assert "hand" not in table.state.view(None)
    assert table.state.view(1)["hand"] == []
    assert table.state.view(0)["hand"] == [c.CLEF, c.RAGE]


def test_jou_r54_gifts_while_moving_on_one_cell_of_hand_cards() -> None:
    table = together("clef").stand(2, HERE)

    assert table.why("give clef C") == "JOU-R54"
    assert table.why("give clef A") == "JOU-R54"
    assert Table().hand(0, "epee").turn(0, "update").why("give epee B") == "JOU-R54"
    table.do("give clef B")
    assert [event.seen_by(2).get("card") for event in table.told(CardGiven) + table.told(CardReceived)] == [None] * 2
    assert table.told(CardReceived)[0].seen_by(1)["card"] == c.CLEF


def test_jou_r55_no_discard_at_other_times() -> None:
    table = Table().hand(0, "clef").turn(0, "fight")

    assert table.why("discard clef") == "JOU-R55"


def test_jou_r56_nobody_has_to_make_room() -> None:
    table = found(3, "clef clef clef clef").do("take")

    assert not table.told(CardsDrawn)
    assert table.told(DrawForgone)[0].count == 3


def test_jou_r73_an_empty_treasure_deck_is_made_from_its_discard() -> None:
    table = Table("scientifique mercenaire").stand(1, at("F11", "a3")).treasure(HERE, 3)
    s = table.state
    s.treasure_deck, s.treasure_discard = [0], [*c.CARD_COUNT]
    s.treasure_discard[0] -= 1
    table.turn(0, "fight").do("step N")

    assert [event.deck for event in table.told(DeckShuffled)] == ["treasure"]
    assert (s.hand_size[0], len(s.treasure_deck)) == (3, 69)


def test_jou_r73_with_both_empty_no_card_is_drawn() -> None:
    table = Table("scientifique mercenaire").stand(1, at("F11", "a3")).treasure(HERE, 3)
    table.state.treasure_deck = [c.CLEF]
    table.turn(0, "fight", sound=False).do("step N")

    assert table.cards(0) == ["clef"]
    assert table.told(CardsDrawn)[0].count == 1


def test_jou_r81_the_cut_sentences_are_completed() -> None:
    assert {"JOU-048", "JOU-050"} <= set(GAME.rules)
    assert GAME.rules["JOU-048"].see == ("JOU-R52", "JOU-R81")
    assert all(card.bonus or card.playable for card in c.CARDS)  # every card's description says when


def test_jou_r82_the_token_of_the_example_is_worth_three() -> None:
    assert c.TREASURE_TOKENS[2] > 0
    table = found(3, "")
    assert table.state.hand_size[0] == 3


# --- what is known of a hand


def test_a_bonus_taken_back_is_known_to_all_until_it_leaves() -> None:
    table = Table().active(0, "epee").hand(0, "bouclier clef").turn(0, "update").do("off epee", "done")

    assert table.state.public()["players"][0]["shown"] == [c.EPEE]
    table.turn(0, "update").do("on epee")
    assert table.state.public()["players"][0]["shown"] == []


def test_giver_and_receiver_remember_a_gift() -> None:
    table = together("clef rage").do("give clef B")

    assert table.state.view(0)["told"] == table.state.view(1)["told"] == [[0, 1, c.CLEF]]
    assert table.state.view(2)["told"] == []
    for seed in range(8):
        twin = table.state.determinize(0, Chance.seeded(seed))
        assert twin.hand[c.KINDS + c.CLEF] >= 1
    table.turn(1, "move", mp=1).do("give clef C")
    assert table.state.view(0)["told"] == []  # B gave a card away: which one A does not know


def test_a_played_card_is_forgotten_by_those_who_knew_of_it() -> None:
    table = together("souffle").do("give souffle B").turn(1, "move", mp=1).do("play souffle")

    assert table.state.told == []


def test_nets_take_two_points_of_the_next_turn() -> None:
    table = Table("chasseuse aventurier mercenaire").hand(0, "filet").stand(1, HERE).turn(0, "fight")
    table.stand(2, at("F10"))

    assert table.why("net C") == "JOU-R52"
    assert table.why("net A") == "JOU-R52"
    table.do("net B")
    assert table.state.nets == [0, 1, 0]
