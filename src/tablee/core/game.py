"""A Game: the rules of one game, as a stateless object."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core import renamed
from tablee.core.bits import contains, members
from tablee.core.chance import Chance
from tablee.core.decision import Decision
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.fields import Shown
from tablee.core.meter import Meter
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value, read_settings
from tablee.core.state import State
from tablee.core.view import View

Json = dict[str, Any]


class Game(ABC):
    """The rules. A subclass says what exists and how it starts; the hot face (State, View) does the work."""

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    older_rules: ClassVar[Mapping[int, Mapping[str, Value]]] = {}  # versions still played: the settings that do it
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int]
    minutes: ClassVar[int] = 30
    settings: ClassVar[tuple[Setting, ...]] = ()
    groups: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # settings of its length and its variants; the rest is for experts
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}  # settings that are chosen together, under a name
    stances: ClassVar[tuple[str, ...]] = ()  # when a person may want to be asked, the usual one first
    is_open: ClassVar[bool] = False  # nothing is hidden but what nobody knows, such as the order of a deck
    all_may_lose: ClassVar[bool] = True  # a match may end without any winner
    picks: ClassVar[Picks]
    shown: ClassVar[Shown] = Shown(Any)  # what `show` answers, for whoever wants its types

    def __init_subclass__(cls) -> None:
        renamed.adopt(cls)

    # The six questions

    def setup(self, seats: int, settings: Mapping[str, Any], chance: Chance, tell: list[Event] | None = None) -> State:
        """How does it start?"""
        chosen = self.read_settings(seats, settings)
        state = self.blank()
        state.seats = seats
        state.sink = tell
        self.start(state, chosen, chance)
        state.sink = None
        return state

    def pending(self, state: State) -> list[Decision]:
        """Who is asked what now? Several = simultaneous, none = over."""
        return [self.decision(state, seat) for seat in members(state.asked)]

    def apply(self, state: State, seat: int, pick: int, chance: Chance, tell: list[Event] | None = None) -> None:
        """What does this offered pick do?"""
        state.sink = tell
        state.apply(seat, pick, chance)
        state.sink = None

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What may this seat (None = a spectator) know?"""

    def sample(self, view: View, chance: Chance) -> State:
        """A full world that looks like this view."""
        state = self.blank()
        view.sample_into(state, chance)
        return state

    def scores(self, state: State) -> list[float] | None:
        """Who won? None while the match is under way."""
        return [float(state.score(seat)) for seat in range(state.seats)] if state.is_over() else None

    # What each game says

    @abstractmethod
    def blank(self) -> State:
        """An empty state."""

    @abstractmethod
    def start(self, state: State, settings: dict[str, Value], chance: Chance) -> None:
        """Set up a blank state whose seats are known."""

    @abstractmethod
    def question(self, state: State, seat: int) -> tuple[str, Json]:
        """The kind of decision this seat faces, and the arguments of its sentence: only what its view holds."""

    def is_quiet(self, state: State) -> bool:
        """True when who is being asked is itself secret."""
        return False

    @abstractmethod
    def show(self, view: View) -> Json:
        """The whole view as JSON."""

    @abstractmethod
    def read_view(self, shown: Json) -> View:
        """The view from its JSON."""

    @abstractmethod
    def position(self, state: State) -> Json:
        """The whole state as readable JSON."""

    @abstractmethod
    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> State:
        """The state from its JSON; BadInput naming the field that cannot be read."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise BadInput naming the field when an invariant is broken."""

    @abstractmethod
    def refusal(self, view: View, pick: str) -> Refused:
        """Why this pick is not offered to the seat of this view, with the clause that forbids it.

        It need not be in the table of picks: any text that `picks.fits` comes here, such as one that is never possible.
        """

    def in_order(self, verb: str, options: list[str]) -> list[str]:
        """The options that "this verb, three times" takes one after the other; none where the verb alone says too little."""
        return []

    def waived(self, view: View, stance: str) -> str:
        """The pick this stance gives to the open question of this view by itself; empty: the person is asked.

        A game without stances may answer what leaves no choice. Only what everybody sees may decide: then neither a pause nor its absence tells what somebody holds.
        """
        return ""

    def spelled(self, view: View, text: str) -> list[str]:
        """The picks a person means by a longer answer, such as the goal of a walk; the text itself where it is one pick."""
        return [text]

    @abstractmethod
    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        """The most picks a match can have."""

    def forgets(self, settings: Mapping[str, Value]) -> bool:
        """Whether some of what was told may not be read again (`recall`)."""
        return False

    def recall(self, settings: Mapping[str, Value], told: list[Json], seat: int | None) -> list[Json | None]:
        """What this seat was told so far, as it may read it again; None where a game of memory leaves nothing to read."""
        return list(told)

    def meter(self) -> Meter | None:
        """Measures of this game's own, taken while a match is watched."""
        return None

    # What follows from it

    def decision(self, state: State, seat: int, number: int = 0) -> Decision:
        """What this seat is asked, or how it may change its sealed answer."""
        texts = self.picks.texts
        kind, args = self.question(state, seat)
        asked = Decision(seat, kind, [texts[pick] for pick in state.options(seat)], args, number)
        asked.answered = contains(state.sealed, seat)
        return asked

    def why_not(self, state: State, seat: int, text: str) -> Refused:
        """Why this text, whatever it says, is no answer of this seat now: found from its view alone."""
        verb = text.partition(" ")[0]
        if not self.picks.reads(text):
            return Refused("pick-unknown", game=self.name, pick=text[:80])
        if self.picks.fits(text):
            return self.refusal(self.view(state, seat), text)
        offered = [self.picks.texts[pick] for pick in state.options(seat)]
        fitting = [pick for pick in offered if pick.partition(" ")[0] == verb]
        example = fitting[0] if fitting else self.picks.example(verb)
        return Refused("pick-form", self.picks.clauses.get(verb, ""), game=self.name, pick=text, example=example)

    def read_settings(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """Check the number of seats and the given settings; a game with contradictory ones checks more."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput("seat-count", game=self.name, field="seats", seats=seats, allowed=self.seat_range)
        return read_settings(self.settings, given, self.name)

    @property
    def seat_range(self) -> str:
        """`2–5`, or `2` where there is no choice."""
        fewest, most = self.fewest_seats, self.most_seats
        return str(fewest) if fewest == most else f"{fewest}–{most}"

    @property
    def offered(self) -> list[Setting]:
        """The settings of a new match."""
        return [setting for setting in self.settings if not setting.past]

    def knows_rules(self, version: int) -> bool:
        """Whether a match of this version can be continued and replayed."""
        return version == self.rules_version or version in self.older_rules

    def read_older(self, version: int, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """The settings of a match of this version, with those that make today's rules play the way it did."""
        if not self.knows_rules(version):
            known = self.rules_version
            raise BadInput("record-rules", game=self.name, field="game", version=version, known=known)
        return self.read_settings(seats, {**given, **self.older_rules.get(version, {})})

    def ranking(self, state: State) -> list[list[int]]:
        """Seats from first to last; seats that share a place are grouped."""
        scores = [state.score(seat) for seat in range(state.seats)]
        return [
            [seat for seat in range(state.seats) if scores[seat] == score]
            for score in sorted(set(scores), reverse=True)
        ]

    # Old names, for one version

    @property
    def options(self) -> tuple[Setting, ...]:
        renamed.warn("Game.options", "settings")
        return self.settings

    def place(self, seats: int, options: dict[str, Value], position: Json) -> State:
        renamed.warn("Game.place", "from_position")
        return self.from_position(seats, options, position)

    def read_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        renamed.warn("Game.read_options", "read_settings")
        return self.read_settings(seats, given)
