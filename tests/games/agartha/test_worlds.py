"""What a seat may know, and the worlds that it holds possible."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.chance import Chance
from ludotheque.games.agartha.state import Agartha
from tests.games.agartha.table import acting, bid, do, table, tokens, winning
from tests.games.agartha.test_setup import begun

MANY = 1200


def worlds(state: Agartha, seat: int) -> list[Agartha]:
    luck = Chance.seeded("worlds")
    return [state.determinize(seat, luck) for _ in range(MANY)]


def even(counts: Counter[object], kinds: int) -> bool:
    """Whether all kinds came, none much more often than another (chi-square, far below one in a thousand)."""
    wanted = sum(counts.values()) / kinds
    square = sum((count - wanted) ** 2 / wanted for count in counts.values())
    return len(counts) == kinds and square < kinds + 6 * (2 * kinds) ** 0.5 + 10


def test_face_down_tokens_take_every_value_alike() -> None:
    state = table(3, bids="G1b0 Y2b1 R3b2 G2b0")

    seen: Counter[object] = Counter(tokens(world) for world in worlds(state, 0))

    assert even(seen, 3 * 3)
    assert all(text.startswith("G1b0 ") and text.endswith(" G2b0") for text in map(str, seen))


def test_two_face_down_tokens_of_a_seat_differ() -> None:
    state = table(2, bids="G1b0 Y2b1 G2b0 Y3a2")

    seen: Counter[object] = Counter(tokens(world) for world in worlds(state, 0))

    assert even(seen, 6)
    assert all(world.private(1)["left"] == [6 - sum(world.private(1)["own_tokens"])] for world in worlds(state, 0)[:50])


def test_a_revealed_token_is_known_and_narrows_the_others() -> None:
    state = table(tiles="P C | F F", boards=("L1[F]", ""), bids="G1a0 Y2b0 G2b1 Y1b1 G3b1 Y3b1")
    do(state, "pass")  # Yellow's 2 on tile 0 is revealed and wins

    seen: Counter[object] = Counter(tokens(world) for world in worlds(state, 0))

    assert set(seen) == {"G1a0 Y2b0 G2b1 Y1b1 G3b1 Y3b1", "G1a0 Y2b0 G2b1 Y3b1 G3b1 Y1b1"}


def test_the_pile_is_shuffled_and_its_swept_groups_stay_below() -> None:
    state = table(tiles="P F M | H H C", boards=("", ""), rest="seat 1", pile="K X T L A A A A")
    bids = "G1b2 Y1b2 G2b2 Y2b2 G3b2 Y3b2"
    for token in bids.split():
        bid(state, token)  # nobody bids for tiles 0 and 1: both are swept

    assert [len(group) for group in state.public()["under"]] == [3, 3]
    tops: Counter[object] = Counter()
    groups: Counter[object] = Counter()
    for world in worlds(state, 0):
        assert sorted(world.pile[:3]) == sorted(state.pile[:3])
        assert sorted(world.pile[3:6]) == sorted(state.pile[3:6])
        assert sorted(world.pile) == sorted(state.pile)
        groups[tuple(world.pile[:3])] += 1
        tops[world.pile[-1]] += 1
    assert even(groups, 6)
    assert even(tops, len(state.pile) - 6)


def test_starting_placements_of_others_are_guessed_by_what_accepts_the_card() -> None:
    state = begun(2, 3)
    state.play(1, 1)

    seen: Counter[object] = Counter(world.start_slots[2] for world in worlds(state, 0))

    assert even(seen, 7 if state.start[2] >= 95 else 6)
    assert {world.start_slots[3] for world in worlds(state, 0)[:20]} == {-1}
    assert {world.start_slots[2] for world in worlds(state, 1)[:20]} == {0}


def test_one_s_own_secrets_are_kept() -> None:
    state = table(3, bids="G1b0 Y2b1 R3b2 G2a0")

    assert {world.private(0)["own_tokens"] == [1, 2] for world in worlds(state, 0)[:50]} == {True}


def test_nothing_hidden_is_in_the_public_view() -> None:
    one, other = table(3, bids="G1b0 Y2b1 R3b2"), table(3, bids="G3b0 Y1b1 R2b2")

    assert one.public() == other.public()
    assert one.private(0) != other.private(0)


def test_the_view_shows_the_step() -> None:
    state = winning("P C K", "V1[P]")
    do(state, "place V1")
    view = state.view(1)
    assert (view["hand"], view["area"], view["fresh"], view["waiting"]) == ([78, 95], "village", [3], [0])

    state = acting(1, "L2[A]")
    do(state, "card L2 amulet")
    assert state.view(None)["chosen"] == [1, 5]
