"""Whole games by real clients over real sockets."""

from __future__ import annotations

import asyncio

from ludotheque.core.chance import Chance, promise
from ludotheque.core.contract import Game
from tests.server.clients import Follower, Guest, play_on, table_of
from tests.server.loops import looped
from tests.server.running import Server


async def whole_game(url: str, game: str, players: int) -> list[Follower]:
    guests = [await Guest.named(url, f"guest {i}") for i in range(players)]
    table = await table_of(guests, game)
    followers = [await Follower(url, table, guest.cookie()).open() for guest in guests]
    await asyncio.gather(*[play_on(f, Chance.seeded(f"luck {i}")) for i, f in enumerate(followers)])
    for follower, guest in zip(followers, guests, strict=True):
        await follower.close()
        await guest.close()
    return followers


def test_a_whole_game_is_played_by_its_clients(server: Server, game: Game) -> None:
    followers = looped(whole_game(server.url, game.name, min(game.seats)))

    results = [follower.result for follower in followers]
    assert all(result == results[0] for result in results)
    assert results[0] is not None
    assert promise(results[0]["seed"]) == results[0]["promise"] == followers[0].table["promise"]
    assert len({follower.number for follower in followers}) == 1


def test_a_whole_game_on_postgresql_with_two_workers(two_workers: Server) -> None:
    followers = looped(whole_game(two_workers.url, "levee", 4))

    assert all(follower.result == followers[0].result for follower in followers)
