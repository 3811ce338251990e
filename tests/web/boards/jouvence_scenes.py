"""Scenes of Fontaine de Jouvence: positions that a table may begin with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.chance import Chance
from ludotheque.core.options import build
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.state import start
from tests.games.jouvence.table import Table, at
from tests.web.luck import Luck


def hall(characters: str = "aventurier scientifique", **options: Any) -> Table:
    """A corridor north of the gate, a crossing, a padlock to its west, a chest farther on, a lair beyond."""
    table = Table(characters, **options).lay("S1.1", "F10").lay("X1.1", "F9").lay("T7.1", "E9").lay("D3.1", "G9", 1)
    return table.lay("T4.1", "F8").treasure(at("F8", "b3"), 2).treasure(at("G9", "d3"), 1).lay("S2.1", "F7")


def on_top(table: Table, *tiles: str) -> Table:
    """These tiles are drawn next, in place of others: as many as before, the Fountain among them."""
    pile, wanted = table.state.pile, [c.TILE_KEYS.index(tile) for tile in tiles]
    others = [tile for tile in pile if tile not in wanted]
    fountain = [tile for tile in others if tile == c.FOUNTAIN]
    rest = [tile for tile in others if tile != c.FOUNTAIN]
    table.state.pile = wanted + rest[: len(pile) - len(wanted) - len(fountain)] + fountain
    return table


def spot(**options: Any) -> Table:
    """A fork to lay, in a half-grown labyrinth, with a compass in hand."""
    table = on_top(hall(**options).hand(0, "boussole epee clef"), "T2.1", "S2.2")
    return table.turn(0, "tile", sound=False)


def fountain(**options: Any) -> Table:
    """The Fountain itself has to be laid: no compass helps."""
    return on_top(hall(**options).hand(0, "boussole epee"), "FO.1").turn(0, "tile", sound=False)


def last_tile(**options: Any) -> Table:
    """The last tile of the pile has to be laid."""
    table, luck = Table(**options), Chance.seeded("the last tile")
    state = table.round_begins().state
    while state.pile or table.asks != (0, "spot"):
        seat = state.pending()[0]
        state.apply(seat, luck.pick(state.legal(seat)))
    if not state.hand[c.CARD_KEYS.index("boussole")]:
        table.hand(0, "boussole")
    return table


def lair(**options: Any) -> Table:
    """DIFFICILE: one more monster on the tile just laid."""
    table = on_top(hall(**{**options, "mode": "difficile"}), "X3.1", "S2.2")
    table.turn(0, "tile", sound=False)
    return table if table.asks[1] == "lair" else table.do(table.legal[0])


def room(**options: Any) -> Table:
    """A full backpack, and a treasure of two cards underfoot."""
    table = hall(**options).hand(0, "epee clef trousse rage ombre").stand(0, at("F8", "c3"))
    return table.turn(0, "move", mp=3, sound=False).do("step W")


def update(**options: Any) -> Table:
    """Three bonuses at work, more in a full hand."""
    table = hall(**options).active(0, "epee grimoire bouclier").hand(0, "hermes plastron sandales trousse clef")
    return table.turn(0, "update", sound=False)


def crammed(**options: Any) -> Table:
    """Three bonuses at work, a full hand with one more."""
    table = hall(**options).active(0, "epee grimoire bouclier").hand(0, "hermes clef trousse rage ombre")
    return table.turn(0, "update", sound=False)


def update_two(**options: Any) -> Table:
    """One bonus at work, room for two more."""
    return hall(**options).active(0, "epee").hand(0, "hermes plastron trousse").turn(0, "update", sound=False)


def fresh(**options: Any) -> Table:
    """A bonus just won by wits, at a table where it has to wait."""
    table = hall(**options).hand(0, "sandales").next_cards("epee")
    return table.turn(0, "intelligence", 1, sound=False)


def face_fresh(**options: Any) -> Table:
    """A token just turned up: it has to be fought."""
    table = hall(**options).monster(at("F7", "c3"), 2).next_monsters("jaguar", "rat").stand(0, at("F7", "c4"))
    table.hand(0, "fumigene rage trousse")
    return table.turn(0, "move", mp=3, sound=False).do("step N")


def face_up(**options: Any) -> Table:
    """Monsters that somebody else has met: one may flee."""
    table = (
        hall(**options).monster(at("F7", "c3"), 3, "momie", "chauve_souris", "mygale").stand(0, at("F7", "c3"), lives=2)
    )
    return table.hand(0, "fumigene rage peau").turn(0, "fight", sound=False)


def face_last_life(**options: Any) -> Table:
    """The same, with one life left."""
    table = hall(**options).monster(at("F7", "c3"), 1, "gardien").stand(0, at("F7", "c3"), lives=1)
    return table.hand(0, "rage").turn(0, "fight", sound=False)


def held(**options: Any) -> Table:
    table = hall(**options).stand(0, at("F9", "c2"), lives=2).stand(1, at("F9", "c2")).held(0, 1)
    table.hand(0, "trousse rage").hand(1, "epee bouclier clef ombre")
    return table.turn(0, "held", sound=False)


def targets(**options: Any) -> Table:
    """A duel about to begin, against two."""
    table = hall("chasseuse scientifique aventurier", **options)
    for seat in range(3):
        table.stand(seat, at("F9", "c2"))
    return table.hand(0, "rage").turn(0, "move", mp=3, sound=False).do("attack B")


def duel(**options: Any) -> Table:
    """A duel against somebody much stronger is about to begin."""
    table = hall("scientifique mercenaire", **options).stand(0, at("F9", "c2")).stand(1, at("F9", "c2"))
    return table.hand(0, "rage").turn(0, "move", mp=3, sound=False).do("attack B")


def defend(**options: Any) -> Table:
    """The second player attacks the first."""
    table = hall(**options).stand(0, at("F9", "c2")).stand(1, at("F9", "c2")).hand(0, "peau fumigene")
    return table.turn(1, "move", mp=3, sound=False).do("attack A")


def wound(**options: Any) -> Table:
    """A blow has landed, and there is a talisman."""
    table = hall(**options).stand(0, at("F9", "c2")).stand(1, at("F9", "c2")).hand(0, "talisman")
    return table.turn(1, "move", 6, mp=3, sound=False).do("attack A")


def move(**options: Any) -> Table:
    """Room to walk, somebody beside, a hand full of things, a bonus at work."""
    table = hall(**options).active(0, "bouclier").stand(0, at("F9", "c3")).stand(1, at("F9", "c3"))
    table.hand(0, "main_leste filet souffle ombre trousse").hand(1, "epee")
    return table.turn(0, "move", mp=4, sound=False)


def lock(**options: Any) -> Table:
    """Beside a padlock, with a key."""
    table = hall(**options).stand(0, at("E9", "c3")).stand(1, at("F9", "c3")).hand(0, "clef souffle")
    return table.turn(0, "move", mp=2, sound=False)


def lock_no_key(**options: Any) -> Table:
    table = hall(**options).stand(0, at("E9", "c3")).stand(1, at("F9", "c3")).hand(0, "trousse")
    return table.turn(0, "move", mp=2, sound=False)


def tired(**options: Any) -> Table:
    """No point left, and a card that could still be played."""
    table = hall(**options).stand(0, at("F9", "c2"), lives=2).hand(0, "trousse")
    return table.turn(0, "move", mp=0, sound=False)


def cave(**options: Any) -> Table:
    table = hall(**options).lay("T6.1", "F6").lay("D4.1", "G6", 1).stand(0, at("F6", "b3"))
    return table.turn(0, "move", mp=2, sound=False)


def fought(**options: Any) -> Table:
    """The duel of this turn is over, all blows landed: no other."""
    table = hall(**options).stand(0, at("F9", "c2")).stand(1, at("F9", "c2"))
    return table.turn(0, "move", 6, mp=3, sound=False).do("attack B")


def full_friend(**options: Any) -> Table:
    """Somebody beside whose backpack is full."""
    table = hall(**options).stand(0, at("F9", "c2")).stand(1, at("F9", "c2")).hand(1, "epee bouclier clef ombre")
    return table.hand(0, "trousse souffle").turn(0, "move", mp=3, sound=False)


def race(**options: Any) -> Table:
    """The Fountain is entered; gourds on the way out, one on the ground, roles shown."""
    table = hall("aventurier scientifique chasseuse mercenaire", **options)
    table.lay("X4.1", "F6").lay("FO.1", "F5").lay("C3.1", "E6", 0).lay("T6.1", "G6", 2).lay("S4.1", "E8").lay(
        "D4.1", "G8", 1
    )
    table.lay("C5.1", "G11", 2).lay("X3.1", "E11").sides(0, 1, 0, 1).endgame()
    table.monster(at("F7", "c3"), 2).monster(at("F5", "d4"), 1).monster(at("E6", "c3"), 2, "boa", "scorpion")
    table.monster(at("G9", "d3"), 1).monster(at("E11", "c3"), 3, "jaguar", "rat", "rat").treasure(at("F6", "d2"), 1)
    table.stand(0, at("F10", "c2"), lives=2, gourd=True).stand(1, at("F9", "d3"), lives=3).stand(
        2, at("F11", "c3"), lives=1
    )
    table.stand(3, at("F10", "c2"), lives=3).active(0, "hermes epee").active(1, "lance bouclier").active(3, "plastron")
    table.hand(0, "souffle ombre trousse talisman").hand(1, "epee").hand(3, "grimoire filet")
    table.state.gourds.append(at("F9", "c1"))
    table.state.round = 31
    return table.turn(0, "move", mp=5, sound=False)


def exit_near(**options: Any) -> Table:
    """On the gate, a full gourd, one point."""
    table = hall(**options).endgame().stand(0, at("F11", "c5"), gourd=True)
    return table.turn(0, "move", mp=1, sound=False)


def exit_empty(**options: Any) -> Table:
    """On the gate without a gourd."""
    return hall(**options).stand(0, at("F11", "c5")).turn(0, "move", mp=2, sound=False)


def carrier_far(**options: Any) -> Table:
    """A gourd, but not on the gate."""
    return hall(**options).endgame().stand(0, at("F11", "c3"), gourd=True).turn(0, "move", mp=2, sound=False)


def drafting(**options: Any) -> Table:
    """Characters are chosen; one is taken already."""
    chosen = build(Options, {"players": 4, **options})
    begun = [start(chosen, Chance.seeded(seed)) for seed in range(8)]
    table = Table()
    table.state = next(state for state in begun if state.asked != 0)
    while table.asks != (0, "draft"):
        table.do(table.legal[0])
    return table


def brink(**options: Any) -> Table:
    """A crossing to lay; beside the gate it would run off the table."""
    return on_top(Table(**options).lay("X1.1", "F10"), "X3.1").turn(0, "tile", sound=False)


def shut(**options: Any) -> Table:
    """A corner to lay; at E11 two roads come together that it cannot join."""
    table = Table(**options).lay("C2.1", "F10", 2).lay("D1.1", "E10", 3).lay("T1.1", "G11")
    return on_top(table, "C1.1").turn(0, "tile", sound=False)


def narrow(**options: Any) -> Table:
    """A corner to lay; at E11 it would leave no place for the Fountain."""
    table = Table(**options).lay("T5.1", "F10", 1).lay("C1.1", "G11", 3)
    return on_top(table, "C1.2").turn(0, "tile", sound=False)


def sealed(**options: Any) -> Table:
    """Four players: there are teams, and nobody knows them."""
    return hall("aventurier scientifique chasseuse mercenaire", **options).turn(0, "move", mp=3, sound=False)


def guarded(**options: Any) -> Table:
    """A chest underfoot, and a guardian on it."""
    table = hall(**options).monster(at("F8", "b3"), 1, "gardien").stand(0, at("F8", "b3"), lives=2)
    return table.turn(0, "fight", sound=False)


def bend(**options: Any) -> Table:
    """One point left, and a road round the corner."""
    return hall(**options).stand(0, at("F9", "c4")).turn(0, "move", mp=1, sound=False)


def second_gourd(**options: Any) -> Table:
    """A gourd in hand, another one underfoot, a friend beside."""
    table = hall(**options).endgame().stand(0, at("F9", "c3"), gourd=True).stand(1, at("F9", "c3"))
    table.state.gourds.append(at("F9", "c3"))
    return table.hand(0, "souffle").turn(0, "move", mp=2, sound=False)


def collapsing(**options: Any) -> Table:
    """The last turn of the last round, and nobody has a gourd."""
    table = hall(**options).stand(0, at("F9", "c3"))
    table.state.order, table.state.round = [1, 0], table.state.options.round_limit
    return table.turn(0, "move", mp=2, sound=False)


def dead(**options: Any) -> Table:
    """Dead for good; the two others go on."""
    table = hall("aventurier scientifique chasseuse", **options).endgame().stand(0, at("F9", "c3"), lives=0)
    return table.turn(1, "move", mp=2, sound=False)


SCENES: Final[dict[str, Callable[..., Table]]] = {
    scene.__name__: scene
    for scene in (
        spot, fountain, last_tile, lair, room, update, crammed, update_two, fresh, face_fresh, face_up, face_last_life, held, targets,
        defend, wound, move, lock, lock_no_key, tired, cave, fought, full_friend, race, exit_near, exit_empty, carrier_far,
        drafting, brink, shut, narrow, sealed, guarded, bend, second_gourd, dead, duel, collapsing,
    )
}  # fmt: skip
PLAYERS: Final = {"targets": 3, "race": 4, "drafting": 4, "sealed": 4, "dead": 3}  # two elsewhere
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "lair": {"mode": "difficile"},
    "fresh": {"fresh_bonus": "next_turn"},
    "drafting": {"characters": "choose"},
}


def prepare(luck: Luck, scene: str) -> dict[str, Any]:
    """The next table begins so; its options."""
    options = OPTIONS.get(scene, {})
    luck.begin(GAME, SCENES[scene](**options).state)
    return {"players": PLAYERS.get(scene, 2), "characters": "deal", **options}
