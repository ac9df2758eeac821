"""During the match: pick, come back to one's seat, pause."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.acts.waiving import waive
from tablee.server.clocks import running, spent


class Stale(Refused):
    """The answered decision is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale")


def pick(draft: Draft, request: protocol.Pick) -> None:
    """Carry out one pick. Several picks in one message arrive here one by one (bundles.py)."""
    if draft.own(request.seat).bot:
        raise Refused("bot-plays")
    (text,) = request.picks
    answer(draft, request.seat, request.decision, text)


def answer(draft: Draft, seat: int, decision: int, text: str) -> None:
    """Apply a pick, whether a person's or a bot's."""
    draft.require_playing()
    table, asker = draft.table, draft.asker
    if table.paused:
        raise Refused("table-paused")
    asked = table.decision(seat)
    if asked is None or asked.number != decision:
        raise Stale
    secret = table.opened.clock is not None and seat not in running(table)
    time = 0 if secret else spent(table, seat, asker.now, asker.downtime)
    draft.add(rows.Picked(seat, text, None, spent=time, secret=secret))
    waive(draft)


def come_back(draft: Draft, request: protocol.Back) -> None:
    hold = draft.own(request.seat)
    draft.require_playing()
    if hold.conceded:
        raise Refused("conceded")
    if hold.bot:
        draft.add(rows.Back(request.seat))


def pause(draft: Draft, request: protocol.Pause) -> None:
    """Pause or resume; anybody who sits at the table may do either."""
    draft.require_playing()
    table, asker = draft.table, draft.asker
    name = table.holds[draft.own_seats()[0]].name
    if request.on and not table.paused:
        used = {seat: spent(table, seat, asker.now, asker.downtime) for seat in running(table)}
        draft.add(rows.Paused(name, {seat: time for seat, time in used.items() if time}))
    elif table.paused and not request.on:
        draft.add(rows.Resumed(name))
        waive(draft)
