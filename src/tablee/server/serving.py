"""Serving one table: one task handles one request at a time; changes are written first and sent afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tablee.core.errors import Problem, Refused
from tablee.server import bundles, protocol, rows
from tablee.server.acts import ACTS, Asker, Draft
from tablee.server.acts.playing import Stale, answer
from tablee.server.audience import Attendance, Audience
from tablee.server.bot_seats import BotSeats, is_undo_asked
from tablee.server.lagging import Lagging, is_lagging
from tablee.server.older import settle
from tablee.server.opening import EVERY, FEW, keep, open_table, read_on
from tablee.server.played import played_rows, ranked
from tablee.server.presence import TablePresence
from tablee.server.problems import problem
from tablee.server.protocol import Lang
from tablee.server.settings import best_bot
from tablee.server.store import Conflict, StoreDown, Writing
from tablee.server.table import Table
from tablee.server.telling import decision_now, table_line

if TYPE_CHECKING:
    from tablee.server.house import House

log = logging.getLogger("tablee.table")
AGAIN = 5.0  # seconds after which a process due for replacement may have been replaced
ATTEMPTS = 5  # tries of a request when other processes keep writing first


class Connection(Protocol):
    """Somebody's connection, as a table sees it."""

    person: str
    name: str
    lang: Lang
    address: str

    def send(self, message: protocol.Message) -> None: ...

    def send_raw(self, data: bytes) -> None: ...


@dataclass(slots=True)
class Asking:
    """A request being answered: whose it is, and how many of its picks were carried out."""

    connection: Connection
    request: protocol.Request
    carried: int = 0


class Serving:
    """One table served by this process. Everything that touches the table goes through `turn`."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.table: Table | None = None  # a cache: if None, the log has to be read
        self.presence = TablePresence(house.now())
        self.audience = Audience(self)
        self.bots = BotSeats(self)
        self.lagging = Lagging(self)
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[None]]] = asyncio.Queue()
        self.task = asyncio.create_task(self._run(), name=f"table {id}")
        self.idle_since = house.now()
        self.stopped = False
        self.is_busy = False  # something is being done with the table that may not be written yet
        self.written = -1  # the number of the last row known to be stored

    # One at a time

    async def _run(self) -> None:
        while True:
            work, done = await self.inbox.get()
            self.is_busy = True
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - whoever waits for it gets it
                if not isinstance(error, Problem):
                    self.forget()
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)
            self.is_busy = False
            self.idle_since = self.house.now()

    async def turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run something on the table when its turn comes."""
        if self.stopped:
            raise Refused("stopping")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, done))
        await done

    # The table in memory

    async def load(self) -> Table:
        """Return the table, loaded from its log if it is not in memory."""
        if self.table is None:
            self.table = await open_table(self.house, self.id)
            self.written = self.table.n
            self.audience.written(self.table)
            await settle(self, self.table)
            self.tell(self.table)  # a write whose outcome was unknown may have succeeded
            await self.lagging.go_on(self.table)
        return self.table

    def forget(self) -> None:
        """Drop the cached table; the log is the source of truth."""
        self.table = None
        self.lagging.forget()

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        table = self.table = await read_on(self.house, await self.load())
        self.written = table.n
        self.audience.written(table)
        self.tell(table)
        await self.lagging.go_on(table)

    # Requests

    async def request(self, connection: Connection, request: protocol.Request) -> None:
        """Answer one request of a connection, whatever happens."""
        asking = Asking(connection, request)
        try:
            await self._retry(lambda: self._answer(asking))
        except StoreDown as error:
            self.forget()
            self.house.metrics.failures.add("database")
            log.warning("not recorded", extra={"table": self.id, "error": str(error)})
            self.refuse(asking, Refused("not-recorded"), retry=1.0)
        except Problem as found:
            self.refuse(asking, found, retry=AGAIN if found.id == "rules-newer" else None)
            if self.table is not None and self.table.n != self.written:
                self.forget()  # refused half-way: discard what was done of it

    async def _retry(self, work: Callable[[], Awaitable[None]]) -> None:
        """Retry after a conflicting write, on what the other process wrote."""
        for _ in range(ATTEMPTS):
            try:
                await work()
            except Conflict:
                self.forget()
            else:
                return
        raise StoreDown("conflicts")

    def refuse(self, asking: Asking, found: Problem, retry: float | None = None) -> None:
        """Send a refusal; for a stale pick include the current decision, if the connection sees through that seat."""
        self.house.metrics.refusals.add(found.id)
        connection, request, table = asking.connection, asking.request, self.table
        asked = None
        if isinstance(found, Stale) and isinstance(request, protocol.Pick) and table is not None:
            asked = decision_now(table, request.seat) if self.audience.sees(table, connection, request.seat) else None
        said = problem(found, connection.lang)
        connection.send(protocol.Refused(request.key, said, self.id, asked, retry, asking.carried))

    async def _answer(self, asking: Asking) -> None:
        connection, request = asking.connection, asking.request
        table = await self.load()
        stopped: Refused | None = None
        carried = table.keys.get((connection.person, request.key), 0)
        if isinstance(request, protocol.Enter):
            await self._enter(connection, request, table)
        elif connection not in self.audience:
            raise Refused("not-entered")
        elif isinstance(request, protocol.Leave):
            await self._leave(connection, request, table)
        elif isinstance(request, protocol.Lift | protocol.Lower):
            self.audience.curtain(table, connection, request)
        elif isinstance(request, protocol.Pick):
            again = bundles.cut_short(asking, carried, len(request.picks)) if carried else None
            stopped = again if carried else await bundles.carry_out(self, asking, request)
        elif not carried:
            if isinstance(request, protocol.Undo):
                self.require_curtain_up(table, connection, request.seat)
            if isinstance(request, protocol.Start | protocol.Rematch):
                self.house.refuse_if_draining()
            draft = Draft(table, self.asker(connection), request.key)
            ACTS[type(request)](draft, request)
            await self.commit(draft)
        said = problem(stopped, connection.lang) if stopped is not None else None
        seen = self.lagging.seen_by(self.table or table, connection.person)
        told = len(seen.entries) if seen is not None else 0
        connection.send(protocol.Done(request.key, self.id, told, asking.carried, said))

    def require_curtain_up(self, table: Table, connection: Connection, seat: int) -> None:
        """On a shared screen, allow only the seat whose curtain is up: any answer could reveal something of another."""
        if seat in table.seats_of(connection.person) and not self.audience.sees(table, connection, seat):
            raise Refused("curtain-down")

    def asker(self, connection: Connection) -> Asker:
        house = self.house
        return Asker(connection.person, connection.name, house.now(), self.presence, house.uptime.down)

    async def _enter(self, connection: Connection, request: protocol.Enter, table: Table) -> None:
        seats = table.seats_of(connection.person)
        if not seats and not table.opened.watch and table.status != "open":
            raise Refused("no-watching")
        handed = [
            seat
            for seat in seats
            if table.holds[seat].bot and not table.holds[seat].conceded and table.status == "playing"
        ]
        if handed:
            draft = Draft(table, self.asker(connection), request.key)
            for seat in handed:
                draft.add(rows.Back(seat))
            await self.commit(draft)
        lagging = is_lagging(table) and not seats
        self.audience.add(table, Attendance(connection, request.lang, lagging=lagging), request.after)
        await self.lagging.go_on(table)
        self.note_presence(table)
        self.bots.ask(table)

    async def _leave(self, connection: Connection, request: protocol.Leave, table: Table) -> None:
        if table.status == "open" and (table.seats_of(connection.person) or table.host == connection.person):
            draft = Draft(table, self.asker(connection), request.key)
            draft.add(rows.Left(connection.person))
            await self.commit(draft)
        self.audience.remove(connection)
        self.note_presence(table)

    async def bot_answers(self, seat: int, decision: int, pick: str) -> None:
        """Apply a bot's answer like any other pick; one that comes too late is refused."""

        async def work() -> None:
            table = await self.load()
            if table.holds[seat].bot and not is_undo_asked(table):
                draft = Draft(table, Asker("", "", self.house.now(), self.presence))
                answer(draft, seat, decision, pick)
                await self.commit(draft)

        await self._retry(work)

    async def move_seats(self, seats: list[int] | None, old: str, new: str) -> None:
        """Move seats (None: all) from one person to another: to another device, or into an account."""

        async def work() -> None:
            table = await self.load()
            draft = Draft(table, Asker(new, "", self.house.now(), self.presence))
            if table.status != "closed":
                for seat in table.seats_of(old):
                    if seats is None or seat in seats:
                        draft.add(rows.Moved(seat, new))
                await self.commit(draft)

        await self._retry(work)

    async def go_away(self, person: str) -> None:
        """Let a person drop the table: an open seat is given up, in a running match a bot takes over."""

        async def work() -> None:
            table = await self.load()
            if not table.seats_of(person):
                raise Refused("not-seated")
            draft = Draft(table, Asker(person, "", self.house.now(), self.presence))
            if table.status == "open":
                draft.add(rows.Left(person))
            elif table.status == "playing":
                for seat in table.seats_of(person):
                    if not table.holds[seat].bot:
                        draft.add(rows.Handed(seat, best_bot()))
            await self.commit(draft)

        await self._retry(work)

    # Write, then send

    async def commit(self, draft: Draft) -> None:
        """Write the changes of a request, and only then send them."""
        if not draft.added:
            return
        table = draft.table
        writings = [self._writing(table, draft.added)]
        for id, facts in draft.opened:
            numbered = [rows.Row(n, draft.asker.now, draft.asker.person, "", fact) for n, fact in enumerate(facts)]
            writings.append(self.house.first_writing(id, numbered))
        await self.house.store.append(writings)
        self.written = table.n
        self.audience.written(table)
        self.house.metrics.picks.add(amount=sum(isinstance(row.fact, rows.Picked) for row in draft.added))
        self.tell(table)
        await self.lagging.go_on(table)
        if table.status == "over" and any(isinstance(row.fact, rows.Picked | rows.Ended) for row in draft.added):
            self.house.archivist.note(self.id)
        if table.n - table.kept >= EVERY:
            await keep(self.house, table)
        now = self.house.now()  # clocks do not run while a pick is being sent
        table.since = {seat: now if since >= table.last_at else since for seat, since in table.since.items()}

    def _writing(self, table: Table, added: list[rows.Row]) -> Writing:
        """Return the rows to write and, if it changed, what lists show."""
        if table.changes == self.audience.changes:
            return Writing(self.id, added)
        line = table_line(table, added[-1].at)
        people = set(table.people())
        before, known = self.audience.listed, self.audience.people
        line.updated = before.updated
        changed = line != before
        line.updated = added[-1].at
        return Writing(
            self.id,
            added,
            table.opened.code,
            table.opened.public,
            line if changed else None,
            sorted(people - known),
            sorted(known - people),
            played_rows(table),
            ranked(table),
        )

    def tell(self, table: Table) -> None:
        """Send everybody who attends what is new to them, and start bots."""
        self._count(table)
        self.audience.tell(table)
        self.bots.ask(table)

    def beat(self) -> None:
        """Send presence, independently of any play, and take over bots of processes that have gone."""
        if self.table is not None and not self.is_busy:
            self.audience.tell_presence(self.table)
            self.bots.ask(self.table)
            if self.lagging.waiting:
                self.come_back()

    def come_back(self) -> None:
        """Send delayed spectators what is old enough by now."""

        async def work() -> None:
            await self.lagging.go_on(await self.load())

        async def run() -> None:
            with contextlib.suppress(Problem, StoreDown):
                await self.turn(work)

        self.house.run(run(), f"lagging {self.id}")

    def note_presence(self, table: Table | None) -> None:
        """Update who is present, and send it if it changed."""
        self._count(table)
        if table is not None:
            self.audience.tell_presence(table)

    def _count(self, table: Table | None) -> None:
        people, watchers = self.audience.count(table)
        if self.presence.update(people, watchers, self.house.now()):
            self.house.exchange.spread(self)

    def disconnect(self, connection: Connection) -> None:
        """Remove a closed connection."""
        self.audience.remove(connection)
        self.note_presence(self.table)
        self.idle_since = self.house.now()

    @property
    def is_idle(self) -> bool:
        """True if nobody attends, nothing is queued and no bot is thinking."""
        return not self.audience.attending and self.inbox.empty() and not self.bots.thinking

    async def let_go(self) -> None:
        """Unload the table: store a snapshot if there is enough new, and stop."""
        if self.table is not None and self.table.n - self.table.kept > FEW:
            await keep(self.house, self.table)
        await self.stop()

    async def stop(self) -> None:
        """Finish the work in progress, then stop."""
        await self.bots.stop()
        self.lagging.stop()
        if not self.stopped:
            last = asyncio.create_task(self.turn(_nothing))
            await asyncio.sleep(0)
            self.stopped = True
            await last
            self.task.cancel()


async def _nothing() -> None:
    """Do nothing; waiting for it means everything queued before is done."""
