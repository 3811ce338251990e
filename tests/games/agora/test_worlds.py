"""What a seat cannot know is drawn anew, fairly."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.chance import Chance
from ludotheque.games.agora import GAME
from ludotheque.games.agora.components import PAIRS
from ludotheque.games.agora.rows import changed
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, kinds, stalls, table
from tests.walks import any_move

DRAWS = 6000


def chi_square(drawn: Counter[object], possible: int) -> float:
    expected = sum(drawn.values()) / possible
    return sum((count - expected) ** 2 / expected for count in drawn.values()) + (possible - len(drawn)) * expected


def test_every_pair_of_player_cards_is_equally_likely() -> None:
    state, luck = table(), Chance.seeded("pairs")

    drawn: Counter[object] = Counter(state.determinize(0, luck).pair[1] for _ in range(DRAWS))

    assert chi_square(drawn, 6) < 20.5  # 5 degrees of freedom, one in a thousand


def test_sealed_cards_and_bids_are_drawn_from_what_is_possible() -> None:
    state, luck = table(), Chance.seeded("seals")
    do(state, 1, "negotiate 4")
    drawn: Counter[object] = Counter(state.determinize(0, luck).negotiation[1] for _ in range(DRAWS))
    assert chi_square(drawn, 5) < 18.5
    assert {state.determinize(1, luck).negotiation[1] for _ in range(20)} == {4}

    auction = table(drachmas=[9, 5, 9], cards=[2, 4, 1])
    do(auction, 1, "bid 5")
    bids: Counter[object] = Counter(auction.determinize(0, luck).bid[1] for _ in range(DRAWS))
    assert chi_square(bids, 6) < 20.5
    assert auction.determinize(0, luck).bid[0] == -1


def test_a_sealed_raise_is_at_least_the_tied_bid() -> None:
    state = table(rebid="raise", drachmas=[9, 9, 9], cards=[2, 4, 1])
    for seat, amount in enumerate([5, 3, 4]):
        do(state, seat, f"bid {amount}")
    do(state, 1, "bid 9")

    assert {state.determinize(0, Chance.seeded(seed)).bid[1] for seed in range(90)} == set(range(3, 10))


def test_the_pile_keeps_its_cards_and_loses_its_order() -> None:
    state = table(pile="P P P P X2 X2 Mup Mup")

    worlds = [state.determinize(2, Chance.seeded(seed)) for seed in range(20)]

    assert all(sorted(world.pile) == sorted(state.pile) for world in worlds)
    assert len({world.pile[:6] for world in worlds}) > 15


def test_magistrates_are_equally_likely_in_every_unknown_place() -> None:
    state, luck = table(), Chance.seeded("magistrates")
    state.known_by = (1, 0, 0, 0, 0, 0, 0, 0)
    top = state.magistrate_pile[0]

    drawn: Counter[object] = Counter(state.determinize(1, luck).magistrate_pile[0] for _ in range(DRAWS))
    assert chi_square(drawn, 8) < 24.3
    second: Counter[object] = Counter(state.determinize(0, luck).magistrate_pile[1] for _ in range(DRAWS))
    assert top not in second
    assert chi_square(second, 7) < 22.5


def replayed(seed: int, pair: int, moves: list[tuple[int, int]]) -> str | None:
    """What seat 0 saw of a game in which seat 1 had been dealt `pair`; None where a move was not possible."""
    state = dealt(seed, pair)
    for seat, action in moves:
        if seat not in state.pending() or action not in state.legal(seat):
            return None
        state.apply(seat, action)
    view = state.view(0)
    return str([view, [event.seen_by(0) for event in state.log or []]])


def dealt(seed: int, pair: int) -> Agora:
    """A fresh game with seat 1's player cards exchanged for `pair`, and nothing else changed."""
    state = GAME.begin(seed, players=3)
    assert isinstance(state, Agora)
    for good in range(4):
        state.hand[16 + good] += bool(PAIRS[pair] & 2**good) - bool(PAIRS[state.pair[1]] & 2**good)
    state.pair = changed(state.pair, 1, pair)
    return state


def test_the_pairs_held_possible_are_those_that_fit_the_whole_game() -> None:
    """A slow, obvious model: deal each pair, play all moves again, keep those that look the same to seat 0."""
    narrowed = 0
    for seed in range(40):
        luck = Chance.seeded(f"fit {seed}")
        start = GAME.begin(seed, players=3)
        assert isinstance(start, Agora)
        state, moves = dealt(seed, start.pair[1]), []
        for _ in range(15 + seed):
            seat, action = any_move(state, luck)
            state.apply(seat, action)
            moves.append((seat, action))
        truth = replayed(seed, state.pair[1], moves)
        if state.half == 0:
            fitting = [pair for pair in range(6) if replayed(seed, pair, moves) == truth]
            assert state.view(0)["memory"]["pairs"][1] == fitting
            narrowed += len(fitting) < 6
    assert narrowed > 5


def test_a_card_that_left_the_hand_can_no_longer_be_in_it() -> None:
    state = stalls(hands=["P B"], pairs=["PB", "PB", "PB"])
    do(state, 0, "sell P P", "sell B B")

    world = state.determinize(1, Chance.seeded(1))

    assert world.pair[0] == 0
    assert [world.hand[kind] for kind in kinds("P B X E")] == [0, 0, 0, 0]
