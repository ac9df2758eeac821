"""What a viewer is sent about a table: functions of the table and the viewer alone."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import Refused
from tablee.core.lesson import standing
from tablee.core.match import Match
from tablee.server import protocol
from tablee.server.lessons import lesson_of
from tablee.server.problems import problem
from tablee.server.protocol import Chair, Clock, DecisionNow, Json, Lang, RequestNow, Result, Series, TableNow, UndoNow
from tablee.server.shapes import CLOCKS, Length, TableLine
from tablee.server.table import Request, Table

Viewer = int | None  # a seat, or None for a spectator


class Now(Struct):
    """How things stand for one viewer. If this is unchanged and there is no new event, nothing is sent."""

    view: Json | None
    decision: DecisionNow | None
    waiting: list[int]
    undo: UndoNow | None
    result: Result | None


def as_now(table: Table, viewer: Viewer, lang: Lang) -> Now:
    """Return how things stand, from the viewer's own view alone."""
    match = table.match
    if match is None:
        relic = table.relic
        return Now(relic.views.get(viewer), None, [], None, relic.result) if relic else Now(None, None, [], None, None)
    view = match.view(viewer)
    decision = decision_now(table, viewer) if viewer is not None else None
    undo = undo_now(table, viewer, lang) if viewer is not None and table.status == "playing" else None
    asked = waiting(match, viewer) if not table.ended else []
    return Now(view, decision, asked, undo, ended_result(table) if table.ended else result(match))


def decision_now(table: Table, seat: int) -> DecisionNow | None:
    """Return the decision open for a seat, or how it may change its sealed answer."""
    asked = table.decision(seat)
    if asked is None:
        return None
    return DecisionNow(asked.number, asked.kind, asked.args, asked.options, asked.answered)


def waiting(match: Match, viewer: Viewer) -> list[int]:
    """Return the seats that must answer, as far as this viewer can know.

    It is read off a world sampled from the viewer's view, because whom the rules ask may itself be hidden.
    """
    world = match.game.sample(match.game.view(match.state, viewer), Chance(0))
    return [seat for seat in range(match.seats) if (world.asked >> seat) & 1]


def undo_now(table: Table, seat: int, lang: Lang) -> UndoNow | None:
    """Return whether the seat may undo its last pick alone and, if not, why; None if there is nothing to undo."""
    reason = table.playing.undo_refusal(seat)
    if reason is None:
        return UndoNow(True)
    return None if reason.id == "undo-nothing" else UndoNow(False, reason_now(reason.id, reason.game, lang))


@cache
def reason_now(id: str, game: str, lang: Lang) -> protocol.Problem:
    """Return one of the few reasons sent after every pick, cached."""
    return problem(Refused(id, game=game), lang)


def result(match: Match) -> Result | None:
    scores, ranking = match.scores, match.ranking
    if scores is None or ranking is None:
        return None
    return Result(scores, ranking, match.winners)


def ended_result(table: Table) -> Result:
    """Return the result of a match that ended early: whoever conceded is last; if all agreed to end it, nobody wins."""
    seats = range(table.opened.seats)
    lost = [seat for seat in seats if table.holds[seat].conceded and table.ended == "conceded"]
    first = [seat for seat in seats if seat not in lost]
    return Result([0.0 for _ in seats], [first, lost] if lost else [first], first if lost else [])


# ------------------------------------------------------------------ the table itself


def table_now(table: Table, person: str, lang: Lang) -> TableNow:
    """Return everything about a table besides the match, for one person."""
    opened = table.opened
    match = table.match
    return TableNow(
        table=table.id,
        code=opened.code,
        game=opened.game,
        rules_version=opened.rules_version,
        settings=opened.settings,
        status=table.status,
        paused=table.paused,
        public=opened.public,
        watch=opened.watch,
        hints=opened.hints,
        lang=opened.lang,
        grace=opened.grace,
        clock=opened.clock,
        stances=list(shelf.find(opened.game).stances),
        seats=chairs(table, person),
        commit=match.record.commit if match else table.relic.record.commit if table.relic else "",
        request=request_now(table, table.request, lang) if table.request else None,
        series=opened.series,
        previous=opened.previous,
        next=table.next,
        lesson=opened.lesson,
        ended=table.ended,
        delay=opened.delay,
        options=opened.settings,
    )


def chairs(table: Table, person: str) -> list[Chair]:
    return [
        Chair(
            hold.name,
            hold.bot or None,
            bool(person) and hold.person == person,
            bool(hold.person) and hold.person == table.host,
            hold.stance,
            hold.conceded,
        )
        for hold in table.holds
    ]


def request_now(table: Table, request: Request, lang: Lang) -> RequestNow:
    """Describe the open vote: what is asked, by whom, and who has voted."""
    asked = request.asked
    game = table.opened.game
    reason = problem(Refused(asked.reason, game=game, **asked.details), lang) if asked.reason else None
    about = {table.holds[asked.seat].person} if asked.what == "hand" else set()
    people = [person for person in table.people() if person not in about]
    yes = [table.seats_of(person)[0] for person in people if request.votes.get(person)]
    silent = [table.seats_of(person)[0] for person in people if person not in request.votes]
    return RequestNow(request.number, asked.what, asked.from_seat, asked.seat, reason, yes, silent)


def table_line(table: Table, now: int) -> TableLine:
    """Return the table's line for lists."""
    opened = table.opened
    return TableLine(
        table=table.id,
        game=opened.game,
        status=table.status,
        seats=opened.seats,
        free=sum(hold.free for hold in table.holds),
        names=table.names(),
        watch=opened.watch,
        clock=opened.clock is not None,
        lang=opened.lang,
        updated=now,
        length=length(opened.clock),
        delay=opened.delay,
        **progress(table),
    )


def length(clock: Clock | None) -> Length:
    """Return the name of a clock."""
    if clock is None:
        return "free"
    return next((name for name, one in CLOCKS.items() if one == clock), "own")


def progress(table: Table) -> dict[str, Any]:
    """Return how far a lesson has come."""
    lesson = lesson_of(table.opened)
    if lesson is None or table.match is None:
        return {}
    now = standing(lesson, table.match)
    return {"lesson": lesson.id, "step": now.step, "learned": now.done}


def carried_on(table: Table) -> Series:
    """Return the running score after this match, by its seats."""
    seats = range(table.opened.seats)
    before = table.opened.series or Series(0, [0.0 for _ in seats], [0.0 for _ in seats])
    if table.relic is not None and table.relic.result is not None:
        rewards, scores = table.relic.rewards, table.relic.result.scores
    elif table.ended:
        won = ended_result(table).winners
        rewards, scores = [1 / len(won) if seat in won else 0.0 for seat in seats], [0.0 for _ in seats]
    else:
        state = table.playing.state
        rewards, scores = [state.reward(seat) for seat in seats], [state.score(seat) for seat in seats]
    wins = [before.wins[seat] + rewards[seat] for seat in seats]
    points = [before.points[seat] + scores[seat] for seat in seats]
    return Series(before.played + 1, wins, points)


def rotated(values: list[Any]) -> list[Any]:
    """Move everybody up one seat, the last to the first; with two seats this swaps sides."""
    return values[-1:] + values[:-1]
