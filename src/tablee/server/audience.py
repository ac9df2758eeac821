"""The connections at a table, and what each of them has been sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.errors import Refused
from tablee.server import protocol
from tablee.server.clocks import clocks_now, grace_end
from tablee.server.lagging import is_lagging
from tablee.server.problems import problem
from tablee.server.protocol import Away, Lang, Told
from tablee.server.shapes import TableLine
from tablee.server.table import Table
from tablee.server.telling import Now, Viewer, as_now, table_line, table_now

if TYPE_CHECKING:
    from tablee.server.serving import Connection, Serving

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Here:
    """Who is present, and when the countdowns of the absent end. The passing of time alone does not change it."""

    present: tuple[int, ...]
    watchers: int
    away: tuple[tuple[int, int], ...]


@dataclass(slots=True, eq=False)
class Attendance:
    """One connection at the table: which viewer it is, and how much it has been sent."""

    connection: Connection
    lang: Lang
    lifted: int | None = None  # for several people on one screen: the seat whose curtain is up
    seen: dict[Viewer, int] = field(default_factory=dict)  # the last event sent, per viewer
    shown: tuple[Viewer, list[int], Now] | None = None  # what was last sent besides events
    again: bool = True  # it has nothing yet: earlier events appear in the log, without animation
    about: int = -1  # the last change of the table it has been sent
    presence: Here | None = None
    lagging: bool = False  # it watches with a delay (lagging.py)

    def viewer(self, table: Table) -> Viewer:
        """Return its seat; with several seats the one whose curtain is up; None for a spectator."""
        seats = table.seats_of(self.connection.person)
        if len(seats) == 1:
            return seats[0]
        return self.lifted if self.lifted in seats else None

    def curtain(self, table: Table) -> list[int]:
        """Return the seats behind the curtain that have to answer."""
        seats = table.seats_of(self.connection.person)
        asked = table.match.state.asked if table.match is not None else 0
        return [seat for seat in seats if (asked >> seat) & 1 and seat != self.lifted] if len(seats) > 1 else []


class Audience:
    """All connections at one table."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.attending: dict[Connection, Attendance] = {}
        self.listed: TableLine
        self.changes = -1  # the last change of the table that is in the lists
        self.people: set[str] = set()

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.attending

    def written(self, table: Table) -> None:
        """Remember what lists show of the table now."""
        if self.changes == table.changes:
            return
        self.changes = table.changes
        self.listed = table_line(table, 0)
        self.people = set(table.people())

    # Entering and leaving

    def add(self, table: Table, attendance: Attendance, after: int) -> None:
        """Add a connection, or let it catch up: send everything after the event number it has."""
        self.attending[attendance.connection] = attendance
        if attendance.lagging:
            attendance.seen[None] = after
            return
        attendance.seen[attendance.viewer(table)] = after if after <= len(table.entries) else 0
        self._tell_about(table, attendance)
        self._tell_one(table, attendance, {}, {})

    def remove(self, connection: Connection) -> None:
        self.attending.pop(connection, None)

    def count(self, table: Table | None) -> tuple[set[str], int]:
        """Return the people here, and how many connections only watch."""
        here = {connection.person for connection in self.attending}
        seated = set(table.people()) if table is not None else self.people
        return here, sum(connection.person not in seated for connection in self.attending)

    def curtain(self, table: Table, connection: Connection, request: protocol.Lift | protocol.Lower) -> None:
        """Lift or lower the curtain of a screen shared by several people."""
        attendance = self.attending[connection]
        seats = table.seats_of(connection.person)
        if len(seats) < 2:
            raise Refused("curtain-single")
        if isinstance(request, protocol.Lift):
            if request.seat not in seats:
                raise Refused("not-yours")
            attendance.lifted = request.seat
            attendance.seen[request.seat] = request.after if request.after <= len(table.entries) else 0
            attendance.again = not attendance.seen[request.seat]
        else:
            attendance.lifted = None
        attendance.shown = None
        self._tell_one(table, attendance, {}, {})

    def sees(self, table: Table, connection: Connection, seat: int) -> bool:
        """True if this connection currently sees through this seat."""
        return connection in self.attending and self.attending[connection].viewer(table) == seat

    # Sending

    def tell(self, table: Table) -> None:
        """Send everybody what is new to them, and nothing to those who have missed nothing.

        Presence is sent on its own beat, so that no silent pick shows in a countdown. It is also sent along with public
        changes (a pause, a bot taking a seat).
        """
        is_changed = any(attendance.about != table.changes for attendance in self.attending.values())
        nows: dict[tuple[Viewer, Lang], Now] = {}
        sent: dict[object, bytes] = {}
        for attendance in list(self.attending.values()):
            if (
                table.status == "playing"
                and not table.opened.watch
                and not table.seats_of(attendance.connection.person)
            ):
                self._send_away(attendance)
                continue
            if self._lags(table, attendance):
                continue
            lifted = attendance.lifted
            if lifted is not None and table.match is not None and not (table.match.state.asked >> lifted) & 1:
                attendance.lifted = None
            self._tell_about(table, attendance)
            self._tell_one(table, attendance, nows, sent)
        if is_changed:
            self.tell_presence(table)

    def _lags(self, table: Table, attendance: Attendance) -> bool:
        """Update and return whether this connection only watches, with a delay."""
        attendance.lagging = is_lagging(table) and not table.seats_of(attendance.connection.person)
        return attendance.lagging

    def lagging(self, table: Table) -> list[Attendance]:
        """Return the connections that watch with a delay."""
        return [attendance for attendance in self.attending.values() if self._lags(table, attendance)]

    def tell_lagging(self, live: Table, table: Table) -> None:
        """Send those who watch with a delay what is new to them in the table as it was."""
        nows: dict[tuple[Viewer, Lang], Now] = {}
        sent: dict[object, bytes] = {}
        for attendance in self.lagging(live):
            if attendance.seen.get(None, 0) > len(table.entries):
                attendance.seen[None] = 0
            self._tell_about(table, attendance)
            self._tell_one(table, attendance, nows, sent)
        self.tell_presence(live)

    def _send_away(self, attendance: Attendance) -> None:
        """Remove a spectator, since the match has begun at a table that does not allow them."""
        connection = attendance.connection
        connection.send(protocol.Refused("", problem(Refused("no-watching"), connection.lang), self.serving.id))
        self.remove(connection)

    def _tell_about(self, table: Table, attendance: Attendance) -> None:
        if attendance.about != table.changes:
            attendance.about = table.changes
            attendance.connection.send(table_now(table, attendance.connection.person, attendance.lang))

    def _tell_one(
        self,
        table: Table,
        attendance: Attendance,
        nows: dict[tuple[Viewer, Lang], Now],
        sent: dict[object, bytes],
    ) -> None:
        """Send to one connection, sharing computed messages with others that have the same viewer."""
        viewer, lang = attendance.viewer(table), attendance.lang
        if (viewer, lang) not in nows:
            nows[viewer, lang] = as_now(table, viewer, lang)
        now = nows[viewer, lang]
        after = attendance.seen.get(viewer, 0)
        curtain = attendance.curtain(table)
        if after == len(table.entries) and attendance.shown == (viewer, curtain, now):
            return
        attendance.again = attendance.again and not after
        key = (viewer, lang, after, tuple(curtain), attendance.again)
        if key not in sent:
            sent[key] = encode(self._told(table, attendance, after, now))
        attendance.again = False
        attendance.seen[viewer] = len(table.entries)
        attendance.shown = (viewer, curtain, now)
        attendance.connection.send_raw(sent[key])

    def _told(self, table: Table, attendance: Attendance, after: int, now: Now) -> Told:
        house, viewer = self.serving.house, attendance.viewer(table)
        lag = table.opened.delay * 1000 if attendance.lagging else 0
        return Told(
            table=table.id,
            seat=viewer,
            after=after,
            events=table.told_to(viewer, after, again=attendance.again),
            closed={} if attendance.again else closed_since(table, viewer, after),
            view=now.view,
            decision=now.decision,
            waiting=now.waiting,
            undo=now.undo,
            clocks=clocks_now(table, house.now() - lag, house.uptime.down),
            curtain=attendance.curtain(table),
            result=now.result,
        )

    def tell_presence(self, table: Table) -> None:
        """Send who is present, and how long absent people are waited for, to those who do not have it yet."""
        self._tell_here(table, [one for one in self.attending.values() if not one.lagging])
        past = self.serving.lagging.table
        if past is not None and is_lagging(table):
            self._tell_here(past, self.lagging(table))

    def _tell_here(self, table: Table, attending: list[Attendance]) -> None:
        presence, now = self.serving.presence, self.serving.house.now()
        gone = {seat: presence.gone_since(hold.person) for seat, hold in enumerate(table.holds) if hold.person}
        ends = {seat: grace_end(table, seat, since) for seat, since in gone.items()}
        here = Here(
            tuple(seat for seat, since in gone.items() if since is None),
            presence.all_watchers(),
            tuple((seat, end) for seat, end in ends.items() if end is not None),
        )
        away = [Away(seat, max(0, end - now)) for seat, end in here.away]
        message = protocol.Presence(table.id, list(here.present), here.watchers, away)
        for attendance in attending:
            if attendance.presence != here:
                attendance.presence = here
                attendance.connection.send(message)


def closed_since(table: Table, seat: Viewer, after: int) -> dict[int, dict[str, Any] | None]:
    """Return what a game of memory has hidden since event `after`: event numbers, and what is left of each."""
    match = table.match
    if match is None or match.over or not match.game.forgets(match.settings):
        return {}
    told = [event.told_to(seat) for event in table.entries]
    before = match.game.recall(match.settings, told[:after], seat) + told[after:]
    now = match.game.recall(match.settings, told, seat)
    return {number: now[number - 1] for number, event in enumerate(before, start=1) if event != now[number - 1]}
