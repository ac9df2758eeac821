"""The house: everything that belongs to one server process. It finds and opens tables, and runs periodic tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from tablee.core import shelf
from tablee.core.errors import BadInput, Refused
from tablee.server import rows
from tablee.server.admin import retention
from tablee.server.admin.steward import Steward
from tablee.server.archivist import Archivist
from tablee.server.draining import Draining, Report
from tablee.server.entrance import Entrance
from tablee.server.exchange import Exchange
from tablee.server.limits import Allowance
from tablee.server.names import is_id, new_code, new_table_id
from tablee.server.news import News
from tablee.server.notifier import Notifier
from tablee.server.sanctions import Sanctions
from tablee.server.serving import Serving
from tablee.server.settings import Settings
from tablee.server.shapes import HealthStatus, NewTable, TableMade
from tablee.server.store import Conflict, Store, StoreDown, Writing, schema
from tablee.server.store.engine import file_of
from tablee.server.store.lock import FileLock
from tablee.server.strength import check_bot
from tablee.server.table import read_table
from tablee.server.telling import table_line
from tablee.server.thinking import Thinkers
from tablee.server.uptime import Uptime

if TYPE_CHECKING:
    from tablee.server.connection import LiveConnection

log = logging.getLogger("tablee.house")
ILLS: dict[str, HealthStatus] = {"full": "disk-full", "read-only": "read-only", "corrupt": "corrupt"}
LAG = 0.25  # seconds between two measurements of event loop lag
TOGETHER = 25  # tables handled at a time before others get their turn
CLEANING = 86_400_000  # milliseconds between two deletions of old data


class House:
    """One server process."""

    def __init__(self, settings: Settings, entrance: Entrance | None = None) -> None:
        self.settings = settings
        self.entrance = entrance = entrance or Entrance(settings)
        self.now = settings.now
        self.store = Store(settings.db, settings.synchronous)
        self.lock = FileLock(self.store.url)
        self.metrics = entrance.metrics
        self.thinkers = Thinkers(settings, self.metrics)
        self.readers = Thinkers(
            replace(settings, workers=1, bots=""), self.metrics
        )  # for records: bots never wait for them
        self.openers = Thinkers(replace(settings, workers=1, bots=""), self.metrics)  # for tables with a long log
        self.archivist = Archivist(self)
        self.draining: Draining | None = None
        self.uptime = Uptime()
        self.uptime.gaps = getattr(settings.now, "gaps", ())
        self.exchange = Exchange(self)
        self.serving: dict[str, Serving] = {}
        self.hall = entrance.hall
        self.backlog: Counter[str] = Counter()  # bytes queued for the clients of each address
        self.allowance = Allowance(settings.limits)
        self.secrets: list[str] = []  # that sign cookies; the current one is last
        self.sanctions = Sanctions(self.store, self.now)
        self.news = News(self)
        self.notifier = Notifier(self)
        self.connections: set[LiveConnection] = set()
        self.beating: asyncio.Task[None] | None = None
        self.lagging: asyncio.Task[None] | None = None
        self.cleaning: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()
        self._count()

    def _count(self) -> None:
        """Register the gauges."""
        gauge = self.metrics.gauge
        gauge("tablee_tables", "Tables in memory.", lambda: len(self.serving))
        gauge("tablee_connections", "Open WebSockets.", lambda: len(self.connections))
        gauge("tablee_sockets", "Open connections of all kinds.", lambda: len(self.hall))
        gauge("tablee_sockets_most", "Connections there is room for.", lambda: self.hall.most)
        gauge("tablee_bots_waiting", "Bots that wait for a worker.", lambda: len(self.thinkers.queue))
        gauge("tablee_readers_waiting", "Replays and analyses that wait for a worker.", lambda: len(self.readers.queue))
        gauge("tablee_writes_waiting", "Writes that wait for the database.", lambda: len(self.store.writer.waiting))
        waiting = lambda: sum(one.inbox.qsize() for one in self.serving.values())  # noqa: E731
        gauge("tablee_requests_waiting", "Requests that wait for their table.", waiting)
        gauge("tablee_backlog_bytes", "Bytes that wait for clients to read.", lambda: sum(self.backlog.values()))

    async def health(self) -> HealthStatus:
        """Return whether this process can work: the database is reachable and writable."""
        try:
            await self.uptime.beat(self.store, self.now())
        except StoreDown as error:
            return ILLS.get(str(error), "no-database")
        file = file_of(self.store.url)
        is_full = file is not None and shutil.disk_usage(file.parent).free < self.settings.spare
        return "disk-full" if is_full else "ok"

    @contextlib.contextmanager
    def connected(self, connection: LiveConnection) -> Iterator[None]:
        """Register a connection while it is open."""
        self.connections.add(connection)
        try:
            yield
        finally:
            self.connections.discard(connection)

    def renamed(self, person: str, name: str) -> None:
        """Update a person's name on their connections."""
        for connection in self.connections:
            if connection.person == person:
                connection.name = name

    async def start(self) -> None:
        """Open the database and start all background tasks."""
        await self.thinkers.start()
        self.lock.take()
        try:
            await self.store.open()
        except Exception:
            await self.store.dispose()
            self.lock.release()
            raise
        await self.store.secret("cookies")
        await self.news.start()
        await self.notifier.start()
        await self.uptime.start(self.store, self.now())
        self.exchange.start()
        self.archivist.start()
        self.beating = asyncio.create_task(self._repeat(self.beat, "no sign of life written"), name="beat")
        self.hall.start()
        self.lagging = asyncio.create_task(self._watch_lag(), name="lag")
        self.cleaning = asyncio.create_task(self._repeat(self.clean, "not cleaned"), name="clean")

    async def stop(self) -> None:
        """Finish the picks in progress, then close everything."""
        for task in (self.beating, self.lagging, self.cleaning):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.hall.stop()
        await self.news.stop()
        for serving in list(self.serving.values()):
            await serving.stop()
        await self.exchange.stop()
        if self.draining is not None:
            await self.draining.stop()
        await self.archivist.stop()
        await self.thinkers.stop()
        await self.readers.stop()
        await self.openers.stop()
        with contextlib.suppress(StoreDown):
            await self.uptime.beat(self.store, self.now())
        await self.store.close()
        self.lock.release()

    # Tables

    async def find(self, id: str) -> Serving:
        """Return the table with this id; Refused if there is none. Only existing tables take memory."""
        serving = self.serving.get(id)
        if serving is None:
            if not is_id(id) or not await self.store.has(id):
                raise Refused("table-unknown")
            serving = self.serving.get(id)
        if serving is None:
            serving = self.serving[id] = Serving(self, id)
            await self.exchange.join(serving)
        return serving

    async def open_table(self, new: NewTable, person: str) -> TableMade:
        """Open a table as requested; BadInput names what does not fit."""
        game = shelf.find(new.game)
        settings = game.read_settings(new.seats, new.chosen)
        if len(new.bots) > new.seats:
            raise BadInput("seat-count", field="bots", seats=len(new.bots), allowed=new.seats)
        for bot in new.bots:
            if bot is not None:
                check_bot(bot, game, self.settings.thought)
        opened = rows.Opened(
            game=game.name,
            rules_version=game.rules_version,
            seats=new.seats,
            settings=dict(settings),
            code="",
            host=person,
            public=new.public,
            watch=new.watch,
            hints=new.hints,
            grace=new.grace,
            clock=new.clock,
            lang=new.lang,
            delay=new.delay if new.watch else 0,
        )
        return await self.write_table(
            opened, [rows.BotSat(seat, bot) for seat, bot in enumerate(new.bots) if bot is not None]
        )

    async def write_table(self, opened: rows.Opened, facts: Sequence[rows.AnyFact]) -> TableMade:
        """Write the first rows of a new table, under an id and a code of its own."""
        self.refuse_if_draining()
        while True:
            id, opened.code = new_table_id(), new_code()
            log_rows = [rows.Row(n, self.now(), opened.host, "", fact) for n, fact in enumerate([opened, *facts])]
            with contextlib.suppress(Conflict):  # the code is taken
                await self.store.append([self.first_writing(id, log_rows)])
                return TableMade(id, opened.code, f"/t/{id}")

    def drain(self, report: Report) -> None:
        """Report how many matches are left, until there are none."""
        self.draining = Draining(self, report)
        self.run(self.draining.run(), "drain")

    def refuse_if_draining(self) -> None:
        """Raise Refused if the server is draining."""
        if self.settings.drain:
            raise Refused("draining")

    def first_writing(self, id: str, log_rows: list[rows.Row]) -> Writing:
        """Return the first rows of a new table, with its line for the lists."""
        table = read_table(id, log_rows)
        line = table_line(table, log_rows[-1].at)
        return Writing(id, log_rows, table.opened.code, table.opened.public, line, table.people())

    # Other processes

    def run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work, name=name)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def errand(self, serving: Serving) -> None:
        """Have a table catch up in the background."""
        self.run(self._catch_up(serving), f"catch up {serving.id}")

    async def _catch_up(self, serving: Serving) -> None:
        try:
            await serving.turn(serving.catch_up)
        except (StoreDown, BadInput, Refused) as error:
            log.warning("cannot catch up", extra={"table": serving.id, "error": str(error)})

    # Periodic tasks

    async def _watch_lag(self) -> None:
        """Measure how late the event loop is: this shows anything that blocks it."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG
            await asyncio.sleep(LAG)
            self.metrics.loop_lag.add(max(0.0, clock() - due))

    async def clean(self) -> None:
        """Delete old data once a day, in one of the processes."""
        kept, now = schema.settings, self.now()
        await self.store.execute(self.store.insert_new(kept, name="cleaned", value="0"))
        was = (await self.store.all(select(kept.c.value).where(kept.c.name == "cleaned")))[0].value
        if now - int(was) < CLEANING:
            return
        first = update(kept).where(kept.c.name == "cleaned", kept.c.value == was).values(value=str(now))
        if (await self.store.execute(first))[0]:
            await retention.clean(Steward(self.store, now, "retention"), self.settings.retention)

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, None]], complaint: str) -> None:
        """Do this at every beat; without a database, say so and try again at the next."""
        while True:
            await asyncio.sleep(self.settings.beat)
            try:
                await work()
            except StoreDown as error:
                log.warning(complaint, extra={"error": str(error)})

    async def beat(self) -> None:
        """Send a heartbeat, take over bots of processes that have gone, and unload idle tables."""
        now = self.now()
        await self.uptime.beat(self.store, now)
        await self.exchange.beat()
        await self.allowance.share(self.store, now)
        patience = int(self.settings.lease * 1000)
        for number, (id, serving) in enumerate(list(self.serving.items())):
            if number % TOGETHER == 0:
                await asyncio.sleep(0)
            if serving.is_idle and now - serving.idle_since > self.settings.idle * 1000:
                del self.serving[id]
                await self.exchange.part(id)
                await serving.let_go()
                continue
            serving.presence.forget_silent(now, patience)
            if serving.table is None:
                self.errand(serving)
            serving.beat()
            self.notifier.look(serving)
