"""Records: small, readable, replayed to the byte; damaged or foreign ones are refused by the line."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core import position, record
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.errors import NotationError, RecordError
from ludotheque.core.match import Match
from ludotheque.games import GAMES
from ludotheque.games.levee import LEVEE
from tests.walks import any_move, walked

GOOD = {"levee": LEVEE}


def played(moves: int = 12, seed: str = "7") -> Match:
    match, luck = Match.new(LEVEE, LEVEE.options(), seed), Chance.seeded(1)
    for _ in range(moves):
        match.play(*any_move(match.state, luck))
    return match


def text(moves: int = 12) -> str:
    match = played(moves)
    return record.write(record.of(match, ("Ada", "Bob | Co", "Zoé\n"), "2026-11-15", "2026-11-16"), LEVEE)


def typed(*changes: tuple[str, str]) -> str:
    """A record as a person would type it, without marks."""
    lines = [line.rpartition("  ;")[0] for line in text().splitlines()][:-1]
    plain = "\n".join(lines)
    for old, new in changes:
        assert old in plain
        plain = plain.replace(old, new, 1)
    return plain


def test_a_record_is_read_as_it_is_written() -> None:
    kept = record.of(played(), ("Ada", "Bob", "Zoé"), "2026-11-15", "2026-11-16")

    again = record.read(record.write(kept, LEVEE), GOOD)

    assert again == kept
    assert again.result.startswith("scores ")


def test_names_are_made_to_fit_their_line() -> None:
    assert "seats: Ada | Bob / Co | Zoé  ;" in text()
    assert record.plain(" \t") == "?"


def test_replay_rebuilds_the_game_to_the_byte() -> None:
    again = record.replay(record.read(text(), GOOD), GOOD)

    assert position.digest(LEVEE, again.state) == position.digest(LEVEE, played().state)


def test_every_changed_byte_is_refused_with_its_line() -> None:
    good = text()
    lines = good.splitlines()
    for number, line in enumerate(lines, 1):
        for column in range(0, len(line), 5):
            wrong = "x" if line[column] != "x" else "y"
            bad = [*lines[: number - 1], line[:column] + wrong + line[column + 1 :], *lines[number:]]
            with pytest.raises(RecordError) as caught:
                record.read("\n".join(bad) + "\n", GOOD)
            assert caught.value.line == number, line


def test_a_missing_or_doubled_line_is_refused() -> None:
    lines = text().splitlines()

    with pytest.raises(RecordError, match="line 12: this line was changed"):
        record.read("\n".join([*lines[:11], *lines[12:]]), GOOD)
    with pytest.raises(RecordError, match="the end is missing"):
        record.read("\n".join(lines[:-1]), GOOD)
    with pytest.raises(RecordError, match=f"line {len(lines) + 1}"):
        record.read("\n".join([*lines, lines[-1]]), GOOD)


def test_a_record_typed_by_hand_is_checked_by_playing_it() -> None:
    hand = record.read(typed(("game: levee", "game: levee\n# a remark\n")), GOOD)

    assert record.replay(hand, GOOD).state.result() is not None


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([("ludotheque record 1", "[Event]")], "line 1: expected 'ludotheque record 1', not '.Event.'"),
        ([("version: 1", "version: 2")], "line 3: this is levee version 2; this house plays version 1"),
        ([("game: levee", "game: go")], "line 2: there is no game 'go' here: there are levee"),
        ([("game: levee\n", "")], "line .*: expected the header line 'game'"),
        ([("components: ", "components: f")], "line 4: levee was played with other components"),
        ([("players=3", "players=7")], "line 5: players cannot be '7'"),
        ([("version", "colour")], "line 3: unknown header 'colour'"),
        ([("B play", "G play")], "line .*: expected a seat from A to F and an action, not 'G'"),
        ([("B play", "B lay")], "line .*: no action of levee is written"),
        ([("result: scores", "end 123\nresult: scores")], "line .*: expected nothing after the end|expected a seat"),
    ],
)
def test_a_foreign_or_wrong_file_is_refused_by_its_line(changes: list[tuple[str, str]], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        record.read(typed(*changes), GOOD)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(RecordError, match="this is not a record of ours"):
        record.read("", GOOD)


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(RecordError, match="expected nothing after the end"):
        record.read(typed() + "\nend 12\nA play moon", GOOD)


def test_a_move_that_the_rules_forbid_is_refused_by_its_line() -> None:
    move = next(line for line in typed().splitlines() if line.startswith("A "))
    wrong = record.read(typed().replace(move, f"{move}\n{move}", 1), GOOD)

    with pytest.raises(RecordError, match=r"line \d+: A play .* is refused: seat 0 may not take action"):
        record.replay(wrong, GOOD)


def test_a_result_or_an_end_that_comes_out_differently_is_refused() -> None:
    kept = record.of(played())

    with pytest.raises(RecordError, match="the result comes out differently"):
        record.replay(replace(kept, result="scores 1 2 3 ranks 3 2 1 by LEV-4"), GOOD)
    with pytest.raises(RecordError, match="the game comes out differently"):
        record.replay(replace(kept, end="0" * 32), GOOD)
    with pytest.raises(RecordError, match="not the one that was promised"):
        record.replay(replace(kept, seed="8"), GOOD)


def test_the_record_of_a_running_game_keeps_its_seed() -> None:
    kept = replace(record.of(played(5)), seed=None)
    running = record.write(kept, LEVEE)

    assert "seed: " not in running
    assert "promise: " in running
    with pytest.raises(RecordError, match="still a secret"):
        record.replay(record.read(running, GOOD), GOOD)


def test_a_game_that_began_in_the_middle_is_kept_with_its_position() -> None:
    middle = Match.at(LEVEE, played(5).state, "set up")
    middle.play(*any_move(middle.state, Chance.seeded(2)))

    kept = record.read(record.write(record.of(middle), LEVEE), GOOD)

    assert kept.position
    assert position.digest(LEVEE, record.replay(kept, GOOD).state) == position.digest(LEVEE, middle.state)
    with pytest.raises(RecordError, match="the position it begins with cannot be read"):
        record.replay(replace(kept, position="{"), GOOD)


def test_notation_that_no_action_has_is_refused_with_a_hint() -> None:
    with pytest.raises(NotationError, match="it is written like 'play straw'"):
        LEVEE.parse("play dragon")
    with pytest.raises(NotationError, match="actions are play"):
        LEVEE.parse("")


def test_a_record_replays_in_another_process_with_another_hash_seed(game: Game, tmp_path: Path) -> None:
    paths = []
    for players in game.seats:
        match = walked(game, game.options(players=players), 11, game.most_decisions).match
        paths.append(tmp_path / f"{players}.record")
        paths[-1].write_text(record.write(record.of(match), game), "utf-8")
    script = (
        "import sys; from importlib import import_module; from pathlib import Path\n"
        "from ludotheque.core import record\n"
        "game = import_module(sys.argv[1]).GAME; games = {game.name: game}\n"
        "for path in sys.argv[2:]:\n"
        "    record.replay(record.read(Path(path).read_text('utf-8'), games), games)\n"
        "print('same')"
    )
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", script, game.package, *map(str, paths)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.stdout == "same\n", done.stderr


def test_all_games_of_the_house_are_known_by_their_names() -> None:
    assert all(name == game.name for name, game in GAMES.items())
