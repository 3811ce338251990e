"""Setting up, and what the game is about."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.chance import Chance
from ludotheque.games.agora import GAME
from ludotheque.games.agora.components import FULL_PILE, GOODS, KINDS, PAIRS
from ludotheque.games.agora.events import GameSetUp, HalfStarted, LotRevealed, PileShuffled, PlayerCardsDealt
from ludotheque.games.agora.state import Agora
from tests.games.agora.table import do, hand, told
from tests.walks import play_out


def fresh(seed: int = 1, players: int = 3) -> Agora:
    state = GAME.begin(seed, players=players)
    assert isinstance(state, Agora)
    return state


def finished(seed: int = 1, players: int = 3) -> Agora:
    state = fresh(seed, players)
    play_out(state, Chance.seeded(seed))
    return state


def test_ago_003_ten_rounds_in_two_halves_and_the_most_influential_wins() -> None:
    state = finished()

    rounds = [event for event in state.log or [] if type(event).__name__ == "RoundStarted"]
    result = state.result()
    assert len(rounds) == 10
    assert result is not None
    assert result.ranks[result.scores.index(max(result.scores))] == 1


def test_ago_004_buying_comes_first_and_settles_the_selling_order() -> None:
    kinds = [type(event).__name__ for event in finished().log or []]

    assert kinds.index("LotWon") < kinds.index("SellingOrderSet") < kinds.index("TurnStarted")


def test_ago_005_selling_comes_second() -> None:
    kinds = [type(event).__name__ for event in finished().log or []]

    assert "CardSold" in kinds
    assert kinds.index("LotWon") < kinds.index("CardSold")


def test_ago_021_each_seat_has_its_screen() -> None:
    state = fresh(players=4)

    assert len(state.drachmas) == 4
    assert state.view(0)["drachmas"] == [15, None, None, None]


def test_ago_022_two_random_player_cards_of_four() -> None:
    dealt = Counter(fresh(seed).pair[0] for seed in range(300))

    state = fresh()
    assert set(dealt) == set(range(6))
    assert [len(hand(state, seat).split()) for seat in range(3)] == [2, 2, 2]
    assert [event.count for event in told(state, PlayerCardsDealt)] == [2, 2, 2]
    assert "cards" not in told(state, PlayerCardsDealt)[0].seen_by(1)


def test_ago_023_fifteen_drachmas() -> None:
    assert fresh().drachmas == [15, 15, 15]


def test_ago_024_the_auction_token_goes_to_anyone() -> None:
    holders = Counter(fresh(seed).auction_holder for seed in range(300))

    assert set(holders) == {0, 1, 2}
    assert min(holders.values()) > 70
    state = fresh()
    assert told(state, GameSetUp)[0].auction_holder == state.auction_holder


def test_ago_025_five_negotiation_cards() -> None:
    assert fresh().view(0)["negotiation_left"] == [[0, 1, 2, 3, 4]] * 3


def test_ago_026_all_needs_start_at_four() -> None:
    assert fresh().need == (4, 4, 4, 4)


def test_ago_027_a_pawn_on_each_tile() -> None:
    assert len(fresh(players=4).reputation) == 4 * GOODS


def test_ago_028_the_sixty_cards_are_shuffled() -> None:
    one, other = fresh(1), fresh(2)

    assert sorted([*one.lot, *one.pile]) == sorted(FULL_PILE)
    assert one.pile != other.pile
    assert told(one, PileShuffled)[0].size == 60


def test_ago_029_influence_starts_at_nothing() -> None:
    assert fresh().view(None)["influence"] == [0, 0, 0]


def test_ago_030_the_reserve_is_not_counted() -> None:
    assert not hasattr(fresh(), "reserve")
    assert sum(fresh(players=4).drachmas) == 60


def test_ago_031_the_magistrates_form_a_hidden_pile() -> None:
    state = fresh()

    assert sorted(state.magistrate_pile) == list(range(8))
    assert state.view(0)["magistrate_pile"] == [None] * 8


def test_ago_r06_the_magistrates_are_shuffled_at_setup_only() -> None:
    assert len({fresh(seed).magistrate_pile for seed in range(30)}) > 25

    state = finished()
    at_the_start = fresh().magistrate_pile
    reordered = [event for event in state.log or [] if type(event).__name__ == "PileReordered"]
    if not reordered:
        assert state.magistrate_pile == (*at_the_start[2:], *at_the_start[:2])
    shuffles = told(state, PileShuffled)
    assert [event.size for event in shuffles] == [60, 60]


def test_ago_r07_reputation_starts_at_zero() -> None:
    assert set(fresh().reputation) == {0}


def test_ago_r08_the_auction_token_gives_no_choice() -> None:
    state = fresh()

    assert state.pending() == [0, 1, 2]
    assert state.lot == told(state, LotRevealed)[0].cards


def test_ago_r57_everyone_knows_their_cards_of_the_second_half() -> None:
    state = fresh()

    view = state.view(1)

    first = [kind for kind in range(KINDS) if view["hand"][kind]]
    assert view["pair"] == first
    assert PAIRS[5 - state.pair[1]] == 15 - PAIRS[state.pair[1]]


def test_events_of_the_setup_come_in_order() -> None:
    state = fresh()

    kinds = [type(event).__name__ for event in state.log or []]
    assert kinds[:8] == [
        "GameSetUp",
        "PlayerCardsDealt",
        "PlayerCardsDealt",
        "PlayerCardsDealt",
        "PileShuffled",
        "HalfStarted",
        "RoundStarted",
        "LotRevealed",
    ]
    assert told(state, HalfStarted)[0].half == 1


def test_a_choice_is_kept_by_the_one_who_made_it() -> None:
    state = fresh()

    do(state, 1, "negotiate 3")

    assert state.view(1)["own_negotiation"] == 3
    assert state.view(0)["own_negotiation"] is None
    assert state.view(0)["negotiation"] == [None, None, None]
