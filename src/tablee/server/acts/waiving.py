"""When people want to be asked: questions that a person waives are answered at once, as ordinary picks of the log.

So are those that leave no choice, as all can see; in lessons everything is asked.

What decides is public, and the answer is written with the pick that led to the question: no time passes in which
anybody could learn that somebody was asked.
"""

from __future__ import annotations

from tablee.core import shelf
from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.table import Table

MOST = 1000  # answers in a row; a game that waives without end is cut off


def take_stance(draft: Draft, request: protocol.Stance) -> None:
    """Say when one wants to be asked; it holds at once, for an open question as well."""
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
    """Answer for people who do not want to be asked what is asked now."""
    for _ in range(MOST):
        seat, pick = next_waived(draft.table)
        if seat < 0:
            return
        draft.add(rows.Picked(seat, pick, None, spent=0, secret=True))


def next_waived(table: Table) -> tuple[int, str]:
    """A seat that is asked what its person waives, and the answer; -1 when there is none."""
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
