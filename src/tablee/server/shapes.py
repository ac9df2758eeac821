"""The REST messages under /api; the routes are in api/."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tablee.server.protocol import Clock, Json, Lang, Name, SeatNumber, Status
from tablee.server.renamed import given, old_name
from tablee.server.teaching import Why

HealthStatus = Literal["ok", "no-database", "disk-full", "read-only", "corrupt"]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60, description="a bot as written: ismcts:ms=500")]


Chosen = dict[Annotated[str, Meta(max_length=60)], Any]  # settings of a match that differ from the usual
Length = Literal["quick", "usual", "slow", "free", "own"]
CLOCKS: dict[Length, Clock] = {"quick": Clock(120, 5), "usual": Clock(600, 15), "slow": Clock(1800, 30)}
"""The named clocks; a table without a clock is "free", one with any other clock has its "own"."""


class Given(Struct, forbid_unknown_fields=True):
    """The base of everything a client sends."""


class Reply(Struct):
    """The base of everything the server answers."""


# ------------------------------------------------------------------ games


class SettingInfo(Reply):
    """A setting of a game, for a form: a flag, a number from low to high, one of choices, or `many` of them."""

    name: str
    default: Any
    choices: list[str]
    low: int
    high: int
    many: int


class LevelInfo(Reply):
    """A bot level at a game, and its rating: 1000 is average, ± twice `unsure` covers 95 %; 0 if not rated."""

    name: str
    rating: int
    unsure: int


class GameInfo(Reply):
    """A game that can be played here. `verbs` describes the words of a pick's text (core/picks.py).

    `groups` sorts its settings for a form (those in none are for experts), `presets` are settings chosen together.
    """

    name: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    minutes: int
    settings: list[SettingInfo]
    groups: dict[str, list[str]]
    presets: dict[str, Json]
    verbs: dict[str, list[str]]
    title: dict[str, str]
    tagline: dict[str, str]
    levels: list[LevelInfo]
    options: Annotated[list[SettingInfo], old_name("settings")] = []

    def __post_init__(self) -> None:
        self.options = self.settings


class Games(Reply):
    """All games, the valid bot names (a level, or a kind with settings, "greedy:samples=8"), and styles ("sharp:style=bold")."""

    games: list[GameInfo]
    bots: list[str]
    styles: list[str]


class ClauseInfo(Reply):
    """One numbered rule."""

    id: str
    chapter: str
    tag: str
    text: str


class RulebookInfo(Reply):
    """A rulebook in one language."""

    title: str
    clauses: list[ClauseInfo]


# ------------------------------------------------------------------ tables


class NewTable(Given):
    """A table to open. `bots` names a bot per seat, or null for a seat a person will take."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    settings: Chosen | UnsetType = UNSET
    bots: Annotated[list[BotSpec | None], Meta(max_length=16)] = []
    public: bool = False
    watch: bool = True
    hints: bool = True
    grace: Annotated[int, Meta(ge=0, le=7 * 86400, description="seconds before others may hand a gone seat on")] = 60
    clock: Clock | None = None
    lang: Lang = "en"
    delay: Annotated[int, Meta(ge=0, le=3600, description="seconds by which those who watch see the match later")] = 0
    options: Annotated[Chosen | UnsetType, old_name("settings")] = UNSET

    @property
    def chosen(self) -> Chosen:
        """The settings, under either name; BadInput if given under both."""
        return given("settings", self.settings, "options", self.options) or {}


class TableMade(Reply):
    """The new table: its id, the code to say aloud, and the path of its link."""

    table: str
    code: str
    link: str


class TableLine(Reply):
    """A table in a list. `length` names its clock; spectators see the match `delay` seconds later."""

    table: str
    game: str
    status: Status
    seats: int
    free: int
    names: list[str]
    watch: bool
    clock: bool
    lang: Lang
    updated: int
    lesson: str = ""
    step: int = 0
    learned: bool = False
    length: Length = "free"
    delay: int = 0


class TableList(Reply):
    """Public tables to join or watch, or one's own."""

    tables: list[TableLine]


class OwnTable(Reply):
    """A person's table from their own view: whether it is their turn, and for how many milliseconds.

    `waiting`: the seats that have to answer, as far as this person can know. A lesson has its title.
    """

    table: str
    game: str
    status: Status
    free: int
    names: list[str]
    seat: int
    yours: bool
    since: int
    waiting: list[int]
    paused: bool
    lesson: str = ""
    title: str = ""
    step: int = 0
    steps: int = 0


class OwnTables(Reply):
    """A person's unfinished tables, those where it is their turn first."""

    tables: list[OwnTable]


class ResumeMade(Reply):
    """To move a seat to another device: a link with a secret, and a short code to type. Each works once."""

    link: str
    token: str
    code: str
    seconds: int


class Resume(Given):
    """The token of a resume link, or the code."""

    token: str  # of any length: one that is too short is refused as any other that is not valid


class Resumed(Reply):
    """The seat that was moved here."""

    table: str
    seat: int


# ------------------------------------------------------------------ lessons


class LessonLine(Reply):
    """A lesson in the list, and this person's progress: a table where it is in progress, whether it was learned."""

    game: str
    number: int
    lesson: str
    title: str
    aim: str
    steps: int
    step: int
    learned: bool
    table: str


class LessonList(Reply):
    """All lessons."""

    lessons: list[LessonLine]


class NewLesson(Given):
    """A lesson to begin or to resume; `again` starts it over."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name
    lang: Lang = "en"
    again: bool = False


class ClauseSaid(Reply):
    """A clause and its text."""

    clause: str
    text: str


class LessonNow(Reply):
    """What the coach says at a table: about the last pick, and what to do next."""

    game: str
    number: int
    lesson: str
    title: str
    aim: str
    step: int
    steps: int
    said: str
    task: str
    wrong: bool
    done: bool
    end: str
    clauses: list[ClauseSaid]


# ------------------------------------------------------------------ records


class RecordMade(Reply):
    """An uploaded record, which can be viewed by its id."""

    record: str


class StepInfo(Reply):
    """One pick of a record: who picked what, and the viewer's events and view afterwards.

    With all hands open, `open` holds each seat's view.
    """

    seat: int | None
    pick: str
    events: list[Json]
    view: Json
    open: list[Json]


class Steps(Reply):
    """Part of a record as seen from one seat (null: by a spectator); step 0 is the deal."""

    game: str
    seats: int
    settings: Json
    viewer: int | None
    total: int
    first: int
    steps: list[StepInfo]
    scores: list[float] | None
    options: Annotated[Json, old_name("settings")] = {}

    def __post_init__(self) -> None:
        self.options = self.settings


class CostlyInfo(Reply):
    """A decision that cost its seat something: the number of its step, the pick made, and a bot's pick.

    Outlooks are out of 100, from what the seat could know then; `sure` is how likely the other pick was better, in
    percent; `why` is what it gains over the one made.
    """

    number: int
    played: str
    played_outlook: int
    better: str
    better_outlook: int
    sure: int
    why: Why


class Costliest(Reply):
    """The costliest decisions of a seat in a finished match, worst first; at most three."""

    seat: int
    costly: list[CostlyInfo]


class Fork(Given):
    """Continue from a step of a record in a new match: oneself on one seat under a name, a bot on every other."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    name: Name
    bot: BotSpec
    lang: Lang = "en"


class Health(Reply):
    """Whether the server and its database work."""

    status: HealthStatus
    version: str
    tables: int
