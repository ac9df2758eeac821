"""Bundles: several picks in one message, carried out one by one as if each had been sent alone.

Nothing is tried on the true state and rolled back. A pick is looked at only after those before it are written and
sent, so the answer never reveals more than the picks made have shown.
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
    """Carry out the picks; return why the rest were not made, if any. Raises Refused if a pick is not an option."""
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
            return _stop("bundle-others", asking, total)  # somebody was faster in another process
        asking.carried += 1
        if asking.carried < total:
            reason = unforeseen(table, seat, foreseen, before)
            if reason:
                return _stop(reason, asking, total)
            asked = table.decision(seat)
            request = replace(request, decision=asked.number if asked is not None else request.decision)
    return None


async def _one(serving: Serving, asking: Asking, request: protocol.Pick) -> None:
    """Check, write and send one pick."""
    table = await serving.load()
    serving.require_curtain_up(table, asking.connection, request.seat)
    draft = Draft(table, serving.asker(asking.connection), request.key)
    playing.pick(draft, request)
    await serving.commit(draft)


def unforeseen(table: Table, seat: int, foreseen: set[int], before: int) -> str:
    """Return the id of the problem if a pick had consequences its seat could not foresee; otherwise "".

    This includes picks that followed automatically, even by others: all lines of the record from `before` on.

    Who is asked now is judged from the seat's own view, because whom the rules ask may itself be hidden.
    """
    match = table.playing
    if any(line.outcomes for line in match.record.lines[before:]) or any(match.revealing[before:]):
        return "bundle-unforeseen"  # one reason for both, as for undo
    if table.status == "playing" and not foreseen.issuperset(waiting(match, seat)):
        return "bundle-others"
    return ""


def cut_short(asking: Asking, carried: int, total: int) -> Refused | None:
    """Return the answer to a bundle that is sent again: it is neither repeated nor continued."""
    asking.carried = carried
    return _stop("bundle-cut", asking, total) if carried < total else None


def _stop(reason: str, asking: Asking, total: int) -> Refused:
    return Refused(reason, carried=asking.carried, picks=total)
