"""The benchmark: what it measures, keeps and shows."""

from __future__ import annotations

import json

import pytest

from ludotheque.games import GAMES
from tools import bench, speed
from tools.compile import ROOT, CompileError

PLAIN = {"decisions/s": 100_000.0, "choices/s": 80_000.0, "clone µs": 2.0, "determinize µs": 9.0, "view µs": 5.0}
QUICK = {"decisions/s": 700_000.0, "choices/s": 560_000.0, "clone µs": 0.5, "determinize µs": 3.0, "view µs": 1.0}
PEER = {"decisions/s": 20_000.0, "choices/s": 7_000.0}
REPORT = {
    "python": "CPython 3.11.7",
    "machine": "x86_64",
    "interpreted": {"levee 2": PLAIN, "levee 3": PLAIN},
    "compiled": {"levee 2": QUICK, "levee 3": QUICK},
    "peers": {"Other 1.0: game": PEER},
    "missing": {"third": "No matching distribution"},
}


def test_a_game_is_measured() -> None:
    figures = speed.measure(GAMES["levee"], 3, {}, budget=0.02)

    assert figures["decisions/game"] == 12
    assert figures["choices/game"] == 9  # the last card of a hand is no choice
    assert figures["choices/s"] == pytest.approx(figures["decisions/s"] * 9 / 12)
    assert min(figures.values()) > 0


def test_the_best_of_all_rounds_is_kept() -> None:
    best: bench.Table = {}
    for rate, price in ((10.0, 3.0), (12.0, 5.0), (11.0, 2.0)):
        bench.keep(best, {"levee 2": {"decisions/s": rate, "clone µs": price}})

    assert best == {"levee 2": {"decisions/s": 12.0, "clone µs": 2.0}}


def test_the_table_has_ratios_and_names_what_is_missing() -> None:
    text = bench.text(REPORT)

    assert "700,000    7.0" in text
    assert "× 5.0 – 5.0" in text
    assert "× 35.0 – 35.0" in text
    assert "not measured: third: No matching distribution" in text


def test_without_a_compiler_the_rest_is_shown() -> None:
    text = bench.text({**REPORT, "compiled": {}, "missing": {"compiled": "no compiler"}})

    assert "not measured: compiled: no compiler" in text
    assert "100,000" in text


def test_the_house_alone_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> None:
        raise CompileError("cc: not found")

    monkeypatch.setattr(bench, "compiled", broken)
    bench.main(["levee", "--rounds", "1", "--budget", "0.01", "--no-peers", "--json"])

    report = json.loads(capsys.readouterr().out)
    assert list(report["interpreted"]) == ["levee 2", "levee 3", "levee 4"]
    assert report["missing"] == {"compiled": "cc: not found"}


def test_a_peer_that_cannot_be_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(command: object, path: object) -> str:
        raise RuntimeError("no network")

    monkeypatch.setattr(bench, "run", refuse)
    monkeypatch.setattr(bench, "PEERS_HOME", ROOT / "build" / "nowhere")

    assert bench.install("catanatron") == "no network"
