"""A view of Agartha as lines of text: the row, then the boards, one's own last. Never reads the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.contract import Say
from ludotheque.games.agartha.components import (
    AREA_OF,
    EXPLORATION_POINTS,
    KIND_COUNT,
    KIND_OF,
    ROUNDS,
    SLOT_COUNT,
    SLOTS,
    TILES,
    VALUES,
)

GAP = "   "


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = [*heading(view, say), ""]
    labels = [f"{TILES[tile]} " + say.name("tile", tile) for tile in range(len(view["tiles"]))]
    for tile, label in enumerate(labels):
        lines += tile_lines(view, say, tile, label.ljust(max(map(len, labels))))
    lines += middle(view, say)
    me = view.get("seat")
    for seat in [s for s in range(view["seats"]) if s != me] + ([me] if me is not None else []):
        lines += ["", *board_lines(view, say, seat)]
    return lines + step_lines(view, say)


def heading(view: Mapping[str, Any], say: Say) -> list[str]:
    """The round, the phase, and what the tokens do."""
    phase = {
        "setup": say("table-setup"),
        "bidding": say("table-bidding"),
        "resolution": say("table-resolution"),
        "over": say("table-over"),
    }[view["phase"]]
    title = say("table-round", round=view["round"], rounds=ROUNDS) + " · " + phase if view["round"] else phase
    powers = [f"{value + 1} " + say.name("power", view["powers"][value]) for value in range(VALUES)]
    return [say.paint(title, "strong"), *fold(say, say("table-tokens") + " ", powers, style="soft")]


def tile_lines(view: Mapping[str, Any], say: Say, tile: int, label: str) -> list[str]:
    """A tile: its cards, then the tokens on its two zones; the one being resolved is marked."""
    here = view["tile"] == tile
    cards = [f"{i + 1} {kind_name(say, card)}" for i, card in enumerate(view["tiles"][tile])]
    first = say.paint(f"> {label}", "strong") if here else f"  {label}"
    lines = [first + "  " + (" · ".join(cards) or say.paint(say("table-empty"), "soft"))]
    zones = [[token_name(view, say, i) for i in tokens_on(view, tile, zone)] for zone in range(2)]
    if zones[0] or zones[1]:
        action = say("table-action") + " " + zones[0][0] if zones[0] else ""
        auction = say("table-auction") + " " + ", ".join(zones[1]) if zones[1] else ""
        lines.append("      " + GAP.join([part for part in (action, auction) if part]))
    return lines


def tokens_on(view: Mapping[str, Any], tile: int, zone: int) -> list[int]:
    """The tokens that lie there still, in order of arrival."""
    found = enumerate(view["tokens"])
    return [i for i, token in found if token["tile"] == tile and token["zone"] == zone and not token["back"]]


def token_name(view: Mapping[str, Any], say: Say, i: int) -> str:
    """Its owner, and its value where the reader may know it."""
    token = view["tokens"][i]
    value = token["value"]
    if token["seat"] == view.get("seat"):
        value = view["own_tokens"][len([t for t in view["tokens"][:i] if t["seat"] == token["seat"]])]
    return say.paint(f"{say.seat(token['seat'])} {value or '?'}", f"seat-{token['seat']}")


def middle(view: Mapping[str, Any], say: Say) -> list[str]:
    """Pile, what is known to lie under it, and discard."""
    parts = [say("table-pile") + f" {view['pile']}"]
    parts += [say("table-under") + " " + names(say, group) for group in view["under"]]
    discard = names(say, view["discard"]).split(", ") if view["discard"] else ["0"]
    return fold(say, "  ", parts) + fold(say, "  " + say("table-discard") + " ", discard)


def board_lines(view: Mapping[str, Any], say: Say, seat: int) -> list[str]:
    """One board: a line on the player, then one for each zone."""
    board = view["boards"][seat]
    facts = [say("table-points", n=view["points"][seat]), say("table-now", n=view["worth"][seat])]
    if view["holder"] == seat:
        facts.append(say("table-testament"))
    if view["phase"] == "bidding":
        placed = len([token for token in view["tokens"] if token["seat"] == seat])
        left = view["left"] if seat == view.get("seat") else ["?"] * (VALUES - placed)
        facts.append(say("table-left") + " " + (" ".join(map(str, left)) or "–"))
    sign = "*" if seat in view["waiting"] else " "
    name = say.paint(say.seat(seat) + " (" + say.name("colour", seat) + ")", f"seat-{seat}")
    lines = [f"{sign} {name}  {' · '.join(facts)}"]
    for area in range(3):
        parts = [slot_text(view, say, seat, slot) for slot in range(SLOT_COUNT) if AREA_OF[slot] == area]
        if area == 1:
            met = len(board["meetings"])
            parts.append(say("table-meetings") + f" {met} (" + say("table-pairs", n=met // 2) + ")")
        if area == 2:
            done = [f"{EXPLORATION_POINTS[i + 1]}{'✓' if view['explored'][seat][i] else '·'}" for i in range(3)]
            parts.append(say("table-explored") + " " + " ".join(done))
            parts.append(say("table-amulets") + f" {len(board['amulets'])}")
        lines += fold(say, "    " + say.name("area", area).ljust(12), parts)
    if view["start"][seat]:
        lines += fold(say, "    " + say("table-start") + " ", start_names(view, say, seat))
    return lines


def start_names(view: Mapping[str, Any], say: Say, seat: int) -> list[str]:
    """The starting cards; one's own with the slot already chosen."""
    mine = seat == view.get("seat")
    slots = view["start_slots"] if mine else [None, None]
    cards = zip(view["start"][seat], slots, strict=True)
    return [kind_name(say, card) + (f" > {SLOTS[slot]}" if slot is not None else "") for card, slot in cards]


def slot_text(view: Mapping[str, Any], say: Say, seat: int, slot: int) -> str:
    """A slot by its short name, then its cards; a slot that has just changed is marked."""
    cards = view["boards"][seat]["slots"][slot]
    fresh = "!" if seat in view["waiting"] and slot in view["fresh"] else ""
    text = f"{SLOTS[slot]}{fresh} {names(say, cards) or '–'}"
    if view["cleared"] and view["cleared"][seat][slot]:
        text += " " + say.paint(f"({names(say, view['cleared'][seat][slot])})", "soft")
    return say.paint(text, "legal") if fresh else text


def step_lines(view: Mapping[str, Any], say: Say) -> list[str]:
    """The cards that wait to be placed, or the card chosen for an action."""
    lines = []
    me = view.get("seat")
    hand = (
        view["start"][me][view["start_placed"][me] :] if view["phase"] == "setup" and me is not None else view["hand"]
    )
    if hand:
        lines.append(say("table-hand") + " " + ", ".join([kind_name(say, card) for card in hand]))
    for seat in range(view["seats"]):
        won = [card for owner, card in view["won"] if owner == seat]
        if won:
            lines.append(say("table-won", seat=say.seat(seat)) + " " + names(say, won))
    if view["chosen"] is not None:
        slot, kind = view["chosen"]
        lines.append(say("table-chosen") + " " + say.name("kind", kind) + f" ({SLOTS[slot]})")
    if view["fresh"] and view["asked"] == "validate":
        lines.append(say("table-fresh") + " " + ", ".join([say.name("slot", slot) for slot in view["fresh"]]))
    return ["", *lines] if lines else []


def names(say: Say, cards: list[int]) -> str:
    """Cards by kind, each with how many there are: `Forest ×2, Solar Compass`."""
    counts = [sum([KIND_OF[card] == kind for card in cards]) for kind in range(KIND_COUNT)]
    found = [(say.name("kind", kind), n) for kind, n in enumerate(counts) if n]
    return ", ".join([name if n == 1 else f"{name} ×{n}" for name, n in found])


def kind_name(say: Say, card: int) -> str:
    return say.name("kind", KIND_OF[card])


def fold(say: Say, label: str, parts: list[str], style: str = "") -> list[str]:
    """A label, then parts side by side, as many on a line as the screen takes."""
    lines, here, indent = [], label, " " * len(label)
    for part in parts:
        if len(here.strip()) > len(label.strip()) and len(bare(here)) + len(GAP) + len(bare(part)) > say.width:
            lines.append(here)
            here = indent
        here += part if here in (label, indent) else GAP + part
    return [say.paint(line, style) if style else line for line in [*lines, here]]


def bare(text: str) -> str:
    """A text without its colours, to be measured."""
    while "\x1b[" in text:
        before, _, rest = text.partition("\x1b[")
        text = before + rest.partition("m")[2]
    return text
