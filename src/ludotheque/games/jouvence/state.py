"""Fontaine de Jouvence: the fields of a game in progress, and the way to the chapters of its rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Seat
from ludotheque.core.state import ActionId, Decision, Result, RuleId, State
from ludotheque.games.jouvence import flow, hidden, legal, refusals, setup, view
from ludotheque.games.jouvence.actions import GIVE
from ludotheque.games.jouvence.components import BIT, CELLS, LOCATIONS
from ludotheque.games.jouvence.ending import RULES

NOBODY: Final = -1
NOTHING: Final = -1

DECISIONS: Final[tuple[Decision, ...]] = (
    Decision("none", "JOU-083"),
    Decision("draft", "JOU-R07"),
    Decision("spot", "JOU-008"),
    Decision("turn", "JOU-R13"),
    Decision("lair", "JOU-020"),
    Decision("room", "JOU-051"),
    Decision("update", "JOU-025"),
    Decision("face", "JOU-063"),
    Decision("held", "JOU-R37"),
    Decision("targets", "JOU-043"),
    Decision("defend", "JOU-R46"),
    Decision("wound", "JOU-039"),
    Decision("move", "JOU-056"),
)


class Jouvence(State):
    """Flat lists by seat; a hand is a row of 21 counts; the map is one byte of ground and one of marks a cell.

    The fields are filled by `blank` and by `clone`.
    """

    # Most lists are replaced, never changed in place: clones share them. `clone` copies those that change.
    # The table.
    laid: list[int]  # (tile * 121 + location) * 4 + rotation, in order of laying
    ground: bytes  # computed from `laid`: what each cell is
    exits: bytes  # computed: the directions in which one can step from each cell, as a mask
    edge: bytes  # computed: what a location must join: open sides, shut sides * 16; 255 once laid
    caves: list[int]  # computed: cells, in order of laying
    basin: i64  # computed: the cell, once the Fountain is laid
    marks: bytearray  # tokens and key markers; numbers of face-down tokens are seen by nobody
    lairs: list[int]  # cell * 1000 + the monsters of a token face up: see monsters
    gourds: list[int]  # cells with a dropped gourd, ascending
    # The stocks; their order is seen by nobody.
    pile: list[int]  # tiles, the top one first
    pile_known: i64  # so many at the bottom were put there for all to see
    monster_stock: list[int]  # numbers of tokens, the next one last
    monster_used: list[int]  # how many tokens of 1, 2, 3 are set aside
    treasure_stock: list[int]
    treasure_used: list[int]
    monster_deck: list[int]  # the top one last
    monster_discard: list[int]  # by kind
    treasure_deck: list[int]
    treasure_discard: list[int]  # by kind
    # The players.
    character: list[int]
    side: list[int]  # seen as the options say, by everyone at the end
    spare: i64  # the role token left in the box, seen by nobody
    cell: list[int]
    lives: list[int]  # 0: out of the game
    gourd: i64  # mask of the seats that carry one
    nets: list[int]
    held: list[int]  # mask of the seats that hold this one
    skin: list[int]  # Defence until the end of the turn
    rage: i64  # Combat of the seat to play, until the end of the turn
    hand: list[int]  # seat * 21 + kind; each seen by its owner
    hand_size: list[int]
    active: list[int]  # seat * 10 + kind
    stats: list[int]  # computed: seat * 5 + statistic, active bonuses included
    shown: list[int]  # owner * 21 + kind: cards in hand that everyone has seen
    told: list[int]  # (viewer * 6 + owner) * 21 + kind: cards in hand that the viewer has seen
    # The course of play.
    round: i64
    order: list[int]
    turn: i64  # place in the order
    todo: list[int]
    asked: i64
    choice: i64  # what is asked: a place in CHOICES
    last: i64  # what was chosen last: seat * 512 + action; a card given is masked
    mp: i64
    duel_done: bool
    no_attack: bool  # fled when held
    shadow: bool
    wind: bool
    endgame: bool  # the Fountain has been entered
    over: i64  # a place in ENDINGS
    winners: i64  # mask
    # The decision under way.
    tile: i64  # drawn, not yet laid
    spot: i64  # the location chosen for it
    candidates: list[int]  # computed: location * 4 + rotation of every legal placement
    back: list[int]  # kinds taken back in this update
    switched: bool  # a bonus has been switched on in this update
    fresh: i64  # kind won by this turn's intelligence, if it has to wait; seen by its owner
    due: i64  # cards to be drawn
    source: i64
    unmasked: bool  # the token faced was turned up just now
    wounder: i64
    duel_targets: i64  # masks
    duel_missed: i64
    duel_killed: i64
    duel_defence: i64

    def pending(self) -> list[Seat]:
        return [] if self.asked < 0 else [self.asked]

    def decision(self, seat: Seat) -> Decision:
        return DECISIONS[self.choice]

    def legal(self, seat: Seat) -> list[ActionId]:
        return [] if seat != self.asked else legal.legal(self, seat)

    def why_not(self, seat: Seat, action: ActionId) -> RuleId | None:
        return refusals.why_not(self, seat, action)

    def apply(self, seat: Seat, action: ActionId) -> None:
        masked = action if action < GIVE else GIVE + (action - GIVE) % 6
        self.last = seat * 512 + masked
        flow.take(self, seat, action)
        flow.advance(self)

    def seat_to_play(self) -> Seat:
        return self.order[self.turn]

    def result(self) -> Result | None:
        """JOU-085, JOU-R71. One point for each winner; without a winner all are equal."""
        if self.over == 0:
            return None
        return Result.by_score([1 if self.winners & BIT[s] else 0 for s in range(self.seats)], RULES[self.over])

    def tally(self) -> list[dict[str, int]]:
        return [{"victory": 1 if self.winners & BIT[s] else 0} for s in range(self.seats)]

    def public(self) -> dict[str, Any]:
        return view.public(self)

    def private(self, seat: Seat) -> dict[str, Any]:
        return view.private(self, seat)

    def known(self, seat: Seat) -> bytes:
        return view.known(self, seat)

    def clone(self) -> Jouvence:
        twin = Jouvence(self.seats, self.options, self.chance.clone())
        twin.log = None
        twin.laid, twin.ground, twin.exits, twin.edge = self.laid, self.ground, self.exits, self.edge
        twin.caves, twin.basin, twin.lairs, twin.gourds = self.caves, self.basin, self.lairs, self.gourds
        twin.marks, twin.pile, twin.pile_known = self.marks[:], self.pile, self.pile_known
        twin.monster_stock, twin.monster_used = self.monster_stock, self.monster_used
        twin.treasure_stock, twin.treasure_used = self.treasure_stock, self.treasure_used
        twin.monster_deck, twin.monster_discard = self.monster_deck, self.monster_discard
        twin.treasure_deck, twin.treasure_discard = self.treasure_deck, self.treasure_discard
        twin.character, twin.side, twin.spare = self.character, self.side, self.spare
        twin.cell, twin.lives, twin.gourd = self.cell[:], self.lives[:], self.gourd
        twin.nets, twin.held, twin.skin, twin.rage = self.nets, self.held[:], self.skin, self.rage
        twin.hand, twin.hand_size, twin.active = self.hand[:], self.hand_size[:], self.active[:]
        twin.stats, twin.shown, twin.told, twin.round = self.stats[:], self.shown, self.told, self.round
        twin.order, twin.turn, twin.todo, twin.asked = self.order, self.turn, self.todo[:], self.asked
        twin.choice, twin.last, twin.mp, twin.duel_done = self.choice, self.last, self.mp, self.duel_done
        twin.no_attack, twin.shadow, twin.wind, twin.endgame = self.no_attack, self.shadow, self.wind, self.endgame
        twin.over, twin.winners, twin.tile, twin.spot = self.over, self.winners, self.tile, self.spot
        twin.candidates, twin.back, twin.switched = self.candidates, self.back, self.switched
        twin.fresh, twin.due, twin.source, twin.unmasked = self.fresh, self.due, self.source, self.unmasked
        twin.wounder, twin.duel_targets, twin.duel_missed = self.wounder, self.duel_targets, self.duel_missed
        twin.duel_killed, twin.duel_defence = self.duel_killed, self.duel_defence
        return twin

    def determinize(self, seat: Seat, chance: Chance) -> Jouvence:
        twin = self.clone()
        twin.chance = chance.fork()
        hidden.redraw(twin, seat, chance)
        return twin


def blank(options: Any, chance: Chance) -> Jouvence:
    """A table with nothing on it."""
    state = Jouvence(options.players, options, chance)
    state.ground, state.exits, state.edge, state.marks = bytes(CELLS), bytes(CELLS), bytes(LOCATIONS), bytearray(CELLS)
    state.laid, state.caves, state.lairs, state.gourds, state.pile, state.monster_stock = [], [], [], [], [], []
    state.monster_used, state.treasure_stock, state.treasure_used, state.monster_deck = [], [], [], []
    state.monster_discard, state.treasure_deck, state.treasure_discard, state.character = [], [], [], []
    state.side, state.cell, state.lives, state.nets, state.held, state.skin, state.hand = [], [], [], [], [], [], []
    state.hand_size, state.active, state.stats, state.shown, state.told, state.order = [], [], [], [], [], []
    state.todo, state.candidates, state.back = [], [], []
    state.pile_known = state.gourd = state.rage = state.round = state.turn = state.choice = state.mp = 0
    state.over = state.winners = state.due = state.source = state.wounder = state.duel_targets = 0
    state.duel_missed = state.duel_killed = state.duel_defence = 0
    state.duel_done = state.no_attack = state.shadow = state.wind = state.endgame = state.switched = False
    state.unmasked = False
    state.basin = state.spare = state.last = state.tile = state.spot = state.fresh = NOTHING
    state.asked = NOBODY
    return state


def start(options: Any, chance: Chance) -> Jouvence:
    state = blank(options, chance)
    setup.set_up(state)
    flow.advance(state)
    return state
