"""Setup: the gate, lives, roles, characters, what the components are."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.options import build
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.events import CharacterTaken, DraftOrder, OrderSet, RoleDealt
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.state import Jouvence, start
from ludotheque.games.jouvence.view import private, public
from tests.games.jouvence.table import Table, at


def opened(seed: int = 1, **options: object) -> Jouvence:
    return start(build(Options, options), Chance.seeded(seed))


def figures(key: str) -> tuple[int, ...]:
    return c.CHARACTERS[c.CHARACTER_KEYS.index(key)].stats


def test_jou_001_the_side_that_brings_a_sample_out_wins() -> None:
    table = Table().endgame().stand(0, at("F11", "c5"), gourd=True).turn(0, "move", mp=1)

    table.do("exit")

    result = table.state.result()
    assert result is not None
    assert result.ranks == (1, 2)


def test_jou_002_every_game_has_another_labyrinth_and_monsters_live_in_it() -> None:
    piles = {tuple(opened(seed).pile) for seed in range(10)}

    assert len(piles) == 10
    assert len(opened().monster_deck) == 40


def test_jou_003_all_pawns_start_on_the_start_tile() -> None:
    state = opened(players=6)

    assert {c.LOCATION_OF[cell] for cell in state.cell} == {c.START}
    assert state.laid == [(c.ENTRANCE * c.LOCATIONS + c.START) * 4]


def test_jou_004_vista_decides_who_starts() -> None:
    state = opened(characters="deal", players=3)
    order = next(event for event in state.log or [] if isinstance(event, OrderSet))

    assert list(order.vistas) == sorted(order.vistas, reverse=True)
    assert state.pending() == [order.seats[0]]


def test_jou_005_in_teams_each_draws_a_role_token_face_down() -> None:
    state = opened(players=4)
    dealt = [event for event in state.log or [] if isinstance(event, RoleDealt)]

    assert sorted(state.side) == [0, 0, 1, 1]
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    assert all(player["side"] is None for player in public(state)["players"])


def test_jou_006_three_lives_no_card_no_bonus() -> None:
    state = opened(players=3)

    assert state.lives == [3, 3, 3]
    assert sum(state.hand) == sum(state.active) == 0


def test_jou_015_aventurier() -> None:
    assert figures("aventurier") == (3, 4, 4, 3, 4)


def test_jou_016_scientifique() -> None:
    assert figures("scientifique") == (5, 3, 3, 3, 5)


def test_jou_032_accompagnateur() -> None:
    assert figures("accompagnateur") == (5, 3, 4, 3, 2)


def test_jou_072_teams_are_for_four_to_six() -> None:
    assert [opened(players=n).side for n in (2, 3)] == [[0, 1], [0, 1, 2]]
    assert [len(set(opened(players=n).side)) for n in (4, 5, 6)] == [2, 2, 2]
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_jou_r07_characters_are_chosen_in_a_random_order() -> None:
    state = opened(players=3)
    order = next(event for event in state.log or [] if isinstance(event, DraftOrder)).seats

    state.play(order[0], GAME.parse("choose mercenaire"))

    assert state.pending() == [order[1]]
    assert state.why_not(order[1], GAME.parse("choose mercenaire")) == "JOU-R07"
    assert GAME.parse("choose mercenaire") not in state.legal(order[1])
    assert len({opened(seed, players=3).order[0] for seed in range(20)}) == 3


def test_jou_r07_or_dealt_at_random() -> None:
    state = opened(players=6, characters="deal")

    assert len(set(state.character)) == 6
    assert len([event for event in state.log or [] if isinstance(event, CharacterTaken)]) == 6
    assert state.round == 1


def test_jou_r08_nobody_sees_a_role_before_the_fountain() -> None:
    state = opened(players=4)
    dealt = [event for event in state.log or [] if isinstance(event, RoleDealt)]

    assert [private(state, seat)["own_side"] for seat in range(4)] == [None] * 4
    assert all(event.seen_by(event.seat)["side"] is None for event in dealt)


def test_jou_r08_or_each_owner_sees_their_own() -> None:
    state = opened(players=4, roles_known="own")
    dealt = [event for event in state.log or [] if isinstance(event, RoleDealt)]

    assert [private(state, seat)["own_side"] for seat in range(4)] == state.side
    assert [event.seen_by(event.seat)["side"] for event in dealt] == state.side
    assert all("side" not in event.seen_by(None) for event in dealt)


@pytest.mark.parametrize(
    ("players", "five", "tokens", "spare"),
    [
        (4, "3-2", [0, 0, 1, 1], False),
        (5, "3-2", [0, 0, 0, 1, 1, 1], True),
        (5, "2-2-1", [0, 0, 1, 1, 2], False),
        (6, "3-2", [0, 0, 0, 1, 1, 1], False),
    ],
)
def test_jou_r09_role_tokens_by_number_of_players(players: int, five: str, tokens: list[int], spare: bool) -> None:
    state = opened(players=players, five_players=five)

    assert (state.spare >= 0) == spare
    assert sorted(state.side + ([state.spare] if spare else [])) == tokens


def test_jou_r10_two_or_three_or_solo_play_each_for_themself() -> None:
    state = opened(players=5, sides="solo")

    assert state.side == [0, 1, 2, 3, 4]
    assert not [event for event in state.log or [] if isinstance(event, RoleDealt)]


def test_jou_r74_everyone_starts_on_the_gate_and_the_start_tile_opens_north_east_and_west() -> None:
    state = opened(players=4)

    assert state.cell == [at("F11", "c5")] * 4 == [54 * 55 + 27] * 4
    assert c.ROADS[c.ENTRANCE * 4] == c.BIT[0] + c.BIT[1] + c.BIT[3]


def test_jou_r75_stray_marks_of_the_text_are_no_data() -> None:
    assert max(max(character.stats) for character in c.CHARACTERS) == 5
    for character in c.CHARACTERS:  # every sheet keeps to one budget
        assert sum(character.stats) + 2 * character.stats[c.MOVEMENT] + character.backpack == 29


def test_the_box_is_complete() -> None:
    assert (sum(c.CARD_COUNT), len(c.CARDS)) == (72, c.KINDS)
    assert (sum(c.MONSTER_COUNT), len(c.MONSTERS)) == (40, c.MONSTER_KINDS)
    assert (sum(c.MONSTER_TOKENS), sum(c.TREASURE_TOKENS)) == (80, 20)
    assert len(c.TILE_KEYS) == c.TILES == 49
    letters = "".join(c.DRAWINGS[tile * 4] for tile in range(c.LABYRINTH))
    assert letters.count("M") + letters.count("B") == 28
    assert letters.count("T") + letters.count("B") + letters.count("K") == 19
    assert (letters.count("L") + letters.count("K"), letters.count("C")) == (4, 3)


def test_every_text_is_there_in_both_languages_and_none_is_left_over() -> None:
    found = []
    for language in ("fr", "en"):
        source = files("ludotheque.games.jouvence").joinpath(f"{language}.ftl").read_text("utf-8")
        found.append(set(re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE)))
    assert found[0] == found[1]
    rules = {name.removeprefix("rule-") for name in found[0] if name.startswith("rule-")}
    assert rules == set(GAME.rules)
    assert len(GAME.rules) == 85 + 82
