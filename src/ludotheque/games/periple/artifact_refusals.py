"""Why not use this artifact, or use it so?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.state import ActionId, RuleId
from ludotheque.games.periple.actions import ACTIONS, USE_ROTATE
from ludotheque.games.periple.components import KINDS
from ludotheque.games.periple.geometry import BIT, NO_SQUARE, SQUARES, beside, members
from ludotheque.games.periple.stacking import owner_at
from ludotheque.games.periple.steps import (
    AUCTION,
    CLOSING,
    EXTEND,
    FILL,
    FLIP,
    FREE,
    PLACE,
    REPLACE,
    RESOLVE,
    SLIDE_MOVE,
    SLIDE_PICK,
    START,
)
from ludotheque.games.periple.tables import TILE_KIND

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple

# Each ability, and the steps of a turn where it may be used (PER-R41).
ABILITIES: Final[dict[str, tuple[int, ...]]] = {
    "use_coin": (START, PLACE, EXTEND, CLOSING),
    "use_flip": (START, PLACE, EXTEND, CLOSING),
    "use_rotate": (PLACE,),
    "use_slide": (PLACE, EXTEND),
    "use_free": (EXTEND,),
    "use_replace": (EXTEND,),
}
# The choices that abilities ask for, and the rule of each.
SUB_RULE: Final[dict[str, str]] = {
    "flip_card": "PER-107",
    "free_optional": "PER-100",
    "replace_at": "PER-101",
    "slide_from": "PER-105",
    "slide_to": "PER-105",
}
ASKED: Final[dict[str, int]] = {
    "flip_card": FLIP,
    "free_optional": FREE,
    "replace_at": REPLACE,
    "slide_from": SLIDE_PICK,
    "slide_to": SLIDE_MOVE,
}
OF_SUB: Final = ("", "PER-107", "PER-100", "PER-101", "PER-105", "PER-105")


def why_not_ability(state: Periple, action: ActionId, kind: str) -> RuleId | None:
    if not state.variant.artifacts:
        return "PER-022"
    if state.step not in ABILITIES[kind]:
        return wrong_step(state, kind)
    ability = KINDS.index(kind.removeprefix("use_"))
    owned = [tile for tile in members(state.tiles[state.active]) if TILE_KIND[tile] == ability]
    if not owned:
        return "PER-030" if kind == "use_rotate" else "PER-085"
    if not any([state.tiles_up[state.active] & BIT[tile] for tile in owned]):
        return "PER-088"
    return why_idle(state, action, kind)


def wrong_step(state: Periple, kind: str) -> RuleId:
    if kind in ("use_coin", "use_flip"):
        return "PER-R41" if state.step == FILL else "PER-R42"
    return "PER-084" if state.step in (RESOLVE, AUCTION, CLOSING) else "PER-R41"


def why_idle(state: Periple, action: ActionId, kind: str) -> RuleId | None:
    """PER-R63. An artifact that could do nothing now."""
    if kind == "use_rotate":
        if action != USE_ROTATE and state.variant.clockwise:
            return "PER-R46"
        return "PER-R63" if state.deck.same[state.view_in_hand()] else None
    if kind == "use_slide":
        return None if any([can_leave(state, sq, 0) for sq in range(SQUARES)]) else "PER-R63"
    if kind == "use_free":
        if state.reserve[state.active] == 0:
            return "PER-039"
        return None if any([why_not_free(state, sq) is None for sq in range(SQUARES)]) else "PER-R63"
    if kind == "use_replace":
        if state.reserve[state.active] == 0 or state.anchor == NO_SQUARE:
            return "PER-R45"
        targets = [why_not_replace(state, sq, level) is None for sq in range(SQUARES) for level in range(2)]
        return None if any(targets) else "PER-R63"
    return None


def why_not_sub(state: Periple, action: ActionId, kind: str) -> RuleId | None:
    """The choice that an ability asks for; any other is out of place."""
    if ASKED[kind] != state.sub:
        return OF_SUB[state.sub]
    args = ACTIONS[action].args
    if kind == "flip_card":
        return why_not_flip(state, args[0])
    if kind == "free_optional":
        return why_not_free(state, args[0])
    if kind == "replace_at":
        return why_not_replace(state, args[0], args[1])
    if kind == "slide_from":
        return None if can_leave(state, args[0], args[1]) else "PER-105"
    target = beside(state.slid_square, args[0])
    return None if target != NO_SQUARE and is_empty(state, target) else "PER-105"


def why_not_flip(state: Periple, card: int) -> RuleId | None:
    seat = state.active
    if not state.cards[seat] & BIT[card]:
        return "PER-107"
    last = state.up[seat] == BIT[card]
    return "PER-R39" if last and state.step == START and state.rested else None


def why_not_free(state: Periple, sq: int) -> RuleId | None:
    spot = state.spot()
    if not state.deck.optional[spot] & BIT[sq]:
        return "PER-100"
    if not state.plan & BIT[sq]:
        return "PER-R21"
    if state.extended & BIT[sq]:
        return "PER-044"
    return None if owner_at(state, sq, 1 if state.variant.stacking else 0) < 0 else "PER-034"


def why_not_replace(state: Periple, sq: int, level: int) -> RuleId | None:
    spot, owner = state.spot(), owner_at(state, sq, level)
    if owner < 0 or owner == state.active:
        return "PER-101"
    if state.deck.mandatory[spot] & BIT[sq]:
        return None
    if not state.deck.optional[spot] & BIT[sq]:
        return "PER-101"
    return None if state.variant.reach_all else "PER-R44"


def can_leave(state: Periple, sq: int, level: int) -> bool:
    """A marker is there, and a square beside it is empty."""
    if owner_at(state, sq, level) < 0:
        return False
    targets = [beside(sq, heading) for heading in range(4)]
    return any([target != NO_SQUARE and is_empty(state, target) for target in targets])


def is_empty(state: Periple, sq: int) -> bool:
    return state.plan & BIT[sq] != 0 and owner_at(state, sq, 0) < 0
