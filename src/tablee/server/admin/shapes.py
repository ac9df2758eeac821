"""The messages of the admin interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.shapes import Given, Reply, TableLine


class ChatLine(Reply):
    """Something said at a table: its row number, when, by which person, under which name."""

    number: int
    at: int
    person: str
    name: str
    text: str


class ChatLines(Reply):
    """Everything said at a table."""

    lines: list[ChatLine]


class Numbers(Reply):
    """Usage statistics."""

    accounts: int
    guests: int
    seen_today: int
    seen_this_month: int
    tables: dict[str, int]
    games: dict[str, int]
    tables_today: int
    tables_this_month: int


class Present(Reply):
    """Somebody who is currently connected."""

    person: str
    name: str
    address: str
    tables: list[str]


class DeedLine(Reply):
    """Something an admin did."""

    at: int
    by: str
    deed: str
    whom: str
    detail: dict[str, Any]


class ReportLine(Reply):
    """A report: when, by whom, about whom and why; for a chat message also its line and words.

    `done`: when it was settled, and by which admin; 0 while it is open.
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
    """The server at a glance: statistics, reports, who is connected, the latest tables and the latest deeds."""

    numbers: Numbers
    reports: list[ReportLine]
    present: list[Present]
    tables: list[TableLine]
    deeds: list[DeedLine]


class Deed(Given):
    """An action requested by an admin: which deed, on whom or what, and its further arguments."""

    deed: Literal["close", "hush", "mute", "ban", "pardon", "forget", "invite", "clean", "settle"]
    whom: Annotated[str, Meta(max_length=64)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    hours: Annotated[int, Meta(ge=1, le=24 * 3660)] = 24
    why: Annotated[str, Meta(max_length=200)] = ""


class DeedDone(Reply):
    """The result of a deed: a date, a code, or nothing."""

    said: str
