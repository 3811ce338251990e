"""The arena is fair, can be interrupted, and says the same for the same seed."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.batch import interval
from ludotheque.cli.contest import Contest, around, margin, share_around, student
from ludotheque.games import GAMES
from tests.cli.terminal import ludotheque, refused

LEVEE = GAMES["levee"]
WORDS = ("arena", "levee", "--bots", "normal", "random", "--players", "3", "--seed", "4", "--lang", "en")


def contest(players: int, *bots: str) -> Contest:
    return Contest("levee", LEVEE.options(players=players), bots, 12, "1")


def test_every_bot_sits_everywhere() -> None:
    pair = contest(3, "expert", "normal")

    assert pair.line_ups == [("expert", "normal", "normal")]
    assert [pair.seats(n).index("expert") for n in range(4)] == [0, 1, 2, 0]


def test_too_many_bots_meet_each_other() -> None:
    ladder = contest(2, "expert", "normal", "random")

    assert ladder.mirror == 6
    assert [ladder.seats(n) for n in (0, 1)] == [("expert", "normal"), ("normal", "expert")]
    assert len({ladder.seats(n) for n in range(6)}) == 6


def test_intervals_are_those_of_the_means() -> None:
    assert around([0.5]) == [0.5, 0.5, 0.5]
    middle, low, high = around([0.0, 1.0] * 50)
    assert (middle, round(low, 2), round(high, 2)) == (0.5, 0.4, 0.6)
    assert margin((3, 9, 4), 1) == 5


def figures(text: str) -> list[dict[str, Any]]:
    rows = json.loads(text)["rows"]
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


def wide(found: list[float]) -> float:
    return found[2] - found[1]


def test_deals_that_do_not_vary_are_taken_for_as_many_games() -> None:
    """Of wins that are whole, and of wins that three always share: these vary by a third as much."""
    even = [[1.0, 0.0]] * 40
    assert share_around(even) == [0.5, *interval(20, 40)]
    assert share_around([[1.0, 1.0]] * 40) == [1.0, *interval(40, 40)]

    thirds = share_around([[share / 3 for share in deal] for deal in even])
    assert thirds[0] == pytest.approx(1 / 6)
    assert wide(thirds) * 3 == pytest.approx(wide([0.5, *interval(20, 40)]), rel=0.05)


def test_a_share_is_as_sure_as_its_deals_vary() -> None:
    """Games of a deal that have nothing to do with each other, that always come out alike, that make up for another."""
    free = [[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 50
    alike = [[1.0, 1.0], [0.0, 0.0]] * 100
    mirrored = [[1.0, 0.0]] * 190 + [[1.0, 1.0], [0.0, 0.0]] * 5

    assert wide(share_around(free)) == pytest.approx(wide([0.5, *interval(200, 400)]), rel=0.02)
    assert wide(share_around(alike)) == pytest.approx(wide([0.5, *interval(100, 200)]), rel=0.02)
    assert share_around(mirrored) == [0.5, *interval(200, 400)], "no surer than as many games"


def test_few_deals_say_how_sure_they_are_with_care() -> None:
    three = around([1.0, 2.0, 3.0])
    assert wide(three) / 2 == pytest.approx(4.303 / sqrt(3))
    assert student(31) == pytest.approx(2.040, abs=0.001)
    assert student(1000) == pytest.approx(1.962, abs=0.001)
    assert [student(i) for i in range(1, 50)] == sorted([student(i) for i in range(1, 50)], reverse=True)


def test_a_run_goes_on_where_it_was_and_comes_out_the_same(tmp_path: Path) -> None:
    short = ludotheque(tmp_path, *WORDS, "--games", "10", "--out", "a.jsonl", "--jobs", "1")
    lines = (tmp_path / "a.jsonl").read_text().splitlines()
    (tmp_path / "a.jsonl").write_text("\n".join([*lines[:-1], lines[-1][:9]]) + "\n")
    long = ludotheque(tmp_path, *WORDS, "--games", "24", "--out", "a.jsonl", "--jobs", "2", "--json")
    alone = ludotheque(tmp_path, *WORDS, "--games", "24", "--jobs", "1", "--json")

    assert (short.code, short.err) == (0, "")
    assert "12 games" in short.out
    assert "33.3% would be fair" in " ".join(short.out.split())
    assert figures(long.out) == figures(alone.out)
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


def test_a_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    ludotheque(tmp_path, *WORDS, "--games", "3", "--out", "a.jsonl")

    other = [word if word != "4" else "5" for word in WORDS]
    refused(ludotheque(tmp_path, *other, "--games", "3", "--out", "a.jsonl"), "another measurement")
