"""The other commands, and what they all have in common."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque import __version__
from ludotheque.cli.app import COMMANDS
from ludotheque.cli.batch import interval, spread
from ludotheque.games import GAMES
from tests.cli.terminal import ROOT, ludotheque, refused


def test_the_command_alone_says_what_it_can_do(tmp_path: Path) -> None:
    ran = ludotheque(tmp_path)

    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help_page(tmp_path: Path, command: str) -> None:
    ran = ludotheque(tmp_path, command, "--help", "--lang", "en")

    assert ran.code == 0
    assert f"Usage: ludotheque {command}" in ran.out


def test_the_guide_names_every_command_and_option() -> None:
    from ludotheque.cli.usage import parameters

    guide = (ROOT / "docs" / "guides" / "command-line.md").read_text("utf-8")
    for command, function in COMMANDS.items():
        assert f"ludotheque {command}" in guide
        for name in parameters(function):
            assert f"--{name.strip('_').replace('_', '-')}" in guide or name in (
                "game",
                "id",
                "options",
                "file",
                "name",
                "work",
            )


def test_the_version_is_said(tmp_path: Path) -> None:
    assert ludotheque(tmp_path, "--version").out == f"ludotheque {__version__}\n"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_CA.UTF-8", "fr"), ("en_GB.UTF-8", "en"), ("C.UTF-8", "fr"), ("de_DE.UTF-8", "en"), ("", "fr")],
)
def test_the_language_is_that_of_the_locale(tmp_path: Path, locale: str, language: str) -> None:
    ran = ludotheque(tmp_path, "games", LC_ALL=locale)

    assert ("Pour jouer" if language == "fr" else "To play") in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frob"], ["“frob”", "games"]),
        (["simulat"], ["“simulat”", "simulate"]),
        (["games", "extra"], ["“extra”"]),
        (["games", "--lang", "de"], ["de", "fr, en"]),
        (["rules", "levee", "99"], ["“99”", "LEV-1"]),
        (["simulate", "levee", "--games", "x"], ["--games", "x", "whole number"]),
        (["simulate", "levee", "--games", "0"], ["--games", "1 or more"]),
        (["simulate", "levee", "--jobs", "0"], ["--jobs", "1 or more"]),
        (["simulate", "levee", "--players", "9"], ["players", "2, 3, 4"]),
        (["simulate", "levee", "--players", "2", "players=3"], ["2", "3"]),
        (["simulate", "levee", "--bots", "deep"], ["“deep”", "random, beginner, greedy"]),
        (["simulate", "levee", "--bots", "random,greedy", "--players", "3"], ["2 bots for 3 seats"]),
        (["arena", "levee"], ["--bots"]),
        (["arena", "levee", "--bots", "normal", "deep"], ["“deep”", "expert-open"]),
        (["arena", "levee", "--bots", "normal"], ["two different bots"]),
        (["arena", "levee", "--bots", "normal", "random", "--games", "0"], ["--games", "1 or more"]),
        (["arena", "levee", "--bots", "normal", "random", "--jobs", "0"], ["--jobs", "1 or more"]),
        (["replay", "none.record"], ["none.record"]),
        (["replay", "."], ["cannot be read"]),
        (["record", "--json"], ["FILE"]),
        (["new-game", "Nom!"], ["“Nom!”", "small letters"]),
        (["new-game", "levee"], ["“levee”", "another name"]),
        (["new-game", "class"], ["“class”", "Python"]),
        (["check-deck", "none.toml"], ["none.toml"]),
        (["play", "levee", "--seed", "1", "--seed", "2"], ["--seed", "twice"]),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path, words: list[str], said: list[str]) -> None:
    english = [] if "--lang" in words else ["--lang", "en"]
    refused(ludotheque(tmp_path, *words, *english, LC_ALL="en_GB.UTF-8"), *said)


def test_a_fault_of_ours_is_one_line_and_its_details_are_there_for_who_asks(tmp_path: Path) -> None:
    (tmp_path / "ludotheque").write_text("a file where the folder should be")

    short = ludotheque(tmp_path, "play", "levee", "--lang", "en", typed="1\n" * 12)
    long = ludotheque(tmp_path, "play", "levee", "--lang", "en", "--debug", typed="1\n" * 12)

    refused(short, "cannot be written", code=1)
    assert long.code == 1
    assert "Traceback" in long.err


def test_a_reader_who_goes_away_is_no_fault(tmp_path: Path) -> None:
    import subprocess
    import sys

    from tests.cli.terminal import environment

    command = f"{sys.executable} -m ludotheque.cli rules levee | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, env=environment(tmp_path), check=False)

    assert done.stderr == b""


def test_the_games_are_listed_with_their_taglines_and_players(tmp_path: Path) -> None:
    ran = ludotheque(tmp_path, "games", "--lang", "en")

    for name in GAMES:
        assert name in ran.out
    assert "Twelve cards, one secret choice a trick." in ran.out
    assert "2, 3 or 4 players" in ran.out


def test_rules_are_shown_by_chapter_or_one_by_one(tmp_path: Path) -> None:
    every = ludotheque(tmp_path, "rules", "levee", "--lang", "en")
    one = ludotheque(tmp_path, "rules", "LEVEE", "lev-04", "--lang", "en")

    assert all(rule in every.out for rule in GAMES["levee"].rules)
    assert "double_last=no|yes" in every.out
    assert "The game ends when the hands are empty" in one.out
    assert "lines 4" in one.out
    assert "See also LEV-R1" in one.out


def simulated(home: Path, *words: str) -> str:
    ran = ludotheque(home, "simulate", "levee", "--games", "60", "--lang", "en", *words)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_the_same_seed_gives_the_same_numbers_whatever_the_jobs(tmp_path: Path) -> None:
    one, two = (simulated(tmp_path, "--bots", "greedy,random,random", "--json", "--jobs", n) for n in "12")
    other = simulated(tmp_path, "--bots", "greedy,random,random", "--json", "--jobs", "1", "--seed", "1")

    assert one == two != other


def test_the_figures_add_up(tmp_path: Path) -> None:
    report = json.loads(simulated(tmp_path, "--bots", "greedy,random,random", "--json"))

    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(60)
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(60)
    assert {bot["name"]: bot["games"] for bot in report["bots"]} == {"greedy": 60, "random": 120}
    assert report["decisions"] == {"mean": 12.0, "sd": 0.0, "min": 12, "max": 12}
    for row in report["seats"] + report["bots"]:
        low, high = row["win_interval"]
        assert 0 <= low <= row["win_share"] <= high <= 1


def test_the_report_is_a_table_for_people(tmp_path: Path) -> None:
    shown = simulated(tmp_path, "--players", "2", "--bots", "random")

    assert "60 games" in shown
    assert "Wins [95%]" in shown
    assert "each seat would win 50% of the games" in shown


def test_spread_and_interval_are_the_textbook_ones() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == {"mean": 5.0, "sd": pytest.approx(2.13809), "min": 2, "max": 9}
    assert interval(50, 100) == [pytest.approx(0.40383, abs=1e-5), pytest.approx(0.59617, abs=1e-5)]
    assert interval(0, 10)[0] == 0.0


def a_record(home: Path) -> Path:
    ludotheque(home, "play", "levee", "--seats", "me:Ada,random", "--seed", "5", "--save", "g.record", typed="1\n" * 12)
    return home / "g.record"


def test_a_good_record_is_said_to_be_good_in_one_line(tmp_path: Path) -> None:
    a_record(tmp_path)

    assert ludotheque(tmp_path, "replay", "g.record", "--check", "--lang", "en").out == (
        "g.record: Levée, 12 actions, all is right.\n"
    )


def test_a_changed_byte_names_its_line(tmp_path: Path) -> None:
    lines = a_record(tmp_path).read_text("utf-8").splitlines()
    for number in (0, 5, 14, len(lines) - 1):
        wrong = lines[:]
        wrong[number] = wrong[number].replace(wrong[number][3], "q" if wrong[number][3] != "q" else "z", 1)
        (tmp_path / "bad.record").write_text("\n".join(wrong) + "\n", "utf-8")
        ran = ludotheque(tmp_path, "replay", "bad.record", "--check", "--lang", "en")
        refused(ran, "bad.record", f"line {number + 1}:", code=1)


def test_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    a_record(tmp_path)

    two = ludotheque(tmp_path, "replay", "g.record", "--lang", "en", typed="\n\nq\n")
    rest = ludotheque(tmp_path, "replay", "g.record", "--lang", "en", "--to", "10", "--seat", "A")

    assert "action 2 of 12" in two.out
    assert "action 3 of 12" not in two.out
    assert "action 10 of 12" in rest.out
    assert "Your hand" in rest.out
    assert "Ada" in rest.out
    assert "Total" in rest.out
    refused(ludotheque(tmp_path, "replay", "g.record", "--lang", "en", "--to", "99"), "99", "12")
    refused(ludotheque(tmp_path, "replay", "g.record", "--lang", "en", "--seat", "F"), "“F”", "A, B")


def test_a_record_is_written_again_to_the_byte_even_when_typed_by_hand(tmp_path: Path) -> None:
    good = a_record(tmp_path).read_text("utf-8")
    typed = [
        line.rpartition("  ;")[0] for line in good.splitlines() if not line.startswith(("end", "result", "promise"))
    ]
    (tmp_path / "typed.record").write_text("\n".join(typed).replace("A play", "A   PLAY"), "utf-8")

    assert ludotheque(tmp_path, "record", "g.record").out == good
    assert ludotheque(tmp_path, "record", "typed.record").out == good
    assert ludotheque(tmp_path, "record", "g.record", "--out", "h.record").code == 0
    assert (tmp_path / "h.record").read_text("utf-8") == good
    data = json.loads(ludotheque(tmp_path, "record", "g.record", "--json").out)
    assert (data["game"], len(data["moves"]), data["seats"]) == ("levee", 12, ["me:Ada", "random"])


def test_a_deck_is_checked_or_the_reason_why_not_is_said(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text("cards = 3\n", "utf-8")

    ran = ludotheque(tmp_path, "check-deck", "deck.toml", "--lang", "en")

    assert ran.code == 1
    assert "deck" in ran.err
    assert "Traceback" not in ran.err
