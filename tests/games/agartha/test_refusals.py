"""Why can't I…? Every refusal, from the table's side; and a slow second opinion on what is legal."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ludotheque.core.chance import Chance
from ludotheque.games.agartha import AGARTHA
from ludotheque.games.agartha.actions import COUNT
from ludotheque.games.agartha.components import KIND_OF
from ludotheque.games.agartha.options import Options
from ludotheque.games.agartha.state import Agartha, start
from ludotheque.texts.catalog import LANGUAGES, catalog
from tests.games.agartha.table import LETTERS, acting, asked, board, choices, do, row, table, why, winning


@pytest.mark.parametrize(
    ("attempt", "rule"),
    [
        ("bid 1 t1 action", "AGA-032"),  # a taken action zone
        ("pass", "AGA-R10"),  # keep a token back
        ("bid 2 t3 auction", "AGA-035"),  # play a token again
        ("bid 1 t4 auction", "AGA-010"),  # a tile beyond the last
        ("validate V1 2", "AGA-027"),  # something else than what is asked
        ("place L1", "AGA-027"),
        ("card L1 forest", "AGA-027"),
        ("draw_pile", "AGA-027"),
        ("pick 1", "AGA-027"),
    ],
)
def test_while_bidding(attempt: str, rule: str) -> None:
    state = table(tiles="P C", bids="G2b0 Y1a0")

    assert why(state, attempt) == rule


@pytest.mark.parametrize(
    ("attempt", "rule"),
    [
        ("place L1", "AGA-052"),  # another zone
        ("place O", "AGA-023"),  # Objects only
        ("place A", "AGA-042"),  # only a Move brings an Amulet there
        ("validate V1 2", "AGA-R28"),  # before all cards are placed
        ("pass", "AGA-054"),  # refuse what was won
        ("bid 1 t1 auction", "AGA-027"),
    ],
)
def test_while_placing_won_cards(attempt: str, rule: str) -> None:
    state = winning("P A", "V2[P]")
    do(state, "place V1")

    assert why(state, attempt) == rule


@pytest.mark.parametrize(
    ("attempt", "rule"),
    [
        ("validate V2 2", "AGA-071"),  # an old pair
        ("validate V1 3", "AGA-062"),  # too few
        ("validate V1 4", "AGA-063"),
        ("validate E 1", "AGA-071"),
        ("card V2 character", "AGA-027"),
    ],
)
def test_while_validating(attempt: str, rule: str) -> None:
    state = winning("P", "V1[P] V2[P P] E[P F]")
    do(state, "place V1")

    assert why(state, attempt) == rule


def test_after_the_end_and_out_of_turn() -> None:
    state = winning("P", "", round_=6)
    assert why(state, "place L1", seat=1) == "AGA-036"
    do(state, "place L1")

    assert {state.why_not(seat, action) for seat in (0, 1) for action in range(COUNT)} == {"AGA-076"}


def test_an_action_beyond_the_table_is_refused() -> None:
    assert table().why_not(0, COUNT) == "AGA-027"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_can_come_is_said_and_no_other(language: str) -> None:
    texts = catalog(language, AGARTHA.package)
    code = files(AGARTHA.package).joinpath("refusals.py").read_text("utf-8")

    said = {rule for rule in AGARTHA.rules if texts.has(f"refusal-{rule}")}

    assert said == {rule for rule in AGARTHA.rules if f'"{rule}"' in code}


def slow_legal(state: Agartha, seat: int) -> list[str]:
    """What may be done, from the picture of the table alone, as a person would list it."""
    view = state.view(seat)
    kind = view["asked"]
    if seat not in view["waiting"]:
        return []
    slots = ["L1", "L2", "L3", "V1", "V2", "O", "E"]
    here = {name: [LETTERS[k] for k in kinds_of(view, seat, i)] for i, name in enumerate(slots)}
    words = dict(zip(LETTERS, AGARTHA.names["kind"], strict=True))
    objects = set("KXTL")

    def into(letter: str, names: list[str]) -> list[str]:
        return [name for name in names if name != "O" or letter in objects]

    if kind == "place_start":
        done = view["start_placed"][seat]
        return [f"place {name}" for name in into(letter_of(view["start"][seat][done]), slots)]
    if kind == "bid":
        free = [
            t for t in range(len(view["tiles"])) if not [1 for k in view["tokens"] if (k["tile"], k["zone"]) == (t, 0)]
        ]
        zones = [
            f"t{t + 1} {z}"
            for t in range(len(view["tiles"]))
            for z in ("action", "auction")
            if z[1] == "u" or t in free
        ]
        return [f"bid {value} {zone}" for value in view["left"] for zone in zones]
    if kind == "place_card":
        zone = {"places": slots[:3], "village": slots[3:6], "exploration": slots[6:], None: slots}[view["area"]]
        return [f"place {name}" for name in into(letter_of(view["hand"][0]), zone)]
    cards = [(name, letter) for name in slots for letter in sorted(set(here[name]), key=LETTERS.index)]
    if kind == "move_card":
        return ["pass", *[f"card {name} {words[letter]}" for name, letter in cards]]
    if kind in ("move_to", "swap_second"):
        source, letter = slots[view["chosen"][0]], LETTERS[view["chosen"][1]]
        if kind == "move_to":
            targets = [name for name in into(letter, slots) if name != source] + (["A"] if letter == "A" else [])
            return [f"place {name}" for name in targets]
        return [f"card {n} {words[k]}" for n, k in cards if fits(source, letter, n, k)]
    if kind == "swap_first":
        firsts = [(n, k) for n, k in cards if any(fits(n, k, other, partner) for other, partner in cards)]
        return ["pass", *[f"card {n} {words[k]}" for n, k in firsts]]
    if kind == "draw_from":
        pile = ["draw_pile"] if view["pile"] or view["discard"] else []
        return ["pass", *pile, *[f"take t{t + 1} {p + 1}" for t, c in enumerate(view["tiles"]) for p in range(len(c))]]
    if kind == "pick_card":
        return [f"pick {p + 1}" for p in range(len(view["tiles"][view["tile"]]))]
    fresh = [slots[slot] for slot in view["fresh"]]
    village = [f"validate {n} {k}" for n in ("V1", "V2") if n in fresh for k in (2, 3, 4) if here[n].count("P") >= k]
    pairs = min(here["E"].count("P"), len([letter for letter in here["E"] if letter in "FMH"]))
    levels = [k for k in (1, 2, 3) if "E" in fresh and k <= pairs and not view["explored"][seat][k - 1]]
    return ["pass", *village, *[f"validate E {k}" for k in levels]]


def kinds_of(view: dict[str, object], seat: int, slot: int) -> list[int]:
    boards: list[dict[str, list[list[int]]]] = view["boards"]  # type: ignore[assignment]
    return [KIND_OF[card] for card in boards[seat]["slots"][slot]]


def letter_of(card: int) -> str:
    return LETTERS[KIND_OF[card]]


def fits(source: str, letter: str, other: str, partner: str) -> bool:
    objects = set("KXTL")
    apart = source != other and letter != partner
    return apart and (other != "O" or letter in objects) and (source != "O" or partner in objects)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_agrees_with_a_slow_and_obvious_model(players: int) -> None:
    for seed in range(12):
        luck = Chance.seeded(seed)
        options = Options(players=players, tie_extra_card=("first", "stays")[seed % 2], swap_validates=seed % 3 == 0)
        state = start(options, Chance.seeded(seed))
        while state.pending():
            for seat in range(players):
                quick = [AGARTHA.notation[action] for action in state.legal(seat)]
                assert quick == slow_legal(state, seat), (asked(state), board(state, seat), row(state), choices(state))
            seat = luck.pick(state.pending())
            state.apply(seat, luck.pick(state.legal(seat)))


def test_a_slot_of_objects_is_never_a_trap() -> None:
    state = acting(2, "O[K] L1[F]")  # the Knife has no partner, nor has the Forest

    assert asked(state) == "bid"
