"""Weights: each counts for something, can be read, changed and written, and follows who wins."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, State
from ludotheque.core.weights import Weights
from ludotheque.games import GAMES
from tools import fit
from tools.compile import SOURCE

FITTED = ("agartha", "periple", "agora")


@pytest.fixture(params=FITTED)
def weights(request: pytest.FixtureRequest) -> Iterator[tuple[Game, Weights]]:
    """A game's weights, put back as they were."""
    game = GAMES[request.param]
    assert game.weights is not None
    before = fit.read(game.weights)
    yield game, game.weights
    fit.put(game.weights, before)


def positions(game: Game) -> list[State]:
    """Of random games: every fifth decision."""
    found = []
    for players in (game.seats[0], game.seats[-1]):
        for seed in range(3):
            state, luck = game.begin(seed, players=players), Chance.seeded(seed)
            while pending := state.pending():
                if luck.below(5) == 0:
                    found.append(state.clone())
                state.apply(pending[0], luck.pick(state.legal(pending[0])))
    return found


def judged(game: Game, states: list[State]) -> list[list[float]]:
    return [game.evaluate(state) for state in states]


def test_every_kind_of_weight_counts_for_something(weights: tuple[Game, Weights]) -> None:
    game, own = weights
    states, first = positions(game), fit.read(own)
    before = judged(game, states)
    idle = []
    for name, value in first.items():
        fit.put(own, {name: [3 * one for one in value]})
        if judged(game, states) == before:
            idle.append(name)
        fit.put(own, {name: value})

    assert idle == []
    assert judged(game, states) == before  # nothing that was reckoned with other weights is remembered


def test_weights_are_written_where_they_were(
    weights: tuple[Game, Weights], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, own = weights
    file = tmp_path / "games" / game.name / "weights.py"
    file.parent.mkdir(parents=True)
    shutil.copy(SOURCE / "games" / game.name / "weights.py", file)
    monkeypatch.setattr(fit, "SOURCE", tmp_path)
    wanted = {name: [round(2 * one + 1, 1) for one in value] for name, value in fit.read(own).items()}

    before = file.read_text()
    fit.write(game.name, fit.read(own))
    assert file.read_text() == before
    fit.write(game.name, wanted)

    spoken: dict[str, Weights] = {}
    exec(file.read_text(), spoken)
    assert fit.read(spoken["WEIGHTS"]) == wanted


def test_the_same_weights_are_worth_the_same() -> None:
    own = GAMES["agora"].weights
    assert own is not None

    share, margin = fit.duel("agora", 3, 1, fit.read(own), fit.read(own))

    assert share == pytest.approx(1 / 3)
    assert margin == pytest.approx(0.0)


def test_play_fits_only_what_the_normal_level_weighs() -> None:
    """Those of a hunt are for the outlook: they would drift."""
    game = GAMES["jouvence"]
    assert game.weights is not None
    before = fit.read(game.weights)

    found = fit.played_by(game, before)

    assert {"card", "life", "late", "hand"} <= set(found)
    assert not {"hunt", "blow", "guard", "flight", "behind", "homeward"} & set(found)
    assert fit.read(game.weights) == before


def test_weights_follow_who_ends_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel that the larger first weight always wins draws it up, and leaves the other about where it was."""

    def duel(_name: str, _players: int, deal: int, new: fit.Values, old: fit.Values) -> tuple[float, float]:
        return 0.5, 5 * (new["good"][0] - old["good"][0]) + deal % 3 - 1

    monkeypatch.setattr(fit, "duel", duel)
    with ThreadPoolExecutor(1) as pool:
        found = fit.played(pool, "agora", {"good": [1.0], "idle": [1.0, 0.0]}, 60)

    assert found["good"][0] > 2 * found["idle"][0]
    assert found["idle"][1] == 0.0


def test_what_explains_more_is_found() -> None:
    """Margins that follow the evaluation leave nothing unexplained, and others do."""
    game = GAMES["agora"]
    samples = fit.samples_of("agora", 3, 1)
    values = fit.judged(game, samples)
    true = [one._replace(margins=fit.levelled(v)) for one, v in zip(samples, values, strict=True)]

    assert fit.unexplained(true, values) == pytest.approx(0.0, abs=1e-9)
    assert 0.0 < fit.unexplained(samples, values) < 1.0


def test_the_scale_makes_sure_shares_of_what_always_wins() -> None:
    samples = [one._replace(shares=[1.0, 0.0, 0.0]) for one in fit.samples_of("agora", 3, 1)]
    sure, unsure = [[9.0, 0.0, 0.0]] * len(samples), [[9.0, 0.0, 0.0], [0.0, 9.0, 0.0]] * len(samples)

    assert fit.scale_of(samples, sure) == pytest.approx(fit.LOW)
    assert fit.surprise(samples, sure, fit.LOW) < 0.01
    assert fit.scale_of(samples, unsure[: len(samples)]) > 10 * fit.LOW
