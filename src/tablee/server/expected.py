"""How often a seat wins: the baseline of the lab, bots of one level against each other (docs/how-to/run-a-study.md)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "expected.json"


@cache
def shares() -> dict[str, dict[str, list[float]]]:
    """Game and number of seats -> the share of wins of each seat."""
    found: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text())["shares"]
    return found


def expected_share(game: str, seats: int, seat: int) -> float:
    """The share of wins a seat can expect; an even share where the lab has not looked."""
    known = shares().get(game, {}).get(str(seats), [])
    return known[seat] if seat < len(known) else 1 / seats
