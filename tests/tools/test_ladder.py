"""Games that were kept stay only as long as the code would play them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import ladder
from tools.ladder import Rung, adopt, figures, play


@pytest.fixture
def rung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rung:
    """Eight games of the toy, played by other code."""
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    rung = Rung("levee", 2, ("normal", "beginner"))
    play(rung, 8, 1)
    change(rung, 0, "code", "older")
    return rung


def change(rung: Rung, line: int, name: str, value: object) -> None:
    lines = rung.file.read_text("utf-8").splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), name: value})
    rung.file.write_text("\n".join(lines) + "\n", "utf-8")


def test_games_of_other_code_do_not_count(rung: Rung) -> None:
    assert figures(rung) is None


def test_they_do_once_some_of_them_came_out_the_same(rung: Rung) -> None:
    assert adopt(rung, 4)

    found = figures(rung)
    assert found is not None
    assert found["games"] == 8


def test_one_that_comes_out_otherwise_is_enough_to_keep_them_out(rung: Rung) -> None:
    change(rung, 1, "decisions", 1)

    assert not adopt(rung, 4)
    assert figures(rung) is None


def test_games_of_another_contest_are_not_taken_over(rung: Rung) -> None:
    change(rung, 0, "seed", "2")

    assert not adopt(rung, 4)


def test_games_of_the_code_as_it_is_are_left_alone(rung: Rung) -> None:
    rung.file.unlink()
    play(rung, 2, 1)

    assert not adopt(rung, 4)
    assert figures(rung) is not None


def test_a_file_without_games_is_no_obstacle(rung: Rung) -> None:
    rung.file.write_text(rung.file.read_text("utf-8").split("\n")[0] + "\n", "utf-8")

    assert adopt(rung, 4)
    assert figures(rung) is None

    rung.file.write_text("", "utf-8")
    assert not adopt(rung, 4)
