"""The rows of a table's log: the stored truth. Everything a table is follows from reading them in order (table.py)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tablee.server.protocol import Clock, Json, Lang, Series


class Fact(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that became true at a table."""


class Opened(Fact):
    """The table was opened, as its creator wanted it."""

    game: str
    rules_version: int
    seats: int
    options: Json
    code: str
    host: str
    public: bool = False
    watch: bool = True
    hints: bool = True
    grace: int = 60
    clock: Clock | None = None
    lang: Lang = "en"
    previous: str = ""
    series: Series | None = None
    lesson: str = ""  # the id of the lesson that is taught here
    delay: int = 0  # seconds by which those who watch see the match later


class Sat(Fact):
    """A person sat down under a name."""

    seat: int
    person: str
    name: str


class BotSat(Fact):
    """A bot sat down."""

    seat: int
    bot: str


class Stood(Fact):
    """A seat became free."""

    seat: int


class Swapped(Fact):
    """Two seats were exchanged."""

    seat: int
    other: int


class Left(Fact):
    """A person left before the start; the host's part falls to somebody else."""

    person: str


class Started(Fact):
    """The match began: its secret seed, what is published of it, and the outcomes of the deal.

    One that goes on from a moment of another match has no deal but the position of that moment. A table that waited
    while the rules changed begins by the newer ones.
    """

    seed: str
    commit: str
    deal: list[int]
    position: Json | None = None
    rules_version: int = 0  # 0: that of the opening


class Picked(Fact):
    """A seat answered a decision; the chance outcomes it used (None: not drawn yet), and the milliseconds of its clock.

    `secret`: nobody else could know that it was asked, so its clock neither ran nor gained.
    """

    seat: int
    pick: str
    outcomes: list[int] | None = []
    drawn: int = 0
    spent: int = 0
    secret: bool = False


class Undone(Fact):
    """The pick of this index (-1: the last one of the seat) was taken back, and with it all that came after."""

    seat: int
    index: int = -1


class Asked(Fact):
    """The people of the table are asked something."""

    what: Literal["undo", "hand", "end"]
    from_seat: int
    seat: int
    reason: str = ""
    details: dict[str, Any] = {}


class Answered(Fact):
    """Somebody answered it."""

    person: str
    yes: bool


class Dropped(Fact):
    """The request was refused or is out of date."""


class Handed(Fact):
    """A bot plays a person's seat until that person is back."""

    seat: int
    bot: str


class Conceded(Fact):
    """A person gave a seat up for good; a bot plays on where the match does."""

    seat: int
    bot: str


class Ended(Fact):
    """The match ended before its end by the rules: somebody conceded, or all agreed."""

    how: Literal["conceded", "agreed"]


class Back(Fact):
    """The person of a seat is back."""

    seat: int


class Moved(Fact):
    """A seat was moved to another device, that is to another person's cookie."""

    seat: int
    person: str


class Said(Fact):
    """Somebody spoke: words of their own, or a preset phrase. A spectator is heard by spectators alone."""

    name: str
    text: str = ""
    phrase: str = ""
    watcher: bool = False


class Hushed(Fact):
    """What is left of words that were removed: their place."""

    watcher: bool = False


class Removed(Fact):
    """Words were removed: those who have read them are told to forget the event of this number."""

    number: int
    watcher: bool = False


class Stanced(Fact):
    """A person said when they want to be asked."""

    seat: int
    stance: str


class Paused(Fact):
    """The match was paused, after these milliseconds of the clocks that ran."""

    name: str
    spent: dict[int, int] = {}


class Resumed(Fact):
    """The match goes on."""

    name: str


class Rematched(Fact):
    """The next table of the series was opened."""

    table: str


class Closed(Fact):
    """An administrator closed the table; or nobody can go on with it, since it was begun by rules not known here."""

    rules: int = 0
    known: int = 0


AnyFact = (
    Opened | Sat | BotSat | Stood | Swapped | Left | Started | Picked | Undone | Asked | Answered | Dropped | Handed | Back
    | Conceded | Ended | Moved | Said | Hushed | Removed | Stanced | Paused | Resumed | Rematched | Closed
)  # fmt: skip


class Row(Struct):
    """One row: its number at the table, when and by whom it came to be, the key of the request, and the fact."""

    n: int
    at: int
    by: str
    key: str
    fact: AnyFact


encode_fact = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def decode_fact(data: str | bytes) -> AnyFact:
    """The fact of a row as it is stored."""
    return _decoder.decode(data)


StoredRow = tuple[int, int, str, str, str]  # n, at, by, key, fact


def read_row(stored: StoredRow | list[Any]) -> Row:
    """A row as the database has it, or as it was handed to a worker."""
    n, at, by, key, fact = stored
    return Row(n, at, by, key, decode_fact(fact))
