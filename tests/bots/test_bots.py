"""Bots know what their seat knows, and play the same way for the same seed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.bots import BOTS, GreedyBot, Sight, UnknownBotError, hire
from ludotheque.bots.ahead import answered, lead, sides_of
from ludotheque.bots.greedy import MOST_SAMPLES
from ludotheque.core import position
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, Seat, State
from ludotheque.games import GAMES
from ludotheque.games.levee.evaluate import STRENGTH
from tests.walks import Scene, scenes, seen, walked

LEVEE = GAMES["levee"]
QUICK = [name for name in BOTS if name != "expert"]  # which has tests of its own: test_expert.py


def test_a_sight_is_what_the_seat_knows(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in scene.state.pending():
            sight = Sight(game, scene.state, seat)
            assert seen(sight.view) == seen(scene.state.view(seat))
            assert sight.legal == scene.state.legal(seat)
            assert sight.decision == scene.state.decision(seat)

    check()


def test_a_sight_leaves_the_table_alone_and_its_samples_leave_the_sight(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        before = position.digest(game, scene.state)
        for seat in scene.state.pending():
            sight = Sight(game, scene.state, seat)
            world = sight.sample(scene.luck)
            world.apply(seat, sight.legal[0])
            assert sight.legal == scene.state.legal(seat)
        assert position.digest(game, scene.state) == before

    check()


@pytest.mark.parametrize("name", QUICK)
def test_swapping_what_is_hidden_behind_its_back_changes_nothing(game: Game, players: int, name: str) -> None:
    @given(scenes(game, players), st.integers(0, 99))
    def check(scene: Scene, seed: int) -> None:
        if pending := scene.state.pending():
            seat = scene.luck.pick(pending)
            elsewhere = scene.state.determinize(seat, scene.luck)
            assert choices(game, scene.state, seed, name, seat) == choices(game, elsewhere, seed, name, seat)

    check()


def choices(game: Game, state: State, seed: int, name: str, seat: Seat) -> list[ActionId]:
    """Two in a row, so that the bot's own luck must have moved on alike."""
    bot = hire(name, seed)
    return [bot.choose(Sight(game, state, seat)) for _ in range(2)]


@pytest.mark.parametrize("name", QUICK)
def test_games_come_out_the_same_for_the_same_seeds(game: Game, name: str) -> None:
    first, again, other = (opening(game, name, seed) for seed in (1, 1, 2))

    assert first == again
    assert first != other or name not in ("random", "beginner")


def opening(game: Game, name: str, seed: int, length: int = 16) -> list[ActionId]:
    """The first actions of a game that the bot plays against itself."""
    state = walked(game, game.options(), 5, 0).state.clone()
    bots = [hire(name, f"{seed}/{seat}") for seat in range(state.seats)]
    taken: list[ActionId] = []
    while (pending := state.pending()) and len(taken) < length:
        seat = pending[0]
        action = bots[seat].choose(Sight(game, state, seat))
        assert action in state.legal(seat)
        state.apply(seat, action)
        taken.append(action)
    return taken


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBotError, match="'deep': there are random, beginner, greedy, normal, expert"):
        hire("deep", 1)


def test_the_random_bot_tries_everything() -> None:
    state = LEVEE.begin(3, players=3)
    bot, sight = hire("random", 1), Sight(LEVEE, state, 0)

    assert {bot.choose(sight) for _ in range(60)} == set(state.legal(0))


def two_cards_left(mine: str, theirs: str) -> Sight:
    from tests.games.levee.table import table

    return Sight(LEVEE, table(mine, theirs), 0)


def test_the_greedy_bot_takes_what_it_can_take() -> None:
    assert LEVEE.notation[GreedyBot(1).choose(two_cards_left("straw moon", "storm bear"))] == "play moon"


def test_the_greedy_bot_judges_all_actions_on_the_same_samples() -> None:
    straw, feather = GreedyBot(1).values(two_cards_left("straw feather", "mushroom moon"))

    # Either card gives the trick and its one point away: all that differs is the card that is kept.
    assert straw - feather == pytest.approx(MOST_SAMPLES * STRENGTH / 12)


def test_the_greedy_bot_does_not_think_about_a_single_choice() -> None:
    bot = GreedyBot(1)

    assert bot.choose(two_cards_left("moon", "straw")) == 11
    assert bot.chance.drawn() == 0


def test_others_who_choose_at_the_same_time_are_waited_for() -> None:
    state = LEVEE.begin(3, players=3).clone()

    answered(state, 0, state.legal(0)[0], Chance.seeded(1))

    assert len([card for card in state.view(0)["last"] if card >= 0]) == 3


def test_the_lead_is_over_the_best_of_the_others() -> None:
    assert lead([5.0, 3.0, 4.0], 0, [0, 1, 2]) == 1.0
    assert lead([5.0, 3.0, 4.0], 1, [0, 1, 2]) == -2.0
    assert lead([5.0], 0, [0]) == 5.0


def test_the_lead_is_over_the_other_sides_alone() -> None:
    assert lead([5.0, 9.0, 4.0, 1.0], 0, [0, 0, 1, 1]) == 1.0
    assert lead([5.0, 9.0], 0, [1, 1]) == 5.0


def test_seats_are_sides_unless_the_game_says_otherwise() -> None:
    state = LEVEE.begin(3, players=3)
    pairs = replace(LEVEE, sides=lambda table: [0] * table.seats)

    assert sides_of(LEVEE, state) == [0, 1, 2]
    assert sides_of(pairs, state) == [0, 0, 0]
