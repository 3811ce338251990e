"""A table of Périple as a picture: markers by square, cards and tiles by key. The plan is α unless another is given."""

from __future__ import annotations

from typing import Any, cast

from ludotheque.core import position
from ludotheque.core.contract import Event
from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.components import CARD_KEYS, FOUND, MARKERS, TERRAIN, TILE_KEYS
from ludotheque.games.periple.options import SIDES
from ludotheque.games.periple.state import Periple

ALPHA = "P12 P24 P32 P40 P37 P05"  # slots NW, N, NE, SW, S, SE
SQUARES = [f"{letter}{row}" for row in range(1, 7) for letter in "ABCDEF"]


def words(given: tuple[str, ...], players: int) -> list[list[str]]:
    """One list a seat; nothing is said of the last seats."""
    return [(given[seat] if seat < len(given) else "").split() for seat in range(players)]


def table(
    *markers: str,
    players: int = 2,
    coins: tuple[int, ...] = (),
    turn: int = 0,
    plan: str = ALPHA,
    pile: str = "P01 P02 P03",
    cards: tuple[str, ...] = (),
    down: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    tiles_down: tuple[str, ...] = (),
    on_top: tuple[str, ...] = (),
    market: str = "",
    bare_pile: bool = False,
    fields: dict[str, Any] | None = None,
    **options: Any,
) -> Periple:
    """`table("A1 B1", "A2", coins=(3, 0))`: seat 0 on A1 and B1 with 3 coins and about to play, seat 1 on A2.

    `cards`, `tiles` are what each seat owns besides its start cards; `down` and `tiles_down` are face down.
    """
    seats = range(players)
    chosen = {"artifacts": bool(tiles or tiles_down or market), "animals": False, "first_player": 0, **options}
    low, high = words(markers, players), words(on_top, players)
    won, owned = words(cards, players), words(tiles, players)
    owned = [own + more for own, more in zip(owned, words(tiles_down, players), strict=True)]
    start = [list(CARD_KEYS[len(FOUND) + 3 * s : len(FOUND) + 3 * s + 3]) for s in seats]
    hands = [first + more for first, more in zip(start, won, strict=True)]
    face_down = words(down, players)
    deck = [card.key for card in (FOUND if chosen["animals"] else TERRAIN)]
    gone = [key for hand in hands for key in hand] + plan.split()
    top = [key for key in pile.split() if key not in gone]
    rest = [] if bare_pile else [key for key in deck if key not in gone and key not in top]
    if bare_pile:  # the cards that are not in the picture belong to the last seat
        hands[-1] += [key for key in deck if key not in gone and key not in top]
    free_tiles = [key for key in TILE_KEYS if chosen["artifacts"] and not any(key in own for own in owned)]
    shown = market.split() + [key for key in free_tiles if key not in market.split()]
    wanted = chosen.get("sides", SIDES[players][0])
    data = {
        "format": position.FORMAT,
        "game": "periple",
        "version": 1,
        "options": {"players": players, **chosen},
        "order": list(seats),
        "sides": list(wanted),
        "slots": [None if key == "-" else key for key in plan.split()],
        "pile": top + rest,
        "market": (shown[:4] + [None] * 4)[:4],
        "tile_pile": shown[4:],
        "low": low,
        "high": high,
        "reserve": [MARKERS - len(low[s]) - len(high[s]) for s in seats],
        "coins": list(coins) + [0] * (players - len(coins)),
        "cards": hands,
        "up": [[key for key in hands[s] if key not in face_down[s]] for s in seats],
        "tiles": owned,
        "tiles_up": [[key for key in owned[s] if key not in words(tiles_down, players)[s]] for s in seats],
        "outpost_owner": None,
        "turn": turn,
        "active": turn % players,
        "step": "start",
        "sub": "none",
        "rested": False,
        "used": None,
        "rotation": 0,
        "anchor": None,
        "unfilled": [],
        "extended": [],
        "placed": 0,
        "bought": False,
        "todo": [],
        "lot": None,
        "bidders": [],
        "best_seat": None,
        "best_bid": -1,
        "end_triggered": max(len(hand) for hand in hands) >= 10,
        "stall": 0,
        "slid_square": None,
        "slid_level": 0,
        "last_card": None,
        "last_anchor": None,
        "last_rotation": 0,
        **(fields or {}),
    }
    return cast("Periple", position.read(PERIPLE, data))


def do(state: Periple, *actions: str) -> list[Event]:
    """Whoever is asked takes these actions, as they are written; what it told."""
    state.log = []
    for action in actions:
        state.play(state.pending()[0], PERIPLE.parse(action))
    return state.log


def may(state: Periple, kind: str = "") -> list[str]:
    """What the seat that is asked may do, as it is written; of one kind, only its arguments."""
    written = [PERIPLE.notation[action] for action in state.legal(state.pending()[0])]
    return [w.removeprefix(kind).strip() for w in written if w.split(" ")[0] == kind] if kind else written


def refusal(state: Periple, action: str, seat: int | None = None) -> str | None:
    """The rule that forbids the action to a seat, or to the one that is asked."""
    return state.why_not(state.pending()[0] if seat is None else seat, PERIPLE.parse(action))


def asked(state: Periple) -> str:
    return state.decision(state.pending()[0]).kind


def on(state: Periple, seat: int) -> str:
    """The squares where a seat has a marker."""
    return " ".join(name for name, stack in zip(SQUARES, state.public()["stacks"], strict=True) if seat in stack)


def plan_of(state: Periple) -> str:
    return " ".join("-" if card < 0 else CARD_KEYS[card] for card in state.slots)


def owned_by(state: Periple, seat: int) -> str:
    return " ".join(key for i, key in enumerate(CARD_KEYS) if state.cards[seat] >> i & 1)


def face_up(state: Periple, seat: int) -> str:
    return " ".join(key for i, key in enumerate(CARD_KEYS) if state.up[seat] >> i & 1)


def tiles_up(state: Periple, seat: int) -> str:
    return " ".join(key for i, key in enumerate(TILE_KEYS) if state.tiles_up[seat] >> i & 1)


def coins(state: Periple) -> list[int]:
    return list(state.coins)


def reserve(state: Periple) -> list[int]:
    return list(state.reserve)


def sq(name: str) -> int:
    return SQUARES.index(name)


def told(events: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def in_auction(*markers: str, lot: str, bidders: str, **picture: Any) -> Periple:
    """A table in the middle of an auction for the card of slot `lot`; `bidders` have not spoken yet."""
    best = picture.pop("best", (None, -1))
    used = picture.pop("used", "D01")
    fields = {
        "step": "auction",
        "used": used,
        "lot": lot,
        "bidders": bidders.split(),
        "best_seat": best[0],
        "best_bid": best[1],
    }
    return table(*markers, fields=fields, **picture)
