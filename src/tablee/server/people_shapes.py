"""The shapes of the REST interface that are about people: who one is, how one proves it, what one played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tablee.server.protocol import Json, Lang, Name
from tablee.server.shapes import CostlyInfo, Given, Reply
from tablee.server.teaching import CoachNotes

# ------------------------------------------------------------------ people


class Preferences(Given):
    """How somebody likes the app: light, size of text, speed of the telling, sound; and what the coach remembers, by game."""

    theme: Literal["auto", "dark", "light"] = "dark"
    contrast: bool = False
    text: Annotated[float, Meta(ge=0.5, le=2)] = 1
    speed: Annotated[float, Meta(ge=0.1, le=100)] = 1
    sound: bool = False
    volume: Annotated[float, Meta(ge=0, le=1)] = 0.6
    coached: dict[Annotated[str, Meta(max_length=40)], CoachNotes] = field(default_factory=dict)


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
    """Matches on one seat of so many: how often won, in shares of a win, and how often the lab's bots win there.

    `low` and `high`: between them lies what is expected, with 95 %, for all that the lab saw in so many `matches` of its own;
    where that is none, `expected` is an even share.
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
    """How somebody does at a game; `expected`: what the lab's bots would have won on the same seats, and its bounds.

    Only where it is `known` has the lab looked at all of these seats; of the others it is an even share.

    `streak`: matches won in a row until now, `best` ever; `learned`: lessons done, of `lessons`.
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
