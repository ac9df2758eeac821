"""A Lesson: a position, scripted answers by the other seats, scripted chance, and steps that each expect a pick.

It is a match like any other. The learner's progress is computed from the picks made so far, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.game import Game
from tablee.core.line import Line
from tablee.core.live import LiveChance, draw
from tablee.core.match import Match
from tablee.core.record import read_line

OTHER = "wrong"  # the kind of a wrong pick that matches no pattern
STEP_FIELDS = {"good", "wrong", "luck", "then", "clauses"}
LESSON_FIELDS = {"id", "seat", "seats", "settings", "state", "steps"}


@dataclass(frozen=True, slots=True)
class Step:
    """One pick the learner has to find. Patterns are picks in which `*` matches anything."""

    good: tuple[str, ...]
    wrong: dict[str, tuple[str, ...]] = field(default_factory=dict)  # kinds of wrong picks with texts of their own
    luck: tuple[int, ...] = ()  # the chance outcomes of the learner's pick
    then: tuple[Line, ...] = ()  # the other seats' picks before the next step, with their chance outcomes
    clauses: tuple[str, ...] = ()

    def kind(self, pick: str) -> str:
        """Return `good`, or the kind of wrong pick this is."""
        if matches(pick, self.good):
            return "good"
        return next((kind for kind, patterns in self.wrong.items() if matches(pick, patterns)), OTHER)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game; its texts have the ids of the lesson and its steps (`tricks`, `tricks-1` …)."""

    game: str
    id: str
    number: int
    seat: int
    seats: int
    settings: dict[str, Any]
    state: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def clauses(self) -> list[str]:
        """All clauses taught, without duplicates."""
        return list(dict.fromkeys(clause for step in self.steps for clause in step.clauses))

    @property
    def seed(self) -> str:
        """The seed for chance outcomes that no step scripts."""
        return f"lesson {self.game} {self.id}"

    def begin(self, game: Game) -> Match:
        """Start the match of the lesson. Raises BadInput if its position is invalid."""
        position = {"seats": self.seats, "options": self.settings, "state": self.state}
        match = Match.from_position(game, position, self.seed)
        match.chance = LessonChance(self, match)
        return match


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner's progress: the open step, and the wrong pick that blocks it."""

    step: int
    wrong: str = ""  # the kind of a wrong pick not yet undone
    answer: Line | None = None  # the pick another seat has to make now
    done: bool = False

    @property
    def waiting(self) -> bool:
        """True if it is the learner's turn to make the step's pick."""
        return not (self.wrong or self.answer or self.done)


def matches(pick: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(pick, pattern) for pattern in patterns)


def standing(lesson: Lesson, match: Match) -> Standing:
    """Compute the learner's progress from the picks made so far."""
    lines, at = match.record.lines, 0
    for number, step in enumerate(lesson.steps):
        if at == len(lines):
            return Standing(number)
        kind = step.kind(lines[at].pick)
        if kind != "good":
            return Standing(number, wrong=kind)
        at += 1
        for line in step.then:
            if at == len(lines):
                return Standing(number + 1, answer=line)
            at += 1
        while at < len(lines) and lines[at].seat != lesson.seat:
            at += 1
        if at == len(lines) and (answer := unscripted(lesson, match)) is not None:
            return Standing(number + 1, answer=answer)
    return Standing(len(lesson.steps), done=True)


def unscripted(lesson: Lesson, match: Match) -> Line | None:
    """Let another seat take its first option where nothing is scripted; None if the learner is asked or nobody is."""
    seats = [decision.seat for decision in match.pending]
    if not seats or lesson.seat in seats:
        return None
    return Line(seats[0], match.pending[0].options[0], [], 0)


def luck(lesson: Lesson, match: Match) -> tuple[int, ...]:
    """Return the scripted chance outcomes of the pick about to be made."""
    now = standing(lesson, match)
    if now.answer is not None:
        return tuple(now.answer.outcomes)
    return lesson.steps[now.step].luck if now.waiting else ()


class Luck:
    """The chance outcomes of one pick: scripted, or else deterministic, so repeating the pick here repeats them."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.script = luck(lesson, match)
        self.seed = f"{lesson.seed} {len(match.record.lines)}"

    def outcome(self, drawn: int, n: int) -> int:
        """Return the outcome after `drawn` others."""
        scripted = self.script[drawn] if drawn < len(self.script) else -1
        return scripted if 0 <= scripted < n else draw(self.seed, drawn, n)


class LessonChance(LiveChance):
    """The chance of a lesson; call `make_ready` before each pick."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        super().__init__(lesson.seed)
        self.lesson = lesson
        self.match = match
        self.make_ready()

    def make_ready(self) -> None:
        self.luck = Luck(self.lesson, self.match)

    def below(self, n: int) -> int:
        found = self.luck.outcome(len(self.outcomes), n)
        self.index += 1
        self.outcomes.append(found)
        return found


def make(match: Match, seat: int, pick: str) -> None:
    """Make a pick in a lesson. Raises Refused, changing nothing, if it is not offered."""
    if isinstance(match.chance, LessonChance):
        match.chance.make_ready()
    match.pick(seat, pick)


# Reading


def read_lesson(game: str, number: int, told: Mapping[str, Any], where: str) -> Lesson:
    """Read a lesson from JSON. Raises BadInput naming the file and the step that cannot be read."""
    try:
        refuse_unknown(told, LESSON_FIELDS)
        steps = tuple(read_step(step, f"{where}, step {n}") for n, step in enumerate(told["steps"], start=1))
        seats, settings = int(told["seats"]), dict(told.get("settings", {}))
        refuse_own_answers(int(told["seat"]), steps)
        return Lesson(
            game, str(told["id"]), number, int(told["seat"]), seats, settings, dict(told.get("state", {})), steps
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput("lesson-file", field="lesson", where=where, why=f"{type(error).__name__}: {error}") from error


def read_step(told: Mapping[str, Any], where: str) -> Step:
    try:
        refuse_unknown(told, STEP_FIELDS)
        return Step(
            good=tuple(told["good"]),
            wrong={kind: tuple(patterns) for kind, patterns in told.get("wrong", {}).items()},
            luck=tuple(told.get("luck", ())),
            then=tuple(read_line(line, 0, 0) for line in told.get("then", ())),
            clauses=tuple(told.get("clauses", ())),
        )
    except (AttributeError, KeyError, TypeError, ValueError, BadInput) as error:
        raise BadInput("lesson-file", field="lesson", where=where, why=f"{type(error).__name__}: {error}") from error


def refuse_own_answers(seat: int, steps: Sequence[Step]) -> None:
    """Reject scripted answers for the learner's own seat: only the learner picks for it."""
    for number, step in enumerate(steps, start=1):
        if any(line.seat == seat for line in step.then):
            raise ValueError(f"step {number} answers for the learner’s own seat {seat}")


def refuse_unknown(told: Mapping[str, Any], known: set[str]) -> None:
    if unknown := sorted(set(told) - known):
        raise ValueError(f"unknown field {', '.join(unknown)}")
