"""Périple: the worked examples of the specification, with their numbers."""

from __future__ import annotations

from ludotheque.games.periple.components import CARD_KEYS, FOUND
from ludotheque.games.periple.events import CoinsChanged, OutpostTaken, SquareSkipped
from ludotheque.games.periple.geometry import KEYS, members
from ludotheque.games.periple.tables import HOUSE
from tests.games.periple.table import (
    coins,
    do,
    face_up,
    in_auction,
    may,
    on,
    owned_by,
    plan_of,
    refusal,
    reserve,
    sq,
    table,
    tiles_up,
    told,
)


def squares(mask: int) -> str:
    return " ".join(KEYS[i] for i in members(mask))


def covered(card: str, orientation: int, anchor: str) -> tuple[str, str]:
    """Mandatory and optional squares of a card, turned, at an anchor."""
    spot = 36 * (4 * CARD_KEYS.index(card) + orientation) + sq(anchor)
    return squares(HOUSE.mandatory[spot]), squares(HOUSE.optional[spot])


def test_w01_card_to_plan() -> None:
    symbols = table(plan="P12 P24 P32 P40 P37 P05").public()["symbols"]
    rows = [symbols[6 * row : 6 * row + 6] for row in range(6)]
    assert rows == [
        [1, 0, 0, 1, 1, 1],
        [1, 0, 0, 2, 1, 0],
        [1, 0, 0, 0, 0, 1],
        [1, 1, 0, 0, 1, 0],
        [0, 0, 0, 2, 0, 0],
        [1, 1, 0, 1, 0, 0],
    ]

    assert FOUND[CARD_KEYS.index("P24")].coins == (0, 0, 2, 0, 1, 0)
    lower = table(plan="P12 P37 P32 P40 P24 P05").public()["symbols"]
    assert [lower[sq(name)] for name in ("C4", "D4", "C5", "D5", "C6", "D6")] == [0, 0, 2, 0, 1, 0]
    assert [symbols[sq(name)] for name in ("D2", "D1", "C1", "C2", "C3", "D3")] == [2, 1, 0, 0, 0, 0]


def test_w02_shape_to_plan() -> None:
    assert covered("D03", 0, "C3") == ("C3 C4 D4", "D3")
    assert covered("D03", 1, "C3") == ("C3 D3 C4", "D4")
    assert covered("D03", 2, "C3") == ("C3 D3 D4", "C4")
    assert covered("D03", 3, "C3") == ("D3 C4 D4", "C3")


def test_w03_an_occupied_square_is_ignored() -> None:
    state = table("", "A2")

    events = do(state, "use_character D01", "place_at A1")

    assert on(state, 0) == "A1 A3"
    assert on(state, 1) == "A2"
    assert told(events, SquareSkipped) == [SquareSkipped(0, sq("A2"), "occupied")]
    assert coins(state) == [2, 0]
    assert reserve(state) == [22, 23]
    assert face_up(state, 0) == "D02 D03"


def test_w04_inside_the_plan() -> None:
    state = table(coins=(5, 0), cards=("P13",))
    do(state, "use_character D02")
    assert refusal(state, "place_at D1") is None
    assert refusal(state, "place_at E1") == "PER-031"
    assert len(may(state, "place_at")) == 24

    at_edge = table(coins=(5, 0), cards=("P13",))
    do(at_edge, "use_character P13", "place_at A1")
    assert on(at_edge, 0) == "A1 A2 A3"
    assert at_edge.pending() == [1]

    inside = table(coins=(5, 0), cards=("P13",))
    do(inside, "use_character P13", "place_at B1")
    assert coins(inside)[0] == 5
    assert may(inside, "pay_optional") == ["A2"]


def test_w05_three_coins() -> None:
    state = table()

    do(state, "use_character D01", "place_at A1")

    assert coins(state) == [3, 0]


def test_w06_coins_of_the_same_turn() -> None:
    state = table()

    do(state, "use_character D03", "place_at D1")
    assert coins(state)[0] == 4
    do(state, "pay_optional E1")

    assert coins(state)[0] == 3
    assert reserve(state)[0] == 20


def test_w07_cid_and_zoe() -> None:
    state = table("D5 C6", "C4 D4 C5")

    do(state, "use_character D02", "place_at D6")
    assert coins(state) == [1, 0]
    assert may(state) == ["bid 0", "pass_bid"]
    do(state, "bid 0")

    assert "P37" in owned_by(state, 0)
    assert coins(state) == [1, 1]
    assert reserve(state) == [22, 24]
    assert plan_of(state).split()[4] == "P01"


def test_w08_three_to_one() -> None:
    state = table("C4 D4", "C5", "C6", "D6", players=4, coins=(0, 1, 1, 2))

    do(state, "use_character D01", "place_at D3")

    assert "P37" in owned_by(state, 0)
    assert coins(state) == [2, 2, 2, 3]
    assert on(state, 0) == "D3"
    assert reserve(state)[0] == 23


def test_w09_a_gift_that_cancels_the_free_rest() -> None:
    state = table("E6", "E4 F4 E5 F5", coins=(1, 2), down=("", "D04 D05 D06"))

    do(state, "use_character D02", "place_at D6")

    assert face_up(state, 1) == "P05"
    assert coins(state) == [3, 2]
    assert state.pending() == [1]
    assert not state.rested
    assert may(state) == ["use_character P05", "early_rest"]
    do(state, "early_rest")
    assert coins(state) == [3, 1]


def test_w10_early_rest() -> None:
    state = table(coins=(3, 0), cards=("P13 P25",), down=("D02 D03 P25",), tiles=("R17",), tiles_down=("R01 R05",))

    do(state, "early_rest")

    assert coins(state)[0] == 1
    assert len(face_up(state, 0).split()) == 5
    assert tiles_up(state, 0) == "R01 R05 R17"
    assert refusal(state, "early_rest") == "PER-R37"


def test_w11_flip_and_rest() -> None:
    state = table(down=("D02 D03",), tiles=("R21",), tiles_down=("R09",))

    do(state, "use_flip", "flip_card D01")

    assert face_up(state, 0) == "D01 D02 D03"
    assert tiles_up(state, 0) == "R09 R21"
    assert coins(state)[0] == 0
    assert refusal(state, "early_rest") == "PER-R37"


def resolution() -> tuple[str, str, str]:
    return "B5 C4 D4", "A4 B4 A5 C5", "D5"


def test_w12_order_of_resolution() -> None:
    first = table(*resolution(), players=3, coins=(0, 0, 1), cards=("P25",))
    do(first, "use_character P25", "place_at A6")
    assert coins(first)[0] == 3
    assert may(first) == ["resolve_card SW", "resolve_card S"]
    do(first, "resolve_card SW")
    assert may(first) == ["bid 0", "pass_bid"]
    do(first, "bid 0")
    assert {"P40", "P37"} <= set(owned_by(first, 0).split())
    assert coins(first) == [3, 2, 2]
    assert plan_of(first).split()[3:5] == ["P01", "P02"]

    second = table(*resolution(), players=3, coins=(0, 0, 1), cards=("P25",))
    do(second, "use_character P25", "place_at A6", "resolve_card S")
    assert coins(second) == [3, 1, 2]
    assert may(second) == ["bid 0", "bid 1", "pass_bid"]
    do(second, "bid 0", "bid 1")
    assert "P40" in owned_by(second, 1)
    assert coins(second) == [4, 0, 2]


def test_w13_short_of_markers() -> None:
    rows = " ".join(f"{column}{row}" for row in (1, 2) for column in "CDEF")
    lower = " ".join(f"{column}{row}" for row in (4, 5) for column in "ABCDEF")
    state = table(f"B1 B2 {rows} {lower}")
    assert reserve(state)[0] == 2

    do(state, "use_character D01", "place_at A1")
    assert may(state) == ["fill_square A1", "fill_square A2", "fill_square A3"]
    do(state, "fill_square A3")
    assert may(state) == ["fill_square A1", "fill_square A2"]
    do(state, "fill_square A1")

    assert coins(state)[0] == 2
    assert reserve(state)[0] == 0
    assert "A2" not in on(state, 0)


def test_w14_passing() -> None:
    state = table("A1 B1", "", "A2 A3 B3", players=3)

    do(state, "use_character D02", "place_at B2")
    assert coins(state)[0] == 2
    assert may(state) == ["bid 0", "pass_bid"]
    do(state, "pass_bid")

    assert "P12" in owned_by(state, 2)
    assert coins(state) == [3, 0, 0]
    last = in_auction("A1 B1 B2", "", "A2 A3 B3", players=3, lot="NW", bidders="2")
    assert may(last) == ["bid 0"]
    assert refusal(last, "pass_bid") == "PER-R26"


def test_w15_replace() -> None:
    state = table("", "C2 D2", tiles=("R05",))

    do(state, "use_character D02", "place_at C2")
    assert on(state, 0) == "E2"
    assert coins(state)[0] == 1
    do(state, "use_replace")
    assert may(state) == ["replace_at C2 bottom", "replace_at D2 bottom"]
    do(state, "replace_at D2 bottom")

    assert on(state, 0) == "D2 E2"
    assert coins(state)[0] == 3
    assert reserve(state) == [22, 23]


def test_w16_slide() -> None:
    state = table("A1 B1 A2 B2", "A3 C3", coins=(0, 1), tiles=("R17",))

    do(state, "use_character D02", "place_at D6", "use_slide", "slide_from C3 bottom")
    events = do(state, "slide_to W")

    assert [event for event in told(events, CoinsChanged) if event.reason == "symbol"] == []
    assert "P12" in owned_by(state, 0)
    assert coins(state) == [1, 2]
    assert reserve(state) == [21, 24]


def test_w17_outpost() -> None:
    state = table("B2 C2 D2 B3 D3 B4 C4", "C3", outpost=True)

    events = do(state, "use_character D02", "place_at D4")

    assert told(events, OutpostTaken) == [OutpostTaken(0, sq("C3"))]
    assert state.outpost_owner == 0


def test_w18_stacking() -> None:
    state = table("E5 F5", "F4 E6 E4", on_top=("E4", ""), coins=(0, 1), turn=1, stacking=True)

    do(state, "use_character D05", "place_at D6")

    assert "P05" in owned_by(state, 1)
    assert coins(state) == [1, 2]
    assert on(state, 1) == "D6"
    assert reserve(state) == [24, 23]


def test_w19_end() -> None:
    won = "P01 P02 P03 P04 P06 P07"
    state = table("E4 F4 E5 F5", "E6", players=4, cards=(won,), pile="P08 P09 P10", turn=1)

    do(state, "use_character D05", "place_at F4")
    assert "P05" in owned_by(state, 0)
    assert state.end_triggered
    assert state.pending() == [2]
    do(state, "use_character D07", "place_at A1")
    assert state.pending() == [3]
    do(state, "use_character D10", "place_at A1")

    result = state.result()
    assert result is not None
    assert state.pending() == []
    assert result.scores[0] == 4 + 4 + 4 + 3 + 3 + 3 + 4 == 25


def test_w20_rotate() -> None:
    assert covered("P14", 0, "C3") == ("C3 D3 E4", "D4")
    assert covered("P14", 1, "C3") == ("D3 D4 C5", "C4")
    assert covered("P14", 3, "C3") == ("D3 C4 C5", "D4")
