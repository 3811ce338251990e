"""A view of Périple as lines of text, from the viewer's side of the table. Never reads the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.contract import Say
from ludotheque.games.periple.components import BIOMES, FOUND, KINDS, OWNED_TO_END, START, TILES
from ludotheque.games.periple.geometry import KEYS, SLOT_KEYS, slot_of

View = Mapping[str, Any]
SEATS = "ABCD"
CELL = 4  # columns of a square


def draw(view: View, say: Say) -> list[str]:
    lines = heading(view, say)
    lines += beside(plan(view, say), cards_of_plan(view, say), say.width)
    if view["reach"]:
        lines += ["", say.paint(say("table-reach"), "strong"), *choices(view, say)]
    lines += ["", *pile(view, say), *market(view, say), ""]
    for seat in view["order"] or range(view["seats"]):
        lines += player(view, say, seat)
    return lines


def heading(view: View, say: Say) -> list[str]:
    """Whose turn it is, and what is going on."""
    lines = []
    if view["order"]:
        lines.append(say.paint(say("table-turn", round=view["round"] + 1, seat=say.seat(view["active"])), "strong"))
    if view["end_triggered"]:
        lines.append(say.paint(say("table-last-round"), "warn"))
    if view["lot"] is not None:
        card = view["slots"][view["lot"]]
        best = view["best"]
        offer = say("table-no-bid") if best is None else say("table-best", seat=say.seat(best[0]), amount=best[1])
        lines.append(say("table-lot", card=card_name(view, say, card), offer=offer))
    return lines


def turned(view: View, row: int, col: int) -> int:
    """The plan square that the viewer sees there: their own side is at the bottom; onlookers sit south."""
    seat = view.get("seat")
    side = 0 if seat is None or view["sides"][seat] is None else view["sides"][seat]
    if side == 0:
        return 6 * row + col
    if side == 1:
        return 6 * col + 5 - row
    if side == 2:
        return 35 - 6 * row - col
    return 6 * (5 - col) + row


def plan(view: View, say: Say) -> list[str]:
    """The grid, with a border between the cards."""
    grid = [[turned(view, row, col) for col in range(6)] for row in range(6)]
    first = grid[0][0]
    across = [KEYS[sq][0] if grid[0][1] // 6 == first // 6 else KEYS[sq][1] for sq in grid[0]]
    lines = ["   " + "".join(f" {name:<{CELL}}" for name in across)]
    for row in range(6):
        above = grid[row - 1] if row else [-1] * 6
        lines.append("   " + "".join(border(above[col], grid[row][col]) for col in range(6)) + "+")
        key = KEYS[grid[row][0]]
        label = key[1] if grid[0][1] // 6 == first // 6 else key[0]
        text = f" {label} "
        for col in range(6):
            left = grid[row][col - 1] if col else -1
            text += ("|" if apart(left, grid[row][col]) else " ") + square(view, say, grid[row][col])
        lines.append(text + "|")
    lines.append("   " + "+----" * 6 + "+")
    return lines


def apart(one: int, other: int) -> bool:
    return one < 0 or slot_of(one) != slot_of(other)


def border(one: int, other: int) -> str:
    return "+" + ("-" if apart(one, other) else " ") * CELL


def square(view: View, say: Say, sq: int) -> str:
    """Markers by their players' letters; coins; x where the shape was blocked, o where it could still grow."""
    stack, coins = view["stacks"][sq], view["symbols"][sq]
    covers = view["covers"] or {"mandatory": [], "optional": []}
    if stack:
        text = "".join(say.paint(SEATS[seat], f"seat-{seat}") for seat in stack)
        mark = "'" if sq in covers["mandatory"] else " "
        return f" {text}{mark}" + " " * (2 - len(stack))
    if sq in covers["optional"] or sq in view["unfilled"]:
        return " " + say.paint("o", "legal") + (f"{coins} " if coins else "  ")
    if view["slots"][slot_of(sq)] is None:
        return "    "
    return f" {coins}  " if coins else say.paint(" .  ", "soft")


def cards_of_plan(view: View, say: Say) -> list[str]:
    """One entry a card of the plan: what it is worth, its shape, who leads."""
    lines = []
    for slot, card in enumerate(view["slots"]):
        if card is None:
            continue
        points, shape = face(view, card)
        counts = " ".join(f"{SEATS[seat]}{n}" for seat, n in enumerate(view["counts"][slot]) if n)
        empty = sum(not view["stacks"][sq] for sq in range(36) if slot_of(sq) == slot)
        where, name = f"{say.name('slot', slot)} ({SLOT_KEYS[slot]})", card_name(view, say, card)
        lines.append(say("table-entry", what=where, words=name))
        words = f"{say('table-face', points=points, shape='/'.join(shape))}, {say('table-empty', count=empty)}"
        lines.append(f"   {words}  {counts}".rstrip())
    return lines


def beside(left: list[str], right: list[str], width: int) -> list[str]:
    """Two blocks side by side where they fit, else one below the other."""
    reach = 36
    if width < reach + 40:
        return [*left, "", *right]
    count = max(len(left), len(right))
    left = left + [""] * (count - len(left))
    right = right + [""] * (count - len(right))
    return [(a + " " * (reach - visible(a)) + b).rstrip() for a, b in zip(left, right, strict=True)]


def visible(text: str) -> int:
    """The columns that a text takes: colour codes take none."""
    plain, inside = 0, False
    for letter in text:
        if letter == "\x1b":
            inside = True
        elif not inside:
            plain += 1
        elif letter == "m":
            inside = False
    return plain


def choices(view: View, say: Say) -> list[str]:
    """Every position: the squares it would take, those in its way, the optional ones, the coins."""
    shape = face(view, view["used"])[1]
    lines = [say("table-shape", shape="/".join(shape)) + "   " + say("table-legend")]
    texts = [position(entry) for entry in view["reach"]]
    columns = max(1, say.width // 39)
    height = -(-len(texts) // columns)
    for i in range(height):
        lines.append("".join(f"{text:<39}" for text in texts[i::height]).rstrip())
    return lines


def position(entry: Mapping[str, Any]) -> str:
    names = {part: " ".join(KEYS[sq] for sq in entry[part]) for part in ("lays", "blocked", "optional")}
    text = f"{KEYS[entry['anchor']]}: {names['lays'] or '-'}"
    text += f" x {names['blocked']}" if names["blocked"] else ""
    text += f" o {names['optional']}" if names["optional"] else ""
    return text + (f" +{entry['coins']}" if entry["coins"] else "")


def face(view: View, card: int) -> tuple[int, tuple[str, ...]]:
    """Points and shape of a card, of the house's deck or the players' own."""
    if card >= len(FOUND):
        return 0, START[card - len(FOUND)].shape
    if view["deck"] is not None:
        return view["deck"][card]["points"], tuple(view["deck"][card]["shape"])
    return FOUND[card].points, FOUND[card].shape


def card_name(view: View, say: Say, card: int) -> str:
    if view["deck"] is None or card >= len(FOUND):
        return say.name("card", card)
    return str(view["deck"][card][say("table-language")])


def pile(view: View, say: Say) -> list[str]:
    """The next card, and where its sleepwalker was found."""
    card = view["pile_top"]
    if card is None:
        return [say("table-pile-empty")]
    points, shape = face(view, card)
    words = say("table-face", points=points, shape="/".join(shape))
    lines = [say("table-pile", count=view["pile_size"], card=card_name(view, say, card)) + f"  {words}"]
    if view["deck"] is None:
        biome, doing = say.name("biome", BIOMES.index(FOUND[card].biome)), say.name("lost", card)
        lines.append(say.paint("   " + say("table-lost", doing=doing, biome=biome), "soft"))
    return lines


def market(view: View, say: Say) -> list[str]:
    if all(tile is None for tile in view["market"]):
        return []
    lines = [say("table-market")]
    for place, tile in enumerate(view["market"]):
        if tile is not None:
            kind = say.name("kind", KINDS.index(TILES[tile].kind))
            words = say("table-tile", kind=kind, cost=TILES[tile].cost, points=TILES[tile].points)
            lines.append("   " + say("table-entry", what=f"m{place + 1}  {say.name('tile', tile)}", words=words))
    return lines


def player(view: View, say: Say, seat: int) -> list[str]:
    cards = len(view["up"][seat]) + len(view["down"][seat])
    values = {"coins": view["coins"][seat], "reserve": view["reserve"][seat], "score": view["scores"][seat]}
    side = view["sides"][seat]
    where = "" if side is None else f", {say.name('side', side)}"
    sign = "*" if seat in view["waiting"] else " "
    name = say.paint(f"{SEATS[seat]} {say.seat(seat)}", f"seat-{seat}")
    status = say("table-player", **values, cards=cards, wanted=OWNED_TO_END)
    colour = say.name("colour", seat)
    lines = [f"{sign}{name} ({colour}{where})  {status}"]
    up = [f"{card_name(view, say, card)} {'/'.join(face(view, card)[1])}" for card in view["up"][seat]]
    down = [card_name(view, say, card) for card in view["down"][seat]]
    tiles = [f"{say.name('tile', tile)} ({kind_of(say, tile)})" for tile in view["tiles_up"][seat]]
    idle = [say.name("tile", tile) for tile in view["tiles_down"][seat]]
    outpost = [say("table-outpost")] if view["outpost_owner"] == seat else []
    for label, words in (("up", up), ("down", down), ("tiles-up", tiles), ("tiles-down", idle)):
        if words:
            lines += wrapped(f"   {say(f'table-{label}')} ", words, say.width)
    return lines + [f"   {word}" for word in outpost]


def kind_of(say: Say, tile: int) -> str:
    return say.name("kind", KINDS.index(TILES[tile].kind))


def wrapped(start: str, words: list[str], width: int) -> list[str]:
    """A list of things over as many lines as it takes."""
    lines, line = [], start
    for i, word in enumerate(words):
        piece = word + (", " if i + 1 < len(words) else "")
        if len(line) + len(piece) > width and line.strip():
            lines.append(line.rstrip())
            line = "      "
        line += piece
    return [*lines, line.rstrip()]
