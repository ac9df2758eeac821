"""Limits on how often somebody may ask: first a delay, then a clear refusal."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import fields

from starlette.types import Scope

from tablee.core.errors import Refused
from tablee.server.settings import Limits, Rate
from tablee.server.store import Store
from tablee.server.store.spending import add_up

FORGET = 10_000  # buckets kept before full ones are thrown away


def caller(scope: Scope) -> str:
    """Whom limits take for one: an address, or with IPv6 the network of 64 bits that one subscriber has."""
    host = scope["client"][0] if scope.get("client") else ""
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6 and address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(host)


class TooFast(Refused):
    """Too many requests; `wait` seconds would help."""

    def __init__(self, wait: float) -> None:
        self.wait = math.ceil(wait)
        super().__init__("too-fast", seconds=self.wait)


class Buckets:
    """One bucket of tokens per name (an address, a person), all filling at the same rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # name -> tokens left, when
        self.tidy_at = FORGET
        self.unshared: dict[str, tuple[float, float]] = {}  # name -> what other processes do not know was taken, when

    def wait(self, name: str) -> float:
        """Take a token; seconds to wait before going on. TooFast when that would be too long, and nothing is taken."""
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
        """Throw full buckets away; the next time when there are twice as many, so that a token stays cheap."""
        fill = self.rate.burst / self.rate.per_second
        self.buckets = {name: kept for name, kept in self.buckets.items() if now - kept[1] < fill}
        self.tidy_at = max(FORGET, 2 * len(self.buckets))

    def _not_back(self, name: str, now: float) -> float:
        """What other processes do not know was taken, and has not come back since."""
        taken, then = self.unshared.get(name, (0.0, now))
        return max(0.0, taken - (now - then) * self.rate.per_second)

    def to_share(self) -> dict[str, float]:
        """What was taken and is worth telling other processes; of a quarter of a burst nobody need know."""
        now = self.clock()
        taken = {name: self._not_back(name, now) for name in self.unshared}
        told = {name: much for name, much in taken.items() if much >= self.rate.burst / 4}
        self.unshared = {name: (much, now) for name, much in taken.items() if much and name not in told}
        return told

    def lower(self, name: str, used: float) -> None:
        """So much has been used by somebody everywhere: no more than the rest is left to take here."""
        now = self.clock()
        tokens, then = self.buckets.get(name, (float(self.rate.burst), now))
        left = min(tokens + (now - then) * self.rate.per_second, self.rate.burst - used)
        self.buckets[name] = (left, now)


class Allowance:
    """How often each thing may be asked for, by each person and from each address: `settings.Limits`."""

    def __init__(self, limits: Limits) -> None:
        rates = {field.name: getattr(limits, field.name) for field in fields(limits)}
        self.buckets = {name: Buckets(rate) for name, rate in rates.items() if isinstance(rate, Rate)}

    async def take(self, what: str, *names: str) -> None:
        """Take a token for every name, waiting for them if need be."""
        delay = max(self.buckets[what].wait(name) for name in names)
        if delay:
            await asyncio.sleep(delay)

    async def share(self, store: Store, now: int) -> None:
        """Even out with the other processes; between two times each of them grants what it has."""
        for kind, buckets in self.buckets.items():
            taken = buckets.to_share()
            if taken and store.is_shared:
                used = await add_up(store, kind, buckets.rate.per_second, taken, now)
                for name, level in used.items():
                    buckets.lower(name, level)
