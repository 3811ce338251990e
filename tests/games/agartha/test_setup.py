"""Setup: tiles, cards, boards, starting cards, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.components import CARD_ROWS, IS_OBJECT, KIND_OF, deck
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.state import Agartha, start
from tests.games.agartha.table import asked, bid, board, choices, do, events, told, why


def begun(players: int = 2, seed: int = 1, **options: str) -> Agartha:
    return start(Options(players=players, **options), Chance.seeded(seed))  # type: ignore[arg-type]


def everyone_places(state: Agartha, *moves: str) -> None:
    for seat in range(state.seats):
        for move in moves:
            state.play(seat, AGARTHA.parse(move))


def dealt(players: int, letters_wanted: str) -> Agartha:
    """A new game in which Green starts with these two kinds."""
    for seed in range(5000):
        state = begun(players, seed)
        if " ".join(["PFMHCAKXTL"[KIND_OF[card]] for card in state.start[:2]]) == letters_wanted:
            return state
    raise AssertionError("no such deal")


def test_aga_009_tokens_are_played_on_the_tiles() -> None:
    state = begun(first_seat="0")
    everyone_places(state, "place E", "place E")

    bid(state, "G2b1")

    assert state.public()["tokens"] == [{"seat": 0, "tile": 1, "zone": 1, "value": None, "back": False}]


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 5), (4, 6)])
def test_aga_010_three_five_or_six_tiles(players: int, tiles: int) -> None:
    state = begun(players, first_seat="0")
    assert len(state.public()["tiles"]) == tiles

    everyone_places(state, "place E", "place E")
    assert why(state, f"bid 1 t{tiles} auction") is None
    for beyond in range(tiles + 1, 7):
        assert why(state, f"bid 1 t{beyond} auction") == "AGA-010"


@pytest.mark.parametrize(("players", "marks"), [(2, {0}), (3, {0, 3}), (4, {0, 3, 4})])
def test_aga_011_cards_are_chosen_by_their_marks(players: int, marks: set[int]) -> None:
    assert deck(players) == [card for card in range(103) if CARD_ROWS[card].marks in marks]


@pytest.mark.parametrize(("players", "left"), [(2, 40), (3, 66), (4, 83)])
def test_aga_013_the_rest_of_the_deck_is_a_hidden_pile(players: int, left: int) -> None:
    state, other = begun(players, 1), begun(players, 2)

    seen = [card for row in state.public()["tiles"] for card in row] + state.start
    assert sorted(seen + state.pile) == deck(players)
    assert state.public()["pile"] == left == len(state.pile)
    assert state.pile != other.pile
    assert state.pile != sorted(state.pile)


def test_aga_014_everyone_begins_without_points() -> None:
    assert begun(3).public()["points"] == [0, 0, 0]


def test_aga_015_one_card_on_each_space_of_each_tile() -> None:
    state = begun(4)

    assert [len(cards) for cards in state.public()["tiles"]] == [2] * 6
    deals = told(state, "TileCardDealt")
    assert [(e.tile, e.pos) for e in deals] == [(tile, pos) for tile in range(6) for pos in range(2)]
    assert {e.reason for e in deals} == {"setup"}


def test_aga_016_everyone_gets_an_empty_board_and_tokens() -> None:
    state = begun(3)

    assert [board(state, seat) for seat in range(3)] == ["", "", ""]
    assert state.public()["explored"] == [[False] * 3] * 3
    everyone_places(state, "place E", "place E")
    assert [state.private(seat)["left"] for seat in range(3)] == [[1, 2, 3]] * 3


def test_aga_017_two_starting_cards_each_on_one_or_several_slots() -> None:
    state = begun(2)
    first, second = state.start[:2]

    assert [len(e.cards) for e in told(state, "StartCardsDealt")] == [2, 2]
    assert why(state, "pass") == "AGA-017"
    do(state, "place L1", "place V2")
    assert state.pending() == [1]
    do(state, "place E", "place E")

    assert state.where[first] == 0
    assert state.where[second] == 4
    assert len([spot for spot in state.where if spot == 9 + 6]) == 2


def test_aga_018_nothing_is_done_during_setup() -> None:
    state = dealt(2, "P P")

    assert why(state, "validate V1 2") == "AGA-018"
    assert why(state, "bid 1 t1 auction") == "AGA-018"
    everyone_places(state, "place V1", "place V1")

    assert state.fresh == 0
    assert asked(state) == "bid"
    assert why(state, "validate V1 2", state.holder) == "AGA-027"


def test_aga_019_the_first_player_holds_the_testament_and_begins() -> None:
    state = begun(3)
    assert state.public()["holder"] is None

    everyone_places(state, "place L1", "place L1")

    assert state.pending() == [state.holder]
    assert told(state, "FirstSeatDrawn")[0].seat == state.holder
    started = told(state, "RoundStarted")[0]
    assert (started.round, started.holder) == (1, state.holder)


def test_aga_r02_marks_sort_cards_and_score_nothing() -> None:
    assert Counter(card.marks for card in CARD_ROWS) == {0: 50, 3: 32, 4: 21}
    state = begun(4)
    everyone_places(state, "place E", "place E")

    assert state.public()["worth"] == [0, 0, 0, 0]


def test_aga_r04_a_tile_has_two_card_spaces() -> None:
    assert [len(cards) for cards in begun(3).public()["tiles"]] == [2] * 5  # ten cards for five tiles


def test_aga_r06_all_place_together_and_show_when_all_are_done() -> None:
    state = begun(3)
    assert state.pending() == [0, 1, 2]

    state.play(2, AGARTHA.parse("place V1"))
    state.play(2, AGARTHA.parse("place E"))
    assert state.pending() == [0, 1]
    assert why(state, "place L1", seat=2) == "AGA-R06"
    assert state.private(2)["start_slots"] == [3, 6]
    assert state.public()["start_placed"] == [0, 0, 2]
    placed = told(state, "StartCardPlaced")
    assert placed[-1].seen_by(0) == {"kind": "StartCardPlaced", "seat": 2}
    assert placed[-1].seen_by(2) == {"kind": "StartCardPlaced", "seat": 2, "card": state.start[5], "slot": 6}
    assert board(state, 2) == ""

    for seat in (0, 1):
        state.play(seat, AGARTHA.parse("place L1"))
        assert not told(state, "StartCardsPlaced")
        state.play(seat, AGARTHA.parse("place L1"))
    shown = told(state, "StartCardsPlaced")
    assert [(e.seat, e.slots) for e in shown] == [(0, (0, 0)), (1, (0, 0)), (2, (3, 6))]
    assert board(state, 2) != ""


def test_aga_r07_any_slots_objects_in_theirs_never_the_sector() -> None:
    state = dealt(2, "A K")
    assert choices(state) == ["place L1", "place L2", "place L3", "place V1", "place V2", "place E"]
    assert why(state, "place A") == "AGA-042"
    assert why(state, "place O") == "AGA-023"
    do(state, "place L3")
    assert choices(state) == ["place L1", "place L2", "place L3", "place V1", "place V2", "place O", "place E"]
    assert why(state, "place A") == "AGA-025"


def test_aga_r07_a_starting_pair_is_not_validated_as_it_is() -> None:
    state = dealt(2, "P P")
    everyone_places(state, "place V1", "place V1")

    for _ in range(6):
        do(state, choices(state)[1])  # six bids on auction zones
    while not (asked(state) == "place_card" and state.actor == 0):
        do(state, choices(state)[0])
    do(state, "place L1", "place L1")
    assert not told(state, "VillageValidated")
    assert asked(state) != "validate"


def test_aga_r08_the_first_player_is_drawn_or_chosen() -> None:
    holders = []
    for seed in range(40):
        state = begun(4, seed)
        everyone_places(state, "place E", "place E")
        holders.append(state.holder)
    assert set(holders) == {0, 1, 2, 3}

    state = begun(4, 7, first_seat="2")
    drawn = state.chance.drawn()
    everyone_places(state, "place E", "place E")
    assert state.holder == 2
    assert state.chance.drawn() == drawn  # no luck was needed


def test_the_game_tells_how_it_begins() -> None:
    first = events(begun(3))[0]

    assert first.seen_by(None) == {
        "kind": "GameStarted",
        "seat": None,
        "players": 3,
        "options": "players=3 token_actions=move-swap-draw swap_validates=no tie_extra_card=first first_seat=random",
    }
    assert IS_OBJECT == (False,) * 6 + (True,) * 4
