"""How a server is set up; every value has a sensible default."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from tablee import bots
from tablee.server.store.engine import DURABLE

FRAME = 16_384  # bytes of a message at most
BODY = 16_384  # bytes of a REST body at most
RECORD = 1_048_576  # bytes of an uploaded record at most


class Wall:
    """Milliseconds since 1970, which also notes when the clock of the system was set forward, or the machine slept."""

    def __init__(
        self, clock: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic, leap: float = 2.0
    ) -> None:
        self.clock, self.steady, self.leap = clock, steady, leap
        self.last = clock(), steady()
        self.gaps: list[tuple[int, int]] = []  # times that were never lived through: nobody is charged for them

    def __call__(self) -> int:
        now, since = self.clock(), self.steady()
        lived = self.last[0] + since - self.last[1]
        if now - lived > self.leap:
            self.gaps.append((int(lived * 1000), int(now * 1000)))
        self.last = now, since
        return int(now * 1000)


wall = Wall()


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit: so many per second on average, so many at once; what comes sooner waits, at most `patience` seconds."""

    per_second: float
    burst: int
    patience: float = 2.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Who may ask how often. Generous to people, tight for programs; each holds for a person and for an address alike."""

    person: Rate = Rate(10, 40)  # requests of a person
    address: Rate = Rate(60, 300)  # requests of an address
    handshakes: Rate = Rate(5, 100)  # WebSockets an address asks for, whether it gets them or not
    chat: Rate = Rate(0.5, 6)  # a person's
    guess: Rate = Rate(0.2, 10, 0.0)  # codes, tokens, invitations and passwords, of an address
    tables: Rate = Rate(0.2, 20, 0.0)  # tables opened
    people: Rate = Rate(0.1, 30, 0.0)  # people (and their cookies) made, of an address
    uploads: Rate = Rate(0.1, 10, 0.0)  # records uploaded
    analyses: Rate = Rate(0.2, 12, 0.0)  # matches analysed or gone on with
    replays: Rate = Rate(5, 60)  # pages of replays
    undos: Rate = Rate(1, 15)  # a person's
    hints: Rate = Rate(1, 20)  # hints asked for
    sockets: int = 50  # connections of one address
    attended: int = 20  # tables of one connection
    backlog: int = 16 * 1024 * 1024  # bytes that wait for the clients of one address


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days things are kept; 0 is for ever."""

    guests: int = 30  # guests without a table, after they were last here
    chat: int = 90
    notices: int = 90  # what people were told, of matches that are over
    reports: int = 365  # that are settled
    uploads: int = 365  # records that were uploaded
    unstarted: int = 30  # tables whose match never began
    tables: int = 0  # all others, with their matches


def unlimited() -> Limits:
    """No limits at all, for measurements."""
    free = Rate(1e9, 10**9)
    rates: dict[str, Any] = {one.name: free for one in fields(Limits) if isinstance(one.default, Rate)}
    return replace(Limits(sockets=10**9, attended=10**9, backlog=10**12), **rates)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server process."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8017
    name: str = ""  # whose server this is: a club, a family
    imprint: str = ""  # who answers for it, and how they are reached
    closed: bool = False  # one enters by invitation
    retention: Retention = Retention()
    hearing: float = 1.0  # seconds between two looks at what admins have done
    origins: tuple[str, ...] = ()  # further sites whose pages may talk to this server
    tls: bool = False  # behind TLS: Secure cookies and HSTS
    hosts: tuple[str, ...] = ()  # names under which this server is asked; none: addresses and names of the house
    proxies: str = "127.0.0.1"  # how many proxies stand in front, or their addresses: their word about visitors counts
    watchers: str = ""  # networks that may read the metrics, besides this machine and admins
    limits: Limits = Limits()
    workers: int = 2
    bots: str = ""  # where bots think: in workers of this machine, or "ray", "ray://HOST:PORT"
    worker: tuple[str, ...] = (sys.executable, "-P", "-m", "tablee.server.worker")
    think: float = 20.0  # seconds after which a bot that has not answered is given up
    thought: int = 1000  # milliseconds a bot that is no level may be asked to think about one decision
    patience: float = 2.0  # seconds a job waits for a worker before one more is made
    pace: float = 1.0  # how slowly bots of a level answer; 0 is at once
    ping: float = 15.0  # seconds between two pings of a WebSocket
    pong: float = 10.0  # seconds to answer one
    connections: int = 0  # at most; 0 is as many as the system gives descriptors for
    idle: float = 60.0  # seconds a table nobody attends stays in memory
    beat: float = 5.0  # seconds between two signs of life
    lease: float = 15.0  # seconds a process may be silent before others take over its tables' bots
    spare: int = 32 * 1024 * 1024  # bytes of the disk below which a server counts as unwell
    synchronous: str = DURABLE  # of SQLite; anything else loses picks when the power fails
    web: Path = field(default_factory=lambda: Path(__file__).parents[1] / "_web")
    docs: Path = field(default_factory=lambda: Path(__file__).parents[1] / "_docs")
    now: Callable[[], int] = wall
    smtp: str = ""  # a server that sends mail: smtp://NAME:PASSWORD@HOST:PORT; smtps for TLS from the start
    sender: str = ""  # the address mail comes from
    inner_pushes: bool = False  # whether push services on this network may be written to; only tests need that
    drain: bool = False  # before new rules: no match begins any more


def best_bot() -> str:
    """The strongest bot that answers within a second: it gives hints and plays for those who are gone."""
    return "ismcts:ms=500" if "ismcts" in bots.BOTS else "greedy"
