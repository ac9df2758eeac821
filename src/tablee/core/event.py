"""Events: what happened, as told to each seat. Compiled, because a match creates thousands of them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import contains
from tablee.core.hot import acyclic


@acyclic
class Event:
    """One thing that happened. Everybody learns `args`; the seats in the bitmask `to` also learn `secret`.

    `reveals` means that somebody learned something hidden, so undoing it needs consent.
    Values are JSON: seats are ints under names ending in `seat`, components are their text ids.
    """

    __slots__ = ("args", "kind", "reveals", "secret", "to")

    def __init__(
        self,
        kind: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        to: int = 0,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.to = to
        self.reveals = reveals

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """Return the event as this seat (None = a spectator) learns it."""
        if self.secret is not None and seat is not None and contains(self.to, seat):
            return {"event": self.kind, **self.args, **self.secret}
        return {"event": self.kind, **self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.kind, self.to))

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.args, self.secret, self.to, self.reveals

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.secret!r}, {self.to:#b}, reveals={self.reveals})"
