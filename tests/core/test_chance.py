"""Luck: the same everywhere, fair, cheap to copy, and not to be guessed."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from ludotheque.core.chance import SPAN, WORDS, Chance, promise


def test_the_same_seed_gives_the_same_luck_for_ever() -> None:
    """These numbers are in every record ever kept: they may never change."""
    chance = Chance.seeded(7)

    assert [chance.below(100) for _ in range(12)] == [30, 86, 31, 90, 88, 5, 62, 84, 82, 12, 70, 87]
    assert Chance.seeded("7").word() == Chance.seeded(7).word() != Chance.seeded(8).word()


def test_below_is_uniform() -> None:
    chance = Chance.seeded("dice")
    throws = Counter(chance.below(6) for _ in range(60_000))

    chi_square = sum((throws[face] - 10_000) ** 2 / 10_000 for face in range(6))

    assert sorted(throws) == list(range(6))
    assert chi_square < 20.5  # one fair stream in a thousand is worse (5 degrees of freedom)


def test_below_rejects_the_words_that_would_favour_small_numbers() -> None:
    chance = Chance.seeded(1)
    n = SPAN // 2 + 1  # every word from n on is refused

    drawn = [chance.below(n) for _ in range(50)]

    assert max(drawn) < n
    assert chance.drawn() > 50


def test_below_one_needs_no_luck() -> None:
    chance = Chance.seeded(1)

    assert chance.below(1) == 0
    assert chance.drawn() == 0


@pytest.mark.parametrize("n", [0, -3, SPAN + 1])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match=f"not {n}"):
        Chance.seeded(1).below(n)


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    chance = Chance.seeded(3)
    for _ in range(WORDS + 5):
        chance.word()
    twin = chance.clone()

    ahead = [twin.word() for _ in range(40)]

    assert [chance.word() for _ in range(40)] == ahead
    assert twin == chance
    assert hash(twin) == hash(chance)
    twin.word()
    assert twin != chance
    assert twin != "chance"


def test_a_fork_tells_nothing_of_its_parent() -> None:
    chance = Chance.seeded(3)
    first, second = chance.fork(), chance.fork()

    streams = [[stream.word() for _ in range(100)] for stream in (chance, first, second)]

    assert len({word for stream in streams for word in stream}) == 300


def test_a_pickled_chance_goes_on_where_it_was() -> None:
    chance = Chance.seeded(9)
    for _ in range(21):
        chance.word()

    same = pickle.loads(pickle.dumps(chance))

    assert [same.word() for _ in range(20)] == [chance.word() for _ in range(20)]


def test_a_shuffle_reaches_every_order_alike() -> None:
    chance = Chance.seeded("cards")
    orders: Counter[tuple[int, ...]] = Counter()

    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    chi_square = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert len(orders) == 24
    assert chi_square < 49.7  # one fair stream in a thousand is worse (23 degrees of freedom)


def test_pick_takes_one_of_the_items() -> None:
    chance = Chance.seeded(2)

    assert {chance.pick([4, 5, 6]) for _ in range(60)} == {4, 5, 6}


def test_the_promise_is_the_sha_256_of_the_seed() -> None:
    assert promise(7) == promise("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
