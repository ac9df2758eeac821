"""Lessons: the list with one's progress, a table to take one at, and the coach's advice there."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tablee.bots import LEVELS
from tablee.core import shelf
from tablee.core.errors import BadInput, Refused
from tablee.core.lesson import Lesson
from tablee.core.live import commitment
from tablee.server import rows
from tablee.server.accounts import Person
from tablee.server.answers import language, read_body, reply
from tablee.server.api.door import Door
from tablee.server.house import House
from tablee.server.lessons import lesson_now, lesson_of
from tablee.server.names import clean_name
from tablee.server.openapi import Routes, Says
from tablee.server.shapes import LessonLine, LessonList, LessonNow, NewLesson, TableLine, TableMade
from tablee.text.lessons import Coach, every_lesson, find_lesson

GENTLE = next(iter(LEVELS))  # the name shown on the other seats, which the script plays
MANY = 1000  # tables of one person to search


async def tables_of(house: House, person: Person | None) -> list[TableLine]:
    """Return a person's lesson tables, newest first."""
    return [line for line in await house.store.tables_of(person.id, MANY) if line.lesson] if person else []


def lesson_line(lesson: Lesson, lang: str, tables: list[TableLine]) -> LessonLine:
    own = [line for line in tables if (line.game, line.lesson) == (lesson.game, lesson.id)]
    open_one = next((line for line in own if line.status == "playing" and not line.learned), None)
    coach = Coach(lesson, lang)
    return LessonLine(
        game=lesson.game,
        number=lesson.number,
        lesson=lesson.id,
        title=coach.title,
        aim=coach.aim,
        steps=len(lesson.steps),
        step=open_one.step if open_one else 0,
        learned=any(line.learned for line in own),
        table=open_one.table if open_one else "",
    )


async def open_lesson(house: House, lesson: Lesson, given: NewLesson, person: Person) -> TableMade:
    """Open a table for the lesson: the learner on one seat, the script on the others."""
    game = shelf.find(lesson.game)
    match = lesson.begin(game)
    opened = rows.Opened(
        game=game.name,
        rules_version=game.rules_version,
        seats=lesson.seats,
        settings=dict(match.settings),
        code="",
        host=person.id,
        watch=False,
        lang=given.lang,
        lesson=lesson.id,
    )
    facts: list[rows.AnyFact] = [rows.BotSat(seat, GENTLE) for seat in range(lesson.seats)]
    facts[lesson.seat] = rows.Sat(lesson.seat, person.id, clean_name(given.name))
    facts.append(rows.Started(match.seed, commitment(match.seed), [], match.record.position))
    return await house.write_table(opened, facts)


def add(routes: Routes, door: Door) -> None:
    """Add everything about lessons."""
    house = door.house

    @routes.add("GET", "/api/lessons", Says(gives=LessonList))
    async def all_lessons(request: Request) -> Response:
        """List all lessons with one's progress."""
        tables = await tables_of(house, await door.know(request))
        lang = language(request.headers)
        return reply(LessonList([lesson_line(lesson, lang, tables) for lesson in every_lesson()]))

    @routes.add("POST", "/api/lessons", Says(NewLesson, TableMade, (404,)))
    async def begin(request: Request) -> Response:
        """Open a table for a lesson, or return the one that was interrupted."""
        given = await read_body(request, NewLesson)
        lesson = find_lesson(given.game, given.lesson)
        person, cookie = await door.welcome(request)
        line = lesson_line(lesson, given.lang, await tables_of(house, person))
        if line.table and not given.again:
            return door.give(reply(TableMade(line.table, "", f"/t/{line.table}")), cookie)
        await door.allow("tables", request, person)
        return door.give(reply(await open_lesson(house, lesson, given, person)), cookie)

    @routes.add("GET", "/api/tables/{table}/lesson", Says(gives=LessonNow, problems=(403, 404)))
    async def coach(request: Request, table: str) -> Response:
        """Return what the coach says now."""
        person, found = await door.know(request), list[LessonNow]()
        serving = await house.find(table)

        async def look() -> None:
            known = await serving.load()
            if person is None or person.id not in known.people():
                raise Refused("not-yours")
            lesson = lesson_of(known.opened)
            if lesson is None or known.match is None:
                raise BadInput(
                    "lesson-unknown",
                    field="lesson",
                    lesson=known.opened.lesson,
                    game_name=known.opened.game,
                    allowed="–",
                )
            found.append(lesson_now(lesson, known.match, language(request.headers)))

        await serving.turn(look)
        return reply(found[0])
