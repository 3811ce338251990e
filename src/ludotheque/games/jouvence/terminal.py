"""A view of Fontaine de Jouvence as lines of text. Never reads the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.contract import Say
from ludotheque.games.jouvence.components import (
    BONUS_STAT,
    BONUS_VALUE,
    CARD_KEYS,
    COMBAT,
    CORNER,
    DEFENCE,
    DRAWINGS,
    INSIDE,
    LOCATION_KEYS,
    MONSTERS,
    PRINTED,
    STATS,
    STEP,
    WIDTH,
)
from ludotheque.games.jouvence.dice import needed
from ludotheque.games.jouvence.monsters import CURSED, attack_of, defence_of, group_of

TALLEST = 30  # rows of the map on a screen
MARGIN = 3  # columns before the map: the numbers of its rows
LETTERS = "ABCDEF"
SIGNS = {"#": "#", ".": "·", "M": "·", "T": "·", "B": "·", "L": "+", "K": "+", "C": "o", "F": "F", "E": "E"}


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    if view["round"] == 0:
        return [say.paint(say("title"), "strong"), *drafted(view, say)]
    lines = [*heading(view, say), "", *chart(view, say), say.paint(say("table-legend"), "soft"), ""]
    for seat in range(view["seats"]):
        lines += player(view, say, seat)
    lines += ["", *own(view, say)]
    if view["tile"] is not None:
        lines += ["", *drawn_tile(view, say)]
    return lines + around(view, say) + fight(view, say)


def drafted(view: Mapping[str, Any], say: Say) -> list[str]:
    """Who has which character, in the order of the draw."""
    lines = []
    for seat in view["order"]:
        character = view["players"][seat]["character"]
        name = "…" if character is None else say.name("character", character)
        lines.append(f"{say.paint(say.seat(seat), f'seat-{seat}')}  {name}")
    sheets = [(c, PRINTED[c * STATS : c * STATS + STATS]) for c in range(8)]
    for character, figures in sheets:
        words = ", ".join(f"{statistic(say, i)} {figures[i]}" for i in range(STATS))
        lines.append(f"  {say.name('character', character)} ({words})")
    return lines


def statistic(say: Say, stat: int) -> str:
    return say.name("statistic", stat)


def heading(view: Mapping[str, Any], say: Say) -> list[str]:
    left = view["round_limit"] - view["round"]
    title = say("table-round", round=view["round"], limit=view["round_limit"])
    order = [say.paint(say.seat(seat), f"seat-{seat}") for seat in view["order"]]
    lines = [
        say.paint(title, "warn" if left <= 10 else "strong") + "  " + say("table-pile", count=view["pile"]),
        say("table-order", seats=", ".join(order)),
        say("table-decks", treasures=view["treasure_deck"], monsters=view["monster_deck"]),
    ]
    if view["basin"] is None:
        lines.append(say("table-fountain-hidden"))
    elif "seat" in view:
        lines.append(say("table-fountain-laid", steps=view["to_basin"][view["seat"]]))
    if view["endgame"]:
        lines.append(say.paint(say("table-endgame"), "warn"))
    for seat, steps in enumerate(view["to_gate"]):
        if view["players"][seat]["gourd"]:
            lines.append(say.paint(say("table-carrier", seat=say.seat(seat), steps=steps), "warn"))
    return lines


# --- the map


def ground(view: Mapping[str, Any]) -> dict[int, str]:
    """Every cell of the map with its sign: ground, then tokens."""
    signs: dict[int, str] = {}
    for tile, location, rotation in view["tiles"]:
        for square, letter in enumerate(DRAWINGS[tile * 4 + rotation]):
            signs[CORNER[location] + INSIDE[square]] = SIGNS[letter]
    for cell in view["opened"]:
        signs[cell] = "·"
    for cell in view["treasures"]:
        signs[cell] = "$"
    for cell in view["hidden_lairs"]:
        signs[cell] = "?"
    for cell, _, _ in view["lairs"]:
        signs[cell] = "!"
    for cell in view["gourds"]:
        signs[cell] = "u"
    return signs


def offered(view: Mapping[str, Any]) -> dict[int, str]:
    """The places offered for the tile drawn, each with its name written across the middle."""
    signs: dict[int, str] = {}
    for location in {location for location, _ in view["candidates"]}:
        for i, letter in enumerate(LOCATION_KEYS[location]):
            signs[CORNER[location] + INSIDE[11 + i]] = letter
    return signs


def chart(view: Mapping[str, Any], say: Say) -> list[str]:
    """The labyrinth, cut to the screen around the reader or the seat to play."""
    places = offered(view)
    signs, pawns = ground(view) | places, standing(view)
    rows, columns = sorted({cell // WIDTH for cell in signs}), sorted({cell % WIDTH for cell in signs})
    eye = view["players"][view.get("seat", view["order"][view["turn"]])]["cell"]
    top, bottom = frame(rows[0], rows[-1], eye // WIDTH, TALLEST)
    wide = 2 if (columns[-1] - columns[0] + 1) * 2 + MARGIN <= say.width else 1
    left, right = frame(columns[0], columns[-1], eye % WIDTH, (say.width - MARGIN) // wide)
    letters = [LOCATION_KEYS[c // 5][0] if c % 5 == 2 else " " for c in range(left, right + 1)]
    lines = [(" " * MARGIN + "".join(letter.ljust(wide) for letter in letters)).rstrip()]
    for row in range(top, bottom + 1):
        cells = [row * WIDTH + column for column in range(left, right + 1)]
        number = str(row // 5 + 1) if row % 5 == 2 else ""
        drawn = [
            say.paint(places[cell], "legal") if cell in places else sign(cell, signs, pawns, say) for cell in cells
        ]
        lines.append((number.rjust(MARGIN - 1) + " " + "".join(mark + " " * (wide - 1) for mark in drawn)).rstrip())
    return lines


def frame(first: int, last: int, eye: int, most: int) -> tuple[int, int]:
    """At most so many of first … last, with the eye well inside."""
    if last - first < most:
        return first, last
    begin = max(first, min(eye - most // 2, last - most + 1))
    return begin, begin + most - 1


def standing(view: Mapping[str, Any]) -> dict[int, list[int]]:
    """Living pawns by cell."""
    pawns: dict[int, list[int]] = {}
    for seat, who in enumerate(view["players"]):
        if who["lives"] > 0:
            pawns.setdefault(who["cell"], []).append(seat)
    return pawns


def sign(cell: int, signs: Mapping[int, str], pawns: Mapping[int, list[int]], say: Say) -> str:
    here = pawns.get(cell)
    if here:
        return say.paint(LETTERS[here[0]], f"seat-{here[0]}") if len(here) == 1 else say.paint(str(len(here)), "strong")
    found = signs.get(cell, " ")
    if found in "?!":
        return say.paint(found, "warn")
    return say.paint(found, "legal") if found in "$Fu" else say.paint(found, "soft") if found == "#" else found


# --- the players


def player(view: Mapping[str, Any], say: Say, seat: int) -> list[str]:
    """A strip of two lines: who and how, then statistics with bonuses and the backpack."""
    who = view["players"][seat]
    name = say.paint(f"{LETTERS[seat]} {say.seat(seat)}", f"seat-{seat}")
    marks = [say.name("character", who["character"]), "♥" * who["lives"] or say("table-dead")]
    if who["side"] is not None:
        marks.append(say.name("side", who["side"]))
    if who["gourd"]:
        marks.append(say("table-gourd"))
    if who["held_by"]:
        marks.append(say("table-held", seats=", ".join(say.seat(by) for by in who["held_by"])))
    if who["nets"]:
        marks.append(say("table-netted", count=who["nets"]))
    figures = ", ".join(f"{statistic(say, i)} {figure(view, seat, i)}" for i in range(STATS))
    bonuses = ", ".join(say.name("card", card) for card in who["active"])
    pack = say("table-backpack", used=who["hand_size"], size=who["backpack"])
    worn = "  " + say("table-active", cards=bonuses) if bonuses else ""
    return [f"{name}  {'  '.join(marks)}", f"    {figures}", f"    {pack}{worn}"]


def figure(view: Mapping[str, Any], seat: int, stat: int) -> str:
    """A statistic as 3, or 3+1 with bonuses."""
    who = view["players"][seat]
    printed = PRINTED[who["character"] * STATS + stat]
    more = who["stats"][stat] - printed
    if stat == DEFENCE:
        more += who["skin"]
    if stat == COMBAT and seat == view["order"][view["turn"]]:
        more += view["rage"]
    return f"{printed}+{more}" if more else str(printed)


def own(view: Mapping[str, Any], say: Say) -> list[str]:
    """What the reader alone sees."""
    if "seat" not in view:
        return []
    lines = [say.paint(say("table-you-are", seat=say.seat(view["seat"])), "strong")]
    if view["own_side"] is not None:
        lines.append(say("table-role", side=say.name("side", view["own_side"])))
    elif view["seats"] >= 4 and not view["endgame"]:
        lines.append(say("table-role-sealed"))
    lines.append(say("table-hand" if view["hand"] else "table-hand-empty"))
    for card in view["hand"]:
        lines.append("  " + say("table-card", card=say.name("card", card), text=say(f"table-card-{CARD_KEYS[card]}")))
    if view["order"][view["turn"]] == view["seat"] and view["decision"] == "move":
        lines.append(say("table-points", count=view["mp"]))
    return lines


def drawn_tile(view: Mapping[str, Any], say: Say) -> list[str]:
    drawing = DRAWINGS[view["tile"] * 4]
    rows = ["".join(f"{letter} " for letter in drawing[r * 5 : r * 5 + 5]) for r in range(5)]
    return [say("table-drawn", tile=say.name("tile", view["tile"])), *[f"  {row}".rstrip() for row in rows]]


# --- what a step or a fight would bring


def around(view: Mapping[str, Any], say: Say) -> list[str]:
    """What lies one step away, said before the step is taken."""
    if view["decision"] != "move" or view.get("seat") != view["order"][view["turn"]]:
        return []
    signs, lairs = ground(view), {cell: monsters for cell, _, monsters in view["lairs"]}
    cell = view["players"][view["seat"]]["cell"]
    kinds = {"#": "wall", "·": "gravel", "?": "hidden", "!": "lair", "$": "treasure", "+": "lock"}
    kinds |= {"o": "cave", "F": "basin", "E": "gate", "u": "gravel"}
    lines = []
    for d in range(4):
        beside = cell + STEP[d]
        what = kinds[signs.get(beside, "#")]
        if what == "wall":
            continue
        names = ", ".join(say.name("monster", kind) for kind in lairs.get(beside, []))
        lines.append(say("table-ahead", direction=say.name("direction", d), what=what, monsters=names))
        if beside in lairs:
            lines += odds(view, say, view["seat"], lairs[beside])
    return lines + duels(view, say)


def fight(view: Mapping[str, Any], say: Say) -> list[str]:
    """The monsters faced, and what the dice would have to show."""
    if view["decision"] != "face":
        return duels(view, say) if view["decision"] in ("held", "targets") else []
    seat = view["order"][view["turn"]]
    here = next(monsters for cell, _, monsters in view["lairs"] if cell == view["players"][seat]["cell"])
    lines = [", ".join(say.name("monster", kind) for kind in here)]
    powers = dict.fromkeys(MONSTERS[kind].power for kind in here if MONSTERS[kind].power)
    lines += [f"  {say(f'table-power-{power}')}" for power in powers]
    return lines + odds(view, say, seat, here)


def odds(view: Mapping[str, Any], say: Say, seat: int, monsters: list[int]) -> list[str]:
    """The two comparisons of a fight with these monsters."""
    who = view["players"][seat]
    attack = who["stats"][COMBAT] + view["rage"]
    if CURSED[group_of(monsters)]:
        attack -= sum(BONUS_VALUE[card] for card in who["active"] if BONUS_STAT[card] == COMBAT)
    shield, back, defence = defence_of(monsters), attack_of(monsters), who["stats"][DEFENCE] + who["skin"]
    return [
        "  " + say("table-fight", attack=attack, defence=shield, needed=needed(attack, shield)),
        "  " + say("table-counter", attack=back, defence=defence, needed=needed(back, defence)),
    ]


def duels(view: Mapping[str, Any], say: Say) -> list[str]:
    """What a blow at each player of the cell would need."""
    seat = view["order"][view["turn"]]
    me = view["players"][seat]
    attack = me["stats"][COMBAT] + view["rage"]
    others = [s for s in standing(view).get(me["cell"], []) if s != seat]
    chosen = [s for s in others if s in view["targets"]]
    total = sum(view["players"][s]["stats"][DEFENCE] + view["players"][s]["skin"] for s in chosen)
    lines = []
    for other in others:
        who = view["players"][other]
        shield = total if other in chosen else total + who["stats"][DEFENCE] + who["skin"]
        values = {"attack": attack, "defence": shield, "needed": needed(attack, shield)}
        lines.append(say("table-duel", seat=say.seat(other), **values))
    return lines
