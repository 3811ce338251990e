"""Périple: the table drawn as text."""

from __future__ import annotations

import pytest

from ludotheque.games.periple import PERIPLE
from ludotheque.games.periple.state import Periple
from ludotheque.texts.speech import Speech
from tests.games.periple.table import do, in_auction, table


def drawn(state: Periple, viewer: int | None = 0, language: str = "en", width: int = 110, colour: bool = False) -> str:
    voice = Speech(PERIPLE, language, ["Ada", "Paul", "Zoé", "Hugo"], width=width, colour=colour)
    return "\n".join(PERIPLE.draw(state.view(viewer), voice))


def test_the_plan_shows_markers_coins_and_borders() -> None:
    lines = drawn(table("A1", "B1")).splitlines()

    assert lines[0] == "Round 1: Ada to play"
    assert lines[1].startswith("    A    B    C    D    E    F")
    assert lines[3].startswith(" 1 | A    B  | .    1  | 1    1  |")
    assert lines[5].startswith(" 2 | 1    .  | .    2  | 1    .  |")


@pytest.mark.parametrize(
    ("sides", "seat", "corner", "first_row"),
    [
        ("SWNE", 0, "A", " 1 | A "),
        ("SWNE", 1, "1", " F | 1 "),
        ("SWNE", 2, "F", " 6 | . "),
        ("SWNE", 3, "6", " A | 1 "),
    ],
)
def test_the_viewer_s_side_is_at_the_bottom(sides: str, seat: int, corner: str, first_row: str) -> None:
    lines = drawn(table("A1", players=4, sides=sides), viewer=seat).splitlines()

    assert lines[1].split()[0] == corner
    assert lines[3].startswith(first_row)


def test_an_onlooker_sits_south() -> None:
    state = table("A1", "", turn=1)

    assert drawn(state, viewer=None) == drawn(state, viewer=0)


def test_before_placing_one_sees_what_each_position_would_do() -> None:
    state = table("", "A2")
    do(state, "use_character D01")

    shown = drawn(state)

    assert "What each position would do" in shown
    assert "Shape: #/#/#" in shown
    assert "A1: A1 A3 x A2 +2" in shown
    other = table()
    do(other, "use_character D03")
    assert "C3: C3 C4 D4 o D3" in drawn(other)


def test_a_position_that_lays_nothing_says_so() -> None:
    state = table("A1 A2 A3")
    do(state, "use_character D01")

    assert "A1: - x A1 A2 A3" in drawn(state)


def test_after_placing_one_sees_the_optional_squares() -> None:
    state = table(coins=(2, 0))
    do(state, "use_character D03", "place_at C3")

    lines = drawn(state).splitlines()

    assert lines[7].startswith(" 3 | 1    .  | A'   o  |")


def test_the_auction_shows_the_best_bid() -> None:
    state = in_auction("A4 B4", "A5 B5", "A6 B6", players=3, coins=(3, 3, 3), lot="SW", bidders="0 1 2")

    assert "Auction for Admiral Wrack. No bid yet." in drawn(state)
    do(state, "bid 1")
    assert "Best bid: 1, Ada." in drawn(state)


def test_players_cards_tiles_and_the_market() -> None:
    state = table(coins=(4, 0), cards=("P01",), down=("D02",), tiles=("R01",), tiles_down=("R09",))

    shown = drawn(state)

    assert "*A Ada (blue, south)  coins 4, reserve 24, cards 4/10, score 6" in shown
    assert "up: Odilon the glassblower ##, Anouk the scout #/#/#" in shown
    assert "down: Basil the guide" in shown
    assert "artifacts ready: Bottomless satchel (free square)" in shown
    assert "artifacts used: Egg-laying purse" in shown
    assert "m1  Seven-pace boots: free square, price 3, 1 point" in shown
    assert "mountain: was ringing a bell with no clapper" in shown


def test_last_round_outpost_and_bare_places() -> None:
    state = table(
        "A4",
        plan="P12 - P32 P40 P37 P05",
        pile="",
        bare_pile=True,
        outpost=True,
        market="R01 R02 R03 R04",
        fields={"outpost_owner": 1, "tile_pile": [], "market": [None] * 4, **all_tiles()},
    )

    shown = drawn(state)

    assert "Last round" in shown
    assert "The pile is empty." in shown
    assert "holds the Outpost (3 points)" in shown


def all_tiles() -> dict[str, object]:
    keys = list(PERIPLE.names["tile"])
    return {"tiles": [keys, []], "tiles_up": [keys, []]}


def test_a_narrow_screen_puts_the_blocks_below_one_another() -> None:
    state = table()

    assert max(len(line) for line in drawn(state, width=60).splitlines()) <= 75
    assert "Lady Pearl" not in drawn(state, width=60).splitlines()[1]


def test_colours_take_no_room() -> None:
    state = table("A1", "B1", coins=(3, 0))
    plain, painted = drawn(state), drawn(state, colour=True)

    for code in ("34", "31", "2", "1"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted.replace("\x1b[0m", "") == plain


def test_sides_being_chosen() -> None:
    state = PERIPLE.begin(1, players=3, sides="choose")
    assert isinstance(state, Periple)

    shown = drawn(state, viewer=2, language="fr")

    assert "A Ada (bleu)" in shown
    assert "Tour de table" not in shown
