"""Bundles: several picks in one message, carried out one after the other as if each had been sent alone.

Nothing is tried on the true state and taken back: a pick is looked at only when those before it are written and told,
so an answer never says more than the picks that were made have shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.errors import Refused
from tablee.server import protocol
from tablee.server.acts import Draft, playing
from tablee.server.store import Conflict
from tablee.server.table import Table
from tablee.server.telling import waiting

if TYPE_CHECKING:
    from tablee.server.serving import Asking, Serving

MOST = 64  # picks in one message


async def carry_out(serving: Serving, asking: Asking, request: protocol.Pick) -> Refused | None:
    """Carry the picks out; why those that are left were not. Refused: by the first that was not offered."""
    if len(request.picks) > MOST:
        raise Refused("bundle-long", picks=len(request.picks), allowed=MOST)
    table = await serving.load()
    seat, total = request.seat, len(request.picks)
    for text in request.picks:
        before = len(table.match.record.lines) if table.match is not None else 0
        foreseen = {seat, *waiting(table.playing, seat)} if total > 1 and table.match is not None else set()
        try:
            await _one(serving, asking, replace(request, picks=[text]))
        except Conflict:
            if not asking.carried:
                raise
            return _stop("bundle-others", asking, total)  # in another process somebody was faster
        asking.carried += 1
        if asking.carried < total:
            reason = unforeseen(table, seat, foreseen, before)
            if reason:
                return _stop(reason, asking, total)
            asked = table.decision(seat)
            request = replace(request, decision=asked.number if asked is not None else request.decision)
    return None


async def _one(serving: Serving, asking: Asking, request: protocol.Pick) -> None:
    """One pick: checked, written, told."""
    table = await serving.load()
    serving.require_curtain_up(table, asking.connection, request.seat)
    draft = Draft(table, serving.asker(asking.connection), request.key)
    playing.pick(draft, request)
    await serving.commit(draft)


def unforeseen(table: Table, seat: int, foreseen: set[int], before: int) -> str:
    """What a pick brought that its seat could not know before: the id of the problem, or nothing.

    To it belong the picks that followed by themselves, others' too: all after the first `before` of the match.

    Who is asked now is judged from the seat's own view, because whom the rules ask may itself be a secret.
    """
    match = table.playing
    if any(line.outcomes for line in match.record.lines[before:]) or any(match.revealing[before:]):
        return "bundle-unforeseen"  # one reason for both, as for undo
    if table.status == "playing" and not foreseen.issuperset(waiting(match, seat)):
        return "bundle-others"
    return ""


def cut_short(asking: Asking, carried: int, total: int) -> Refused | None:
    """What is said of a bundle that is sent again: it is not carried out twice, nor gone on with."""
    asking.carried = carried
    return _stop("bundle-cut", asking, total) if carried < total else None


def _stop(reason: str, asking: Asking, total: int) -> Refused:
    return Refused(reason, carried=asking.carried, picks=total)
