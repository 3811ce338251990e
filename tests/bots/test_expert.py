"""The search knows what its seat knows, gives the same answer every time, and sees what is to be seen."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from ludotheque.bots import BeginnerBot, ExpertBot, NormalBot, Sight, hire
from ludotheque.bots.ahead import by_habit
from ludotheque.bots.hints import INTERPRETED, PATIENCE, TOP, advise, hurried
from ludotheque.bots.levels import PARTS, drawn, serious, shock, summed
from ludotheque.bots.open_bot import OpenExpertBot
from ludotheque.bots.search import Found, Node, Search, Tuning, World, node_of
from ludotheque.bots.tuning import tuning_of
from ludotheque.core import position
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Game, Seat, State
from ludotheque.games import GAMES
from ludotheque.server.thinkers import compiled_copy
from tests.games.levee.table import table
from tests.walks import walked
from tools.compile import COMPILED

AGARTHA, AGORA, LEVEE = GAMES["agartha"], GAMES["agora"], GAMES["levee"]
PLACES = 3  # of each game at each number of players, where what is hidden is swapped


class Hasty(ExpertBot):
    """The expert with as few iterations as a test has time for: the code is the same."""

    def weigh(self, sight: Sight) -> list[Found]:
        self.effort = 8 / tuning_of(sight.game.name).iterations
        return super().weigh(sight)


def choices(game: Game, state: State, seat: Seat) -> list[ActionId]:
    """Two in a row, so that the bot's own luck must have moved on alike."""
    bot = Hasty(3)
    return [bot.choose(bot.look(game, state, seat)) for _ in range(2)]


def test_swapping_what_is_hidden_behind_its_back_changes_nothing(game: Game, players: int) -> None:
    longest = len(walked(game, game.options(players=players), 7, 100_000).match.steps)
    for place in range(PLACES):
        scene = walked(game, game.options(players=players), 7, longest * place // PLACES)
        for seat in scene.state.pending()[:1]:
            elsewhere = scene.state.determinize(seat, scene.luck)
            assert choices(game, scene.state, seat) == choices(game, elsewhere, seat)


def test_the_search_leaves_the_table_alone(game: Game) -> None:
    state = walked(game, game.options(), 3, 5).state
    before = position.digest(game, state)

    choices(game, state, state.pending()[0])

    assert position.digest(game, state) == before


def test_the_open_expert_does_see_and_no_table_can_hire_it() -> None:
    state = table("straw moon", "feather storm")
    bot = OpenExpertBot(1)

    world = bot.look(LEVEE, state, 0).sample(Chance.seeded(1))

    assert world.view(1)["hand"] == state.view(1)["hand"]
    with pytest.raises(Exception, match="there is no bot 'expert-open'"):
        hire("expert-open", 1)


def searched(state: State, seat: Seat, rounds: int = 60, seconds: float = 0.0) -> list[Found]:
    sight = Sight(LEVEE, state, seat)
    return Search(sight.sample, seat, LEVEE, Tuning(3.0, rounds)).run(rounds, Chance.seeded(1), seconds)


def test_every_legal_action_is_weighed_and_every_iteration_counted() -> None:
    state = LEVEE.begin(5, players=3)

    found = searched(state, 1)

    assert [one.action for one in found] == state.legal(1)
    assert sum(one.visits for one in found) == 60
    assert all(0.0 <= one.share <= 1.0 for one in found)


def test_the_clock_can_end_a_search_early() -> None:
    found = searched(LEVEE.begin(5, players=3), 1, rounds=100_000, seconds=0.02)

    assert 0 < sum(one.visits for one in found) < 100_000


def test_the_clock_ends_the_first_look_as_well() -> None:
    sight, drawn_worlds = Sight(LEVEE, LEVEE.begin(5, players=3), 1), 0

    def sample(chance: Chance) -> State:
        nonlocal drawn_worlds
        drawn_worlds += 1
        return sight.sample(chance)

    search = Search(sample, 1, LEVEE, Tuning(3.0, 1, glances=100_000))
    found = search.run(1, Chance.seeded(1), 0.02)

    assert [one.action for one in found] == sight.legal
    assert drawn_worlds < 100_000


def test_a_win_in_sight_is_taken() -> None:
    """The stronger card now and nothing later, or the other way round: only the sum decides."""
    found = searched(table("straw moon", "storm bear"), 0)

    assert LEVEE.notation[max(found, key=lambda one: one.visits).action] == "play moon"


def test_a_rival_s_first_sight_does_not_know_a_secret_choice() -> None:
    """Whichever card lies face down, the one who answers judges its own cards alike."""
    answers = []
    for card in (0, -1):
        state = LEVEE.begin(5, players=2).clone()
        state.apply(0, state.legal(0)[card])
        search = Search(Sight(LEVEE, state, 0).sample, 0, LEVEE, Tuning(3.0, 1))
        search.promise = [0.0, 0.0]
        search.walk(state.clone(), 0)
        node = search.nodes[state.known(1)]
        answers.append((node.actions, node.hopes))

    assert answers[0] == answers[1]


def test_what_a_world_promises_is_no_merit_of_a_choice() -> None:
    """The same walk in a world that is a quarter better for the seat teaches a quarter less of its choice."""
    state = LEVEE.begin(5, players=2)
    learnt = []
    for promise in (0.0, 0.25):
        search = Search(Sight(LEVEE, state, 0).sample, 0, LEVEE, Tuning(3.0, 1))
        search.promise = [promise, 0.0]
        search.walk(state.clone(), 0)
        learnt.append(sum(search.nodes[state.known(0)].totals))

    assert learnt[0] - learnt[1] == pytest.approx(0.25)


def test_who_chooses_at_the_same_time_is_not_seen() -> None:
    state = LEVEE.begin(5, players=3).clone()
    before = state.known(2)

    state.apply(0, state.legal(0)[0])
    one = state.known(2)
    state = LEVEE.begin(5, players=3).clone()
    state.apply(0, state.legal(0)[-1])

    assert state.known(2) == one
    assert before != b""


def bidding() -> State:
    """Agora, where all three are about to bid, with all of fifteen drachmas."""
    state = AGORA.begin(5, players=3)
    while state.decision(state.pending()[0]).kind != "bid":
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    return state


def agora_search(state: State, seat: Seat, tuning: Tuning) -> Search:
    return Search(Sight(AGORA, state, seat).sample, seat, AGORA, tuning)


def test_those_who_bid_at_the_same_time_are_foreseen_by_what_they_would_bid() -> None:
    search = agora_search(bidding(), 1, Tuning(2.0, 1))
    for i in range(6):
        search.imagine(Chance.seeded(i))

    assert [world.state.pending() for world in search.worlds] == [[1]] * 6
    bids = [position.facts(AGORA, world.state)["bid"] for world in search.worlds]
    assert all(bid[1] < 0 for bid in bids)
    assert fmean(bid[seat] for bid in bids for seat in (0, 2)) < 8, "nobody bids all of fifteen drachmas"


def test_nobody_in_the_search_bids_by_what_another_has_bid() -> None:
    """In the same luck: whatever the first has bid face down, the second bids alike."""
    bids = set()
    for bid in (0, -1):
        state = bidding().clone()
        state.apply(0, state.legal(0)[bid])
        search = agora_search(state, 2, Tuning(2.0, 1))
        bids.add(search.habit(state, 1, Chance.seeded(4)))

    assert len(bids) == 1


class Watched(Search):
    """Remembers in which worlds each choice was tried, and where a game was judged in the end."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.entered: dict[int, list[int]] = {}
        self.ends: list[tuple[int, int]] = []

    def enter(self, world: World, node: Node, choice: int) -> None:
        self.entered.setdefault(choice, []).append(self.worlds.index(world))
        super().enter(world, node, choice)

    def played_on(self, state: State) -> list[float]:
        shares = super().played_on(state)
        assert self.game.stage is not None
        self.ends.append((self.game.stage(state), len(state.pending())))
        return shares


def test_each_choice_is_tried_in_the_same_worlds_in_the_same_order() -> None:
    state = bidding()
    search = Watched(Sight(AGORA, state, 1).sample, 1, AGORA, Tuning(2.0, 1, glances=2))

    found = search.run(30, Chance.seeded(1), 0.0)

    assert max(one.visits for one in found) > 2, "more worlds than at first sight"
    assert all(worlds == list(range(len(worlds))) for worlds in search.entered.values())
    assert len(search.worlds) == max(one.visits for one in found)


@pytest.mark.parametrize(("ahead", "stages"), [(1, 1), (2, 2), (0, 3)])
def test_a_search_plays_on_to_the_lull_and_no_further(ahead: int, stages: int) -> None:
    """One round of Agora, two, or as many as there are players."""
    state = bidding()
    assert AGORA.stage is not None
    now = AGORA.stage(state)
    tuning = Tuning(2.0, 1, glances=1, ripe=100, ahead=ahead)
    search = Watched(Sight(AGORA, state, 1).sample, 1, AGORA, tuning)

    search.run(3, Chance.seeded(1), 0.0)

    assert [stage for stage, _ in search.ends] == [now + stages] * 3
    assert all(pending > 0 for _, pending in search.ends), "the game goes on"


class Grown(Search):
    """Remembers whose decisions grew into nodes."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.movers_grown: set[Seat] = set()

    def grow(self, worlds: list[State], seat: Seat, key: bytes) -> Node:
        self.movers_grown.add(seat)
        return super().grow(worlds, seat, key)


@pytest.mark.parametrize(("duel", "movers"), [(None, {0, 1}), (lambda _: False, {0, 1}), (lambda _: True, {0})])
def test_in_a_duel_the_rival_is_foreseen_and_does_not_search(duel: Any, movers: set[Seat]) -> None:
    game = replace(AGARTHA, duel=duel, stage=None)
    state = game.begin(5, players=2)
    search = Grown(Sight(game, state, 0).sample, 0, game, Tuning(5.0, 1))

    search.run(60, Chance.seeded(1), 0.0)

    assert search.movers_grown == movers
    assert bool(search.habits) == (1 not in movers)


def rival_to_move(game: Game) -> State:
    state = game.begin(5, players=2)
    while state.pending() != [1] or len(state.legal(1)) == 1:
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    return state


def test_a_rival_who_is_foreseen_does_what_it_would_at_first_sight() -> None:
    game = replace(AGARTHA, duel=lambda _: True, stage=None)
    state = rival_to_move(game)
    search = Search(Sight(game, state, 0).sample, 0, game, Tuning(5.0, 1))
    search.luck = Chance.seeded(2)
    here = state.clone()

    search.foresee(here)

    assert search.habits[state.known(1)] == by_habit(game, state.clone(), 1, Chance.seeded(2), 1)
    assert here.pending() == [0]


def test_a_rival_who_is_foreseen_sticks_to_what_it_did() -> None:
    game = replace(AGARTHA, duel=lambda _: True, stage=None)
    state = rival_to_move(game)
    for action in state.legal(1):
        search = Search(Sight(game, state, 0).sample, 0, game, Tuning(5.0, 1))
        search.habits[state.known(1)] = action
        here, there = state.clone(), state.clone()
        there.apply(1, action)

        search.foresee(here)
        search.foresee(there)

        assert position.digest(game, here) == position.digest(game, there)


def test_a_rival_who_is_foreseen_does_not_know_what_is_hidden_from_it() -> None:
    game = replace(AGARTHA, duel=lambda _: True, stage=None)
    state = rival_to_move(game)
    chosen = set()
    for luck in range(8):
        elsewhere = state.determinize(1, Chance.seeded(luck))
        search = Search(Sight(game, elsewhere, 0).sample, 0, game, Tuning(5.0, 1))
        search.luck = Chance.seeded(3)
        search.foresee(elsewhere)
        chosen.add(search.habits[state.known(1)])

    assert len(chosen) == 1


def test_a_decision_grows_when_it_has_been_met_often_enough() -> None:
    state = AGARTHA.begin(5, players=2)
    sizes = []
    for ripe in (0, 2, 100):
        search = Search(Sight(AGARTHA, state, 0).sample, 0, AGARTHA, Tuning(5.0, 1, ripe=ripe))
        search.run(40, Chance.seeded(1), 0.0)
        sizes.append(len(search.nodes))

    assert sizes[0] > sizes[1] > sizes[2] == 1


def test_better_at_first_sight_comes_first_and_more_often() -> None:
    node = node_of([4, 7, 9], [0.2, 0.6, 0.4], 8.0)

    assert node.actions == [7, 9, 4]
    assert node.priors == sorted(node.priors, reverse=True)
    assert sum(node.priors) == pytest.approx(1.0)
    assert sum(node_of([1, 2], [0.0, 0.0], 8.0).priors) == pytest.approx(1.0)


def test_trees_are_summed_by_their_visits() -> None:
    one = [Found(3, 10, 0.5), Found(5, 0, 0.2)]
    two = [Found(3, 0, 0.1), Found(5, 10, 0.6)]

    both = summed([one, two])

    assert [(found.action, found.visits) for found in both] == [(3, 10), (5, 10)]
    assert [found.share for found in both] == pytest.approx([(11 * 0.5 + 0.1) / 12, (0.2 + 11 * 0.6) / 12])


def test_a_bid_is_drawn_as_often_as_it_was_visited() -> None:
    found = [Found(3, 2, 0.5), Found(5, 1, 0.5)]

    assert [drawn(found, ticket) for ticket in range(3)] == [3, 3, 5]


def test_what_the_search_gave_up_on_is_never_drawn() -> None:
    found = [Found(3, 20, 0.5), Found(5, 15, 0.9), Found(7, 14, 0.9), Found(9, 0, 0.9)]

    assert [one.action for one in serious(found)] == [3, 5]


def test_secret_choices_vary_and_open_ones_do_not() -> None:
    state = LEVEE.begin(8, players=2)
    seeds = range(12)

    assert len({ExpertBot(seed).choose(Sight(LEVEE, state, 0)) for seed in seeds}) > 1


def test_other_processes_change_nothing_but_the_time() -> None:
    state = LEVEE.begin(8, players=3)
    alone, helped = ExpertBot(1), ExpertBot(1)
    with ProcessPoolExecutor(1) as crew:
        helped.crew = crew
        found = helped.weigh(Sight(LEVEE, state, 1))

    assert found == alone.weigh(Sight(LEVEE, state, 1))


def test_a_single_choice_is_not_thought_about() -> None:
    bot = ExpertBot(1)

    assert bot.choose(Sight(LEVEE, table("moon", "straw"), 0)) == 11
    assert bot.chance.drawn() == 0


def test_beginners_err_a_little_and_most_often_not_much() -> None:
    luck = Chance.seeded(1)
    shocks = [shock(luck) for _ in range(2000)]

    assert abs(sum(shocks) / 2000) < 0.1
    assert sum(x * x for x in shocks) / 2000 == pytest.approx(1.0, abs=0.15)


def test_the_levels_judge_on_more_and_more_samples() -> None:
    assert BeginnerBot.samples < NormalBot.samples
    assert PARTS == 2


def test_a_hint_names_the_best_first_and_expects_no_more_of_the_others(game: Game) -> None:
    state = walked(game, game.options(), 3, 5).state
    seat = state.pending()[0]

    found = advise(Sight(game, state, seat), 1)

    assert 1 <= len(found) <= TOP
    assert [one.share for one in found] == sorted([one.share for one in found], reverse=True)
    assert {one.action for one in found} <= set(state.legal(seat))


def test_a_hint_for_a_single_choice_needs_no_thought() -> None:
    assert advise(Sight(LEVEE, table("moon", "straw"), 0), 1) == [Found(11, 0, 0.0)]


def test_people_are_not_kept_waiting_where_nothing_is_compiled() -> None:
    expert = hurried(ExpertBot(1))

    assert isinstance(expert, ExpertBot)
    assert expert.seconds == PATIENCE * INTERPRETED
    assert not hasattr(hurried(NormalBot(1)), "seconds")


def test_a_stale_compiled_copy_is_not_used() -> None:
    assert compiled_copy() in ("", str(COMPILED))
