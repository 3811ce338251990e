"""What every game must hold, whatever its rules: every game, every number of players, random options."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import position
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Action, ActionId, Event, Game, IllegalActionError, Seat, State
from ludotheque.core.options import build
from ludotheque.core.position import facts
from ludotheque.texts.catalog import LANGUAGES
from ludotheque.texts.speech import Speech
from tests.walks import Scene, any_move, play_out, scenes, seen, walked


def test_legal_agrees_with_why_not(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            legal = scene.state.legal(seat)
            assert legal == [a for a in range(len(game.actions)) if scene.state.why_not(seat, a) is None]
            assert bool(legal) == (seat in scene.state.pending())

    check()


def test_every_refusal_names_a_rule_and_has_its_words(game: Game, players: int) -> None:
    voices = [Speech(game, language) for language in LANGUAGES]

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            refusals = {scene.state.why_not(seat, action) for action in range(len(game.actions))} - {None}
            assert refusals <= set(game.rules)
            assert all(voice.refusal(rule) for rule in refusals if rule for voice in voices)

    check()


def test_a_refused_action_changes_nothing(game: Game, players: int) -> None:
    @given(scenes(game, players), st.integers(0, len(game.actions) - 1))
    def check(scene: Scene, first: int) -> None:
        before = position.digest(game, scene.state)
        for seat in range(players):
            refused = [a for a in range(len(game.actions)) if scene.state.why_not(seat, a)]
            for action in refused[first % 7 :: 7]:
                with pytest.raises(IllegalActionError):
                    scene.state.play(seat, action)
        assert position.digest(game, scene.state) == before
        assert scene.state.log == []

    check()


def test_a_clone_is_equal_and_independent(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        before, twin = position.digest(game, scene.state), scene.state.clone()
        assert position.digest(game, twin) == before
        assert twin.log is None
        assert play_out(twin, scene.luck) + len(scene.match.steps) <= game.most_decisions
        twin.chance.word()
        assert position.digest(game, scene.state) == before

    check()


def test_determinize_keeps_all_that_the_seat_knows(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            other = scene.state.determinize(seat, scene.luck)
            assert knowledge(game, other, seat) == knowledge(game, scene.state, seat)
            game.schema.check(other)

    check()


def knowledge(game: Game, state: State, viewer: Seat | None) -> str:
    """All that reaches a viewer: the view, who is asked what, its choices, and why not the others."""
    asked = [(seat, state.decision(seat)) for seat in state.pending()]
    choices: list[object] = []
    if viewer is not None:
        choices = [state.legal(viewer), [state.why_not(viewer, a) for a in range(len(game.actions))]]
    return seen([state.view(viewer), asked, choices, state.result()])


def test_the_key_of_what_a_seat_knows_tells_no_more_and_no_less_than_matters(game: Game, players: int) -> None:
    """So a search that finds its nodes by the key neither knows more than the seat nor mixes up two decisions."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            worlds = [scene.state, scene.state.determinize(seat, scene.luck), scene.state.determinize(seat, scene.luck)]
            assert len({world.known(seat) for world in worlds}) == 1
            met: dict[bytes, State] = {}
            for world in worlds + [a_move_on(a_move_on(w, scene.luck), scene.luck) for w in worlds for _ in range(6)]:
                same = met.setdefault(world.known(seat), world)
                assert what_follows(game, world, seat) == what_follows(game, same, seat)

    check()


PAST = {
    "last",
    "last_action",
    "openings",
    "bids",
    "own_bid",
    "slid",
}  # of a view: told to be looked at, though it may be over


def test_no_field_that_a_seat_sees_is_missing_from_its_key(game: Game, players: int) -> None:
    """Each field in turn is given a value that it has elsewhere in the game: what changes the view changes the key."""
    state, luck, met = game.start(build(game.options, {"players": players}), Chance.seeded(7)), Chance.seeded(8), []
    while state.pending():
        met.append(state.clone())
        state.apply(*any_move(state, luck))
    met = sorted(met[:: max(1, len(met) // 40)], key=asked)
    changed = 0
    for state, other in pairwise(met):
        for field in game.schema.fields if asked(state) == asked(other) else ():
            twin = state.clone()
            setattr(twin, field, getattr(other, field))
            try:
                before, after = lasting(state), lasting(twin)
            except (IndexError, KeyError):  # a table that cannot be
                continue
            if before != after:
                changed += 1
                assert twin.known(0) != state.known(0), field
    assert changed > 10


def asked(state: State) -> str:
    return state.decision(state.pending()[0]).kind


def lasting(state: State) -> str:
    return seen({name: value for name, value in state.view(0).items() if name not in PAST})


def what_follows(game: Game, state: State, seat: Seat) -> object:
    """Of what a seat knows: its choices, what a bot thinks of them, and what each leads to with the same luck."""
    guess = state.determinize(seat, Chance.seeded("guess"))
    after = []
    for action in guess.legal(seat):
        twin = guess.clone()
        twin.apply(seat, action)
        after.append((twin.pending(), twin.known(seat), game.evaluate(twin)))
    return guess.pending(), guess.result(), game.evaluate(guess), guess.legal(seat), after


def a_move_on(state: State, luck: Chance) -> State:
    twin = state.clone()
    if twin.pending():
        twin.apply(*any_move(twin, luck))
    return twin


def test_determinize_is_a_function_of_what_the_seat_knows(game: Game, players: int) -> None:
    """So a bot that searches determinized states cannot cheat, even by mistake, nor see the real future."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            one = scene.state.determinize(seat, Chance.seeded(5))
            other = scene.state.determinize(seat, scene.luck).determinize(seat, Chance.seeded(5))
            assert position.write(game, one) == position.write(game, other)
            assert one.chance != scene.state.chance

    check()


def test_determinize_leaves_the_table_alone(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        before = position.digest(game, scene.state)
        for seat in range(players):
            other = scene.state.determinize(seat, scene.luck)
            assert play_out(other, scene.luck) <= game.most_decisions
        assert position.digest(game, scene.state) == before

    check()


def test_an_onlooker_sees_what_no_seat_hides(game: Game, players: int) -> None:
    """The public part is the same in every world that any seat holds possible."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in range(players):
            other = scene.state.determinize(seat, scene.luck)
            assert seen(other.public()) == seen(scene.state.public())

    check()


def test_it_does_not_matter_who_clicks_first(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        state = scene.state
        choices = [(seat, scene.luck.pick(state.legal(seat))) for seat in state.pending()]
        one, other = state.clone(), state.clone()
        for seat, action in choices:
            one.apply(seat, action)
        for seat, action in reversed(choices):
            other.apply(seat, action)
        assert position.write(game, one) == position.write(game, other)

    check()


def test_result_comes_exactly_when_nobody_is_pending(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        result = scene.state.result()
        assert (result is None) == bool(scene.state.pending())
        if result is not None:
            assert len(result.ranks) == len(result.scores) == players
            assert min(result.ranks) == 1
            assert result.rule in game.rules

    check()


def test_same_seed_and_moves_same_game(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        first = scene.match
        again = walked(game, first.options, int(first.seed), len(first.steps))
        assert position.digest(game, again.state) == position.digest(game, scene.state)
        assert again.told == scene.told

    check()


def after(state: State, seat: Seat, action: ActionId) -> tuple[State, list[Event], bool]:
    """A clone that has taken the action, what it told, and whether that is a barrier to undo."""
    twin = state.clone()
    twin.log = []
    luck = twin.chance.drawn()
    twin.apply(seat, action)
    return twin, twin.log, twin.chance.drawn() != luck or any(event.reveals for event in twin.log)


def reach(game: Game, twin: State, told: list[Event], viewer: Seat | None) -> str:
    return seen([[event.seen_by(viewer) for event in told], knowledge(game, twin, viewer)])


def test_what_tells_something_new_says_so(game: Game, players: int) -> None:
    """Two states that a seat cannot tell apart, one action: only a revealing step may part them."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for viewer in range(players):
            other = scene.state.determinize(viewer, scene.luck)
            for seat in scene.state.pending():
                both = [a for a in scene.state.legal(seat) if a in set(other.legal(seat))]
                if not both:
                    continue
                action = scene.luck.pick(both)
                one, told, barrier = after(scene.state, seat, action)
                two, told_too, barrier_too = after(other, seat, action)
                if not (barrier or barrier_too):
                    assert reach(game, one, told, viewer) == reach(game, two, told_too, viewer)

    check()


def test_events_tell_no_more_than_the_views(game: Game, players: int) -> None:
    """Two actions that leave a viewer with the same view sent it the same events: count, order and size."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for seat in scene.state.pending():
            outcomes = [after(scene.state, seat, action) for action in scene.state.legal(seat)[:40]]
            for viewer in scene.viewers():
                if viewer == seat:
                    continue
                by_view: dict[str, str] = {}
                for twin, told, _ in outcomes:
                    key = knowledge(game, twin, viewer)
                    events = seen([event.seen_by(viewer) for event in told])
                    assert by_view.setdefault(key, events) == events

    check()


def test_taking_back_restores_the_table(game: Game, players: int) -> None:
    """Where the barrier allows it, undo is exact; where it does not, nothing changes."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        match = scene.match
        if not match.state.pending():
            return
        before = position.digest(game, match.state)
        seat, action = any_move(match.state, scene.luck)
        match.play(seat, action)
        if match.steps[-1].barrier:
            with pytest.raises(ValueError, match="something-revealed"):
                match.take_back(seat)
            return
        match.take_back(seat)
        assert position.digest(game, match.state) == before

    check()


def test_every_state_is_a_position(game: Game, players: int) -> None:
    """Written, read, pickled, copied: the same state, components conserved."""

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        state = scene.state
        game.schema.check(state)
        here = position.write(game, state)
        for twin in (position.from_text(game, position.to_text(game, state)), deepcopy(state), copy(state)):
            assert position.write(game, twin) == here
        same = pickle.loads(pickle.dumps(state))
        assert position.write(game, same) == here
        assert same.log == state.log
        luck = scene.luck.clone()
        assert play_out(same, scene.luck) == play_out(state.clone(), luck)

    check()


def test_the_schema_names_every_field(game: Game, players: int) -> None:
    state = walked(game, game.options(players=players), 0, 10).state
    if not hasattr(state, "__dict__"):
        pytest.skip("a compiled state has no list of its attributes; the interpreted run checks it")
    kept = set(vars(state)) - {"seats", "options", "chance", "log"}
    assert set(game.schema.fields) <= kept
    if game.schema.settle is None:
        assert kept == set(game.schema.fields)


def test_every_word_is_there(game: Game, players: int) -> None:
    """Prompts, labels, log lines and drawings, for every viewer, in every language."""
    voices = [Speech(game, language, ["Ada", "Paul", "Zoé", "Hugo", "Inès", "Max"]) for language in LANGUAGES]

    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        for voice in voices:
            for viewer in scene.viewers():
                assert all(voice.event(event, viewer) for event in scene.told)
                lines = game.draw(scene.state.view(viewer), voice)
                assert lines
                assert not any("\n" in line for line in lines)
            for seat in scene.state.pending():
                assert voice.decision(scene.state.decision(seat), seat)
                assert scene.state.decision(seat).kind in game.decisions
                assert scene.state.decision(seat).rule in game.rules
                assert all(voice.action(action) for action in scene.state.legal(seat))
        assert all(type(event) in game.events for event in scene.told)

    check()


def test_evaluation_gives_a_value_to_every_seat(game: Game, players: int) -> None:
    @given(scenes(game, players))
    def check(scene: Scene) -> None:
        before = facts(game, scene.state)
        views = [] if game.outlook is None else game.outlook(scene.state)
        assert len(views) in (0, players)
        for values in (game.evaluate(scene.state), *views):
            assert len(values) == players
            assert all(isinstance(value, float) for value in values)
        assert facts(game, scene.state) == before

    check()


def test_the_stage_is_known_to_all_and_only_rises(game: Game, players: int) -> None:
    if game.stage is None:
        return
    scene = walked(game, game.options(players=players), 11, 0)
    stages = [game.stage(scene.state)]
    while scene.state.pending():
        seat = scene.state.pending()[0]
        assert game.stage(scene.state.determinize(seat, scene.luck)) == stages[-1]
        legal = scene.state.legal(seat)
        scene.state.apply(seat, legal[scene.luck.below(len(legal))])
        stages.append(game.stage(scene.state))
    assert stages == sorted(stages)
    assert len(set(stages)) > 2


def test_a_duel_is_known_to_both(game: Game, players: int) -> None:
    if game.duel is None:
        return
    scene = walked(game, game.options(players=players), 11, 0)
    while scene.state.pending():
        seat = scene.state.pending()[0]
        assert game.duel(scene.state.determinize(seat, scene.luck)) == game.duel(scene.state)
        legal = scene.state.legal(seat)
        scene.state.apply(seat, legal[scene.luck.below(len(legal))])


def test_every_action_has_one_text_form(game: Game) -> None:
    assert len(set(game.notation)) == len(game.actions) == len(set(game.actions))
    for action, text in enumerate(game.notation):
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper()} ") == action
    assert {action.kind for action in game.actions} == set(game.args)
    assert all(isinstance(action, Action) for action in game.actions)
