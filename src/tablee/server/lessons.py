"""Lessons at a table: the script answers for the other seats, and the coach says how the learner stands."""

from __future__ import annotations

from tablee.core.errors import BadInput
from tablee.core.lesson import Lesson, Standing, standing
from tablee.core.match import Match
from tablee.core.record import Line
from tablee.server import rows
from tablee.server.chance import StoredChance, TaughtChance
from tablee.server.protocol import Lang
from tablee.server.shapes import ClauseSaid, LessonNow
from tablee.text.lessons import Coach, find_lesson


def lesson_of(opened: rows.Opened) -> Lesson | None:
    """The lesson of a table; None where none is taught, or one that is no longer known."""
    try:
        return find_lesson(opened.game, opened.lesson) if opened.lesson else None
    except BadInput:
        return None


def chance_of(opened: rows.Opened, match: Match, seed: str, index: int) -> StoredChance:
    """Where the luck of a table's match comes from."""
    lesson = lesson_of(opened)
    return TaughtChance(lesson, match, seed, index) if lesson is not None else StoredChance(seed, index)


def scripted(opened: rows.Opened, match: Match) -> Line | None:
    """What the script answers now."""
    lesson = lesson_of(opened)
    return standing(lesson, match).answer if lesson is not None else None


def lesson_now(lesson: Lesson, match: Match, lang: Lang) -> LessonNow:
    """Where the learner stands, in words."""
    now, coach = standing(lesson, match), Coach(lesson, lang)
    task = coach.task(now.step) if now.step < len(lesson.steps) else ""  # the last answer may still be awaited
    return LessonNow(
        game=lesson.game,
        number=lesson.number,
        lesson=lesson.id,
        title=coach.title,
        aim=coach.aim,
        step=now.step,
        steps=len(lesson.steps),
        said=coach.reply(now) if now.answer is None else "",
        task=task,
        wrong=bool(now.wrong),
        done=now.done,
        end=coach.end if now.done else "",
        clauses=taught(coach, now),
    )


def taught(coach: Coach, now: Standing) -> list[ClauseSaid]:
    """The clauses of the step that is open."""
    if now.step >= len(coach.lesson.steps):
        return []
    return [ClauseSaid(clause.id, clause.text) for clause in coach.clauses(now.step)]
