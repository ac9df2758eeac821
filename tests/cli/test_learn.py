"""Lessons in the terminal: the list, and every lesson played to its end with every kind of wrong pick on the way."""

from __future__ import annotations

import pytest

from tablee.contract.lessons import kinds_of, played
from tablee.core.lesson import Lesson, standing
from tablee.text import LANGUAGES
from tablee.text.lessons import Coach, every_lesson, lessons
from tests.cli.conftest import Run
from tests.cli.terminal import SPACES

LESSONS = [pytest.param(lesson, id=f"{lesson.game}-{lesson.id}") for lesson in every_lesson()]
OURS = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")


def as_shown(text: str) -> str:
    """Return a text as a test reads it from the screen, wherever its lines are broken."""
    return " ".join(text.translate(SPACES).split())


def typed_and_said(lesson: Lesson, lang: str) -> tuple[list[str], list[str]]:
    """Yield for each step every kind of wrong pick, then a good one, and what the coach must answer to each."""
    coach, picks = Coach(lesson, lang), list[str]()
    typed, said = list[str](), [coach.title, coach.aim]
    for number in range(len(lesson.steps)):
        match, stuck = played(lesson, picks)
        assert not stuck
        assert standing(lesson, match).step == number
        kinds = kinds_of(lesson, match)
        said.append(coach.task(number))
        for kind in sorted(kinds, key=lambda kind: kind == "good"):
            typed.append(kinds[kind])
            said.append(coach.answer(number, kind))
        picks.append(kinds["good"])
    return typed, [*said, coach.end]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_answers_every_kind_of_pick_and_ends(run: Run, lesson: Lesson, lang: str) -> None:
    typed, said = typed_and_said(lesson, lang)
    ran = run(f"learn {lesson.game} {lesson.number} --lang {lang}", *typed)
    assert (ran.code, ran.complaint) == (0, "")
    shown = " ".join(ran.said.replace("│", " ").split())
    at = 0
    for text in said:
        at = shown.find(as_shown(text), at)
        assert at >= 0, f"not said in its turn: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_one_line_for_each_lesson(run: Run, lang: str) -> None:
    ran = run(f"learn --lang {lang}")
    assert ran.said.splitlines() == [
        f"{lesson.game}  {lesson.number}  {Coach(lesson, lang).title}".translate(SPACES) for lesson in every_lesson()
    ]
    assert {lesson.game for lesson in every_lesson()} >= {game for game in OURS if lessons(game)}


def test_an_unknown_lesson_names_those_that_exist(run: Run) -> None:
    ran = run("learn happy_dayz 99")
    assert ran.code == 2
    assert "no lesson “99”; there are: 1 (tricks), 2 (zombies)" in ran.complaint


def test_a_lesson_can_be_left_and_begun_again(run: Run) -> None:
    ran = run("learn happy_dayz tricks", "s", "q")
    assert "can be begun again at any time" in ran.said
    assert "tablee learn happy_dayz 1" in ran.said
