"""How fast the house is, beside others: `python -m tools.bench [GAME …] [--no-peers] [--json]`, or `make bench`.

Random play, CPU time, one process at a time; a decision is the list of legal actions and the action taken.
Interpreted engine, compiled engine and peers take turns, round after round, and the best of each is kept:
a shared machine can only make a figure worse.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tools.compile import ROOT, CompileError, compiled

PEERS = ("catanatron", "open_spiel", "pettingzoo")
PEERS_HOME = ROOT / "build" / "peers"
BUILDS = ("interpreted", "compiled")
Figures = dict[str, float]
Table = dict[str, Figures]  # by name of the row


def own_figures(games: Sequence[str], budget: float) -> Table:
    """Run inside the process that is measured."""
    from ludotheque.games import GAMES
    from tools.speed import measure

    found: Table = {}
    for name in games or list(GAMES):
        for players in GAMES[name].seats:
            found[f"{name} {players}"] = measure(GAMES[name], players, {}, budget)
    return found


def run(command: Sequence[str | Path], path: Path | None) -> str:
    """What a process prints; `path` comes first on its import path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(last_line(done.stderr))
    return done.stdout


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def child(games: Sequence[str], budget: float, path: Path | None) -> Table:
    found: Table = json.loads(run([sys.executable, "-m", "tools.bench", "--child", str(budget), *games], path))
    return found


def peer_figures(peer: str, budget: float) -> Table:
    lines = run([PEERS_HOME / "bin" / "python", ROOT / "tools" / "peers.py", peer, str(budget)], None).splitlines()
    rows = [json.loads(line) for line in lines]
    return {row.pop("name"): row for row in rows}


def install(peer: str) -> str:
    """Put a peer into its virtual environment from its lock; why not, if it cannot be."""
    lock, stamp = ROOT / "requirements" / "peers" / f"{peer}.txt", PEERS_HOME / f"{peer}.lock"
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return ""
    python = PEERS_HOME / "bin" / "python"
    say(f"installing {peer} into build/peers")
    try:
        if not python.exists():
            run([sys.executable, "-m", "venv", PEERS_HOME], None)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([python, *install, "--no-deps", "--require-hashes", "--requirement", lock], None)
    except RuntimeError as error:
        return str(error)
    stamp.write_bytes(lock.read_bytes())
    return ""


def better(old: Figures, new: Figures) -> Figures:
    """The best of two measures: rates up, costs down."""
    return {k: min(v, old.get(k, v)) if k.endswith("µs") else max(v, old.get(k, v)) for k, v in new.items()}


def keep(best: Table, new: Table) -> None:
    for name, figures in new.items():
        best[name] = better(best.get(name, {}), figures)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def collect(games: Sequence[str], rounds: int, budget: float, peers: Sequence[str]) -> dict[str, Any]:
    """All figures of all builds and peers, and what could not be measured, by name, with the reason."""
    builds: dict[str, Table] = {build: {} for build in BUILDS}
    missing: dict[str, str] = {}
    paths: dict[str, Path | None] = {"interpreted": None}
    try:
        say("compiling")
        paths["compiled"] = compiled()
    except CompileError as error:
        missing["compiled"] = last_line(str(error))
    found: Table = {}
    ready = [peer for peer in peers if not note(missing, peer, install(peer))]
    for turn in range(1, rounds + 1):
        say(f"round {turn} of {rounds}")
        for build, path in paths.items():
            keep(builds[build], child(games, budget, path))
        for peer in [peer for peer in ready if peer not in missing]:
            try:
                keep(found, peer_figures(peer, budget))
            except RuntimeError as error:
                note(missing, peer, str(error))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "machine": platform.machine(), **builds, "peers": found, "missing": missing}


def note(missing: dict[str, str], name: str, reason: str) -> bool:
    if reason:
        missing[name] = reason
    return bool(reason)


def text(report: dict[str, Any]) -> str:
    """The report as two tables."""
    lines = [f"{report['python']}, {report['machine']}; CPU time, random play, best of the rounds", ""]
    lines += columns([("game", "decisions/s", "", "", "choices/s", "", *COSTS), HEADS, *own_rows(report)])
    if report["peers"]:
        lines += [
            "",
            "Peers, and how many times as many decisions the games of the house take (slowest to fastest game)",
            "",
        ]
        lines += columns([PEER_HEADS, *peer_rows(report)])
    lines += [f"not measured: {name}: {reason}" for name, reason in report["missing"].items()]
    return "\n".join(lines) + "\n"


COSTS = ("clone µs", "", "determinize µs", "", "view µs", "")
HEADS = ("", "interpr.", "compiled", "ratio", "interpr.", "compiled", *["interpr.", "compiled"] * 3)
PEER_HEADS = ("peer", "decisions/s", "choices/s", "clone µs", "interpreted house", "compiled house")


def own_rows(report: dict[str, Any]) -> Iterable[tuple[str, ...]]:
    for name, plain in report["interpreted"].items():
        quick = report["compiled"].get(name, {})
        ratio = f"{quick['decisions/s'] / plain['decisions/s']:.1f}" if quick else "–"
        rates = [figure(f.get(key), 0) for key in ("decisions/s", "choices/s") for f in (plain, quick)]
        costs = [figure(f.get(key), 2) for key in COSTS[::2] for f in (plain, quick)]
        yield (name, *rates[:2], ratio, *rates[2:], *costs)


def peer_rows(report: dict[str, Any]) -> Iterable[tuple[str, ...]]:
    for name, row in report["peers"].items():
        rates = [figure(row[key], 0) for key in ("decisions/s", "choices/s")]
        ratios = [span([f["decisions/s"] / row["decisions/s"] for f in report[build].values()]) for build in BUILDS]
        yield (name, *rates, figure(row.get("clone µs"), 2), *ratios)


def span(ratios: list[float]) -> str:
    return f"× {min(ratios):,.1f} – {max(ratios):,.1f}" if ratios else "–"


def figure(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Aligned: the first column to the left, figures to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games alone")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--budget", type=float, default=0.5, help="CPU-seconds for each figure of each round")
    parser.add_argument("--no-peers", action="store_true", help="the house alone")
    parser.add_argument("--json", action="store_true", help="all figures, for programs")
    parser.add_argument("--child", type=float, help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.child is not None:
        print(json.dumps(own_figures(given.games, given.child)))
        return
    report = collect(given.games, given.rounds, given.budget, () if given.no_peers else PEERS)
    print(json.dumps(report, ensure_ascii=False, indent=2) if given.json else text(report), end="")


if __name__ == "__main__":
    main()
