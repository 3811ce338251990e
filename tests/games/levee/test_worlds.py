"""Determinization is fair: it matches the slow and obvious way, dealing all over again until the view fits."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from ludotheque.core.chance import Chance
from ludotheque.core.contract import State
from tests.games.levee.table import card, table

DRAWS = 6000


def world(state: State) -> tuple[object, ...]:
    """What seat 0 cannot see of a table of three."""
    return tuple((tuple(state.private(seat)["hand"]), state.private(seat)["played"]) for seat in (1, 2))


def rejection(view: dict[str, object], unseen: list[int], sizes: tuple[int, int]) -> set[tuple[object, ...]]:
    """Every deal of the unseen cards: hands of these sizes, and one card of seat 1 face down."""
    deals: set[tuple[object, ...]] = set()
    for order in permutations(unseen):
        laid, first, second = order[0], order[1 : 1 + sizes[0]], order[1 + sizes[0] :]
        deals.add(((tuple(sorted(first)), laid), (tuple(sorted(second)), -1)))
    return deals


def test_every_world_is_as_likely_as_dealing_again_makes_it() -> None:
    state = table("snail fox", "straw bear", "owl moon")
    state.play(1, card("bear"))
    possible = rejection(state.view(0), [card(n) for n in ("straw", "bear", "owl", "moon")], (1, 2))
    luck = Chance.seeded("worlds")

    drawn = Counter(world(state.determinize(0, luck)) for _ in range(DRAWS))

    expected = DRAWS / len(possible)
    chi_square = sum((drawn[deal] - expected) ** 2 / expected for deal in possible)
    assert set(drawn) == possible
    assert len(possible) == 12
    assert chi_square < 31.3  # one fair sampler in a thousand is worse (11 degrees of freedom)


def test_what_the_seat_holds_itself_never_varies() -> None:
    state = table("snail fox", "straw bear", "owl moon")
    state.play(0, card("fox"))
    luck = Chance.seeded("own")

    worlds = [state.determinize(0, luck) for _ in range(50)]

    assert all(world.private(0) == state.private(0) for world in worlds)
    assert len({world.view(1)["hand"][0] for world in worlds}) > 1


def test_the_last_hidden_card_is_known_by_deduction() -> None:
    state = table("snail", "straw")

    assert {state.determinize(0, Chance.seeded(i)).view(1)["hand"][0] for i in range(20)} == {card("straw")}
