"""Requests that need the others: an undo that is not free, a bot for an absent person's seat, ending the match."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.clocks import grace_left, out_of_time
from tablee.server.settings import best_bot
from tablee.server.table import Request


def undo(draft: Draft, request: protocol.Undo) -> None:
    """Undo one's last pick: at once where undo is free, otherwise by asking the others.

    Repeating the request recounts the votes: somebody may have left for good in the meantime.
    """
    if draft.own(request.seat).bot:
        raise Refused("bot-plays")
    draft.require_playing()
    table = draft.table
    if table.paused:
        raise Refused("table-paused")
    reason = table.playing.undo_refusal(request.seat)
    if reason is not None and reason.id == "undo-nothing":
        raise reason
    if reason is None:
        draft.add(rows.Undone(request.seat, table.playing.last_pick(request.seat)))
        return
    again = table.request is not None and table.request.by == draft.asker.person
    if not again:
        require_no_request(draft)
        draft.add(rows.Asked("undo", request.seat, request.seat, reason.id))
    decide(draft)


def hand(draft: Draft, request: protocol.Hand) -> None:
    """Let a bot play: on one's own seat at once; on another's by vote, if its person is gone or out of time."""
    hold = draft.hold(request.seat)
    draft.require_playing()
    from_seat = draft.own_seats()[0]
    if not hold.person or hold.bot:
        raise Refused("bot-plays")
    if hold.person == draft.asker.person:
        draft.add(rows.Handed(request.seat, best_bot()))
        return
    require_gone(draft, request.seat)
    require_no_request(draft)
    draft.add(rows.Asked("hand", from_seat, request.seat))
    decide(draft)


def concede(draft: Draft, _request: protocol.Concede) -> None:
    """Give up one's seats for good. With two seats, or if only bots remain, the match ends; else a bot plays on."""
    draft.require_playing()
    table = draft.table
    own = [seat for seat in draft.own_seats() if not table.holds[seat].conceded]
    if not own:
        raise Refused("conceded")
    for seat in own:
        draft.add(rows.Conceded(seat, best_bot()))
    left = [hold.person for hold in table.holds if hold.person and not hold.conceded]
    if table.opened.seats == 2 or not left:
        draft.add(rows.Ended("conceded"))


def end(draft: Draft, _request: protocol.End) -> None:
    """Ask everybody whether to end the match as it stands."""
    draft.require_playing()
    from_seat = draft.own_seats()[0]
    require_no_request(draft)
    draft.add(rows.Asked("end", from_seat, from_seat))
    decide(draft)


def require_gone(draft: Draft, seat: int) -> None:
    table, asker = draft.table, draft.asker
    hold = table.holds[seat]
    left = grace_left(table, seat, asker.presence.gone_since(hold.person), asker.now)
    if left == 0 or out_of_time(table, seat, asker.now, asker.downtime):
        return
    if left is None:
        raise Refused("not-gone", seat=hold.name)
    raise Refused("not-gone-yet", seat=hold.name, seconds=-(-left // 1000))


def require_no_request(draft: Draft) -> None:
    if draft.table.request is not None:
        raise Refused("request-open")


def answer(draft: Draft, request: protocol.Answer) -> None:
    """Vote on the open request."""
    draft.require_playing()
    asked = draft.table.request
    if asked is None or asked.number != request.request:
        raise Refused("request-none")
    draft.own_seats()
    if draft.asker.person == asked.by and not request.yes:
        draft.add(rows.Dropped())
        return
    if draft.asker.person in asked.votes or draft.asker.person not in voters(draft, asked):
        raise Refused("request-voted")
    draft.add(rows.Answered(draft.asker.person, request.yes))
    decide(draft)


def voters(draft: Draft, asked: Request) -> list[str]:
    """Return the voters: everybody at the table, except the person it is about and those who conceded or left for good.

    Where the vote must be unanimous, somebody who has just disconnected keeps their vote during the grace period.
    """
    table, asker = draft.table, draft.asker
    is_hand = asked.asked.what == "hand"
    about = table.holds[asked.asked.seat].person if is_hand else ""
    patience = 0 if is_hand else table.opened.grace * 1000

    def counts(person: str) -> bool:
        gone = asker.presence.gone_since(person)
        return person == asked.by or gone is None or asker.now - gone < patience

    conceded = {hold.person for hold in table.holds if hold.conceded}
    return [person for person in table.people() if person != about and person not in conceded and counts(person)]


def decide(draft: Draft) -> None:
    """Count the votes: undo and ending must be unanimous, handing over a seat needs a majority. Drop lost requests."""
    asked = draft.table.request
    assert asked is not None
    counted = voters(draft, asked)
    yes = sum(asked.votes.get(person, False) for person in counted)
    no = sum(not asked.votes.get(person, True) for person in counted)
    unanimous = asked.asked.what != "hand"
    outcomes: dict[str, rows.AnyFact] = {
        "undo": rows.Undone(asked.asked.seat, asked.index),
        "hand": rows.Handed(asked.asked.seat, best_bot()),
        "end": rows.Ended("agreed"),
    }
    if (yes == len(counted)) if unanimous else (2 * yes > len(counted)):
        draft.add(outcomes[asked.asked.what])
    elif no and (unanimous or 2 * no >= len(counted)):
        draft.add(rows.Dropped())
