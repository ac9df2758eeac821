"""Levels of play, from "learning" to "merciless": the bot of each level in each game, and its measured rating.

`tablee ladder GAME` measures the ratings. Budgets are iterations instead of milliseconds, so that a level is equally
strong on any machine; the strongest takes about half a second of one core per turn.
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
# In the source tree, because the file next to the compiled engine is a copy.
KEPT = Path(str(Path(__file__).with_name("ratings.json")).replace(str(Path("build/compiled")), "src"))

ELSEWHERE = ("greedy:samples=1:blind=75", "greedy:samples=2:blind=35", "greedy", "ismcts:it=60", "ismcts:it=300")
SPECS: dict[str, tuple[str, ...]] = {
    "happy_dayz": ("greedy:samples=1:blind=70", "greedy:samples=1:blind=20", "ismcts:it=60", "ismcts:it=600", "ismcts:it=12000"),
    "happy_pigs": ("greedy:samples=1:blind=60", "greedy:samples=1:blind=20", "greedy", "ismcts:it=30", "ismcts:it=6000"),
    "zombiaki": ("greedy:samples=1:blind=75", "greedy:samples=1:blind=50", "greedy", "ismcts:it=30", "ismcts:it=20000"),
    "zombies4": ("greedy:samples=1:blind=75", "greedy:samples=1:blind=50", "greedy:samples=1:blind=20", "greedy", "careful:it=400"),
}  # fmt: skip
# Seconds from question to answer at a table with people, whatever the hand: a quick answer would reveal an easy one.
# They exceed the time the level thinks. The app shows events at its own pace, so games with many answers per turn
# have short delays.
PACE: dict[str, tuple[float, ...]] = {
    "happy_dayz": (0.12, 0.12, 0.12, 0.3, 1.2),
    "happy_pigs": (0.1, 0.1, 0.1, 0.3, 1.2),
    "zombiaki": (0.2, 0.2, 0.2, 0.4, 1.2),
    "zombies4": (0.03, 0.03, 0.03, 0.03, 0.6),
}
PACE_ELSEWHERE = (0.2, 0.2, 0.3, 0.5, 1.2)
UNHURRIED = 1.2  # for a bot that is not a level; a random one has nothing to hide and answers immediately


def pace(bot: str, game: str) -> float:
    """Return the seconds a bot takes to answer, whatever it is asked and in whatever style it plays."""
    level = bot.partition(":")[0]
    if level in LEVELS:
        return PACE.get(game, PACE_ELSEWHERE)[LEVELS.index(level)]
    return 0.0 if bot == "random" else UNHURRIED


def level_specs(game: str) -> list[str]:
    """Return the specs of a game's bots, by level."""
    return list(SPECS.get(game, ELSEWHERE))


def level_spec(level: str, game: str) -> str:
    """Return the spec of the bot that plays a game at a level."""
    return level_specs(game)[LEVELS.index(level)]


@dataclass(frozen=True)
class Rating:
    """A level's rating relative to the game's other levels, in points; ± twice `unsure` is the 95 % interval."""

    points: int
    unsure: int


def is_current(game: str, measured: Mapping[str, object]) -> bool:
    """True if a stored measurement applies to the current bots and rules; changing either requires a new one."""
    known = SHELF.get(game)
    return known is not None and (measured.get("bots"), measured.get("rules")) == (
        level_specs(game),
        known.rules_version,
    )


@lru_cache(maxsize=1)
def ratings() -> dict[str, dict[str, Rating]]:
    """Return the stored ratings by game and level, without games whose current bots and rules were never measured."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return {
        game: {level: Rating(points, unsure) for level, (points, unsure) in data["levels"].items()}
        for game, data in kept.items()
        if is_current(game, data)
    }
