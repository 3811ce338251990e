"""The evaluation points the right way, and the greedy bot with it."""

from __future__ import annotations

import pytest

from ludotheque.bots import Sight, hire
from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.evaluate import evaluate, outlook
from ludotheque.games.jouvence.state import Jouvence
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")
GATE = at("F11", "c5")


def lead(table: Table) -> float:
    """How far the first seat is before the others, as it sees it."""
    table.state.last = 0  # the first seat chose last
    values = evaluate(table.state)
    return values[0] - max(values[1:])


def shore(cell: int, *, gourd: bool = False, endgame: bool = False) -> Table:
    table = Table().lay("FO.1", "F10").stand(1, at("F11", "a3")).stand(0, cell, gourd=gourd)
    return (table.endgame() if endgame else table).turn(0, "move", mp=1)


def test_nearer_to_the_fountain_and_then_to_the_gate_is_better() -> None:
    assert lead(shore(at("F10", "b2"))) > lead(shore(at("F11", "c1"))) > lead(shore(at("F11", "e3")))
    assert lead(shore(HERE, gourd=True, endgame=True)) > lead(shore(at("F10", "c5"), gourd=True, endgame=True))


def test_the_outlook_does_not_depend_on_who_chose_last() -> None:
    """A search compares states in which others chose last; a choice is compared as its chooser sees it."""
    near, far = shore(at("F10", "b2")).state, shore(at("F11", "e3")).state
    near.last, far.last = 0, 512
    turned = [far.clone() for _ in range(2)]
    turned[0].last = 0

    assert outlook(turned[0]) == outlook(turned[1])
    assert evaluate(turned[0]) != evaluate(turned[1])
    assert outlook(near)[0][0] > outlook(far)[0][0]
    assert outlook(near)[1][1] == outlook(far)[1][1]


def test_before_the_end_game_each_seat_minds_its_own_way() -> None:
    """What a step brings another counts for less to whoever looks on; once a gourd is filled all see the same."""
    near, far = outlook(shore(at("F10", "b2")).state), outlook(shore(at("F11", "e3")).state)
    assert near[0][0] - far[0][0] > 1.5 * (near[1][0] - far[1][0]) > 0
    ended = outlook(shore(HERE, gourd=True, endgame=True).state)
    assert ended[0] == ended[1]


@pytest.mark.parametrize(("third", "part"), [("", 0.6), (" mercenaire", 0.1)])
def test_what_the_only_other_one_loses_is_nearly_won(third: str, part: float) -> None:
    """Of several, a rival may turn out to be on one's own side."""
    names = "aventurier scientifique" + third
    whole, hurt = (outlook(Table(names).stand(1, HERE, lives=lives).turn(0, "fight").state) for lives in (3, 2))
    own, seen = (whole[judge][1] - hurt[judge][1] for judge in (1, 0))

    assert own > 0.0
    assert seen == pytest.approx(part * own)


def test_the_end_game_of_two_is_a_duel() -> None:
    assert GAME.duel is not None
    assert not GAME.duel(shore(HERE).state)
    assert GAME.duel(shore(HERE, gourd=True, endgame=True).state)
    assert not GAME.duel(Table("aventurier scientifique mercenaire").endgame().state)


def test_a_gourd_on_the_ground_is_a_nearer_fountain() -> None:
    table = shore(at("F11", "c2"), endgame=True)
    before = lead(table)
    table.state.gourds = [at("F11", "c1")]

    assert lead(table) > before


def test_lives_cards_and_bonuses_are_worth_something() -> None:
    plain = lead(Table().turn(0, "fight"))
    assert lead(Table().stand(0, GATE, lives=2).turn(0, "fight")) < plain
    assert lead(Table().hand(0, "trousse").turn(0, "fight")) > plain
    assert lead(Table().active(0, "epee").turn(0, "fight")) > plain
    assert lead(Table().endgame().stand(0, GATE, lives=1).turn(0, "fight")) < lead(Table().endgame().turn(0, "fight"))


def test_an_update_is_worth_what_it_can_still_make() -> None:
    table = Table().active(0, "grimoire").hand(0, "codex").turn(0, "update")
    before = evaluate(table.state)[0]
    table.do("on codex")

    assert evaluate(table.state)[0] == pytest.approx(before, abs=1.0)
    swap = Table().active(0, "grimoire epee epee").hand(0, "codex clef").turn(0, "update").do("off grimoire")
    assert evaluate(swap.state)[0] > evaluate(Table().active(0, "epee epee").hand(0, "clef").turn(0, "update").state)[0]


def test_room_to_make_counts_the_cards_to_come() -> None:
    table = Table("scientifique aventurier").stand(1, at("F11", "a3")).hand(0, "clef clef clef clef")
    table.treasure(HERE, 3).turn(0, "fight").do("step N")
    before = evaluate(table.state)[0]
    table.do("discard clef")

    assert evaluate(table.state)[0] > before


def test_strong_monsters_on_the_cell_are_worse_than_weak_ones() -> None:
    strong = Table().stand(1, at("F11", "a3")).monster(HERE, 2, "gardien", "jaguar").turn(0, "fight").do("step N")
    weak = Table().stand(1, at("F11", "a3")).monster(HERE, 2, "rat", "chauve_souris").turn(0, "fight").do("step N")
    hidden = Table().stand(1, at("F11", "a3")).stand(0, HERE).turn(1, "fight").monster(HERE, 1)
    passed = Table().stand(1, at("F11", "a3")).monster(HERE, 1, "boa").turn(0, "fight").do("step N", "flee")

    assert lead(weak) > lead(strong)
    assert all(isinstance(lead(table), float) for table in (hidden, passed))
    last = Table().stand(1, at("F11", "a3")).stand(0, GATE, lives=1).hand(0, "clef").monster(HERE, 1, "gardien")
    assert lead(last.turn(0, "fight").do("step N")) < lead(strong)


def test_a_place_is_as_good_as_the_best_way_to_lay_the_tile() -> None:
    table = Table().pile("T4.1", "FO.1").turn(0, "tile", sound=False).do("spot F10")
    assert table.asks[1] == "turn"

    assert len(evaluate(table.state)) == 2


def test_pursuers_close_in_and_held_carriers_suffer() -> None:
    def chased(cell: int) -> Table:
        table = Table().lay("FO.1", "F10").endgame().stand(1, at("F10", "c5"), gourd=True)
        return table.stand(0, cell).turn(0, "move", mp=1)

    assert lead(chased(at("F11", "c1"))) > lead(chased(at("F11", "a3")))
    held = chased(at("F10", "c5")).held(1, 0)
    assert lead(held) > lead(chased(at("F10", "c5")))


def test_a_side_is_as_strong_as_its_best_member() -> None:
    names = "aventurier scientifique accompagnateur mercenaire"
    table = Table(names).lay("FO.1", "F10").sides(0, 0, 1, 1).endgame().stand(1, HERE, gourd=True).turn(0, "fight")
    values = evaluate(table.state)

    assert min(values[:2]) > max(values[2:])


def test_a_key_to_the_only_way_is_worth_much_and_using_it_more() -> None:
    def sealed(*cards: str) -> Table:
        table = Table().lay("T7.1", "F10").stand(1, at("F11", "a3")).stand(0, at("F10", "c3")).lay("FO.1", "G10", 1)
        return table.hand(0, " ".join(cards)).turn(0, "move", mp=1)

    without, before = lead(sealed("epee")), lead(sealed("clef"))
    assert before > without
    assert lead(sealed("clef").do("unlock E")) > before


def test_sides_count_once_the_roles_are_turned() -> None:
    names = "aventurier scientifique accompagnateur mercenaire"
    assert GAME.sides is not None
    assert GAME.sides(Table(names).sides(0, 1, 0, 1).state) == [0, 1, 2, 3]
    assert GAME.sides(Table(names).sides(0, 1, 0, 1).endgame().state) == [0, 1, 0, 1]


def test_the_dead_are_worth_least() -> None:
    table = Table("aventurier scientifique mercenaire").endgame()
    table.state.lives[2] = 0
    values = evaluate(table.turn(0, "fight").state)

    assert values[2] == min(values)


def test_the_end_is_worth_most() -> None:
    table = Table().endgame().stand(0, GATE, gourd=True).turn(0, "fight").do("exit")
    assert evaluate(table.state) == [1000.0, -1000.0]

    nobody = Table().endgame().stand(0, HERE, lives=1).monster(HERE, 1, "boa")
    nobody.state.lives[1] = 0
    assert evaluate(nobody.turn(0, "fight", 1, 6).state) == [0.0, 0.0]


def duel(seed: int, greedy: int) -> Jouvence:
    """One game of two; the seat `greedy` against random."""
    bots = [hire("greedy" if seat == greedy else "random", f"{seed}:{seat}") for seat in range(2)]
    state = GAME.begin(seed=seed, players=2)
    assert isinstance(state, Jouvence)
    state.log = None
    while state.pending():
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, state, seat)))
    return state


def wins(games: int) -> int:
    """How many of so many games greedy wins against random, seats in turn."""
    won = 0
    for seed in range(games):
        result = duel(seed, seed % 2).result()
        won += result is not None and result.scores[seed % 2]
    return won


def test_greedy_beats_random_more_often_than_not() -> None:
    assert wins(6) > 3


@pytest.mark.soak
def test_greedy_beats_random_nine_times_in_ten() -> None:
    assert wins(500) >= 450
