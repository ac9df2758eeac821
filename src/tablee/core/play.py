# cython: boundscheck=True, wraparound=True
"""The course of a match: what is asked, the answer, and what follows. A C class, because it runs at every pick."""

from __future__ import annotations

import secrets

from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.decision import Decision, OpenDecision
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.game import Game
from tablee.core.hot import Unchecked, cold
from tablee.core.line import Line
from tablee.core.live import LiveChance
from tablee.core.record import LONGEST_SEED, Record, is_seed
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.trail import EVERY, Trail


def read_seed(seed: str | int | None) -> str:
    """Return the seed as text; without one, generate an unguessable secret."""
    if seed is None:
        return secrets.token_hex(32)
    text = str(seed)
    if not is_seed(text):
        raise BadInput("seed-value", field="seed", value=repr(text)[:40], allowed=LONGEST_SEED)
    return text


class Play:
    """The state of a match, its record and its events; a pick changes all three."""

    def __init__(self, game: Game, settings: dict[str, Value], record: Record, seed: str) -> None:
        self.game = game
        self.settings = settings
        self.seats: int = record.seats
        self.record = record
        self.seed = seed
        self.events: list[Event] = []
        self.revealing: list[bool] = []  # per pick: did it reveal anything hidden?
        self.shown: list[int] = []  # per pick: the number of its events
        self.trail: Trail = Trail()
        self.made: list[int] = [0] * record.seats  # picks made per seat; also the number of its open decision
        self.chance = LiveChance(seed, len(record.deal))
        self._pending: list[OpenDecision] | None = None
        self.state: State

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def pending(self) -> list[Decision]:
        """The open decisions: several = simultaneous, none = over."""
        if self._pending is None:
            game, state, made = self.game, self.state, self.made
            asked = state.asked
            self._pending = [
                OpenDecision(game, state, seat, made[seat]) for seat in range(self.seats) if contains(asked, seat)
            ]
        return list(self._pending)

    def decision(self, seat: Unchecked) -> Decision | None:
        """Return what this seat is asked, or how it may still change its sealed answer; None if it is not asked."""
        open_to = self.state.asked | self.state.sealed
        return self._decision(seat) if 0 <= seat < self.seats and contains(open_to, seat) else None

    def _decision(self, seat: int) -> Decision:
        return self.game.decision(self.state, seat, self.made[seat])

    def pick(self, seat: Unchecked, text: str) -> list[Event]:
        """Carry out one offered pick and return its events. Raises Refused, changing nothing, if it is not offered."""
        pick = self._offered(seat, text)
        if not self.seed:
            self._forget_commitment()
        chance = self.chance
        if chance.outcomes:  # they belong to the line before; an empty list is used again
            chance.outcomes = []
        line = Line(seat, self.game.picks.texts[pick], None, chance.index)
        events = self._carry_out(line, pick, chance)
        if chance.outcomes:
            line.outcomes = chance.outcomes
        self.close_if_over()
        return events

    def _offered(self, seat: Unchecked, text: str) -> int:
        """Return the number of this pick. Raises Refused if it is not offered to this seat now."""
        state, game = self.state, self.game
        if not state.asked:
            raise Refused("match-over", game=game.name)
        self._check_seat(seat)
        if not contains(state.asked | state.sealed, seat):
            raise Refused("not-asked", game=game.name, seat=seat)
        pick = game.picks.numbers.get(text, -1)
        if pick < 0 or pick not in self._numbers(seat):
            raise game.why_not(state, seat, str(text))
        return pick

    def _numbers(self, seat: int) -> list[int]:
        """Return the numbers of the picks offered to this seat."""
        for open_one in self._pending or ():
            if open_one.seat == seat:
                return open_one.numbers
        return self.state.options(seat)

    def _check_seat(self, seat: Unchecked) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused("seat-unknown", game=self.game.name, value=str(seat), allowed=f"0–{self.seats - 1}")

    def _carry_out(self, line: Line, pick: int, chance: Chance) -> list[Event]:
        told: list[Event] = []
        game, state = self.game, self.state
        self._settle()
        revealing = game.is_quiet(state)
        game.apply(state, line.seat, pick, chance, told)
        self.record.lines.append(line)
        self.made[line.seat] += 1
        self.events += told
        self.shown.append(len(told))
        for event in told:
            revealing = revealing or event.reveals
        self.revealing.append(revealing or game.is_quiet(state))
        if len(self.shown) % EVERY == 0:
            self.trail.mark(len(self.shown), state)
        return told

    @cold
    def _settle(self) -> None:
        """Bind open decisions to a copy of the current state, so whoever holds one still sees what was asked."""
        if self._pending is None:
            return
        past = self.state.clone()
        for decision in self._pending:
            decision.keep(past)
        self._pending = None

    @cold
    def _forget_commitment(self) -> None:
        """Switch to a new seed, because the original is unknown; this match can no longer be verified."""
        self.seed = read_seed(None)
        self.record.commit = ""
        self.chance = LiveChance(self.seed, self.chance.index)

    @cold
    def close_if_over(self) -> None:
        if self.state.asked:
            return
        self.record.finished = True
        self.record.seed = self.seed
