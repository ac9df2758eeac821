"""Exceptions to the contract that a game's own rules require, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Reasons = Mapping[str, str]


@dataclass(frozen=True)
class Allowances:
    """Exceptions to the contract for one game. Every value is a reason: the clause, or one sentence.

    `all_open`: combinations of settings under which nothing is hidden; `[{}]` for a game that never hides anything.
    `open_verbs`: verbs played face up while other seats are still answering.
    `opened`: events that show something hidden which then leaves the table, so that no view contains it.
    `rare`: messages that occur too rarely in random matches for a normal run.
    `never`: messages and picks that random matches never reach. `rare` and `never` accept wildcards: `pick lay T0 *`.
    """

    all_open: tuple[Mapping[str, Any], ...] = ()
    open_verbs: Reasons = field(default_factory=dict)
    opened: Reasons = field(default_factory=dict)
    rare: Reasons = field(default_factory=dict)
    never: Reasons = field(default_factory=dict)


NONE = Allowances()
