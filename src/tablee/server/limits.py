"""Rate limits: first a delay, then a clear refusal."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING

from starlette.types import Scope

from tablee.core.errors import Refused
from tablee.server.settings import Limits, Rate

if TYPE_CHECKING:
    from tablee.server.store import Store

FORGET = 10_000  # buckets kept before full ones are dropped


def caller(scope: Scope) -> str:
    """Return what counts as one caller: an address or, for IPv6, the /64 network of one subscriber."""
    host = scope["client"][0] if scope.get("client") else ""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6 and address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(host)


class TooFast(Refused):
    """Too many requests; retry after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        self.wait = math.ceil(wait)
        super().__init__("too-fast", seconds=self.wait)


class Buckets:
    """Token buckets, one per name (an address, a person), all refilled at the same rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # name -> tokens left, when
        self.tidy_at = FORGET
        self.unshared: dict[str, tuple[float, float]] = {}  # name -> usage not yet shared with other processes, when

    def wait(self, name: str) -> float:
        """Take a token and return the seconds to wait; if that is too long, raise TooFast and take nothing."""
        now = self.clock()
        tokens, then = self.buckets.get(name, (float(self.rate.burst), now))
        tokens = min(float(self.rate.burst), tokens + (now - then) * self.rate.per_second) - 1
        delay = max(0.0, -tokens / self.rate.per_second)
        if delay > self.rate.patience:
            raise TooFast(delay - self.rate.patience)
        self.buckets[name] = (tokens, now)
        self.unshared[name] = (self._not_back(name, now) + 1, now)
        if len(self.buckets) > self.tidy_at:
            self._forget_full(now)
        return delay

    def _forget_full(self, now: float) -> None:
        """Drop full buckets; next time when there are twice as many, to keep the amortised cost low."""
        fill = self.rate.burst / self.rate.per_second
        self.buckets = {name: kept for name, kept in self.buckets.items() if now - kept[1] < fill}
        self.tidy_at = max(FORGET, 2 * len(self.buckets))

    def _not_back(self, name: str, now: float) -> float:
        """Return the usage that is neither shared with other processes nor refilled since."""
        taken, then = self.unshared.get(name, (0.0, now))
        return max(0.0, taken - (now - then) * self.rate.per_second)

    def to_share(self) -> dict[str, float]:
        """Return the usage worth sharing with other processes: at least a quarter of a burst."""
        now = self.clock()
        taken = {name: self._not_back(name, now) for name in self.unshared}
        told = {name: much for name, much in taken.items() if much >= self.rate.burst / 4}
        self.unshared = {name: (much, now) for name, much in taken.items() if much and name not in told}
        return told

    def lower(self, name: str, used: float) -> None:
        """Lower a bucket to what the usage in all processes leaves."""
        now = self.clock()
        tokens, then = self.buckets.get(name, (float(self.rate.burst), now))
        left = min(tokens + (now - then) * self.rate.per_second, self.rate.burst - used)
        self.buckets[name] = (left, now)


class Allowance:
    """The rate limits of `settings.Limits`, by person and by address."""

    def __init__(self, limits: Limits) -> None:
        rates = {field.name: getattr(limits, field.name) for field in fields(limits)}
        self.buckets = {name: Buckets(rate) for name, rate in rates.items() if isinstance(rate, Rate)}

    async def take(self, what: str, *names: str) -> None:
        """Take a token for every name, waiting if necessary."""
        delay = max(self.buckets[what].wait(name) for name in names)
        if delay:
            await asyncio.sleep(delay)

    async def share(self, store: Store, now: int) -> None:
        """Synchronise usage with the other processes; in between, each grants what it knows to be left."""
        for kind, buckets in self.buckets.items():
            taken = buckets.to_share()
            if taken and store.is_shared:
                from tablee.server.store.spending import add_up  # the database is loaded after the first page

                used = await add_up(store, kind, buckets.rate.per_second, taken, now)
                for name, level in used.items():
                    buckets.lower(name, level)
