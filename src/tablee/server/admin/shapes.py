"""The shapes of what admins see and do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.shapes import Given, Reply, TableLine


class ChatLine(Reply):
    """Something said at a table: the number of its row, when, by which person, under which name."""

    number: int
    at: int
    person: str
    name: str
    text: str


class ChatLines(Reply):
    """All that was said at a table."""

    lines: list[ChatLine]


class Numbers(Reply):
    """How a server is used."""

    accounts: int
    guests: int
    seen_today: int
    seen_this_month: int
    tables: dict[str, int]
    games: dict[str, int]
    tables_today: int
    tables_this_month: int


class Present(Reply):
    """Somebody who is connected now."""

    person: str
    name: str
    address: str
    tables: list[str]


class DeedLine(Reply):
    """What an admin did."""

    at: int
    by: str
    deed: str
    whom: str
    detail: dict[str, Any]


class ReportLine(Reply):
    """What somebody reported: when, by whom, about whom, why; of something said at a table its line and words.

    `done`: when it was settled, and by which admin; 0 while it waits.
    """

    report: str
    at: int
    by: str
    by_name: str
    whom: str
    whom_name: str
    table: str
    number: int
    words: str
    why: str
    done: int
    done_by: str


class Overview(Reply):
    """The server at a glance: numbers, reports, who is connected, the latest tables, the latest deeds."""

    numbers: Numbers
    reports: list[ReportLine]
    present: list[Present]
    tables: list[TableLine]
    deeds: list[DeedLine]


class Deed(Given):
    """Something an admin wants done: which of DEEDS, to whom or what, and the rest as the deed needs it."""

    deed: Literal["close", "hush", "mute", "ban", "pardon", "forget", "invite", "clean", "settle"]
    whom: Annotated[str, Meta(max_length=64)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    hours: Annotated[int, Meta(ge=1, le=24 * 3660)] = 24
    why: Annotated[str, Meta(max_length=200)] = ""


class DeedDone(Reply):
    """What came of it: a date, a code, or nothing."""

    said: str
