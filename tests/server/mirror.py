"""The mirror: every message is recomputed in worlds its recipient cannot tell from the true one, and compared.

If a single byte differs, hidden information has leaked.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest

from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.server import bot_seats, hints, protocol
from tablee.server.acts import ACTS, Draft
from tablee.server.audience import Attendance, Audience
from tablee.server.connection import LiveConnection
from tablee.server.problems import problem
from tablee.server.protocol import Lang
from tablee.server.serving import Asking, Serving
from tablee.server.table import Table
from tablee.server.telling import as_now

WORLDS = 2


class Listener:
    """A fake connection that keeps what it is sent."""

    def __init__(self, like: Any) -> None:
        self.person: str = like.person
        self.name: str = like.name
        self.lang: Lang = like.lang
        self.address: str = like.address
        self.heard: list[bytes] = []

    def send(self, message: protocol.Message) -> None:
        self.send_raw(msgspec.json.encode(message))

    def send_raw(self, data: bytes) -> None:
        self.heard.append(data)


@dataclass(slots=True, eq=False)
class SharedScreen(Attendance):
    """An attendance with a fixed list of the seats called to the curtain.

    People at a shared screen see who is called, even if the question itself is hidden from others.
    """

    called: list[int] = field(default_factory=list)

    def curtain(self, table: Table) -> list[int]:  # noqa: ARG002 - whatever the world
        return self.called


class Mirror:
    """Checks everything that tables send. `leaks` lists the differences, `compared` counts the identical messages."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.leaks: list[str] = []
        self.compared = 0
        self.silences = 0  # how often somebody was rightly sent nothing
        self.bots = 0  # how often a bot's input was compared, for its own pick or for a hint
        self.patch = monkeypatch
        self.heard: dict[int, list[bytes]] = {}
        self._hear_connections()
        self._watch_telling()
        self._watch_entering()
        self._watch_curtains()
        self._watch_refusals()
        for module in (bot_seats, hints):
            self._watch_bots(module)

    def _hear_connections(self) -> None:
        real = LiveConnection.send_raw

        def send_raw(connection: LiveConnection, data: bytes) -> None:
            self.heard.setdefault(id(connection), []).append(data)
            real(connection, data)

        self.patch.setattr(LiveConnection, "send_raw", send_raw)

    def _watch_telling(self) -> None:
        real = Audience.tell

        def tell(audience: Audience, table: Table) -> None:
            if any(isinstance(connection, Listener) for connection in audience.attending):
                real(audience, table)
                return
            before = [(attendance, copied(attendance)) for attendance in audience.attending.values()]
            nothing_new = [attendance for attendance, was in before if knows_all(table, was)]
            marks = {id(attendance): self._mark(attendance.connection) for attendance, _ in before}
            real(audience, table)
            for attendance, was in before:
                told = self._since(attendance.connection, marks[id(attendance)])
                if attendance in nothing_new:
                    self.silences += 1
                    self._note(told, [], f"told to {was.viewer(table)}, who knew it all,")
                was.lifted = attendance.lifted  # when the curtain has fallen, one is told as a spectator
                self._compare(audience, table, was, told, lambda twin: real(twin, table))

        self.patch.setattr(Audience, "tell", tell)

    def _watch_entering(self) -> None:
        real = Audience.add

        def add(audience: Audience, table: Table, attendance: Attendance, after: int) -> None:
            mark = self._mark(attendance.connection)
            real(audience, table, attendance, after)
            told = self._since(attendance.connection, mark)
            fresh = Attendance(attendance.connection, attendance.lang)
            self._compare(audience, table, fresh, told, lambda twin: real(twin, table, first(twin), after))

        self.patch.setattr(Audience, "add", add)

    def _watch_curtains(self) -> None:
        real = Audience.curtain

        def curtain(audience: Audience, table: Table, connection: Any, request: Any) -> None:
            was = copied(audience.attending[connection])
            mark = self._mark(connection)
            real(audience, table, connection, request)
            told = self._since(connection, mark)
            was.lifted = request.seat if isinstance(request, protocol.Lift) else None
            self._compare(audience, table, was, told, lambda twin: real(twin, table, first(twin).connection, request))

        self.patch.setattr(Audience, "curtain", curtain)

    def _watch_refusals(self) -> None:
        """Check that a pick is refused identically in every world that looks the same to the seat."""
        real = Serving.refuse

        def refuse(serving: Serving, asking: Asking, found: Any, retry: float | None = None) -> None:
            table, request, connection = serving.table, asking.request, asking.connection
            real(serving, asking, found, retry)
            if isinstance(request, protocol.Pick) and table is not None and table.match is not None:
                said = msgspec.json.encode(problem(found, connection.lang))
                viewer = request.seat if serving.audience.sees(table, connection, request.seat) else None
                one = msgspec.structs.replace(request, picks=request.picks[asking.carried :][:1])
                asked = table.decision(request.seat)
                if asking.carried and asked is not None:  # a later pick of a bundle answers the decision open by then
                    one.decision = asked.number
                for _ in self._worlds(table, viewer):
                    again: list[bytes] = []
                    try:
                        serving.require_curtain_up(table, connection, one.seat)
                        ACTS[protocol.Pick](Draft(table, serving.asker(connection)), one)
                    except Refused as other:
                        again.append(msgspec.json.encode(problem(other, connection.lang)))
                    self._note([said], again, f"refusal of {request.picks}")

        self.patch.setattr(Serving, "refuse", refuse)

    def _watch_bots(self, module: Any) -> None:
        """Check that a bot gets the same input, for a pick or hint, in every world that looks the same to its seat."""
        real = module.decision_now

        def decision_now(table: Table, seat: int) -> protocol.DecisionNow | None:
            decision: protocol.DecisionNow | None = real(table, seat)
            if decision is not None:
                given = [msgspec.json.encode((table.playing.view(seat), decision))]
                for _ in self._worlds(table, seat):
                    again = [msgspec.json.encode((table.playing.view(seat), real(table, seat)))]
                    self._note(given, again, f"given to a bot on {seat} at {table.opened.game}")
                self.bots += 1
            return decision

        self.patch.setattr(module, "decision_now", decision_now)

    # Comparing

    def _mark(self, connection: Any) -> int:
        return len(self.heard.get(id(connection), []))

    def _since(self, connection: Any, mark: int) -> list[bytes]:
        return self.heard.get(id(connection), [])[mark:]

    def _worlds(self, table: Table, viewer: int | None) -> Iterator[None]:
        """Replace the true state with worlds sampled from the viewer's view, one after the other."""
        match = table.playing
        true = match.state
        for seed in range(WORLDS):
            match.state = match.game.sample(match.game.view(true, viewer), Chance(seed))
            try:
                yield
            finally:
                match.state = true

    def _compare(
        self, audience: Audience, table: Table, was: Attendance, told: list[bytes], again: Callable[[Audience], None]
    ) -> None:
        if table.match is None:
            return
        called = was.curtain(table)
        for _ in self._worlds(table, was.viewer(table)):
            listener = Listener(was.connection)
            twin = Audience(audience.serving)
            twin.attending[listener] = SharedScreen(
                listener,
                was.lang,
                was.lifted,
                dict(was.seen),
                was.shown,
                was.again,
                was.about,
                was.presence,
                was.lagging,
                called,
            )
            with self._clean(table):
                again(twin)
            self._note(told, listener.heard, f"told to {was.viewer(table)} at {table.opened.game}")

    @contextlib.contextmanager
    def _clean(self, table: Table) -> Iterator[None]:
        """Check that telling changes nothing."""
        before = (len(table.entries), table.n)
        yield
        assert (len(table.entries), table.n) == before

    def _note(self, told: list[bytes], again: list[bytes], what: str) -> None:
        if told != again:
            self.leaks.append(f"{what}:\n{told!r}\n{again!r}")
        else:
            self.compared += len(told)


def knows_all(table: Table, was: Attendance) -> bool:
    """True if there is nothing new for this attendance, so that not a byte may be sent."""
    viewer = was.viewer(table)
    now = (viewer, was.curtain(table), as_now(table, viewer, was.lang))
    return was.shown == now and was.seen.get(viewer, 0) == len(table.entries) and was.about == table.changes


def copied(attendance: Attendance) -> Attendance:
    return replace(attendance, seen=dict(attendance.seen))


def first(audience: Audience) -> Attendance:
    return next(iter(audience.attending.values()))
