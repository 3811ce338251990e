"""The end of a game: who won, by what, point by point."""

from __future__ import annotations

from ludotheque.cli.screen import Screen, table
from ludotheque.core.contract import State
from ludotheque.texts.speech import Speech


def show_result(screen: Screen, speech: Speech, state: State) -> None:
    result = state.result()
    assert result is not None
    winners = [speech.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
    message = screen.say("cli-winners", names=speech.joined(winners), count=len(winners))
    screen.tell(message, "  ", style="strong")
    print()
    for line in score_lines(screen, speech, state):
        print(f"  {line}")
    print()
    screen.tell(f"{result.rule}  {speech.rule(result.rule)}", "  ", style="soft")


def score_lines(screen: Screen, speech: Speech, state: State) -> list[str]:
    """Seats down, best first; sources across, or down when they are too many for the screen."""
    result, tally = state.result(), state.tally()
    assert result is not None
    order = sorted(range(state.seats), key=lambda seat: (result.ranks[seat], seat))
    sources = list(dict.fromkeys(source for points in tally for source in points))
    titles = [speech(f"score-{source}") for source in sources]
    head = ["", "", *titles, screen.say("cli-total")]
    rows = [head]
    for seat in order:
        points = [str(tally[seat].get(source, 0)) for source in sources] if tally else []
        name = screen.paint(speech.seat(seat), f"seat-{seat}")
        rows.append([screen.say("cli-rank", rank=result.ranks[seat]), name, *points, str(result.scores[seat])])
    lines = table(rows, right=range(2, len(head)))
    if max(len(line) for line in lines) <= screen.width - 2:
        return lines
    turned = [list(column) for column in zip(*rows, strict=True)]
    ranks, names, *body = turned
    turned = [["", *[f"{rank} {name}" for rank, name in zip(ranks[1:], names[1:], strict=True)]], *body]
    return table(turned, right=range(1, len(turned[0])))
