"""How often each seat wins: the lab's baseline from bots of equal level (docs/how-to/run-a-study.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "expected.json"


@dataclass(frozen=True, slots=True)
class Baseline:
    """The share of wins a seat can expect, its 95 % bounds, and the number of matches measured.

    Where the lab has measured nothing, it is an equal share from 0 matches, with bounds from 0 to 1.
    """

    share: float
    low: float
    high: float
    matches: int


@cache
def measured() -> dict[str, Any]:
    """Return shares of wins, their bounds and the numbers of matches, by game and number of seats (lab/expected.py)."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def baseline(game: str, seats: int, seat: int) -> Baseline:
    """Return what a seat can expect."""
    known = measured()["shares"].get(game, {}).get(str(seats), [])
    if seat >= len(known):
        return Baseline(1 / seats, 0.0, 1.0, 0)
    low, high = measured()["bounds"][game][str(seats)][seat]
    return Baseline(known[seat], low, high, measured()["matches"][game][str(seats)])
