"""`ludotheque play`: whole games typed at the real command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import ludotheque, refused

FIRST = "1\n" * 12


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            ["But\u00a0:", "À vous.", "Poser la carte", "play ", "fin de la partie", "l’emporte", "Partie enregistrée"],
        ),
        ("en", ["Goal:", "Your turn.", "Lay ", "play ", "the end", "wins!", "Game recorded"]),
    ],
)
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, language: str, words: list[str]) -> None:
    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", language, typed=FIRST)

    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    assert "\x1b" not in ran.out  # nobody looks: no colour
    assert [path.suffix for path in (tmp_path / "ludotheque" / "records").iterdir()] == [".record"]
    assert not (tmp_path / "ludotheque" / "saves").exists()


def test_every_event_is_said_to_whoever_may_hear_it(tmp_path: Path) -> None:
    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "en", typed=FIRST)

    assert "You receive Snail, Fox, Bear and Moon." in ran.out
    assert "Bot B receives 4 cards." in ran.out
    assert ran.out.count("The cards are turned up") == 4
    assert "Bot B lays a card face down." in ran.out


def test_actions_are_typed_by_notation_too(tmp_path: Path) -> None:
    typed = "play moon\n  PLAY   fox \nplay snail\nplay bear\n"

    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "en", typed=typed)

    assert ran.code == 0
    assert "You lay Moon face down." in ran.out
    assert "You lay Fox face down." in ran.out


BAD = [
    ("9", "There is no choice 9: they go from 1 to 4."),
    ("0", "There is no choice 0"),
    ("", "Type a number from 1 to 4"),
    ("zzz", "“zzz” is not a number from 1 to 4"),
    ("play", "No action is written “play”. Did you mean:"),
    ("play dragon", "is not a number"),
    ("play straw", "Refused, rule LEV-1: This card is not in your hand."),
    ("-1", "is not a number"),
    ("²", "is not a number"),
    ("\x1b[A", "is not a number"),
    ("rules 99", "There is no rule “99”"),
    ("why play dragon", "is not a number"),
]
GOOD = [
    ("why", "Each player lays one card from their own hand."),
    ("why play moon", "This is allowed: Lay Moon."),
    ("why 1", "This is allowed: Lay Snail."),
    ("why play straw", "Refused, rule LEV-1: This card is not in your hand. LEV-1 The trick"),
    ("hint", "The expert, who knows only what you know, would play:"),
    ("undo", "there is nothing to take back"),
    ("help", "Take back your last step"),
    ("?", "Save and leave."),
    ("log", "You receive Snail, Fox, Bear and Moon."),
    ("log 1", "Bot C lays a card face down."),
    ("look", "Your hand, weakest first"),
    ("list", "4 Lay Moon play moon"),
    ("rules", "trick: The trick, 4 rules"),
    ("rules the end", "LEV-R1 Players with equal points"),
    ("rules r1", "A ruling of the house."),
    ("save", "Game saved:"),
]


@pytest.mark.parametrize("pairs", [BAD, GOOD], ids=["bad", "good"])
def test_whatever_is_typed_is_answered_and_asked_again(tmp_path: Path, pairs: list[tuple[str, str]]) -> None:
    """One table, all the lines one after the other: none of them is a choice, so that the table never changes."""
    typed = "".join(f"{line}\n" for line, _ in pairs)

    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "en", typed=typed)

    answers = ran.out.split("Your choice (? for help) >")[1:]
    assert (ran.code, ran.err, len(answers)) == (0, "", len(pairs) + 1)
    for (line, answer), said in zip(pairs, answers, strict=False):
        assert answer in " ".join(said.split()), (line, said)


def test_french_words_work_in_french(tmp_path: Path) -> None:
    typed = "pourquoi play straw\nrègles 3\nconseil\nannuler\nquitter\n"

    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "fr", typed=typed)

    for words in (
        "Refusé, règle LEV-1",
        "La carte la plus forte",
        "L’expert, qui ne sait que ce que vous savez",
        "rien à reprendre",
        "Pour la reprendre",
    ):
        assert words in ran.out or words in " ".join(ran.out.split(" "))
    assert ran.code == 0


def test_undo_is_refused_once_something_was_revealed(tmp_path: Path) -> None:
    ran = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "en", typed="1\nundo\n")

    assert "This step can no longer be taken back: luck or a card" in " ".join(ran.out.split())


def test_a_table_of_bots_plays_by_itself(tmp_path: Path) -> None:
    ran = ludotheque(tmp_path, "play", "levee", "--seats", "greedy,random", "--seed", "1", "--lang", "en")

    assert ran.code == 0
    assert "Bot A lays a card face down." in ran.out
    assert "Your" not in ran.out


def test_options_are_given_either_way(tmp_path: Path) -> None:
    for words in (["double_last=oui"], ["--option", "double_last=yes"]):
        ran = ludotheque(tmp_path, "play", "levee", "--seats", "random,random", "--save", "g.record", *words)
        assert ran.code == 0
        assert "players=2 double_last=yes" in (tmp_path / "g.record").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nope"], ["“nope”", "levee"]),
        (["levee", "--seats", "9"], ["players", "2, 3, 4"]),
        (["levee", "--seats", "me"], ["players", "“1”", "2, 3, 4"]),
        (["levee", "--seats", "me,deep"], ["“deep”", "me, random, beginner"]),
        (["levee", "--seats", "2", "players=3"], ["2 seats are filled", "3"]),
        (["levee", "double_last"], ["“double_last”", "name=value"]),
        (["levee", "speed=9"], ["“speed”", "players, double_last"]),
        (["levee", "double_last=maybe"], ["“maybe”", "no, yes"]),
        (["levee", "--resume"], ["No game of levee is waiting"]),
        (["levee", "--resume", "none.record"], ["none.record"]),
        (["levee", "--from", "none.json"], ["none.json"]),
        (["levee", "--resume", "x", "--seed", "1"], ["--resume"]),
        (["levee", "--frob"], ["--frob", "--help"]),
        (["levee", "--seed"], ["--seed SEED"]),
        ([], ["GAME"]),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path, words: list[str], said: list[str]) -> None:
    refused(ludotheque(tmp_path, "play", *words, "--lang", "en"), *said)


def test_an_unwritable_save_is_a_failure_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    ran = ludotheque(tmp_path, "play", "levee", "--lang", "en", "--save", "file/x.record", typed="1\n")

    refused(ran, "file/x.record", "cannot be written", code=1)
