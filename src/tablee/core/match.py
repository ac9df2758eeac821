# cython: boundscheck=True, wraparound=True
"""A Match: how it starts, what each seat may know of it, how it ends, and undo. What happens at a pick is in `play.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.errors import BadInput, Refused
from tablee.core.game import Game, Json
from tablee.core.hot import cold
from tablee.core.line import Line
from tablee.core.live import ScriptedChance, commitment
from tablee.core.play import Play, read_seed
from tablee.core.record import Record
from tablee.core.renamed import warn
from tablee.core.setting import Value
from tablee.core.state import State
from tablee.core.trail import EVERY, Mark

# What reading invalid data may raise
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
Script = Callable[[list[int], int], ScriptedChance]  # replays outcomes; the int is the index of the first


def read_position(game: Game, seats: int, settings: dict[str, Value], position: Json) -> State:
    """Read and validate an untrusted position. Raises BadInput whatever is wrong with it."""
    try:
        state = game.from_position(seats, settings, position)
        game.check(state)
    except UNREADABLE as error:
        said = f"{type(error).__name__}: {error}"
        raise BadInput("position-field", game=game.name, field="state", value=said[:80]) from error
    return state


@cold
class Match(Play):
    """One play of a game. Every change goes through `pick` (or `undo`); nothing else touches the state."""

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
        """Deal a new match; without a seed, from an unguessable one. `options` is the old name of `settings`."""
        if options is not None:
            warn("options", "settings")
        secret = read_seed(seed)
        chosen = game.read_settings(seats, settings or options or {})
        record = Record(game.name, game.rules_version, seats, dict(chosen), commit=commitment(secret))
        match = cls(game, chosen, record, secret)
        match.chance.index = 0
        match.state = game.begin(seats, chosen, match.chance, match.events)
        record.deal = list(match.chance.outcomes)
        match.close_if_over()
        return match

    @classmethod
    def from_position(cls, game: Game, position: Any, seed: str | int | None = None) -> Match:
        """Start from a position as `position()` returns it. Raises BadInput naming the field that is wrong."""
        whole: Json = {"game": game.name, "options": {}} | position if isinstance(position, dict) else {}
        for field, kind in (("game", str), ("seats", int), ("options", dict), ("state", dict)):
            value = whole.get(field)
            if type(value) is not kind or (field == "game" and value != game.name):
                raise BadInput("position-field", game=game.name, field=field, value=str(value)[:40])
        chosen = game.read_settings(whole["seats"], whole["options"])
        return cls.from_state(game, chosen, read_position(game, whole["seats"], chosen, whole["state"]), seed)

    @classmethod
    def from_state(cls, game: Game, settings: dict[str, Value], state: State, seed: str | int | None = None) -> Match:
        """Start from a state that is known to be valid, such as a sampled one."""
        secret = read_seed(seed)
        record = Record(game.name, game.rules_version, state.seats, dict(settings), commit=commitment(secret))
        record.position = game.position(state)
        match = cls(game, settings, record, secret)
        match.state = state
        match.close_if_over()
        return match

    @classmethod
    def resume(cls, record: Record, position: Json, seed: str) -> Match:
        """Resume a match from its record and the position it had reached, both trusted.

        Nothing is replayed; the caller restores `events`, `shown` and `revealing`.
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
        """Replay a record to the same state and events; the seed is not needed.

        `partial` accepts a record whose writer was killed. Pass `seed` to continue an unfinished match as dealt.
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
        since = game.older_rules.get(played.rules_version, {})  # settings newer than the record are not part of it
        said = {name: value for name, value in settings.items() if name not in since}
        record = Record(played.game, played.rules_version, played.seats, said, played.commit, list(played.deal))
        match = cls(game, settings, record, seed)
        if played.position is not None:
            record.position = played.position
            match.state = read_position(game, played.seats, settings, played.position)
            return match
        chance = script(record.deal, 0)
        match.state = game.begin(played.seats, settings, chance, match.events)
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

    # What may be known

    def view(self, seat: int | None) -> Json:
        """Return what this seat (None = a spectator) may know, as JSON."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.show(self.game.view(self.state, seat))

    def told(self, seat: int | None, after: int = 0) -> list[Json]:
        """Return the events from index `after` on, as this seat learned them."""
        return [event.told_to(seat) for event in self.events[after:]]

    def recalled(self, seat: int | None) -> list[Json]:
        """Return the events that this seat may read again."""
        again = self.game.recall(self.settings, self.told(seat), seat)
        return [event for event in again if event is not None]

    def sample(self, seat: int | None, seed: int) -> Match:
        """Sample a world that this seat cannot tell from the true one, as a new match."""
        if seat is not None:
            self._check_seat(seat)
        state = self.game.sample(self.game.view(self.state, seat), Chance(seed))
        return Match.from_state(self.game, self.settings, state, seed=f"sample {seed}")

    def position(self) -> Json:
        """Return the whole state as readable JSON."""
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
    def scores(self) -> list[float] | None:
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]] | None:
        """Seats from first to last, grouping ties; None while the match is in progress."""
        return self.game.ranking(self.state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that won; there may be none."""
        return [seat for seat in range(self.seats) if self.over and self.state.reward(seat) > 0]

    # Undo

    def undo_refusal(self, seat: int) -> Refused | None:
        """Return why this seat may not undo its last pick without consent; None if it may.

        Later picks of others without events do not count: refusing because of them would reveal that others were asked.
        """
        if not (0 <= seat < self.seats and self.made[seat]):
            return Refused("undo-nothing", game=self.game.name, seat=seat)
        last = self.last_pick(seat)
        # Checked before other seats' picks, because it may be secret that others were asked at all. Chance and
        # revealing share one reason: after a secret question, the chance outcomes belong to that answer instead of
        # this pick, so separate reasons would reveal the question.
        if self.record.lines[last].outcomes or self.revealing[last]:
            return Refused("undo-unforeseen", game=self.game.name, seat=seat)
        if any(self.shown[last + 1 :]):
            return Refused("undo-others", game=self.game.name, seat=seat)
        return None

    def last_pick(self, seat: int) -> int:
        """Return the index of this seat's last pick."""
        last = len(self.record.lines) - 1
        while self.record.lines[last].seat != seat:
            last -= 1
        return last

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Undo this seat's last pick and, with the table's consent, everything after it.

        Draws stay consumed, so an outcome that was seen does not repeat.
        """
        refused = self.undo_refusal(seat)
        if refused is not None and (not consent or refused.id == "undo-nothing"):
            raise refused
        self.take_back(self.last_pick(seat))

    def take_back(self, index: int) -> None:
        """Undo the pick at this index and all after it, at a cost proportional to their number."""
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
        """Recompute the state before the pick at this index from the nearest earlier snapshot."""
        game, record = self.game, self.record
        mark = self.trail.back(index) or Mark(0, self._replay_head(record, self.seed, ScriptedChance).state)
        state = mark.read(game, self.settings, self.seats)
        for at in range(mark.lines, index):
            line = record.lines[at]
            pick, chance = game.picks.numbers[line.pick], ScriptedChance(line.outcomes, line.drawn)
            game.apply(state, line.seat, pick, chance, [])  # with a sink: a game may set fields only then
            if (at + 1) % EVERY == 0:
                self.trail.mark(at + 1, state)
        return state
