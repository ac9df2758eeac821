"""Workers: bots and replays in processes of their own, so that a slow or broken one never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from tablee.core.errors import BadInput, Problem
from tablee.core.game import Json
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings

log = logging.getLogger("tablee.bots")
CROWD = 4  # times the usual number of workers, at most, while some of them hang
LONGEST = 64 * 1024 * 1024  # bytes of an answer at most


class WorkerFailed(Exception):
    """A worker crashed, hung or said nonsense."""


class Worker:
    """One worker process, made when first needed and again after it failed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, job: Json, seconds: float) -> Json:
        """Its answer; WorkerFailed when there is none in time, and then the process is gone."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(job)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next job
            raise

    async def _ask(self, job: Json) -> Json:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
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
    """All workers of this server, each doing one job at a time."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.workers = [Worker(settings.worker) for _ in range(settings.workers)]
        self.most = CROWD * settings.workers
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def ask(self, job: Json) -> Json:
        """The answer of the next free worker; a Problem if the job had one."""
        worker = await self._free()
        try:
            answer = await worker.ask(job, self.settings.think)
        finally:
            await self._done(worker)
        if "problem" in answer:
            raise BadInput(answer["problem"], game=answer["game"], **answer["details"])
        return answer

    async def _free(self) -> Worker:
        """A worker without a job. When all have been busy for a while (some may hang), one more is made for this job."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.patience):
                return await self.free.get()
        if len(self.workers) >= self.most:
            return await self.free.get()
        self.workers.append(Worker(self.settings.worker))
        return self.workers[-1]

    async def _done(self, worker: Worker) -> None:
        """The worker is free again; one that was made because the others were busy goes."""
        if len(self.workers) > self.settings.workers:
            self.workers.remove(worker)
            await worker.stop()
        else:
            self.free.put_nowait(worker)

    async def choose(self, game: str, bot: str, view: Json, options: list[str]) -> str:
        """What a bot picks. A worker that fails is asked once more; then any option is taken, so the match goes on."""
        job: dict[str, Any] = {"job": "think", "game": game, "bot": bot, "view": view, "options": options}
        for way in ("first", "again"):
            try:
                answer = await self.ask(job | {"seed": secrets.randbits(62)})
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
