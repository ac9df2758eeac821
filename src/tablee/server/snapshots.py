"""Snapshots: a table's log folded to JSON, so that loading a table reads only its last few rows.

The match is stored as its record and its position; no other state is stored. A snapshot is a cache: if this program
did not write it, or cannot read it, it is ignored and the log is read from the beginning.
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
    """An event, including its secret part."""

    kind: str
    args: Json
    secret: Json | None = None
    to: int = 0
    reveals: bool = False


class Stand(Struct, omit_defaults=True):
    """The match: its record, its position, and earlier states for undo."""

    seed: str
    record: str
    position: Json
    marks: list[tuple[int, Json]]
    events: list[int]  # as indices into the table's entries
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
    """Take a snapshot; None for a match with unknown rules, which has to be read from its log."""
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
    """Restore a table from a snapshot."""
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
    """Pack a snapshot for storage."""
    return zlib.compress(taken, 1)


def unpack(id: str, body: bytes) -> Table | None:
    """Restore the table of a stored snapshot; None if this program cannot use it."""
    try:
        text = zlib.decompress(body)
        if msgspec.json.decode(text, type=Head).format != FORMAT:
            return None
        return restore(id, _decoder.decode(text))
    except (zlib.error, msgspec.MsgspecError, Problem, ValueError, LookupError):
        return None


class Head(Struct):
    """Just enough to tell whether a snapshot can be read."""

    format: str = ""
