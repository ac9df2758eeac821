"""Clocks and countdowns, computed on demand: nothing happens by itself when one runs out."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.protocol import ClocksNow
from tablee.server.table import Table
from tablee.server.telling import waiting

Downtime = Callable[[int, int], int]


def running(table: Table) -> list[int]:
    """Return the seats whose clock runs: people who, from public information, must answer.

    A seat that is asked in secret is not charged, since its clock would reveal it.
    """
    if table.opened.clock is None or table.match is None or table.paused or table.status != "playing":
        return []
    if table.match.game.is_quiet(table.match.state):
        return []
    return [seat for seat in waiting(table.match, None) if not table.holds[seat].bot]


def spent(table: Table, seat: int, now: int, downtime: Downtime) -> int:
    """Return the milliseconds this seat has used for its current decision, not counting server downtime."""
    since = table.since.get(seat)
    if since is None or seat not in running(table):
        return 0
    return max(0, now - since - downtime(since, now))


def clocks_now(table: Table, now: int, downtime: Downtime) -> ClocksNow | None:
    """Return the current clocks, if the table has any."""
    if table.opened.clock is None or table.match is None:
        return None
    going = running(table)
    left = [
        max(0, bank - (spent(table, seat, now, downtime) if seat in going else 0))
        for seat, bank in enumerate(table.banks)
    ]
    return ClocksNow(left, going)


def out_of_time(table: Table, seat: int, now: int, downtime: Downtime) -> bool:
    """True if the seat's clock is running and has run out."""
    clocks = clocks_now(table, now, downtime)
    return clocks is not None and seat in clocks.running and not clocks.left[seat]


def grace_left(table: Table, seat: int, gone_since: int | None, now: int) -> int | None:
    """Return the milliseconds until the others may hand an absent person's seat to a bot; None if nobody is absent."""
    end = grace_end(table, seat, gone_since)
    return max(0, end - now) if end is not None else None


def grace_end(table: Table, seat: int, gone_since: int | None) -> int | None:
    """Return when the others may hand an absent person's seat to a bot; None if nobody is absent.

    It counts from when they left or when the match last moved, whichever is later. Both are public, so the countdown
    does not reveal who is asked in secret.
    """
    hold = table.holds[seat]
    if not hold.person or hold.bot or gone_since is None or table.status != "playing" or table.paused:
        return None
    return max(gone_since, table.progress_at) + table.opened.grace * 1000
