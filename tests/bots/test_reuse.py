"""What a search has learnt is used at the next decision of the same game, and only there."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from ludotheque.bots import ExpertBot, Sight
from ludotheque.bots.levels import MOST_TREES, TREES
from ludotheque.bots.search import LEAST, Search, Tuning
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, State
from ludotheque.games import GAMES
from tests.walks import walked

AGARTHA = GAMES["agartha"]
ROUNDS = 40


def two_in_a_row(game: Game) -> tuple[State, State]:
    """A decision, and the next one of the same seat that its best choice leads to at once."""
    for place in range(30, 200):
        state = walked(game, game.options(players=2), 7, place).state
        seat = state.pending()[0]
        if len(state.legal(seat)) > 1:
            after = state.clone()
            after.apply(seat, tree_of(state, seat).best())
            if after.pending() == [seat] and len(after.legal(seat)) > 1:
                return state, after
    raise AssertionError("no such decision")


class Grown(Search):
    def best(self) -> ActionId:
        return max(self.run(ROUNDS, Chance.seeded(1), 0.0), key=lambda one: one.visits).action


def tree_of(state: State, seat: int) -> Grown:
    sight = Sight(AGARTHA, state, seat)
    return Grown(sight.sample, seat, AGARTHA, Tuning(5.0, ROUNDS))


def test_visits_below_the_choice_count_at_the_next_decision() -> None:
    state, after = two_in_a_row(AGARTHA)
    seat = state.pending()[0]
    tree = tree_of(state, seat)
    tree.best()
    known = tree.nodes[after.known(seat)].count
    assert known > 0

    tree.sample = Sight(AGARTHA, after, seat).sample
    found = tree.run(ROUNDS, Chance.seeded(2), 0.0)

    new = max(ROUNDS - known, ROUNDS // LEAST)
    assert sum(one.visits for one in found) == known + new
    assert [one.action for one in found] == after.legal(seat)


def test_where_the_game_went_another_way_the_tree_is_new() -> None:
    state, after = two_in_a_row(AGARTHA)
    seat = state.pending()[0]
    tree = tree_of(after, seat)
    tree.best()

    tree.sample = Sight(AGARTHA, state, seat).sample
    found = tree.run(ROUNDS, Chance.seeded(2), 0.0)

    assert found == tree_of(state, seat).run(ROUNDS, Chance.seeded(2), 0.0)
    assert state.known(seat) in tree.nodes


class Hasty(ExpertBot):
    effort = 0.1


def played(bot: ExpertBot) -> list[ActionId]:
    """One bot in both seats of a table, for some decisions."""
    state = AGARTHA.begin(5, players=2)
    chosen = []
    for _ in range(24):
        seat = state.pending()[0]
        chosen.append(bot.choose(bot.look(AGARTHA, state, seat)))
        state.apply(seat, chosen[-1])
    return chosen


def test_the_same_bot_makes_the_same_choices_whoever_else_is_about() -> None:
    first = played(Hasty(1))
    assert played(Hasty(1)) == first
    with ProcessPoolExecutor(1) as crew:
        helped = Hasty(1)
        helped.crew = crew
        assert played(helped) == first
    assert len(TREES) <= MOST_TREES
