"""Write the golden files anew: `make golden`. The diff is what a review reads.

- `tests/golden/<game>.actions`: the action table, one line an id.
- `tests/golden/<game>-<players>.record`: a whole random game, as a record.
- `tests/golden/<game>-<players>.txt`: the first steps of that game as a person would see them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.core import record
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.match import Match
from ludotheque.games import GAMES
from ludotheque.texts.speech import Speech

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES = ("Ada", "Basile", "Chloé", "David", "Élise", "Farid")
SHOWN = 40  # steps of the readable playthrough


def played(game: Game, players: int, seed: str = "golden") -> tuple[Match, str]:
    """A random game, and its beginning told in English."""
    match, luck = Match.new(game, game.options(players=players), seed), Chance.seeded(f"players of {seed}")
    voice = Speech(game, "en", NAMES[:players])
    lines = [f"* {voice.event(event, 0)}" for event in match.opening]
    while pending := match.state.pending():
        seat = luck.pick(pending)
        legal = match.state.legal(seat)
        action = luck.pick(legal)
        if len(match.steps) < SHOWN:
            if len(match.steps) % 10 == 0:
                lines += ["", *game.draw(match.state.view(0), voice), ""]
            asked = match.state.decision(seat)
            lines.append(f"{NAMES[seat]}, {asked.rule}: {voice.decision(asked, seat)}")
            lines.append(f"  choices: {', '.join(game.notation[a] for a in legal)}")
            lines.append(f"> {game.notation[action]}")
        told = match.play(seat, action)
        if len(match.steps) <= SHOWN:
            lines += [f"* {voice.event(event, 0)}" for event in told]
    return match, "\n".join(lines) + "\n"


def write(game: Game) -> None:
    GOLDEN.joinpath(f"{game.name}.actions").write_text("\n".join(game.notation) + "\n", "utf-8")
    for players in game.seats:
        match, told = played(game, players)
        kept = record.write(record.of(match, NAMES[:players]), game)
        GOLDEN.joinpath(f"{game.name}-{players}.record").write_text(kept, "utf-8")
        GOLDEN.joinpath(f"{game.name}-{players}.txt").write_text(told, "utf-8")


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        write(GAMES[name])


if __name__ == "__main__":
    main()
