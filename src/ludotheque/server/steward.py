"""The steward: what a table does by itself. Bots decide, clocks run out, absent players are stood in for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from math import ceil
from time import monotonic, perf_counter
from typing import Any, Final

from ludotheque.bots import USUAL_BOT as USUAL_BOT
from ludotheque.bots.sight import IMAGINED
from ludotheque.core import position
from ludotheque.core.chance import Chance
from ludotheque.core.contract import ActionId, Seat
from ludotheque.server import entries as e
from ludotheque.server.errors import RefusalError
from ludotheque.server.hub import Hub
from ludotheque.server.live import Live
from ludotheque.server.play import Play
from ludotheque.server.table import Draft, Table
from ludotheque.server.thinkers import ThinkError, Thinkers
from ludotheque.server.times import now

GRACE: Final = 1.5  # seconds that the worker who wrote last has before another thinks for its bot
log = logging.getLogger("ludotheque.steward")


class Steward:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub, self.thinkers = hub, thinkers
        self.settings = hub.settings
        hub.watchers.append(self.look)

    def look(self, live: Live, mine: bool) -> None:
        """Set about whatever the table now needs. `mine`: this worker wrote the last entry."""
        table, play = live.table, live.table.play
        if table.status != "running" or play is None:
            return
        for seat, question in play.asked.items():
            if table.chairs[seat].is_bot:
                self.begin(live, f"bot:{seat}:{question.since}", self.decide(live, seat, question.since, mine))
        if table.setup.clock is not None:
            self.set_clock(live, table, play)
        if table.setup.away.policy == "bot":
            for seat in table.persons():
                if seat not in live.present():
                    self.set_away(live, seat)

    def begin(self, live: Live, name: str, work: Coroutine[Any, Any, None]) -> None:
        """One task of a name at a time."""
        if name in live.tasks:
            work.close()
            return
        task = asyncio.create_task(self.quietly(work))
        live.tasks[name] = task
        task.add_done_callback(lambda _: live.tasks.pop(name, None))

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RefusalError:
            return  # somebody was faster: that is how it should be
        except Exception:
            log.exception("a table could not be served")

    # --- bots -----------------------------------------------------------------------------------

    async def decide(self, live: Live, seat: Seat, since: int, mine: bool) -> None:
        """Think elsewhere, wait until the pause is over, then act: how long it thought tells nothing."""
        started = perf_counter()
        if not mine:
            await asyncio.sleep(GRACE)
        level = live.table.chairs[seat].level
        if level is None or not is_asked(live.table, seat, since):
            return
        action = await self.choice(live.table, seat, level)
        pause = self.settings.bot_pause
        if pause > 0:
            spent = perf_counter() - started
            await asyncio.sleep(pause * ceil(spent / pause) - spent)
        await self.act(live, seat, since, action, "bot")

    async def act(self, live: Live, seat: Seat, since: int, action: ActionId, by: str) -> None:
        key = f"{by}:{seat}:{since}"

        def draft(table: Table, time: int) -> Draft:
            if not is_asked(table, seat, since):
                raise RefusalError("stale")
            if by == "bot" and not table.chairs[seat].is_bot:
                raise RefusalError("not-your-seat")
            return table.draft_act(seat, action, since, key, time, by)

        await self.hub.submit(live, draft, key)

    async def choice(self, table: Table, seat: Seat, level: str) -> ActionId:
        """What a bot would do; a bot that fails takes any legal action."""
        play = table.play
        assert play is not None
        legal = play.state.legal(seat)
        seed = luck_of(table, play, seat)
        if len(legal) == 1:
            return legal[0]
        job = {"job": "choose", "level": level, "seed": seed, **sight_of(play, seat)}
        started = perf_counter()
        try:
            chosen: ActionId = await self.thinkers.ask(job, self.settings.bot_budget)
        except (ThinkError, RefusalError) as error:
            log.warning("a bot did not decide", extra={"level": level, "error": str(error)[:200]})
            return Chance.seeded(seed).pick(legal)
        self.hub.metrics.thinking.observe(perf_counter() - started)
        return chosen if chosen in legal else Chance.seeded(seed).pick(legal)

    async def hint(self, table: Table, seat: Seat) -> list[tuple[ActionId, float]]:
        """What the expert would do, then the next best, each with the share of the win that it expects."""
        play = table.play
        assert play is not None
        job = {"job": "hint", "seed": luck_of(table, play, seat), **sight_of(play, seat)}
        try:
            found = await self.thinkers.ask(job, self.settings.bot_budget)
        except ThinkError as error:
            log.warning("no hint was found", extra={"error": str(error)[:200]})
            return [(await self.choice(table, seat, USUAL_BOT), 0.0)]
        return [(action, share) for action, _, share in found]

    # --- clocks ---------------------------------------------------------------------------------

    def set_clock(self, live: Live, table: Table, play: Play) -> None:
        deadlines = {s: d for s, d in table.clocks.deadlines(play.asked).items() if not table.chairs[s].is_bot}
        self.cancel(live, "clock")
        if deadlines:
            seat = min(deadlines, key=lambda s: (deadlines[s], s))
            since, wait = play.asked[seat].since, max(0, deadlines[seat] - now()) / 1000 + 0.05
            work = lambda: self.begin(live, f"clock:{seat}:{since}", self.time_out(live, seat, since))  # noqa: E731
            live.timers["clock"] = asyncio.get_running_loop().call_later(wait, work)

    def cancel(self, live: Live, name: str) -> None:
        timer = live.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    async def time_out(self, live: Live, seat: Seat, since: int) -> None:
        """What the table chose when it was made: a bot decides, takes the seat, or the table closes."""
        table, clock = live.table, live.table.setup.clock
        if clock is None or not is_asked(table, seat, since):
            return
        if clock.on_timeout == "close":
            await self.hub.submit(live, lambda t, time: Draft(t.entry(e.CLOSE, time, key=f"clock:{since}")))
        elif clock.on_timeout == "seat":
            await self.stand_in(live, seat, f"clock:{seat}:{since}")
        else:
            level = table.setup.away.level or USUAL_BOT
            await self.act(live, seat, since, await self.choice(table, seat, level), "clock")

    # --- absent players -------------------------------------------------------------------------

    def set_away(self, live: Live, seat: Seat) -> None:
        since = live.away.setdefault(seat, monotonic())
        name = f"away:{seat}"
        if name not in live.timers:
            wait = max(0.0, since + live.table.setup.away.after - monotonic())
            work = lambda: self.begin(live, name, self.is_away(live, seat))  # noqa: E731
            live.timers[name] = asyncio.get_running_loop().call_later(wait, work)

    async def is_away(self, live: Live, seat: Seat) -> None:
        live.timers.pop(f"away:{seat}", None)
        table = live.table
        if table.status == "running" and seat not in live.present() and seat in table.persons():
            await self.stand_in(live, seat, f"away:{seat}:{table.number}")

    async def stand_in(self, live: Live, seat: Seat, key: str | None, level: str | None = None) -> int:
        """A bot plays the seat until its player is back."""

        def draft(table: Table, time: int) -> Draft:
            table.game_on()
            if not table.chairs[seat].is_person or table.chairs[seat].is_bot:
                raise RefusalError("seat-taken")
            chosen = level or table.setup.away.level or USUAL_BOT
            return Draft(table.entry(e.BOT, time, seat, key, level=chosen))

        return await self.hub.submit(live, draft, key)

    async def give_back(self, live: Live, seat: Seat) -> int:
        """The player plays again."""

        def draft(table: Table, time: int) -> Draft:
            chair = table.chairs[seat]
            if table.status != "running" or not chair.is_person or not (chair.is_bot or chair.left):
                raise RefusalError("not-away")
            return Draft(table.entry(e.BACK, time, seat))

        return await self.hub.submit(live, draft)


def sight_of(play: Play, seat: Seat) -> dict[str, Any]:
    """What a seat knows of a game, for another process: a world that it holds possible, never the true one."""
    world = play.state.determinize(seat, IMAGINED.clone())
    return {"game": play.game.name, "position": position.write(play.game, world), "seat": seat}


def luck_of(table: Table, play: Play, seat: Seat) -> str:
    """A bot's luck at a decision: the same whoever of those who choose at the same time is faster."""
    return f"{table.setup.id}:{seat}:{play.asked[seat].since}"


def is_asked(table: Table, seat: Seat, since: int) -> bool:
    """Whether the seat still owes the decision that it owed at that number."""
    question = None if table.play is None else table.play.asked.get(seat)
    return table.status == "running" and question is not None and question.since == since
