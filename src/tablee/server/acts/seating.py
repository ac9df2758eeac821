"""Before the start and after the end: sit, stand, swap, bots, start, rematch."""

from __future__ import annotations

import secrets

from tablee import bots
from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.acts.waiving import waive
from tablee.server.names import clean_name, new_code, new_table_id
from tablee.server.protocol import Series
from tablee.server.table import Holding, deal
from tablee.server.telling import carried_on, rotated


def sit(draft: Draft, request: protocol.Sit) -> None:
    draft.require_open()
    if not draft.hold(request.seat).free:
        raise Refused("seat-taken")
    draft.add(rows.Sat(request.seat, draft.asker.person, clean_name(request.name)))


def stand(draft: Draft, request: protocol.Stand) -> None:
    draft.require_open()
    if draft.hold(request.seat).person != draft.asker.person:
        draft.require_host()
    if not draft.hold(request.seat).free:
        draft.add(rows.Stood(request.seat))


def swap(draft: Draft, request: protocol.Swap) -> None:
    draft.require_open()
    seat, other = draft.hold(request.seat), draft.hold(request.other)
    moving = {seat.person, other.person} == {draft.asker.person, ""} and (seat.free or other.free)
    if not moving:
        draft.require_host()
    draft.add(rows.Swapped(request.seat, request.other))


def set_bot(draft: Draft, request: protocol.Bot) -> None:
    draft.require_open()
    draft.require_host()
    hold = draft.hold(request.seat)
    if hold.person:
        raise Refused("seat-taken")
    if request.bot is not None:
        bots.bot(request.bot, shelf.find(draft.table.opened.game))
        draft.add(rows.BotSat(request.seat, request.bot))
    elif hold.bot:
        draft.add(rows.Stood(request.seat))
    else:
        raise Refused("seat-no-bot")


def start(draft: Draft, request: protocol.Start) -> None:
    draft.require_open()
    draft.require_host()
    if request.fill:
        bots.bot(request.fill, shelf.find(draft.table.opened.game))
        for seat, hold in enumerate(draft.table.holds):
            if hold.free:
                draft.add(rows.BotSat(seat, request.fill))
    if any(hold.free for hold in draft.table.holds):
        raise Refused("table-not-full")
    draft.add(deal(draft.table.opened, secrets.token_hex(32)))
    waive(draft)


def rematch(draft: Draft, _request: protocol.Rematch) -> None:
    """Open the next table: the same people and bots, everybody one seat further on, with the running score."""
    table = draft.table
    draft.require_not_closed()
    draft.own_seats()
    if table.status != "over":
        raise Refused("table-not-over")
    if table.next:
        raise Refused("rematch-open")
    so_far = carried_on(table)
    series = Series(so_far.played, rotated(so_far.wins), rotated(so_far.points))
    is_there = table.seats_of(table.host) and draft.asker.presence.gone_since(table.host) is None
    host = table.host if is_there else draft.asker.person  # a host who has left could not start it
    opened = rows.Opened(**{name: getattr(table.opened, name) for name in rows.Opened.__struct_fields__})
    opened.rules_version = shelf.find(opened.game).rules_version
    opened.code, opened.host, opened.previous, opened.series = new_code(), host, table.id, series
    holds: list[Holding] = rotated(table.holds)
    seated = [
        rows.Sat(seat, hold.person, hold.name) if hold.person else rows.BotSat(seat, hold.bot)
        for seat, hold in enumerate(holds)
    ]
    id = new_table_id()
    draft.opened.append((id, [opened, *seated]))
    draft.add(rows.Rematched(id))
