"""A view of Levée as lines of text. Never reads the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.contract import Say
from ludotheque.games.levee.components import POINTS


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for seat in range(view["seats"]):
        sign = say("table-thinking") if seat in view["waiting"] else say("table-done")
        score = say("table-score", points=view["scores"][seat])
        left = say("table-left", cards=view["left"][seat])
        lines.append(f"{say.paint(say.seat(seat), f'seat-{seat}')}  {score}  {left}  {sign}")
    if "hand" in view:
        lines += ["", say.paint(say("table-hand"), "strong")]
        lines += [f"  {say.name('card', card)} ({say('table-worth', points=POINTS[card])})" for card in view["hand"]]
        if view["played"] >= 0:
            lines.append(say("table-played", card=say.name("card", view["played"])))
    return lines
