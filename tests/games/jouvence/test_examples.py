"""The worked examples of the specification, X01 to X24, with their exact numbers."""

from __future__ import annotations

import pytest

from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import (
    CardsDrawn,
    CounterDie,
    DrawForgone,
    DuelCounterDie,
    DuelDie,
    FightDie,
    GourdTaken,
    OrderSet,
    TileLaid,
    TileUnder,
    TreasureTurned,
    TurnEnded,
    VistaDie,
)
from ludotheque.games.jouvence.monsters import GROUP_ATTACK, GROUP_DEFENCE, group_of
from tests.games.jouvence.table import Table, at, corridor, spots

GATE = at("F11", "c5")
HERE = at("F11", "c4")
ASIDE = at("F11", "a3")


def guide_meets(*dice: int) -> Table:
    """Accompagnateur with a sword on a token of two: bat and rat."""
    table = Table("accompagnateur scientifique").stand(0, HERE).stand(1, ASIDE).active(0, "epee")
    return table.monster(HERE, 2).next_monsters("chauve_souris", "rat").turn(0, "fight", *dice)


def test_x01_vista() -> None:
    table = Table("aventurier scientifique").round_begins()

    assert table.told(OrderSet)[0].seats == (1, 0)
    assert not table.told(VistaDie)


def test_x02_vista_tie() -> None:
    table = Table("aventurier scientifique").active(0, "grimoire").round_begins(2, 4)

    assert table.told(OrderSet)[0].vistas == (5, 5)
    assert table.told(OrderSet)[0].seats == (1, 0)


@pytest.mark.parametrize(("die", "cards"), [(4, 1), (5, 0)])
def test_x03_intelligence(die: int, cards: int) -> None:
    table = Table("chasseuse aventurier").active(0, "decryptage").turn(0, "intelligence", die)

    assert table.state.hand_size[0] == cards


def test_x04_a_fight_is_won() -> None:
    table = guide_meets(3)

    blow = table.told(FightDie)[0]
    assert (blow.attack, blow.defence, blow.success) == (4, 3, True)
    assert (table.state.hand_size[0], table.monster_at(HERE), table.state.monster_used) == (2, 0, [0, 1, 0])


@pytest.mark.parametrize(("die", "lives"), [(4, 2), (3, 3)])
def test_x05_the_counter_attack(die: int, lives: int) -> None:
    table = guide_meets(2, die)

    back = table.told(CounterDie)[0]
    assert (back.attack, back.defence) == (4, 4)
    assert (table.state.lives[0], table.state.cell[0]) == (lives, HERE)
    assert table.told(TurnEnded)


@pytest.mark.parametrize(
    ("moves", "drawn", "forgone"), [(("discard clef",) * 2, 3, 0), (("discard clef", "take"), 2, 1), (("take",), 1, 2)]
)
def test_x06_the_backpack(moves: tuple[str, ...], drawn: int, forgone: int) -> None:
    table = Table("scientifique aventurier").stand(1, ASIDE).active(0, "epee bouclier").hand(0, "clef clef clef")
    table.treasure(HERE, 3).turn(0, "fight").do("step N")
    assert table.asks == (0, "room")

    table.do(*moves)

    assert (table.state.hand_size[0], table.told(CardsDrawn)[0].count) == (4, drawn)
    assert sum(event.count for event in table.told(DrawForgone)) == forgone
    assert table.bonuses(0) == ["epee", "bouclier"]


def test_x07_movement() -> None:
    assert Table("accompagnateur aventurier").active(0, "hermes").turn(0, "fight").state.mp == 5


@pytest.mark.parametrize(("number", "die", "cave"), [(2, 3, 0), (2, 4, 1), (3, 2, 0), (3, 3, 1), (3, 5, 2)])
def test_x08_caves(number: int, die: int, cave: int) -> None:
    table = Table().lay("T6.1", "F10").lay("X5.1", "F9").stand(1, ASIDE)
    if number == 3:
        table.lay("D4.1", "F8")
    table.stand(0, table.state.caves[0]).turn(0, "fight", die).do("cave")

    assert table.state.cell[0] == table.state.caves[cave]


@pytest.mark.parametrize(("place", "rotations"), [("F10", "012"), ("E11", "3"), ("G11", "3")])
def test_x09_first_tiles(place: str, rotations: str) -> None:
    table = Table().pile("T1.1", "FO.1").turn(0, "tile", 6, sound=False)
    assert spots(table) == ["F10", "E11", "G11"]

    table.do(f"spot {place}")

    if len(rotations) > 1:
        assert table.legal == [f"turn {k}" for k in rotations]
        assert table.why("turn 3") == "JOU-017"
    else:
        assert table.told(TileLaid)[0].rotation == int(rotations)


def closed_in() -> Table:
    return Table().lay("D1.1", "E11", 3).lay("D1.2", "G11", 1)


def test_x10_never_closed_off() -> None:
    table = closed_in().pile("D3.1", "T1.1", "FO.1").turn(0, "tile", sound=False)

    assert [c.TILE_KEYS[event.tile] for event in table.told(TileUnder)] == ["D3.1"]
    assert table.state.tile == c.TILE_KEYS.index("T1.1") or table.told(TileLaid)


def test_x11_digging_up_the_fountain() -> None:
    table = closed_in().pile("D3.1", "D4.1", "FO.1").turn(0, "tile", 6, sound=False)

    assert [c.TILE_KEYS[event.tile] for event in table.told(TileUnder)] == ["D3.1", "D4.1"]
    laid = table.told(TileLaid)[0]
    assert (c.TILE_KEYS[laid.tile], c.LOCATION_KEYS[laid.location], laid.rotation) == ("FO.1", "F10", 0)
    assert [c.TILE_KEYS[tile] for tile in table.state.pile] == ["D3.1", "D4.1"]


def warden(*dice: int) -> Table:
    table = Table("aventurier scientifique").stand(1, ASIDE).monster(HERE, 1).next_monsters("gardien")
    return table.turn(0, "fight", *dice).do("step N")


def test_x12_the_first_fight_is_compulsory() -> None:
    won = warden(5)
    assert (won.told(FightDie)[0].attack, won.told(FightDie)[0].defence) == (4, 5)
    assert (won.state.hand_size[0], won.state.mp, won.asks) == (1, 2, (0, "move"))

    lost = warden(4, 3)
    assert (lost.told(CounterDie)[0].attack, lost.told(CounterDie)[0].defence) == (5, 4)
    assert lost.told(CounterDie)[0].success


def test_x13_a_token_already_up() -> None:
    table = Table("aventurier scientifique").stand(0, ASIDE).stand(1, GATE, lives=2).monster(HERE, 1, "gardien")
    table.turn(1, "move", mp=2).do("step N")
    assert table.legal == ["fight", "flee"]

    table.do("flee")

    assert (table.state.lives[1], table.state.mp, table.state.cell[1]) == (1, 1, HERE)
    assert "step N" in table.legal
    last = Table("aventurier scientifique").stand(0, ASIDE).stand(1, GATE, lives=1).monster(HERE, 1, "gardien")
    last.hand(1, "clef").turn(1, "move", mp=2).do("step N")
    assert last.legal == ["fight"]


def test_x14_swapping_with_a_full_backpack() -> None:
    table = Table("chasseuse aventurier").active(0, "grimoire epee bouclier").hand(0, "hermes clef trousse rage")
    table.turn(0, "update")
    assert "off grimoire" in table.legal

    table.do("off grimoire")

    assert table.legal == ["on hermes"]
    assert table.why("off epee") == "JOU-R30"
    table.do("on hermes")  # three are active: the update is done
    assert table.asks == (0, "move")
    assert sorted(table.cards(0)) == ["clef", "grimoire", "rage", "trousse"]


def test_x15_rampart() -> None:
    group = group_of([c.MONSTER_KEYS.index("gardien"), c.MONSTER_KEYS.index("boa")])
    assert (GROUP_DEFENCE[group], GROUP_ATTACK[group]) == (9, 8)
    for die, success in ((4, False), (5, True)):
        table = Table("mercenaire aventurier").stand(1, ASIDE).stand(0, HERE).active(0, "epee epee")
        table.monster(HERE, 2, "gardien", "boa").turn(0, "fight", die, 1).do("fight")
        assert (table.told(FightDie)[0].attack, table.told(FightDie)[0].success) == (7, success)


def three_attacked(*dice: int) -> Table:
    """Chasseuse attacks archeologue, contrebandiere and accompagnateur."""
    table = Table("chasseuse archeologue contrebandiere accompagnateur", sides="solo")
    for seat in range(4):
        table.stand(seat, HERE)
    return table.turn(0, "fight", *dice).do("attack B", "attack C", "attack D")


def test_x16_a_duel_with_three() -> None:
    table = three_attacked(6, 5, 1, 4)

    assert [(event.defence, event.success) for event in table.told(DuelDie)] == [(11, True), (11, True), (11, False)]
    assert table.state.held[1:] == [1, 1, 1]
    counter = table.told(DuelCounterDie)[0]
    assert (counter.by, counter.attack, counter.defence, counter.success) == ((3,), 3, 3, True)
    assert table.state.lives == [2, 2, 2, 3]
    assert table.told(TurnEnded)[0].seat == 0


@pytest.mark.parametrize(("dice", "attacker", "own", "free"), [((4,), 1, 2, True), ((3, 3), 2, 1, False)])
def test_x17_held(dice: tuple[int, ...], attacker: int, own: int, free: bool) -> None:
    table = three_attacked(6, 5, 1, 4).turn(1, "fight", *dice)
    assert table.legal == ["flee", "stay", "attack A"]

    table.do("attack A", "strike")

    assert (table.told(DuelDie)[0].attack, table.told(DuelDie)[0].defence) == (3, 3)
    assert table.state.lives[:2] == [attacker, own]
    if free:
        assert (table.asks, table.state.mp) == ((1, "move"), 3)
    else:
        assert (table.told(DuelCounterDie)[0].attack, table.told(DuelCounterDie)[0].defence) == (5, 4)
        assert table.told(TurnEnded)


def test_x18_entering_the_fountain() -> None:
    table = Table("aventurier scientifique accompagnateur mercenaire").lay("FO.1", "F10").lay("S2.1", "E11", 1)
    table.stand(0, at("F10", "b2")).stand(1, at("E11", "c3")).hand(1, "clef").turn(0, "fight")

    table.do("step E")

    assert (table.state.endgame, table.state.gourd, table.state.mp) == (True, 1, 2)
    assert table.state.public()["players"][3]["side"] == table.state.side[3]
    assert table.monster_at(at("E11", "c3")) > 0
    table.turn(1, "fight")
    assert table.asks == (1, "face")
    assert "flee" not in table.legal


def test_x19_the_gourd_changes_hands() -> None:
    table = Table("chasseuse aventurier").endgame().stand(0, HERE).stand(1, HERE, lives=1, gourd=True)
    table.hand(1, "clef").turn(0, "fight", 6).do("attack B")

    assert (table.state.lives[1], table.discarded(), table.state.gourd) == (0, ["clef"], 1)
    assert table.told(GourdTaken)[0].cell == HERE
    assert (table.state.hand_size[0], table.state.mp, table.asks) == (1, 3, (0, "move"))


def test_x20_out() -> None:
    short = Table().endgame().stand(0, at("F11", "c3"), gourd=True).hand(0, "clef").stand(1, ASIDE)
    short.turn(0, "move", mp=2).do("step S", "step S")
    assert short.why("exit") == "JOU-R66"

    table = Table().endgame().stand(0, at("F11", "c3"), gourd=True).turn(0, "move", mp=3)
    table.do("step S", "step S", "exit")
    result = table.state.result()
    assert result is not None
    assert result.ranks == (1, 2)


def test_x21_collapse() -> None:
    table = corridor(Table(round_limit=40).endgame())
    far, near = at("F9", "c3"), at("F10", "c1")
    table.stand(0, far, gourd=True).stand(1, near, gourd=True)
    view = table.turn(1, "fight").state.public()
    assert view["to_gate"] == [12, 9]
    table.state.round = 40

    table.do("stop")

    result = table.state.result()
    assert result is not None
    assert (result.scores, result.rule) == ((0, 1), "JOU-R70")


def test_x22_rotation() -> None:
    bend = c.TILE_KEYS.index("C1.1") * 4

    opens = ["".join("NESW"[d] for d in range(4) if c.ROADS[bend + k] & c.BIT[d]) for k in range(4)]
    assert opens == ["NE", "ES", "SW", "NW"]


def test_x23_shadow_and_treasure() -> None:
    cell = at("F11", "c4")
    table = Table().stand(1, ASIDE).hand(0, "ombre").monster(cell, 1).treasure(cell, 2).turn(0, "fight")

    table.do("play ombre", "step N")

    assert not table.told(TreasureTurned)
    assert not table.told(FightDie)
    assert (table.treasure_at(cell), table.asks) == (2, (0, "move"))
    table.do("step N")
    assert table.state.cell[0] == at("F11", "c3")


def test_x24_difficile() -> None:
    table = Table(mode="difficile").pile("D4.1", "T1.1", "FO.1").hand(0, "epee").turn(0, "tile", sound=False)
    table.do("spot F10")
    assert table.legal == ["lair c2", "lair c3", "lair c4", "lair c5"]

    table = Table(mode="difficile").pile("S2.1", "T1.1", "FO.1").turn(0, "tile", sound=False).do("spot F10")
    assert table.legal == ["lair c1", "lair c2", "lair c4", "lair c5"]


def test_the_action_table_is_the_specifications() -> None:
    assert len(GAME.actions) == 370
    for place, text in ((0, "choose aventurier"), (8, "spot A1"), (133, "lair a1"), (179, "take"), (200, "done")):
        assert GAME.notation[place] == text
    for place, text in (
        (204, "play trousse"),
        (211, "play peau"),
        (230, "strike"),
        (243, "stop"),
        (369, "give peau F"),
    ):
        assert GAME.notation[place] == text
