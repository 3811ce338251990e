"""What everyone may see of a table, and what a seat may see besides. All that is shown is named here."""

from __future__ import annotations

from marshal import dumps
from typing import TYPE_CHECKING, Any, Final

from ludotheque.games.jouvence import bonuses
from ludotheque.games.jouvence.actions import ACTIONS, CHOICES, DEFENDING, FACING, GIVE, TARGETING
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BIT,
    BONUSES,
    CORNER,
    GATE,
    INSIDE,
    KINDS,
    LOCATIONS,
    LOOT,
    LOOTS,
    NUMBER,
    OPENED,
    STATS,
    UP,
)
from ludotheque.games.jouvence.dice import needed
from ludotheque.games.jouvence.ending import ENDINGS
from ludotheque.games.jouvence.holds import seats_in
from ludotheque.games.jouvence.monsters import GROUP_ATTACK, GROUP_DEFENCE, blow, group_at, members
from ludotheque.games.jouvence.options import teams
from ludotheque.games.jouvence.paths import steps_from

if TYPE_CHECKING:
    from ludotheque.games.jouvence.state import Jouvence

# A mark as everyone sees it: the numbers of tokens face down are left out.
SEEN: Final = bytes(
    [
        mark & (255 - NUMBER - LOOTS)
        | (mark & NUMBER if mark & UP else 1 if mark & NUMBER else 0)
        | (LOOT if mark & LOOTS else 0)
        for mark in range(256)
    ]
)


def public(state: Jouvence) -> dict[str, Any]:
    return {
        "seats": state.seats,
        "waiting": state.pending(),
        "decision": CHOICES[state.choice],
        "round": state.round,
        "round_limit": state.options.round_limit,
        "order": state.order[:],
        "turn": state.turn,
        "players": [player(state, seat) for seat in range(state.seats)],
        "teams": teams(state.options),
        "endgame": state.endgame,
        "over": ENDINGS[state.over],
        "winners": seats_in(state.winners, state.seats),
        "last": last(state),
        **table(state),
        **stocks(state),
        **course(state),
    }


def player(state: Jouvence, seat: int) -> dict[str, Any]:
    character = state.character[seat]
    return {
        "character": character if character >= 0 else None,
        "side": state.side[seat] if teams(state.options) and sides_shown(state) else None,
        "stats": state.stats[seat * STATS : seat * STATS + STATS],
        "lives": state.lives[seat],
        "cell": state.cell[seat],
        "hand_size": state.hand_size[seat],
        "backpack": BACKPACK[character] if character >= 0 else 0,
        "active": spread(state.active[seat * BONUSES : seat * BONUSES + BONUSES]),
        "shown": [card % KINDS for card in state.shown if card // KINDS == seat],
        "gourd": bool(state.gourd & BIT[seat]),
        "nets": state.nets[seat],
        "held_by": seats_in(state.held[seat], state.seats),
        "skin": state.skin[seat],
    }


def spread(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def sides_shown(state: Jouvence) -> bool:
    """JOU-075, JOU-R11. Roles are open once the Fountain is entered, if the table likes, and at the end."""
    return state.over > 0 or (state.endgame and state.options.reveal == "public")


def last(state: Jouvence) -> dict[str, Any] | None:
    """What was chosen last; a card that was given is not named."""
    if state.last < 0:
        return None
    seat, action = state.last // 512, state.last % 512
    kind, args = ACTIONS[action]
    return {"seat": seat, "action": kind, "args": list(args[1:] if action >= GIVE else args)}


def table(state: Jouvence) -> dict[str, Any]:
    """The map: tiles, tokens, padlocks, gourds, and how far the gate and the basin are from every living player."""
    corners = [CORNER[placement // 4 % LOCATIONS] for placement in state.laid]
    cells = sorted([corner + inside for corner in corners for inside in INSIDE if state.marks[corner + inside]])
    to_gate = steps_from(state, GATE)
    to_basin = steps_from(state, state.basin) if state.basin >= 0 else {}
    alive = [state.cell[s] if state.lives[s] > 0 else -1 for s in range(state.seats)]
    return {
        "tiles": [[p // 4 // LOCATIONS, p // 4 % LOCATIONS, p % 4] for p in state.laid],
        "hidden_lairs": [c for c in cells if state.marks[c] & NUMBER and not state.marks[c] & UP],
        "lairs": [[c, state.marks[c] & NUMBER, members(group_at(state, c))] for c in cells if state.marks[c] & UP],
        "treasures": [c for c in cells if state.marks[c] & LOOTS],
        "spots": [[c, state.marks[c] // 32 % 4] for c in cells if state.marks[c] // 32 % 4],
        "opened": [c for c in cells if state.marks[c] & OPENED],
        "gourds": state.gourds[:],
        "caves": state.caves[:],
        "basin": state.basin if state.basin >= 0 else None,
        "gate": GATE,
        "to_gate": [to_gate.get(cell) for cell in alive],
        "to_basin": [to_basin.get(cell) for cell in alive],
    }


def stocks(state: Jouvence) -> dict[str, Any]:
    return {
        "pile": len(state.pile),
        "under": state.pile[len(state.pile) - state.pile_known :],
        "monster_stock": len(state.monster_stock),
        "monster_used": state.monster_used[:],
        "treasure_stock": len(state.treasure_stock),
        "treasure_used": state.treasure_used[:],
        "monster_deck": len(state.monster_deck),
        "monster_discard": state.monster_discard[:],
        "treasure_deck": len(state.treasure_deck),
        "treasure_discard": state.treasure_discard[:],
    }


def course(state: Jouvence) -> dict[str, Any]:
    """The turn and the decision under way."""
    return {
        "mp": state.mp,
        "rage": state.rage,
        "duel_done": state.duel_done,
        "no_attack": state.no_attack,
        "shadow": state.shadow,
        "wind": state.wind,
        "tile": state.tile if state.tile >= 0 else None,
        "spot": state.spot if state.spot >= 0 else None,
        "candidates": [[p // 4, p % 4] for p in state.candidates],
        "back": state.back[:],
        "switched": state.switched,
        "fresh_card": state.fresh >= 0,
        "due": state.due,
        "source": state.source,
        "unmasked": state.unmasked,
        "wounder": state.wounder,
        "targets": seats_in(state.duel_targets, state.seats),
        "missed": seats_in(state.duel_missed, state.seats),
        "killed": seats_in(state.duel_killed, state.seats),
        "duel_defence": state.duel_defence,
        "odds": odds(state),
    }


def odds(state: Jouvence) -> dict[str, int] | None:
    """JOU-036, JOU-038. The throw that a fight under way would need, and the answer if it fails, at its strongest."""
    seat = state.seat_to_play() if state.order else 0
    if state.choice == FACING:
        group = group_at(state, state.cell[seat])
        attack, defence, back = blow(state, seat, group), GROUP_DEFENCE[group], GROUP_ATTACK[group]
    elif state.choice in (TARGETING, DEFENDING):
        targets = seats_in(state.duel_targets, state.seats)
        attack = bonuses.combat(state, seat)
        defence = sum([bonuses.defence(state, target) for target in targets])
        back = sum([bonuses.combat(state, target) for target in targets])
    else:
        return None
    shield = bonuses.defence(state, seat)
    return {
        "attack": attack,
        "defence": defence,
        "needed": needed(attack, defence),
        "back": back,
        "shield": shield,
        "back_needed": needed(back, shield),
    }


def private(state: Jouvence, seat: int) -> dict[str, Any]:
    """JOU-R53. The hand, the role if it may be known, and the cards of others that this seat has seen or given."""
    knows = state.over > 0 or state.endgame or state.options.roles_known == "own"
    told = [e for e in state.told if e // KINDS // 6 == seat or e // KINDS % 6 == seat]
    return {
        "seat": seat,
        "hand": spread(state.hand[seat * KINDS : seat * KINDS + KINDS]),
        "own_side": state.side[seat] if teams(state.options) and knows else None,
        "fresh": state.fresh if state.fresh >= 0 and state.seat_to_play() == seat else None,
        "told": [[e // KINDS // 6, e // KINDS % 6, e % KINDS] for e in told],
    }


def known(state: Jouvence, seat: int) -> bytes:
    """Both together, without what follows from the rest, as a key."""
    unknown = len(state.pile) - state.pile_known
    knows = state.over > 0 or state.endgame or state.options.roles_known == "own"
    named = teams(state.options)
    return dumps(
        (
            seat,
            state.marks.translate(SEEN),
            state.laid,
            state.lairs,
            state.gourds,
            (state.asked, state.choice, state.round, state.turn, state.last, state.endgame, state.over, state.winners),
            (state.order, state.character, state.stats, state.lives, state.cell, state.hand_size, state.active),
            (state.shown, state.gourd, state.nets, state.held, state.skin),
            state.side if named and sides_shown(state) else None,
            (unknown, state.pile[unknown:], state.monster_used, state.treasure_used),
            (len(state.monster_stock), len(state.treasure_stock), len(state.monster_deck), len(state.treasure_deck)),
            (state.monster_discard, state.treasure_discard),
            (state.mp, state.rage, state.duel_done, state.no_attack, state.shadow, state.wind, state.tile, state.spot),
            (state.candidates, state.back, state.switched, state.fresh >= 0, state.due, state.source, state.unmasked),
            (state.wounder, state.duel_targets, state.duel_missed, state.duel_killed, state.duel_defence),
            state.hand[seat * KINDS : seat * KINDS + KINDS],
            state.side[seat] if named and knows else None,
            state.fresh if state.fresh >= 0 and state.seat_to_play() == seat else None,
            [e for e in state.told if e // KINDS // 6 == seat or e // KINDS % 6 == seat],
        ),
        1,
    )
