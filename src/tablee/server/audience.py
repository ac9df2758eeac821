"""Those who attend a table, and what each of them has been told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.errors import Refused
from tablee.server import protocol
from tablee.server.clocks import clocks_now, grace_end
from tablee.server.lagging import is_lagging
from tablee.server.protocol import Away, Lang, Told
from tablee.server.shapes import TableLine
from tablee.server.table import Table
from tablee.server.telling import Now, Viewer, as_now, problem, table_line, table_now

if TYPE_CHECKING:
    from tablee.server.serving import Connection, Serving

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Here:
    """Who is there, and for those who are gone when their countdown ends. Time alone does not change it."""

    present: tuple[int, ...]
    watchers: int
    away: tuple[tuple[int, int], ...]


@dataclass(slots=True, eq=False)
class Attendance:
    """One connection at the table: through whose eyes it looks, and how far it has been told."""

    connection: Connection
    lang: Lang
    lifted: int | None = None  # one screen, several people: the seat whose curtain is up
    seen: dict[Viewer, int] = field(default_factory=dict)  # the last event told, for each pair of eyes
    shown: tuple[Viewer, list[int], Now] | None = None  # what was last told besides events
    again: bool = True  # it knows nothing yet: what was told before is read in the log, not seen happening
    about: int = -1  # which change of the table it has been told of
    presence: Here | None = None
    lagging: bool = False  # it watches with a delay (lagging.py)

    def viewer(self, table: Table) -> Viewer:
        """Its seat; with several seats only the one whose curtain is up; else a spectator."""
        seats = table.seats_of(self.connection.person)
        if len(seats) == 1:
            return seats[0]
        return self.lifted if self.lifted in seats else None

    def curtain(self, table: Table) -> list[int]:
        """The seats behind the curtain that are asked."""
        seats = table.seats_of(self.connection.person)
        asked = table.match.state.asked if table.match is not None else 0
        return [seat for seat in seats if (asked >> seat) & 1 and seat != self.lifted] if len(seats) > 1 else []


class Audience:
    """Everybody who attends one table."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.attending: dict[Connection, Attendance] = {}
        self.listed: TableLine
        self.changes = -1  # which change of the table the lists have
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

    # Coming and going

    def add(self, table: Table, attendance: Attendance, after: int) -> None:
        """Somebody enters or catches up: tell everything after the number they have."""
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
        """The people here, and how many of the connections only watch."""
        here = {connection.person for connection in self.attending}
        seated = set(table.people()) if table is not None else self.people
        return here, sum(connection.person not in seated for connection in self.attending)

    def curtain(self, table: Table, connection: Connection, request: protocol.Lift | protocol.Lower) -> None:
        """Lift or lower the curtain of a screen that several people share."""
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
        """Whether this connection looks through the eyes of a seat now."""
        return connection in self.attending and self.attending[connection].viewer(table) == seat

    # Telling

    def tell(self, table: Table) -> None:
        """Tell everybody what is new to them; who missed nothing is sent nothing.

        Presence keeps its own beat, so that no silent pick shows in a countdown; a change that all are told of anyway
        (a pause, a bot for a seat) brings it along.
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
        """Whether somebody only watches, with a delay."""
        attendance.lagging = is_lagging(table) and not table.seats_of(attendance.connection.person)
        return attendance.lagging

    def lagging(self, table: Table) -> list[Attendance]:
        """Those who watch with a delay."""
        return [attendance for attendance in self.attending.values() if self._lags(table, attendance)]

    def tell_lagging(self, live: Table, table: Table) -> None:
        """Tell those who watch with a delay what is new to them in the table as it was."""
        nows: dict[tuple[Viewer, Lang], Now] = {}
        sent: dict[object, bytes] = {}
        for attendance in self.lagging(live):
            if attendance.seen.get(None, 0) > len(table.entries):
                attendance.seen[None] = 0
            self._tell_about(table, attendance)
            self._tell_one(table, attendance, nows, sent)
        self.tell_presence(live)

    def _send_away(self, attendance: Attendance) -> None:
        """The match has begun at a table without spectators."""
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
        """Tell one connection, sharing with others who look through the same eyes what was computed for them."""
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
        """Tell those who do not know it yet who is there, and how long the others wait for those who are gone."""
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
    """What a game of memory has closed since event `after` was told: events by number, and what is left of each."""
    match = table.match
    if match is None or match.over or not match.game.forgets(match.settings):
        return {}
    told = [event.told_to(seat) for event in table.entries]
    before = match.game.recall(match.settings, told[:after], seat) + told[after:]
    now = match.game.recall(match.settings, told, seat)
    return {number: now[number - 1] for number, event in enumerate(before, start=1) if event != now[number - 1]}
