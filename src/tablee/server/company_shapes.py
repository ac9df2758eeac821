"""REST messages about other people: matchmaking, friends, reports, notices."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from tablee.server.shapes import Given, Reply


class Seek(Given):
    """Look for people to play with now: which game, and how long."""

    game: Annotated[str, Meta(max_length=40)]
    length: Literal["quick", "usual", "free"]


class Pairing(Reply):
    """The state of a search: milliseconds waited, how many others are searching, and the table found."""

    game: str
    length: str
    waited: int
    table: str
    others: int


class Companion(Reply):
    """Somebody one follows, blocks or has played with. Where they play is shown if they allow it, for public tables."""

    person: str
    name: str
    here: bool = False
    table: str = ""
    game: str = ""


class Companions(Reply):
    """Friends, recent companions and blocked people."""

    friends: list[Companion]
    recent: list[Companion]
    blocked: list[Companion]


class Relation(Given):
    """The new relation to a person."""

    kind: Literal["follow", "block", "none"]


class NewReport(Given):
    """A report to the admins: a person, or the chat event with this number at a table; and why."""

    why: Annotated[str, Meta(min_length=3, max_length=500)]
    person: Annotated[str, Meta(max_length=16)] = ""
    table: Annotated[str, Meta(max_length=16)] = ""
    number: Annotated[int, Meta(ge=0, le=10**6)] = 0


NoticeKind = Literal["turn", "invited", "over", "came"]
Way = Literal["app", "push", "mail"]


class NoticeLine(Reply):
    """A notice: it is your turn, an invitation, a match is over, or a friend has come to your table."""

    about: str
    kind: NoticeKind
    table: str
    game: str
    name: str
    at: int
    read: bool


class Notices(Reply):
    """The latest notices, which kinds to send by which channel, and the server's Web Push key.

    `feed` and `calendar` are secret addresses of the same as an RSS feed and as an iCalendar.
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
    """Which notices to send by which channel, and whether friends may see where one plays."""

    wanted: Annotated[
        dict[NoticeKind, list[Way]], Meta(extra_json_schema={"propertyNames": {"enum": list(get_args(NoticeKind))}})
    ]
    seen: bool = False


class NewPush(Given):
    """A Web Push subscription: its endpoint and keys."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewEmail(Given):
    """The address for e-mail; empty for none."""

    email: Annotated[str, Meta(max_length=120)]


class Confirmation(Given):
    """The code from a confirmation mail."""

    code: Annotated[str, Meta(min_length=4, max_length=20)]


class InviteThem(Given):
    """The person to invite to a table."""

    person: Annotated[str, Meta(min_length=1, max_length=16)]
