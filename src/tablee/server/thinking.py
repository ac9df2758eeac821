"""Workers: bots and replays in their own processes, so that a slow or broken one never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from tablee.core.errors import BadInput, Problem
from tablee.core.game import Json
from tablee.server.fairness import FairQueue, Lane
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.strength import within

log = logging.getLogger("tablee.bots")
CROWD = 4  # times the usual number of workers, at most, while some of them hang
NOBODY = Lane()
NICE = 10  # live requests take priority over bots
LONGEST = 64 * 1024 * 1024  # maximum bytes of an answer


def give_way(process: int) -> None:
    """Lower the priority of a new worker at once, since starting it already takes a second of a core.

    A worker has a session of its own, and Linux may weigh sessions rather than processes: then that counts as well.
    """
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
    with contextlib.suppress(OSError):
        Path(f"/proc/{process}/autogroup").write_text(str(NICE))


class WorkerFailed(Exception):
    """A worker crashed, hung or answered nonsense."""


class Thinker(Protocol):
    """Something that does one job at a time: a local process, or a slot on a cluster (cluster.py)."""

    async def ask(self, job: Json, seconds: float) -> Json: ...

    async def stop(self) -> None: ...


class Worker:
    """One worker process, started when first needed and again after a failure."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, job: Json, seconds: float) -> Json:
        """Run a job; on failure or timeout kill the process and raise WorkerFailed."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(job)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # otherwise its answer would be taken for that of the next job
            raise

    async def _ask(self, job: Json) -> Json:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
            give_way(self.process.pid)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        answer: Json = msgspec.json.decode(await self.process.stdout.readuntil(b"\n"))
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """All workers of this server, each doing one job at a time, shared fairly."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.size = settings.workers
        self.make: Callable[[], Thinker] = lambda: Worker(settings.worker)
        self.workers: list[Thinker] = [self.make() for _ in range(self.size)]
        self.idle = list(self.workers)
        self.busy: dict[Thinker, float] = {}  # since when
        self.queue: FairQueue[Thinker] = FairQueue()
        self.end: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Connect to the cluster, if bots run on one; BadInput if it cannot be reached."""
        from tablee.server.cluster import Cluster, Seat, is_cluster

        if is_cluster(self.settings.bots):
            cluster = await asyncio.to_thread(Cluster, self.settings.bots, self.size)
            self.size, self.make, self.end = cluster.size, lambda: Seat(cluster), cluster.stop
            self.workers = [self.make() for _ in range(self.size)]
            self.idle = list(self.workers)

    async def ask(self, job: Json, lane: Lane = NOBODY) -> Json:
        """Have a worker run a job when this lane's turn comes; raises the job's Problem if it had one."""
        worker = await self._free(lane)
        try:
            answer = await worker.ask(job, self.settings.think)
        finally:
            self.queue.done(lane, time.monotonic() - self.busy.pop(worker))
            await self._done(worker)
        if "problem" in answer:
            raise BadInput(answer["problem"], game=answer["game"], **answer["details"])
        return answer

    async def _free(self, lane: Lane) -> Thinker:
        """Wait for a free worker. While some hang, others are started in their place."""
        began = time.monotonic()
        place = self.queue.wait(lane)
        self._hand_out()
        try:
            while not place.done():
                await asyncio.wait([place], timeout=self.settings.patience)
                if not place.done():
                    self._replace_hanging()
        except asyncio.CancelledError:
            if place.done():
                self.queue.done(lane, 0.0)
                self.busy.pop(place.result())
                await self._done(place.result())
            else:
                self.queue.leave(lane, place)
            raise
        self.metrics.bot_waiting.add(time.monotonic() - began)
        return place.result()

    def _hand_out(self) -> None:
        """Give idle workers to those whose turn it is."""
        while self.idle and (turn := self.queue.next()) is not None:
            worker = self.idle.pop()
            self.busy[worker] = time.monotonic()
            turn[1].set_result(worker)

    def _replace_hanging(self) -> None:
        """Start an additional worker if others have been busy for too long."""
        now = time.monotonic()
        hanging = sum(now - since >= self.settings.patience for since in self.busy.values())
        if len(self.workers) < min(CROWD * self.size, self.size + hanging):
            self.workers.append(self.make())
            self.idle.append(self.workers[-1])
            self._hand_out()

    async def _done(self, worker: Thinker) -> None:
        """Return a worker to the pool; stop it if there are more than usual."""
        if len(self.workers) > self.size:
            self.workers.remove(worker)
            await worker.stop()
        else:
            self.idle.append(worker)
            self._hand_out()

    async def choose(self, game: str, bot: str, view: Json, options: list[str], lane: Lane = NOBODY) -> str:
        """Return a bot's pick. Retry once if a worker fails; then pick at random, so that the match goes on."""
        allowed = within(bot, self.settings.thought)
        job: dict[str, Any] = {"job": "think", "game": game, "bot": allowed, "view": view, "options": options}
        for way in ("first", "again"):
            try:
                answer = await self.ask(job | {"seed": secrets.randbits(62)}, lane)
            except (WorkerFailed, Problem) as error:
                log.warning("bot failed", extra={"bot": bot, "game": game, "attempt": way, "error": str(error)})
                continue
            if answer.get("pick") in options:
                self.metrics.bots.add(way)
                return str(answer["pick"])
        self.metrics.bots.add("simpler")
        log.error("bot replaced by a random pick", extra={"bot": bot, "game": game})
        return secrets.choice(options)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        self.end()
