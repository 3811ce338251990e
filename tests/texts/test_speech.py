"""The voice of the house: lists, names, colours, and what French does before a vowel."""

from __future__ import annotations

import pytest

from ludotheque.core.options import build
from ludotheque.games.agora import AGORA
from ludotheque.games.agora.events import CardSold
from ludotheque.games.levee import LEVEE
from ludotheque.texts.catalog import de, que
from ludotheque.texts.speech import Speech


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        ([], "rien", "nothing"),
        (["a"], "a", "a"),
        (["a", "b"], "a et b", "a and b"),
        (list("abc"), "a, b et c", "a, b and c"),
    ],
)
def test_lists_are_said_as_people_say_them(words: list[str], french: str, english: str) -> None:
    assert Speech(LEVEE, "fr").joined(words) == french
    assert Speech(LEVEE, "en").joined(words) == english


def test_a_choice_of_things_is_said_with_or() -> None:
    assert Speech(LEVEE, "fr").joined(["2", "3", "4"], "list-or") == "2, 3 ou 4"


@pytest.mark.parametrize(("name", "of", "that"), [("Ada", "d’Ada", "qu’Ada"), ("Paul", "de Paul", "que Paul")])
def test_french_drops_a_vowel_before_another(name: str, of: str, that: str) -> None:
    assert (de(name), que(name)) == (of, that)


def test_a_seat_without_a_name_is_called_by_its_letter() -> None:
    assert Speech(LEVEE, "fr", ["Ada"]).seat(0) == "Ada"
    assert Speech(LEVEE, "fr", ["Ada"]).seat(1) == "Joueur B"


def test_paint_is_only_put_where_there_is_colour() -> None:
    assert Speech(LEVEE, "fr").paint("x", "strong") == "x"
    assert Speech(LEVEE, "fr", colour=True).paint("x", "strong") == "\x1b[1mx\x1b[0m"


def test_an_option_called_labels_chooses_other_words() -> None:
    """AGO-R55: the fourth good is named as the table wants, in labels and in the log alike."""
    good = AGORA.names["good"].index("E")
    sold = CardSold(0, AGORA.names["kind"].index("E"), good)
    plain, other = (
        Speech(AGORA, "en", ["Ada"], options=build(AGORA.options, {"labels": w})) for w in ("rulebook", "amphora")
    )

    assert (plain.name("good", good), other.name("good", good)) == ("Slave", "Amphora")
    assert "Amphora" in other.event(sold, None)
    assert "Slave" not in other.event(sold, None)
    assert "Amphora" in other.action(AGORA.parse("sell E E"))
    assert other.name("good", 0) == plain.name("good", 0) == "Fish"
