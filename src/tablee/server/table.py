"""A Table: a match being served to people, built from its log row by row. Nothing here does I/O."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.core import shelf
from tablee.core.decision import Decision
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.live import commitment
from tablee.core.match import Match
from tablee.server import rows
from tablee.server.chance import StoredChance
from tablee.server.lessons import chance_of
from tablee.server.protocol import Ending, Status
from tablee.server.relic import Relic, first_record, knows_rules


@dataclass(slots=True)
class Holding:
    """Who has a seat: nobody, a bot, or a named person, for whom a bot may be playing."""

    person: str = ""
    name: str = ""
    bot: str = ""
    stance: str = ""  # when this person wants to be asked; empty: the default
    conceded: bool = False  # given up for good: the person stays out, a bot plays on

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


@dataclass(slots=True)
class Request:
    """An open vote; its number is that of the event that announced it."""

    number: int
    asked: rows.Asked
    by: str
    votes: dict[str, bool] = field(default_factory=dict)
    index: int = -1  # of the pick to undo


class Table:
    """One table. `entries` are all its events, numbered from 1, the same for everybody."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = -1  # the number of the last row
        self.kept = -1  # the number of the last row in its stored snapshot
        self.changes = 0  # counts changes of anything but the match itself
        self.opened: rows.Opened
        self.host = ""
        self.holds: list[Holding] = []
        self.status: Status = "open"
        self.paused = False
        self.request: Request | None = None
        self.next = ""
        self.ended: Ending = ""  # how the match ended before its end by the rules
        self.match: Match | None = None
        self.relic: Relic | None = None  # instead of the match, if its rules are not known here
        self.chance: StoredChance
        self.entries: list[Event] = []
        self.for_watchers: set[int] = set()  # indices of entries hidden from seats
        self.keys: dict[tuple[str, str], int] = {}  # requests carried out -> number of their rows
        self.answers = [0] * 0  # picks ever made by each seat, including undone ones
        self.undos = 0
        self.last_at = 0  # when the last row was added
        self.began_at = 0  # when the match began
        self.told_at = 0  # when there was last an event
        self.progress_at = 0  # when the match last had an event
        self.banks: list[int] = []  # milliseconds left on each clock
        self.since: dict[int, int] = {}  # when the clock of each asked seat started running

    # Reading the log

    def fold(self, row: rows.Row) -> None:
        """Apply one row; BadInput if it is invalid. Refused, without any change, if a new pick is not an option."""
        if row.n != self.n + 1:
            raise BadInput("table-broken", field="log", line=row.n)
        told = len(self.entries)
        FOLDS[type(row.fact)](self, row.fact, row)
        self.n, self.last_at = row.n, row.at
        if row.key:
            self.keys[row.by, row.key] = self.keys.get((row.by, row.key), 0) + 1
        if type(row.fact) is not rows.Picked:
            self.changes += 1
        if len(self.entries) > told:
            self.told_at = row.at

    def tell(self, kind: str, **args: Any) -> None:
        """Add an event of the table itself."""
        self.entries.append(Event(f"table-{kind}", args))

    def open(self, fact: rows.Opened, row: rows.Row) -> None:
        self.opened = fact
        self.host = fact.host
        self.holds = [Holding() for _ in range(fact.seats)]
        self.answers = [0] * fact.seats
        self.banks = [fact.clock.bank * 1000 if fact.clock else 0] * fact.seats
        self.told_at = self.progress_at = row.at

    # Seats

    def sit(self, fact: rows.Sat, _row: rows.Row) -> None:
        self.holds[fact.seat] = Holding(fact.person, fact.name)
        self.host = self.host or fact.person
        self.tell("sat", seat=fact.seat, name=fact.name)

    def sit_bot(self, fact: rows.BotSat, _row: rows.Row) -> None:
        self.holds[fact.seat] = Holding(bot=fact.bot)
        self.tell("bot", seat=fact.seat, bot=fact.bot)

    def stand(self, fact: rows.Stood, _row: rows.Row) -> None:
        hold = self.holds[fact.seat]
        self.tell("stood", seat=fact.seat, name=hold.name or hold.bot)
        self.holds[fact.seat] = Holding()

    def swap(self, fact: rows.Swapped, _row: rows.Row) -> None:
        holds = self.holds
        holds[fact.seat], holds[fact.other] = holds[fact.other], holds[fact.seat]
        self.tell("swapped", seat=fact.seat, other_seat=fact.other)

    def leave(self, fact: rows.Left, row: rows.Row) -> None:
        for seat in self.seats_of(fact.person):
            self.stand(rows.Stood(seat), row)
        if self.host == fact.person:
            self.host = next(iter(self.people()), "")

    def move(self, fact: rows.Moved, _row: rows.Row) -> None:
        hold = self.holds[fact.seat]
        if self.host == hold.person:
            self.host = fact.person
        hold.person, hold.bot = fact.person, ""
        self.tell("moved", seat=fact.seat, name=hold.name)

    def hand(self, fact: rows.Handed, _row: rows.Row) -> None:
        self.request = None
        self.holds[fact.seat].bot = fact.bot
        self.tell("handed", seat=fact.seat, bot=fact.bot)

    def concede(self, fact: rows.Conceded, _row: rows.Row) -> None:
        self.request = None
        hold = self.holds[fact.seat]
        hold.bot, hold.conceded = fact.bot, True
        self.tell("conceded", seat=fact.seat, bot=fact.bot)

    def end(self, fact: rows.Ended, _row: rows.Row) -> None:
        self.request, self.since = None, {}
        self.status, self.ended, self.paused = "over", fact.how, False
        self.tell("ended", how=fact.how)

    def come_back(self, fact: rows.Back, _row: rows.Row) -> None:
        hold = self.holds[fact.seat]
        hold.bot = ""
        self.tell("back", seat=fact.seat, name=hold.name)

    # The match

    def start(self, fact: rows.Started, row: rows.Row) -> None:
        record = first_record(self.opened, fact)
        self.began_at = row.at
        self.opened = msgspec.structs.replace(self.opened, rules_version=record.rules_version)
        if not knows_rules(record.game, record.rules_version):
            self.relic, self.status = Relic(record, fact.seed), "playing"
            self.tell("started")
            return
        self.match = Match.replay(record, seed=fact.seed)
        self.match.chance = self.chance = chance_of(self.opened, self.match, fact.seed, len(fact.deal))
        self.status = "playing"
        self.tell("started")
        self.entries += self.match.events
        self.go_on(row.at)

    def pick(self, fact: rows.Picked, row: rows.Row) -> None:
        """Carry out a pick: a stored one with its stored outcomes, a new one with outcomes drawn and added to it."""
        if self.relic is not None:
            self.relic.pick(fact)
            return
        is_new = fact.outcomes is None
        if fact.outcomes is None:
            fact.drawn = self.chance.begin()
        else:
            self.chance.repeat(fact.outcomes, fact.drawn)
        try:
            events = self.playing.pick(fact.seat, fact.pick)
        except Refused as refused:
            if is_new:
                raise
            raise BadInput("table-broken", field="log", line=row.n) from refused
        if self.chance.script or self.chance.broken:
            raise BadInput("table-broken", field="log", line=row.n)
        fact.outcomes = list(self.chance.outcomes)
        self._note_pick(fact, events, row.at)

    def _note_pick(self, fact: rows.Picked, events: list[Event], at: int) -> None:
        """Update the table after a pick. A pick without events must leave no trace that anybody else can see."""
        if events and self.request is not None and self.request.asked.what == "undo":
            self.request = None
            self.changes += 1
            self.tell("dropped")
        self.answers[fact.seat] += 1
        if self.opened.lesson:
            self.changes += 1  # the list shows its progress
        self.entries += events
        if self.opened.clock is not None and not fact.secret:
            self.banks[fact.seat] += self.opened.clock.increment * 1000 - fact.spent
        self.since.pop(fact.seat, None)
        if events:
            self.progress_at = at
        self.go_on(at)
        if self.playing.over:
            self.status = "over"
            self.changes += 1
            self.request = None
            self.tell("over")

    def undo(self, fact: rows.Undone, row: rows.Row) -> None:
        if self.relic is not None:
            self.relic.undo(fact)
            return
        match = self.playing
        before = len(match.events)
        match.take_back(fact.index if fact.index >= 0 else match.last_pick(fact.seat))
        self.undos += 1
        self.request = None
        self.since = {}
        self.tell("undone", seat=fact.seat, count=before - len(match.events))
        self.progress_at = row.at
        self.go_on(row.at)

    def go_on(self, at: int) -> None:
        """Start the clocks of the seats that are asked."""
        if self.relic is not None:
            return
        asked = self.playing.state.asked
        self.since = {seat: self.since.get(seat, at) for seat in range(self.opened.seats) if (asked >> seat) & 1}

    def take_stance(self, fact: rows.Stanced, _row: rows.Row) -> None:
        self.holds[fact.seat].stance = fact.stance

    def pause(self, fact: rows.Paused, _row: rows.Row) -> None:
        self.paused = True
        for seat, spent in fact.spent.items():
            self.banks[seat] -= spent
        self.since = {}
        self.tell("paused", name=fact.name)

    def resume(self, fact: rows.Resumed, row: rows.Row) -> None:
        self.paused = False
        self.progress_at = row.at
        self.tell("resumed", name=fact.name)
        self.go_on(row.at)

    # Requests and chat

    def ask(self, fact: rows.Asked, row: rows.Row) -> None:
        self.tell("asked", what=fact.what, from_seat=fact.from_seat, seat=fact.seat)
        index = self.match.last_pick(fact.seat) if fact.what == "undo" and self.match is not None else -1
        self.request = Request(len(self.entries), fact, row.by, {row.by: True}, index)

    def answer(self, fact: rows.Answered, _row: rows.Row) -> None:
        if self.request is not None:
            self.request.votes[fact.person] = fact.yes
        self.tell("answered", seat=self.seats_of(fact.person)[0], yes="yes" if fact.yes else "no")

    def drop(self, _fact: rows.Dropped, _row: rows.Row) -> None:
        self.request = None
        self.tell("dropped")

    def say(self, fact: rows.Said, row: rows.Row) -> None:
        if fact.watcher:
            self.for_watchers.add(len(self.entries))
        said = {"phrase": fact.phrase} if fact.phrase else {"text": fact.text}
        self.tell("aside" if fact.watcher else "chat", name=fact.name, **said, at=row.at)

    def hush(self, fact: rows.Hushed, _row: rows.Row) -> None:
        if fact.watcher:
            self.for_watchers.add(len(self.entries))
        self.tell("hushed")

    def remove(self, fact: rows.Removed, _row: rows.Row) -> None:
        if fact.watcher:
            self.for_watchers.add(len(self.entries))
        self.tell("removed", number=fact.number)

    def rematch(self, fact: rows.Rematched, _row: rows.Row) -> None:
        self.next = fact.table
        self.tell("rematch", table=fact.table)

    def close(self, fact: rows.Closed, _row: rows.Row) -> None:
        self.status = "closed"
        self.request = None
        self.tell("closed-rules", rules=fact.rules, known=fact.known) if fact.rules else self.tell("closed")

    def end_relic(self) -> None:
        """End a match with unknown rules that turns out to have been played to its end."""
        assert self.relic is not None
        self.relic.finish()
        self.status = "over"
        self.request = None
        self.tell("over")

    # Queries

    @property
    def playing(self) -> Match:
        """The match; BadInput before it has begun."""
        if self.match is None:
            raise BadInput("table-not-playing", field="table")
        return self.match

    def people(self) -> list[str]:
        """Return the people who sit here, each once."""
        return list(dict.fromkeys(hold.person for hold in self.holds if hold.person))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, hold in enumerate(self.holds) if person and hold.person == person]

    def names(self) -> list[str]:
        return [hold.name or hold.bot for hold in self.holds]

    def decision(self, seat: int) -> Decision | None:
        """Return what a seat is asked, or how it may change its sealed answer.

        Its number is never reused, and reveals nothing about other seats.
        """
        asked = self.match.decision(seat) if self.match is not None and self.status == "playing" else None
        if asked is not None:
            asked.number = 2 * (self.answers[seat] + self.undos) + (0 if asked.answered else 1)
        return asked

    def told_to(self, seat: int | None, after: int, *, again: bool = False) -> list[dict[str, Any] | None]:
        """Return the events after this number, as told to a seat (None: spectator); `again`: as they may be reread."""
        hidden = self.for_watchers if seat is not None else ()
        if again and self.match is not None and not self.match.over:
            whole = [event.told_to(seat) for event in self.entries]
            told = self.match.game.recall(self.match.settings, whole, seat)[after:]
        else:
            told = [event.told_to(seat) for event in self.entries[after:]]
        return [None if index in hidden else event for index, event in enumerate(told, start=after)]


Fold = Callable[[Table, Any, rows.Row], None]
FOLDS: dict[type[rows.Fact], Fold] = {
    rows.Opened: Table.open,
    rows.Sat: Table.sit,
    rows.BotSat: Table.sit_bot,
    rows.Stood: Table.stand,
    rows.Swapped: Table.swap,
    rows.Left: Table.leave,
    rows.Started: Table.start,
    rows.Picked: Table.pick,
    rows.Undone: Table.undo,
    rows.Asked: Table.ask,
    rows.Answered: Table.answer,
    rows.Dropped: Table.drop,
    rows.Handed: Table.hand,
    rows.Conceded: Table.concede,
    rows.Ended: Table.end,
    rows.Back: Table.come_back,
    rows.Moved: Table.move,
    rows.Said: Table.say,
    rows.Hushed: Table.hush,
    rows.Removed: Table.remove,
    rows.Stanced: Table.take_stance,
    rows.Paused: Table.pause,
    rows.Resumed: Table.resume,
    rows.Rematched: Table.rematch,
    rows.Closed: Table.close,
}


def deal(opened: rows.Opened, seed: str) -> rows.Started:
    """Deal a new match from its secret seed, by the current rules."""
    match = Match.start(shelf.find(opened.game), opened.seats, opened.settings, seed=seed)
    version = match.record.rules_version
    newer = version if version != opened.rules_version else 0
    return rows.Started(seed, commitment(seed), match.record.deal, rules_version=newer)


def read_table(id: str, log: list[rows.Row]) -> Table:
    """Build a table from its log."""
    table = Table(id)
    for row in log:
        table.fold(row)
    return table
