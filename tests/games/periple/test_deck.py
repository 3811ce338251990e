"""Périple: decks of the players' own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import position, record
from ludotheque.core.chance import Chance
from ludotheque.core.components import load
from ludotheque.core.errors import ComponentError, OptionError, RecordError
from ludotheque.core.match import Match
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import FOUND, HASH
from ludotheque.games.periple.deck import check_deck, least_cards, most_players, shape_faults
from ludotheque.games.periple.options import Options
from ludotheque.games.periple.state import Periple
from ludotheque.texts.speech import Speech
from tests.walks import any_move, play_out

SHAPES = (["##"], ["#", "#"], ["#o", "##"], ["###"], ["#.#", ".o."])


def card(number: int, **fields: Any) -> str:
    """One card of a deck file, as an owner would write it."""
    given = {
        "name_fr": f"Dormeur {number}",
        "name_en": f"Sleeper {number}",
        "points": number % 5,
        "coins": [number % 2, 0, 0, 1, 0, 0],
        "shape": SHAPES[number % len(SHAPES)],
        **fields,
    }
    return "[[cards]]\n" + "".join(f"{name} = {value!r}\n" for name, value in given.items() if value is not None)


def deck(count: int, **wrong: Any) -> str:
    """A deck of so many cards; `wrong` are fields of its third card."""
    return "\n".join(card(i, **(wrong if i == 3 else {})) for i in range(1, count + 1))


def fault(**wrong: Any) -> str:
    with pytest.raises(ComponentError) as caught:
        check_deck(deck(39, **wrong), "mine.toml")
    return str(caught.value)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_DECKS", str(tmp_path))
    return tmp_path


def test_a_good_deck_is_read() -> None:
    found = check_deck(deck(39), "mine.toml")

    assert len(found.cards) == 39
    assert found.names_fr[0] == "Dormeur 1"
    assert found.names_en[38] == "Sleeper 39"
    assert found.cards[0].coins == (1, 0, 0, 1, 0, 0)
    assert len(found.hash) == 16


def test_the_hash_is_of_what_the_file_says() -> None:
    assert check_deck(deck(39), "a").hash == check_deck("# a remark\n" + deck(39), "b").hash
    assert check_deck(deck(39), "a").hash != check_deck(deck(39, points=1), "a").hash


def test_errors_name_the_card_the_field_and_what_is_allowed() -> None:
    where = "mine.toml: card 3 (Sleeper 3): "
    assert fault(points=10) == where + "points: expected a whole number from 0 to 9, not 10"
    assert fault(points=None) == where + "points: is missing"
    assert fault(coins=[1, 2]) == where + "coins: expected six whole numbers from 0 to 9, not [1, 2]"
    assert fault(colour="red").startswith(where + "colour: unknown field; a card has name_fr, name_en, points")
    assert fault(name_fr=" ") == where + "name_fr: expected a text, not ' '"
    assert fault(biome=4) == where + "biome: expected a text, not 4"
    assert fault(name_en="Sleeper 2") == "mine.toml: card 3 (Sleeper 2): name_en: two cards have this name"
    assert fault(name_en=None, name_fr=None).splitlines()[0] == "mine.toml: card 3: name_fr: is missing"


def test_every_fault_is_told_at_once() -> None:
    assert len(fault(points=10, coins=[], shape=["x"]).splitlines()) == 3


def test_a_file_that_is_no_deck() -> None:
    with pytest.raises(ComponentError, match=r"mine.toml is not TOML"):
        check_deck("[[cards", "mine.toml")
    with pytest.raises(ComponentError, match=r"begin each card with \[\[cards\]\]"):
        check_deck("cards = 3", "mine.toml")
    with pytest.raises(ComponentError, match="title: unknown field"):
        check_deck('title = "mine"\n' + deck(39), "mine.toml")


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        ("##", "expected a list of rows"),
        ([], "expected a list of rows"),
        (["#", ""], "expected a list of rows"),
        (["#x"], "expected only #, o and ."),
        (["##", "#"], "expected rows of one length"),
        (["oo"], "expected 1 to 5 mandatory squares (#), not 0"),
        (["######"], "expected 1 to 5 mandatory squares (#), not 6"),
        (["#oooo"], "expected at most 3 optional squares (o), not 4"),
        (["#####oo"], "expected at most 6 squares in all, not 7"),
        (["#.....#"], "must fit a plan of 6 by 6"),
        (["#", ".", ".", ".", ".", ".", "#"], "must fit a plan of 6 by 6"),
    ],
)
def test_shapes_keep_to_their_limits(shape: object, words: str) -> None:
    assert words in " ".join(shape_faults(shape))


def test_the_house_s_own_shapes_are_within_the_limits() -> None:
    assert [shape_faults(list(found.shape)) for found in FOUND] == [[]] * 48


@pytest.mark.parametrize(("players", "cards"), [(2, 25), (3, 32), (4, 39)])
def test_how_many_cards_a_deck_needs(folder: Path, players: int, cards: int) -> None:
    assert least_cards(players) == cards
    assert most_players(cards) == players
    assert most_players(cards - 1) == (players - 1 if players > 2 else 0)
    (folder / "small.toml").write_text(deck(cards), "utf-8")
    assert PERIPLE.begin(1, players=players, deck="small").pending()
    (folder / "small.toml").write_text(deck(cards - 1), "utf-8")
    with pytest.raises(OptionError, match=f"{cards}"):
        PERIPLE.begin(1, players=players, deck="small")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_deck_never_runs_out(folder: Path, players: int) -> None:
    """Large shapes worth nothing: cards fall as fast as they can."""
    fast = "\n".join(card(i, shape=["####", "#o.."][: 1 + i % 2], points=0) for i in range(least_cards(players)))
    (folder / "fast.toml").write_text(fast, "utf-8")
    for seed in range(12):
        state = PERIPLE.begin(seed, players=players, deck="fast", empty_placement="avoid")
        assert isinstance(state, Periple)
        state.log = None
        play_out(state, Chance.seeded(seed))
        assert -1 not in list(state.slots)


def test_a_deck_has_at_most_48_cards() -> None:
    with pytest.raises(ComponentError, match="there are 49; a deck has at most 48"):
        check_deck(deck(49), "mine.toml")


def test_a_deck_is_played_by_its_name_and_its_hash_is_in_the_record(folder: Path) -> None:
    (folder / "mine.toml").write_text(deck(39), "utf-8")
    match = Match.new(PERIPLE, Options(players=2, deck="mine"), "7")
    luck = Chance.seeded("mine")
    for _ in range(30):
        match.play(*any_move(match.state, luck))

    written = record.write(record.of(match), PERIPLE)
    assert f"components: {check_deck(deck(39), 'mine.toml').hash}" in written
    assert PERIPLE.hash_for(PERIPLE.options()) == HASH
    games = {"periple": PERIPLE}
    again = record.replay(record.read(written, games), games)
    assert position.digest(PERIPLE, again.state) == position.digest(PERIPLE, match.state)

    (folder / "mine.toml").write_text(deck(40), "utf-8")
    with pytest.raises(RecordError, match="other components"):
        record.read(written, games)


def test_the_cards_of_a_deck_have_their_own_names_on_the_table(folder: Path) -> None:
    (folder / "mine.toml").write_text(deck(39), "utf-8")
    state = PERIPLE.begin(3, deck="mine")

    for language, word in (("fr", "Dormeur"), ("en", "Sleeper")):
        drawn = "\n".join(PERIPLE.draw(state.view(0), Speech(PERIPLE, language, width=100)))
        assert drawn.count(word) == 7  # six on the plan, one on the pile
        voice = Speech(PERIPLE, language, options=state.options)
        assert word in voice.action(PERIPLE.parse(f"use_character {PERIPLE.names['card'][2]}"))
        start = PERIPLE.names["card"].index("D01")
        assert word not in voice.name("card", start)
        assert word not in voice.name("square", 0)
    assert state.view(0)["deck"][2]["points"] == 3


def test_the_box_of_a_table_holds_its_own_deck(folder: Path) -> None:
    (folder / "mine.toml").write_text(deck(39), "utf-8")
    assert PERIPLE.box_of is not None
    usual, own = PERIPLE.box_of(Options()), PERIPLE.box_of(Options(deck="mine"))

    assert usual == load("ludotheque.games.periple")
    assert [row["key"] for row in own["terrain"]] == list(PERIPLE.names["card"][:39])
    assert own["terrain"][2]["shape"] == tuple(SHAPES[3])
    assert own["animal"] == []
    assert own["tile"] == usual["tile"]


def test_a_deck_that_is_not_there_or_cannot_be_played(folder: Path) -> None:
    with pytest.raises(OptionError, match=r"there is no deck 'nowhere': expected a file nowhere\.toml"):
        PERIPLE.begin(1, deck="nowhere")
    with pytest.raises(OptionError, match="it takes the name of a deck"):
        PERIPLE.begin(1, deck="../secrets")
    (folder / "bad.toml").write_text(deck(39, points=99), "utf-8")
    with pytest.raises(OptionError, match=r"deck 'bad' cannot be played: bad.toml: card 3 \(Sleeper 3\): points"):
        PERIPLE.begin(1, deck="bad")
