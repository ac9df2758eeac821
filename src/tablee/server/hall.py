"""The hall: every open connection, what its client owes us, and since when. Clients that stall are disconnected.

A client may withhold the end of a header, body or frame, a pong, or simply not read. That must not cost anybody
else: each has a deadline, enforced by one sweep over all connections.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

# Seconds a client may owe something; a pong may take `Settings.pong`.
PATIENCE = {"header": 10.0, "body": 20.0, "frame": 10.0, "reading": 20.0, "closing": 5.0}
SWEEP = 2.0
TOGETHER = 20  # connections closed in one go, before others get their turn
RESERVE = 128  # file descriptors kept for the database, workers and files
MANY = 65_536  # connections, where the system sets no limit


class Guest(Protocol):
    """A connection, as the hall sees it."""

    transport: asyncio.Transport
    owes: dict[str, float]
    address: str  # the visitor, as the limits count visitors; empty if unknown, as behind a proxy


class Hall:
    """All connections of this process."""

    def __init__(self, most: int = 0, strangers: int = MANY, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most or room_for_connections()
        self.most_strangers = strangers
        self.clock = clock
        self.guests: dict[Guest, None] = {}  # in order of arrival
        self.strangers: dict[str, dict[Guest, None]] = {}  # by address: those that have not made a request yet
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
            for cut, _guest in enumerate(self.sweeping(), start=1):
                if cut % TOGETHER == 0:
                    await asyncio.sleep(0)

    def is_room(self) -> bool:
        """True if another connection fits. When full, the oldest one that has not sent its header is dropped."""
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

    def meet(self, guest: Guest) -> None:
        """Add a new connection, which owes its first request. If its address has too many of these, close the oldest.

        So nobody fills the hall alone, and there are never many to close in one go.
        """
        self.come(guest)
        self.owe(guest, "header")
        alike = self.strangers.setdefault(guest.address, {})
        alike[guest] = None
        if len(alike) > self.most_strangers and guest.address:
            self._cut(next(iter(alike)), "crowd")

    def know(self, guest: Guest) -> None:
        """Note that this connection has made a request."""
        alike = self.strangers.get(guest.address, {})
        alike.pop(guest, None)
        if not alike:
            self.strangers.pop(guest.address, None)

    def go(self, guest: Guest) -> None:
        self.guests.pop(guest, None)
        self.know(guest)

    def owe(self, guest: Guest, what: str) -> None:
        """Record that this client owes us something, from now on unless it already does."""
        guest.owes.setdefault(what, self.clock())

    def sweep(self) -> None:
        """Disconnect everybody who has owed something for too long."""
        for _guest in self.sweeping():
            pass

    def sweeping(self) -> Iterator[Guest]:
        """Disconnect them one by one, and yield each, so that others can have their turn in between."""
        now = self.clock()
        for guest in list(self.guests):
            if guest.transport.is_closing():
                self.owe(guest, "closing")
            late = [what for what, since in guest.owes.items() if now - since >= PATIENCE[what]]
            if late and guest in self.guests:  # it may have left in the meantime
                self._cut(guest, late[0])
                yield guest

    def _cut(self, guest: Guest, what: str) -> None:
        self.cut[what] += 1
        self.go(guest)
        guest.transport.abort()


def room_for_connections() -> int:
    """Return how many connections this process can have, after raising its limit as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        soft = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(16, soft - RESERVE)
