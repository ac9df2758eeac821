"""Lessons at a table: the script plays the other seats, and the coach comments on the learner's progress."""

from __future__ import annotations

from tablee.core.errors import BadInput
from tablee.core.lesson import Lesson, Standing, standing
from tablee.core.line import Line
from tablee.core.match import Match
from tablee.server import rows
from tablee.server.chance import StoredChance, TaughtChance
from tablee.server.protocol import Lang
from tablee.server.shapes import ClauseSaid, LessonNow
from tablee.text.lessons import Coach, find_lesson


def lesson_of(opened: rows.Opened) -> Lesson | None:
    """Return a table's lesson; None if it has none, or an unknown one."""
    try:
        return find_lesson(opened.game, opened.lesson) if opened.lesson else None
    except BadInput:
        return None


def chance_of(opened: rows.Opened, match: Match, seed: str, index: int) -> StoredChance:
    """Return the source of chance for a table's match."""
    lesson = lesson_of(opened)
    return TaughtChance(lesson, match, seed, index) if lesson is not None else StoredChance(seed, index)


def scripted(opened: rows.Opened, match: Match) -> Line | None:
    """Return the script's next answer, if it has one."""
    lesson = lesson_of(opened)
    return standing(lesson, match).answer if lesson is not None else None


def lesson_now(lesson: Lesson, match: Match, lang: Lang) -> LessonNow:
    """Describe where the learner stands."""
    now, coach = standing(lesson, match), Coach(lesson, lang)
    task = coach.task(now.step) if now.step < len(lesson.steps) else ""  # the script may still have to answer
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
    """Return the clauses of the current step."""
    if now.step >= len(coach.lesson.steps):
        return []
    return [ClauseSaid(clause.id, clause.text) for clause in coach.clauses(now.step)]
