"""An example in a Guide: a position, the picks that follow, and the claims its captions make.

Examples are played with the real rules, so the pictures are always correct; `faults` lists the claims that are false.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.line import Line
from tablee.core.live import LiveChance, draw
from tablee.core.match import Match
from tablee.core.record import read_line

FIELDS = {"seat", "seats", "settings", "seed", "state", "steps", "shows", "refuses", "asks"}
NAMES = ("Anne", "Ben", "Chloé", "David", "Emma", "Farid")  # the players in the pictures, in every language
STEP_FIELDS = {"lines", "shows", "refuses", "asks", "tells"}


@dataclass(frozen=True, slots=True)
class Claims:
    """Claims about one moment of an example."""

    shows: dict[str, Any] = field(default_factory=dict)  # fields of the position: "communities.1.population": 59
    refuses: dict[str, str] = field(default_factory=dict)  # "0 play zombie-3": the clause that forbids it
    asks: tuple[str, ...] = ()  # the open decisions as seat and kind: "1 follow"
    tells: tuple[str, ...] = ()  # kinds of events that occur in the step at least once


@dataclass(frozen=True, slots=True)
class Example:
    """A position (dealt from a seed or given) as one seat sees it (None = a spectator), and what happens in it."""

    game: str
    id: str
    seats: int
    seat: int | None
    settings: dict[str, Any]
    seed: str
    state: dict[str, Any] | None
    start: Claims
    steps: tuple[tuple[tuple[Line, ...], Claims], ...]  # picks shown together, and the claims that then hold


@dataclass(frozen=True, slots=True)
class Moment:
    """The result of a step: its events and view, as the example's seat sees them."""

    seat: int | None
    pick: str
    events: list[Json]
    view: Json


class ExampleChance(LiveChance):
    """The chance of a step: its scripted outcomes, then deterministic draws from the seed."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.script: list[int] = []
        self.step = 0

    def make_ready(self, line: Line) -> None:
        self.script, self.step = line.outcomes, self.step + 1

    def below(self, n: int) -> int:
        drawn = len(self.outcomes)
        scripted = self.script[drawn] if drawn < len(self.script) else -1
        found = scripted if 0 <= scripted < n else draw(f"{self.seed} {self.step}", drawn, n)
        self.index += 1
        self.outcomes.append(found)
        return found


def begin(example: Example, game: Game) -> Match:
    """Start the match of the example. Raises BadInput if its position is invalid."""
    if example.state is None:
        match = Match.start(game, example.seats, example.settings, example.seed)
    else:
        position = {"seats": example.seats, "options": example.settings, "state": example.state}
        match = Match.from_position(game, position, example.seed)
    match.chance = ExampleChance(example.seed)
    return match


def play(example: Example, game: Game) -> Iterator[tuple[Match, Moment, Claims]]:
    """Yield the match at the start and after each step. Raises Refused if a pick is not offered."""
    match = begin(example, game)
    yield match, Moment(None, "", [], match.view(example.seat)), example.start
    for lines, claims in example.steps:
        known = len(match.events)
        for line in lines:
            if isinstance(match.chance, ExampleChance):
                match.chance.make_ready(line)
            match.pick(line.seat, line.pick)
        told = match.told(example.seat, known)
        yield match, Moment(line.seat, line.pick, told, match.view(example.seat)), claims


def faults(example: Example, game: Game) -> Iterator[str]:
    """Yield every illegal pick, invalid position and false claim, each with its step."""
    step = 0
    try:
        for step, (match, moment, claims) in enumerate(play(example, game)):
            for found in untrue(match, moment, claims):
                yield f"step {step}: {found}" if step else found
    except (BadInput, Refused) as problem:
        where = f"step {step + 1}: " if example.steps and step < len(example.steps) else ""
        yield f"{where}{problem.sentence('en')}"


def untrue(match: Match, moment: Moment, claims: Claims) -> Iterator[str]:
    state = match.position()["state"]
    for path, value in claims.shows.items():
        found = look(state, path)
        if found != value:
            yield f"{path} is {found!r}, not {value!r}"
    for pick, clause in claims.refuses.items():
        seat, _, text = pick.partition(" ")
        asked = match.decision(int(seat))
        found = (
            "offered" if asked and text in asked.options else match.game.why_not(match.state, int(seat), text).clause
        )
        if found != clause:
            yield f"“{pick}” is not refused by {clause}: {found}"
    if claims.asks and (found := [f"{one.seat} {one.kind}" for one in match.pending]) != list(claims.asks):
        yield f"asked is {', '.join(found)}, not {', '.join(claims.asks)}"
    told = {str(event["event"]) for event in moment.events}
    if lost := set(claims.tells) - told:
        yield f"not told: {', '.join(sorted(lost))}; told: {', '.join(sorted(told))}"


def look(state: Any, path: str) -> Any:
    """Return the field of a position at a dotted path, or None."""
    for name in path.split("."):
        if isinstance(state, list) and name.isdecimal() and int(name) < len(state):
            state = state[int(name)]
        elif isinstance(state, dict):
            state = state.get(name)
        else:
            return None
    return state


# Reading


def read_example(game: str, id: str, told: Mapping[str, Any]) -> Example:
    """Read an example from JSON. Raises ValueError naming what cannot be read."""
    try:
        refuse_unknown(told, FIELDS)
        seat = told.get("seat", 0)
        return Example(
            game=game,
            id=id,
            seats=int(told["seats"]),
            seat=None if seat is None else int(seat),
            settings=dict(told.get("settings", {})),
            seed=str(told.get("seed", id)),
            state=dict(told["state"]) if "state" in told else None,
            start=read_claims(told),
            steps=tuple(read_step(step) for step in told.get("steps", ())),
        )
    except (AttributeError, KeyError, TypeError, BadInput) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


def read_step(told: Mapping[str, Any] | str) -> tuple[tuple[Line, ...], Claims]:
    """Read a step: either one record line, or an object with lines and claims."""
    step: Mapping[str, Any] = {"lines": [told]} if isinstance(told, str) else told
    refuse_unknown(step, STEP_FIELDS)
    lines = tuple(read_line(line, 0, 0) for line in step["lines"])
    if not lines:
        raise ValueError("a step without a pick")
    return lines, read_claims(step)


def read_claims(told: Mapping[str, Any]) -> Claims:
    lists = (tuple(told.get(name, ())) for name in ("asks", "tells"))
    return Claims(dict(told.get("shows", {})), dict(told.get("refuses", {})), *lists)


def refuse_unknown(told: Mapping[str, Any], known: set[str]) -> None:
    if unknown := sorted(set(told) - known):
        raise ValueError(f"unknown field {', '.join(unknown)}")
