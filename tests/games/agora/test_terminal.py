"""The drawing of the table."""

from __future__ import annotations

from ludotheque.games.agora import GAME
from ludotheque.games.agora.state import Agora
from ludotheque.texts.speech import Speech
from tests.games.agora.table import do, stalls, table
from tests.games.agora.test_bribery import seller
from tests.games.agora.test_buying import bid
from tests.games.agora.test_last_lot import last_lot
from tests.games.agora.test_scoring import THREE, scored

NAMES = ["Ada", "Paul", "Zoé", "Hugo"]


def drawn(state: Agora, seat: int | None, language: str = "en", width: int = 80) -> str:
    lines = GAME.draw(state.view(seat), Speech(GAME, language, NAMES, width, options=state.options))
    assert all(len(line) <= max(width, 60) for line in lines)
    return "\n".join(lines).replace("\n    ", " ").replace("\u00a0", " ").replace("\u202f", " ")


def test_what_the_magistrate_forbids_is_always_shown() -> None:
    state = stalls(hands=["P B X X"], magistrate_now="sitophylaque")

    assert "Magistrate: Grain guardian. Lots sold this round bring no drachmas." in drawn(state, 0)
    assert "Slave > Ox > Goat > Fish" in drawn(state, 1)
    assert "Sitophylaque. Les lots vendus ce tour-ci ne rapportent pas de drachmes." in drawn(state, 0, "fr")
    assert "will be revealed after the buying" in drawn(table(), 0)


def test_the_end_has_no_magistrate() -> None:
    text = drawn(scored(THREE, [10, 9, 8], half=1), 0)

    assert "agistrate" not in text
    assert "The pile is empty" in text


def test_the_places_left_under_each_tile_are_always_shown() -> None:
    state = stalls(hands=["P B X X"], sold=(1, 4, 3, 0))

    text = drawn(state, 2)

    assert "Fish   4     ■□□□  3 left" in text
    assert "Goat   4     ■■■■  full" in text
    assert "Bouc" in drawn(state, 2, "fr")
    assert "complet" in drawn(state, 2, "fr")


def test_hands_and_purses_of_others_stay_hidden() -> None:
    state = stalls(hands=["P B X2 X2", "P B"], drachmas=[7, 8, 9])

    assert "Your hand: Fish, Goat, 2 × Thessalian ox" in drawn(state, 0)
    assert "Thessalian" not in drawn(state, 1)
    assert "Your hand" not in drawn(state, None)
    assert "Ada     4     ?" in drawn(state, 1)


def test_an_auction_shows_its_lot_and_how_it_went() -> None:
    state = table(cards=[2, 4, 1], pile="P P X2 Mup")
    assert "Lot for token I: 2 × Fish, Rising market, Thessalian ox" in drawn(state, 0)
    assert "Your negotiation card is worth 2" in drawn(state, 0)

    do(state, 0, "bid 5")
    assert "In your closed fist: 5." in drawn(state, 0)
    do(state, 1, "bid 3")
    do(state, 2, "bid 4")

    assert "A tie: Ada, Paul bid again (1 of 2)." in drawn(state, 2)
    assert "Last auction: Ada 5 + 2, Paul 3 + 4, Zoé 4 + 1" in drawn(state, 2)


def test_a_sealed_card_is_shown_to_its_owner() -> None:
    state = table()

    do(state, 0, "negotiate 3")

    assert "Your card, face down: 3." in drawn(state, 0)
    assert "Now choosing: Paul, Zoé." in drawn(state, 0)
    assert "face down" not in drawn(state, 1)


def test_the_last_lot_has_prices() -> None:
    state = last_lot("P X2 BE Mup")

    assert "for Zoé: Fish (1), Thessalian ox (4), Goat or Slave" in drawn(state, 0)


def test_the_last_auction_of_another_round_is_not_shown() -> None:
    state = last_lot("P X2 BE Mup")
    do(state, 2, "pass")
    while state.magistrate >= 0:
        do(state, state.pending()[0], "sell_done")
    for seat in range(3):
        do(state, seat, GAME.notation[state.legal(seat)[0]])

    assert "Last auction" not in drawn(state, 0)


def test_the_stall_counts_its_points_while_it_fills() -> None:
    state = stalls(hands=["P B X X E"])
    do(state, 0, "sell X X", "sell X X", "sell E E")

    assert "Stall of Ada: Ox 2, 3 points ; Slave 1, nothing yet" in drawn(state, 1)
    do(state, 0, "sell_done")
    assert "Lot to share out ➤ Ox, 3 points; reputation on this tile: 0." in drawn(state, 0)
    assert "➤ Ox" in drawn(state, 0)
    do(state, 0, "repute 1")
    assert "2 points left to spend." in drawn(state, 0)


def test_magistrates_are_shown_to_those_who_know_them() -> None:
    state = seller(pool=2)
    do(state, 0, "bribe 2")

    assert "Before your eyes, to be put back: Seller of contracts, Archon" in drawn(state, 0)
    assert "? (seen by Ada), ? (seen by Ada), ?" in drawn(state, 1)


def test_players_without_drachmas_are_named() -> None:
    assert "Without drachmas this round: Paul." in drawn(table(drachmas=[9, 0, 6]), 0)


def test_the_fourth_good_follows_the_wording() -> None:
    state = stalls(hands=["P B E E2 BE"], labels="amphora")

    assert "Your hand: Fish, Goat, Amphora, Goat or Amphora, Panathenaic amphora" in drawn(state, 0)
    assert "Slave" not in drawn(state, 0)
    assert "Amphore panathénaïque" in drawn(state, 0, "fr")


def test_a_narrow_screen_gets_sentences() -> None:
    state = table(4, cards=[4, 3, 2, 0])
    bid(state, 9, 0, 0, 0)

    text = drawn(state, 0, width=44)

    assert "Fish – Need 4, Sold □□□□, Places 4 left" in text
    assert "Ada – Hand" in text


def test_markets_are_shown_with_their_sign() -> None:
    state = stalls(hands=["P B Mup Mdown"])

    do(state, 0, "sell Mup X", "sell Mdown E")

    assert "+1" in drawn(state, 1)
    assert "−1" in drawn(state, 1)
