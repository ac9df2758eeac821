"""The shapes of the REST interface about other people: pairing, friends, reports, notices."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from tablee.server.shapes import Given, Reply


class Seek(Given):
    """To play with people now: which game, and how long."""

    game: Annotated[str, Meta(max_length=40)]
    length: Literal["quick", "usual", "free"]


class Pairing(Reply):
    """How it stands for somebody who looks for others: for how many milliseconds, how many others do, and the table found."""

    game: str
    length: str
    waited: int
    table: str
    others: int


class Companion(Reply):
    """Somebody one follows, blocks or has played with; where they play now only if they allow it and the table is public."""

    person: str
    name: str
    here: bool = False
    table: str = ""
    game: str = ""


class Companions(Reply):
    """Everybody one has to do with."""

    friends: list[Companion]
    recent: list[Companion]
    blocked: list[Companion]


class Relation(Given):
    """What somebody is to one from now on."""

    kind: Literal["follow", "block", "none"]


class NewReport(Given):
    """What those who run the server should look at: a person, or what was said at a table in the event of a number; and why."""

    why: Annotated[str, Meta(min_length=3, max_length=500)]
    person: Annotated[str, Meta(max_length=16)] = ""
    table: Annotated[str, Meta(max_length=16)] = ""
    number: Annotated[int, Meta(ge=0, le=10**6)] = 0


NoticeKind = Literal["turn", "invited", "over", "came"]
Way = Literal["app", "push", "mail"]


class NoticeLine(Reply):
    """Something somebody was told: it is their turn, they are invited, a match is over, a friend has come to their table."""

    about: str
    kind: NoticeKind
    table: str
    game: str
    name: str
    at: int
    read: bool


class Notices(Reply):
    """What one was told lately, what one wants to be told by which way, and the key browsers ask push services with.

    `feed` and `calendar` are secret addresses of the same for readers of news (RSS) and for calendars (iCalendar).
    """

    notices: list[NoticeLine]
    wanted: dict[str, list[str]]
    seen: bool
    email: str
    confirmed: bool
    can_mail: bool
    key: str
    feed: str
    calendar: str


class Wishes(Given):
    """What one wants to be told by which way, and whether friends may see where one plays."""

    wanted: Annotated[
        dict[NoticeKind, list[Way]], Meta(extra_json_schema={"propertyNames": {"enum": list(get_args(NoticeKind))}})
    ]
    seen: bool = False


class NewPush(Given):
    """Where a browser can be reached when it is closed, and the keys to write to it."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewEmail(Given):
    """Where mail should go; an empty one: nowhere."""

    email: Annotated[str, Meta(max_length=120)]


class Confirmation(Given):
    """The code of a mail."""

    code: Annotated[str, Meta(min_length=4, max_length=20)]


class InviteThem(Given):
    """Somebody to be invited to a table."""

    person: Annotated[str, Meta(min_length=1, max_length=16)]
