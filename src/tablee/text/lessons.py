"""Lessons on disk: `lessons/1-tricks.json`, with texts in `lessons/en.ftl` and `lessons/fr.ftl`."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.lesson import Lesson, Standing, read_lesson
from tablee.core.rulebook import Clause
from tablee.text.catalogue import Catalogue, check_language, home, read_file
from tablee.text.library import rulebook


@cache
def lessons(game: str) -> list[Lesson]:
    """Return a game's lessons in order; it may have none. BadInput names a file that cannot be read."""
    folder = home(game) / "lessons"
    found = sorted(folder.glob("*.json"), key=lambda path: int(path.name.partition("-")[0]))
    return [
        read_lesson(game, number, read_json(path.read_text("utf-8"), f"{game}/lessons/{path.name}"), path.name)
        for number, path in enumerate(found, start=1)
    ]


def read_json(text: str, where: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError as error:
        raise BadInput("lesson-file", field="lesson", where=where, why=str(error)) from error
    return told if isinstance(told, dict) else {}


def every_lesson() -> list[Lesson]:
    return [lesson for game in shelf.SHELF for lesson in lessons(game)]


def find_lesson(game: str, number: str) -> Lesson:
    """Return the lesson with this number or id; BadInput lists those that exist."""
    known = lessons(shelf.find(game).name)
    for lesson in known:
        if number in (str(lesson.number), lesson.id):
            return lesson
    allowed = ", ".join(f"{each.number} ({each.id})" for each in known) or "–"
    raise BadInput("lesson-unknown", field="lesson", lesson=number, game_name=game, allowed=allowed)


@cache
def lesson_texts(game: str, lang: str) -> Catalogue:
    """Return the texts of a game's lessons."""
    check_language(lang)
    return Catalogue([read_file(game, "lessons", f"{lang}.ftl")], lang)


class Coach:
    """A lesson's texts, in one language."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self.texts = lesson_texts(lesson.game, lang)
        self.book = rulebook(lesson.game, lang)

    @property
    def title(self) -> str:
        return self.texts.say(self.lesson.id)

    @property
    def aim(self) -> str:
        """What the lesson teaches, shown before the first step."""
        return self.texts.say(self.lesson.id, attribute="aim")

    @property
    def end(self) -> str:
        """What was learned, shown after the last step."""
        return self.texts.say(self.lesson.id, attribute="end")

    def task(self, step: int) -> str:
        """Return what to look at and what to do in this step."""
        return self.texts.say(f"{self.lesson.id}-{step + 1}")

    def answer(self, step: int, kind: str) -> str:
        """Return the reply to a pick of this kind."""
        return self.texts.say(f"{self.lesson.id}-{step + 1}", attribute=kind)

    def reply(self, now: Standing) -> str:
        """Return the reply to the learner's last pick; "" before the first."""
        if now.wrong:
            return self.answer(now.step, now.wrong)
        return self.answer(now.step - 1, "good") if now.step else ""

    def clauses(self, step: int) -> list[Clause]:
        """Return the clauses this step teaches."""
        return [self.book.clause(id) for id in self.lesson.steps[step].clauses]
