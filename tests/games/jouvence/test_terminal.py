"""The table as a person sees it in the terminal."""

from __future__ import annotations

from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence.terminal import draw, frame
from ludotheque.texts.speech import Speech
from tests.games.jouvence.table import Table, at

HERE = at("F11", "c4")


def screen(table: Table, seat: int | None = 0, language: str = "en", width: int = 78) -> str:
    names = ["Ada", "Paul", "Zoé", "Hugo", "Inès", "Max"]
    voice = Speech(GAME, language, names, width)
    return "\n".join(draw(table.state.view(seat), voice))


def test_the_map_shows_pawns_tokens_and_the_gate() -> None:
    table = Table().lay("X6.1", "F10").monster(at("F10", "c3"), 1).treasure(at("F10", "b2"), 2).stand(1, HERE)
    table.stand(0, at("F11", "c3")).turn(0, "fight")

    rows = screen(table).splitlines()
    assert "10 · · ? · ·" in rows
    assert "   # $ · # #" in rows
    assert "11 · · A · ·" in rows
    assert "   # # B # #" in rows
    assert "   # # E # #" in rows


def test_opened_padlocks_and_dropped_gourds_are_on_the_map() -> None:
    table = Table().lay("FO.1", "F10").endgame().hand(0, "clef").stand(0, at("F10", "c4"))
    table.state.gourds = [at("F11", "c2")]
    table.turn(0, "fight")
    assert "   # + A · #" in screen(table).splitlines()

    table.do("unlock W")

    rows = screen(table).splitlines()
    assert "   # · A · #" in rows
    assert "   # # u # #" in rows


def test_what_lies_ahead_is_said_before_the_step() -> None:
    table = Table("aventurier scientifique").monster(HERE, 1, "momie").active(0, "epee").stand(1, at("F11", "a3"))
    table.turn(0, "fight")

    text = screen(table)
    assert "Ahead to the north: monsters: Mummy" in text
    assert "Your blow: 4 against 4, you need 4 or more." in text  # the curse: the sword does not count
    assert "3 movement points left" in text
    assert "Vers le nord" in screen(table, language="fr")


def test_a_fight_says_what_it_needs_and_what_the_monsters_can_do() -> None:
    table = Table().monster(HERE, 2, "rat", "boa").stand(1, at("F11", "a3")).turn(0, "fight").do("step N")

    text = screen(table)
    assert "Pack: +1 Attack" in text
    assert "they strike 5 against 4 and hit on 3 or more" in text


def test_a_duel_says_what_it_needs() -> None:
    table = Table("chasseuse aventurier mercenaire").hand(0, "clef").turn(0, "fight")
    assert "Against Paul: 5 against 4, you need 3 or more." in screen(table)

    table.do("attack B")

    assert "Against Zoé: 5 against 9, you need 5 or more." in screen(table)


def test_statistics_show_their_bonuses_and_marks_of_a_player() -> None:
    table = Table().active(0, "epee").stand(0, HERE).stand(1, HERE, gourd=True).endgame().held(1, 0).hand(0, "clef")
    table.state.nets[1], table.state.lives[0] = 1, 2
    table.turn(0, "fight")

    text = screen(table)
    assert "Combat 4+1" in text
    assert "gourd  held by Ada  1 net" in text
    assert "Paul carries a gourd, 1 step from the gate." in text
    assert "Key: While moving: opens a padlock" in text


def test_an_onlooker_sees_no_hand_and_the_collapse_comes_in_sight() -> None:
    table = Table().lay("FO.1", "F10").hand(0, "clef").turn(0, "fight")
    table.state.round = 35

    assert "Your hand" not in screen(table, None)
    assert "Round 35 of 40" in screen(table, None)
    assert "steps from you to the basin" in screen(table)


def test_teams_are_sealed_then_shown() -> None:
    names = "aventurier scientifique accompagnateur mercenaire"
    assert "Roles are sealed." in screen(Table(names).turn(0, "fight"))
    assert "Your side: Team" in screen(Table(names).endgame().turn(0, "fight"))
    out = Table(names).endgame()
    out.state.lives[3] = 0
    assert "dead" in screen(out.turn(0, "fight"))


def test_the_places_for_the_tile_drawn_are_written_on_the_map() -> None:
    table = Table().pile("T1.1", "FO.1").turn(0, "tile", sound=False)

    text = screen(table)
    assert "Tile drawn: Bare fork" in text
    assert "F 1 0" in text
    narrow = screen(table, width=20)
    assert "F10" in narrow


def test_before_the_first_round_the_sheets_are_shown() -> None:
    state = GAME.begin(seed=3, players=2)
    voice = Speech(GAME, "fr", ["Ada", "Paul"])
    first = state.pending()[0]
    state.play(first, GAME.parse("choose mercenaire"))

    text = "\n".join(draw(state.view(None), voice))
    assert "…" in text
    assert "Mercenaire (Intelligence 2, Combat 5, Défense 5, Déplacement 3, Vista 3)" in text


def test_a_large_map_is_cut_round_the_reader() -> None:
    assert frame(0, 10, 5, 30) == (0, 10)
    assert frame(0, 54, 50, 30) == (25, 54)
    assert frame(0, 54, 2, 30) == (0, 29)
