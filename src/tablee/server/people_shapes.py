"""REST messages about people: identity, authentication and match history."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tablee.server.protocol import Json, Lang, Name
from tablee.server.renamed import old_name
from tablee.server.shapes import CostlyInfo, Given, Reply
from tablee.server.teaching import CoachNotes

# ------------------------------------------------------------------ people


class Preferences(Given):
    """Preferences: theme, text size, animation speed, sound; and what the coach remembers, by game."""

    theme: Literal["auto", "dark", "light"] = "dark"
    contrast: bool = False
    text: Annotated[float, Meta(ge=0.5, le=2)] = 1
    speed: Annotated[float, Meta(ge=0.1, le=100)] = 1
    sound: bool = False
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    coached: dict[Annotated[str, Meta(max_length=40)], CoachNotes] = field(default_factory=dict)


class Me(Reply):
    """The asking person, with their preferences if they have ever set any.

    `kept`: they can sign in again without their cookie, by a password or a passkey.
    """

    person: str
    name: str
    lang: Lang
    login: str | None
    preferences: Preferences | None = None
    kept: bool = False
    settings: Annotated[Preferences | None, old_name("preferences")] = None

    def __post_init__(self) -> None:
        self.settings = self.preferences


class NewPreferences(Given):
    """New preferences, for all of the person's devices."""

    lang: Lang
    preferences: Preferences


class NewSettings(Given):
    """Deprecated: `NewPreferences` under its old name."""

    lang: Lang
    settings: Preferences


class NewMe(Given):
    """A new name and language."""

    name: Name
    lang: Lang = "en"


class Credentials(Given):
    """To create an account, or to log in."""

    login: Annotated[str, Meta(max_length=200, description="2 to 40 letters, figures and . _ @ + -")]
    password: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class NewPassword(Given):
    """To change the password of the current account."""

    password: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class DeviceInfo(Reply):
    """A signed-in device: its browser and system, since when, and when it was last used; `here`: the current one."""

    id: str
    device: str
    made: int
    seen: int
    here: bool


class PasskeyInfo(Reply):
    """A passkey: the device it was created on, when, and when it was last used."""

    id: str
    device: str
    made: int
    used: int


class Passkeys(Reply):
    """A person's passkeys."""

    passkeys: list[PasskeyInfo]


class PasskeyAsked(Reply):
    """Options for the browser's WebAuthn API, in JSON."""

    options: Json


class PasskeyAnswer(Given):
    """The result of the browser's WebAuthn API, in JSON."""

    answer: dict[Annotated[str, Meta(max_length=60)], Any]


class Devices(Reply):
    """Where a person is signed in."""

    devices: list[DeviceInfo]


class RecoveryCodes(Reply):
    """New recovery codes: each works once, in place of a lost password."""

    codes: list[str]


class Recovery(Given):
    """A recovery code, and a new password."""

    code: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200, description="8 characters or more")]


class Farewell(Given):
    """To delete everything stored about oneself; an account needs its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Invitation(Given):
    """The code of an invitation to a closed server."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


class PersonData(Reply):
    """Everything stored about a person."""

    data: dict[str, Any]


class HouseInfo(Reply):
    """Whose server this is, who is responsible for it, and whether it is closed to people without an invitation."""

    name: str
    imprint: str
    closed: bool
    version: str


# ------------------------------------------------------------------ match history

Shown = Literal["nobody", "public", "all"]


class PlayedMatch(Reply):
    """A finished match in somebody's history. Of a match that was not public, strangers see no names and no table.

    `place` is 0 if the match ended without a result; `costly`: the costliest decisions, if they were ever requested.
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
    """Matches on one seat at tables of this size: wins (shared ones as fractions), and what the lab's bots would win.

    `low` and `high` are the 95 % bounds of `expected`, from `matches` played by the lab; if 0, `expected` is an equal
    share.
    """

    seats: int
    seat: int
    played: int
    won: float
    expected: float
    low: float
    high: float
    matches: int


class GameStatistics(Reply):
    """A person's results at a game; `expected`: what the lab's bots would have won on the same seats, with its bounds.

    `known`: the lab has measured all of these seats; otherwise the missing ones count as equal shares.

    `streak`: matches won in a row up to now, `best` ever; `learned`: lessons done, of `lessons`.
    """

    game: str
    played: int
    won: float
    expected: float
    low: float
    high: float
    known: bool
    streak: int
    best: int
    learned: int
    lessons: int
    by_seat: list[SeatStatistics]


class Profile(Reply):
    """A person's match history, as far as the asker may see it; `more`: there are earlier matches."""

    person: str
    name: str
    own: bool
    shown: Shown
    games: list[GameStatistics]
    matches: list[PlayedMatch]
    more: bool


class NewShown(Given):
    """What strangers see of one's match history: nothing, matches at public tables, or everything."""

    shown: Shown
