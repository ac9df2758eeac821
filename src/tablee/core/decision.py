"""Decisions: a question put to one seat, with all its options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Decision:
    """What one seat is asked now. `number` counts that seat's own decisions, so it tells nothing of the others."""

    seat: int
    kind: str
    options: list[str]
    args: dict[str, Any] = field(default_factory=dict)
    number: int = 0
    answered: bool = False  # a sealed answer is in; these are the ways to change it

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "options": self.options,
            "args": self.args,
            "number": self.number,
            "answered": self.answered,
        }
