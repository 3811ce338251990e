"""A view of Agora as lines of text. Never reads the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from ludotheque.core.contract import Say
from ludotheque.games.agora.components import GOODS, HIERARCHY, KINDS, MAGISTRATE_KEYS, PRICE

View = Mapping[str, Any]
TOKENS: Final = ("–", "I", "II", "III", "IIII")
GAP: Final = "  "


def draw(view: View, say: Say) -> list[str]:
    """From the far side of the table to one's own hand."""
    blocks = [heading(view, say), tiles(view, say), seats(view, say), offers(view, say), stall(view, say)]
    if "hand" in view:
        blocks.append(own_side(view, say))
    lines: list[str] = []
    for block in blocks:
        if block:
            lines += ["", *block] if lines else block
    return lines


def fold(text: str, say: Say) -> list[str]:
    return wrap(text, say.width, subsequent_indent="    ", break_on_hyphens=False) or [""]


def cards(view: View, say: Say, kinds: Sequence[int]) -> str:
    """Cards of one kind together: "2 × Fish, Rising market"."""
    words = []
    for kind in range(KINDS):
        if count := list(kinds).count(kind):
            name = say.name("kind", kind)
            words.append(name if count == 1 else say("table-copies", n=count, card=name))
    return ", ".join(words) or "–"


def names(say: Say, who: Sequence[int]) -> str:
    return ", ".join(say.seat(seat) for seat in who)


def heading(view: View, say: Say) -> list[str]:
    """The clock, what the magistrate forbids, and what is known of those to come."""
    clock = say("table-round", half=view["half"] + 1, round=view["round"] + 1)
    lines = [say.paint(clock, "strong") + GAP + say("table-pile", cards=view["pile"])]
    now = view["magistrate"]
    if view["phase"] == "over":
        return lines
    if now is None:
        lines += fold(say("table-no-magistrate"), say)
    else:
        effect = say(f"table-effect-{MAGISTRATE_KEYS[now]}")
        text = say("table-magistrate", name=say.name("magistrate", now), effect=effect)
        lines += [say.paint(line, "warn") for line in fold(text, say)]
        order = " > ".join(say.name("good", good) for good in HIERARCHY[now])
        lines += fold(say("table-hierarchy", goods=order), say)
    coming = [magistrate_to_come(view, say, place) for place in range(len(view["magistrate_pile"]))]
    return lines + fold(say("table-coming", magistrates=", ".join(coming)), say)


def magistrate_to_come(view: View, say: Say, place: int) -> str:
    """By name where the reader knows it; otherwise who else does."""
    found, knowers = view["magistrate_pile"][place], view["known_by"][place]
    name = "?" if found is None else say.name("magistrate", found)
    others = [seat for seat in knowers if seat != view.get("seat")]
    if others and len(knowers) < view["seats"]:
        return say("table-known-to", magistrate=name, seats=names(say, others))
    return name


def tiles(view: View, say: Say) -> list[str]:
    """The four tiles: need, cards sold and places left this round, and everybody's reputation."""
    players = [say.seat(seat) for seat in range(view["seats"])]
    head = [*[say(f"table-{word}") for word in ("tile", "need", "sold", "left", "market")], *players]
    rows = []
    for good in range(GOODS):
        limit, sold, shift = view["limits"][good], view["sold"][good], view["market_shift"][good]
        arrow = "➤ " if view["tile"] == good else ""
        places = say("table-places", places=limit - sold)
        slots = "■" * sold + "□" * (limit - sold)
        market = f"{shift:+d}".replace("-", "−") if shift else "–"
        row = [arrow + say.name("good", good), str(view["need"][good]), slots, places, market]
        rows.append([*row, *[str(view["reputation"][seat][good]) for seat in range(view["seats"])]])
    return columns(head, rows, say, [5 + seat for seat in range(view["seats"])])


def seats(view: View, say: Say) -> list[str]:
    words = ("player", "hand-size", "money", "values", "card", "token", "influence")
    rows = []
    for seat in range(view["seats"]):
        money, card = view["drachmas"][seat], view["negotiation"][seat]
        rows.append(
            [
                say.seat(seat),
                str(view["hand_sizes"][seat]),
                "?" if money is None else str(money),
                " ".join(map(str, view["negotiation_left"][seat])) or "–",
                "–" if card is None else str(card),
                TOKENS[view["tokens"][seat]],
                str(view["influence"][seat]),
            ]
        )
    signs = [("holder", [view["auction_holder"]]), ("broke", view["broke"]), ("deciding", view["waiting"])]
    told = [say(f"table-{word}", seats=names(say, who)) for word, who in signs if who]
    return columns([say(f"table-{word}") for word in words], rows, say, [0]) + fold(" ".join(told), say)


def columns(head: list[str], rows: list[list[str]], say: Say, seat_cells: list[int]) -> list[str]:
    """A table where it fits; on a narrow screen each row as a sentence. `seat_cells` are in the seats' colours."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    if sum(widths) + len(GAP) * (len(widths) - 1) > say.width:
        return [line for row in rows for line in fold(sentence(head, row), say)]
    lines = [say.paint(GAP.join(word.ljust(w) for word, w in zip(head, widths, strict=True)).rstrip(), "soft")]
    for number, row in enumerate(rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        for place in seat_cells:
            cells[place] = say.paint(cells[place], f"seat-{number if len(seat_cells) == 1 else place - 5}")
        lines.append(GAP.join(cells).rstrip())
    return lines


def sentence(head: list[str], row: list[str]) -> str:
    told = [f"{word} {cell}".strip() for word, cell in zip(head[1:], row[1:], strict=True) if cell]
    return f"{row[0]} – {', '.join(told)}"


def offers(view: View, say: Say) -> list[str]:
    """What is for sale, and how the last auction went."""
    lines: list[str] = []
    if view["phase"] == "last_lot":
        priced = [say("table-priced", card=say.name("kind", kind), price=PRICE[kind]) for kind in view["lot"]]
        lines += fold(say("table-last-lot", seat=names(say, view["waiting"]), cards=", ".join(priced)), say)
    elif view["lot"]:
        token = TOKENS[1 + max(view["tokens"])]
        lines += fold(say("table-lot", token=token, cards=cards(view, say, view["lot"])), say)
    if view["tied"]:
        lines += fold(say("table-tie", seats=names(say, view["tied"]), rebid=view["rebid"]), say)
    this_round = bool(view["tied"]) or any(view["tokens"])
    if view["openings"] and this_round and view["phase"] in ("bid", "discard", "last_lot"):
        lines += fold(say("table-last-bids", bids=last_bids(view, say)), say)
    return lines


def last_bids(view: View, say: Say) -> str:
    turns = []
    for bids in view["openings"]:
        made = [seat for seat in range(view["seats"]) if bids[seat] is not None]
        cards_played = view["negotiation"]
        told = [say("table-bid-of", seat=say.seat(s), bid=bids[s], card=cards_played[s]) for s in made]
        turns.append(", ".join(told))
    return " ; ".join(turns)


def stall(view: View, say: Say) -> list[str]:
    """The sale: whose turn, and what the lots of the seller earn."""
    if not view["order"]:
        return []
    lines = fold(say("table-order", seats=" > ".join(say.seat(seat) for seat in view["order"])), say)
    seller = view["order"][view["turn_index"]]
    lots = [
        say("table-stall-lot", good=say.name("good", good), goods=goods, points=view["points"][good])
        for good, goods in enumerate(view["lot_goods"])
        if goods
    ]
    if lots and view["phase"] == "sell":
        lines += fold(say("table-stall", seat=say.seat(seller), lots=" ; ".join(lots)), say)
    if view["tile"] is not None:
        good = view["tile"]
        position = view["reputation"][seller][good]
        name = say.name("good", good)
        lines += fold(say("table-sharing", good=name, points=view["points"][good], position=position), say)
    if view["pool"]:
        lines.append(say("table-pool", points=view["pool"]))
    return lines


def own_side(view: View, say: Say) -> list[str]:
    """The reader's hand, purse and secrets."""
    seat, hand = view["seat"], view["hand"]
    held = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    lines = [say.paint(line, "strong") for line in fold(say("table-hand", cards=cards(view, say, held)), say)]
    told = [say("table-purse", drachmas=view["drachmas"][seat])]
    if view["half"] == 0:
        other = [good for good in range(GOODS) if good not in view["pair"]]
        told.append(say("table-next-half", cards=cards(view, say, other)))
    if view["phase"] == "negotiate" and view["own_negotiation"] is not None:
        told.append(say("table-sealed-card", value=view["own_negotiation"]))
    if view["phase"] == "bid" and view["own_bid"] is not None:
        told.append(say("table-sealed-bid", amount=view["own_bid"]))
    elif view["phase"] == "bid" and seat in view["waiting"]:
        told.append(say("table-total", card=view["negotiation"][seat]))
    lines += fold(" ".join(told), say)
    if view["looked"] and seat in view["waiting"]:
        rest = view["magistrate_pile"][view["placed"] : view["looked"]]
        seen = ", ".join(say.name("magistrate", magistrate) for magistrate in rest)
        lines += fold(say("table-looked", magistrates=seen), say)
    return lines
