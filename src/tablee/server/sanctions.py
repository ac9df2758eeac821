"""Bans and mutes, cached in memory and reloaded after every admin action."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network

from sqlalchemy import select

from tablee.core.errors import Refused
from tablee.server.store import Store, schema

Network = IPv4Network | IPv6Network


def said_time(at: int) -> str:
    """Format a time for people to read."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def read_network(written: str) -> Network | None:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_network(written, strict=False)
    return None


class Sanctions:
    """All current sanctions."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.people: dict[tuple[str, str], tuple[int, str]] = {}  # (kind, person) -> until when, why
        self.networks: list[tuple[Network, int, str]] = []

    async def load(self) -> None:
        kept = schema.sanctions
        found = await self.store.all(select(kept).where(kept.c.until > self.now()))
        self.people, self.networks = {}, []
        for row in found:
            what, _, whom = row.whom.partition(":")
            network = read_network(whom) if what == "address" else None
            if network is not None:
                self.networks.append((network, row.until, row.why))
            else:
                self.people[row.kind, whom] = (row.until, row.why)

    def check_address(self, caller: str) -> None:
        """Raise Refused if an address is banned."""
        if not self.networks:
            return
        network = read_network(caller)
        for banned, until, why in self.networks:
            if network is not None and network.version == banned.version and network.overlaps(banned):
                self._refuse("banned", until, why)

    def check_person(self, person: str, kind: str = "ban") -> None:
        """Raise Refused if a person is banned, or muted if `kind` is "mute"."""
        until, why = self.people.get((kind, person), (0, ""))
        self._refuse("banned" if kind == "ban" else "muted", until, why)

    def _refuse(self, problem: str, until: int, why: str) -> None:
        if until > self.now():
            raise Refused(problem, until=said_time(until), why=why or "–")
