"""`tablee replay`: a recorded match from any seat's point of view; every view is recomputed."""

from __future__ import annotations

import dataclasses

from rich.text import Text

from tablee.cli.app import Given
from tablee.cli.drawing import news, result, seen
from tablee.cli.picture import picture
from tablee.cli.reading import read_record
from tablee.cli.screen import EndOfInput, Screen
from tablee.core.errors import BadInput
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.text import Texts

Eyes = list[int | None]  # the viewers; None is a spectator


def command(given: Given, screen: Screen) -> int:
    record = read_record(given["file"])
    show = Show(record, read_eyes(given["seat"], record.seats), screen)
    if given["step"]:
        walk(show, len(record.lines), screen)
    else:
        show.whole()
    return 0


def read_eyes(seat: str, seats: int) -> Eyes:
    """Parse the viewers: seats are counted from 1, as people do; an empty text is a spectator."""
    if not seat:
        return [None]
    if seat == "all":
        return list(range(seats))
    if not seat.isdecimal() or not 1 <= int(seat) <= seats:
        raise BadInput("seat-eyes", field="seat", seat=seat, allowed=f"1–{seats}, all")
    return [int(seat) - 1]


class Show:
    """A recorded match, at any of its picks."""

    def __init__(self, record: Record, eyes: Eyes, screen: Screen) -> None:
        self.record = record
        self.eyes = eyes
        self.screen = screen
        self.match = Match.replay(record)  # rejects a record that breaks the rules before anything is shown
        self.texts = Texts(self.match.game, screen.lang)

    def after(self, picks: int) -> Match:
        """Return the match after this many picks."""
        begun = dataclasses.replace(self.record, lines=self.record.lines[:picks], finished=False, seed="")
        return Match.replay(begun)

    def at(self, picks: int) -> None:
        """Show what the pick with this number did, and the table after it."""
        match = self.after(picks)
        before = len(self.after(picks - 1).events) if picks else 0
        title = self.screen.text("cli-replay-pick", number=picks, count=len(self.record.lines))
        self.screen.show(Text(title, "bold"))
        for eye in self.eyes:
            self.look(match, before, eye)
        if match.over:
            self.screen.show(result(match, self.texts))

    def whole(self) -> None:
        """Show everything that happened, and the table at the end."""
        for eye in self.eyes:
            self.look(self.match, 0, eye)
        if self.match.over:
            self.screen.show(result(self.match, self.texts))

    def look(self, match: Match, after: int, eye: int | None) -> None:
        name = self.texts.seat(eye) if eye is not None else self.screen.text("cli-spectator")
        self.screen.show(Text(self.screen.text("cli-replay-eyes", seat=name), "yellow"))
        self.screen.show(news(match.told(eye, after), self.texts), picture(seen(match, eye), self.texts))


def walk(show: Show, last: int, screen: Screen) -> None:
    """Step through: Enter goes on, `b` goes back, a number jumps there, `q` leaves."""
    at = 0
    while True:
        show.at(at)
        try:
            typed = screen.ask(screen.text("cli-replay-prompt")).lower()
        except EndOfInput:
            return
        if typed == "q" or (not typed and at == last):
            return
        if typed == "b":
            at = max(0, at - 1)
        elif typed.isdecimal():
            at = min(last, int(typed[:9]))
        elif not typed:
            at += 1
