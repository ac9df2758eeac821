"""Stances: questions a person waives are answered for them at once, as ordinary picks in the log.

So are questions that publicly leave no choice. Lessons ask everything.

Only public facts decide, and the answer is written together with the pick that led to the question: no delay
reveals that somebody was asked.
"""

from __future__ import annotations

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.table import Table

MOST = 1000  # answers in a row; stops a game that would waive forever


def take_stance(draft: Draft, request: protocol.Stance) -> None:
    """Set when a person wants to be asked. It takes effect at once, even for a question already open."""
    hold = draft.own(request.seat)
    draft.require_not_closed()
    known = shelf.find(draft.table.opened.game).stances
    if request.stance not in known:
        raise Refused("stance-unknown", stance=request.stance, allowed=", ".join(known) or "–")
    stance = "" if request.stance == known[0] else request.stance
    if stance != hold.stance:
        draft.add(rows.Stanced(request.seat, stance))
        waive(draft)


def waive(draft: Draft) -> None:
    """Answer the current questions that people have waived."""
    for _ in range(MOST):
        seat, pick = next_waived(draft.table)
        if seat < 0:
            return
        draft.add(rows.Picked(seat, pick, None, spent=0, secret=True))


def next_waived(table: Table) -> tuple[int, str]:
    """Return a seat whose current question is waived, and its answer; -1 if there is none."""
    match = table.match
    if match is None or table.status != "playing" or table.paused or table.opened.lesson:
        return -1, ""
    for seat, hold in enumerate(table.holds):
        if hold.person and not hold.bot and (match.state.asked >> seat) & 1:
            stance = hold.stance or next(iter(match.game.stances), "")
            pick = match.game.waived(match.game.view(match.state, seat), stance)
            if pick:
                return seat, pick
    return -1, ""
