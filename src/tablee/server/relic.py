"""A match whose rules this program does not know: its archived views are shown, and nothing is computed."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.core import shelf
from tablee.core.line import Line
from tablee.core.record import Record
from tablee.server import rows
from tablee.server.protocol import Json, Result


def knows_rules(game: str, version: int) -> bool:
    """True if the game is installed and can play by these rules."""
    return game in shelf.SHELF and shelf.SHELF[game].knows_rules(version)


def first_record(opened: rows.Opened, started: rows.Started) -> Record:
    """Return the record of a match that has just begun."""
    version = started.rules_version or opened.rules_version
    record = Record(opened.game, version, opened.seats, dict(opened.settings), started.commit, list(started.deal))
    record.position = started.position
    return record


@dataclass(slots=True)
class Relic:
    """The record, extended row by row, and how the match stood when it was last archived (archive.py)."""

    record: Record
    seed: str
    views: dict[int | None, Json] = field(default_factory=dict)
    result: Result | None = None
    rewards: list[float] = field(default_factory=list)

    def pick(self, fact: rows.Picked) -> None:
        self.record.lines.append(Line(fact.seat, fact.pick, list(fact.outcomes or []), fact.drawn))

    def undo(self, fact: rows.Undone) -> None:
        """Drop a pick (by its index, else the seat's last one) and everything after it; the draws stay used up."""
        lines = self.record.lines
        self.record.used = self.record.next_draw
        last = max(i for i, line in enumerate(lines) if line.seat == fact.seat)
        del lines[fact.index if fact.index >= 0 else last :]

    def finish(self) -> None:
        """Mark the match as played to its end."""
        self.record.finished = True
        self.record.seed = self.seed


def record_of(log: list[rows.Row]) -> Relic | None:
    """Read the record of a table's match from its log without any rules; None if none has begun."""
    opened, relic = None, None
    for row in log:
        fact = row.fact
        if isinstance(fact, rows.Opened):
            opened = fact
        elif isinstance(fact, rows.Started) and opened is not None:
            relic = Relic(first_record(opened, fact), fact.seed)
        elif isinstance(fact, rows.Picked) and relic is not None:
            relic.pick(fact)
        elif isinstance(fact, rows.Undone) and relic is not None:
            relic.undo(fact)
    return relic
