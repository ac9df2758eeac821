# cython: boundscheck=True, wraparound=True
"""A Match: one play of a game, its state and its record. All input is checked here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from tablee.core import shelf
from tablee.core.bits import contains
from tablee.core.chance import Chance
from tablee.core.decision import Decision, OpenDecision
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.game import Game, Json
from tablee.core.hot import cold
from tablee.core.live import LiveChance, ScriptedChance, commitment
from tablee.core.record import LONGEST_SEED, Line, Record, is_seed
from tablee.core.renamed import warn
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.trail import EVERY, Mark, Trail

UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # what nonsense may come to
Script = Callable[[list[int], int], ScriptedChance]  # reads outcomes back; the int is the index of the first


def read_position(game: Game, seats: int, settings: dict[str, Value], position: Json) -> State:
    """The state of a position that anybody may have written, checked; whatever is wrong with it, BadInput says so."""
    try:
        state = game.from_position(seats, settings, position)
        game.check(state)
    except UNREADABLE as error:
        said = f"{type(error).__name__}: {error}"
        raise BadInput("position-field", game=game.name, field="state", value=said[:80]) from error
    return state


def read_seed(seed: str | int | None) -> str:
    """A seed as text; without one, a secret that nobody can guess."""
    if seed is None:
        return secrets.token_hex(32)
    text = str(seed)
    if not is_seed(text):
        raise BadInput("seed-value", field="seed", value=repr(text)[:40], allowed=LONGEST_SEED)
    return text


@cold
class Match:
    """One play of a game. Every change goes through `pick` (or `undo`); nothing else touches the state."""

    def __init__(self, game: Game, settings: dict[str, Value], record: Record, seed: str) -> None:
        self.game = game
        self.settings = settings
        self.seats = record.seats
        self.record = record
        self.seed = seed
        self.events: list[Event] = []
        self.revealing: list[bool] = []  # for each pick: did it reveal anything hidden?
        self.shown: list[int] = []  # for each pick: how many events it told
        self.trail = Trail()
        self.made = [0] * record.seats  # picks made by each seat: the number of its open decision
        self.chance = LiveChance(seed, len(record.deal))
        self._pending: list[OpenDecision] | None = None
        self.state: State

    # Ways to start

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        settings: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """Deal a new match; without a seed, one that nobody can guess. `options` is the old name of `settings`."""
        if options is not None:
            warn("options", "settings")
        secret = read_seed(seed)
        chosen = game.read_settings(seats, settings or options or {})
        record = Record(game.name, game.rules_version, seats, dict(chosen), commit=commitment(secret))
        match = cls(game, chosen, record, secret)
        match.chance.index = 0
        match.state = game.setup(seats, chosen, match.chance, match.events)
        record.deal = match.chance.outcomes
        match.close_if_over()
        return match

    @classmethod
    def from_position(cls, game: Game, position: Any, seed: str | int | None = None) -> Match:
        """Start from a position as `position()` returns it; BadInput names a field that is wrong."""
        whole: Json = {"game": game.name, "options": {}} | position if isinstance(position, dict) else {}
        for field, kind in (("game", str), ("seats", int), ("options", dict), ("state", dict)):
            value = whole.get(field)
            if type(value) is not kind or (field == "game" and value != game.name):
                raise BadInput("position-field", game=game.name, field=field, value=str(value)[:40])
        chosen = game.read_settings(whole["seats"], whole["options"])
        return cls.from_state(game, chosen, read_position(game, whole["seats"], chosen, whole["state"]), seed)

    @classmethod
    def from_state(cls, game: Game, settings: dict[str, Value], state: State, seed: str | int | None = None) -> Match:
        """Start from a state that is known to be sound, such as a sampled one."""
        secret = read_seed(seed)
        record = Record(game.name, game.rules_version, state.seats, dict(settings), commit=commitment(secret))
        record.position = game.position(state)
        match = cls(game, settings, record, secret)
        match.state = state
        match.close_if_over()
        return match

    @classmethod
    def resume(cls, record: Record, position: Json, seed: str) -> Match:
        """Go on where a match stood: its record and the position it had come to, as this program wrote them.

        Nothing is played again; what was told (`events`, `shown`, `revealing`) is for the caller to give back.
        """
        game = shelf.find(record.game)
        settings = game.read_older(record.rules_version, record.seats, record.options)
        match = cls(game, settings, record, seed)
        match.state = game.from_position(record.seats, settings, position)
        for line in record.lines:
            match.made[line.seat] += 1
        match.close_if_over()
        return match

    @classmethod
    def replay(
        cls, record: str | Record, *, partial: bool = False, seed: str = "", script: Script = ScriptedChance
    ) -> Match:
        """Replay a record: same state, same events, without its seed. `partial`: its writer was killed.

        To continue an unfinished match as it was dealt, pass its `seed`.
        """
        played = Record.loads(record, partial=partial) if isinstance(record, str) else record
        if seed and commitment(seed) != played.commit:
            raise BadInput("record-seed", game=played.game, field="seed")
        match = cls._replay_head(played, seed or played.seed, script)
        for number, line in enumerate(played.lines, start=1):
            match.play_line(line, number, script)
        match.record.used = played.used
        match.chance.index = played.next_draw
        match.close_if_over()
        return match

    @classmethod
    def _replay_head(cls, played: Record, seed: str, script: Script) -> Match:
        game = shelf.find(played.game)
        settings = game.read_older(played.rules_version, played.seats, played.options)
        since = game.older_rules.get(
            played.rules_version, {}
        )  # settings that came later are not part of an older record
        said = {name: value for name, value in settings.items() if name not in since}
        record = Record(played.game, played.rules_version, played.seats, said, played.commit, list(played.deal))
        match = cls(game, settings, record, seed)
        if played.position is not None:
            record.position = played.position
            match.state = read_position(game, played.seats, settings, played.position)
            return match
        chance = script(record.deal, 0)
        match.state = game.setup(played.seats, settings, chance, match.events)
        if not chance.fits:
            raise BadInput("record-chance", game=played.game, field="record", line=0)
        return match

    def play_line(self, line: Line, number: int, script: Script) -> None:
        try:
            pick = self._offered(line.seat, line.pick)
        except Refused as refused:
            raise BadInput("record-pick", game=self.game.name, field="record", line=number, text=line.pick) from refused
        chance = script(line.outcomes, line.drawn)
        self._carry_out(line, pick, chance)
        if not chance.fits:
            raise BadInput("record-chance", game=self.game.name, field="record", line=number)

    # What is asked, and the answer

    @property
    def pending(self) -> list[Decision]:
        """Who is asked what now: several = simultaneous, none = over."""
        if self._pending is None:
            game, state, made = self.game, self.state, self.made
            asked = state.asked
            self._pending = [
                OpenDecision(game, state, seat, made[seat]) for seat in range(self.seats) if contains(asked, seat)
            ]
        return list(self._pending)

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked, or how it may still change its sealed answer; None if it is not asked."""
        open_to = self.state.asked | self.state.sealed
        return self._decision(seat) if 0 <= seat < self.seats and contains(open_to, seat) else None

    def _decision(self, seat: int) -> Decision:
        return self.game.decision(self.state, seat, self.made[seat])

    def pick(self, seat: int, text: str) -> list[Event]:
        """Carry out one offered pick and return what happened; Refused, with nothing changed, if it is not offered."""
        pick = self._offered(seat, text)
        if not self.seed:
            self._forget_commitment()
        self.chance.outcomes = []
        line = Line(seat, text, self.chance.outcomes, self.chance.index)
        events = self._carry_out(line, pick, self.chance)
        self.close_if_over()
        return events

    def _offered(self, seat: int, text: str) -> int:
        """The number of this pick if it is offered to this seat now."""
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
        """The numbers of the picks that are offered to this seat."""
        for open_one in self._pending or ():
            if open_one.seat == seat:
                return open_one.numbers
        return self.state.options(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused("seat-unknown", game=self.game.name, value=str(seat), allowed=f"0–{self.seats - 1}")

    def _carry_out(self, line: Line, pick: int, chance: Chance) -> list[Event]:
        told: list[Event] = []
        game, state = self.game, self.state
        if self._pending is not None:
            self._settle(self._pending)
        revealing = game.is_quiet(state)
        game.apply(state, line.seat, pick, chance, told)
        self.record.lines.append(line)
        self.made[line.seat] += 1
        self.events += told
        self.shown.append(len(told))
        for event in told:
            revealing = revealing or event.reveals
        self.revealing.append(revealing or game.is_quiet(state))
        self._pending = None
        if len(self.shown) % EVERY == 0:
            self.trail.mark(len(self.shown), state)
        return told

    def _settle(self, decisions: list[OpenDecision]) -> None:
        """Whoever holds a decision of before this pick sees what was asked then."""
        past = self.state.clone()
        for decision in decisions:
            decision.keep(past)
        self._pending = None

    def _forget_commitment(self) -> None:
        """Continuing without the seed takes a new one, so this match can no longer be verified."""
        self.seed = read_seed(None)
        self.record.commit = ""
        self.chance = LiveChance(self.seed, self.chance.index)

    def close_if_over(self) -> None:
        if self.state.asked:
            return
        self.record.finished = True
        self.record.seed = self.seed

    # What may be known

    def view(self, seat: int | None) -> Json:
        """What this seat (None = a spectator) may know, as JSON."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.show(self.game.view(self.state, seat))

    def told(self, seat: int | None, after: int = 0) -> list[Json]:
        """The events from number `after` on, as this seat learned them."""
        return [event.told_to(seat) for event in self.events[after:]]

    def recalled(self, seat: int | None) -> list[Json]:
        """What this seat may read again of all it was told."""
        again = self.game.recall(self.settings, self.told(seat), seat)
        return [event for event in again if event is not None]

    def sample(self, seat: int | None, seed: int) -> Match:
        """A world that this seat cannot tell from the true one, as a match of its own."""
        if seat is not None:
            self._check_seat(seat)
        state = self.game.sample(self.game.view(self.state, seat), Chance(seed))
        return Match.from_state(self.game, self.settings, state, seed=f"sample {seed}")

    def position(self) -> Json:
        """The whole state as readable JSON."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.settings),
            "state": self.game.position(self.state),
        }

    @property
    def options(self) -> dict[str, Value]:
        warn("Match.options", "settings")
        return self.settings

    # How it ends

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def scores(self) -> list[float] | None:
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]] | None:
        """Seats from first to last, grouped where they share a place; None while the match is under way."""
        return self.game.ranking(self.state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; there may be none."""
        return [seat for seat in range(self.seats) if self.over and self.state.reward(seat) > 0]

    # Undo

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why this seat may not take its last pick back by itself; None when it may.

        Answers of others that told nothing do not count: to speak of them would tell that somebody was asked.
        """
        if not (0 <= seat < self.seats and self.made[seat]):
            return Refused("undo-nothing", game=self.game.name, seat=seat)
        last = self.last_pick(seat)
        # Before naming others: that they were asked at all may be secret. One reason for both: where somebody is asked
        # in secret, chance comes with that answer instead of this pick, so the difference would tell it.
        if self.record.lines[last].outcomes or self.revealing[last]:
            return Refused("undo-unforeseen", game=self.game.name, seat=seat)
        if any(self.shown[last + 1 :]):
            return Refused("undo-others", game=self.game.name, seat=seat)
        return None

    def last_pick(self, seat: int) -> int:
        """The index of the last pick this seat has made."""
        last = len(self.record.lines) - 1
        while self.record.lines[last].seat != seat:
            last -= 1
        return last

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take this seat's last pick back, and with the table's consent all that came after it.

        Draws that were used up stay used up: what they showed does not come again.
        """
        refused = self.undo_refusal(seat)
        if refused is not None and (not consent or refused.id == "undo-nothing"):
            raise refused
        self.take_back(self.last_pick(seat))

    def take_back(self, index: int) -> None:
        """Take the pick of this index back and all after it; the cost is that of these picks, however long the match is."""
        record = self.record
        record.used = record.next_draw
        self.state = self._state_before(index)
        for line in record.lines[index:]:
            self.made[line.seat] -= 1
        kept = len(self.events) - sum(self.shown[index:])
        del self.events[kept:], record.lines[index:], self.shown[index:], self.revealing[index:]
        record.finished, record.seed = False, ""
        self._pending = None
        self.trail.mark(index, self.state)

    def _state_before(self, index: int) -> State:
        """The state before the pick of this index, played again from the last state before it that is remembered."""
        game, record = self.game, self.record
        mark = self.trail.back(index) or Mark(0, self._replay_head(record, self.seed, ScriptedChance).state)
        state = mark.read(game, self.settings, self.seats)
        for at in range(mark.lines, index):
            line = record.lines[at]
            pick, chance = game.picks.numbers[line.pick], ScriptedChance(line.outcomes, line.drawn)
            game.apply(state, line.seat, pick, chance, [])  # told as it was: what only the table sees may follow it
            if (at + 1) % EVERY == 0:
                self.trail.mark(at + 1, state)
        return state
