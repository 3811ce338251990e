"""What a seat cannot know: fair samples, and no leak."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.options import build, describe
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.options import Options
from ludotheque.games.jouvence.state import Jouvence, start
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")


def samples(state: Jouvence, seat: int, count: int = 40) -> list[Jouvence]:
    return [state.determinize(seat, Chance.seeded(i)) for i in range(count)]


def test_the_fountain_stays_among_the_last_tiles() -> None:
    state = start(build(Options, {"players": 3}), Chance.seeded(4))

    places = {len(twin.pile) - twin.pile.index(c.FOUNTAIN) for twin in samples(state, 0, 200)}
    assert places == set(range(1, 10))


def test_tiles_put_under_the_pile_stay_known() -> None:
    table = Table().pile("D3.1", "X1.1", "FO.1").lay("D1.1", "E11", 3).lay("D1.2", "G11", 1)
    table.turn(0, "tile", 6, sound=False)

    assert {twin.pile[-1] for twin in samples(table.state, 1)} == {c.TILE_KEYS.index("D3.1")}
    assert table.state.public()["under"] == [c.TILE_KEYS.index("D3.1")]


def test_face_down_numbers_are_drawn_anew_and_face_up_ones_stay() -> None:
    table = Table().monster(HERE, 3, "rat", "rat", "rat").monster(at("F11", "c3"), 1).treasure(at("F11", "c2"), 1)
    table.turn(0, "fight")
    twins = samples(table.state, 0)

    assert {twin.marks[HERE] & c.NUMBER for twin in twins} == {3}
    assert {twin.marks[at("F11", "c3")] & c.NUMBER for twin in twins} == {1, 2, 3}
    assert {twin.marks[at("F11", "c2")] & c.LOOTS for twin in twins} == {8, 16, 24}


def test_own_hand_stays_and_others_are_drawn() -> None:
    table = Table().hand(0, "clef clef").hand(1, "talisman").turn(0, "fight")
    twins = samples(table.state, 0)

    assert all(twin.hand[: c.KINDS] == table.state.hand[: c.KINDS] for twin in twins)
    assert len({tuple(twin.hand[c.KINDS :]) for twin in twins}) > 5


@pytest.mark.parametrize(("cards", "needs"), [("fumigene", (c.FUMIGENE, c.PEAU)), ("peau clef", (c.FUMIGENE, c.PEAU))])
def test_who_is_asked_to_defend_holds_a_card_for_it(cards: str, needs: tuple[int, ...]) -> None:
    table = Table().hand(1, cards).turn(0, "fight").do("attack B")
    assert table.asks == (1, "defend")

    for twin in samples(table.state, 0):
        assert any(twin.hand[c.KINDS + kind] for kind in needs)


def test_who_is_asked_about_a_wound_holds_a_talisman() -> None:
    table = Table("mercenaire aventurier").hand(1, "talisman clef").turn(0, "fight", 6).do("attack B")
    assert table.asks == (1, "wound")

    assert all(twin.hand[c.KINDS + c.TALISMAN] for twin in samples(table.state, 0))


def test_a_question_asked_of_a_known_card_needs_no_other() -> None:
    table = (
        Table("mercenaire aventurier").hand(0, "talisman peau").turn(0, "fight").do("give talisman B", "give peau B")
    )
    table.dice(6).do("attack B")
    assert table.asks == (1, "defend")
    assert all(twin.hand_size[1] == 2 for twin in samples(table.state, 0))
    table.do("stand")
    assert table.asks == (1, "wound")
    assert all(twin.hand[c.KINDS + c.TALISMAN] for twin in samples(table.state, 0))


def test_an_overfull_update_can_always_be_finished() -> None:
    table = Table("chasseuse aventurier", fresh_bonus="next_turn").active(0, "epee grimoire")
    table.hand(0, "hermes clef rage").next_cards("codex").turn(0, "intelligence", 1).do("off epee")

    for twin in samples(table.state, 1, 200):
        assert twin.legal(0)
        assert twin.fresh >= 0
        assert twin.hand[twin.fresh] > 0
        GAME.schema.check(twin)


@pytest.mark.parametrize(("known", "reveal"), [("sealed", "private"), ("own", "private"), ("own", "public")])
def test_roles_are_drawn_anew_as_far_as_they_are_unknown(known: str, reveal: str) -> None:
    names = "aventurier scientifique accompagnateur mercenaire chasseuse"
    table = Table(names, roles_known=known, reveal=reveal).turn(0, "fight")
    own = {twin.side[0] for twin in samples(table.state, 0)}
    assert own == ({table.state.side[0]} if known == "own" else {0, 1})

    table.endgame()
    after = samples(table.state, 0)
    assert {twin.side[0] for twin in after} == {table.state.side[0]}
    assert (len({tuple(twin.side) for twin in after}) == 1) == (reveal == "public")


def test_where_the_last_side_would_have_won_two_sides_live() -> None:
    names = "aventurier scientifique accompagnateur mercenaire"
    table = Table(names, reveal="private", last_standing=True).sides(0, 1, 0, 1).endgame()
    table.state.lives = [3, 0, 0, 3]
    table.turn(0, "fight")

    assert {twin.side[3] for twin in samples(table.state, 0)} == {1}


def walk(seed: int, states: int) -> int:
    """Random games with random options; at every decision no secret shows, whatever the hidden parts are."""
    luck, seen = random.Random(seed), 0
    while seen < states:
        players = luck.choice([2, 3, 4, 5, 6])
        chosen: dict[str, Any] = {
            name: luck.choice(option.allowed(players))
            for name, option in describe(Options).items()
            if name != "players"
        }
        state = start(build(Options, {"players": players, **chosen}), Chance.seeded(seed * 1000 + seen))
        while state.pending() and seen < states:
            seat = state.pending()[0]
            state.apply(seat, luck.choice(state.legal(seat)))
            viewer = luck.randrange(players)
            twin = state.determinize(viewer, Chance.seeded(seen))
            assert twin.public() == state.public()
            assert twin.private(viewer) == state.private(viewer)
            assert twin.pending() == state.pending()
            assert twin.legal(viewer) == state.legal(viewer)
            seen += 1
    return seen


def test_nothing_leaks() -> None:
    assert walk(1, 1500) == 1500


@pytest.mark.soak
def test_nothing_leaks_in_two_hundred_thousand_states() -> None:
    assert walk(2, 200_000) == 200_000
