"""Who sits where: how entries of the journal change the chairs of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.core.contract import Seat
from ludotheque.server import entries as e
from ludotheque.server.entries import Entry
from ludotheque.server.errors import RefusalError
from ludotheque.server.incoming import SeatPlan


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat. A person who left or is away keeps it; a bot may stand in."""

    kind: Literal["person", "bot", "open", "closed"]
    guest: str | None = None
    name: str = ""
    level: str | None = None  # of the bot that sits or stands in
    ready: bool = False
    left: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.level is not None

    @property
    def is_person(self) -> bool:
        return self.kind == "person"


def planned(plans: list[SeatPlan], host: str, name: str) -> list[Chair]:
    """The chairs of a new table."""
    chairs = []
    for plan in plans:
        if plan.kind == "me":
            chairs.append(Chair("person", host, plan.name or name, ready=True))
        elif plan.kind == "bot":
            chairs.append(Chair("bot", level=plan.level, ready=True))
        else:
            chairs.append(Chair(plan.kind))
    return chairs


def free_seat(chairs: list[Chair], wanted: Seat | None, invited: bool) -> Seat:
    """A seat that may be taken, or a refusal."""
    if wanted is None:
        for seat, chair in enumerate(chairs):
            if chair.kind == "open":
                return seat
        raise RefusalError("seat-taken")
    if wanted >= len(chairs):
        raise RefusalError("unknown-seat")
    if chairs[wanted].kind == "open" or (chairs[wanted].kind == "closed" and invited):
        return wanted
    raise RefusalError("seat-taken")


def reseat(chairs: list[Chair], entry: Entry, running: bool) -> None:
    """What an entry changes on its chair."""
    if entry.seat is None:
        return
    chair, data = chairs[entry.seat], entry.data
    if entry.kind == e.SIT:
        chairs[entry.seat] = Chair("person", data["guest"], data["name"])
    elif entry.kind == e.READY:
        chair.ready = data["ready"]
    elif entry.kind == e.LEAVE:
        if running:
            chair.left = True
        else:
            chairs[entry.seat] = Chair("open")
    elif entry.kind == e.BOT:
        if running:
            chair.level = data["level"]
        else:
            chairs[entry.seat] = Chair("bot", level=data["level"], ready=True)
    elif entry.kind == e.CLEAR:
        chairs[entry.seat] = Chair("closed" if data.get("closed") else "open")
    elif entry.kind == e.BACK:
        chair.level, chair.left = None, False
