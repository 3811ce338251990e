"""What a seat may not see changes nothing of what it receives: not one byte, not one message more or less.

Two tables are played with the same public course of things: same set-up for the eyes of one seat, but the hidden
part drawn anew. All that this seat is sent in the two runs is compared, byte by byte.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
import pytest

from ludotheque.core import position
from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game, Seat, State
from ludotheque.core.match import Match
from ludotheque.core.options import build
from ludotheque.server import entries as e
from ludotheque.server.chairs import Chair
from ludotheque.server.entries import Entry
from ludotheque.server.incoming import Away
from ludotheque.server.live import Live
from ludotheque.server.play import Play
from ludotheque.server.table import Draft, Setup, Table
from tests.server.clients import Follower, Guest
from tests.server.loops import looped
from tests.server.running import Server

STEPS = 40  # that are compared from one point of a game on
QUICK = {"jouvence": {"round_limit": 20}}  # options that make a long game shorter
WORLDS = 4  # that are drawn to find one that looks the same for long


class Ear:
    """A listener that keeps every byte."""

    guest = "guest-0"

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)


def table_at(game: Game, state: State, players: int) -> Table:
    """A running table in a given state."""
    chairs = [Chair("person", f"guest-{seat}", f"name {seat}", ready=True) for seat in range(players)]
    setup = Setup(
        id="t" * 16,
        game=game.name,
        options=state.options.as_text(),
        seed="seed",
        chairs=chairs,
        host="guest-0",
        listed=False,
        onlookers=True,
        hints=True,
        room="remote",
        clock=None,
        away=Away(),
        created=0,
    )
    table = Table(setup)
    twin = state.clone()
    twin.log = []
    table.play = Play(Match(game, state.options, "seed", twin, twin.clone()))
    table.status = "running"
    table.number = 100
    table.play.ask(100, 0, None)
    return table


def heard(table: Table, viewer: Seat | None, moves: list[tuple[Seat, int]]) -> list[bytes]:
    live, ear = Live(table), Ear()
    live.join(ear, viewer, None, 0)
    for i, (seat, action) in enumerate(moves):
        if table.status != "running":
            break
        draft = table.draft_act(seat, action, None, f"k{i}", 1000 + i)
        table.adopt(draft)
        live.tell(draft.entry)
    return ear.heard


def twins(game: Game, players: int, seed: int) -> tuple[State, Chance]:
    """A random point of a random game."""
    luck = Chance.seeded(f"secrets {seed}")
    state = game.start(build(game.options, {"players": players}), Chance.seeded(seed))
    for _ in range(luck.below(min(game.most_decisions, 200))):
        if not state.pending():
            break
        seat = luck.pick(state.pending())
        state.apply(seat, luck.pick(state.legal(seat)))
    return state, luck


Move = tuple[Seat, int]


def stepped(state: State, seat: Seat, action: int, viewer: Seat) -> tuple[State, list[Any], bool]:
    """The state after a step, what the viewer was told of it, and whether luck was drawn or something turned up."""
    twin = state.clone()
    twin.log = []
    twin.apply(seat, action)
    events, twin.log = twin.log, None
    shown = twin.chance.drawn() != state.chance.drawn() or any(event.reveals for event in events)
    return twin, [event.seen_by(viewer) for event in events], shown


def common_course(one: State, two: State, viewer: Seat, luck: Chance, most: int = STEPS) -> list[tuple[Move, Move]]:
    """Moves for both worlds that look the same to the viewer: its own are equal, the others' may differ in secret."""
    course: list[tuple[Move, Move]] = []
    one, two = one.clone(), two.clone()
    for _ in range(most):
        if not one.pending() or one.view(viewer) != two.view(viewer):
            break
        seat = luck.pick(one.pending())
        first = luck.pick(one.legal(seat))
        options = [first] if first in two.legal(seat) else []
        options += [action for action in two.legal(seat) if action != first] if seat != viewer else []
        after, told, shown = stepped(one, seat, first, viewer)
        found = None
        for action in options[:24]:
            other, told_too, shown_too = stepped(two, seat, action, viewer)
            if (shown or shown_too) and told != told_too:
                continue  # a die fell differently, or another card was turned up: that is no secret any more
            if after.view(viewer) == other.view(viewer) and after.pending() == other.pending():
                found = action if found is None or luck.below(2) else found
        if found is None:
            break
        course.append(((seat, first), (seat, found)))
        one = after
        two.apply(seat, found)
    return course


def test_the_bytes_of_a_seat_do_not_tell_what_it_may_not_see(game: Game, players: int) -> None:
    assert compared_bytes(game, players, range(6)) > 10


@pytest.mark.soak
def test_the_bytes_of_a_seat_from_many_points(game: Game, players: int) -> None:
    assert compared_bytes(game, players, range(6, 60)) > 60


def compared_bytes(game: Game, players: int, seeds: range) -> int:
    """Compare what each seat hears from random points on, without a socket; how many messages."""
    compared = 0
    for seed in seeds:
        state, luck = twins(game, players, seed)
        if not state.pending():
            continue
        for viewer in range(players):
            other = state.determinize(viewer, luck)
            course = common_course(state, other, viewer, luck)
            one = heard(table_at(game, state, players), viewer, [a for a, _ in course])
            two = heard(table_at(game, other, players), viewer, [b for _, b in course])
            assert one == two
            compared += len(one)
    return compared


def test_messages_do_not_depend_on_what_was_chosen_in_secret(game: Game) -> None:
    """Nor on a secret choice that was taken back: undo and its message look the same."""
    players = max(game.seats)
    state, luck = twins(game, players, 0)
    for viewer in range(players):
        other = state.determinize(viewer, luck)
        sizes = []
        for world in (state, other):
            table = table_at(game, world, players)
            live, ear = Live(table), Ear()
            live.join(ear, viewer, None, 0)
            entry = Entry(101, e.CHAT, viewer, None, "k", 5, {"name": "x", "text": "y"})
            table.adopt(Draft(entry))
            live.tell(entry)
            sizes.append([len(message) for message in ear.heard])
        assert sizes[0] == sizes[1]


def test_a_snapshot_names_neither_seed_nor_chance(game: Game) -> None:
    """Before the end, no message holds the seed, the chance or another seat's hand as a position writes them."""
    state, _ = twins(game, min(game.seats), 3)
    table = table_at(game, state, min(game.seats))
    key = position.write(game, state)["chance"]["key"]
    for viewer in (*range(min(game.seats)), None):
        bytes_heard = b"".join(heard(table_at(game, state, min(game.seats)), viewer, []))
        assert key.encode() not in bytes_heard
        assert not re.search(rb'"seed"', bytes_heard)
    assert table.setup.seed == "seed"


@pytest.mark.parametrize("kind", ["snapshot", "moved"])
def test_messages_are_built_by_naming_fields(kind: str) -> None:
    """The structs that go out have no field that could carry a state."""
    from ludotheque.server import outgoing

    struct: Any = {"snapshot": outgoing.Snapshot, "moved": outgoing.Moved}[kind]
    assert "state" not in {field.name for field in msgspec.structs.fields(struct)}


# --- through the real socket --------------------------------------------------------------------


def put(file: Path, table: Table) -> None:
    """Lay a table into the database of a running server."""
    setup = table.setup
    with sqlite3.connect(file, timeout=20) as connection:
        row = (setup.id, setup.game, msgspec.json.encode(setup).decode(), "running", False, setup.host, 0, 0)
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        kept = msgspec.json.encode(table.kept())
        connection.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (setup.id, table.number, kept))
    connection.close()


async def whole(url: str, table: str, guests: list[Guest], viewer: Seat, moves: list[Move]) -> list[bytes]:
    """Play the moves by real clients; every byte that the viewer was sent, but for the time of day."""
    followers = [await Follower(url, table, guest.cookie(), seat=seat).open() for seat, guest in enumerate(guests)]
    await followers[0].until(lambda m: m["type"] == "present" and len(m["seats"]) == len(guests))
    for seat, action in moves:
        answer = await followers[seat].act(action)
        assert answer["type"] == "done", answer
        for follower in followers:
            await follower.reach(answer["number"])
    watcher = followers[viewer]
    await watcher.send({"type": "ping"})
    await watcher.until(lambda m: m["type"] == "pong")
    for follower in followers:
        await follower.close()
    stable = [re.sub(rb'"(time|created)":\d+', b"", data) for data in watcher.received]
    return [data.replace(table.encode(), b"T") for data in stable]


class Compared(NamedTuple):
    """How many steps of a whole game were compared, and how many could not be."""

    steps: int
    passed: int


def longest(state: State, viewer: Seat, luck: Chance) -> tuple[State, list[tuple[Move, Move]]]:
    """Of several worlds that differ in what the viewer may not see, the one that can look the same for longest."""
    found: tuple[State, list[tuple[Move, Move]]] | None = None
    for _ in range(WORLDS):
        other = state.determinize(viewer, luck)
        course = common_course(state, other, viewer, luck.fork(), 400)
        if found is None or len(course) > len(found[1]):
            found = other, course
    assert found is not None
    return found


async def whole_game(
    server: Server, file: Path, game: Game, chosen: dict[str, Any], viewer: Seat, seed: int
) -> Compared:
    """One game from its first step to its last, in stretches: two tables are laid, played and compared; when what all
    may see must differ, because dice or cards that are shown fall differently, the next stretch begins there with a
    hidden part drawn anew. Steps after which no world drawn looks the same are passed over."""
    guests = [await Guest.named(server.url, f"guest {seat}") for seat in range(chosen["players"])]
    ids = [(await guest.get("/api/me"))["id"] for guest in guests]
    luck, steps, passed = Chance.seeded(f"whole {seed}"), 0, 0
    state = game.start(build(game.options, chosen), Chance.seeded(seed))
    while state.pending():
        other, course = longest(state, viewer, luck)
        sent = []
        for world, side in ((state, 0), (other, 1)):
            if course:
                table = laid(file, game, world, ids)
                sent.append(await whole(server.url, table, guests, viewer, [pair[side] for pair in course]))
        assert not course or sent[0] == sent[1]
        steps += len(course)
        for (seat, action), _ in course:
            state.apply(seat, action)
        if not course:
            seat = luck.pick(state.pending())
            state.apply(seat, luck.pick(state.legal(seat)))
            passed += 1
    for guest in guests:
        await guest.close()
    return Compared(steps, passed)


def laid(file: Path, game: Game, world: State, ids: list[str]) -> str:
    """A table in that state, with these guests on its seats. Its id."""
    table = table_at(game, world, len(ids))
    chairs = [Chair("person", guest, f"name {seat}", ready=True) for seat, guest in enumerate(ids)]
    setup = msgspec.structs.replace(table.setup, id=token_urlsafe(12), chairs=chairs, host=ids[0])
    table.setup, table.chairs = setup, chairs
    put(file, table)
    return setup.id


def test_every_byte_of_a_whole_game_over_the_socket(server: Server, home: Path, game: Game) -> None:
    chosen = {"players": min(game.seats), **QUICK.get(game.name, {})}
    found = looped(whole_game(server, home / "shared.db", game, chosen, 0, 1))
    assert found.steps > 4 * found.passed, found


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_every_byte_of_many_games_over_the_socket(
    server: Server, home: Path, game: Game, players: int, seed: int
) -> None:
    chosen = {"players": players}
    found = looped(whole_game(server, home / "shared.db", game, chosen, seed % players, 100 + seed))
    assert found.steps > 3 * found.passed, found
