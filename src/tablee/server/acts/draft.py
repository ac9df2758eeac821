"""A draft: what one request changes at a table, made true in memory at once and written before anybody is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from tablee.core.errors import Refused
from tablee.server import rows
from tablee.server.table import Holding, Table


class Presence(Protocol):
    """Who is there."""

    def gone_since(self, person: str) -> int | None:
        """Since when this person is away (milliseconds); None while they are there."""


def no_downtime(_start: int, _end: int) -> int:
    return 0


@dataclass(slots=True)
class Asker:
    """Who asks, and when."""

    person: str
    name: str
    now: int
    presence: Presence
    downtime: Callable[[int, int], int] = no_downtime


@dataclass(slots=True)
class Draft:
    """The rows one request adds; they are part of the table already, and undone by reading it anew if writing fails."""

    table: Table
    asker: Asker
    key: str = ""
    added: list[rows.Row] = field(default_factory=list)
    opened: list[tuple[str, list[rows.AnyFact]]] = field(default_factory=list)  # further tables this one opens

    def add(self, fact: rows.AnyFact) -> None:
        """Make a fact true; the key of the request goes with the first one."""
        row = rows.Row(self.table.n + 1, self.asker.now, self.asker.person, "" if self.added else self.key, fact)
        self.table.fold(row)
        self.added.append(row)

    # What several acts ask for

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
        """What is known of a seat."""
        if not 0 <= seat < len(self.table.holds):
            raise Refused("seat-number")
        return self.table.holds[seat]

    def own(self, seat: int) -> Holding:
        """The same, for a seat of the asker's own."""
        hold = self.hold(seat)
        if not hold.person or hold.person != self.asker.person:
            raise Refused("not-yours")
        return hold

    def own_seats(self) -> list[int]:
        """The asker's seats, of which there must be one."""
        seats = self.table.seats_of(self.asker.person)
        if not seats:
            raise Refused("not-seated")
        return seats
