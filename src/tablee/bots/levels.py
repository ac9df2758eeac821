"""Levels of play, from "learning" to "merciless": which bot each is in each game, and its measured rating.

`tablee ladder GAME` measures them again. Iterations instead of milliseconds, so that a level is as strong on any machine;
the strongest takes about half a second of one core per turn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tablee.core.shelf import SHELF

LEVELS = ("learning", "casual", "steady", "sharp", "merciless")
USUAL_LEVEL = "steady"
# Beside the sources: what lies beside the compiled engine is a copy.
KEPT = Path(str(Path(__file__).with_name("ratings.json")).replace(str(Path("build/compiled")), "src"))

ELSEWHERE = ("greedy:samples=1:blind=75", "greedy:samples=2:blind=35", "greedy", "ismcts:it=60", "ismcts:it=300")
SPECS: dict[str, tuple[str, ...]] = {
    "happy_dayz": ("greedy:samples=1:blind=70", "greedy:samples=1:blind=20", "ismcts:it=60", "ismcts:it=600", "ismcts:it=12000"),
    "happy_pigs": ("greedy:samples=1:blind=80", "greedy:samples=1:blind=35", "ismcts:it=90", "ismcts:it=320", "ismcts:it=3000"),
    "zombiaki": ("greedy:samples=1:blind=75", "greedy:samples=1:blind=50", "greedy", "ismcts:it=40", "ismcts:it=6000"),
    "zombies4": ("greedy:samples=1:blind=75", "greedy:samples=1:blind=45", "greedy", "careful:it=4", "careful:it=400"),
}  # fmt: skip
# Seconds from question to answer at a table with people, whatever the hand: a quick answer would tell how easy it was.
# Longer than the level thinks; the app tells what happened at a pace of its own, so where a turn is many answers each comes soon.
PACE: dict[str, tuple[float, ...]] = {
    "happy_dayz": (0.12, 0.12, 0.12, 0.3, 1.2),
    "happy_pigs": (0.1, 0.1, 0.1, 0.3, 1.2),
    "zombiaki": (0.2, 0.2, 0.2, 0.4, 1.2),
    "zombies4": (0.03, 0.03, 0.03, 0.1, 0.6),
}
PACE_ELSEWHERE = (0.2, 0.2, 0.3, 0.5, 1.2)
UNHURRIED = 1.2  # a bot that is no level; one that picks at random has nothing to hide


def pace(bot: str, game: str) -> float:
    """Seconds that a bot takes to answer, whatever it was asked."""
    if bot in LEVELS:
        return PACE.get(game, PACE_ELSEWHERE)[LEVELS.index(bot)]
    return 0.0 if bot == "random" else UNHURRIED


def level_specs(game: str) -> list[str]:
    """The bots of a game, level by level."""
    return list(SPECS.get(game, ELSEWHERE))


def level_spec(level: str, game: str) -> str:
    """The bot that plays a game at a level."""
    return level_specs(game)[LEVELS.index(level)]


@dataclass(frozen=True)
class Rating:
    """A level's rating among those of its game, in points; ± twice `unsure` is the 95 % interval."""

    points: int
    unsure: int


def is_current(game: str, measured: Mapping[str, object]) -> bool:
    """Whether a stored measurement is of the bots and the rules of today: who changes either measures anew."""
    known = SHELF.get(game)
    return known is not None and (measured.get("bots"), measured.get("rules")) == (
        level_specs(game),
        known.rules_version,
    )


@lru_cache(maxsize=1)
def ratings() -> dict[str, dict[str, Rating]]:
    """The stored ratings, by game and level; games whose bots and rules of today were never measured are missing."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return {
        game: {level: Rating(points, unsure) for level, (points, unsure) in data["levels"].items()}
        for game, data in kept.items()
        if is_current(game, data)
    }
