"""Why an action is refused: the first rule against it, written apart from what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.jouvence.actions import ACTIONS, CHOICES
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BASIN,
    BIT,
    BONUSES,
    BOUSSOLE,
    CARDS,
    CAVE,
    CELLS,
    CLEF,
    CORNER,
    DISTINCT,
    FAR,
    FILET,
    FOUNTAIN,
    GATE,
    INSIDE,
    KINDS,
    LIVES,
    LOCATION_OF,
    LOCATIONS,
    LOCK,
    LOCKED_CHEST,
    MAIN_LESTE,
    NUMBER,
    OMBRE,
    OPENED,
    ROADS,
    SLOTS,
    SOUFFLE,
    STEP,
    TROUSSE,
    WALL,
)
from ludotheque.games.jouvence.tiles import TAKEN, niches_after

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

WHEN: Final = {  # kind of action -> the decisions that take it; the rule that says so
    "choose": (("draft",), "JOU-R07"),
    "spot": (("spot",), "JOU-007"),
    "turn": (("turn",), "JOU-007"),
    "lair": (("lair",), "JOU-020"),
    "discard": (("room",), "JOU-R55"),
    "take": (("room",), "JOU-007"),
    "on": (("update",), "JOU-026"),
    "off": (("update",), "JOU-026"),
    "done": (("update",), "JOU-007"),
    "fight": (("face",), "JOU-029"),
    "flee": (("face", "held"), "JOU-045"),
    "stay": (("held",), "JOU-R37"),
    "steal": (("move",), "JOU-R52"),
    "net": (("move",), "JOU-R52"),
    "attack": (("held", "targets", "move"), "JOU-007"),
    "strike": (("targets",), "JOU-007"),
    "stand": (("defend",), "JOU-007"),
    "accept": (("wound",), "JOU-007"),
    "step": (("move",), "JOU-007"),
    "unlock": (("move",), "JOU-R52"),
    "cave": (("move",), "JOU-007"),
    "exit": (("move",), "JOU-007"),
    "stop": (("move",), "JOU-007"),
    "give": (("move",), "JOU-R54"),
}


def why_not(state: Jouvence, seat: int, action: int) -> str | None:
    """The first rule that forbids it, or None."""
    if state.over:
        return "JOU-083"
    if seat != state.asked:
        return "JOU-007"
    kind, args = ACTIONS[action]
    choice = CHOICES[state.choice]
    if kind == "play":
        return not_played(state, seat, args[0], choice)
    when, rule = WHEN[kind]
    if choice not in when:
        return untimely(choice, kind, rule)
    return unfit(state, seat, kind, args, choice)


def untimely(choice: str, kind: str, rule: str) -> str:
    """Asked for something else: monsters and holders bar the way, the rest follows the order of a turn."""
    if kind in ("step", "cave", "exit", "stop", "attack") and choice == "face":
        return "JOU-063"
    if kind in ("step", "cave", "exit", "stop") and choice == "held":
        return "JOU-R37"
    return rule


def unfit(state: Jouvence, seat: int, kind: str, args: tuple[int, ...], choice: str) -> str | None:
    """Against what the action itself asks for, at the right moment."""
    if kind == "choose":
        return "JOU-R07" if args[0] in state.character else None
    if kind == "spot":
        return misplaced(state, args[0])
    if kind == "turn":
        return misturned(state, state.spot, args[0])
    if kind == "lair":
        return no_lair(state, args[0])
    if kind == "discard":
        return None if state.hand[seat * KINDS + args[0]] else "JOU-051"
    if kind == "on":
        return not_on(state, seat, args[0])
    if kind == "off":
        return not_off(state, seat, args[0])
    if kind == "done":
        return "JOU-049" if state.hand_size[seat] > BACKPACK[state.character[seat]] else None
    if kind == "flee":
        return no_flight(state, seat, choice)
    if kind == "attack":
        return no_attack(state, seat, args[0], choice)
    if kind in ("steal", "net"):
        return out_of_reach(state, seat, kind, args[0])
    if kind == "give":
        return no_gift(state, seat, args[0], args[1])
    if kind in ("step", "unlock"):
        return no_way(state, seat, kind, args[0])
    if kind == "cave":
        return "JOU-R61" if state.ground[state.cell[seat]] != CAVE else "JOU-067" if state.mp < 1 else None
    if kind == "exit":
        if not state.gourd & BIT[seat]:
            return "JOU-R67"
        return None if state.cell[seat] == GATE and state.mp >= 1 else "JOU-R66"
    return None


# --- tiles


def misplaced(state: Jouvence, location: int) -> str | None:
    """JOU-R14 first, then what is wrong in every rotation: the last reason a rotation gives."""
    edge = state.edge[location]
    if edge == TAKEN or edge & 15 == 0:
        return "JOU-R14"
    reasons = [misturned(state, location, k) for k in DISTINCT[state.tile]]
    return None if None in reasons else max([reason for reason in reasons if reason is not None], key=SEVERITY.index)


SEVERITY: Final[tuple[str, ...]] = ("JOU-R15", "JOU-017", "JOU-R16", "JOU-R20")  # the nearer to legal, the later


def misturned(state: Jouvence, location: int, rotation: int) -> str | None:
    """JOU-017, JOU-R13, JOU-R15, JOU-R16, JOU-R20, side by side and then as a whole."""
    tile = state.tile
    if rotation not in DISTINCT[tile]:
        return "JOU-R13"
    edge, roads = state.edge[location], ROADS[tile * 4 + rotation]
    for d in range(4):
        if edge & BIT[d] and not roads & BIT[d]:
            return "JOU-017"
    for d in range(4):
        if edge & BIT[d] * 16 and roads & BIT[d]:
            return "JOU-R15"
    if tile == FOUNTAIN:
        return None if FAR[location] >= fountain_distance(state) else "JOU-R20"
    if state.basin < 0 and niches_after(state, niches(state), location, roads) == 0:
        return "JOU-R16"
    return None


def niches(state: Jouvence) -> int:
    """JOU-R16. Places with exactly one road leading to them: there the Fountain fits."""
    return len(fountain_places(state))


def fountain_places(state: Jouvence) -> list[int]:
    edge = state.edge
    return [loc for loc in range(LOCATIONS) if edge[loc] != TAKEN and edge[loc] & 15 in (1, 2, 4, 8)]


def fountain_distance(state: Jouvence) -> int:
    """JOU-R20. The distance asked for, or the farthest place there is."""
    farthest = max([FAR[loc] for loc in fountain_places(state)])
    asked: int = state.options.fountain_distance
    return min(asked, farthest)


def no_lair(state: Jouvence, square: int) -> str | None:
    cell = CORNER[state.spot] + INSIDE[square]
    if state.ground[cell] == WALL or state.ground[cell] == BASIN or state.marks[cell] & NUMBER:
        return "JOU-R21"
    return None


# --- bonuses


def copies_ready(state: Jouvence, seat: int, kind: int) -> int:
    return state.hand[seat * KINDS + kind] - state.back.count(kind) - (state.fresh == kind)


def not_on(state: Jouvence, seat: int, kind: int) -> str | None:
    if not state.hand[seat * KINDS + kind]:
        return "JOU-025"
    if sum(state.active[seat * BONUSES : seat * BONUSES + BONUSES]) >= SLOTS:
        return "JOU-050"
    if copies_ready(state, seat, kind) > 0:
        return None
    return "JOU-R29" if kind in state.back else "JOU-R28"


def not_off(state: Jouvence, seat: int, kind: int) -> str | None:
    if not state.active[seat * BONUSES + kind]:
        return "JOU-025"
    if state.switched:
        return "JOU-R29"
    overflow = state.hand_size[seat] + 1 - BACKPACK[state.character[seat]]
    ready = sum([copies_ready(state, seat, k) for k in range(BONUSES)])
    return "JOU-R30" if overflow > ready else None


# --- fights


def no_flight(state: Jouvence, seat: int, choice: str) -> str | None:
    if choice == "face" and state.unmasked:
        return "JOU-047"
    return "JOU-R36" if state.lives[seat] < 2 else None


def no_attack(state: Jouvence, seat: int, target: int, choice: str) -> str | None:
    if choice == "held":
        return None if state.held[seat] & BIT[target] else "JOU-R37"
    if choice == "move" and state.duel_done:
        return "JOU-R42"
    if choice == "move" and state.no_attack:
        return "JOU-045"
    if not beside(state, seat, target):
        return "JOU-041"
    return "JOU-044" if choice == "targets" and state.duel_targets & BIT[target] else None


def beside(state: Jouvence, seat: int, other: int) -> bool:
    """Another living player on the same cell."""
    if other >= state.seats or other == seat or state.lives[other] == 0:
        return False
    return state.cell[other] == state.cell[seat]


# --- cards


def not_played(state: Jouvence, seat: int, card: int, choice: str) -> str | None:
    """JOU-048, JOU-R52. The card must be in hand, and its text must allow it now."""
    if choice not in CARDS[card].playable:
        return "JOU-R52"
    if not state.hand[seat * KINDS + card]:
        return "JOU-048"
    if card == TROUSSE and state.lives[seat] == LIVES:
        return "JOU-R51"
    if (card == SOUFFLE and state.wind) or (card == OMBRE and state.shadow):
        return "JOU-R52"
    if card == BOUSSOLE and state.tile == FOUNTAIN:
        return "JOU-073"
    if card == BOUSSOLE and not state.pile:
        return "JOU-R19"
    return None


def out_of_reach(state: Jouvence, seat: int, kind: str, target: int) -> str | None:
    """The card, then a target that its text allows."""
    if not state.hand[seat * KINDS + (MAIN_LESTE if kind == "steal" else FILET)]:
        return "JOU-048"
    if kind == "steal":
        return None if beside(state, seat, target) and state.hand_size[target] else "JOU-R52"
    if target >= state.seats or target == seat or state.lives[target] == 0:
        return "JOU-R52"
    return None if LOCATION_OF[state.cell[target]] == LOCATION_OF[state.cell[seat]] else "JOU-R52"


def no_gift(state: Jouvence, seat: int, card: int, to: int) -> str | None:
    if not state.hand[seat * KINDS + card]:
        return "JOU-054"
    if not beside(state, seat, to):
        return "JOU-R54"
    return "JOU-049" if state.hand_size[to] >= BACKPACK[state.character[to]] else None


# --- movement


def no_way(state: Jouvence, seat: int, kind: str, direction: int) -> str | None:
    cell = state.cell[seat] + STEP[direction]
    ground = state.ground[cell] if cell < CELLS else WALL
    locked = ground in (LOCK, LOCKED_CHEST) and not state.marks[cell] & OPENED
    if kind == "unlock":
        if not locked:
            return "JOU-R59"
        return None if state.hand[seat * KINDS + CLEF] else "JOU-065"
    if ground == WALL:
        return "JOU-062"
    if locked:
        return "JOU-065"
    return "JOU-058" if state.mp < 1 else None
