"""Games that are left and taken up again; positions; several people at one keyboard."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from ludotheque.cli.saves import write_text
from ludotheque.core import position
from ludotheque.games import GAMES
from tests.cli.terminal import environment, ludotheque, refused

LEVEE = GAMES["levee"]


def test_a_game_that_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--lang", "en", typed="1\nquit\n")
    [save] = (tmp_path / "ludotheque" / "saves").iterdir()

    on = ludotheque(tmp_path, "play", "levee", "--resume", "--lang", "en", typed="1\n" * 9)

    assert left.code == on.code == 0
    assert "ludotheque play levee --resume" in left.out
    assert "Lay Snail" not in on.out  # it was played before
    assert "wins!" in on.out
    assert not save.exists()
    assert len(list((tmp_path / "ludotheque" / "records").iterdir())) == 1


def test_the_end_of_a_pipe_saves_too_and_the_same_file_goes_on(tmp_path: Path) -> None:
    left = ludotheque(tmp_path, "play", "levee", "--lang", "en", "--save", "mine.record", typed="1\n")
    again = ludotheque(tmp_path, "play", "levee", "--lang", "en", "--resume", "mine.record", typed="1\n")

    assert left.code == again.code == 0
    assert "--resume mine.record" in again.out
    assert ludotheque(tmp_path, "replay", "mine.record", "--check", "--lang", "en").out.startswith(
        "mine.record: Levée, 8"
    )


def test_a_finished_game_is_not_resumed_and_names_its_game(tmp_path: Path) -> None:
    ludotheque(tmp_path, "play", "levee", "--seats", "random,random", "--save", "over.record")

    refused(ludotheque(tmp_path, "play", "levee", "--resume", "over.record", "--lang", "en"), "over.record", "is over")


def test_those_who_sit_at_the_table_are_the_same_when_it_is_resumed(tmp_path: Path) -> None:
    typed = "\n1\n"
    ludotheque(tmp_path, "play", "levee", "--seats", "me:Ada,random:Max,me:Zoé", "--save", "a.record", typed=typed)

    on = ludotheque(tmp_path, "play", "levee", "--resume", "a.record", "--lang", "en")

    assert "At the table: Ada, Max (random) and Zoé." in on.out


def test_control_c_saves_and_ends_with_130(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque.cli", "play", "levee", "--lang", "en"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - a job in the background ignores it
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"1\n")
        running.stdin.flush()
        shown = b""
        while shown.count(b"for help) >") < 2:
            shown += os.read(running.stdout.fileno(), 4096)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert b"Game saved" in out
    assert err == b""
    assert len(list((tmp_path / "ludotheque" / "saves").iterdir())) == 1


def test_a_game_begins_at_a_position(tmp_path: Path) -> None:
    shown = ludotheque(tmp_path, "play", "levee", "--seed", "7", "--save", "a.record", typed="1\n" * 12)
    at = ludotheque(tmp_path, "replay", "a.record", "--to", "9", "--position")
    (tmp_path / "p.json").write_text(at.out, "utf-8")

    ran = ludotheque(tmp_path, "play", "levee", "--from", "p.json", "--lang", "en", "--save", "b.record", typed="1\n")

    assert (shown.code, at.code, ran.code) == (0, 0, 0)
    assert "1 card in hand" in ran.out
    assert "position: {" in (tmp_path / "b.record").read_text("utf-8")
    assert ludotheque(tmp_path, "replay", "b.record", "--check").code == 0


def test_a_position_that_cannot_be_names_its_field(tmp_path: Path) -> None:
    wrong = json.loads(position.to_text(LEVEE, LEVEE.begin(1)))
    wrong["hands"][0] = ["dragon"]
    (tmp_path / "p.json").write_text(json.dumps(wrong), "utf-8")
    (tmp_path / "q.json").write_text("{", "utf-8")

    refused(
        ludotheque(tmp_path, "play", "levee", "--from", "p.json", "--lang", "en"), "p.json", "hands[0][0]", "dragon"
    )
    refused(ludotheque(tmp_path, "play", "levee", "--from", "q.json", "--lang", "en"), "q.json", "JSON")
    refused(ludotheque(tmp_path, "play", "levee", "players=2", "--from", "p.json", "--lang", "en"), "--from")


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    typed = "\n1\n\n1\n"
    ran = ludotheque(tmp_path, "play", "levee", "--seats", "me:Ada,me:Zoé", "--seed", "3", "--lang", "en", typed=typed)

    first, second = ran.out.split("Pass the keyboard to Zoé")[:2]
    assert "Pass the keyboard to Ada" in first
    assert "You receive Feather, Acorn, Snail, Hedgehog, Fox and Bear." in " ".join(first.split())
    assert "You receive Straw, Mushroom, Owl, Wolf, Storm and Moon." in " ".join(second.split())
    assert "Feather" not in second.split("The cards are turned up")[0]


def test_whoever_just_played_can_take_it_back_at_the_curtain(tmp_path: Path) -> None:
    typed = "\n1\nundo\n6\n\n1\n"
    ran = ludotheque(tmp_path, "play", "levee", "--seats", "me:Ada,me:Zoé", "--seed", "3", "--lang", "en", typed=typed)

    assert "(Ada can still type “undo” to take the last step back.)" in " ".join(ran.out.split())
    assert "The cards are turned up: Bear and Straw." in " ".join(ran.out.split())


def typed_at_a_terminal(home: Path, *words: str, lines: list[str], **more: str) -> str:
    """Run it on a terminal of its own, answer each prompt, and give all that came out."""
    pid, master = pty.fork()
    if pid == 0:
        command = [sys.executable, "-m", "ludotheque.cli", *words]
        os.execve(sys.executable, command, environment(home, TERM="xterm", **more))
    shown, waiting, deadline = "", list(lines), time.monotonic() + 30
    while time.monotonic() < deadline:
        ready, _, _ = select.select([master], [], [], 0.5)
        try:
            part = os.read(master, 65536).decode(errors="replace") if ready else ""
        except OSError:
            break
        shown += part
        if waiting and not ready and shown.rstrip().endswith(">"):
            os.write(master, f"{waiting.pop(0)}\n".encode())
    os.close(master)
    os.waitpid(pid, 0)
    return shown


def test_on_a_terminal_the_curtain_clears_the_screen_and_colours_are_used(tmp_path: Path) -> None:
    words = ["play", "levee", "--seats", "me,me", "--lang", "en"]

    shown = typed_at_a_terminal(tmp_path, *words, lines=["", "1", "", "quit"])

    assert shown.count("\x1b[2J\x1b[3J\x1b[H") >= 4
    assert "\x1b[34m" in shown


def test_no_colour_is_used_where_it_is_not_wanted(tmp_path: Path) -> None:
    words = ["play", "levee", "--seats", "random,random", "--lang", "en"]

    for shown in (
        typed_at_a_terminal(tmp_path, *words, lines=[], NO_COLOR="1"),
        typed_at_a_terminal(tmp_path, *words, "--no-color", lines=[]),
    ):
        assert "wins!" in shown or "share the win" in shown
        assert "\x1b[" not in shown


def test_a_pipe_is_written_to_and_a_link_stays_a_link(tmp_path: Path) -> None:
    """Only plain files are replaced: a device under the name of a save must stay what it is."""
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    (tmp_path / "link").symlink_to("target")

    write_text(tmp_path / "pipe", "kept")
    write_text(tmp_path / "link", "kept")

    assert os.read(reader, 99) == b"kept"
    assert (tmp_path / "pipe").is_fifo()
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_text("utf-8") == "kept"
    os.close(reader)
