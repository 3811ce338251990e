"""The small parts that the hot path stands on: turns, frames, and who may undo."""

from __future__ import annotations

import asyncio

from ludotheque.core.chance import Chance
from ludotheque.core.contract import Game
from ludotheque.core.errors import TakeBackError
from ludotheque.core.match import Match
from ludotheque.core.options import build
from ludotheque.server.play import place_or_reason
from ludotheque.server.turn import Turn
from ludotheque.server.wire import frame_end, text_frame, unmasked
from tests.server.loops import looped


def test_turns_are_taken_in_order_and_none_is_lost() -> None:
    async def scene() -> list[int]:
        turn, order = Turn(), list[int]()

        async def wait(number: int) -> None:
            async with turn:
                order.append(number)
                await asyncio.sleep(0)

        assert turn.take_now()
        assert not turn.take_now()
        waiting = [asyncio.create_task(wait(number)) for number in range(4)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        turn.give()
        waiting[0].cancel()  # it has just become its turn
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turn.take_now()
        return order

    assert looped(scene()) == [2, 3]


def masked(opcode: int, text: bytes) -> bytes:
    mask = b"\x01\x02\x03\x04"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return bytes([opcode]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))


def test_whole_frames_are_read_and_others_are_left_alone() -> None:
    for text in (b"", b"{}", b"x" * 125, b"y" * 126, b"z" * 60_000):
        frame = masked(0x81, text)
        assert frame_end(frame + frame, 0) == len(frame)
        assert unmasked(frame + frame, len(frame), 2 * len(frame)) == text
        assert frame_end(frame[:-1], 0) is None, "the last byte is missing"
    assert frame_end(masked(0x8A, b"pong"), 0) is not None
    assert frame_end(masked(0x01, b"a fragment"), 0) is None
    assert frame_end(masked(0x82, b"binary"), 0) is None
    assert frame_end(text_frame(b"without a mask"), 0) is None


def test_who_may_undo_is_what_a_match_says(game: Game) -> None:
    luck = Chance.seeded("undo")
    match = Match.new(game, build(game.options, {"players": max(game.seats)}), "undo")
    for _ in range(120):
        if not match.state.pending():
            break
        seat = luck.pick(match.state.pending())
        match.play(seat, luck.pick(match.state.legal(seat)))
        for other in range(match.state.seats):
            try:
                said: int | str = match.may_take_back(other)
            except TakeBackError as error:
                said = error.reason
            assert place_or_reason(match.steps, other) == said
