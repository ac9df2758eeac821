"""During the match: pick, take one's seat back, pause."""

from __future__ import annotations

from tablee.core.errors import Refused
from tablee.core.live import LiveChance
from tablee.core.match import Match
from tablee.server import protocol, rows
from tablee.server.acts.draft import Draft
from tablee.server.clocks import running, spent
from tablee.server.telling import decision_now


class Stale(Refused):
    """The decision that was answered is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale")


def pick(draft: Draft, request: protocol.Pick) -> None:
    """Carry out one pick, or several of the same seat, all or none."""
    hold = draft.own(request.seat)
    if hold.bot:
        raise Refused("bot-plays")
    answer(draft, request.seat, request.decision, request.picks)


def answer(draft: Draft, seat: int, decision: int, picks: list[str]) -> None:
    """The way of every pick, a person's or a bot's."""
    draft.require_playing()
    table = draft.table
    if table.paused:
        raise Refused("table-paused")
    asked = decision_now(table, seat)
    if asked is None or asked.number != decision:
        raise Stale
    if len(picks) > 1:
        rehearse(table.playing, seat, picks)
    for text in picks:
        draft.pick(seat, text, spent(table, seat, draft.asker.now, draft.asker.downtime))


def rehearse(match: Match, seat: int, picks: list[str]) -> None:
    """Try several picks on a copy, with the luck they would have: Refused when one of them would not be offered."""
    trial = Match.from_state(match.game, match.options, match.state.clone())
    trial.chance = LiveChance(match.seed, match.chance.index)
    for text in picks:
        trial.pick(seat, text)


def come_back(draft: Draft, request: protocol.Back) -> None:
    hold = draft.own(request.seat)
    draft.require_playing()
    if hold.bot:
        draft.add(rows.Back(request.seat))


def pause(draft: Draft, request: protocol.Pause) -> None:
    """Anybody who sits may pause, and anybody may go on."""
    draft.require_playing()
    table, asker = draft.table, draft.asker
    name = table.holds[draft.own_seats()[0]].name
    if request.on and not table.paused:
        used = {seat: spent(table, seat, asker.now, asker.downtime) for seat in running(table)}
        draft.add(rows.Paused(name, {seat: time for seat, time in used.items() if time}))
    elif table.paused and not request.on:
        draft.add(rows.Resumed(name))
