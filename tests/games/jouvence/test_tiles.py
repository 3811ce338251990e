"""Laying tiles: where they fit, the pile, tokens, DIFFICILE, the Fountain."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.options import build
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence import todo as t
from ludotheque.games.jouvence.events import TileDrawn, TileLaid, TileNone, TileUnder, TokenLaid
from ludotheque.games.jouvence.flow import advance
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.state import start
from ludotheque.games.jouvence.tiles import put_monster, put_treasure
from tests.games.jouvence.table import Table, at, spots


def drawn(*tiles: str, **options: Any) -> Table:
    """The first turn, with this pile."""
    return Table(**options).pile(*tiles)


def test_jou_008_the_tile_goes_where_the_player_likes() -> None:
    table = drawn("X1.1", "S1.1", "FO.1").hand(0, "epee").turn(0, "tile", sound=False)

    assert spots(table) == ["F10"]  # beside the start tile, a crossing would run off the table
    table = drawn("T1.1", "S1.1", "FO.1").turn(0, "tile", sound=False)
    assert spots(table) == ["F10", "E11", "G11"]


def test_jou_017_a_road_may_not_be_closed_by_a_wall() -> None:
    table = drawn("S1.1", "C1.1", "FO.1").lay("X1", "F10").lay("T1.2", "E11", 3).turn(0, "tile", sound=False)

    assert "E10" not in spots(table)  # roads from the south and the east: a gallery closes one of them
    assert table.why("spot E10") == "JOU-017"


def test_jou_018_a_tile_without_a_place_goes_under_the_pile() -> None:
    table = drawn("D3.1", "X1.1", "FO.1").lay("D1.1", "E11", 3).lay("D1.2", "G11", 1).turn(0, "tile", 6, sound=False)

    assert [event.tile for event in table.told(TileUnder)] == [c.TILE_KEYS.index("D3.1")]
    assert table.told(TileUnder)[0].why == "no_place"
    assert [c.TILE_KEYS[tile] for tile in table.state.pile] == ["FO.1", "D3.1"]
    assert table.state.pile_known == 1


def test_jou_019_every_logo_gets_a_token_number_hidden() -> None:
    table = drawn("X6.1", "FO.1").turn(0, "tile", 6, sound=False)
    table.do("turn 0")  # one place fits, four ways to face

    laid = [(event.token, event.cell) for event in table.told(TokenLaid)]
    assert laid == [("monster", at("F10", "c3")), ("treasure", at("F10", "b2")), ("treasure", at("F10", "d4"))]
    assert at("F10", "c3") in table.state.public()["hidden_lairs"]
    assert "number" not in table.told(TokenLaid)[0].seen_by(0)


def test_jou_020_difficile_adds_a_monster_on_a_cell_of_the_tile() -> None:
    table = drawn("S1.1", "FO.1", mode="difficile").turn(0, "tile", 6, sound=False)
    table.do("spot F10")

    assert table.asks == (0, "lair")
    table.do("lair c2")
    assert table.monster_at(at("F10", "c2")) > 0
    normal = drawn("S1.1", "FO.1").turn(0, "tile", 6, sound=False).do("spot F10")
    assert normal.why("lair c2") == "JOU-020"


def test_jou_073_the_fountain_goes_where_its_drawer_likes_and_no_compass_refuses_it() -> None:
    table = drawn("FO.1", "X1.1").hand(0, "boussole").turn(0, "tile", sound=False)

    assert spots(table) == ["F10", "E11", "G11"]
    assert table.why("play boussole") == "JOU-073"
    table.do("spot E11")
    assert table.state.basin == at("E11", "b3")


def test_jou_r12_a_tile_is_five_by_five_and_roads_come_out_in_the_middle() -> None:
    middles = {"c1": "N", "e3": "E", "c5": "S", "a3": "W"}
    for design in c.DESIGNS:
        assert [len(row) for row in design.rows] == [5] * 5
        for square, key in enumerate(c.SQUARE_KEYS):
            border = key[0] in "ae" or key[1] in "15"
            letter = "".join(design.rows)[square]
            if border and letter != "#":
                assert middles[key] in design.openings or letter == "E"


def test_jou_r13_tiles_turn_and_equal_drawings_count_once() -> None:
    table = drawn("S1.1", "FO.1").lay("X1", "F10").turn(0, "tile", sound=False).do("spot F9")

    assert c.DISTINCT[c.TILE_KEYS.index("S1.1")] == (0, 1)
    assert c.DISTINCT[c.TILE_KEYS.index("X1.1")] == (0,)
    assert c.DISTINCT[c.TILE_KEYS.index("T1.1")] == (0, 1, 2, 3)
    table = drawn("T1.1", "FO.1").turn(0, "tile", sound=False).do("spot F10")
    assert table.legal == ["turn 0", "turn 1", "turn 2"]
    table = drawn("S3.1", "FO.1").turn(0, "tile", sound=False).do("spot F10")
    assert table.why("turn 1") == "JOU-017"


def test_jou_r13_a_rotation_with_the_same_drawing_is_not_offered() -> None:
    table = drawn("X4.1", "FO.1").turn(0, "tile", sound=False)

    assert table.legal == ["turn 0", "turn 1"]
    assert table.why("turn 2") == "JOU-R13"


def test_jou_r14_next_to_an_open_road_within_eleven_by_eleven() -> None:
    table = drawn("T1.1", "FO.1").turn(0, "tile", sound=False)

    for place in ("A1", "F9", "E10", "F11"):
        assert table.why(f"spot {place}") == "JOU-R14"


def test_jou_r15_a_new_road_may_not_meet_a_wall_nor_the_edge() -> None:
    table = drawn("X2.1", "T1.1", "FO.1").hand(0, "epee").turn(0, "tile", sound=False)
    assert spots(table) == ["F10"]
    assert table.why("spot E11") == "JOU-R15"  # its road south would leave the table
    table = drawn("X2.1", "FO.1").hand(0, "epee").lay("S1.1", "F10").lay("T1.1", "G11", 3).turn(0, "tile", sound=False)
    assert "G10" not in spots(table)  # beside a wall of the gallery
    assert table.why("spot G10") == "JOU-R15"


def test_jou_r16_while_the_fountain_is_in_the_pile_a_place_is_left_for_it() -> None:
    table = drawn("D3.1", "T1.1", "FO.1").hand(0, "epee").lay("D1.1", "E11", 3)
    table.lay("S1.1", "F10").lay("D1.2", "G11", 1).turn(0, "tile", sound=False)

    assert [event.why for event in table.told(TileUnder)] == ["no_place"]
    assert spots(table) == ["F9"]
    table.state.tile = c.TILE_KEYS.index("D3.1")
    assert table.why("spot F9") == "JOU-R16"


def test_jou_r16_once_the_fountain_lies_roads_may_end() -> None:
    table = drawn("D3.1", "T1.1").hand(0, "epee").lay("D1.1", "E11", 3).lay("FO.1", "G11", 1)
    table.lay("S1.1", "F10").turn(0, "tile", sound=False)

    assert spots(table) == ["F9"]


@pytest.mark.parametrize(("pile", "why"), [((), "empty"), (("X1.1", "X2.1"), "blocked")])
def test_jou_r17_without_a_tile_that_fits_nothing_is_laid(pile: tuple[str, ...], why: str) -> None:
    table = drawn(*pile).lay("D1.1", "E11", 3).lay("FO.1", "G11", 1).lay("D3.1", "F10")
    table.pile(*pile).turn(0, "tile", 6, sound=False)

    assert [event.why for event in table.told(TileNone)] == [why]
    assert [c.TILE_KEYS[tile] for tile in table.state.pile] == list(pile)
    assert table.asks == (0, "move")


@pytest.mark.parametrize(("players", "size", "last"), [(2, 20, 6), (3, 27, 9), (4, 34, 11), (5, 41, 13), (6, 48, 16)])
def test_jou_r18_the_pile_and_its_fountain(players: int, size: int, last: int) -> None:
    found = set()
    for seed in range(120):
        pile = start(build(Options, {"players": players}), Chance.seeded(seed)).pile
        assert len(pile) == size
        found.add(size - pile.index(c.FOUNTAIN))

    assert found == set(range(1, last + 1))


def test_jou_r19_laying_is_compulsory_unless_a_compass_replaces_the_tile() -> None:
    table = drawn("T1.1", "S1.1", "FO.1").hand(0, "boussole").turn(0, "tile", sound=False)

    assert table.why("done") == "JOU-007"
    table.do("play boussole")
    assert [event.tile for event in table.told(TileDrawn)] == [c.TILE_KEYS.index(k) for k in ("T1.1", "S1.1")]
    assert table.told(TileUnder)[0].why == "compass"
    assert table.discarded() == ["boussole"]
    alone = Table().lay("FO.1", "G11", 1).pile("T1.1").hand(0, "boussole").turn(0, "tile", sound=False)
    assert alone.why("play boussole") == "JOU-R19"


@pytest.mark.parametrize(("distance", "places"), [(0, ["F10", "E11", "H11"]), (2, ["H11"]), (4, ["H11"])])
def test_jou_r20_the_fountain_may_have_to_be_far(distance: int, places: list[str]) -> None:
    table = Table(fountain_distance=distance).lay("S1.1", "G11", 1).pile("FO.1").hand(0, "epee")
    table.turn(0, "tile", 6, sound=False)

    if len(places) > 1:
        assert spots(table) == places
    else:
        assert [event.location for event in table.told(TileLaid)] == [c.LOCATION_KEYS.index("H11")]


def test_jou_r20_the_refusal_says_so() -> None:
    table = Table(fountain_distance=2).lay("S1.1", "G11", 1).lay("S2.1", "E11", 1).pile("FO.1").hand(0, "epee")
    table.turn(0, "tile", sound=False)

    assert spots(table) == ["D11", "H11"]
    assert table.why("spot F10") == "JOU-R20"


def test_jou_r21_the_extra_monster_needs_gravel_without_a_monster_and_not_the_basin() -> None:
    table = drawn("FO.1", "S1.1", mode="difficile").turn(0, "tile", sound=False).do("spot F10")

    gravel = {"b2", "d2", "b3", "d3", "b4", "c4", "d4", "c5"}
    free = {square for square in gravel if table.state.ground[at("F10", square)] and square != "d4"}
    assert {move.split()[1] for move in table.legal} == free
    for square in ("c2", "d4", "a1"):  # the basin, the logo, a wall
        assert table.why(f"lair {square}") == "JOU-R21"
    table.do("lair b4")  # a padlock's cell is gravel too
    assert table.state.marks[at("F10", "b4")] & c.LAIR_SPOT


def test_jou_r21_a_single_cell_is_taken_without_asking() -> None:
    table = drawn("S1.1", "FO.1", mode="difficile")
    table.lay("S1.1", "F10")
    for square in ("c1", "c2", "c3", "c4"):
        table.monster(at("F10", square), 1)
    table.state.spot = c.LOCATION_KEYS.index("F10")
    table.state.todo = [t.LAIR * t.SCALE]
    table.dice()

    advance(table.state)

    assert table.monster_at(at("F10", "c5")) > 0
    assert table.state.asked == -1


def test_jou_r24_used_tokens_come_back_when_the_stock_is_empty() -> None:
    table = Table()
    state = table.state
    state.treasure_stock, state.treasure_used = [], [2, 0, 1]

    chests = [at("F11", "c4"), at("F11", "c3"), at("F11", "c2")]
    for chest in chests:
        put_treasure(state, chest)

    assert sorted([table.treasure_at(chest) for chest in chests]) == [1, 1, 3]
    assert state.treasure_used == [0, 0, 0]
    state.monster_stock, state.monster_used = [], [0, 1, 0]
    put_monster(state, chests[0])
    assert table.monster_at(chests[0]) == 2


def test_jou_r76_tiles_are_laid_in_the_end_game_too() -> None:
    table = drawn("T1.1", "S1.1").lay("FO.1", "G11", 1).endgame().turn(0, "tile", sound=False)

    assert table.asks == (0, "spot")


def test_the_question_is_asked_when_the_hand_could_hold_a_compass() -> None:
    """A place that is the only one is taken at once, unless a card might be played: the hand tells nothing."""
    empty = drawn("X2.1", "S1.1", "FO.1").turn(0, "tile", 6, sound=False)
    some = drawn("X2.1", "S1.1", "FO.1").hand(0, "epee").turn(0, "tile", 6, sound=False)

    assert empty.told(TileLaid)
    assert some.legal == ["spot F10"]
    assert GAME.parse("play boussole") not in some.state.legal(0)
