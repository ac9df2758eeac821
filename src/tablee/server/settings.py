"""Server settings; every value has a sensible default."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from tablee import bots

FRAME = 16_384  # maximum bytes of a message
BODY = 16_384  # maximum bytes of a REST body
RECORD = 1_048_576  # maximum bytes of an uploaded record
COOKIE = "tablee"
DURABLE = "FULL"  # SQLite syncs to disk before a commit returns


class Wall:
    """The time in milliseconds since 1970. It also notes when the system clock jumped ahead or the machine slept."""

    def __init__(
        self, clock: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic, leap: float = 2.0
    ) -> None:
        self.clock, self.steady, self.leap = clock, steady, leap
        self.last = clock(), steady()
        self.gaps: list[tuple[int, int]] = []  # time that never passed here: nobody is charged for it

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
    """A rate limit: average per second, and burst; requests beyond it are delayed by at most `patience` seconds."""

    per_second: float
    burst: int
    patience: float = 2.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits, generous to people and tight for programs; counted by person, by address, or both."""

    person: Rate = Rate(10, 40)  # requests by a person
    address: Rate = Rate(60, 300)  # requests from an address
    handshakes: Rate = Rate(5, 100)  # WebSocket handshakes from an address, accepted or not
    chat: Rate = Rate(0.5, 6)  # messages by a person
    guess: Rate = Rate(0.2, 10, 0.0)  # codes, tokens, invitations and passwords tried from an address
    tables: Rate = Rate(0.2, 20, 0.0)  # tables opened
    people: Rate = Rate(0.1, 30, 0.0)  # people (and their cookies) created from an address
    uploads: Rate = Rate(0.1, 10, 0.0)  # records uploaded
    analyses: Rate = Rate(0.2, 12, 0.0)  # matches analysed or continued
    replays: Rate = Rate(5, 60)  # pages of replays
    undos: Rate = Rate(1, 15)  # undos by a person
    hints: Rate = Rate(1, 20)  # hints requested
    sockets: int = 50  # WebSockets per address
    strangers: int = 200  # connections per address that have not made a request yet
    attended: int = 20  # tables per connection
    backlog: int = 16 * 1024 * 1024  # bytes queued for the clients of one address


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days to keep things; 0 is forever."""

    guests: int = 30  # guests without a table, after their last visit
    chat: int = 90
    notices: int = 90  # notices of matches that are over
    reports: int = 365  # settled reports
    uploads: int = 365  # uploaded records
    unstarted: int = 30  # tables whose match never began
    tables: int = 0  # all other tables, with their matches


def unlimited() -> Limits:
    """Return limits that never apply, for benchmarks."""
    free = Rate(1e9, 10**9)
    rates: dict[str, Any] = {one.name: free for one in fields(Limits) if isinstance(one.default, Rate)}
    return replace(Limits(sockets=10**9, strangers=10**9, attended=10**9, backlog=10**12), **rates)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8017
    name: str = ""  # whose server this is: a club, a family
    imprint: str = ""  # who is responsible for it, and how to reach them
    closed: bool = False  # by invitation only
    retention: Retention = Retention()
    hearing: float = 1.0  # seconds between two polls for admin actions
    origins: tuple[str, ...] = ()  # further sites whose pages may talk to this server
    tls: bool = False  # behind TLS: Secure cookies and HSTS
    hosts: tuple[str, ...] = ()  # names this server answers to; none: IP addresses and local names
    proxies: str = "127.0.0.1"  # number of proxies in front, or their addresses: they are trusted about visitors
    watchers: str = ""  # networks that may read the metrics, besides this machine and admins
    limits: Limits = Limits()
    workers: int = 2
    bots: str = ""  # where bots run: in local workers, or "ray", "ray://HOST:PORT"
    worker: tuple[str, ...] = (sys.executable, "-P", "-m", "tablee.server.worker")
    think: float = 20.0  # seconds before giving up on a bot's answer
    thought: int = 1000  # milliseconds a bot that is not a level may think about one decision
    patience: float = 2.0  # seconds a job waits for a worker before another one is started
    pace: float = 1.0  # how slowly bots of a level answer; 0 is immediately
    ping: float = 15.0  # seconds between two pings of a WebSocket
    pong: float = 10.0  # seconds to answer one
    connections: int = 0  # maximum; 0: as many as file descriptors allow
    idle: float = 60.0  # seconds an unattended table stays in memory
    beat: float = 5.0  # seconds between two heartbeats
    lease: float = 15.0  # seconds a process may be silent before others take over its bots
    spare: int = 32 * 1024 * 1024  # bytes of free disk space below which a server counts as unhealthy
    synchronous: str = DURABLE  # SQLite's setting; anything else loses picks in a power failure
    web: Path = field(default_factory=lambda: Path(__file__).parents[1] / "_web")
    docs: Path = field(default_factory=lambda: Path(__file__).parents[1] / "_docs")
    now: Callable[[], int] = wall
    smtp: str = ""  # mail server: smtp://NAME:PASSWORD@HOST:PORT; smtps for TLS from the start
    sender: str = ""  # the sender's address
    inner_pushes: bool = False  # allow push services on this network; only tests need that
    drain: bool = False  # before an update of the rules: no new match starts


def best_bot() -> str:
    """Return the strongest bot that answers within a second; it gives hints and plays for absent people."""
    return "ismcts:ms=500" if "ismcts" in bots.BOTS else "greedy"
