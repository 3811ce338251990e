"""The table drawn in a terminal."""

from __future__ import annotations

import pytest

from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.state import Agartha
from ludotheque.games.agartha.terminal import bare, draw
from ludotheque.texts.speech import Speech
from tests.games.agartha.table import acting, do, table, winning
from tests.games.agartha.test_setup import begun

NAMES = ("Ada", "Basile", "Chloé", "David")


def drawn(state: Agartha, viewer: int | None = 0, language: str = "en", width: int = 80, colour: bool = False) -> str:
    return "\n".join(draw(state.view(viewer), Speech(AGARTHA, language, NAMES, width, colour)))


def test_the_whole_table() -> None:
    state = table(
        2,
        "P C | F",
        ("L1[F F C] V1[P P] met[P P P] amu[A]", "E[P F] O[K]"),
        bids="G3a0 Y1b1",
        pile="M",
        explored=(0, 2),
        rest="discard",
    )

    assert drawn(state).splitlines()[:9] == [
        "Round 1 of 6 · Bidding",
        "Tokens: 1 Move a card   2 Swap 2 cards   3 Draw a card",
        "",
        "  t1 Mist Fjord   1 Character · 2 Solar Compass",
        "      action: Ada 3",
        "  t2 Salmon Ford  1 Forest",
        "      auction: Basile ?",
        "  t3 Raven Pass   no card",
        "  Pile: 1",
    ]
    assert drawn(state).splitlines()[-10:] == [
        "  Basile (Yellow)  5 points · worth 5 now · tokens to place: ? ?",
        "    PLACES      L1 –   L2 –   L3 –",
        "    VILLAGE     V1 –   V2 –   O Knife   Meetings: 0 (0 pairs)",
        "    EXPLORATION E Character, Forest   Explorations: 1· 5✓ 9·",
        "                Amulets in sector: 0",
        "",
        "* Ada (Green)  3 points · worth 9 now · Testament · tokens to place: 1 2",
        "    PLACES      L1 Forest ×2, Solar Compass   L2 –   L3 –",
        "    VILLAGE     V1 Character ×2   V2 –   O –   Meetings: 3 (1 pair)",
        "    EXPLORATION E –   Explorations: 1· 5· 9·   Amulets in sector: 1",
    ]


def test_others_see_no_value_of_a_face_down_token() -> None:
    state = table(bids="G3a0 Y1b1")

    assert "action: Ada ?" in drawn(state, 1)
    assert "auction: Basile 1" in drawn(state, 1)
    assert "action: Ada ?" in drawn(state, None)
    assert "auction: Basile ?" in drawn(state, None)


def test_the_step_in_progress() -> None:
    state = winning("P C", "V1[P]")
    assert "Cards to place, in order: Character, Solar Compass" in drawn(state)
    assert "> t1 Mist Fjord" in drawn(state)
    do(state, "place V1", "place V2")
    assert "V1! Character ×2" in drawn(state)
    assert "Just changed: Village 1, Village 2" in drawn(state)

    state = acting(1, "L1[A]")
    do(state, "card L1 amulet")
    assert "Chosen card: Sacred Amulet (L1)" in drawn(state)

    state = table(3, "C F P", bids="G1b4 Y2b0 R2b0 G2b4 Y1b3 R1b2 G3b4 Y3b3 R3b2")
    do(state, "pick 1", "pick 2")
    assert "Cards won, to be placed next by Chloé: Character" in drawn(state)


def test_the_setup_shows_one_s_own_placement_alone() -> None:
    state = begun(2)
    do(state, "place V1")

    assert " > V1" in drawn(state, 0)
    assert " > V1" not in drawn(state, 1)
    assert drawn(state, 1).startswith("Setup")
    assert drawn(state, 0).count("Cards to place, in order: ") == 1
    assert "Cards to place" not in drawn(state, None)


def test_the_end_shows_what_did_not_count() -> None:
    state = winning("P C", "V1[F]", round_=6)
    do(state, "place V1", "place V1")

    assert "V1 – (Character, Forest, Solar Compass)" in drawn(state)


def test_what_is_known_of_the_bottom_of_the_pile() -> None:
    state = table(tiles="P F M | H H | H H", bids="G1b1 Y1b2 G2b1 Y2b2 G3b1 Y3b2", pile="K")
    while state.round == 1:
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[0])

    assert "under the pile: Character, Forest, Mountain" in drawn(state)


def test_colours_take_no_room() -> None:
    state = winning("P C", "V1[P]")
    do(state, "place V1", "place V2")

    plain, coloured = drawn(state), drawn(state, colour=True)

    assert coloured != plain
    assert [bare(line) for line in coloured.splitlines()] == plain.splitlines()


@pytest.mark.parametrize("width", [60, 80, 120])
def test_lines_fold_to_the_screen(width: int) -> None:
    state = table(boards=("L1[F F M C] L2[H H H C A] L3[M M F C K] V1[P P X] V2[P A] E[P F A]", ""), tiles="P C | F A")

    lines = drawn(state, width=width, colour=True).splitlines()

    assert "\x1b[" in "".join(lines)
    boards = [bare(line) for line in lines if "PLACES" in line or "VILLAGE" in line or line.startswith("     ")]
    assert all(len(line) <= max(width, 72) for line in boards)
