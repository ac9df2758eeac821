"""The rows of a table's log, which is the source of truth: a table is what reading them in order gives (table.py)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from tablee.server.protocol import Clock, Json, Lang, Series

# What everything stored calls the settings of a match: rows, snapshots, archives, as records and positions do. It stays.
STORED = "options"


class Fact(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that became true at a table."""


class Opened(Fact):
    """The table was opened, as its creator wanted it."""

    game: str
    rules_version: int
    seats: int
    settings: Json = field(name=STORED)
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
    lesson: str = ""  # the id of the lesson taught here
    delay: int = 0  # seconds by which spectators see the match later


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
    """A person left before the start; if they were the host, somebody else takes over."""

    person: str


class Started(Fact):
    """The match began: its secret seed, the published commitment, and the outcomes of the deal.

    A match that continues from a moment of another one has that position instead of a deal. A table that waited while
    the rules changed starts with the newer ones.
    """

    seed: str
    commit: str
    deal: list[int]
    position: Json | None = None
    rules_version: int = 0  # 0: that of the opening


class Picked(Fact):
    """A seat answered a decision: the chance outcomes used (None: not drawn yet), and the milliseconds it took.

    `secret`: nobody else could know that it was asked, so its clock neither ran nor gained time.
    """

    seat: int
    pick: str
    outcomes: list[int] | None = []
    drawn: int = 0
    spent: int = 0
    secret: bool = False


class Undone(Fact):
    """The pick with this index (-1: the seat's last one) was undone, and with it everything after it."""

    seat: int
    index: int = -1


class Asked(Fact):
    """The people at the table are asked to vote."""

    what: Literal["undo", "hand", "end"]
    from_seat: int
    seat: int
    reason: str = ""
    details: dict[str, Any] = {}


class Answered(Fact):
    """Somebody voted."""

    person: str
    yes: bool


class Dropped(Fact):
    """The request was rejected or is out of date."""


class Handed(Fact):
    """A bot plays a person's seat until that person returns."""

    seat: int
    bot: str


class Conceded(Fact):
    """A person gave up a seat for good; a bot plays on if the match continues."""

    seat: int
    bot: str


class Ended(Fact):
    """The match ended before its end by the rules: somebody conceded, or everybody agreed."""

    how: Literal["conceded", "agreed"]


class Back(Fact):
    """The person of a seat has returned."""

    seat: int


class Moved(Fact):
    """A seat was moved to another device, that is, to another person's cookie."""

    seat: int
    person: str


class Said(Fact):
    """Somebody spoke: free text, or a preset phrase. Spectators are heard only by spectators."""

    name: str
    text: str = ""
    phrase: str = ""
    watcher: bool = False


class Hushed(Fact):
    """A removed message: only its place is left."""

    watcher: bool = False


class Removed(Fact):
    """A message was removed: clients that have read it must forget the event with this number."""

    number: int
    watcher: bool = False


class Stanced(Fact):
    """A person set when they want to be asked."""

    seat: int
    stance: str


class Paused(Fact):
    """The match was paused, with the milliseconds used on the running clocks."""

    name: str
    spent: dict[int, int] = {}


class Resumed(Fact):
    """The match resumed."""

    name: str


class Rematched(Fact):
    """The next table of the series was opened."""

    table: str


class Closed(Fact):
    """An admin closed the table; or nobody can continue it, since its rules are not known here."""

    rules: int = 0
    known: int = 0


AnyFact = (
    Opened | Sat | BotSat | Stood | Swapped | Left | Started | Picked | Undone | Asked | Answered | Dropped | Handed | Back
    | Conceded | Ended | Moved | Said | Hushed | Removed | Stanced | Paused | Resumed | Rematched | Closed
)  # fmt: skip


class Row(Struct):
    """One row: its number at the table, when and by whom it was added, the key of the request, and the fact."""

    n: int
    at: int
    by: str
    key: str
    fact: AnyFact


encode_fact = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def decode_fact(data: str | bytes) -> AnyFact:
    """Decode the fact of a stored row."""
    return _decoder.decode(data)


StoredRow = tuple[int, int, str, str, str]  # n, at, by, key, fact


def read_row(stored: StoredRow | list[Any]) -> Row:
    """Decode a row as stored in the database, or as passed to a worker."""
    n, at, by, key, fact = stored
    return Row(n, at, by, key, decode_fact(fact))
