"""Cases: a game with a number of seats, settings and a seed; and how to play one at random."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.contract.allowances import NONE, Allowances
from tablee.core.bits import contains, members
from tablee.core.chance import Chance
from tablee.core.errors import BadInput
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.setting import Setting, Value
from tablee.core.state import State

Viewer = int | None  # a seat, or None for a spectator
MOST_PLAYED = 10


@dataclass(frozen=True)
class Case:
    """One match to examine. All its randomness comes from its seed."""

    game: Game
    seats: int
    settings: dict[str, Value]
    seed: int
    allowances: Allowances = NONE

    def __repr__(self) -> str:
        return f"Case({self.game.name}, seats={self.seats}, settings={self.settings}, seed={self.seed})"

    @property
    def viewers(self) -> list[Viewer]:
        return [*range(self.seats), None]

    def stream(self, purpose: int) -> Chance:
        """Return a separate random stream for each purpose."""
        return Chance(self.seed * 64 + purpose)

    def start(self) -> Match:
        return Match.start(self.game, self.seats, self.settings, seed=self.seed)


CasePoint = Callable[[Case], None]


@dataclass(frozen=True)
class Moment:
    """One pick of a match: the states before and after it, its events and its chance outcomes."""

    before: State
    seat: int
    pick: int
    kind: str
    after: State
    events: list[Event]
    outcomes: list[int]


@dataclass(frozen=True)
class Played:
    """A match played at random to its end, with all its moments."""

    case: Case
    match: Match
    moments: list[Moment]

    def some(self, count: int) -> list[Moment]:
        """Return at most `count` moments, spread evenly over the kinds of decisions."""
        chance, kinds = self.case.stream(1), dict[str, list[Moment]]()
        for moment in self.moments:
            kinds.setdefault(moment.kind, []).append(moment)
        chosen: list[Moment] = []
        while kinds and len(chosen) < count:
            for kind in list(kinds):
                chosen.append(kinds[kind].pop(chance.below(len(kinds[kind]))))
                if not kinds[kind]:
                    del kinds[kind]
        return chosen[:count]

    def states(self, count: int) -> list[State]:
        """Return the last state and some earlier ones, `count` at most."""
        return [self.match.state, *(moment.before for moment in self.some(count - 1))]


PLAYED: dict[str, Played] = {}  # a cache of the latest matches: the points examine the same ones in the same order


def play(case: Case) -> Played:
    """Return a (cached) random match of this case. Read-only: points work on copies of its states."""
    key = repr(case)
    if key not in PLAYED:
        PLAYED[key] = play_out(case)
        if len(PLAYED) > MOST_PLAYED:
            del PLAYED[next(iter(PLAYED))]
    return PLAYED[key]


def play_out(case: Case) -> Played:
    """Play random picks to the end, occasionally changing a sealed answer."""
    match, chance, moments = case.start(), case.stream(0), list[Moment]()
    while not match.over:
        seat, text = random_pick(match, chance)
        before, decision = match.state.clone(), match.decision(seat)
        assert decision is not None
        events = match.pick(seat, text)
        pick, outcomes = case.game.picks.number(text), match.record.lines[-1].outcomes
        moments.append(Moment(before, seat, pick, decision.kind, match.state.clone(), events, outcomes))
    return Played(case, match, moments)


def random_pick(match: Match, chance: Chance, wavering: bool = True) -> tuple[int, str]:
    """Return a random option of a random asked seat; if `wavering`, a sealed seat changes its answer 1 time in 8."""
    sealed = members(match.state.sealed) if wavering else []
    seats = sealed if sealed and chance.below(8) == 0 else members(match.state.asked)
    seat = seats[chance.below(len(seats))]
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is asked but has no decision"
    assert decision.options, f"{decision.kind}: seat {seat} is asked but has no option"
    return seat, decision.options[chance.below(len(decision.options))]


def as_bytes(value: Any) -> str:
    """Return the exact JSON text, including the order of the fields."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def shown(game: Game, state: State, viewer: Viewer) -> str:
    """Return what a viewer sees of a state, as exact JSON."""
    return as_bytes(game.show(game.view(state, viewer)))


def told(events: list[Event], viewer: Viewer) -> str:
    """Return what a viewer is told, as exact JSON."""
    return as_bytes([event.told_to(viewer) for event in events])


def asked(game: Game, state: State, viewer: Viewer) -> str:
    """Return what a viewer is asked, or how it may change its answer, as exact JSON."""
    if viewer is None or not contains(state.asked | state.sealed, viewer):
        return "nothing"
    return as_bytes(game.decision(state, viewer).as_json())


def whole(game: Game, state: State) -> str:
    """Return everything about a state that anybody can see or be asked, as text; equal states have equal texts."""
    frame = [state.seats, state.turn, state.asked, state.sealed]
    seats = range(state.seats)
    faces = [[shown(game, state, viewer) for viewer in [*seats, None]], [asked(game, state, seat) for seat in seats]]
    return as_bytes([frame, game.position(state), faces])


def compatible(game: Game, seats: int, drawn: dict[str, Value], order: Sequence[str]) -> dict[str, Value]:
    """Return the drawn settings, added in this order, without those that contradict earlier ones."""
    chosen: dict[str, Value] = {}
    for name in order:
        if name in drawn:
            try:
                game.read_settings(seats, {**chosen, name: drawn[name]})
            except BadInput:
                continue
            chosen[name] = drawn[name]
    return chosen


def numbered(game: Game, number: int) -> Case:
    """Return a case without Hypothesis: numbers cycle through the seat counts, every other cycle with the defaults."""
    chance, counts = Chance(number), game.most_seats - game.fewest_seats + 1
    seats = game.fewest_seats + number % counts
    drawn = {} if number // counts % 2 == 0 else {setting.name: any_value(setting, chance) for setting in game.settings}
    return Case(game, seats, compatible(game, seats, drawn, some(list(drawn), len(drawn), chance)), number)


def some(names: list[str], count: int, chance: Chance) -> list[str]:
    """Return `count` of these names in random order, removing them from the list."""
    return [names.pop(chance.below(len(names))) for _ in range(count)]


def any_value(setting: Setting, chance: Chance) -> Value:
    """Return a random value of a setting."""
    if isinstance(setting.default, bool):
        return bool(chance.below(2))
    if setting.many:
        return some(list(setting.choices), setting.many, chance)
    if setting.choices:
        return setting.choices[chance.below(len(setting.choices))]
    return setting.low + chance.below(setting.high - setting.low + 1)
