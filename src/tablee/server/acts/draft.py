"""A draft: the changes one request makes to a table, applied in memory first and written before anyone is notified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tablee.core.errors import Refused
from tablee.server import rows
from tablee.server.table import Holding, Table


class Presence(Protocol):
    """Who is connected."""

    def gone_since(self, person: str) -> int | None:
        """Return when this person disconnected (in milliseconds); None while they are connected."""


def no_downtime(_start: int, _end: int) -> int:
    return 0


@dataclass(slots=True)
class Asker:
    """The person making the request, and when."""

    person: str
    name: str
    now: int
    presence: Presence
    downtime: Callable[[int, int], int] = no_downtime


@dataclass(slots=True)
class Draft:
    """The rows one request adds. They are already applied to the table; if writing fails, the table is reloaded."""

    table: Table
    asker: Asker
    key: str = ""
    added: list[rows.Row] = field(default_factory=list)
    opened: list[tuple[str, list[rows.AnyFact]]] = field(default_factory=list)  # further tables this one opens

    def add(self, fact: rows.AnyFact) -> None:
        """Apply a fact. The request's idempotency key goes with the first one."""
        row = rows.Row(self.table.n + 1, self.asker.now, self.asker.person, "" if self.added else self.key, fact)
        self.table.fold(row)
        self.added.append(row)

    # Preconditions shared by several acts

    def require_open(self) -> None:
        self.require_not_closed()
        if self.table.status != "open":
            raise Refused("table-not-open")

    def require_playing(self) -> None:
        self.require_not_closed()
        if self.table.status != "playing":
            raise Refused("table-not-playing")

    def require_not_closed(self) -> None:
        if self.table.status == "closed":
            raise Refused("table-closed")

    def require_host(self) -> None:
        if self.asker.person != self.table.host:
            raise Refused("not-host")

    def hold(self, seat: int) -> Holding:
        """Return what is known of a seat; Refused if there is no such seat."""
        if not 0 <= seat < len(self.table.holds):
            raise Refused("seat-number")
        return self.table.holds[seat]

    def own(self, seat: int) -> Holding:
        """Return the same for a seat that must be the asker's own."""
        hold = self.hold(seat)
        if not hold.person or hold.person != self.asker.person:
            raise Refused("not-yours")
        return hold

    def own_seats(self) -> list[int]:
        """Return the asker's seats; Refused if they have none."""
        seats = self.table.seats_of(self.asker.person)
        if not seats:
            raise Refused("not-seated")
        return seats
