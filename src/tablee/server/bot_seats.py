"""The seats of a table that bots play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio import sleep
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.bots.levels import pace
from tablee.core.errors import Problem
from tablee.core.match import Match
from tablee.server.fairness import lane_of
from tablee.server.lessons import scripted
from tablee.server.protocol import Json
from tablee.server.store import StoreDown
from tablee.server.table import Table
from tablee.server.telling import decision_now

if TYPE_CHECKING:
    from tablee.server.serving import Serving

log = logging.getLogger("tablee.bots")


class BotSeats:
    """Asks a worker for the pick of each bot that must answer. Only one process at a time does so for a table."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and decision
        self.kept_until = 0

    def ask(self, table: Table) -> None:
        """Start every bot that has to answer and is not thinking yet."""
        if table.match is None or table.status != "playing" or table.paused or self._is_unattended(table):
            return
        if is_undo_asked(table):
            return
        if table.opened.lesson:
            self._follow_script(table, table.match)
            return
        for seat, hold in enumerate(table.holds):
            if hold.bot and (table.match.state.asked >> seat) & 1:
                decision = decision_now(table, seat)
                assert decision is not None
                key = (seat, decision.number)
                if key not in self.thinking:
                    view = table.match.view(seat)
                    work = self._think(key, table.opened.game, hold.bot, view, decision.options)
                    self.thinking[key] = asyncio.create_task(work, name=f"bot {seat} at {table.id}")

    def _follow_script(self, table: Table, match: Match) -> None:
        """Have the other seats of a lesson answer by its script, at a bot's pace."""
        answer = scripted(table.opened, match)
        decision = decision_now(table, answer.seat) if answer is not None else None
        if answer is None or decision is None or (answer.seat, decision.number) in self.thinking:
            return
        key = (answer.seat, decision.number)
        work = self._answer(key, pace(table.holds[answer.seat].bot, table.opened.game), partial(_known, answer.pick))
        self.thinking[key] = asyncio.create_task(work, name=f"script {answer.seat} at {table.id}")

    def _is_unattended(self, table: Table) -> bool:
        """True if only bots play and nobody is watching, here or on another process: then they wait."""
        presence = self.serving.presence
        return all(hold.bot for hold in table.holds) and not presence.everybody and not presence.all_watchers()

    async def _think(self, key: tuple[int, int], game: str, bot: str, view: Json, options: list[str]) -> None:
        serving = self.serving
        choose = partial(serving.house.thinkers.choose, game, bot, view, options, lane_of(serving))
        await self._answer(key, pace(bot, game), choose)

    async def _answer(self, key: tuple[int, int], usual: float, choose: Callable[[], Coroutine[Any, Any, str]]) -> None:
        serving = self.serving
        seat, number = key
        try:
            if not await self._is_keeper():
                return  # another process has the table; this one tries again on its next beat
            pick = await self._in_time(usual, asyncio.create_task(choose()))
            await serving.turn(lambda: serving.bot_answers(seat, number, pick))
        except Problem as found:
            log.info("bot came too late", extra={"table": serving.id, "seat": seat, "problem": found.id})
        except StoreDown:
            log.warning("bot's pick not recorded", extra={"table": serving.id, "seat": seat})
        except Exception:
            serving.house.metrics.failures.add("bot")
            log.exception("bot's pick failed", extra={"table": serving.id, "seat": seat})
        finally:
            self.thinking.pop(key, None)

    async def _in_time(self, usual: float, thinking: asyncio.Task[str]) -> str:
        """Wait a fixed time before answering, so that a bot's timing reveals nothing of its hand.

        A bot that takes longer answers on the next beat.
        """
        seconds = usual * self.serving.house.settings.pace
        try:
            await sleep(seconds)
            while seconds and not thinking.done():  # noqa: ASYNC110 - on a beat, not as soon as it is done
                await sleep(seconds)
            return await thinking
        finally:
            thinking.cancel()

    async def _is_keeper(self) -> bool:
        house = self.serving.house
        now, lease = house.now(), int(house.settings.lease * 1000)
        if now > self.kept_until - lease // 2:
            kept = await house.store.keep(self.serving.id, now, lease)
            self.kept_until = now + lease if kept else 0
        return self.kept_until > 0

    async def stop(self) -> None:
        """Cancel all thinking."""
        for task in list(self.thinking.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def is_undo_asked(table: Table) -> bool:
    """True if an undo is being voted on: a bot that played on would decide it for the voters."""
    return table.request is not None and table.request.asked.what == "undo"


async def _known(pick: str) -> str:
    """Return a pick that is already known."""
    return pick
