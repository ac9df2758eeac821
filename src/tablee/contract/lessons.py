"""Lessons work: every position is valid, every expected pick is offered, every answer has a text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tablee.contract.allowances import Allowances
from tablee.contract.saying import said
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.lesson import Lesson, make, matches, standing
from tablee.core.match import Match
from tablee.text import LANGUAGES
from tablee.text.lessons import Coach, lessons

LONGEST = 400  # scripted picks in a row; no lesson needs this many


def lessons_can_be_learned(game: Game, _allowances: Allowances) -> None:
    """Check every lesson of the game along every good pick to its end, with every kind of wrong pick on the way."""
    found = [problem for lesson in lessons(game.name) for problem in lesson_problems(lesson)]
    assert not found, "\n".join(found)


def lesson_problems(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a lesson, each problem with its file and step."""
    where = f"{lesson.game}/lessons/{lesson.number}-{lesson.id}.json"
    try:
        match = lesson.begin(shelf.find(lesson.game))
    except BadInput as problem:
        yield f"{where}: invalid position: {problem}"
        return
    for lang in LANGUAGES:
        yield from missing(where, lambda coach: (coach.title, coach.aim, coach.end), Coach(lesson, lang))
    if match.decision(lesson.seat) is None:
        yield f"{where}, step 1: seat {lesson.seat} is not asked"
        return
    yield from walk(lesson, where, [])


def missing(where: str, say: Callable[[Coach], Iterable[str]], coach: Coach) -> Iterator[str]:
    """Yield the missing texts."""
    try:
        for text in say(coach):
            said(text)
    except (AssertionError, KeyError, BadInput) as problem:
        yield f"{where}: {problem}"


def played(lesson: Lesson, picks: list[str]) -> tuple[Match, str]:
    """Play the lesson with these picks of the learner; also return the first scripted answer that is not offered."""
    match = lesson.begin(shelf.find(lesson.game))
    for pick in [*picks, ""]:
        for _ in range(LONGEST):
            now = standing(lesson, match)
            if now.answer is None:
                break
            asked = match.decision(now.answer.seat)
            if asked is None or now.answer.pick not in asked.options:
                return match, f"“{now.answer.seat} {now.answer.pick}” is scripted but not offered"
            make(match, now.answer.seat, now.answer.pick)
        if pick:
            make(match, lesson.seat, pick)
    return match, ""


def walk(lesson: Lesson, where: str, picks: list[str]) -> Iterator[str]:
    """Yield the problems of the remaining steps, following every good pick."""
    match, stuck = played(lesson, picks)
    now = standing(lesson, match)
    if stuck:
        yield f"{where}, step {now.step}: {stuck}"
        return
    if now.done:
        return
    at = f"{where}, step {now.step + 1}"
    step, asked = lesson.steps[now.step], match.decision(lesson.seat)
    if asked is None:
        yield f"{at}: seat {lesson.seat} is not asked"
        return
    patterns = [*step.good, *(pattern for each in step.wrong.values() for pattern in each)]
    lost = [pattern for pattern in patterns if not any(matches(pick, [pattern]) for pick in asked.options)]
    if lost:
        yield f"{at}: not offered: {', '.join(lost)}; offered: {', '.join(asked.options)}"
        return
    kinds = {step.kind(pick) for pick in asked.options} | {"good"}
    for lang in LANGUAGES:
        yield from missing(
            at,
            lambda coach: (coach.task(now.step), *(coach.answer(now.step, kind) for kind in sorted(kinds))),
            Coach(lesson, lang),
        )
    yield from unknown_clauses(lesson, now.step, at)
    for pick in (pick for pick in asked.options if step.kind(pick) == "good"):
        yield from walk(lesson, where, [*picks, pick])


def unknown_clauses(lesson: Lesson, step: int, at: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from missing(at, lambda coach: (clause.text for clause in coach.clauses(step)), Coach(lesson, lang))
    if not lesson.steps[step].clauses:
        yield f"{at}: cites no clause"


def kinds_of(lesson: Lesson, match: Match) -> dict[str, str]:
    """Return one possible pick for each kind of pick."""
    now, asked = standing(lesson, match), match.decision(lesson.seat)
    assert asked is not None
    found: dict[str, str] = {}
    for pick in asked.options:
        found.setdefault(lesson.steps[now.step].kind(pick), pick)
    return found
