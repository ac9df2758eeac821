"""The shapes of the REST interface under /api; the routes are in api.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.server.protocol import Clock, Json, Lang, Name, SeatNumber, Status
from tablee.server.teaching import CoachNotes, Why

HealthStatus = Literal["ok", "no-database", "disk-full", "read-only", "corrupt"]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60, description="a bot as written: ismcts:ms=500")]


class Given(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Reply(Struct):
    """What the server answers."""


# ------------------------------------------------------------------ games


class OptionInfo(Reply):
    """An option of a game, for a form: a flag, a number from low to high, one of choices, or `many` of them."""

    name: str
    default: Any
    choices: list[str]
    low: int
    high: int
    many: int


class LevelInfo(Reply):
    """A level of bots at a game, and its rating: 1000 is the middle, twice `unsure` around it hold 95 %; 0 = not rated."""

    name: str
    rating: int
    unsure: int


class GameInfo(Reply):
    """A game that can be played here. `verbs` says what the words of a pick's text are (core/picks.py).

    `groups` sorts its options for a form (what is in none is for experts), `presets` are options chosen together.
    """

    name: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    minutes: int
    options: list[OptionInfo]
    groups: dict[str, list[str]]
    presets: dict[str, Json]
    verbs: dict[str, list[str]]
    title: dict[str, str]
    tagline: dict[str, str]
    levels: list[LevelInfo]


class Games(Reply):
    """All games, and what may be written for a bot: a level, or a kind with settings ("greedy:samples=8")."""

    games: list[GameInfo]
    bots: list[str]


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


# ------------------------------------------------------------------ people


class Preferences(Given):
    """How somebody likes the app: light, size of text, speed of the telling, sound; and what the coach remembers, by game."""

    theme: Literal["auto", "dark", "light"] = "dark"
    contrast: bool = False
    text: Annotated[float, Meta(ge=0.5, le=2)] = 1
    speed: Annotated[float, Meta(ge=0.1, le=100)] = 1
    sound: bool = False
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    coached: dict[Annotated[str, Meta(max_length=40)], CoachNotes] = {}


class Me(Reply):
    """Who is asking; `settings`: how they like the app, if they have ever said so.

    `kept`: they can come back without their cookie, by a password or a passkey.
    """

    person: str
    name: str
    lang: Lang
    login: str | None
    settings: Preferences | None = None
    kept: bool = False


class NewSettings(Given):
    """How one likes the app from now on, on every device."""

    lang: Lang
    settings: Preferences


class NewMe(Given):
    """A new name and language."""

    name: Name
    lang: Lang = "en"


class Credentials(Given):
    """To open an account, or to enter it."""

    login: Annotated[str, Meta(max_length=200, description="2 to 40 letters, figures and . _ @ + -")]
    password: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class NewPassword(Given):
    """To change the password of the account one is in."""

    password: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class DeviceInfo(Reply):
    """A device somebody is signed in on: its browser and system, since when, when it was last used; `here`: this one."""

    id: str
    device: str
    made: int
    seen: int
    here: bool


class PasskeyInfo(Reply):
    """A passkey: the device it was made on, when, and when it was last used."""

    id: str
    device: str
    made: int
    used: int


class Passkeys(Reply):
    """The passkeys of somebody."""

    passkeys: list[PasskeyInfo]


class PasskeyAsked(Reply):
    """What the browser is to do with a passkey, as the Web Authentication API takes it in JSON."""

    options: Json


class PasskeyAnswer(Given):
    """What the browser did, as the Web Authentication API gives it in JSON."""

    answer: dict[Annotated[str, Meta(max_length=60)], Any]


class Devices(Reply):
    """Where somebody is signed in."""

    devices: list[DeviceInfo]


class RecoveryCodes(Reply):
    """New recovery codes: each lets one in once, in place of a password that is lost."""

    codes: list[str]


class Recovery(Given):
    """A recovery code, and the password that holds from now on."""

    code: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class Farewell(Given):
    """To delete all that is kept about oneself; an account needs its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Invitation(Given):
    """The words of an invitation to a closed server."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


class PersonData(Reply):
    """All that is kept about a person."""

    data: dict[str, Any]


class HouseInfo(Reply):
    """Whose server this is, who answers for it, and whether one needs an invitation."""

    name: str
    imprint: str
    closed: bool
    version: str


# ------------------------------------------------------------------ what was played

Shown = Literal["nobody", "public", "all"]


class PlayedMatch(Reply):
    """A finished match of somebody's. A stranger sees no names and no table of a match that was not public.

    `place` is 0 where the match ended without a result; `costly`: the costliest decisions, if they were ever asked for.
    """

    table: str
    game: str
    seats: int
    seat: int
    names: list[str]
    place: int
    reward: float
    score: float
    picks: int
    lasted: int
    ended: int
    public: bool
    counts: bool
    costly: list[CostlyInfo]


class SeatStatistics(Reply):
    """Matches on one seat of so many: how often won, in shares of a win, and how often the lab's bots win there."""

    seats: int
    seat: int
    played: int
    won: float
    expected: float


class GameStatistics(Reply):
    """How somebody does at a game; `expected`: what the lab's bots would have won on the same seats.

    `streak`: matches won in a row until now, `best` ever; `learned`: lessons done, of `lessons`.
    """

    game: str
    played: int
    won: float
    expected: float
    streak: int
    best: int
    learned: int
    lessons: int
    by_seat: list[SeatStatistics]


class Profile(Reply):
    """What somebody played, as far as who asks may see it; `more`: there are earlier matches than these."""

    person: str
    name: str
    own: bool
    shown: Shown
    games: list[GameStatistics]
    matches: list[PlayedMatch]
    more: bool


class NewShown(Given):
    """What strangers see of what one played: nothing, matches at public tables, or all of them."""

    shown: Shown


# ------------------------------------------------------------------ tables


class NewTable(Given):
    """A table to open. `bots` names a bot per seat, or null for a seat a person will take."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=60)], Any] = {}
    bots: Annotated[list[BotSpec | None], Meta(max_length=16)] = []
    public: bool = False
    watch: bool = True
    hints: bool = True
    grace: Annotated[int, Meta(ge=0, le=7 * 86400, description="seconds before others may hand a gone seat on")] = 60
    clock: Clock | None = None
    lang: Lang = "en"


class TableMade(Reply):
    """The new table: its id, the code to say aloud, and the path of its link."""

    table: str
    code: str
    link: str


class TableLine(Reply):
    """A table in a list."""

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


class TableList(Reply):
    """Public tables to join or watch, or one's own."""

    tables: list[TableLine]


class OwnTable(Reply):
    """A table where somebody sits, as it stands for them alone: whether it is their turn, and for how many milliseconds.

    `waiting`: the seats that have to answer, for all this person can know. A lesson has its title.
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
    """What waits for somebody: their tables that are not over, where it is their turn first."""

    tables: list[OwnTable]


class ResumeMade(Reply):
    """To move a seat to another device: a link with a secret, and a short code to type. Each works once."""

    link: str
    token: str
    code: str
    seconds: int


class Resume(Given):
    """The token of a resume link, or the code."""

    token: Annotated[str, Meta(min_length=4, max_length=64)]


class Resumed(Reply):
    """The seat that was moved here."""

    table: str
    seat: int


# ------------------------------------------------------------------ lessons


class LessonLine(Reply):
    """A lesson in the list, and how far this person has come: a table where it is under way, whether it was learned."""

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
    """A lesson to begin, or to go on with where it was left; `again` begins it anew."""

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
    """What the coach says at a table: to the last pick, and what is to be done next."""

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
    """An uploaded record, to be viewed under its id."""

    record: str


class StepInfo(Reply):
    """One pick of a record: who picked what, what the asked viewer was told, and what it then saw.

    With all hands open, `open` holds what each seat saw.
    """

    seat: int | None
    pick: str
    events: list[Json]
    view: Json
    open: list[Json]


class Steps(Reply):
    """A part of a record seen through one seat (null: by a spectator); step 0 is the deal."""

    game: str
    seats: int
    options: Json
    viewer: int | None
    total: int
    first: int
    steps: list[StepInfo]
    scores: list[float] | None


class CostlyInfo(Reply):
    """A decision that cost its seat something: the number of its step, what was picked, what a bot would have picked.

    Outlooks are of 100, from what the seat could know then; `sure` is how likely the other pick was better, in percent;
    `why` is what it gains over the one that was made.
    """

    number: int
    played: str
    played_outlook: int
    better: str
    better_outlook: int
    sure: int
    why: Why


class Costliest(Reply):
    """The costliest decisions of a seat in a finished match, the worst first; three at most."""

    seat: int
    costly: list[CostlyInfo]


class Fork(Given):
    """Go on from a step of a record in a new match: oneself on one seat under a name, a bot on every other."""

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
