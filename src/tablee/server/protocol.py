"""The WebSocket protocol at /ws: every message, both ways, as a type. docs/reference/protocol.md explains it.

One JSON object per text frame; `type` says which. Every request carries a `key` of the client's own: the answer names
it, and a request sent again with the same key is never carried out twice. web/src/protocol.ts is made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.server.teaching import Why

Json = dict[str, Any]
Lang = Literal["en", "fr"]
TableId = Annotated[str, Meta(max_length=16, description="the table's id, as in its link")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$", description="a name of the client's own")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=200, description="24 characters at most, as they will be written")]
PickText = Annotated[str, Meta(min_length=1, max_length=120)]
Status = Literal["open", "playing", "over", "closed"]
Ending = Literal["", "conceded", "agreed"]  # how a match ended before its end by the rules

# ------------------------------------------------------------------ requests: from a client


class Request(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What every request has."""

    table: TableId
    key: Key


class Enter(Request):
    """Attend a table, or catch up: everything after event number `after` is told, as one's seat or as a spectator."""

    after: EventNumber = 0
    lang: Lang = "en"


class Leave(Request):
    """Stop attending. Before the start one's seats are given up; in a running match they stay one's own."""


class Sit(Request):
    """Take a free seat under a name, before the start. One connection may take several (one screen, several people)."""

    seat: SeatNumber
    name: Name


class Stand(Request):
    """Give up a seat before the start; the host may free any seat."""

    seat: SeatNumber


class Swap(Request):
    """Before the start: move to a free seat, or as host exchange any two seats."""

    seat: SeatNumber
    other: SeatNumber


class Bot(Request):
    """As host, before the start: put a bot on a free seat ("ismcts:ms=500"), or with null take it away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None


class Start(Request):
    """As host: begin the match. Every seat must be taken, or a bot named that fills up those that are free."""

    fill: Annotated[str, Meta(max_length=60)] = ""


class Pick(Request):
    """Answer a decision. Several picks of one seat are carried out one after the other, as if each were sent alone.

    The first that is not offered ends it, and so does anything the seat could not foresee; 64 at most.
    """

    seat: SeatNumber
    decision: EventNumber
    picks: Annotated[list[PickText], Meta(min_length=1)]


class Undo(Request):
    """Take one's last pick back: at once where that is free, else the others are asked."""

    seat: SeatNumber


class Answer(Request):
    """Say yes or no to the open request of the table (`TableNow.request`)."""

    request: EventNumber
    yes: bool


class Hand(Request):
    """Let a bot play a seat: one's own at once, somebody else's by vote when they are gone or out of time."""

    seat: SeatNumber


class Concede(Request):
    """Give one's seats up for good. Where nobody would be left to play with, the match ends; else a bot plays on."""


class End(Request):
    """Propose to end the match as it stands: it ends without a winner when everybody agrees."""


class Back(Request):
    """Take one's seat back from the bot. Entering the table does it by itself."""

    seat: SeatNumber


class Hint(Request):
    """Ask a bot what it would pick for one's seat."""

    seat: SeatNumber


class Chat(Request):
    """Say something: either own words, or one of the preset phrases, which each reader sees in their language."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Stance(Request):
    """Say when one wants to be asked on a seat of one's own, in the game's words (`TableNow.stances`). All see it."""

    seat: SeatNumber
    stance: Annotated[str, Meta(max_length=20)]


class Pause(Request):
    """Pause the match, or go on."""

    on: bool


class Lift(Request):
    """One screen, several people: the person of this seat has lifted the curtain and alone looks at the screen."""

    seat: SeatNumber
    after: EventNumber = 0


class Lower(Request):
    """One screen, several people: the curtain is down again."""


class Rematch(Request):
    """After the end: open the next table, seats rotated, score carried on."""


class Ping(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Ask whether the server is there."""

    key: Key


ClientMessage = (
    Enter | Leave | Sit | Stand | Swap | Bot | Start | Pick | Undo | Answer | Hand | Concede | End | Back | Hint | Chat | Stance | Pause
    | Lift | Lower | Rematch | Ping
)  # fmt: skip

# ------------------------------------------------------------------ parts of answers


class Problem(Struct):
    """Why something cannot be done: an id for programs, a sentence for people, the clause where a rule says so."""

    id: str
    sentence: str
    clause: str = ""
    details: Json = {}


class DecisionNow(Struct):
    """The question open for the seat one looks through. `answered`: a sealed answer is in and may be changed."""

    number: int
    kind: str
    args: Json
    options: list[str]
    answered: bool


class Result(Struct):
    """How the match ended; seats that share a place stand together in `ranking`."""

    scores: list[float]
    ranking: list[list[int]]
    winners: list[int]


class Clock(Struct, forbid_unknown_fields=True):
    """A clock: seconds in the bank of each seat, and seconds added for every decision answered."""

    bank: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class ClocksNow(Struct):
    """Milliseconds left to each seat when this was sent, and whose clock runs on from there."""

    left: list[int]
    running: list[int]


class UndoNow(Struct):
    """Whether one may take the last pick back alone, and if not, why the others are asked."""

    free: bool
    reason: Problem | None = None


class Chair(Struct):
    """Who sits. `bot` alone: a bot's seat; with a name, it plays until they are back. `stance`: when to ask, empty: as usual."""

    name: str = ""
    bot: str | None = None
    mine: bool = False
    host: bool = False
    stance: str = ""
    conceded: bool = False


class RequestNow(Struct):
    """What the people of the table are asked: to let a pick be taken back, to hand a seat to a bot, to end the match."""

    number: int
    what: Literal["undo", "hand", "end"]
    by: int
    seat: int
    reason: Problem | None
    yes: list[int]
    open: list[int]


class Series(Struct):
    """The running score of matches played one after the other, per seat of this table."""

    played: int
    wins: list[float]
    points: list[float]


class Away(Struct):
    """A seat whose person is gone; `left`: milliseconds until the others may hand it to a bot by vote."""

    seat: int
    left: int


# ------------------------------------------------------------------ messages: from the server


class Message(Struct, tag_field="type", tag=str.lower):
    """What every message from the server is."""


class Welcome(Message):
    """The first message of a connection."""

    person: str
    name: str
    version: str
    games: list[str]
    phrases: list[str]


class TableNow(Message, tag="table"):
    """All that is known of a table besides the match itself; sent on entering and when any of it changes."""

    table: str
    code: str
    game: str
    rules_version: int
    options: Json
    status: Status
    paused: bool
    public: bool
    watch: bool
    hints: bool
    lang: Lang
    grace: int
    clock: Clock | None
    stances: list[str]
    seats: list[Chair]
    commit: str
    request: RequestNow | None
    series: Series | None
    previous: str
    next: str
    lesson: str
    ended: Ending
    delay: int


class Told(Message):
    """What happened and what is: events `after`+1, `after`+2, … and the view after the last of them.

    An event that is not for this seat is null: it has its number and nothing else. `seat` null: told as to a spectator.
    `closed`: earlier events, by number, that may be read no more, or only as they are here. `curtain`: own seats that wait for `Lift`.
    """

    table: str
    seat: int | None
    after: int
    events: list[Json | None]
    closed: dict[int, Json | None]
    view: Json | None
    decision: DecisionNow | None
    waiting: list[int]
    undo: UndoNow | None
    clocks: ClocksNow | None
    curtain: list[int]
    result: Result | None


class Presence(Message):
    """Who is there now."""

    table: str
    present: list[int]
    watchers: int
    away: list[Away]


class Done(Message):
    """The request was carried out, and stays so; `n` is the number of the last event of the table.

    Of several picks `carried` were carried out; `stopped` says why the others were not.
    """

    key: str
    table: str = ""
    n: int = 0
    carried: int = 0
    stopped: Problem | None = None


class Refused(Message):
    """The request was not carried out and nothing changed. `decision`: what is really asked, when it was out of date.

    `retry`: the same request with the same key may succeed after that many seconds. `carried`: of several picks so many
    were carried out, and stay so, before the one that is refused.
    """

    key: str
    problem: Problem
    table: str = ""
    decision: DecisionNow | None = None
    retry: float | None = None
    carried: int = 0


class Hinted(Message):
    """What a bot would pick, the same as a sentence, and why."""

    key: str
    table: str
    seat: int
    pick: str
    sentence: str
    why: Why | None


class Pong(Message):
    """The server is there; its time in milliseconds."""

    key: str
    now: int


class Notice(Message):
    """Something this person is told wherever they are: their turn, an invitation, an end, somebody at their table."""

    about: str
    kind: Literal["turn", "invited", "over", "came"]
    table: str
    game: str
    name: str


class Stopping(Message):
    """The server goes down in order; connect again soon and nothing is lost."""


ServerMessage = Welcome | TableNow | Told | Presence | Done | Refused | Hinted | Pong | Notice | Stopping
