"""Options: typed, checked, and readable by people and forms."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludotheque.core import options
from ludotheque.core.errors import OptionError
from ludotheque.core.options import build, choice, choice_by_players, describe, flag, parse, read, text, whole


@dataclass(frozen=True)
class Sample(options.Options):
    players: int = choice(3, 2)
    sides: str = choice_by_players({2: ("SN", "WE"), 3: ("SWN",)})
    tricks: bool = flag(True)
    rounds: int = whole(2, 20, 5)
    deck: str = text("own")
    supply: str = choice("printed", "even")


def test_every_option_has_a_default_that_fits_the_players() -> None:
    assert Sample() == Sample(3, "SWN", True, 5, "own", "printed")
    assert Sample(players=2).sides == "SN"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": "5"}, "players cannot be '5': it takes 3 or 2"),
        ({"players": "2", "sides": "SWN"}, "sides cannot be 'SWN' with 2 players: it takes SN or WE"),
        ({"rounds": "21"}, "rounds cannot be '21': it takes a whole number from 2 to 20"),
        ({"rounds": "many"}, "rounds cannot be 'many': it takes a whole number from 2 to 20"),
        ({"tricks": "perhaps"}, "tricks cannot be 'perhaps': it takes yes or no"),
        ({"supply": "none"}, "supply cannot be 'none': it takes printed or even"),
        ({"colour": "red"}, "there is no option 'colour': there are players, sides, tricks, rounds, deck, supply"),
    ],
)
def test_a_wrong_text_is_refused_with_what_is_allowed(given: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse(Sample, given)

    assert str(caught.value) == message


@pytest.mark.parametrize(
    "values",
    [
        {"players": True},
        {"players": "3"},
        {"tricks": 1},
        {"rounds": 3.0},
        {"rounds": True},
        {"deck": 7},
        {"supply": None},
    ],
)
def test_a_value_of_another_type_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="cannot be"):
        build(Sample, values)


def test_an_unknown_name_is_refused_among_typed_values_too() -> None:
    with pytest.raises(OptionError, match="there is no option 'colour'"):
        build(Sample, {"colour": 1})


def test_text_and_options_are_each_other_s_inverse() -> None:
    chosen = parse(Sample, {"players": "2", "tricks": "False", "rounds": "7", "deck": "my deck", "supply": "even"})

    assert chosen == Sample(2, "SN", False, 7, "my deck", "even")
    assert chosen.as_text() == "players=2 sides=SN tricks=no rounds=7 'deck=my deck' supply=even"
    assert read(Sample, chosen.as_text()) == chosen


def test_options_describe_themselves() -> None:
    described = describe(Sample)

    assert list(described) == ["players", "sides", "tricks", "rounds", "deck", "supply"]
    assert described["sides"].values == ("SN", "WE", "SWN")
    assert described["sides"].allowed(2) == ("SN", "WE")
    assert described["rounds"].words(2) == "a whole number from 2 to 20"
    assert described["deck"].words(2) == "a text"


def test_a_line_that_cannot_be_split_is_refused() -> None:
    with pytest.raises(OptionError, match="options are written name=value"):
        read(Sample, "players=2 'deck=my deck")
