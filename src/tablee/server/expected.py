"""How often a seat wins: the baseline of the lab, bots of one level against each other (docs/how-to/run-a-study.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "expected.json"


@dataclass(frozen=True, slots=True)
class Baseline:
    """The share of wins a seat can expect, between which bounds it lies with 95 %, and in how many matches it was seen.

    Where the lab has not looked, it is an even share of nought matches, and may be anything.
    """

    share: float
    low: float
    high: float
    matches: int


@cache
def measured() -> dict[str, Any]:
    """Shares of wins, their bounds and the numbers of matches, each by game and number of seats (lab/expected.py)."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def baseline(game: str, seats: int, seat: int) -> Baseline:
    """What a seat can expect."""
    known = measured()["shares"].get(game, {}).get(str(seats), [])
    if seat >= len(known):
        return Baseline(1 / seats, 0.0, 1.0, 0)
    low, high = measured()["bounds"][game][str(seats)][seat]
    return Baseline(known[seat], low, high, measured()["matches"][game][str(seats)])
