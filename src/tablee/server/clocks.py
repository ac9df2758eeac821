"""Clocks and countdowns, computed when somebody looks: nothing ever happens by itself when one runs out."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.protocol import ClocksNow
from tablee.server.table import Table
from tablee.server.telling import waiting

Downtime = Callable[[int, int], int]


def running(table: Table) -> list[int]:
    """The seats whose clock runs: people who, as everybody can see, must answer.

    Who is asked in secret is not charged, because the clock would tell; that somebody is, all can see.
    """
    if table.opened.clock is None or table.match is None or table.paused or table.status != "playing":
        return []
    if table.match.game.is_quiet(table.match.state):
        return []
    return [seat for seat in waiting(table.match, None) if not table.holds[seat].bot]


def spent(table: Table, seat: int, now: int, downtime: Downtime) -> int:
    """Milliseconds this seat has used for the decision it faces; while the server was down the clocks stood still."""
    since = table.since.get(seat)
    if since is None or seat not in running(table):
        return 0
    return max(0, now - since - downtime(since, now))


def clocks_now(table: Table, now: int, downtime: Downtime) -> ClocksNow | None:
    """All clocks as they stand."""
    if table.opened.clock is None or table.match is None:
        return None
    going = running(table)
    left = [
        max(0, bank - (spent(table, seat, now, downtime) if seat in going else 0))
        for seat, bank in enumerate(table.banks)
    ]
    return ClocksNow(left, going)


def out_of_time(table: Table, seat: int, now: int, downtime: Downtime) -> bool:
    """Whether a clock that is running has run out."""
    clocks = clocks_now(table, now, downtime)
    return clocks is not None and seat in clocks.running and not clocks.left[seat]


def grace_left(table: Table, seat: int, gone_since: int | None, now: int) -> int | None:
    """Milliseconds until the others may hand a gone person's seat to a bot; None while nobody is waited for there."""
    end = grace_end(table, seat, gone_since)
    return max(0, end - now) if end is not None else None


def grace_end(table: Table, seat: int, gone_since: int | None) -> int | None:
    """When the others may hand a gone person's seat to a bot; None while nobody is waited for there.

    It counts from when they went or from when the match last moved, whichever is later. Both are known to all, so
    the countdown does not tell who is asked in secret.
    """
    hold = table.holds[seat]
    if not hold.person or hold.bot or gone_since is None or table.status != "playing" or table.paused:
        return None
    return max(gone_since, table.progress_at) + table.opened.grace * 1000
