"""Tile placement and reachability against slow, obvious models that know only letters on a big sheet of paper."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

import pytest

from ludotheque.games.jouvence import GAME
from ludotheque.games.jouvence import components as c
from ludotheque.games.jouvence.paths import steps_from
from ludotheque.games.jouvence.state import Jouvence
from ludotheque.games.jouvence.tiles import placements

Sheet = dict[tuple[int, int], str]
MIDDLE = {"N": (0, 2), "E": (2, 4), "S": (4, 2), "W": (2, 0)}
BESIDE = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}
Laid = dict[tuple[int, int], list[str]]


def spun(rows: list[str], times: int) -> list[str]:
    for _ in range(times):
        rows = ["".join(row[i] for row in reversed(rows)) for i in range(5)]
    return rows


def tiles_of(state: Jouvence) -> Laid:
    laid: Laid = {}
    for placement in state.laid:
        tile, place, times = placement // 4 // c.LOCATIONS, placement // 4 % c.LOCATIONS, placement % 4
        laid[divmod(place, c.SIZE)] = spun(list(c.DESIGNS[c.DESIGN_OF[tile]].rows), times)
    return laid


def is_open(rows: list[str], side: str) -> bool:
    r, column = MIDDLE[side]
    return rows[r][column] != "#"


def fits(laid: Laid, place: tuple[int, int], rows: list[str]) -> bool:
    joined = False
    for side, (dr, dc) in BESIDE.items():
        other = (place[0] + dr, place[1] + dc)
        if not (0 <= other[0] < 11 and 0 <= other[1] < 11):
            if is_open(rows, side):
                return False
        elif other in laid:
            if is_open(rows, side) != is_open(laid[other], FACING[side]):
                return False
            joined = joined or is_open(rows, side)
    return joined


def fountain_has_a_place(laid: Laid) -> bool:
    fountain = list(c.DESIGNS[c.DESIGN_KEYS.index("FO")].rows)
    places = [(r, column) for r in range(11) for column in range(11) if (r, column) not in laid]
    return any(fits(laid, place, spun(fountain, k)) for place in places for k in range(4))


def slow_placements(state: Jouvence, tile: int) -> list[int]:
    """Try every place and every rotation on the sheet."""
    laid, rows = tiles_of(state), list(c.DESIGNS[c.DESIGN_OF[tile]].rows)
    guarded = tile != c.FOUNTAIN and state.basin < 0
    found, least = [], state.options.fountain_distance if tile == c.FOUNTAIN else 0
    for place in range(c.LOCATIONS):
        spot, seen = divmod(place, c.SIZE), []
        if spot in laid:
            continue
        for k in range(4):
            drawing = spun(rows, k)
            if drawing in seen:
                continue
            seen.append(drawing)
            if fits(laid, spot, drawing) and (not guarded or fountain_has_a_place({**laid, spot: drawing})):
                found.append((place, k))
    while least and not any(abs(p // 11 - 10) + abs(p % 11 - 5) >= least for p, _ in found):
        least -= 1
    return [p * 4 + k for p, k in found if abs(p // 11 - 10) + abs(p % 11 - 5) >= least]


def slow_steps(state: Jouvence, start: int) -> dict[int, int]:
    """Write the whole map on the sheet, then flood it cell by cell."""
    sheet: Sheet = {}
    for (row, column), rows in tiles_of(state).items():
        for r in range(5):
            for k in range(5):
                sheet[5 * row + r, 5 * column + k] = rows[r][k]
    for cell, letter in list(sheet.items()):
        if letter in "LK" and not state.marks[cell[0] * 55 + cell[1]] & c.OPENED:
            sheet[cell] = "#"
    queue, steps = deque([divmod(start, 55)]), {divmod(start, 55): 0}
    while queue:
        r, k = queue.popleft()
        for dr, dc in BESIDE.values():
            cell = (r + dr, k + dc)
            if sheet.get(cell, "#") != "#" and cell not in steps:
                steps[cell] = steps[r, k] + 1
                queue.append(cell)
    return {r * 55 + k: distance for (r, k), distance in steps.items()}


def games(seed: int, **options: object) -> Iterator[Jouvence]:
    """A random game, at every tile drawn."""
    luck = random.Random(seed)
    state = GAME.begin(seed=seed, **options)
    assert isinstance(state, Jouvence)
    while state.pending():
        seat = state.pending()[0]
        if state.tile >= 0 and state.spot < 0:
            yield state
        state.apply(seat, luck.choice(state.legal(seat)))
    yield state


@pytest.mark.parametrize(("seed", "players", "distance"), [(1, 2, 0), (2, 3, 4), (3, 6, 3), (4, 2, 2)])
def test_placements_are_those_of_the_slow_model(seed: int, players: int, distance: int) -> None:
    for state in games(seed, players=players, fountain_distance=distance):
        for tile in {state.tile, seed, c.FOUNTAIN if state.basin < 0 else 0} - {-1}:
            assert placements(state, tile) == slow_placements(state, tile)


@pytest.mark.parametrize("seed", [5, 6])
def test_steps_are_those_of_the_slow_model(seed: int) -> None:
    for state in games(seed, players=3):
        for start in {c.GATE, *state.cell}:
            assert steps_from(state, start) == slow_steps(state, start)
