"""What the engines do, as digests: `python -m tests.tools.parity` says the same interpreted and compiled."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

from ludotheque.bots import Sight
from ludotheque.bots.search import Search
from ludotheque.bots.tuning import tuning_of
from ludotheque.core import playout, position, record
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.options import Options, build, describe
from ludotheque.games import GAMES

GOLDEN = Path(__file__).parent.parent / "golden"
RANDOM_GAMES = 12  # a number of players
SEARCHED = 6  # places of a game that are searched
STEPS = 400  # looked at closely in each of them


def any_options(game: Game, players: int, luck: Chance) -> Options:
    values: dict[str, object] = {"players": players}
    for name, option in describe(game.options).items():
        if option.kind == "whole":
            values[name] = option.low + luck.below(option.high - option.low + 1)
        elif option.kind != "text" and name != "players":
            values[name] = option.allowed(players)[luck.below(len(option.allowed(players)))]
    return build(game.options, values)


def random_game(game: Game, players: int, seed: int) -> str:
    """All that an engine answers along one game: choices, refusals, views, events, samples, values, states."""
    luck, chain = Chance.seeded(f"parity {seed}"), blake2b(digest_size=16)
    state = game.start(any_options(game, players, luck), Chance.seeded(seed))
    for step in range(STEPS):
        pending = state.pending()
        if not pending:
            break
        seat = luck.pick(pending)
        legal = state.legal(seat)
        action, other = luck.pick(legal), luck.below(len(game.actions))
        seen: list[object] = [seat, legal, state.decision(seat), state.why_not(seat, other)]
        if step % 10 == 0:
            sample = state.determinize(seat, luck)
            seen += [state.view(seat), position.digest(game, sample), game.evaluate(sample)]
        state.apply(seat, action)
        seen += [event.seen_by(event.seat) for event in state.log or []]
        state.log = []
        chain.update(json.dumps(seen, default=list).encode())
    counts = playout.playout(state, seed)
    ending: list[object] = [counts, state.result(), state.tally(), position.digest(game, state)]
    chain.update(json.dumps(ending, default=list).encode())
    return chain.hexdigest()


def search_game(game: Game, players: int) -> str:
    """What the search thinks of every action, at a few places of a game."""
    chain, luck = blake2b(digest_size=16), Chance.seeded("search")
    state = game.start(build(game.options, {"players": players}), Chance.seeded(1))
    for step in range(SEARCHED * 10):
        pending = state.pending()
        if not pending:
            break
        seat = luck.pick(pending)
        if step % 10 == 0:
            sight = Sight(game, state, seat)
            search = Search(sight.sample, seat, game, tuning_of(game.name))
            chain.update(repr([tuple(found) for found in search.run(12, luck.fork(), 0.0)]).encode())
        state.apply(seat, luck.pick(state.legal(seat)))
    return chain.hexdigest()


def golden(game: Game) -> dict[str, str]:
    """The kept games, replayed: each checks its own end."""
    found = {}
    for path in sorted(GOLDEN.glob(f"{game.name}-*.record")):
        match = record.replay(record.read(path.read_text("utf-8"), GAMES), GAMES)
        found[path.name] = position.digest(game, match.state)
    return found


def digests() -> dict[str, str]:
    found: dict[str, str] = {}
    for game in GAMES.values():
        found |= golden(game)
        for players in game.seats:
            found[f"{game.name} {players} players, searched"] = search_game(game, players)
            for seed in range(RANDOM_GAMES):
                found[f"{game.name} {players} players, seed {seed}"] = random_game(game, players, seed)
    return found


if __name__ == "__main__":
    print(json.dumps({"engine": Path(playout.__file__).suffix, "digests": digests()}))
