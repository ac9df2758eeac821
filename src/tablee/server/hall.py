"""The hall: every open connection, what its client owes us, and since when. Who holds something back is cut off.

A client may hold back the end of a header, of a body or of a frame, an answer to a ping, or simply not read. None of
that may cost anybody else anything: each is given seconds, counted by one sweep over all connections.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

# Seconds a client may owe something; the answer to a ping is owed for `Settings.pong`.
PATIENCE = {"header": 10.0, "body": 20.0, "frame": 10.0, "reading": 20.0, "closing": 5.0}
SWEEP = 2.0
RESERVE = 128  # descriptors kept for the database, workers and files
MANY = 65_536  # connections, where the system has no limit of its own


class Guest(Protocol):
    """A connection, as the hall sees it."""

    transport: asyncio.Transport
    owes: dict[str, float]


class Hall:
    """All connections of this process."""

    def __init__(self, most: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most or room_for_connections()
        self.clock = clock
        self.guests: dict[Guest, None] = {}  # in the order they came
        self.cut: Counter[str] = Counter()
        self.task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self.guests)

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="hall")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def is_room(self) -> bool:
        """Whether one more may come. When it is full, whoever has said nothing for the longest makes room."""
        if len(self.guests) < self.most:
            return True
        silent = next((guest for guest in self.guests if "header" in guest.owes), None)
        if silent is None:
            self.cut["full"] += 1
            return False
        self._cut(silent, "header")
        return True

    def come(self, guest: Guest) -> None:
        self.guests[guest] = None

    def go(self, guest: Guest) -> None:
        self.guests.pop(guest, None)

    def owe(self, guest: Guest, what: str) -> None:
        """From now on, unless it did already, this client owes us something."""
        guest.owes.setdefault(what, self.clock())

    def sweep(self) -> None:
        """Cut off everybody who has owed something for too long."""
        now = self.clock()
        for guest in list(self.guests):
            if guest.transport.is_closing():
                self.owe(guest, "closing")
            late = [what for what, since in guest.owes.items() if now - since >= PATIENCE[what]]
            if late:
                self._cut(guest, late[0])

    def _cut(self, guest: Guest, what: str) -> None:
        self.cut[what] += 1
        self.go(guest)
        guest.transport.abort()


def room_for_connections() -> int:
    """How many connections this process can have, after asking the system for as many as it gives."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        soft = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(16, soft - RESERVE)
