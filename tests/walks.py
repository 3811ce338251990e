"""Random games for the tests: any game, any options, any point of it."""

from __future__ import annotations

from dataclasses import dataclass
from json import dumps
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

from ludotheque.core import record
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Event, Game, Seat, State
from ludotheque.core.match import Match
from ludotheque.core.options import Option, Options, build, describe


@dataclass(repr=False)
class Scene:
    """A game in progress and the luck of those who play it."""

    game: Game
    match: Match
    luck: Chance
    told: list[Event]

    def __repr__(self) -> str:
        """Short: the record is printed beside it."""
        return f"<{self.game.name} after {len(self.match.steps)} steps>"

    @property
    def state(self) -> State:
        return self.match.state

    def viewers(self) -> list[Seat | None]:
        return [*range(self.state.seats), None]


def option_values(option: Option, players: int) -> st.SearchStrategy[Any]:
    if option.kind == "whole":
        return st.integers(option.low, option.high)
    if option.kind == "text":
        return st.just(option.default)
    return st.sampled_from(option.allowed(players))


def options_of(game: Game, players: int) -> st.SearchStrategy[Options]:
    others = {n: option_values(o, players) for n, o in describe(game.options).items() if n != "players"}
    return st.fixed_dictionaries(others).map(lambda values: build(game.options, {"players": players, **values}))


def lucky_options(game: Game, players: int, luck: Chance) -> Options:
    """Options drawn without hypothesis: for long runs."""
    values: dict[str, Any] = {"players": players}
    for name, option in describe(game.options).items():
        if option.kind == "whole":
            values[name] = option.low + luck.below(option.high - option.low + 1)
        elif option.kind != "text" and name != "players":
            values[name] = option.allowed(players)[luck.below(len(option.allowed(players)))]
    return build(game.options, values)


@st.composite
def scenes(draw: st.DrawFn, game: Game, players: int) -> Scene:
    """A random point of a random game; a failure shrinks to a short one and prints its record."""
    options = draw(options_of(game, players))
    seed = draw(st.integers(0, 10**6))
    length = draw(st.integers(0, usual_length(game)))
    scene = walked(game, options, seed, length)
    note(record.write(record.of(scene.match), game))
    return scene


def usual_length(game: Game) -> int:
    """Far enough to see the end of nearly every random game, without walking to the very bound."""
    return min(game.most_decisions, 1300)


def walked(game: Game, options: Options, seed: int, length: int) -> Scene:
    match, luck = Match.new(game, options, str(seed)), Chance.seeded(f"players of {seed}")
    scene = Scene(game, match, luck, list(match.opening))
    for _ in range(length):
        if not match.state.pending():
            break
        seat, action = any_move(match.state, luck)
        scene.told = match.play(seat, action)
    return scene


def any_move(state: State, luck: Chance) -> tuple[Seat, ActionId]:
    seat = luck.pick(state.pending())
    return seat, luck.pick(state.legal(seat))


def play_out(state: State, luck: Chance) -> int:
    """To the end; how many decisions it took."""
    count = 0
    while state.pending():
        seat, action = any_move(state, luck)
        state.apply(seat, action)
        count += 1
    return count


def seen(value: Any) -> str:
    """What travels to a browser, to the byte."""
    return dumps(value, sort_keys=True, ensure_ascii=False)
