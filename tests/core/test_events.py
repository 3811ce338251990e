"""Events: who is told what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from ludotheque.core.events import Event, EventField, Named, SeatField, Secret, event_fields
from ludotheque.games.levee.events import HandDealt, Played

Coin = Annotated[int, Named("coin")]


@dataclass(frozen=True)
class Gift(Event):
    to: SeatField
    coins: Secret[tuple[Coin, ...]]
    note: str


def test_a_secret_field_is_for_its_own_seat_alone() -> None:
    event = Played(seat=1, card=3)

    assert event.seen_by(1) == {"kind": "Played", "seat": 1, "card": 3}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "Played", "seat": 1}


def test_an_event_of_the_table_has_no_owner() -> None:
    """None is an onlooker and the table has no seat: that does not make the onlooker its owner."""
    event = HandDealt(seat=None, count=2, cards=(1, 2))

    assert "cards" not in event.seen_by(None)


def test_fields_say_who_sees_them_and_how_they_are_named() -> None:
    assert event_fields(Gift) == (
        EventField("seat", "seat", secret=False),
        EventField("to", "seat", secret=False),
        EventField("coins", "coin", secret=True),
        EventField("note", None, secret=False),
    )
