"""`tablee learn`: list the lessons, or play one of them in this terminal."""

from __future__ import annotations

from pathlib import Path

from rich.panel import Panel
from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.journal import Journal
from tablee.cli.screen import EndOfInput, Screen
from tablee.cli.seating import Sitter
from tablee.cli.table import TerminalTable
from tablee.cli.typed import Desk, Left
from tablee.core import shelf
from tablee.core.errors import BadInput
from tablee.core.lesson import Lesson, Standing, make, standing
from tablee.core.match import Match
from tablee.text.lessons import Coach, every_lesson, find_lesson, lessons


def command(given: Given, screen: Screen) -> int:
    if not given["lesson"]:
        return show_list(given["game"], screen)
    lesson = find_lesson(given["game"], given["lesson"])
    LessonTable(lesson, screen).teach()
    return 0


def show_list(game: str, screen: Screen) -> int:
    """Show one line per lesson: game, number, title."""
    for lesson in lessons(shelf.find(game).name) if game else every_lesson():
        screen.whole_line(f"{lesson.game}  {lesson.number}  {Coach(lesson, screen.lang).title}")
    return 0


class NoJournal(Journal):
    """A journal that writes nothing: a lesson is short and is started over, not resumed."""

    def __init__(self) -> None:
        super().__init__(Path(), "")

    def keep(self, match: Match) -> None:  # noqa: ARG002 - as every journal takes it
        return None


class LessonDesk(Desk):
    """The commands in a lesson: the same as at a table, except that nothing is saved."""

    def obey(self, typed: str) -> bool:
        if typed.partition(" ")[0].lower() == "s":
            self.screen.tell("learn-not-kept")
            return False
        return super().obey(typed)


class LessonTable(TerminalTable):
    """The match of a lesson: the learner on one seat, the script on the others."""

    def __init__(self, lesson: Lesson, screen: Screen) -> None:
        names = [
            screen.text("learn-you" if seat == lesson.seat else "seat-n", n=seat + 1) for seat in range(lesson.seats)
        ]
        sitters = [Sitter("", name) for name in names]
        super().__init__(lesson.begin(shelf.find(lesson.game)), sitters, NoJournal(), screen)
        self.lesson = lesson
        self.coach = Coach(lesson, screen.lang)
        self.present = lesson.seat

    def pick(self, seat: int, text: str) -> None:
        make(self.match, seat, text)

    def teach(self) -> None:
        """Teach step by step to the end, or until the learner leaves."""
        self.screen.show(Panel(self.coach.aim, title=self.coach.title, expand=False))
        try:
            while not (now := self.go_on()).done:
                self.ask(now)
        except (Left, EndOfInput, KeyboardInterrupt):
            self.screen.tell("learn-left", game=self.lesson.game, number=self.lesson.number)
            return
        self.tell_news(self.lesson.seat)
        self.say(self.coach.reply(now), "green")
        self.say(self.coach.end, "bold")
        self.tell_next()

    def go_on(self) -> Standing:
        """Let the other seats answer; return where the learner stands then."""
        while (answer := standing(self.lesson, self.match).answer) is not None:
            self.pick(answer.seat, answer.pick)
        return standing(self.lesson, self.match)

    def ask(self, now: Standing) -> None:
        """Run one step: feedback, the task, and the learner's pick. A wrong pick is answered and undone."""
        seat = self.lesson.seat
        if now.step:
            self.tell_news(seat)
            self.say(self.coach.reply(now), "green")
        self.show(seat)
        self.say(self.screen.text("learn-step", step=now.step + 1, steps=len(self.lesson.steps)), "dim")
        self.say(self.coach.task(now.step), "bold")
        decision = self.match.decision(seat)
        assert decision is not None
        before = len(self.match.record.lines)
        LessonDesk(self, decision).answer()
        after = standing(self.lesson, self.match)
        if after.wrong:
            self.tell_news(seat)
            self.say(self.coach.reply(after), "yellow")
            self.screen.tell("learn-again")
            self.match.take_back(before)
            self.heard[seat] = len(self.match.events)

    def say(self, text: str, style: str = "") -> None:
        self.screen.show(Text(text, style))

    def tell_next(self) -> None:
        """Suggest the next lesson, or playing the game."""
        try:
            following = find_lesson(self.lesson.game, str(self.lesson.number + 1))
        except BadInput:
            self.screen.whole_line(f"  tablee play {self.lesson.game} --lang {self.screen.lang}", "bold")
        else:
            self.screen.whole_line(
                f"  tablee learn {following.game} {following.number} --lang {self.screen.lang}", "bold"
            )
