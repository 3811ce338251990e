"""Whether a position can stand on the table: pieces conserved, places that exist, a decision that fits."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.errors import PositionError
from ludotheque.games.jouvence.actions import (
    BEING_HELD,
    DEFENDING,
    DRAFTING,
    FACING,
    HURTING,
    LURING,
    MAKING_ROOM,
    PLACING,
    TARGETING,
    TURNING,
)
from ludotheque.games.jouvence.components import (
    BACKPACK,
    BIT,
    BONUSES,
    CARD_COUNT,
    ENTRANCE,
    FOUNTAIN,
    KINDS,
    LOCATIONS,
    LOOT,
    LOOTS,
    MONSTER_COUNT,
    MONSTER_TOKENS,
    NUMBER,
    SLOTS,
    START,
    TREASURE_TOKENS,
    UP,
    WALL,
    pile_size,
    role_tokens,
)
from ludotheque.games.jouvence.monsters import GROUP_SIZE, GROUPS, members
from ludotheque.games.jouvence.options import teams

OWN_TURN: Final = (PLACING, TURNING, LURING, MAKING_ROOM, FACING, BEING_HELD, TARGETING)


def check(state: Any) -> None:
    check_tiles(state)
    check_tokens(state)
    check_monsters(state)
    check_cards(state)
    check_players(state)
    check_flow(state)


def refuse(field: str, message: str) -> None:
    raise PositionError(field, message)


def check_tiles(state: Any) -> None:
    """Every tile at most once, the start tile first, as many in all as the table plays with."""
    tiles = [p // 4 // LOCATIONS for p in state.laid]
    places = [p // 4 % LOCATIONS for p in state.laid]
    if tiles[0] != ENTRANCE or places[0] != START or state.laid[0] % 4:
        refuse("laid", "the start tile lies first, in its place, as it is")
    if len(set(places)) < len(places):
        refuse("laid", "two tiles lie in one place")
    used = tiles + state.pile + ([state.tile] if state.tile >= 0 else [])
    if len(set(used)) < len(used):
        refuse("pile", "a tile is there twice")
    if len(used) != pile_size(state.seats) + 1 or FOUNTAIN not in used:
        refuse("pile", f"{state.seats} players play with {pile_size(state.seats)} tiles, the Fountain among them")
    if state.pile_known > len(state.pile):
        refuse("pile_known", f"there are only {len(state.pile)} tiles in the pile")


def check_tokens(state: Any) -> None:
    """Tokens lie on gravel, in their places, and as many of each number as there are."""
    monsters, treasures = [0, 0, 0], [0, 0, 0]
    for cell in range(len(state.marks)):
        mark = state.marks[cell]
        if not mark:
            continue
        if state.ground[cell] == WALL:
            refuse("marks", f"the cell [{cell // 55}, {cell % 55}] is a wall")
        if (mark & NUMBER and not mark & 32) or (mark & LOOTS and not mark & 64):
            refuse("marks", f"no such token belongs on the cell [{cell // 55}, {cell % 55}]")
        if mark & NUMBER:
            monsters[(mark & NUMBER) - 1] += 1
        if mark & LOOTS:
            treasures[(mark & LOOTS) // LOOT - 1] += 1
    tally = (
        ("monster_stock", monsters, state.monster_stock, state.monster_used, MONSTER_TOKENS),
        ("treasure_stock", treasures, state.treasure_stock, state.treasure_used, TREASURE_TOKENS),
    )
    for field, lying, stock, used, made in tally:
        for i in range(3):
            if lying[i] + stock.count(i + 1) + used[i] != made[i]:
                refuse(field, f"there are {made[i]} tokens of number {i + 1}, on the table, in stock and used")


def check_monsters(state: Any) -> None:
    """Monsters lie with the tokens face up, and every card is somewhere."""
    up = [cell for cell in range(len(state.marks)) if state.marks[cell] & UP]
    if sorted(lair // GROUPS for lair in state.lairs) != up:
        refuse("lairs", "monsters lie exactly with the tokens that are face up")
    for lair in state.lairs:
        if not 1 <= GROUP_SIZE[lair % GROUPS] <= state.marks[lair // GROUPS] & NUMBER:
            refuse("lairs", "a token has no more monsters than its number")
    met = [kind for lair in state.lairs for kind in members(lair % GROUPS)]
    for kind, made in enumerate(MONSTER_COUNT):
        if met.count(kind) + state.monster_deck.count(kind) + state.monster_discard[kind] != made:
            refuse("monster_deck", f"there are {made} cards of monster {kind} in all")


def check_cards(state: Any) -> None:
    """Every treasure card is somewhere; hands and active bonuses keep their limits."""
    for kind, made in enumerate(CARD_COUNT):
        held = sum(state.hand[kind::KINDS]) + (sum(state.active[kind::BONUSES]) if kind < BONUSES else 0)
        if held + state.treasure_deck.count(kind) + state.treasure_discard[kind] != made:
            refuse("treasure_deck", f"there are {made} cards of kind {kind} in all")
    for seat in range(state.seats):
        if sum(state.hand[seat * KINDS : seat * KINDS + KINDS]) != state.hand_size[seat]:
            refuse("hand_size", f"seat {seat} does not hold {state.hand_size[seat]} cards")
        if sum(state.active[seat * BONUSES : seat * BONUSES + BONUSES]) > SLOTS:
            refuse("active", f"seat {seat} has more than {SLOTS} active bonuses")
        most = BACKPACK[state.character[seat]] + len(state.back) * (state.asked == seat)
        if state.hand_size[seat] > most:
            refuse("hand", f"seat {seat} holds more than the backpack takes")
    for field, known in (("shown", state.shown), ("told", [entry % (6 * KINDS) for entry in state.told])):
        for card in known:
            if not state.hand[card]:
                refuse(field, "a card that was seen is not in that hand")


def check_players(state: Any) -> None:
    """Different characters, role tokens that exist, pawns on gravel, one gourd each, holds on one cell."""
    chosen = [character for character in state.character if character >= 0]
    if len(set(chosen)) < len(chosen):
        refuse("character", "a character is there twice")
    if (len(chosen) < state.seats) != (state.choice == DRAFTING):
        refuse("character", "characters are all chosen before the first round")
    tokens = sorted([*state.side, *([state.spare] if state.spare >= 0 else [])])
    roles = role_tokens(state.seats, state.options.five_players) if teams(state.options) else list(range(state.seats))
    if tokens != roles:
        refuse("side", f"the sides are {roles}, not {tokens}")
    for seat in range(state.seats):
        if state.ground[state.cell[seat]] == WALL:
            refuse("cell", f"seat {seat} stands in a wall")
        if state.lives[seat] == 0 and not state.endgame:
            refuse("lives", f"seat {seat} cannot be out before the Fountain is entered")
        for other in range(state.seats):
            if state.held[seat] & BIT[other] and (other == seat or state.cell[other] != state.cell[seat]):
                refuse("held", f"seat {other} cannot hold seat {seat} from there")
    if state.gourd and not state.endgame:
        refuse("gourd", "no gourd is filled before the Fountain is entered")


def check_flow(state: Any) -> None:
    """A decision that somebody can take, and a turn that belongs to a living player."""
    if (state.asked < 0) != (state.over > 0) or (state.asked < 0) != (state.choice == 0):
        refuse("asked", "somebody is asked something, unless the game is over")
    if state.asked < 0:
        return
    if not 0 <= state.turn < len(state.order) or len(set(state.order)) < len(state.order):
        refuse("order", "the turn is a place in the order of the round")
    if state.choice not in (DEFENDING, HURTING) and state.asked != state.order[state.turn]:
        refuse("asked", "the decision belongs to the seat whose turn it is")
    if not state.legal(state.asked):
        refuse("choice", "the seat that is asked has nothing to choose from")
