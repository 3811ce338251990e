"""What a search loses by its choices: `python -m tools.regret GAME [--players N] [--decisions N] [tuning …]`.

At some decisions of games between normal bots, every choice is tried as often as any other, in `--worlds` worlds:
these are the values that count. Then the search chooses, with each tuning that is named (`iterations=60,explore=2`;
without any, the game's own), and what its choice is worth less than the best one is its regret, in hundredths of a win.
Games take ten minutes to say less. But it says nothing about how well the game is judged at the next lull, nor about
those who play on to it: for that, there is the ladder. With the compiled build first on PYTHONPATH.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from ludotheque.bots import Sight, hire
from ludotheque.bots.levels import PARTS, summed
from ludotheque.bots.search import Found, Search, Tuning
from ludotheque.bots.tuning import tuning_of
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game
from ludotheque.core.options import build
from ludotheque.games import GAMES

SELDOM = 12  # one decision in as many is taken
NEVER = 1_000_000_000


class Regret(NamedTuple):
    mean: float  # in wins
    error: float  # 95 %
    seconds: float  # a choice


def decisions(game: Game, players: int, most: int) -> Iterator[Sight]:
    """Of games between normal bots, those with three choices or more."""
    luck, found = Chance.seeded("regret"), 0
    for number in count():
        state = game.start(build(game.options, {"players": players}), Chance.seeded(f"regret:{number}"))
        bots = [hire("normal", f"regret:{number}:{seat}") for seat in range(players)]
        while state.pending():
            seat = luck.pick(state.pending())
            sight = bots[seat].look(game, state, seat)
            if len(sight.legal) > 2 and luck.below(SELDOM) == 0:
                yield sight
                found += 1
                if found == most:
                    return
            state.apply(seat, bots[seat].choose(sight))


def values(sight: Sight, worlds: int) -> dict[ActionId, float]:
    """Every choice in the same worlds, with no tree and no prejudice."""
    rounds = worlds * len(sight.legal)
    even = tuning_of(sight.game.name)._replace(sharp=0.0, trust=1e-9, explore=1e9, width=rounds, ripe=NEVER)
    return {
        one.action: one.share for one in Search(sight.sample, sight.seat, sight.game, even).run(rounds, fixed(0), 0.0)
    }


def fixed(number: int) -> Chance:
    return Chance.seeded(f"regret:{number}")


def chosen(sight: Sight, tuning: Tuning) -> ActionId:
    """As the expert chooses, without a tree from before, and not drawn."""
    rounds = tuning.iterations // PARTS
    parts = [Search(sight.sample, sight.seat, sight.game, tuning).run(rounds, fixed(1 + i), 0.0) for i in range(PARTS)]
    return max(summed(parts), key=liking).action


def liking(one: Found) -> tuple[int, float]:
    return one.visits, one.share


def regret(known: list[tuple[Sight, dict[ActionId, float]]], tuning: Tuning) -> Regret:
    begun = process_time()
    lost = [max(worth.values()) - worth[chosen(sight, tuning)] for sight, worth in known]
    return Regret(fmean(lost), 1.96 * stdev(lost) / sqrt(len(lost)), (process_time() - begun) / len(lost))


def tuned(base: Tuning, words: str) -> Tuning:
    """`iterations=60,explore=2` of a tuning: the rest as it is."""
    named = dict(word.split("=", 1) for word in words.split(",") if word)
    if unknown := set(named) - set(Tuning._fields):
        raise SystemExit(
            f"no such figure of a tuning: {', '.join(sorted(unknown))}; there are {', '.join(Tuning._fields)}"
        )
    return base._replace(**{name: type(getattr(base, name))(value) for name, value in named.items()})


def main() -> None:
    parser = argparse.ArgumentParser(prog="regret", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--decisions", type=int, default=120)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("tuning", nargs="*", default=[""])
    given = parser.parse_intermixed_args()  # tunings may stand behind the options
    game = GAMES[given.game]
    tunings = [(words, tuned(tuning_of(game.name), words)) for words in given.tuning]
    known = [(s, values(s, given.worlds)) for s in decisions(game, given.players or game.seats[0], given.decisions)]
    for words, tuning in tunings:
        one = regret(known, tuning)
        figures = f"{100 * one.mean:.2f} ± {100 * one.error:.2f} hundredths of a win, {1000 * one.seconds:.0f} ms"
        print(f"{words or 'as it is'}: {figures}", flush=True)


if __name__ == "__main__":
    main()
