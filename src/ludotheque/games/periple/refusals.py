"""Why not? For every action that a seat might wish, the first rule that forbids it. Written apart from `legal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, RuleId
from ludotheque.games.periple.actions import ACTIONS
from ludotheque.games.periple.artifact_refusals import ABILITIES, OF_SUB, SUB_RULE, why_not_ability, why_not_sub
from ludotheque.games.periple.components import MARKET, OPTIONAL_PRICE
from ludotheque.games.periple.geometry import BIT, SQUARES, members
from ludotheque.games.periple.stacking import leaders, owner_at
from ludotheque.games.periple.steps import (
    AUCTION,
    CLOSING,
    EXTEND,
    FILL,
    NONE,
    OVER,
    PLACE,
    RESOLVE,
    SIDES,
    START,
)
from ludotheque.games.periple.tables import TILE_COST

if TYPE_CHECKING:
    from ludotheque.games.periple.state import Periple

KIND: Final[tuple[str, ...]] = tuple([action.kind for action in ACTIONS])
ARG: Final[tuple[int, ...]] = tuple([action.args[0] if action.args else -1 for action in ACTIONS])


def why_not(state: Periple, seat: Seat, action: ActionId) -> RuleId | None:
    kind, arg = KIND[action], ARG[action]
    if state.step == OVER:
        return "PER-072"
    if state.step == SIDES:
        return why_not_side(state, seat, kind, arg)
    if kind == "choose_side":
        return "PER-015"
    if state.step == AUCTION:
        return why_not_in_auction(state, seat, kind, arg)
    if seat != state.active:
        return "PER-086" if kind in ABILITIES else "PER-026"
    if state.sub != NONE:
        return why_not_sub(state, action, kind) if kind in SUB_RULE else OF_SUB[state.sub]
    if kind in ABILITIES:
        return why_not_ability(state, action, kind)
    if kind in SUB_RULE:
        return SUB_RULE[kind]  # nobody has used such an artifact
    return why_not_plain(state, kind, arg)


def why_not_plain(state: Periple, kind: str, arg: int) -> RuleId | None:
    """The actions of the base rules, in one's own turn."""
    if kind == "use_character":
        return why_not_character(state, arg)
    if kind == "early_rest":
        return why_not_rest(state)
    if kind == "place_at":
        return why_not_place(state, arg)
    if kind == "fill_square":
        return None if state.step == FILL and state.unfilled & BIT[arg] else "PER-R18"
    if kind == "pay_optional":
        return why_not_pay(state, arg)
    if kind == "end_exploration":
        return None if state.step == EXTEND else too_early(state)
    if kind == "resolve_card":
        return None if state.step == RESOLVE and state.todo & BIT[arg] else "PER-048"
    if kind == "buy_tile":
        return why_not_buy(state, arg)
    if kind == "end_turn":
        return None if state.step == CLOSING else too_early(state)
    return "PER-050"  # bid, pass_bid


def too_early(state: Periple) -> RuleId:
    """What must come first, before an exploration or a turn can end."""
    if state.step in (START, PLACE):
        return "PER-R14"
    if state.step == FILL:
        return "PER-033"
    return "PER-058" if state.step == RESOLVE else "PER-R40"


def why_not_side(state: Periple, seat: Seat, kind: str, side: int) -> RuleId | None:
    chosen = [taken for taken in list(state.sides) if taken >= 0]
    if kind != "choose_side" or seat != len(chosen):
        return "PER-R06"
    return "PER-015" if side in chosen else None


def why_not_character(state: Periple, card: int) -> RuleId | None:
    if state.step != START:
        return "PER-045"
    if not state.up[state.active] & BIT[card]:
        return "PER-027"
    if state.variant.avoid and state.reserve[state.active] > 0 and not lays(state, card):
        others = [other for other in members(state.up[state.active]) if lays(state, other)]
        return "PER-R15" if others else None
    return None


def lays(state: Periple, card: int) -> bool:
    """Whether a character, as it is turned now, could lay a marker somewhere."""
    return any([is_inside(state, card, sq) and has_room(state, card, sq) for sq in range(SQUARES)])


def place_of(state: Periple, card: int, anchor: int) -> int:
    return SQUARES * (4 * card + (state.sides[state.active] + state.rotation) % 4) + anchor


def is_inside(state: Periple, card: int, anchor: int) -> bool:
    mask = state.deck.mandatory[place_of(state, card, anchor)]
    return mask != 0 and mask & ~state.plan == 0


def has_room(state: Periple, card: int, anchor: int) -> bool:
    covers = members(state.deck.mandatory[place_of(state, card, anchor)])
    return any([is_free(state, sq) for sq in covers])


def is_free(state: Periple, sq: int) -> bool:
    return owner_at(state, sq, 1 if state.variant.stacking else 0) < 0


def why_not_rest(state: Periple) -> RuleId | None:
    seat = state.active
    if state.step != START:
        return "PER-R35"
    if state.rested:
        return "PER-R37"
    if state.up[seat] == state.cards[seat]:
        return "PER-R36"
    return "PER-069" if len(members(state.up[seat])) > state.coins[seat] else None


def why_not_place(state: Periple, anchor: int) -> RuleId | None:
    if state.step == START:
        return "PER-027"
    if state.step != PLACE:
        return "PER-045"
    if not is_inside(state, state.used, anchor):
        return "PER-031"
    if state.variant.avoid and not has_room(state, state.used, anchor) and lays(state, state.used):
        return "PER-R15"
    return None


def why_not_pay(state: Periple, sq: int) -> RuleId | None:
    if state.step in (START, PLACE, FILL):
        return "PER-R20"
    if state.step != EXTEND:
        return "PER-043"
    if state.reserve[state.active] == 0:
        return "PER-039"
    return why_not_extend(state, sq) or ("PER-043" if state.coins[state.active] < OPTIONAL_PRICE else None)


def why_not_extend(state: Periple, sq: int) -> RuleId | None:
    """A marker on an optional square, whatever it costs."""
    if not state.deck.optional[place_of(state, state.used, state.anchor)] & BIT[sq]:
        return "PER-043"
    if not state.plan & BIT[sq]:
        return "PER-R21"
    if state.extended & BIT[sq]:
        return "PER-044"
    return None if is_free(state, sq) else "PER-034"


def why_not_buy(state: Periple, place: int) -> RuleId | None:
    if not state.variant.artifacts:
        return "PER-022"
    if state.step != CLOSING:
        return "PER-R40"
    if state.bought:
        return "PER-082"
    tile = state.market[place % MARKET]
    if tile < 0:
        return "PER-R48"
    return "PER-078" if state.coins[state.active] < TILE_COST[tile] else None


def why_not_in_auction(state: Periple, seat: Seat, kind: str, amount: int) -> RuleId | None:
    if kind not in ("bid", "pass_bid"):
        if kind in ABILITIES:
            return "PER-R42" if seat == state.active else "PER-086"
        return "PER-050" if seat == state.asked() else "PER-026"
    if not leaders(state, state.lot) & BIT[seat]:
        return "PER-R25"
    if not state.bidders & BIT[seat]:
        return "PER-051"
    if seat != state.asked():
        return "PER-050"
    later = [state.coins[other] for other in members(state.bidders) if other != seat]
    if kind == "pass_bid":
        return "PER-R26" if not later and state.best_seat < 0 else None
    return why_not_bid(state, seat, amount, max(later, default=-1))


def why_not_bid(state: Periple, seat: Seat, amount: int, rival: int) -> RuleId | None:
    if state.best_seat >= 0 and amount <= state.best_bid:
        return "PER-052"
    if amount > state.coins[seat]:
        return "PER-055"
    least = state.best_bid + 1 if state.best_seat >= 0 else 0
    return "PER-R28" if amount > least and amount > rival else None
