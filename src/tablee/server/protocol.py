"""The WebSocket protocol at /ws: every message, in both directions, as a type. See docs/reference/protocol.md.

One JSON object per text frame; `type` says which. Every request carries a `key` chosen by the client: the answer repeats
it, and a request sent again with the same key is never carried out twice. web/src/protocol.ts is generated from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.server import renamed, teaching

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
    """The fields of every request."""

    table: TableId
    key: Key


class Enter(Request):
    """Attend a table, or catch up: all events after number `after` are sent, as one's seat or as a spectator."""

    after: EventNumber = 0
    lang: Lang = "en"


class Leave(Request):
    """Stop attending. Before the start one's seats are given up; in a running match they are kept."""


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
    """As host, before the start: put a bot on a free seat ("ismcts:ms=500"), or with null remove it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=60)] | None


class Start(Request):
    """As host: start the match. Every seat must be taken, unless `fill` names a bot for the free ones."""

    fill: Annotated[str, Meta(max_length=60)] = ""


class Pick(Request):
    """Answer a decision. Several picks of one seat are carried out one by one, as if each were sent alone.

    They stop at the first that is not an option, or after anything the seat could not foresee; at most 64.
    """

    seat: SeatNumber
    decision: EventNumber
    picks: Annotated[list[PickText], Meta(min_length=1)]


class Undo(Request):
    """Undo one's last pick: at once where that is free, otherwise the others are asked."""

    seat: SeatNumber


class Answer(Request):
    """Vote on the open request of the table (`TableNow.request`)."""

    request: EventNumber
    yes: bool


class Hand(Request):
    """Let a bot play a seat: one's own at once, somebody else's by vote if they are gone or out of time."""

    seat: SeatNumber


class Concede(Request):
    """Give up one's seats for good. If nobody would be left to play with, the match ends; otherwise a bot plays on."""


class End(Request):
    """Propose to end the match as it stands: if everybody agrees, it ends without a winner."""


class Back(Request):
    """Take one's seat back from the bot. Entering the table does this automatically."""

    seat: SeatNumber


class Hint(Request):
    """Ask what a bot would pick for one's seat."""

    seat: SeatNumber


class Chat(Request):
    """Say something: free text, or one of the preset phrases, which each reader sees in their language."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Stance(Request):
    """Set when one wants to be asked on one's own seat: one of the game's stances (`TableNow.stances`). Public."""

    seat: SeatNumber
    stance: Annotated[str, Meta(max_length=20)]


class Pause(Request):
    """Pause the match, or resume it."""

    on: bool


class Lift(Request):
    """One screen, several people: the person of this seat has lifted the curtain and alone looks at the screen."""

    seat: SeatNumber
    after: EventNumber = 0


class Lower(Request):
    """One screen, several people: the curtain is down again."""


class Rematch(Request):
    """After the end: open the next table, with seats rotated and the running score."""


class Ping(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Check that the server is there."""

    key: Key


ClientMessage = (
    Enter | Leave | Sit | Stand | Swap | Bot | Start | Pick | Undo | Answer | Hand | Concede | End | Back | Hint | Chat | Stance | Pause
    | Lift | Lower | Rematch | Ping
)  # fmt: skip

# ------------------------------------------------------------------ parts of messages


class Problem(Struct):
    """Why something cannot be done: an id for programs, a sentence for people, and the clause if a rule forbids it."""

    id: str
    sentence: str
    clause: str = ""
    details: Json = {}


class DecisionNow(Struct):
    """The decision open for the viewing seat. `answered`: a sealed answer is in and may be changed."""

    number: int
    kind: str
    args: Json
    options: list[str]
    answered: bool


class Result(Struct):
    """How the match ended; seats that share a place are grouped in `ranking`."""

    scores: list[float]
    ranking: list[list[int]]
    winners: list[int]


class Clock(Struct, forbid_unknown_fields=True):
    """A clock: seconds in each seat's bank, and seconds added for every decision answered."""

    bank: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class ClocksNow(Struct):
    """Milliseconds left for each seat when this was sent, and whose clocks are running."""

    left: list[int]
    running: list[int]


class UndoNow(Struct):
    """Whether one may undo the last pick alone and, if not, why the others are asked."""

    free: bool
    reason: Problem | None = None


class Chair(Struct):
    """Who sits. `bot` alone: a bot's seat; with a name: it plays until they return. `stance`: empty for the default."""

    name: str = ""
    bot: str | None = None
    mine: bool = False
    host: bool = False
    stance: str = ""
    conceded: bool = False


class RequestNow(Struct):
    """What is being voted on: an undo, handing a seat to a bot, or ending the match."""

    number: int
    what: Literal["undo", "hand", "end"]
    by: int
    seat: int
    reason: Problem | None
    yes: list[int]
    open: list[int]


class Series(Struct):
    """The running score of a series of matches, by seat of this table."""

    played: int
    wins: list[float]
    points: list[float]


class Away(Struct):
    """A seat whose person is gone; `left`: milliseconds until the others may hand it to a bot by vote."""

    seat: int
    left: int


# ------------------------------------------------------------------ messages: from the server


class Message(Struct, tag_field="type", tag=str.lower):
    """The base of every message from the server."""


class Welcome(Message):
    """The first message of a connection."""

    person: str
    name: str
    version: str
    games: list[str]
    phrases: list[str]


class TableNow(Message, tag="table"):
    """Everything about a table besides the match itself; sent on entering and whenever any of it changes."""

    table: str
    code: str
    game: str
    rules_version: int
    settings: Json
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
    options: Annotated[Json, renamed.old_name("settings")]


class Told(Message):
    """What happened and how things stand: events `after`+1, `after`+2, … and the view after the last of them.

    An event that is not for this seat is null: only its number is known. `seat`: null for a spectator. `closed`: earlier
    events, by number, that may no longer be read, or only as given here. `curtain`: own seats waiting for `Lift`.
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
    """Who is present."""

    table: str
    present: list[int]
    watchers: int
    away: list[Away]


class Done(Message):
    """The request was carried out and is durable; `n` is the number of the table's last event.

    `carried`: how many of several picks were carried out; `stopped`: why the others were not.
    """

    key: str
    table: str = ""
    n: int = 0
    carried: int = 0
    stopped: Problem | None = None


class Refused(Message):
    """The request was not carried out and nothing changed. `decision`: the current one, if the request was out of date.

    `retry`: seconds after which the same request with the same key may succeed. `carried`: picks carried out before it.
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
    why: teaching.Why | None


class Pong(Message):
    """The server is there; its time in milliseconds."""

    key: str
    now: int


class Notice(Message):
    """A notice for this person: their turn, an invitation, the end of a match, somebody at their table."""

    about: str
    kind: Literal["turn", "invited", "over", "came"]
    table: str
    game: str
    name: str


class Stopping(Message):
    """The server is shutting down; reconnect soon, nothing is lost."""


ServerMessage = Welcome | TableNow | Told | Presence | Done | Refused | Hinted | Pong | Notice | Stopping
