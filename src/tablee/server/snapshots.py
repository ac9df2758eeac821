"""Snapshots: what the log of a table comes to, as JSON, so that opening a table costs its last few rows.

The match is its record and its position; no state is stored otherwise. A snapshot is a cache: one that this program
did not write, or cannot read, is as good as none, and the log is read from its beginning.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from tablee import __version__
from tablee.core.errors import Problem
from tablee.core.event import Event
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.trail import Mark
from tablee.server import rows
from tablee.server.lessons import chance_of
from tablee.server.protocol import Ending, Json, Status
from tablee.server.table import Holding, Request, Table

FORMAT = f"3 {__version__}"
PLAIN = (
    "n", "changes", "host", "holds", "status", "paused", "request", "next", "answers", "undos", "ended", "last_at",
    "began_at", "told_at", "progress_at", "banks", "since",
)  # fmt: skip


class Shown(Struct, array_like=True, omit_defaults=True):
    """An event, with what is secret of it."""

    kind: str
    args: Json
    secret: Json | None = None
    to: int = 0
    reveals: bool = False


class Stand(Struct, omit_defaults=True):
    """How the match stands: its record, its position, and states on the way to go back to."""

    seed: str
    record: str
    position: Json
    marks: list[tuple[int, Json]]
    events: list[int]  # by their indices among the entries of the table
    shown: list[int]
    revealing: list[bool]
    index: int  # of the next draw


class Snapshot(Struct, omit_defaults=True):
    """A whole table."""

    format: str
    opened: rows.Opened
    n: int
    changes: int
    host: str
    holds: list[Holding]
    status: Status
    paused: bool
    request: Request | None
    next: str
    answers: list[int]
    undos: int
    ended: Ending
    last_at: int
    began_at: int
    told_at: int
    progress_at: int
    banks: list[int]
    since: dict[int, int]
    entries: list[Shown]
    for_watchers: list[int]
    keys: list[tuple[str, str, int]]
    match: Stand | None = None


def take(table: Table) -> bytes | None:
    """The table as it is now; None where a match of rules not known here has to be read from its log."""
    if table.relic is not None:
        return None
    plain: dict[str, Any] = {name: getattr(table, name) for name in PLAIN}
    taken = Snapshot(
        format=FORMAT,
        opened=table.opened,
        **plain,
        entries=[Shown(one.kind, one.args, one.secret, one.to, one.reveals) for one in table.entries],
        for_watchers=sorted(table.for_watchers),
        keys=[(by, key, count) for (by, key), count in table.keys.items()],
        match=_stand(table, table.match) if table.match is not None else None,
    )
    return _encode(taken)


def _stand(table: Table, match: Match) -> Stand:
    game = match.game
    where = {id(event): index for index, event in enumerate(table.entries)}
    return Stand(
        seed=match.seed,
        record=match.record.dumps(),
        position=game.position(match.state),
        marks=[(mark.lines, mark.shown(game)) for mark in match.trail.marks],
        events=[where[id(event)] for event in match.events],
        shown=match.shown,
        revealing=match.revealing,
        index=table.chance.index,
    )


def restore(id: str, snapshot: Snapshot) -> Table:
    """The table again."""
    table = Table(id)
    table.opened, table.kept = snapshot.opened, snapshot.n
    for name in PLAIN:
        setattr(table, name, getattr(snapshot, name))
    table.entries = [Event(one.kind, one.args, one.secret, one.to, one.reveals) for one in snapshot.entries]
    table.for_watchers = set(snapshot.for_watchers)
    table.keys = {(by, key): count for by, key, count in snapshot.keys}
    if snapshot.match is not None:
        _go_on(table, snapshot.match)
    return table


def _go_on(table: Table, stand: Stand) -> None:
    match = table.match = Match.resume(Record.loads(stand.record), stand.position, stand.seed)
    match.events = [table.entries[index] for index in stand.events]
    match.shown, match.revealing = stand.shown, stand.revealing
    match.trail.marks = [Mark(lines, None, position) for lines, position in stand.marks]
    match.chance = table.chance = chance_of(table.opened, match, stand.seed, stand.index)


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Snapshot] = msgspec.json.Decoder(Snapshot)


def pack(taken: bytes) -> bytes:
    """A snapshot as it is stored."""
    return zlib.compress(taken, 1)


def unpack(id: str, body: bytes) -> Table | None:
    """The table of a stored snapshot; None when this program cannot use it."""
    try:
        text = zlib.decompress(body)
        if msgspec.json.decode(text, type=Head).format != FORMAT:
            return None
        return restore(id, _decoder.decode(text))
    except (zlib.error, msgspec.MsgspecError, Problem, ValueError, LookupError):
        return None


class Head(Struct):
    """What says whether a snapshot can be read at all."""

    format: str = ""
