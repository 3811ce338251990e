"""Positions that cannot stand on the table are refused, field by field."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.errors import PositionError
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")


def picture() -> dict[str, Any]:
    """A table in the middle of a game, as JSON."""
    table = Table("aventurier scientifique accompagnateur mercenaire").lay("S2.1", "F10").lay("FO.1", "G11", 1)
    table.monster(HERE, 2, "rat", "boa").treasure(at("F11", "c3"), 1).hand(0, "clef epee").active(0, "lance")
    table.stand(1, HERE).stand(2, HERE).held(1, 2).turn(0, "fight")
    return position.write(GAME, table.state)


def test_a_position_comes_back_as_it_was() -> None:
    data = picture()

    assert position.write(GAME, position.read(GAME, data)) == data
    stepped = position.write(GAME, Table().turn(0, "fight").do("step N").state)
    assert position.write(GAME, position.read(GAME, stepped)) == stepped


MOVES = [
    ("laid", lambda d: d["laid"][0].update(rotation=1)),
    ("laid", lambda d: d["laid"][1].update(location="G11")),
    ("pile", lambda d: d["pile"].__setitem__(0, d["pile"][1])),
    ("pile", lambda d: d["pile"].pop()),
    ("pile_known", lambda d: d.update(pile_known=40)),
    ("marks", lambda d: d["marks"][0].update(cell=[0, 0])),
    ("marks", lambda d: next(m for m in d["marks"] if m["monster"]).update(lair_spot=False)),
    ("monster_stock", lambda d: d["monster_stock"].pop()),
    ("treasure_stock", lambda d: d["treasure_stock"].pop()),
    ("lairs", lambda d: d["lairs"].clear()),
    ("lairs", lambda d: d["lairs"][0]["monsters"].append("rat")),
    ("lairs[0]", lambda d: d["lairs"][0].pop("cell")),
    ("monster_deck", lambda d: d["monster_deck"].pop()),
    ("treasure_deck", lambda d: d["treasure_deck"].pop()),
    ("hand_size", lambda d: d["hand_size"].__setitem__(0, 1)),
    ("shown", lambda d: d["shown"].append({"owner": 0, "card": "rage"})),
    ("told", lambda d: d["told"].append({"viewer": 1, "owner": 0, "card": "rage"})),
    ("character", lambda d: d["character"].__setitem__(0, "scientifique")),
    ("character", lambda d: d["character"].__setitem__(0, None)),
    ("side", lambda d: d.update(side=[0, 0, 0, 1])),
    ("cell", lambda d: d["cell"].__setitem__(3, [0, 0])),
    ("cell[3]", lambda d: d["cell"].__setitem__(3, [0, 60])),
    ("lives", lambda d: d["lives"].__setitem__(3, 0)),
    ("held", lambda d: d["held"].__setitem__(1, ["D"])),
    ("gourd", lambda d: d.update(gourd=["A"])),
    ("asked", lambda d: d.update(asked=None, pending=[])),
    ("asked", lambda d: d.update(asked=1, pending=[1])),
    ("order", lambda d: d.update(turn=5)),
    ("last", lambda d: d.update(last=[5, 3])),
]  # fmt: skip


@pytest.mark.parametrize(("field", "spoil"), MOVES, ids=[f"{i}-{m[0]}" for i, m in enumerate(MOVES)])
def test_what_cannot_be_is_refused_by_its_field(field: str, spoil: Any) -> None:
    data = picture()
    spoil(data)

    with pytest.raises(PositionError) as caught:
        position.read(GAME, data)
    assert caught.value.field.startswith(field)


def test_more_than_three_active_or_too_full_a_backpack_is_refused() -> None:
    table = Table("scientifique aventurier").active(0, "epee lance bouclier").turn(0, "fight")
    data = position.write(GAME, table.state)
    data["active"][0][c.CARD_KEYS.index("grimoire")] = 1
    data["treasure_deck"].remove("grimoire")
    with pytest.raises(PositionError, match="more than 3"):
        position.read(GAME, data)

    full = Table("scientifique aventurier").hand(0, "clef clef clef clef clef")
    with pytest.raises(PositionError, match="backpack"):
        full.turn(0, "fight")


def test_a_question_without_an_answer_is_refused() -> None:
    data = picture()
    data["choice"] = "turn"

    with pytest.raises(PositionError, match="nothing to choose"):
        position.read(GAME, data)


def test_the_last_choice_may_be_missing() -> None:
    data = picture()
    data["last"] = None

    assert GAME.schema.fields["last"].write(-1) is None
    assert position.read(GAME, data).public()["last"] is None
