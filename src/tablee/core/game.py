"""A Game: the rules of one game, as a stateless object."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

from tablee.core import renamed
from tablee.core.bits import contains, members
from tablee.core.chance import Chance
from tablee.core.decision import Decision
from tablee.core.errors import BadInput, Refused
from tablee.core.event import Event
from tablee.core.fields import Json, Shown
from tablee.core.meter import Meter
from tablee.core.picks import Picks
from tablee.core.setting import Setting, Value, read_settings
from tablee.core.state import State
from tablee.core.view import View

__all__ = ["Game", "Json"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=View, default=Any)
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")  # their defaults come with Python 3.13


class Game(ABC, Generic[S, V]):
    """The rules. A subclass defines the components and the setup; the hot face (State, View) does the work.

    `Game[ChessState, ChessView]` says which classes of the hot face the game deals in; a plain `Game` takes any.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    older_rules: ClassVar[Mapping[int, Mapping[str, Value]]] = {}  # version -> the settings that emulate it
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int]
    minutes: ClassVar[int] = 30
    settings: ClassVar[tuple[Setting, ...]] = ()
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # length and variants; other settings are for experts
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}  # named combinations of settings
    stances: ClassVar[tuple[str, ...]] = ()  # when a person may want to be asked; the first is the default
    is_open: ClassVar[bool] = False  # True if nothing is hidden except what nobody knows, such as the order of a deck
    all_may_lose: ClassVar[bool] = True  # a match may end without any winner
    picks: ClassVar[Picks]
    shown: ClassVar[Shown] = Shown(Any)  # the types of what `show` returns

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        renamed.adopt(cls)

    # The six questions

    def setup(self, seats: int, settings: Mapping[str, Any], chance: Chance, tell: list[Event] | None = None) -> State:
        """How does it start?"""
        return self.begin(seats, self.read_settings(seats, settings), chance, tell)

    def pending(self, state: S) -> list[Decision]:
        """Who is asked what now? Several = simultaneous, none = over."""
        return [self.decision(state, seat) for seat in members(state.asked)]

    def apply(self, state: S, seat: int, pick: int, chance: Chance, tell: list[Event] | None = None) -> None:
        """What does this offered pick do?"""
        state.sink = tell
        state.apply(seat, pick, chance)
        state.sink = None

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What may this seat (None = a spectator) know?"""

    def sample(self, view: V, chance: Chance) -> State:
        """What might the whole state be? Sample a world consistent with this view."""
        state = self.blank()
        view.sample_into(state, chance)
        return state

    def scores(self, state: S) -> list[float] | None:
        """Who won? None while the match is under way."""
        return [float(state.score(seat)) for seat in range(state.seats)] if state.is_over() else None

    # What each game defines

    @abstractmethod
    def blank(self) -> State:
        """Return an empty state."""

    def start(self, state: S, settings: dict[str, Value], chance: Chance) -> None:
        """Set up a blank state whose seats are known.

        A game that defines `prepare` and `State.deal` instead is dealt by compiled code, in several threads at once.
        """
        self.prepare(state, settings)
        state.deal(chance)

    def prepare(self, state: S, settings: dict[str, Value]) -> None:
        """Set up a blank state whose seats are known, except what needs chance."""
        raise NotImplementedError(f"{type(self).__name__} defines neither start nor prepare")

    @abstractmethod
    def question(self, state: S, seat: int) -> tuple[str, Json]:
        """Return the kind of decision this seat faces and the arguments of its text, using its view only."""

    def is_quiet(self, state: S) -> bool:
        """True if it is secret who is being asked."""
        return False

    @abstractmethod
    def show(self, view: V) -> Json:
        """Return the whole view as JSON."""

    @abstractmethod
    def read_view(self, shown: Json) -> View:
        """Read a view from its JSON."""

    @abstractmethod
    def position(self, state: S) -> Json:
        """Return the whole state as readable JSON."""

    @abstractmethod
    def from_position(self, seats: int, settings: dict[str, Value], position: Json) -> State:
        """Read a state from its JSON. Raises BadInput naming the field that cannot be read."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Check the invariants. Raises BadInput naming the offending field."""

    @abstractmethod
    def refusal(self, view: V, pick: str) -> Refused:
        """Explain why this pick is not offered to the seat of this view, with the clause that forbids it.

        The text only has to satisfy `picks.fits`; it need not be in the table of picks, so it may never be possible.
        """

    def in_order(self, verb: str, options: list[str]) -> list[str]:
        """Return the options that repeating this verb takes, in order; empty if the verb alone is ambiguous."""
        return []

    def waived(self, view: V, stance: str) -> str:
        """Return the pick this stance makes automatically for this view's open decision; empty if the person is asked.

        A game without stances may answer forced decisions. The result may depend on public information only, so that
        neither a pause nor its absence reveals what somebody holds.
        """
        return ""

    def spelled(self, view: V, text: str) -> list[str]:
        """Expand a longer answer, such as the destination of a walk, into its picks; a single pick stays as it is."""
        return [text]

    def proposed(self, view: V) -> list[str]:
        """Return picks that a person may take as they are to answer the open question and all that belong to it.

        They are ordinary picks, worked out from the view alone, and the person may always pick something else.
        """
        return []

    @abstractmethod
    def bound(self, seats: int, settings: Mapping[str, Value]) -> int:
        """Return an upper bound on the number of picks in a match."""

    def forgets(self, settings: Mapping[str, Value]) -> bool:
        """True if `recall` may withhold some of the log."""
        return False

    def recall(self, settings: Mapping[str, Value], told: list[Json], seat: int | None) -> list[Json | None]:
        """Return this seat's log as it may be read again; None replaces an event that a game of memory withholds."""
        return list(told)

    def meter(self) -> Meter | None:
        """Return a meter for the game's own statistics, or None."""
        return None

    # Derived from the above

    def begin(self, seats: int, settings: dict[str, Value], chance: Chance, tell: list[Event] | None = None) -> State:
        """Return the state a match starts from, given settings that have been read."""
        state = self.blank()
        state.seats = seats
        state.sink = tell
        self.start(cast("S", state), settings, chance)
        state.sink = None
        return state

    def prepared(self, seats: int, settings: dict[str, Value]) -> State | None:
        """Return a state that only needs `deal`; None if the game does it all in `start`."""
        if type(self).start is not Game.start:
            return None
        state = self.blank()
        state.seats = seats
        self.prepare(cast("S", state), settings)
        return state

    def decision(self, state: S, seat: int, number: int = 0) -> Decision:
        """Return what this seat is asked, or how it may change its sealed answer."""
        texts = self.picks.texts
        kind, args = self.question(state, seat)
        asked = Decision(seat, kind, [texts[pick] for pick in state.options(seat)], args, number)
        asked.answered = contains(state.sealed, seat)
        return asked

    def why_not(self, state: S, seat: int, text: str) -> Refused:
        """Explain why this text is not an answer this seat can give now, using its view only."""
        verb = text.partition(" ")[0]
        if not self.picks.reads(text):
            return Refused("pick-unknown", game=self.name, pick=text[:80])
        if self.picks.fits(text):
            return self.refusal(cast("V", self.view(state, seat)), text)
        offered = [self.picks.texts[pick] for pick in state.options(seat)]
        fitting = [pick for pick in offered if pick.partition(" ")[0] == verb]
        example = fitting[0] if fitting else self.picks.example(verb)
        return Refused("pick-form", self.picks.clauses.get(verb, ""), game=self.name, pick=text, example=example)

    def read_settings(self, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """Validate the number of seats and the settings; a game overrides this to reject contradictory combinations."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput("seat-count", game=self.name, field="seats", seats=seats, allowed=self.seat_range)
        return read_settings(self.settings, given, self.name)

    @property
    def seat_range(self) -> str:
        """The allowed numbers of seats: `2–5`, or `2` if there is only one."""
        fewest, most = self.fewest_seats, self.most_seats
        return str(fewest) if fewest == most else f"{fewest}–{most}"

    @property
    def offered(self) -> list[Setting]:
        """The settings offered for a new match."""
        return [setting for setting in self.settings if not setting.past]

    def knows_rules(self, version: int) -> bool:
        """True if matches under this version of the rules can be continued and replayed."""
        return version == self.rules_version or version in self.older_rules

    def read_older(self, version: int, seats: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """Return the settings of a match under this version, plus those that make today's rules emulate it."""
        if not self.knows_rules(version):
            known = self.rules_version
            raise BadInput("record-rules", game=self.name, field="game", version=version, known=known)
        return self.read_settings(seats, {**given, **self.older_rules.get(version, {})})

    def ranking(self, state: S) -> list[list[int]]:
        """Return the seats from first to last, grouping ties."""
        standings = [self.standing(state, seat) for seat in range(state.seats)]
        return [
            [seat for seat in range(state.seats) if standings[seat] == standing]
            for standing in sorted(set(standings), reverse=True)
        ]

    def standing(self, state: S, seat: int) -> Any:
        """Return what ranks a seat, the best being the largest; a game overrides this where the score does not decide."""
        return state.score(seat)

    # Old names, kept for one version

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
