"""What a person sees on their turn: what happened, the table, what is asked, what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.cli.screen import MARGIN, Screen, extent, fitted, padded
from ludotheque.cli.table import Table
from ludotheque.core.contract import ActionId, Event, Seat
from ludotheque.texts.speech import Speech

FEW: Final = 12  # choices that are shown one a line
MANY: Final = 48  # choices that are shown at all, until they are asked for
GAP: Final = 3


def show_turn(screen: Screen, speech: Speech, table: Table, seat: Seat) -> None:
    """The whole frame, up to the prompt."""
    print()
    screen.heading(speech("title"), screen.say("cli-step", number=len(table.match.steps) + 1))
    print()
    if news := table.news(seat):
        show_events(screen, speech, news, seat)
        print()
    show_table(speech, table, seat)
    print()
    show_question(screen, speech, table, seat)
    show_choices(screen, speech, table.match.state.legal(seat))


def show_events(screen: Screen, speech: Speech, events: Sequence[Event], viewer: Seat | None) -> None:
    for event in events:
        screen.tell(speech.event(event, viewer), "  • ")


def show_table(speech: Speech, table: Table, viewer: Seat | None) -> None:
    for line in table.match.game.draw(table.match.state.view(viewer), speech):
        print(f"{MARGIN}{line}".rstrip())


def show_question(screen: Screen, speech: Speech, table: Table, seat: Seat) -> None:
    """Whose turn it is, in their colour, and what they are asked."""
    alone = len(table.people) == 1
    who = f"▶ {screen.say('cli-turn-alone') if alone else screen.say('cli-turn', name=speech.seat(seat))}"
    first, *rest = fitted(f"{who} {speech.decision(table.match.state.decision(seat), seat)}", screen.width, "", "  ")
    cut = len(who) if first.startswith(who) else 0
    print(screen.paint(first[:cut], f"seat-{seat}") + screen.paint(first[cut:], "strong"))
    for line in rest:
        print(screen.paint(line, "strong"))


def show_choices(screen: Screen, speech: Speech, legal: Sequence[ActionId], whole: bool = False) -> None:
    """Each choice by its number, its label and its notation; very many are cut short, unless `whole`."""
    shown = legal if whole or len(legal) <= MANY else legal[:MANY]
    numbered = [(n, speech.action(action), speech.game.notation[action]) for n, action in enumerate(shown, 1)]
    show_numbered(screen, numbered)
    if len(shown) < len(legal):
        screen.tell(screen.say("cli-more-choices", count=len(legal) - len(shown)), "      ", style="soft")


def show_numbered(screen: Screen, numbered: Sequence[tuple[int, str, str]]) -> None:
    widest = max(len(label) for _, label, _ in numbered)
    if widest + GAP + max(len(note) for _, _, note in numbered) + 6 > screen.width:
        for n, label, note in numbered:
            first, *rest = fitted(f"{label}  [{note}]", screen.width, " " * 6)
            print("\n".join([f"{screen.paint(f'{n:>4}', 'legal')}  {first[6:]}", *rest]))
        return
    cells = [
        f"{screen.paint(f'{n:>4}', 'legal')}  {padded(label, widest)}{' ' * GAP}{screen.paint(note, 'soft')}"
        for n, label, note in numbered
    ]
    wide = max(extent(cell) for cell in cells) + GAP
    columns = 1 if len(cells) <= FEW else max(1, (screen.width + GAP) // wide)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        print("".join(padded(cell, wide) for cell in cells[row::rows]).rstrip())
