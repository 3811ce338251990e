"""Golden games: what was true stays true. `make golden` rewrites them; the diff is reviewed."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core import record
from ludotheque.core.contract import Game
from tools.golden import played

GOLDEN = Path(__file__).parent / "golden"


def test_the_golden_record_replays(game: Game, players: int) -> None:
    kept = record.read((GOLDEN / f"{game.name}-{players}.record").read_text("utf-8"), {game.name: game})

    match = record.replay(kept, {game.name: game})

    assert match.state.result() is not None


def test_the_golden_playthrough_is_told_the_same(game: Game, players: int) -> None:
    _, told = played(game, players)

    assert told == (GOLDEN / f"{game.name}-{players}.txt").read_text("utf-8")
