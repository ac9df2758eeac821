"""What the lab measures in a match besides who wins, as declared in the game's metrics.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tablee.core.event import Event
from tablee.text.catalogue import home

Title = dict[str, str]
WAYS = ("count", "happens", "sum", "last")


@dataclass(frozen=True)
class Source:
    """An event's argument and the argument naming its seat: `play.card` belongs to `seat`, `turn-up.card` to nobody."""

    event: str
    arg: str
    seat: str = "seat"

    @classmethod
    def read(cls, text: str) -> Source:
        said, _, seat = text.partition("@")
        event, _, arg = said.partition(".")
        return cls(event, arg, seat or "seat")


@dataclass(frozen=True)
class Things:
    """A group of components whose use and worth are measured."""

    name: str
    kind: str  # the kind of their names in the texts, such as `card`
    title: Title
    used: tuple[Source, ...]
    seen: tuple[Source, ...]
    family: bool  # count `hippie-9` as `hippie`
    shared: bool  # it affects all seats equally, so it matters for scores but not for who wins


@dataclass(frozen=True)
class Number:
    """A statistic of a match: the count of an event, whether it happens, or the sum or last value of an argument."""

    name: str
    way: str
    source: Source
    title: Title


@dataclass(frozen=True)
class Metrics:
    """The metrics.toml of a game."""

    things: tuple[Things, ...] = ()
    numbers: tuple[Number, ...] = ()
    first: str = ""  # the event that names the first player
    races: bool = True  # True if scores during the match show who leads


@dataclass
class Seen:
    """What was measured in one match."""

    numbers: dict[str, float] = field(default_factory=dict)
    used: list[dict[str, int]] = field(default_factory=list)  # by seat: `card zap` → count
    seen: list[dict[str, int]] = field(default_factory=list)
    first: int = -1


@cache
def metrics_of(game: str) -> Metrics:
    """Return a game's metrics; empty without the file."""
    file = home(game).joinpath("metrics.toml")
    if not file.is_file():
        return Metrics()
    data = tomllib.loads(file.read_text("utf-8"))
    return Metrics(
        tuple(read_things(each) for each in data.get("things", [])),
        tuple(read_number(each) for each in data.get("number", [])),
        data.get("first", ""),
        data.get("races", True),
    )


def read_things(data: dict[str, Any]) -> Things:
    used, seen = (tuple(Source.read(text) for text in data.get(way, [])) for way in ("used", "seen"))
    kind, family, shared = data.get("kind", data["name"]), data.get("family", False), data.get("shared", False)
    return Things(data["name"], kind, data["title"], used, seen, family, shared)


def read_number(data: dict[str, Any]) -> Number:
    way = next(way for way in WAYS if way in data)
    return Number(data["name"], way, Source.read(data[way]), data["title"])


Action = Callable[[dict[str, Any], Seen], None]


class Watch:
    """Measures a match from its events."""

    def __init__(self, game: str) -> None:
        self.metrics = metrics_of(game)
        self.actions: dict[str, list[Action]] = {}
        for things in self.metrics.things:
            for source in things.used:
                self.listen(source.event, note_thing(things, source, used=True))
            for source in things.seen:
                self.listen(source.event, note_thing(things, source, used=False))
        for number in self.metrics.numbers:
            self.listen(number.source.event, note_number(number))
        if self.metrics.first:
            self.listen(self.metrics.first, note_first)

    def listen(self, event: str, action: Action) -> None:
        self.actions.setdefault(event, []).append(action)

    def read(self, events: list[Event], seats: int) -> Seen:
        """Measure the events of a whole match."""
        seen = Seen(used=[{} for _ in range(seats)], seen=[{} for _ in range(seats)])
        seen.numbers = {number.name: 0.0 for number in self.metrics.numbers}
        actions = self.actions
        for event in events:
            waiting = actions.get(event.kind)
            if waiting is not None:
                args = {**event.args, **event.secret} if event.secret else event.args
                for action in waiting:
                    action(args, seen)
        return seen


def note_thing(things: Things, source: Source, used: bool) -> Action:
    names: dict[str, str] = {}  # the event's value → the counted name

    def count(value: str, counters: list[dict[str, int]]) -> None:
        name = names.get(value)
        if name is None:
            known = value.rpartition("-")[0] or value if things.family else value
            name = names[value] = f"{things.name} {known}"
        for counter in counters:
            counter[name] = counter.get(name, 0) + 1

    def note(args: dict[str, Any], seen: Seen) -> None:
        found, seat = args.get(source.arg), args.get(source.seat)
        counters = seen.used if used else seen.seen
        mine = counters if seat is None else [counters[seat]]
        if isinstance(found, str):
            count(found, mine)
        elif found is not None:
            for value in found:
                count(value, mine)

    return note


def note_number(number: Number) -> Action:
    def note(args: dict[str, Any], seen: Seen) -> None:
        value = args.get(number.source.arg, 0)
        if number.way == "count":
            seen.numbers[number.name] += 1
        elif number.way == "happens":
            seen.numbers[number.name] = 1.0
        elif number.way == "sum":
            seen.numbers[number.name] += float(value)
        else:
            seen.numbers[number.name] = float(value)

    return note


def note_first(args: dict[str, Any], seen: Seen) -> None:
    if seen.first < 0:
        seen.first = int(args["seat"])
