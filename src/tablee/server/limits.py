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

    def wait(self, name: str) -> float:
        """Take a token; seconds to wait before going on. TooFast when that would be too long, and nothing is taken."""
        now = self.clock()
        tokens, then = self.buckets.get(name, (float(self.rate.burst), now))
        tokens = min(float(self.rate.burst), tokens + (now - then) * self.rate.per_second) - 1
        delay = max(0.0, -tokens / self.rate.per_second)
        if delay > self.rate.patience:
            raise TooFast(delay - self.rate.patience)
        self.buckets[name] = (tokens, now)
        if len(self.buckets) > self.tidy_at:
            self._forget_full(now)
        return delay

    def _forget_full(self, now: float) -> None:
        """Throw full buckets away; the next time when there are twice as many, so that a token stays cheap."""
        fill = self.rate.burst / self.rate.per_second
        self.buckets = {name: kept for name, kept in self.buckets.items() if now - kept[1] < fill}
        self.tidy_at = max(FORGET, 2 * len(self.buckets))


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
