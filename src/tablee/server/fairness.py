"""Fair queueing: visitors share the workers evenly, and the tables of one visitor share that visitor's part."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tablee.server.serving import Serving

Thing = TypeVar("Thing")


class Lane(NamedTuple):
    """Whom a job is for: a visitor (an address), and one of their tables."""

    visitor: str = ""
    table: str = ""


@dataclass(slots=True)
class Share:
    """One party's share: running and waiting jobs, and seconds of work used so far."""

    running: int = 0
    waiting: int = 0
    used: float = 0.0


class FairQueue(Generic[Thing]):
    """Hands out things one at a time: to the visitor with the fewest running jobs, then the least seconds used.

    After a pause a visitor starts level with the others: no credit is saved up, and no debt is carried over.
    """

    def __init__(self) -> None:
        self.lanes: dict[Lane, deque[asyncio.Future[Thing]]] = {}
        self.visitors: dict[str, Share] = {}
        self.tables: dict[Lane, Share] = {}
        self.level = 0.0  # how much the visitor served last had used

    def __len__(self) -> int:
        return sum(map(len, self.lanes.values()))

    def used(self, visitor: str) -> float:
        """Return by how many seconds a visitor is ahead of others."""
        share = self.visitors.get(visitor)
        return max(0.0, share.used - self.level) if share else 0.0

    def wait(self, lane: Lane) -> asyncio.Future[Thing]:
        """Join the queue."""
        place: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self.lanes.setdefault(lane, deque()).append(place)
        for share in self._shares(lane):
            if not share.running and not share.waiting:
                share.used = max(share.used, self.level)
            share.waiting += 1
        return place

    def leave(self, lane: Lane, place: asyncio.Future[Thing]) -> None:
        """Leave the queue."""
        self.lanes[lane].remove(place)
        for share in self._shares(lane):
            share.waiting -= 1
        self._tidy(lane)

    def next(self) -> tuple[Lane, asyncio.Future[Thing]] | None:
        """Return whose turn it is; that place leaves the queue and counts as running."""
        lane = min(self.lanes, key=self._order, default=None)
        if lane is None:
            return None
        place = self.lanes[lane].popleft()
        self.level = max(self.level, self.visitors[lane.visitor].used)
        for share in self._shares(lane):
            share.waiting -= 1
            share.running += 1
        self._tidy(lane)
        return lane, place

    def done(self, lane: Lane, seconds: float) -> None:
        """Record how long a job has taken."""
        for share in self._shares(lane):
            share.running -= 1
            share.used += seconds
        self._tidy(lane)

    def _order(self, lane: Lane) -> tuple[int, float, int, float]:
        visitor, table = self._shares(lane)
        return visitor.running, visitor.used, table.running, table.used

    def _shares(self, lane: Lane) -> Iterator[Share]:
        yield self.visitors.setdefault(lane.visitor, Share())
        yield self.tables.setdefault(lane, Share())

    def _tidy(self, lane: Lane) -> None:
        """Drop those who neither wait nor run and are not ahead of anybody."""
        if not self.lanes.get(lane, True):
            del self.lanes[lane]
        table, visitor = self.tables[lane], self.visitors[lane.visitor]
        if not table.running and not table.waiting and table.used <= visitor.used:
            del self.tables[lane]
        if len(self.visitors) > MANY:
            behind = [name for name, share in self.visitors.items() if self._is_over(share)]
            for name in behind:
                del self.visitors[name]

    def _is_over(self, share: Share) -> bool:
        return not share.running and not share.waiting and share.used <= self.level


MANY = 1000  # visitors remembered before those not ahead of anybody are dropped


def lane_of(serving: Serving) -> Lane:
    """Return the lane of a table's bots: that of its visitor who has used the least, so that company costs nothing."""
    queue = serving.house.thinkers.queue
    there = sorted({connection.address for connection in serving.audience.attending})
    host = serving.table.host if serving.table else ""
    return Lane(min(there, key=queue.used, default=f"host {host}"), serving.id)
